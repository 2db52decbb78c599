import XCTest

@testable import ControllerTreeTesting

/// The edit of a source: which literal is replaced, and by which text.
final class InlineSourceTests: XCTestCase {
  /// The source after the update, or the reason not to touch it.
  private func updated(
    _ source: String, line: Int, column: Int, from expected: String = "", to actual: String = "A.a()\nB.b()"
  ) -> String {
    let bytes = Array(source.utf8)
    do {
      let edit = try InlineSource.replacement(
        in: bytes, line: line, column: column, expected: expected, actual: actual)
      return String(
        decoding: bytes[..<edit.range.lowerBound] + edit.bytes + bytes[edit.range.upperBound...], as: UTF8.self)
    } catch {
      return error.reason
    }
  }

  func test_anEmptyLiteralGetsLinesOfItsOwn() {
    let source = """
      func test() async {
          await expectTrace {
              act("} toBe: {")  // } toBe: { "" }
          } toBe: { "" }
      }
      """
    XCTAssertEqual(
      updated(source, line: 2, column: 23),
      """
      func test() async {
          await expectTrace {
              act("} toBe: {")  // } toBe: { "" }
          } toBe: {
              \"\"\"
              A.a()
              B.b()
              \"\"\"
          }
      }
      """)
  }

  func test_aLiteralOfSeveralLinesKeepsItsPlaceAndItsSigns() {
    let source = """
      @Test func test() {
      \texpectTrace(of: [.callbacks, .layout], pacing: .manual) { scene in
      \t\tscene.show(UIViewController())
      \t} toBe: {
      \t\t#\"\"\"
      \t\tA.a()

      \t\tC.c(\\n)
      \t\t\"\"\"#
      \t}
      }
      """
    XCTAssertEqual(
      updated(source, line: 2, column: 13, from: "A.a()\n\nC.c(\\n)", to: "A.a(\\#)"),
      """
      @Test func test() {
      \texpectTrace(of: [.callbacks, .layout], pacing: .manual) { scene in
      \t\tscene.show(UIViewController())
      \t} toBe: {
      \t\t##\"\"\"
      \t\tA.a(\\#)
      \t\t\"\"\"##
      \t}
      }
      """)
  }

  func test_linesEndAsInTheFile() {
    let source = "  expectTrace {\r\n    act()\r\n  } toBe: { \"\" }\r\n"
    XCTAssertEqual(
      updated(source, line: 1, column: 15),
      "  expectTrace {\r\n    act()\r\n  } toBe: {\r\n    \"\"\"\r\n    A.a()\r\n    B.b()\r\n    \"\"\"\r\n  }\r\n")
  }

  func test_aNameMayHaveItsModule() {
    let source = "Kit.expectTrace { act() } toBe: { \"\" }\n"
    XCTAssertEqual(
      updated(source, line: 1, column: 17, to: "A.a()"),
      "Kit.expectTrace { act() } toBe: {\n  \"\"\"\n  A.a()\n  \"\"\"\n}\n")
  }

  /// Nothing is replaced unless the one literal is there, and is the one that the test was built with.
  func test_anythingElseIsRefused() {
    let noCall = "no expectTrace begins there. Build and run the tests again."
    let noClosure = "the call has no closure 'toBe: { \"\" }' behind its body."
    let noLiteral = "the closure 'toBe' has to contain one string literal without interpolations."
    let other = "the literal there is not the one that the test was built with. Build and run the tests again."
    let cases: [(source: String, line: Int, column: Int, reason: String)] = [
      ("expectTrace { } toBe: { \"\" }", 2, 13, noCall), ("expectTrace { } toBe: { \"\" }", 1, 1, noCall),
      ("expectTrace { } toBe: { \"\" }", 1, 15, noCall), ("expect { } toBe: { \"\" }", 1, 8, noCall),
      ("{ } toBe: { \"\" }", 1, 1, noCall), ("", 1, 1, noCall), ("// expectTrace { } toBe: { \"\" }", 1, 16, noCall),
      ("expectTrace { }", 1, 13, noClosure), ("expectTrace({ }, toBe: { \"\" })", 1, 12, noClosure),
      ("expectTrace { ", 1, 13, noClosure), ("expectTrace { } toBe: { text }", 1, 13, noLiteral),
      ("expectTrace { } toBe: { \"a\" + b }", 1, 13, noLiteral),
      ("expectTrace { } toBe: { \"\\(a)\" }", 1, 13, noLiteral), ("expectTrace { } toBe: { \"a\" }", 1, 13, other),
    ]
    for (source, line, column, reason) in cases {
      XCTAssertEqual(updated(source, line: line, column: column), reason, source)
    }
  }
}
