import ControllerTree
import Foundation

extension UIToolbar {
  private var surface: BarSurface<UIToolbarAppearance> { ownBarSurface(UIToolbarAppearance.self) }
  private var appearances: BarAppearances<UIToolbarAppearance>? { barSurface(UIToolbarAppearance.self)?.appearances }

  /// The look of the bar in its usual height. While none was set, it follows the former properties, such as `barTintColor`.
  /// Rules: BAR-04, BAR-06.
  public var standardAppearance: UIToolbarAppearance {
    get { appearances?.standard ?? formerAppearance }
    set { surface.appearances.standard = newValue }
  }
  /// The look of the bar in compact height; `nil` for ``standardAppearance``. Rules: BAR-04.
  public var compactAppearance: UIToolbarAppearance? {
    get { appearances?.compact }
    set { surface.appearances.compact = newValue }
  }
  /// The look of the bar below content that is at its bottom. Rules: BAR-04, BAR-05.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances?.scrollEdge }
    set { surface.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height below content that is at its bottom. Rules: BAR-04, BAR-05.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances?.compactScrollEdge }
    set { surface.appearances.compactScrollEdge = newValue }
  }

  /// The look that the bar has now, for its height and the place of the content above it. A copy.
  ///
  /// The content is the scroll view that the top controller of the bar's navigation controller names for its bottom.
  /// Rules: BAR-04 to BAR-06.
  public var appearanceInForce: UIToolbarAppearance {
    let (own, standard) = (appearances, standardAppearance)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let navigation = BarEdge.controller(of: self) as? UINavigationController
    guard let controller = navigation?.topViewController, BarEdge.isAtEdge(.bottom, of: controller) else {
      return ((isCompact ? own?.compact : nil) ?? standard).copied
    }
    guard isCompact else { return (own?.scrollEdge ?? standard.atScrollEdge).copied }
    return (own?.compactScrollEdge ?? own?.scrollEdge ?? own?.compact ?? standard.atScrollEdge).copied
  }

  private var formerAppearance: UIToolbarAppearance {
    let made = UIToolbarAppearance()
    if let barTintColor { made.backgroundColor = barTintColor }
    if let image = backgroundImage(forToolbarPosition: .any, barMetrics: .default) { made.backgroundImage = image }
    if let image = shadowImage(forToolbarPosition: .any) { made.shadowImage = image }
    return made
  }

  // MARK: Former spellings

  /// Sets the picture behind the bar for a position and a height. Rules: BAR-06.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    surface.looks.images[.background(topOrBottom, barMetrics)] = backgroundImage
  }

  /// The picture behind the bar for a position and a height; that for any position if there is none.
  public func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    let images = barSurface(UIToolbarAppearance.self)?.looks.images
    return images?[.background(topOrBottom, barMetrics)] ?? images?[.background(.any, barMetrics)]
  }

  /// Sets the picture of the shadow for a position. Rules: BAR-06.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    surface.looks.images[.shadow(topOrBottom)] = shadowImage
  }

  /// The picture of the shadow for a position; that for any position if there is none.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    let images = barSurface(UIToolbarAppearance.self)?.looks.images
    return images?[.shadow(topOrBottom)] ?? images?[.shadow(.any)]
  }
}

extension FormerBarLooks.Key {
  fileprivate static func shadow(_ position: UIBarPosition) -> Self {
    Self(name: "shadow", position: position.rawValue)
  }
}
