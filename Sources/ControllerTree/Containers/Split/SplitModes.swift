import Foundation

/// What the arrangement of a split view depends on, besides the number of sidebars that was requested.
struct SplitSurroundings: Hashable {
  let style: UISplitViewController.Style
  let preference: SplitPreference
  /// The width of the split view, in points.
  var width: CGFloat

  /// The arrangement with a number of sidebars; `nil` for the usual number.
  func arrangement(sidebars: Int?) -> SplitArrangement {
    SplitArrangement(style: style, preference: preference, requested: sidebars, width: width)
  }
}

/// The arrangement of a split view while it is expanded, and the number of sidebars that was requested. A pure value.
/// Rules SPLIT-04, SPLIT-06.
struct SplitModes: Hashable {
  /// The arrangement that is in view, or will be at the end of the current change; `nil` before the first time.
  private(set) var current: SplitArrangement?
  /// The number of sidebars that a call or a user has requested; dropped when another preference is set, or when an
  /// arrangement with another behavior is reached.
  var requested: Int?

  /// The arrangement that should be in view.
  func next(in surroundings: SplitSurroundings) -> SplitArrangement {
    let next = surroundings.arrangement(sidebars: requested)
    guard let current, next.behavior != current.behavior else { return next }
    return surroundings.arrangement(sidebars: nil)
  }

  /// The interface expands to a number of sidebars; `nil` for the usual one.
  mutating func expand(to sidebars: Int?, in surroundings: SplitSurroundings) {
    self = Self(current: surroundings.arrangement(sidebars: sidebars), requested: sidebars)
  }

  /// The arrangement is in view, or will be at the end of the change.
  mutating func reach(_ arrangement: SplitArrangement) {
    if let current, arrangement.behavior != current.behavior { requested = nil }
    current = arrangement
  }
}
