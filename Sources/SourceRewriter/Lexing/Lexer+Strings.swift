extension Lexer {
  /// Reads the opening quotes of a string.
  mutating func beginString(hashes: Int) {
    stringStart = offset
    offset += hashes
    let isMultiline = bytes[offset + 1] == UInt8(ascii: "\"") && bytes[offset + 2] == UInt8(ascii: "\"")
    // `""` and `#""#` are empty strings.
    offset += isMultiline && offset + 2 < count ? 3 : 1
    strings.append(OpenString(hashes: hashes, isMultiline: isMultiline, parentheses: nil))
  }

  /// Reads up to the end of `string`, or up to its next interpolation.
  mutating func lexStringPart(_ string: OpenString) {
    let start = stringStart ?? offset
    stringStart = nil
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where areHashes(string.hashes, at: offset + 1):
        offset += 1 + string.hashes
        if bytes[offset] == UInt8(ascii: "("), offset < count { return beginInterpolation(from: start) }
        // A newline after the backslash still ends a string of one line.
        if offset < count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "\"") where isEnd(of: string):
        offset += (string.isMultiline ? 3 : 1) + string.hashes
        return endString(from: start)
      case UInt8(ascii: "\n") where !string.isMultiline, UInt8(ascii: "\r") where !string.isMultiline:
        return endString(from: start)
      default: offset += 1
      }
    }
    endString(from: start)
  }

  private mutating func endString(from start: Int) {
    offset = min(offset, count)
    strings.removeLast()
    add(.string, from: start)
  }

  private mutating func beginInterpolation(from start: Int) {
    add(.string, from: start)
    offset += 1
    add(.openParen, from: offset - 1)
    strings[strings.count - 1].parentheses = 0
  }

  private func isEnd(of string: OpenString) -> Bool {
    if string.isMultiline {
      guard bytes[offset + 1] == UInt8(ascii: "\""), bytes[offset + 2] == UInt8(ascii: "\"") else { return false }
      return areHashes(string.hashes, at: offset + 3)
    }
    return areHashes(string.hashes, at: offset + 1)
  }

  private func areHashes(_ number: Int, at offset: Int) -> Bool {
    guard offset + number <= count else { return false }
    for index in offset..<(offset + number) where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Regular expressions

  /// Moves to the end of a regular expression `/…/`; `false`, without a move, if here is none.
  ///
  /// It follows the compiler: the expression ends on its line, begins and ends without a space, and closes no parenthesis
  /// that it has not opened.
  mutating func skipRegex() -> Bool {
    var index = offset + 1
    guard !bytes[index].isBlank, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "*") else {
      return false
    }
    var parentheses = 0
    var isInClass = false
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        parentheses -= 1
        if parentheses < 0 { return false }
      case UInt8(ascii: "/") where !isInClass:
        guard !bytes[index - 1].isBlank else { return false }
        offset = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Moves to the end of `#/…/#`, which may have several lines; `false` if there is no end.
  mutating func skipExtendedRegex(hashes: Int) -> Bool {
    guard hashes < unendedHashes else { return false }
    var index = offset + 1
    while index < count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), areHashes(hashes, at: index + 1) {
        offset = index + 1 + hashes
        return true
      } else {
        index += 1
      }
    }
    unendedHashes = hashes
    return false
  }
}
