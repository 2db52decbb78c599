import Foundation

/// Presents a controller beside a view or an item, on a side with enough room; in narrow surroundings as a sheet.
///
/// The anchor must be set when the presentation begins, at the end of the turn: ``sourceItem``, or ``sourceView`` with
/// ``sourceRect``, or ``barButtonItem``. Rules: POP-01 to POP-04, PRES-11, STYLE-06.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private enum Anchor {
    case none
    /// A rectangle of the view, or all of it if `nil`.
    case view(UIView, CGRect?)
    case item(any UIPopoverPresentationControllerSourceItem)
  }

  private var anchor = Anchor.none
  private var lastContainerSize: CGSize?
  private var place: PopoverPlace?

  // MARK: What it points to

  /// The view or bar item that the popover points to. Rules: POP-01.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get {
      switch anchor {
      case .none: nil
      case .view(let view, _): view
      case .item(let item): item
      }
    }
    set {
      if let view = newValue as? UIView {
        setAnchor(.view(view, nil), by: "sourceItem")
      } else {
        setAnchor(newValue.map { .item($0) } ?? .none, by: "sourceItem")
      }
    }
  }

  /// The view that ``sourceRect`` belongs to. Rules: POP-01.
  open var sourceView: UIView? {
    get { if case .view(let view, _) = anchor { view } else { nil } }
    set { setAnchor(newValue.map { .view($0, givenRect) } ?? .none, by: "sourceView") }
  }

  /// The rectangle that the popover points to, in the coordinates of ``sourceView``. Unless assigned, or if
  /// `.null`: the whole view.
  /// - Issues: `invalidGeometry`; the old rectangle stays.
  /// - Rules: POP-01, MIS-32.
  open var sourceRect: CGRect {
    get {
      guard case .view(let view, let rect) = anchor else { return givenRect ?? .null }
      return rect ?? view.bounds
    }
    set {
      // `isNull` is true for every rectangle with one infinite coordinate.
      let isNull = newValue.origin == CGRect.null.origin
      guard isNull || accepts(newValue, for: "sourceRect") else { return }
      givenRect = isNull ? nil : newValue
      if case .view(let view, _) = anchor { setAnchor(.view(view, givenRect), by: "sourceRect") }
    }
  }

  /// The assigned rectangle; it may be assigned before the view.
  private var givenRect: CGRect?

  /// The item of a bar that the popover points to. Rules: POP-01.
  open var barButtonItem: UIBarButtonItem? {
    get { if case .item(let item) = anchor { item as? UIBarButtonItem } else { nil } }
    set { setAnchor(newValue.map { .item($0) } ?? .none, by: "barButtonItem") }
  }

  private func setAnchor(_ anchor: Anchor, by call: StaticString) {
    self.anchor = anchor
    frameChanged(by: call)
  }

  // MARK: How it lies

  /// The permitted directions of the arrow. Rules: POP-02.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { frameChanged(by: "permittedArrowDirections") }
  }

  /// The direction of the arrow; `.unknown` before the presentation. Rules: POP-02.
  open var arrowDirection: UIPopoverArrowDirection { place?.arrowDirection ?? .unknown }

  /// Whether the popover may cover its anchor instead of shrinking. Rules: POP-02.
  open var canOverlapSourceViewRect = false {
    didSet { frameChanged(by: "canOverlapSourceViewRect") }
  }

  /// The distances of the popover from the edges of the container's safe area, in points.
  /// - Issues: `invalidGeometry`; the old margins stay.
  /// - Rules: POP-02, MIS-32.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { layoutMargins }
    set {
      guard accepts(newValue, for: "popoverLayoutMargins") else { return }
      layoutMargins = newValue
      frameChanged(by: "popoverLayoutMargins")
    }
  }
  private var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The views behind the popover that the user can still use: a touch in one of them does not dismiss the popover. Rules: POP-05.
  open var passthroughViews: [UIView]?

  override func viewTouchedBeside(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
    for view in passthroughViews ?? [] where view.window === container.window && view.window != nil {
      if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
    }
    return container
  }
  /// The background colour of the popover. The library never reads it.
  open var backgroundColor: UIColor?

  /// The sheet that replaces the popover in narrow surroundings; can be set up at any time. Rules: STYLE-06, PC-14.
  public private(set) final lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    adapting: self, to: .pageSheet)

  // MARK: Adaptation

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      adaptiveSheetPresentationController.present(presentedViewController)
      return adaptiveSheetPresentationController
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .blurOverFullScreen,
      .none, .automatic:
      return super.adapted(to: style)
    }
  }

  // MARK: Frames

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let place = PopoverPlace(
      preferred: preferredContentSize, anchor: anchorRect(in: containerView), area: area,
      permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
    self.place = place
    lastContainerSize = lastContainerSize ?? containerView.bounds.size
    return place.frame
  }

  /// Converts the anchor to the container's coordinates; an anchor outside the window counts as the middle of the upper edge.
  private func anchorRect(in container: UIView) -> CGRect {
    let rect: CGRect? =
      switch anchor {
      case .none: nil
      case .view(let view, let rect):
        view.window != nil && view.window === container.window ? view.convert(rect ?? view.bounds, to: container) : nil
      case .item(let item): item.frame(in: container)
      }
    return rect ?? CGRect(x: container.bounds.midX, y: container.safeAreaInsets.top, width: 0, height: 0)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    frameChanged(by: "preferredContentSize")
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    containerView == nil ? preferredContentSize : frameOfPresentedViewInContainerView.size
  }

  /// Lets the delegate move the anchor when the container's size has changed (POP-03).
  override func containerViewChanges() {
    guard let size = containerView?.bounds.size, size != lastContainerSize else { return }
    lastContainerSize = size
    guard case .view(var view, _) = anchor,
      let delegate = (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    var rect = sourceRect
    let (oldRect, oldView) = (rect, view)
    TransitionRecord.add("popoverPresentationController(_:willRepositionPopoverTo:in:)", of: self)
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        delegate.popoverPresentationController(
          self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(variable: view))
      }
    }
    if !accepts(rect, for: "popoverPresentationController(_:willRepositionPopoverTo:in:)") { rect = oldRect }
    if rect != oldRect || view !== oldView { anchor = .view(view, rect) }
  }

  // MARK: What stock presentations know better

  override func prepareToBegin() -> HierarchyIssue? {
    if let delegate = (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate {
      TransitionRecord.add("prepareForPopoverPresentation", of: self)
      delegate.prepareForPopoverPresentation(self)
    }
    guard case .none = anchor, needsAnchor else { return nil }
    return .popoverWithoutAnchor(self)
  }

  /// Whether the presentation requires an anchor.
  var needsAnchor: Bool { true }

  override var yieldsToPerson: Bool { true }
  override var keepsPresentedViewInPlace: Bool { true }
}
