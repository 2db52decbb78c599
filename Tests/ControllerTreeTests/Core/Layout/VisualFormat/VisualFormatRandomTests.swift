import XCTest

@testable import ControllerTree

/// The parser with random strings: AL-50, AL-51.
final class VisualFormatRandomTests: XCTestCase {
  /// AL-50: a format that is written out and read again is the same.
  func test_AL50_writtenFormatsAreReadBack() throws {
    for seed in 1...2_000 as ClosedRange<UInt64> {
      var writer = FormatWriter(seed: seed)
      let written = writer.write()
      XCTAssertEqual(try VisualFormatParser.parse(writer.text), written, writer.text)
    }
  }

  /// AL-51: any other string is refused with a place in it; nothing traps.
  func test_AL51_damagedFormatsAreRefusedAtAPlace() {
    let bytes = Array("HV:|[]()-=<>@,.0159abw_xeé \n".utf8)
    var numbers = SeededGenerator(seed: 7)
    var refused = 0
    for seed in 1...5_000 as ClosedRange<UInt64> {
      var writer = FormatWriter(seed: seed)
      _ = writer.write()
      var damaged = Array(writer.text.utf8)
      for _ in 0...Int.random(in: 0...2, using: &numbers) {
        let place = Int.random(in: 0...damaged.count, using: &numbers)
        if Bool.random(using: &numbers) || place == damaged.count {
          damaged.insert(bytes[Int.random(in: 0..<bytes.count, using: &numbers)], at: place)
        } else {
          damaged.remove(at: place)
        }
      }
      refused += refusals(of: String(decoding: damaged, as: UTF8.self))
    }
    XCTAssertGreaterThan(refused, 2_000, "The damage is too small to test refusals.")
  }

  /// AL-51: the same for strings without any order.
  func test_AL51_randomStrings() {
    let scalars = Array("HV:|[]()-=<>@,.019aw_xe+ \u{0}\u{301}é👩\n".unicodeScalars)
    var numbers = SeededGenerator(seed: 11)
    for _ in 1...20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &numbers)])
      }
      _ = refusals(of: String(text))
    }
  }

  /// AL-50: strings of 200,000 equal parts take no time to speak of; a quadratic parser would take hours.
  func test_AL50_longStringsTakeLinearTime() throws {
    let count = 200_000
    for part in ["[", "-", "(", "1", "a", "|", ",", "=", "é", "[a]", "[a]-", "-(1,", "@"] {
      _ = refusals(of: String(repeating: part, count: count))
      _ = refusals(of: "[a(" + String(repeating: part, count: count))
      _ = refusals(of: "[a]-(" + String(repeating: part, count: count))
    }
    let long = try VisualFormatParser.parse("[a]" + String(repeating: "-(>=8,<=9)-[b(1)]", count: count / 10))
    XCTAssertEqual(long.others.count, count / 10)
  }

  /// 1 if the parser refuses `text`; checks the place of the refusal.
  private func refusals(of text: String, file: StaticString = #filePath, line: UInt = #line) -> Int {
    do throws(VisualFormatError) {
      _ = try VisualFormatParser.parse(text)
      return 0
    } catch {
      XCTAssertTrue((0...text.utf8.count).contains(error.offset), file: file, line: line)
      XCTAssertTrue(error.text.hasPrefix("Unable to parse constraint format: \n"), file: file, line: line)
      XCTAssertTrue(error.text.hasSuffix("^"), file: file, line: line)
      return 1
    }
  }
}

/// Writes random formats, and the values that reading them must give.
private struct FormatWriter {
  private(set) var text = ""
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func write() -> VisualFormat {
    text = ""
    let axis: VisualFormat.Axis = oneIn(2) ? .vertical : .horizontal
    text += axis == .vertical ? "V:" : oneIn(2) ? "H:" : ""
    var before: VisualFormat.Connection?
    if oneIn(2) {
      text += "|"
      before = writeConnection()
    }
    var format = VisualFormat(axis: axis, beforeFirst: before, first: writeView())
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      format.others.append(VisualFormat.Link(connection: writeConnection(), view: writeView()))
    }
    if oneIn(2) {
      format.afterLast = writeConnection()
      text += "|"
    }
    return format
  }

  private mutating func writeView() -> VisualFormat.View {
    text += "["
    let name = writeName()
    let predicates = oneIn(2) ? writeList() : []
    text += "]"
    return VisualFormat.View(name: name, predicates: predicates, end: text.utf8.count)
  }

  private mutating func writeConnection() -> VisualFormat.Connection {
    if oneIn(4) { return .flush }
    text += "-"
    if oneIn(3) { return .standard }
    let predicates = oneIn(2) ? [writePredicate(mayBeNegative: false)] : writeList()
    text += "-"
    return .predicates(predicates)
  }

  private mutating func writeList() -> [VisualFormat.Predicate] {
    text += "("
    var predicates = [writePredicate(mayBeNegative: true)]
    while oneIn(3) {
      text += ","
      predicates.append(writePredicate(mayBeNegative: true))
    }
    text += ")"
    return predicates
  }

  private mutating func writePredicate(mayBeNegative: Bool) -> VisualFormat.Predicate {
    let relations: [(String, VisualFormat.Relation)] = [
      ("", .equal), ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    let relation = relations[Int.random(in: 0..<4, using: &numbers)]
    text += relation.0
    let object = writeValue(mayBeNegative: mayBeNegative)
    guard oneIn(3) else { return VisualFormat.Predicate(relation: relation.1, object: object) }
    text += "@"
    return VisualFormat.Predicate(relation: relation.1, object: object, priority: writeValue(mayBeNegative: false))
  }

  private mutating func writeValue(mayBeNegative: Bool) -> VisualFormat.Value {
    if oneIn(3) { return .name(writeName()) }
    let number = Double.random(in: mayBeNegative ? -900...900 : 0...900, using: &numbers)
    let value = oneIn(2) ? number.rounded() + 0 : number
    text += "\(value)"
    return .number(value)
  }

  private mutating func writeName() -> VisualFormat.Name {
    let names = ["a", "b2", "_c", "H", "V", "e1", "x0", "aLongName_of_0"]
    let name = names[Int.random(in: 0..<names.count, using: &numbers)]
    text += name
    return VisualFormat.Name(text: name, end: text.utf8.count)
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }
}
