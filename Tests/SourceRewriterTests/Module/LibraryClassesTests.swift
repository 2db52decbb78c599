import Foundation
import XCTest

@testable import SourceRewriter

final class LibraryClassesTests: XCTestCase {
  /// Each class of the list has the superclass of the list in the library's sources.
  func test_theListIsThatOfTheSources() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var superclasses: [String: String] = [:]
    for folder in ["ControllerTree", "UIKit"] {
      let url = root.appendingPathComponent("Sources/\(folder)")
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") {
        let bytes = Array(try Data(contentsOf: url.appendingPathComponent(path)))
        for declaration in SourceSyntax(path: path, bytes: bytes).declarations where declaration.kind == .class {
          superclasses[declaration.name] = declaration.inherited.first
        }
      }
    }
    let lines = LibraryClasses.text.split(separator: "\n")
    XCTAssertGreaterThan(lines.count, 10)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      for name in words.dropFirst() { XCTAssertEqual(superclasses[name].map { $0 + ":" }, words[0], name) }
    }
  }

  func test_superclasses() {
    XCTAssertEqual(LibraryClasses.superclasses(of: "UIButton"), ["UIControl", "UIView", "UIResponder", "NSObject"])
    XCTAssertEqual(LibraryClasses.superclasses(of: "Unknown"), ["NSObject"])
    XCTAssertEqual(LibraryClasses.superclasses(of: "NSObject"), [])
  }
}
