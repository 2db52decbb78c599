import ControllerTree
import Foundation

extension UINavigationBar {
  private var surface: BarSurface<UINavigationBarAppearance> { ownBarSurface(UINavigationBarAppearance.self) }
  private var appearances: BarAppearances<UINavigationBarAppearance>? {
    barSurface(UINavigationBarAppearance.self)?.appearances
  }

  /// The look of the bar in its usual height. While none was set, it follows the former properties, such as `barTintColor`.
  /// Rules: BAR-04, BAR-06.
  public var standardAppearance: UINavigationBarAppearance {
    get { appearances?.standard ?? formerAppearance }
    set { surface.appearances.standard = newValue }
  }
  /// The look of the bar in compact height; `nil` for ``standardAppearance``. Rules: BAR-04.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances?.compact }
    set { surface.appearances.compact = newValue }
  }
  /// The look of the bar above content that is at its top; `nil` for ``standardAppearance`` without background. Rules: BAR-04, BAR-05.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances?.scrollEdge }
    set { surface.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height above content that is at its top. Rules: BAR-04, BAR-05.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances?.compactScrollEdge }
    set { surface.appearances.compactScrollEdge = newValue }
  }

  /// The look that the bar has now: that of the top item, else the bar's own, for the bar's height and the place of the content. A copy.
  ///
  /// The content is the scroll view that the item's controller names for its top (`contentScrollView(for:)`).
  /// Rules: BAR-04 to BAR-06.
  public var appearanceInForce: UINavigationBarAppearance {
    let (item, own) = (topItem?.surfaceIfMade?.appearances, appearances)
    let standard = item?.standard ?? standardAppearance
    let compact = item?.compact ?? own?.compact
    let scrollEdge = item?.scrollEdge ?? own?.scrollEdge
    let isCompact = traitCollection.verticalSizeClass == .compact
    guard let controller = topItem?.controller, BarEdge.isAtEdge(.top, of: controller) else {
      return ((isCompact ? compact : nil) ?? standard).copied
    }
    guard isCompact else { return (scrollEdge ?? standard.atScrollEdge).copied }
    let compactScrollEdge = item?.compactScrollEdge ?? own?.compactScrollEdge
    return (compactScrollEdge ?? scrollEdge ?? compact ?? standard.atScrollEdge).copied
  }

  /// The look by the former properties (BAR-06).
  private var formerAppearance: UINavigationBarAppearance {
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

  // MARK: Former spellings

  /// Sets the picture behind the bar for a position and a height. Rules: BAR-06.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    surface.looks.images[.background(barPosition, barMetrics)] = backgroundImage
  }

  /// The picture behind the bar for a position and a height; that for any position if there is none.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    let images = barSurface(UINavigationBarAppearance.self)?.looks.images
    return images?[.background(barPosition, barMetrics)] ?? images?[.background(.any, barMetrics)]
  }

  /// Sets the picture behind the bar for a height. Rules: BAR-06.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The picture behind the bar for a height.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets how far the title is moved down, in points. Rules: BAR-06.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    surface.looks.offsets[.title(barMetrics)] = UIOffset(horizontal: 0, vertical: adjustment)
  }

  /// How far the title is moved down, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barSurface(UINavigationBarAppearance.self)?.looks.offsets[.title(barMetrics)]?.vertical ?? 0
  }
}

extension FormerBarLooks.Key {
  static func background(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Self {
    Self(name: "background", position: position.rawValue, metrics: metrics.rawValue)
  }
  static func title(_ metrics: UIBarMetrics) -> Self { Self(name: "title", metrics: metrics.rawValue) }
}

extension UINavigationItem {
  /// The look of the bar in its usual height while the item is on top; `nil` for the bar's. Rules: BAR-04.
  public var standardAppearance: UINavigationBarAppearance? {
    get { surfaceIfMade?.appearances.standard }
    set { ownSurface.appearances.standard = newValue }
  }
  /// The look of the bar in compact height while the item is on top; `nil` for the bar's. Rules: BAR-04.
  public var compactAppearance: UINavigationBarAppearance? {
    get { surfaceIfMade?.appearances.compact }
    set { ownSurface.appearances.compact = newValue }
  }
  /// The look of the bar above content that is at its top while the item is on top; `nil` for the bar's. Rules: BAR-04.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { surfaceIfMade?.appearances.scrollEdge }
    set { ownSurface.appearances.scrollEdge = newValue }
  }
  /// The look of the bar in compact height above content that is at its top while the item is on top; `nil` for the bar's. Rules: BAR-04.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { surfaceIfMade?.appearances.compactScrollEdge }
    set { ownSurface.appearances.compactScrollEdge = newValue }
  }
}
