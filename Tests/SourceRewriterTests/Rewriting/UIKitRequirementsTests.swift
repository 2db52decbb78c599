import Foundation
import XCTest

@testable import SourceRewriter

final class UIKitRequirementsTests: XCTestCase {
  /// The list names every requirement of the library's protocols that has a default: calls of them lose their mark.
  func test_theListHasTheLibrarysRequirements() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var files: [SourceSyntax] = []
    for folder in ["ControllerTree", "UIKit"] {
      let url = sources.appendingPathComponent(folder).resolvingSymlinksInPath()
      for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
      where path.hasSuffix(".swift") {
        let file = url.appendingPathComponent(path)
        files.append(SourceSyntax(path: file.path, bytes: Array(try Data(contentsOf: file))))
      }
    }
    let protocols = Set(
      files.flatMap(\.declarations).filter {
        $0.kind == .protocol && $0.isMarked("public")
          && ($0.name.hasSuffix("Delegate") || $0.name.hasSuffix("DataSource"))
      }.map(\.name))
    XCTAssertGreaterThan(protocols.count, 10)
    let defaults = files.flatMap(\.declarations).filter { $0.kind == .extension && protocols.contains($0.name) }
      .flatMap(\.members).filter { $0.kind == .function && $0.isMarked("public") && !$0.isStatic }
    XCTAssertGreaterThan(defaults.count, 50)
    XCTAssertEqual(Set(defaults.map(\.name)).subtracting(UIKitRequirements.methods), ["implementing"])
  }
}
