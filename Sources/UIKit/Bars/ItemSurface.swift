import ControllerTree
import Foundation

/// What this module keeps with a navigation item.
@MainActor final class NavigationItemSurface {
  var search = SearchOfItem()
  var appearances = BarAppearances<UINavigationBarAppearance>()
}

/// What this module keeps with a bar button or a tab.
@MainActor final class BarItemSurface {
  var looks = FormerBarLooks()
  var appearances = BarAppearances<UITabBarAppearance>()
  /// What the item has from proxies.
  var record = AppearanceRecord()
}

extension UINavigationItem {
  /// Made on first use.
  var ownSurface: NavigationItemSurface {
    if let made = surface as? NavigationItemSurface { return made }
    let made = NavigationItemSurface()
    surface = made
    return made
  }

  var surfaceIfMade: NavigationItemSurface? { surface as? NavigationItemSurface }
}

extension UIBarItem {
  /// Made on first use.
  var ownSurface: BarItemSurface {
    if let made = surface as? BarItemSurface { return made }
    let made = BarItemSurface()
    surface = made
    return made
  }

  var surfaceIfMade: BarItemSurface? { surface as? BarItemSurface }
}

/// What this module keeps with a bar.
@MainActor final class BarSurface<Appearance: UIBarAppearance> {
  var looks = FormerBarLooks()
  var appearances = BarAppearances<Appearance>()
}

/// The address of the key of a bar's surface.
@MainActor private enum BarSurfaceKey {
  nonisolated(unsafe) static var key = 0
}

extension UIView {
  /// What this module keeps with a bar; `nil` if nothing was set.
  func barSurface<Appearance: UIBarAppearance>(_ type: Appearance.Type) -> BarSurface<Appearance>? {
    objc_getAssociatedObject(self, &BarSurfaceKey.key) as? BarSurface<Appearance>
  }

  /// What this module keeps with a bar; made on first use.
  func ownBarSurface<Appearance: UIBarAppearance>(_ type: Appearance.Type) -> BarSurface<Appearance> {
    if let made = barSurface(type) { return made }
    let made = BarSurface<Appearance>()
    objc_setAssociatedObject(self, &BarSurfaceKey.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

/// The appearances of a bar or an item. What is set is copied (BAR-01).
@MainActor struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance? { didSet { standard = standard?.copied } }
  var compact: Appearance? { didSet { compact = compact?.copied } }
  var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge?.copied } }
  var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge?.copied } }
}

/// Values of the former properties of bars and items: for positions, metrics, styles and states.
struct FormerBarLooks {
  /// The place of a value.
  struct Key: Hashable {
    var name: String
    var state = UIControl.State.normal.rawValue
    var position = UIBarPosition.any.rawValue
    var metrics = UIBarMetrics.default.rawValue
    var style = -1
  }

  var images: [Key: UIImage] = [:]
  var offsets: [Key: UIOffset] = [:]
  var attributes: [Key: [NSAttributedString.Key: Any]] = [:]

  /// The attributes for a state, else those for the normal state.
  func attributes(_ name: String, _ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[Key(name: name, state: state.rawValue)] ?? attributes[Key(name: name)]
  }
}
