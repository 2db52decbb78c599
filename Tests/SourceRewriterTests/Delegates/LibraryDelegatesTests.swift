import Foundation
import XCTest

@testable import SourceRewriter

final class LibraryDelegatesTests: XCTestCase {
  /// The list of the library's delegate methods is that of its sources.
  func test_theListIsThatOfTheSources() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources")
    var lines: [String] = []
    for folder in ["ControllerTree", "UIKit"] {
      let url = sources.appendingPathComponent(folder)
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") {
        let file = url.appendingPathComponent(path)
        lines += Self.lines(of: SourceSyntax(path: file.path, bytes: Array(try Data(contentsOf: file))))
      }
    }
    XCTAssertGreaterThan(lines.count, 10)
    let text = lines.sorted().map { Self.folded($0) }.joined(separator: "\n")
    let list = sources.appendingPathComponent("SourceRewriter/Delegates/LibraryDelegates.swift")
    let old = try String(contentsOf: list, encoding: .utf8)
    let parts = old.components(separatedBy: "\"\"\"")
    let new = parts[0] + "\"\"\"\n" + text + "\n    \"\"\"" + (parts.last ?? "")
    if ProcessInfo.processInfo.environment["CONTROLLERTREE_UPDATE_DOCS"] != nil {
      try new.write(to: list, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(old, new, "CONTROLLERTREE_UPDATE_DOCS=1 swift test --filter LibraryDelegates renews the list")
    }
  }

  /// `Name Inherited: method(_:)` for each delegate protocol of a file.
  private static func lines(of file: SourceSyntax) -> [String] {
    file.declarations.filter { declaration in
      declaration.kind == .protocol && declaration.isMarked("public")
        && ["Delegate", "DataSource", "DataSourcePrefetching", "DelegateFlowLayout"].contains {
          declaration.name.hasSuffix($0)
        }
    }.map { declaration in
      let names = [declaration.name] + declaration.inherited.filter { $0.hasSuffix("Delegate") }
      let methods = declaration.members.filter { $0.kind == .function }.map { "\($0.name)(\($0.labels))" }
      return names.joined(separator: " ") + ": " + Set(methods).sorted().joined(separator: " ")
    }
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
