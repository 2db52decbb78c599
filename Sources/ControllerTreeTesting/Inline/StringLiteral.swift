/// A string literal of Swift without interpolations, read and written.
struct StringLiteral {
  /// The value that the compiler gives the literal.
  let value: String
  /// The number of signs around the quotes: `#"…"#` has one.
  let hashes: Int

  /// Reads a literal; `nil` if it is none, or if it contains an interpolation.
  init?(_ source: String) {
    // A file may end its lines in another way; the value of a literal has line feeds.
    let source = source.replacing("\r\n", with: "\n")
    let hashes = source.prefix { $0 == "#" }.count
    let quoted = source.dropFirst(hashes)
    guard source.hasSuffix(String(repeating: "#", count: hashes)) else { return nil }
    let inner = quoted.dropLast(hashes)
    let content: String?
    if inner.hasPrefix("\"\"\"") {
      guard inner.count >= 6, inner.hasSuffix("\"\"\"") else { return nil }
      content = Self.unindented(inner.dropFirst(3).dropLast(3))
    } else {
      guard inner.count >= 2, inner.hasPrefix("\""), inner.hasSuffix("\"") else { return nil }
      content = String(inner.dropFirst().dropLast())
    }
    guard let content, let value = Self.value(of: content, hashes: hashes) else { return nil }
    (self.value, self.hashes) = (value, hashes)
  }

  /// The lines of a literal of several lines, without the indentation of its end.
  private static func unindented(_ content: Substring) -> String? {
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, lines.removeFirst().allSatisfy(\.isWhitespace), let indent = lines.popLast(),
      indent.allSatisfy(\.isWhitespace)
    else { return nil }
    var result: [Substring] = []
    for line in lines {
      guard line.hasPrefix(indent) || line.allSatisfy(\.isWhitespace) else { return nil }
      result.append(line.hasPrefix(indent) ? line.dropFirst(indent.count) : "")
    }
    return result.joined(separator: "\n")
  }

  /// `content` with its escape sequences replaced.
  private static func value(of content: String, hashes: Int) -> String? {
    let escape = "\\" + String(repeating: "#", count: hashes)
    var value = ""
    var rest = content[...]
    while let range = rest.firstRange(of: escape) {
      value += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let kind = rest.popFirst() else { return nil }
      switch kind {
      case "0": value += "\0"
      case "t": value += "\t"
      case "n": value += "\n"
      case "r": value += "\r"
      case "\\", "\"", "'": value.append(kind)
      case "\n": break
      case " ", "\t":
        // White space may stand between the sign and the end of the line that it removes.
        guard let end = rest.firstIndex(of: "\n"), rest[..<end].allSatisfy(\.isWhitespace) else { return nil }
        rest = rest[rest.index(after: end)...]
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"), let number = UInt32(rest[..<end], radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        value.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return value + rest
  }

  // MARK: Writing

  /// The source of a literal of several lines with this value; its lines are separated by line feeds.
  ///
  /// - Parameters:
  ///   - value: The value of the literal. The literal of an empty one is `""`.
  ///   - hashes: The least number of signs around the quotes.
  ///   - indent: The white space before each line but the first.
  static func source(of value: String, hashes: Int = 0, indent: String) -> String {
    var hashes = hashes
    func sign() -> String { String(repeating: "#", count: hashes) }
    guard !value.isEmpty else { return sign() + "\"\"" + sign() }
    // With signs the text stands as it is, if there are enough of them.
    while hashes > 0, value.contains("\"\"\"" + sign()) || value.contains("\\" + sign()) { hashes += 1 }
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indent + escaped(line, escape: "\\" + sign(), isRaw: hashes > 0)
    }
    return ([sign() + "\"\"\""] + lines + [indent + "\"\"\"" + sign()]).joined(separator: "\n")
  }

  private static func escaped(_ line: Substring, escape: String, isRaw: Bool) -> String {
    var text = ""
    let quoted = isRaw ? String(line) : String(line).replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"")
    for scalar in quoted.unicodeScalars {
      if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F {
        text += "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    // A formatter would remove spaces at the end of a line.
    guard let last = text.last, last == " " || last == "\t" else { return text }
    return "\(text.dropLast())\(escape)u{\(last == " " ? "20" : "9")}"
  }
}
