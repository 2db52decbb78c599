/// Reads a visual format string. Rules: AL-50, AL-51.
///
/// The grammar is that of Apple's guide. Beyond it, a connection may have a relation and a priority without parentheses
/// (`->=8@750-`), as public code writes it:
///
///     format      (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
///     view        "[" name list? "]"
///     connection  "" | "-" | "-" (predicate | list) "-"
///     list        "(" predicate ("," predicate)* ")"
///     predicate   ("==" | "<=" | ">=")? value ("@" value)?
///     value       number | name
///
/// It reads each byte a bounded number of times and never backtracks. White space has no place in the grammar.
struct VisualFormatParser {
  private let format: String
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ format: String) {
    self.format = format
    bytes = Array(format.utf8)
  }

  /// - Complexity: O(n) in the length of the string.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  // MARK: Views and connections

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    let axis = try parseAxis()
    var beforeFirst: VisualFormat.Connection?
    if skip("|") { beforeFirst = try parseConnection() }
    var result = VisualFormat(axis: axis, beforeFirst: beforeFirst, first: try parseView())
    while offset < bytes.count {
      let connection = try parseConnection()
      if skip("|") {
        result.afterLast = connection
        guard offset == bytes.count else { throw error(.textAfterEnd) }
      } else {
        result.others.append(VisualFormat.Link(connection: connection, view: try parseView()))
      }
    }
    return result
  }

  private mutating func parseAxis() throws(VisualFormatError) -> VisualFormat.Axis {
    let letter = next
    guard letter == "H" || letter == "V" else { return .horizontal }
    offset += 1
    guard skip(":") else { throw error(.noColon(after: letter == "V" ? "V" : "H")) }
    return letter == "V" ? .vertical : .horizontal
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard skip("[") else { throw error(.noView) }
    guard let name = parseName() else { throw error(.noNameOfView) }
    var predicates: [VisualFormat.Predicate] = []
    if skip("(") {
      predicates = try parseList(orFail: .openPredicate)
      guard skip("]") else { throw error(.openPredicate) }
    } else {
      guard skip("]") else { throw error(.openView) }
    }
    return VisualFormat.View(name: name, predicates: predicates, end: offset)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    guard offset < bytes.count else { throw error(.noView) }
    let predicates = skip("(") ? try parseList(orFail: .openList) : [try parsePredicate(allowsSign: false)]
    guard skip("-") else { throw error(.openConnection) }
    return .predicates(predicates)
  }

  // MARK: Predicates

  /// Reads from after the opening parenthesis to after the closing one.
  private mutating func parseList(
    orFail reason: VisualFormatError.Reason
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate(allowsSign: true)]
    while skip(",") { predicates.append(try parsePredicate(allowsSign: true)) }
    guard skip(")") else { throw error(reason) }
    return predicates
  }

  /// - Parameter allowsSign: Whether a number may be negative, as in a list; without parentheses, a hyphen ends the connection.
  private mutating func parsePredicate(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let object = try parseValue(allowsSign: allowsSign)
    let priority = skip("@") ? try parseValue(allowsSign: allowsSign) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> VisualFormat.Relation {
    let relation: VisualFormat.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    offset += 1
    guard skip("=") else { throw error(.unknownRelation) }
    return relation
  }

  private mutating func parseValue(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    if let name = parseName() { return .name(name) }
    guard let length = NumberScan.length(in: bytes[offset...], allowsSign: allowsSign),
      let number = Double(String(decoding: bytes[offset..<offset + length], as: UTF8.self)), number.isFinite
    else { throw error(.noNumber) }
    offset += length
    return .number(number)
  }

  /// A C identifier.
  private mutating func parseName() -> VisualFormat.Name? {
    let start = offset
    while offset < bytes.count, bytes[offset].isLetter || offset > start && bytes[offset].isDigit { offset += 1 }
    guard offset > start else { return nil }
    return VisualFormat.Name(text: String(decoding: bytes[start..<offset], as: UTF8.self), end: offset)
  }

  // MARK: Bytes

  private var next: Unicode.Scalar? { offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard next == expected else { return false }
    offset += 1
    return true
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, offset: offset)
  }
}

/// The length of a number as `strtod` reads it: decimal, with a fraction, an exponent, or hexadecimal.
private enum NumberScan {
  static func length(in bytes: ArraySlice<UInt8>, allowsSign: Bool) -> Int? {
    var rest = bytes
    if allowsSign, let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "0"), rest.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
      let digits = rest.dropFirst(2).prefix { $0.isHexadecimalDigit }
      if !digits.isEmpty { return digits.endIndex - bytes.startIndex }
    }
    let whole = rest.prefix { $0.isDigit }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      guard !whole.isEmpty || !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return nil
    }
    return exponentEnd(rest) - bytes.startIndex
  }

  /// The index after the exponent at the beginning of `rest`, if there is one.
  private static func exponentEnd(_ rest: ArraySlice<UInt8>) -> Int {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return rest.startIndex }
    var exponent = rest.dropFirst()
    if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") { exponent.removeFirst() }
    let digits = exponent.prefix { $0.isDigit }
    return digits.isEmpty ? rest.startIndex : digits.endIndex
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// A letter of ASCII or an underscore.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
