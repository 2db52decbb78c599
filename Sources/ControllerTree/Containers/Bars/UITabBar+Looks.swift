import Foundation

extension UITabBar: BarWithLooks {
  /// The look that the bar has now: that of the selected tab, else the bar's own, for the place of the content above it. A copy.
  ///
  /// The content is the scroll view that the selected controller names for its bottom; of a navigation controller, the top one.
  /// Rules: BAR-04 to BAR-06.
  public final var appearanceInForce: UITabBarAppearance {
    let item = selectedItem
    let standard = item?.standardAppearance ?? standardAppearance
    let tabs = BarEdge.controller(of: self) as? UITabBarController
    guard let controller = tabs?.selectedViewController, BarEdge.isAtEdge(.bottom, of: controller) else {
      return standard.copied
    }
    return (item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.atScrollEdge).copied
  }

  /// The look by the former properties (BAR-06).
  final var formerAppearance: UITabBarAppearance {
    let made = UITabBarAppearance()
    if let barTintColor { made.backgroundColor = barTintColor }
    if let backgroundImage { made.backgroundImage = backgroundImage }
    if let shadowImage { made.shadowImage = shadowImage }
    if let selectionIndicatorImage { made.selectionIndicatorImage = selectionIndicatorImage }
    (made.stackedItemWidth, made.stackedItemSpacing) = (itemWidth, itemSpacing)
    return made
  }
}
