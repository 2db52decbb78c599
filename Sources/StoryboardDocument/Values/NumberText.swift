/// Reads the numbers of a file, which are plain decimal ones. Rule STORY-08.
///
/// `Double.init` accepts more: hexadecimal digits, `nan` and `inf`.
enum NumberText {
  /// The largest magnitude of a coordinate, so that sums of coordinates are finite as well.
  static let largestCoordinate = 1e15

  /// The number that `text` spells; `nil` if it is no decimal number, or not finite.
  static func number(_ text: String) -> Double? {
    guard isDecimal(text), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// As `number(_:)`; also `nil` for a number beyond `largestCoordinate`.
  static func coordinate(_ text: String) -> Double? {
    number(text).flatMap { abs($0) <= largestCoordinate ? $0 : nil }
  }

  /// The whole number that `text` spells.
  static func integer(_ text: String) -> Int? { isDecimal(text) ? Int(text) : nil }

  /// A multiplier: a number, or a ratio of two as `16:9` or `1/3`. Never 0, because such a constraint says nothing.
  static func multiplier(_ text: String) -> Double? {
    guard let separator = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return number(text).flatMap { $0 == 0 ? nil : $0 }
    }
    guard let numerator = number(String(text[..<separator])), numerator != 0,
      let denominator = number(String(text[text.index(after: separator)...])), denominator != 0
    else { return nil }
    let ratio = numerator / denominator
    return ratio.isFinite && ratio != 0 ? ratio : nil
  }

  /// Whether `text` is a sign or none, digits with or without a point, and an exponent or none.
  private static func isDecimal(_ text: String) -> Bool {
    enum Part { case start, sign, whole, point, fraction, exponent, exponentSign, exponentDigits }
    var part = Part.start
    for byte in text.utf8 {
      switch (part, byte) {
      case (.start, UInt8(ascii: "-")), (.start, UInt8(ascii: "+")): part = .sign
      case (.start, 48...57), (.sign, 48...57), (.whole, 48...57): part = .whole
      case (.start, UInt8(ascii: ".")), (.sign, UInt8(ascii: ".")), (.whole, UInt8(ascii: ".")): part = .point
      case (.point, 48...57), (.fraction, 48...57): part = .fraction
      case (.whole, UInt8(ascii: "e")), (.whole, UInt8(ascii: "E")), (.fraction, UInt8(ascii: "e")),
        (.fraction, UInt8(ascii: "E")):
        part = .exponent
      case (.exponent, UInt8(ascii: "-")), (.exponent, UInt8(ascii: "+")): part = .exponentSign
      case (.exponent, 48...57), (.exponentSign, 48...57), (.exponentDigits, 48...57): part = .exponentDigits
      default: return false
      }
    }
    return part == .whole || part == .fraction || part == .exponentDigits
  }
}
