import Foundation

/// The looks of a bar button or a tab. An item has one once a look was set.
@MainActor package final class BarItemLooks {
  package var former = FormerBarLooks()
  var appearances = BarAppearances<UITabBarAppearance>()

  init() {}
}

extension UIBarItem {
  /// Made on first use.
  package final var ownLooks: BarItemLooks {
    if let looks { return looks }
    let made = BarItemLooks()
    looks = made
    return made
  }
}
