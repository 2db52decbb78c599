import XCTest

@testable import SourceRewriter

final class InactiveCodeTests: XCTestCase {
  /// Whether code after `#if condition` is certainly not compiled, and whether code after its `#else` is.
  private func inactive(_ condition: String) -> [Bool] {
    let source = SourceSyntax(path: "", bytes: Array("#if \(condition)\nyes()\n#else\nno()\n#endif\nend()".utf8))
    return ["yes", "no", "end"].map { word in
      source.inactive.contains((0..<source.stream.count).first { source.stream.text($0) == word } ?? 0)
    }
  }

  func test_conditions() {
    for condition in [
      "os(macOS)", "!os(iOS)", "canImport(AppKit)", "targetEnvironment(macCatalyst)", "os(macOS) && DEBUG",
      "_runtime(_ObjC)",
      "os(macOS) || (os(tvOS) && !A)", "!(os(iOS) || A)", "false", "swift(<4.2)", "!(swift(>=4.2))", "compiler(<6.0)",
    ] { XCTAssertEqual(inactive(condition), [true, false, false], condition) }
    for condition in [
      "os(iOS)", "canImport(UIKit)", "!os(macOS)", "os(iOS) || DEBUG", "targetEnvironment(simulator)", "true",
      "swift(>=5.10)", "swift(>=4)", "compiler(>=6.2)", "compiler(>=5) && swift(>=3.2)",
    ] {
      XCTAssertEqual(inactive(condition), [false, true, false], condition)
    }
    for condition in [
      "DEBUG", "swift(>=6)", "compiler(<6.3)", "swift(5)", "swift(>=a)", "os(macOS) || DEBUG", "!DEBUG",
      "canImport(Mine)", "os(Mine)", "(os(macOS)",
      "os(macOS) A",
      String(repeating: "!", count: 100) + "os(macOS)", "",
    ] { XCTAssertEqual(inactive(condition), [false, false, false], condition) }
  }

  func test_branchesAndNesting() {
    let text =
      "#if A\na\n#elseif os(iOS)\nb\n#if os(macOS)\nc\n#endif\n#elseif B\nd\n#if A\ne\n#endif\nf\n#else\ng\n#endif\n#endif\nh\n#if os(macOS)\ni"
    let source = SourceSyntax(path: "", bytes: Array(text.utf8))
    let names = (0..<source.stream.count).filter { source.stream.text($0).count == 1 && source.inactive.contains($0) }
      .map { source.stream.text($0) }
    XCTAssertEqual(names.filter { $0.first?.isLowercase == true }, ["c", "d", "e", "f", "g"])
  }

  func test_whatIsNotCompiledIsNotReported() {
    XCTAssertEqual(problems(of: "#if os(macOS)\nlet a: NSProxy\n#endif"), [])
    XCTAssertEqual(problems(of: "#if os(iOS)\nlet a: NSProxy\n#endif").count, 1)
    XCTAssertEqual(problems(of: "#if swift(<4.2)\nimport CoreMedia\n#endif"), [])
  }

  /// A problem in code of which only the compiler knows does not end the build.
  func test_doubtfulCodeGetsWarnings() {
    func severities(_ source: String) -> [Bool] { problems(of: source).map { $0.contains(": error: ") } }
    XCTAssertEqual(severities("#if RELOAD\nimport CoreMedia\n#endif"), [false])
    XCTAssertEqual(severities("#if RELOAD\n#else\n#if os(iOS)\nimport CoreMedia\n#endif\n#endif"), [false])
    XCTAssertEqual(severities("#if RELOAD && os(macOS)\nimport CoreMedia\n#else\nimport CoreMedia\n#endif"), [true])
    XCTAssertEqual(severities("#if os(iOS)\nimport CoreMedia\n#elseif RELOAD\nimport CoreMedia\n#endif"), [true])
  }
}
