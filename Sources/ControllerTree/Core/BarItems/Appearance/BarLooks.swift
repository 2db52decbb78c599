import Foundation

/// The looks of a bar: appearances, and values of the former properties. A bar has one once a look was set.
@MainActor package final class BarLooks<Appearance: UIBarAppearance> {
  package var former = FormerBarLooks()
  package var appearances = BarAppearances<Appearance>()

  init() {}
}

/// The appearances of a bar or an item. What is set is copied (BAR-01).
@MainActor package struct BarAppearances<Appearance: UIBarAppearance> {
  package var standard: Appearance? { didSet { standard = standard?.copied } }
  package var compact: Appearance? { didSet { compact = compact?.copied } }
  package var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge?.copied } }
  package var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge?.copied } }
}

/// A bar with looks.
@MainActor package protocol BarWithLooks: UIView {
  associatedtype Appearance: UIBarAppearance
  /// `nil` until a look is set.
  var looks: BarLooks<Appearance>? { get set }
}

extension BarWithLooks {
  /// Made on first use.
  package var ownLooks: BarLooks<Appearance> {
    if let looks { return looks }
    let made = BarLooks<Appearance>()
    looks = made
    return made
  }
}
