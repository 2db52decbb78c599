import Foundation
import XCTest

@testable import ControllerTree

/// Compares the list of all kinds of issues with their declarations in the sources.
final class IssueListTests: XCTestCase {
  /// Each declared kind is in the list, once, and has the name of its constant.
  func test_theListHasEveryDeclaredKind() throws {
    let declared = try Self.declaredKinds()
    XCTAssertEqual(declared.map(\.constant), declared.map(\.name))
    XCTAssertEqual(HierarchyIssue.Kind.allCases.map(\.rawValue).sorted(), declared.map(\.name).sorted())
  }

  /// A name that no kind has gives no kind.
  func test_aKindIsFoundByItsName() {
    XCTAssertEqual(HierarchyIssue.Kind(rawValue: "alreadyChild"), .alreadyChild)
    XCTAssertNil(HierarchyIssue.Kind(rawValue: "unknown"))
  }

  /// A kind is stored as its name, and an unknown name can't be decoded.
  func test_aKindIsStoredAsItsName() throws {
    let data = try JSONEncoder().encode([HierarchyIssue.Kind.alreadyChild])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["alreadyChild"]"#)
    XCTAssertEqual(try JSONDecoder().decode([HierarchyIssue.Kind].self, from: data), [.alreadyChild])
    XCTAssertThrowsError(try JSONDecoder().decode([HierarchyIssue.Kind].self, from: Data(#"["unknown"]"#.utf8)))
  }

  /// The declarations `static let x = Self("x", .error, …)` in extensions of `HierarchyIssue.Kind`.
  private static func declaredKinds() throws -> [(constant: String, name: String)] {
    let sources = Article.catalogue.deletingLastPathComponent()
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("extension HierarchyIssue.Kind {") else { return [(constant: String, name: String)]() }
      return text.matches(of: /static let (\w+) = Self\(\s*"(\w+)", \.(?:notice|warning|error),/).map {
        (String($0.1), String($0.2))
      }
    }
  }
}
