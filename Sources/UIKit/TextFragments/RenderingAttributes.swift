import Foundation

/// Attributes beside those of a text, by parts of it. Parts don't overlap. Rules: FRAG-05.
struct RenderingAttributes {
  typealias Attributes = [NSAttributedString.Key: Any]
  typealias Run = (units: Range<Int>, attributes: Attributes)

  /// The parts in the order of the text.
  private(set) var runs: [Run] = []

  /// Changes the attributes of each piece of a part, also where there are none.
  /// - Complexity: O(n) in the parts.
  mutating func change(_ units: Range<Int>, _ body: (inout Attributes) -> Void) {
    guard !units.isEmpty else { return }
    var (inside, outside, place) = ([Run](), [Run](), units.lowerBound)
    for run in runs {
      let piece = run.units.clamped(to: units)
      if run.units.lowerBound < units.lowerBound {
        outside.append((run.units.lowerBound..<min(run.units.upperBound, units.lowerBound), run.attributes))
      }
      if run.units.upperBound > units.upperBound {
        outside.append((max(run.units.lowerBound, units.upperBound)..<run.units.upperBound, run.attributes))
      }
      guard !piece.isEmpty else { continue }
      if place < piece.lowerBound { inside.append((place..<piece.lowerBound, [:])) }
      inside.append((piece, run.attributes))
      place = piece.upperBound
    }
    if place < units.upperBound { inside.append((place..<units.upperBound, [:])) }
    for index in inside.indices { body(&inside[index].attributes) }
    runs = (outside + inside.filter { !$0.attributes.isEmpty }).sorted { $0.units.lowerBound < $1.units.lowerBound }
  }

  /// The text was edited: what was in the part is gone, what is behind it has moved.
  mutating func replaced(_ old: Range<Int>, by new: Range<Int>) {
    change(old) { $0 = [:] }
    let delta = new.count - old.count
    runs = runs.map { run in
      run.units.lowerBound < old.upperBound || delta == 0
        ? run : (run.units.lowerBound + delta..<run.units.upperBound + delta, run.attributes)
    }
  }
}
