import Foundation

extension UIToolbar: BarWithLooks {
  /// The look that the bar has now, for its height and the place of the content above it. A copy.
  ///
  /// The content is the scroll view that the top controller of the bar's navigation controller names for its bottom.
  /// Rules: BAR-04 to BAR-06.
  public final var appearanceInForce: UIToolbarAppearance {
    let standard = standardAppearance
    let isCompact = traitCollection.verticalSizeClass == .compact
    let navigation = BarEdge.controller(of: self) as? UINavigationController
    guard let controller = navigation?.topViewController, BarEdge.isAtEdge(.bottom, of: controller) else {
      return ((isCompact ? compactAppearance : nil) ?? standard).copied
    }
    guard isCompact else { return (scrollEdgeAppearance ?? standard.atScrollEdge).copied }
    return (compactScrollEdgeAppearance ?? scrollEdgeAppearance ?? compactAppearance ?? standard.atScrollEdge).copied
  }

  /// The look by the former properties (BAR-06).
  final var formerAppearance: UIToolbarAppearance {
    let made = UIToolbarAppearance()
    if let barTintColor { made.backgroundColor = barTintColor }
    if let image = backgroundImage(forToolbarPosition: .any, barMetrics: .default) { made.backgroundImage = image }
    if let image = shadowImage(forToolbarPosition: .any) { made.shadowImage = image }
    return made
  }
}
