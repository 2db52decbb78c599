/// Guesses which id a wrong one was meant to be.
///
/// A guess compares with all ids, so there are few of them, and none in a very large file: a check stays linear.
struct NearestID {
  private var remaining = 20
  private static let mostObjects = 5_000
  private static let longest = 32

  mutating func nearest(
    to id: StoryboardDocument.ObjectID, in index: StoryboardDocument.ObjectIndex
  ) -> StoryboardDocument.ObjectID? {
    guard remaining > 0, index.entries.count <= Self.mostObjects, id.text.utf8.count <= Self.longest else { return nil }
    remaining -= 1
    var best: (id: StoryboardDocument.ObjectID, edits: Int)?
    for case let other? in index.entries.lazy.map(\.id) where other.text.utf8.count <= Self.longest {
      let edits = Self.edits(from: Array(id.text.utf8), to: Array(other.text.utf8))
      if edits <= id.text.utf8.count / 3, edits < best?.edits ?? .max { best = (other, edits) }
    }
    return best?.id
  }

  /// The number of bytes to insert, delete or replace (Levenshtein distance).
  private static func edits(from source: [UInt8], to target: [UInt8]) -> Int {
    var row = Array(0...target.count)
    for (line, byte) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == byte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
