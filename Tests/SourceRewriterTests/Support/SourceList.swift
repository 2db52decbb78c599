import Foundation
import XCTest

@testable import SourceRewriter

/// A list in the rewriter's sources that is made from the sources of the libraries: the lines of a text in a file.
struct SourceList {
  /// The name of its file, and of the tests that renew it.
  let name: String

  /// Compares the list with the lines that `read` returns for each file, or writes them with `CONTROLLERTREE_UPDATE_DOCS=1`.
  /// - Returns: The lines.
  func assertCurrent(
    _ read: (SourceSyntax) -> [String], in file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources")
    var lines: [String] = []
    for folder in ["ControllerTree", "UIKit"] {
      let url = sources.appendingPathComponent(folder)
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") {
        let file = url.appendingPathComponent(path)
        lines += read(SourceSyntax(path: file.path, bytes: Array(try Data(contentsOf: file))))
      }
    }
    let text = lines.sorted().map { Self.folded($0) }.joined(separator: "\n")
    let list = sources.appendingPathComponent("SourceRewriter/Delegates/\(name).swift")
    let old = try String(contentsOf: list, encoding: .utf8)
    let parts = old.components(separatedBy: "\"\"\"")
    let new = parts[0] + "\"\"\"\n" + text + "\n    \"\"\"" + (parts.last ?? "")
    if ProcessInfo.processInfo.environment["CONTROLLERTREE_UPDATE_DOCS"] != nil {
      try new.write(to: list, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(
        old, new, "CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter \(name) renews the list", file: file, line: line)
    }
    return lines
  }

  /// In lines of at most 120 characters.
  private static func folded(_ line: String) -> String {
    var lines: [String] = []
    var current = "   "
    for word in line.split(separator: " ") {
      if current.count + word.count > 117 {
        lines.append(current + " \\")
        current = "   "
      }
      current += " " + word
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
