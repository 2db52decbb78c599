/// The place of a tab bar controller's bar, and whether the bar is in view. Rules TAB-14, NAV-23.
extension UITabBarController {
  /// The view that holds the children's views and the bar.
  final var layoutContainer: UILayoutContainerView? { UILayoutContainerView.of(self, orElse: makeLayoutContainer) }

  /// The superview of the children's views; `nil` while the view is not loaded.
  final var contentView: ContainerContentView? { layoutContainer?.content }

  final func makeLayoutContainer() -> UILayoutContainerView {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.shownBars = { [reference] in (reference.controller as? UITabBarController)?.shownBars ?? .init() }
    container.barsChanged()
    return container
  }

  /// The bar may have been hidden or shown; the content follows at the next layout.
  final func barChanged() {
    guard isViewLoaded else { return }
    Stage.turn("tabBar", self, .other) { layoutContainer?.barsMayHaveChanged() }
  }

  final var isBarInView: Bool { !isTabBarHidden && !tabBar.isHidden && !hidesBarForPushed }

  private var shownBars: UILayoutContainerView.Bars {
    .init(bottom: isBarInView ? tabBar : nil, bottomHeight: UITabBar.height, reachesEdge: true)
  }

  /// Whether the shown navigation controller has a controller with `hidesBottomBarWhenPushed` on its stack.
  private var hidesBarForPushed: Bool {
    guard let navigation = list.host as? UINavigationController else { return false }
    return navigation.stackInView.contains(where: \.hidesBottomBarWhenPushed)
  }
}
