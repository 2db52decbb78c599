/// Guesses the intended name of a mistyped one.
enum NearestMatch {
  /// The candidate that begins with `word`, else the one with the fewest edits; `nil` if none is near.
  static func to(_ word: String, in candidates: [String]) -> String? {
    let typed = word.lowercased()
    if let completed = candidates.first(where: { typed.count >= 3 && $0.hasPrefix(typed) }) { return completed }
    let nearest = candidates.map { (name: $0, edits: edits(from: typed, to: $0)) }.min { $0.edits < $1.edits }
    guard let nearest, nearest.edits <= max(2, nearest.name.count / 3) else { return nil }
    return nearest.name
  }

  /// The number of characters to insert, delete or replace (Levenshtein distance).
  /// - Complexity: O(n · m).
  private static func edits(from source: String, to target: String) -> Int {
    let target = Array(target)
    var row = Array(0...target.count)
    for (line, character) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
