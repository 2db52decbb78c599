/// Where the bar of a tab bar controller lies, and when it is in view. Rules TAB-14, NAV-23.
extension UITabBarController {
  /// The view that holds the children's views and the bar.
  final var layoutContainer: UILayoutContainerView? { UILayoutContainerView.of(self, orElse: makeLayoutContainer) }

  /// The view that the children's views lie in; `nil` while there is no view.
  final var contentView: ContainerContentView? { layoutContainer?.content }

  final func makeLayoutContainer() -> UILayoutContainerView {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.shownBars = { [reference] in (reference.controller as? UITabBarController)?.shownBars ?? .init() }
    container.barsChanged()
    return container
  }

  /// Something has changed that decides whether the bar is in view; the content follows at the next layout.
  final func barChanged() {
    guard isViewLoaded else { return }
    Stage.current.cycle.turn(PublicCall("tabBar", self, .other)) { layoutContainer?.barsMayHaveChanged() }
  }

  final var isBarInView: Bool { !isTabBarHidden && !tabBar.isHidden && !hidesBarForPushed }

  private var shownBars: UILayoutContainerView.Bars {
    .init(bottom: isBarInView ? tabBar : nil, bottomHeight: UITabBar.height, reachesEdge: true)
  }

  /// Whether the shown navigation controller has a controller on its stack that wants no bar.
  private var hidesBarForPushed: Bool {
    guard let navigation = list.host as? UINavigationController else { return false }
    return navigation.stackInView.contains(where: \.hidesBottomBarWhenPushed)
  }
}
