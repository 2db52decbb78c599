import ControllerTree
import Foundation

/// What this module keeps with a navigation item.
@MainActor final class NavigationItemSurface {
  var search = SearchOfItem()
}

/// What this module keeps with a bar button or a tab.
@MainActor final class BarItemSurface {
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
