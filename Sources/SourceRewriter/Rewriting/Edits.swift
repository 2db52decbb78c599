/// Replacements in a file, by offsets of bytes.
struct Edits {
  struct Edit {
    let start: Int
    let end: Int
    let text: String
    /// Edits at the same place keep the order in which they were made.
    let number: Int
  }

  private var edits: [Edit] = []
  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ start: Int, _ end: Int, by text: String) {
    edits.append(Edit(start: start, end: end, text: text, number: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset, offset, by: text) }

  /// The bytes of a part of the file with the edits in it. An edit inside of a replaced part has no effect.
  func text(of bytes: [UInt8], from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start + 256)
    var offset = start
    for edit in sorted(edits.filter { $0.start >= start && $0.end <= end }) {
      guard edit.start >= offset else { continue }
      result += bytes[offset..<edit.start]
      result += edit.text.utf8
      offset = edit.end
    }
    result += bytes[offset..<end]
    return result
  }

  private func sorted(_ edits: [Edit]) -> [Edit] {
    edits.sorted { one, other in
      if one.start != other.start { return one.start < other.start }
      // An insertion comes before a replacement at its place; of two replacements the longer one counts.
      let (oneInserts, otherInserts) = (one.start == one.end, other.start == other.end)
      if oneInserts != otherInserts { return oneInserts }
      if one.end != other.end { return one.end > other.end }
      return one.number < other.number
    }
  }
}
