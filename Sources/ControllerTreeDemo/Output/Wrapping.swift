/// Breaks text into lines.
enum Wrapping {
  /// `text` in lines of at most `width` characters, broken at spaces, or inside a word longer than that.
  static func lines(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width: width) }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// `line` itself if it fits; else wrapped, each line with the indentation of the first.
  static func keepingIndent(_ line: String, to width: Int) -> [String] {
    guard line.count > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    return lines(line, to: width - indent.count).map { indent + $0 }
  }

  /// `word`, split after colons, where a method's name can be broken.
  private static func pieces(of word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while rest.count > width {
      let start = rest.prefix(width)
      let end = start.lastIndex(of: ":").map(start.index(after:)) ?? start.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }
}
