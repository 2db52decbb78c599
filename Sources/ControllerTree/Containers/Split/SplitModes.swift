import Foundation

/// The arrangement of a split view controller while it is expanded, and the arrangement that it should have: it follows
/// from the client's preference, from the number of sidebars that a call or a user has requested since, and from the
/// width. Rules SPLIT-04, SPLIT-06.
@MainActor final class SplitModes {
  private unowned let split: UISplitViewController
  /// The arrangement that is in view, or will be at the end of the current change; `nil` before the first time.
  private(set) var current: SplitArrangement?
  /// The number of sidebars that a call, or a user, has requested; dropped when another preference is set, or when an
  /// arrangement with another behavior is reached.
  private(set) var chosen: Int?

  init(of split: UISplitViewController) { self.split = split }

  /// The arrangement in view; before the first time, the one that would be.
  var arrangement: SplitArrangement { current ?? wanted(chosen) }

  /// The arrangement that would be in view at another width.
  func arrangement(at width: CGFloat) -> SplitArrangement {
    let arrangement = wanted(chosen, width: width)
    return arrangement.behavior == current?.behavior ? arrangement : wanted(nil, width: width)
  }

  /// The arrangement that should be in view now.
  func next() -> SplitArrangement {
    let next = wanted(chosen)
    guard let current, next.behavior != current.behavior else { return next }
    return wanted(nil)
  }

  /// The arrangement that should be in view without a requested number of sidebars.
  var usual: SplitArrangement { wanted(nil) }

  private func wanted(_ chosen: Int?, width: CGFloat? = nil) -> SplitArrangement {
    let width = width ?? split.contentView?.bounds.width ?? UIScreen.main.bounds.width
    return SplitArrangement(style: split.style, wish: split.wish, chosen: chosen, width: width)
  }

  // MARK: Changing

  /// Requests a number of sidebars; `nil` for the usual one.
  func choose(_ sidebars: Int?) { chosen = sidebars }

  /// The interface expands to a number of sidebars; `nil` for the usual one.
  func expand(to sidebars: Int?) {
    chosen = sidebars
    current = wanted(sidebars)
  }

  /// The arrangement is in view, or will be at the end of the change.
  func reach(_ arrangement: SplitArrangement) {
    if let current, arrangement.behavior != current.behavior { chosen = nil }
    current = arrangement
  }

  /// A change was cancelled: restores the previous arrangement.
  func restore(_ arrangement: SplitArrangement?, chosen: Int?) { (current, self.chosen) = (arrangement, chosen) }
}
