import ControllerTree
import Foundation

/// What this module keeps with a navigation item.
@MainActor final class NavigationItemSurface {
  var search = SearchOfItem()
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
