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
/// Rules SPLIT-04 to SPLIT-06.
///
///     announce → the delegate gets its messages → beginChange → the columns come and go → done, or cancelChange
struct SplitModes: Hashable {
  /// The arrangement that is in view, or will be at the end of the current change; `nil` before the first time.
  private(set) var current: SplitArrangement?
  /// The number of sidebars that a call or a user has requested; dropped when another preference is set, or when an
  /// arrangement with another behavior is reached.
  var requested: Int?
  /// The arrangement of which the delegate has been told, until a change to it begins.
  private var announced: SplitArrangement?
  /// The arrangement before the current change.
  private var previous: SplitArrangement?

  init(current: SplitArrangement? = nil, requested: Int? = nil) {
    self.current = current
    self.requested = requested
  }

  /// The arrangement that should be in view.
  func next(in surroundings: SplitSurroundings) -> SplitArrangement {
    let next = surroundings.arrangement(sidebars: requested)
    guard let current, next.behavior != current.behavior else { return next }
    return surroundings.arrangement(sidebars: nil)
  }

  /// The arrangement that the next change shows.
  func upcoming(in surroundings: SplitSurroundings) -> SplitArrangement { announced ?? next(in: surroundings) }

  /// The delegate is told of an arrangement.
  mutating func announce(_ arrangement: SplitArrangement) { announced = arrangement }

  mutating func beginChange(in surroundings: SplitSurroundings) {
    previous = current
    reach(upcoming(in: surroundings))
    announced = nil
  }

  /// The change is cancelled: restores the arrangement before it.
  /// - Parameter requested: The number of sidebars that was requested before.
  mutating func cancelChange(requested: Int?) { self = Self(current: previous, requested: requested) }

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
