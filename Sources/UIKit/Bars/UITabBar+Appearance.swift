import ControllerTree
import Foundation

extension UITabBar {
  private var surface: BarSurface<UITabBarAppearance> { ownBarSurface(UITabBarAppearance.self) }
  private var appearances: BarAppearances<UITabBarAppearance>? { barSurface(UITabBarAppearance.self)?.appearances }

  /// The look of the bar. While none was set, it follows the former properties, such as `barTintColor`. Rules: BAR-04, BAR-06.
  public var standardAppearance: UITabBarAppearance {
    get { appearances?.standard ?? formerAppearance }
    set { surface.appearances.standard = newValue }
  }
  /// The look of the bar below content that is at its bottom; `nil` for ``standardAppearance`` without background. Rules: BAR-04, BAR-05.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances?.scrollEdge }
    set { surface.appearances.scrollEdge = newValue }
  }

  /// The look that the bar has now: that of the selected tab, else the bar's own, for the place of the content above it. A copy.
  ///
  /// The content is the scroll view that the selected controller names for its bottom; of a navigation controller, the top one.
  /// Rules: BAR-04 to BAR-06.
  public var appearanceInForce: UITabBarAppearance {
    let (item, own) = (selectedItem?.surfaceIfMade?.appearances, appearances)
    let standard = item?.standard ?? standardAppearance
    let tabs = BarEdge.controller(of: self) as? UITabBarController
    guard let controller = tabs?.selectedViewController, BarEdge.isAtEdge(.bottom, of: controller) else {
      return standard.copied
    }
    return (item?.scrollEdge ?? own?.scrollEdge ?? standard.atScrollEdge).copied
  }

  private var formerAppearance: UITabBarAppearance {
    let made = UITabBarAppearance()
    if let barTintColor { made.backgroundColor = barTintColor }
    if let backgroundImage { made.backgroundImage = backgroundImage }
    if let shadowImage { made.shadowImage = shadowImage }
    if let selectionIndicatorImage { made.selectionIndicatorImage = selectionIndicatorImage }
    (made.stackedItemWidth, made.stackedItemSpacing) = (itemWidth, itemSpacing)
    return made
  }
}

extension UITabBarItem {
  /// The look of the bar while the tab is selected; `nil` for the bar's. Rules: BAR-04.
  public var standardAppearance: UITabBarAppearance? {
    get { surfaceIfMade?.appearances.standard }
    set { ownSurface.appearances.standard = newValue }
  }
  /// The look of the bar below content that is at its bottom while the tab is selected; `nil` for the bar's. Rules: BAR-04.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { surfaceIfMade?.appearances.scrollEdge }
    set { ownSurface.appearances.scrollEdge = newValue }
  }

  // MARK: Former spellings

  /// Sets the attributes of the badge's text for a state. Rules: BAR-06.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ownSurface.looks.attributes[.init(name: "badge", state: state.rawValue)] = textAttributes
  }

  /// The attributes of the badge's text for a state; those for the normal state if there are none.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    surfaceIfMade?.looks.attributes("badge", state)
  }
}
