import Foundation

/// The place of a baseline in a view's alignment rectangle.
struct TextBaseline: Hashable {
  /// The part of the height above the point from which the distance counts: 0 for the top, 1 for the bottom.
  let share: Double
  /// How far the baseline is below that point, in points.
  let distance: Double

  static func below(top distance: Double) -> Self { Self(share: 0, distance: distance) }
  static func below(center distance: Double) -> Self { Self(share: 0.5, distance: distance) }
  static func above(bottom distance: Double) -> Self { Self(share: 1, distance: -distance) }
}

/// The first and the last baseline of a view. Rules: AL-12.
struct TextBaselines: Hashable {
  let first: TextBaseline
  let last: TextBaseline

  /// Those of a view without text.
  static let edges = Self(first: .below(top: 0), last: .above(bottom: 0))

  init(first: TextBaseline, last: TextBaseline) { (self.first, self.last) = (first, last) }

  /// Those of a text of one line.
  init(line: TextBaseline) { self.init(first: line, last: line) }
}
