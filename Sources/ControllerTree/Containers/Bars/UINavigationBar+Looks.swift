import Foundation

extension UINavigationBar: BarWithLooks {
  /// The look that the bar has now: that of the top item, else the bar's own, for the bar's height and the place of the content. A copy.
  ///
  /// The content is the scroll view that the item's controller names for its top (`contentScrollView(for:)`).
  /// Rules: BAR-04 to BAR-06.
  public final var appearanceInForce: UINavigationBarAppearance {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    let compact = item?.compactAppearance ?? compactAppearance
    let scrollEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let isCompact = traitCollection.verticalSizeClass == .compact
    guard let controller = item?.controller, BarEdge.isAtEdge(.top, of: controller) else {
      return ((isCompact ? compact : nil) ?? standard).copied
    }
    guard isCompact else { return (scrollEdge ?? standard.atScrollEdge).copied }
    let compactScrollEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    return (compactScrollEdge ?? scrollEdge ?? compact ?? standard.atScrollEdge).copied
  }

  /// The look by the former properties (BAR-06).
  final var formerAppearance: UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    if let barTintColor { made.backgroundColor = barTintColor }
    if let image = backgroundImage(for: .any, barMetrics: .default) { made.backgroundImage = image }
    if let shadowImage { made.shadowImage = shadowImage }
    if let titleTextAttributes { made.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { made.largeTitleTextAttributes = largeTitleTextAttributes }
    made.titlePositionAdjustment.vertical = titleVerticalPositionAdjustment(for: .default)
    made.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return made
  }
}
