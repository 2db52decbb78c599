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

  /// The tables of responders override those of their superclasses; other classes' are their first.
  func test_responders() {
    let names = [
      "UIResponder", "UIButton", "UIImagePickerController", "UIVideoEditorController", "UIAccessibilityElement",
      "OtherViewController", "OtherCell",
    ]
    for name in names { XCTAssertTrue(Responders.contains(name), name) }
    for name in ["NSObject", "CAEmitterCell", "CALayer", "UIGestureRecognizer", "UIMenuElement", "Other"] {
      XCTAssertFalse(Responders.contains(name), name)
    }
  }

  func test_superclasses() {
    XCTAssertEqual(LibraryClasses.superclasses(of: "UIButton"), ["UIControl", "UIView", "UIResponder", "NSObject"])
    XCTAssertEqual(LibraryClasses.superclasses(of: "Unknown"), ["NSObject"])
    XCTAssertEqual(LibraryClasses.superclasses(of: "NSObject"), [])
  }
}
