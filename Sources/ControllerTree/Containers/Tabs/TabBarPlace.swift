/// The place of a tab bar controller's bar, and whether the bar is in view. Rules TAB-14, NAV-23.
extension UITabBarController: LayoutContaining {
  final func setUp(_ layoutContainer: UILayoutContainerView) {
    layoutContainer.shownBars = { [reference] in (reference.controller as? UITabBarController)?.shownBars ?? .init() }
    placeChildren(in: layoutContainer.content)
    layoutContainer.barsChanged()
  }

  /// The bar may have been hidden or shown; the content follows at the next layout.
  final func barChanged() {
    guard isViewLoaded else { return }
    Stage.turn("tabBar", self, .other) { layoutContainer?.barsMayHaveChanged() }
  }

  final var isBarInView: Bool { !isTabBarHidden && !tabBar.isHidden && !hidesBarForPushed }

  private var shownBars: UILayoutContainerView.Bars {
    var accessory: UILayoutContainerView.Accessory?
    let (tabBar, isBarInView) = (tabBar, isBarInView)
    if isBarInView, let view = minimizing?.accessory?.place {
      accessory = .init(view: view, isInline: minimizing?.isMinimized == true)
    }
    return .init(
      bottom: isBarInView ? tabBar : nil, bottomHeight: UITabBar.height, opaque: tabBar.isTranslucent ? [] : .bottom,
      reachesEdge: true, accessory: accessory)
  }

  /// The bar comes into view or leaves it with an animation: with a change of pages, or alone if `change` is `nil`. Rules: NAV-39, TAB-63.
  final func barChanged(with change: (any UIViewControllerTransitionCoordinator)?, alone: Bool = false) {
    guard isViewLoaded, alone || change != nil, let container = layoutContainer,
      let animation = BarAnimation(of: container, during: change)
    else { return barChanged() }
    Stage.turn("tabBar", self, .other) {
      if container.isPlaced(tabBar) == isBarInView { return container.barsMayHaveChanged() }
      container.animate(animation) { container.barsMayHaveChanged() }
    }
  }

  /// Whether the shown navigation controller has a controller with `hidesBottomBarWhenPushed` on its stack.
  private var hidesBarForPushed: Bool {
    guard let navigation = list.host as? UINavigationController else { return false }
    return navigation.stackInView.contains(where: \.hidesBottomBarWhenPushed)
  }
}
