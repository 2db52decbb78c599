import ControllerTree
import Foundation

/// A row of segments, one of which is selected. A person's tap is ``select(_:)``. Rules: TEXT-20, TEXT-25.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Selects no segment.
  public static let noSegment = -1

  /// Which segment an attribute belongs to.
  public enum Segment: Int, Hashable, Sendable {
    /// Any.
    case any = 0
    /// The first one.
    case left = 1
    /// One between others.
    case center = 2
    /// The last one.
    case right = 3
    /// The only one.
    case alone = 4
  }

  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }
  private var parts: [Part] = []

  /// Makes a control with a segment for each title (`String`), image (`UIImage`) or action (`UIAction`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: parts.append(Part(title: title))
      case let image as UIImage: parts.append(Part(image: image))
      case let action as UIAction: parts.append(Part(title: action.title, image: action.image, action: action))
      default: break
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { parts.count }

  /// Inserts a segment with a title; a place beyond the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  /// Inserts a segment with an image; a place beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  /// Inserts a segment that performs an action; a place beyond the end means the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ part: Part, at place: Int) {
    let place = min(max(place, 0), parts.count)
    parts.insert(part, at: place)
    if selected >= place { selected += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment; if it is selected, none is. Does nothing for a place without a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard parts.indices.contains(segment) else { return }
    parts.remove(at: segment)
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    parts = []
    selected = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Changes a segment. A place that has none means the last one, as in UIKit.
  private func change(_ segment: Int, _ change: (inout Part) -> Void) {
    guard !parts.isEmpty, segment >= 0 else { return }
    change(&parts[min(segment, parts.count - 1)])
    invalidateIntrinsicContentSize()
  }

  private func part(_ segment: Int) -> Part? {
    parts.isEmpty || segment < 0 ? nil : parts[min(segment, parts.count - 1)]
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
  /// Sets the width of a segment in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// The width of a segment that was set.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
  /// Sets whether a person can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a person can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }
  /// Moves the content of a segment. Nothing is drawn.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// How far the content of a segment was moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.offset ?? .zero }

  // MARK: Selection

  /// The selected segment; ``noSegment`` for none. Setting it sends no event. A place without a segment selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = parts.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  private var selected = UISegmentedControl.noSegment {
    didSet {
      guard PropertyChanges.isObserved(self) else { return }
      PropertyChanges.tell(self, "selectedSegmentIndex", from: oldValue)
    }
  }

  /// Whether a segment is selected only for a moment.
  open var isMomentary = false
  /// Whether segments are as wide as their contents.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the selected segment. The library never reads it.
  open var selectedSegmentTintColor: UIColor?

  final var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  final var backgroundImages = StateValues<UIImage>()

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }
  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  /// Sets the background in a state. Nothing is drawn; the metrics have no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgroundImages[state] = backgroundImage }
  /// The background in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }
  /// Sets the picture between two segments in states. Nothing is drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { dividers[DividerKey(leftState, rightState, barMetrics.rawValue)] = dividerImage }
  /// The picture between two segments in states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[DividerKey(leftState, rightState, barMetrics.rawValue)] }
  private var dividers: [DividerKey: UIImage] = [:]

  /// Sets where the content of segments is moved to. Nothing is drawn.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) { adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] = adjustment }
  /// Where the content of segments is moved to.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] ?? .zero }
  private var adjustments: [[Int]: UIOffset] = [:]

  /// 32 points high, and as wide as the segments: all as wide as the widest, unless they have widths of their own. Rules: TEXT-20.
  open override var intrinsicContentSize: CGSize {
    guard !parts.isEmpty else { return CGSize(width: UIView.noIntrinsicMetric, height: 32) }
    var sum: CGFloat = 0
    for width in naturalWidths { sum += width }
    return CGSize(width: sum, height: 32)
  }

  private var naturalWidths: [CGFloat] {
    let font =
      titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
    var widths: [CGFloat] = []
    for part in parts {
      let content = part.title?.size(withAttributes: [.font: font]).width ?? part.image?.size.width ?? 0
      widths.append(part.width > 0 ? part.width : content.rounded(.up) + 24)
    }
    let widest = widths.max() ?? 0
    for (index, part) in parts.enumerated() where part.width <= 0 && !apportionsSegmentWidthsByContent {
      widths[index] = widest
    }
    return widths
  }
  /// The size of the segments. Rules: TEXT-20.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap selects the segment at its place. Rules: TOUCH-40.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    var left = bounds.minX
    let place = min(max(touch.location(in: self).x, left), bounds.maxX - 0.1)
    for (index, width) in segmentWidths.enumerated() {
      left += width
      if place < left {
        _ = select(index)
        return
      }
    }
  }

  /// The widths of the segments inside the bounds: the content's, stretched to the width of the control.
  private var segmentWidths: [CGFloat] {
    let widths = naturalWidths
    var sum: CGFloat = 0
    for width in widths { sum += width }
    return sum > 0 ? widths.map { $0 * bounds.width / sum } : []
  }

  /// A tap on a segment is no gesture of a view around it. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isNoTapAround(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A person taps a segment. One event: it is selected, its action is performed, then `valueChanged` is sent. A tap on the segment that
  /// is selected already sends nothing. Rules: TEXT-25.
  /// - Returns: Whether the segment could be tapped.
  @discardableResult
  public final func select(_ segment: Int) -> Bool {
    act("select(_:)") {
      guard parts.indices.contains(segment), parts[segment].isEnabled else { return false }
      guard isMomentary || selected != segment else { return true }
      selected = segment
      if let action = parts[segment].action { sendAction(action) }
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      if isMomentary { selected = Self.noSegment }
      return true
    }
  }
}
