/// Shortens calls to the width of a column so that they stay recognisable.
enum Shortening {
  /// `call` in at most `width` characters: removes the last argument labels first, then the end of the text.
  ///
  ///     Pair.transition(from:to:duration:options:animations:completion:)  →  Pair.transition(from:to:…)
  static func call(_ call: String, to width: Int) -> String {
    guard call.count > width else { return call }
    guard let open = call.firstIndex(of: "("), call.hasSuffix(":)") else { return text(call, to: width) }
    let name = call[...open]
    var labels = call[call.index(after: open)...].dropLast().split(separator: ":").map { "\($0):" }
    while labels.popLast() != nil {
      let shorter = "\(name)\(labels.joined())…)"
      if shorter.count <= width { return shorter }
    }
    return text(call, to: width)
  }

  /// `text` in at most `width` characters, with an ellipsis at the end if it was cut.
  static func text(_ text: String, to width: Int) -> String {
    text.count > width ? "\(text.prefix(max(width - 1, 0)))…" : text
  }

  /// `text` in lines of at most `width` characters, broken at spaces, or inside a word longer than that.
  static func wrapped(_ text: String, to width: Int) -> [String] {
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
  static func wrappedKeepingIndent(_ line: String, to width: Int) -> [String] {
    guard line.count > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    return wrapped(line, to: width - indent.count).map { indent + $0 }
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
