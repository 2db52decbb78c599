import Foundation

/// Where the children of a tab bar controller have their views. What the bar covers is not part of their safe area.
final class TabContentView: UIView {
  /// How much of the bottom the bar takes away, in points.
  var coveredHeight: CGFloat = 0 {
    didSet { if coveredHeight != oldValue { SafeArea.sourceChanged(on: self) } }
  }
  /// Runs when the view has another size or safe area.
  var onLayout: () -> Void = {}

  override var addedSafeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: coveredHeight, right: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// Puts the view of `child` in, filling the place.
  func place(_ child: UIViewController) {
    guard let view = child.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UITabBarController {
  /// The view that the children's views lie in, made on first use with the bar in front of it; `nil` while there is no view.
  final var contentView: TabContentView? {
    guard let view = viewIfLoaded else { return nil }
    if let content = madeContentView, content.superview === view { return content }
    let content = TabContentView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.onLayout = { [reference] in (reference.controller as? UITabBarController)?.placeBar() }
    madeContentView = content
    view.insertSubview(content, at: 0)
    view.addSubview(tabBar)
    placeBar()
    return content
  }

  /// Something has changed that decides whether the bar is in view.
  final func barChanged() {
    if madeContentView != nil { placeBar() }
  }

  /// The bar lies at the bottom, or below it while it is not in view.
  private func placeBar() {
    guard let view = viewIfLoaded, let content = madeContentView, tabBar.superview === view else { return }
    let isInView = !isTabBarHidden && !hidesBarForPushed
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: isInView ? view.bounds.height - height : view.bounds.height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    content.coveredHeight = isInView && !tabBar.isHidden ? UITabBar.height : 0
  }

  /// Whether the shown navigation controller has a controller on its stack that wants no bar (NAV-23, TAB-14).
  private var hidesBarForPushed: Bool {
    guard let navigation = list.host as? UINavigationController else { return false }
    return navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }
}
