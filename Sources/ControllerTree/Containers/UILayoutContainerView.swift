import Foundation

/// The root view of a container with bars: the content fills it, and the bars lie in front, at the top and at the
/// bottom of the safe area. The content's safe area excludes the bars. It has UIKit's name, for `printedHierarchy`.
final class UILayoutContainerView: UIView {
  /// The bars that are in view.
  struct Bars {
    var top: UIView?
    var bottom: UIView?
    /// The height of the bar at the top, in points.
    var topHeight: CGFloat = 44
    /// The height of the bar at the bottom above the end of the safe area, in points.
    var bottomHeight: CGFloat = 44
    /// The edges at which no content shows through a bar.
    var opaque: UIRectEdge = []
    /// Whether the bar at the bottom extends to the edge of the view.
    var reachesEdge = false
    /// What lies above the bar at the bottom, or in its row.
    var accessory: Accessory?
  }

  /// A view that belongs to the bar at the bottom.
  struct Accessory {
    let view: UIView
    /// Whether it lies in the row of the bar.
    let isInline: Bool
    /// In points.
    static let height: CGFloat = 48
    /// The part of the row that it leaves to the bar, at both ends.
    static let margin: CGFloat = 72
  }

  /// The superview of the children's views.
  let content = ContainerContentView()
  /// Returns the bars that are in view; called at each layout.
  var shownBars: () -> Bars = { Bars() }
  /// Places the children's views at the end of each layout.
  var layOutContent: () -> Void = {}
  /// A bar is out of view at the end of its animation.
  var barHasLeft: (UIView) -> Void = { _ in }
  private var placed = Bars()
  /// The animation with which bars come and leave now, or at the next layout.
  var current: BarAnimation?
  /// Bars on their way out of view.
  var leaving: [BarAnimation.Leaving] = []
  /// The number of animations so far.
  var animations = 0

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

  /// Adds and removes bars and changes the content's safe area; the next layout places the bars.
  func barsChanged() {
    let bars = shownBars()
    let new = [bars.top, bars.bottom, bars.accessory?.view]
    let old = [placed.top, placed.bottom, placed.accessory?.view]
    placed = bars
    for bar in old {
      if let bar, !new.contains(where: { $0 === bar }) { leave(bar) }
    }
    for bar in new {
      if let bar, bar.superview !== self || !leaving.isEmpty { come(bar, from: placeOutOfView(of: bar)) }
    }
    var bottom = bars.bottom == nil ? 0 : bars.bottomHeight
    if let accessory = bars.accessory, !accessory.isInline { bottom += Accessory.height }
    content.covered = UIEdgeInsets(top: bars.top == nil ? 0 : bars.topHeight, left: 0, bottom: bottom, right: 0)
    content.opaque = bars.opaque.intersection(content.barEdges)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    barsMayHaveChanged()
    if let current {
      self.current = nil
      move(current) { $0.placeBars() }
    } else {
      placeBars()
    }
    layOutContent()
  }

  private func placeBars() {
    let bars = placed
    bars.top?.frame = topPlace
    bars.bottom?.frame = bottomPlace
    for gone in leaving {
      gone.bar.frame = outOfView(
        gone.bar.frame, isAtTop: gone.bar.frame.midY < bounds.midY, gone.way)
    }
    guard let accessory = bars.accessory else { return }
    let (top, margin) = (bounds.height - safeAreaInsets.bottom - bars.bottomHeight, Accessory.margin)
    accessory.view.frame =
      accessory.isInline
      ? CGRect(x: margin, y: top, width: max(0, bounds.width - 2 * margin), height: bars.bottomHeight)
      : CGRect(x: 0, y: top - Accessory.height, width: bounds.width, height: Accessory.height)
  }

  private var topPlace: CGRect { CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: placed.topHeight) }
  private var bottomPlace: CGRect {
    let room = safeAreaInsets.bottom
    return CGRect(
      x: 0, y: bounds.height - room - placed.bottomHeight, width: bounds.width,
      height: placed.bottomHeight + (placed.reachesEdge ? room : 0))
  }

  /// Where a bar that comes with the current animation comes from.
  private func placeOutOfView(of bar: UIView) -> CGRect {
    guard let current else { return bar.frame }
    let isAtTop = bar === placed.top
    return outOfView(isAtTop ? topPlace : bottomPlace, isAtTop: isAtTop, current.way)
  }

  /// Removes a bar, which changes no other place.
  func removeWithoutLayout(_ bar: UIView) {
    let outer = layoutState.isLayingOut
    layoutState.isLayingOut = true
    bar.removeFromSuperview()
    layoutState.isLayingOut = outer
  }

  /// Whether a bar is in view, as the bars lie now.
  func isPlaced(_ bar: UIView) -> Bool { placed.top === bar || placed.bottom === bar }

  /// The height of the bar at the top, as it lies now; `nil` if that is another one.
  func height(of bar: UIView) -> CGFloat? { placed.top === bar ? placed.topHeight : nil }

  /// A bar may show the content through now, or not any more.
  func translucencyChanged() { Stage.turn("isTranslucent", self) { barsMayHaveChanged() } }

  /// Calls `barsChanged()` if other bars are in view, or their height has changed.
  func barsMayHaveChanged() {
    let bars = shownBars()
    if bars.top !== placed.top || bars.bottom !== placed.bottom || bars.topHeight != placed.topHeight
      || bars.opaque != placed.opaque || bars.accessory?.view !== placed.accessory?.view
      || bars.accessory?.isInline != placed.accessory?.isInline
    {
      barsChanged()
    }
  }
}

/// A container that shows its children in a ``UILayoutContainerView``.
@MainActor protocol LayoutContaining: UIViewController {
  /// Sets the bars and the layout of a new layout container.
  func setUp(_ layoutContainer: UILayoutContainerView)
}

extension LayoutContaining {
  /// The view that holds content and bars: the root view, or a subview that fills it if a subclass makes its own root
  /// view. Created on first use; `nil` while the view is not loaded.
  var layoutContainer: UILayoutContainerView? {
    guard let view = loadedView else { return nil }
    if let container = view as? UILayoutContainerView { return container }
    for case let container as UILayoutContainerView in view.orderedSubviews { return container }
    let container = makeLayoutContainer()
    container.frame = view.bounds
    view.insertSubview(container, at: 0)
    return container
  }

  /// The superview of the children's views; `nil` while the view is not loaded.
  var contentView: ContainerContentView? { layoutContainer?.content }

  func makeLayoutContainer() -> UILayoutContainerView {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    setUp(container)
    return container
  }
}
