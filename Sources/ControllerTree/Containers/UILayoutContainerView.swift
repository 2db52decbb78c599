import Foundation

/// The root view of a container with bars: the content fills it, and the bars lie in front, at the top and at the bottom of the
/// safe area. What they cover is no part of the content's safe area. Named as on a device, for `printedHierarchy`.
final class UILayoutContainerView: UIView {
  /// The bars that are in view.
  struct Bars {
    var top: UIView?
    var bottom: UIView?
    /// How high the bar at the top is, in points.
    var topHeight: CGFloat = 44
    /// How high the bar at the bottom is above the safe area's end, in points.
    var bottomHeight: CGFloat = 44
    /// Whether it reaches down to the edge.
    var reachesEdge = false
  }

  /// Where the children's views lie.
  let content = ContainerContentView()
  /// Who says which bars are in view, asked at each layout.
  var shownBars: () -> Bars = { Bars() }
  /// Places the children's views, at the end of each layout.
  var layOutContent: () -> Void = {}
  private var placed = Bars()

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// Bars have come or gone: the content's safe area is another one, and the bars are placed at the next layout.
  func barsChanged() {
    let bars = shownBars()
    for bar in [placed.top, placed.bottom] {
      if let bar, bar !== bars.top, bar !== bars.bottom { bar.removeFromSuperview() }
    }
    placed = bars
    for bar in [bars.top, bars.bottom] {
      if let bar, bar.superview !== self { addSubview(bar) }
    }
    content.covered = UIEdgeInsets(
      top: bars.top == nil ? 0 : bars.topHeight, left: 0, bottom: bars.bottom == nil ? 0 : bars.bottomHeight,
      right: 0)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    barsMayHaveChanged()
    let (bars, room) = (placed, safeAreaInsets)
    bars.top?.frame = CGRect(x: 0, y: room.top, width: bounds.width, height: bars.topHeight)
    bars.bottom?.frame = CGRect(
      x: 0, y: bounds.height - room.bottom - bars.bottomHeight, width: bounds.width,
      height: bars.bottomHeight + (bars.reachesEdge ? room.bottom : 0))
    layOutContent()
  }

  /// Something has changed that decides which bars are in view, and how high they are.
  func barsMayHaveChanged() {
    let bars = shownBars()
    if bars.top !== placed.top || bars.bottom !== placed.bottom || bars.topHeight != placed.topHeight { barsChanged() }
  }
}

extension UILayoutContainerView {
  /// The view that holds content and bars: the root view, or, where a subclass makes its own, one that fills it. Made on first
  /// use; `nil` while there is no view.
  static func of(_ controller: UIViewController, orElse make: () -> UILayoutContainerView) -> UILayoutContainerView? {
    guard let view = controller.loadedView else { return nil }
    if let container = view as? UILayoutContainerView { return container }
    for case let container as UILayoutContainerView in view.orderedSubviews { return container }
    let container = make()
    container.frame = view.bounds
    view.insertSubview(container, at: 0)
    return container
  }
}

/// Where the children of a container have their views.
final class ContainerContentView: UIView {
  /// What bars in front cover, in points.
  var covered = UIEdgeInsets.zero {
    didSet { if covered != oldValue { SafeArea.sourceChanged(on: self) } }
  }

  /// A view has come in, or has come back from behind what covered it.
  var viewCameIn: () -> Void = {}

  override var addedSafeAreaInsets: UIEdgeInsets { covered }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    viewCameIn()
  }

  /// Puts the view of `controller` in, filling it, unless a presentation covers it.
  func place(_ controller: UIViewController) {
    guard !controller.isCovered, let view = controller.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
