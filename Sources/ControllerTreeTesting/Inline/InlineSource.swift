import Foundation
import SourceRewriter

/// The expectation of one call in its source file.
struct InlineSource {
  private let place: SourcePlace
  private var path: String { "\(place.filePath)" }

  init(at place: SourcePlace) { self.place = place }

  /// The name of the function whose expectations stand in the source, and the label of their closures.
  private static let call = "expectTrace"
  private static let label = "toBe"

  // MARK: To paste

  /// The closure with an expectation, indented as in the source.
  func closure(_ text: String) -> String {
    let source = (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? []
    let indent = SourceText(source).indent(ofLine: Int(place.line)) ?? "    "
    let unit = indent.contains("\t") ? "\t" : "  "
    let literal = StringLiteral.source(of: text, indent: indent + unit)
    return "\(indent)} \(Self.label): {\n\(indent)\(unit)\(literal)\n\(indent)}"
  }

  // MARK: In the file

  /// What became of an update.
  enum Update: Equatable {
    case done
    case refused(String)

    var message: String {
      switch self {
      case .done: "The expectation in the source was replaced by the trace. Run the test again."
      case .refused(let reason): "The expectation in the source was not replaced: \(reason)"
      }
    }
  }

  /// Replaces the literal in the file. Does nothing unless the literal is there and has the value `expected`.
  @MainActor func update(from expected: String, to actual: String) -> Update {
    InlineUpdates.update(path) { source, line throws(Refusal) in
      try Self.replacement(
        in: source, line: line(Int(place.line)), column: Int(place.column), expected: expected, actual: actual)
    }
  }

  /// The reason not to touch a file.
  struct Refusal: Error {
    let reason: String
  }

  /// The edit of a source that replaces the literal of the call at a place.
  static func replacement(
    in source: [UInt8], line: Int, column: Int, expected: String, actual: String
  ) throws(Refusal) -> Edit {
    let found: TrailingLiteral
    do {
      found = try TrailingLiteral(in: source, call: call, line: line, column: column, label: label)
    } catch {
      switch error {
      case .noCall: throw Refusal(reason: "no \(call) begins there. Build and run the tests again.")
      case .noClosure: throw Refusal(reason: "the call has no closure '\(label): { \"\" }' behind its body.")
      case .noLiteral:
        throw Refusal(reason: "the closure '\(label)' has to contain one string literal without interpolations.")
      }
    }
    guard let literal = StringLiteral(String(decoding: source[found.literal], as: UTF8.self)), literal.value == expected
    else {
      throw Refusal(
        reason: "the literal there is not the one that the test was built with. Build and run the tests again.")
    }
    let text = SourceText(source)
    let isOnItsOwn = text.line(of: found.literal.lowerBound) != text.line(of: found.closure.lowerBound)
    let outer = text.indent(ofLine: text.line(of: found.closure.lowerBound)) ?? ""
    let inner =
      isOnItsOwn
      ? text.indent(ofLine: text.line(of: found.literal.lowerBound)) ?? "" : outer + text.unit(of: found, beside: outer)
    let newLiteral = StringLiteral.source(of: actual, hashes: literal.hashes, indent: inner)
    if isOnItsOwn { return Edit(range: found.literal, text: newLiteral, ends: text.lineEnd) }
    return Edit(range: found.closure, text: "\n\(inner)\(newLiteral)\n\(outer)", ends: text.lineEnd)
  }

  /// A replacement of bytes.
  struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    /// The number of lines that the text has more than what it replaces.
    func addedLines(in source: [UInt8]) -> Int {
      let feed = UInt8(ascii: "\n")
      return bytes.count { $0 == feed } - source[range].count { $0 == feed }
    }

    init(range: Range<Int>, text: String, ends: String) {
      self.range = range
      bytes = Array(text.replacing("\n", with: ends).utf8)
    }
  }
}

/// The lines of a source file.
private struct SourceText {
  private let source: [UInt8]
  private var starts: [Int] = [0]

  init(_ source: [UInt8]) {
    self.source = source
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
  }

  /// The end of the file's first line.
  var lineEnd: String {
    guard let feed = source.firstIndex(of: UInt8(ascii: "\n")), feed > 0 else { return "\n" }
    return source[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The white space at the start of a line; `nil` if there is no such line.
  func indent(ofLine line: Int) -> String? {
    guard line >= 1, line <= starts.count else { return nil }
    let bytes = source[starts[line - 1]...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The white space by which the body of the call is indented further than the call.
  func unit(of found: TrailingLiteral, beside outer: String) -> String {
    let first = line(of: found.body.lowerBound) + 1
    if first < line(of: found.body.upperBound), let inner = indent(ofLine: first), inner.hasPrefix(outer),
      inner.count > outer.count
    {
      return String(inner.dropFirst(outer.count))
    }
    return outer.contains("\t") ? "\t" : "  "
  }
}
