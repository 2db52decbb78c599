import Foundation

/// Which arrangement a split view controller has while it is expanded, and which it should have: what the client wishes, and what
/// a call or a person has asked for since, in the room that there is. Rules SPLIT-04, SPLIT-06.
@MainActor final class SplitModes {
  private unowned(unsafe) let split: UISplitViewController
  /// What is in view, or will be when the present change has ended; `nil` before the first time.
  private(set) var current: SplitArrangement?
  /// How many sidebars a call, or a person, has asked for: until another wish is set, or room makes for another behavior.
  private(set) var chosen: Int?

  init(of split: UISplitViewController) { self.split = split }

  /// What is in view; before the first time, what would be.
  var arrangement: SplitArrangement { current ?? wanted(chosen) }

  /// What would be in view at another width.
  func arrangement(at width: CGFloat) -> SplitArrangement {
    let arrangement = wanted(chosen, width: width)
    return arrangement.behavior == current?.behavior ? arrangement : wanted(nil, width: width)
  }

  /// What should be in view now.
  func next() -> SplitArrangement {
    let next = wanted(chosen)
    if let current, next.behavior != current.behavior { chosen = nil }
    return wanted(chosen)
  }

  /// What should be in view, whatever was asked for.
  var usual: SplitArrangement { wanted(nil) }

  private func wanted(_ chosen: Int?, width: CGFloat? = nil) -> SplitArrangement {
    let width = width ?? split.contentView?.bounds.width ?? UIScreen.main.bounds.width
    return SplitArrangement(style: split.style, wish: split.wish, chosen: chosen, width: width)
  }

  // MARK: Changing

  /// Asks for a number of sidebars, or for the usual one.
  func choose(_ sidebars: Int?) { chosen = sidebars }

  /// The interface expands to a number of sidebars, or to the usual one.
  func expand(to sidebars: Int?) {
    chosen = sidebars
    current = wanted(sidebars)
  }

  /// The arrangement is in view, or will be.
  func reach(_ arrangement: SplitArrangement) { current = arrangement }

  /// What was begun has come to nothing.
  func restore(_ arrangement: SplitArrangement?, chosen: Int?) { (current, self.chosen) = (arrangement, chosen) }
}
