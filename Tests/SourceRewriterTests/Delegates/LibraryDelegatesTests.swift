import XCTest

@testable import SourceRewriter

final class LibraryDelegatesTests: XCTestCase {
  /// The list of the library's delegate methods is that of its sources.
  func test_theListIsThatOfTheSources() throws {
    let lines = try SourceList(name: "LibraryDelegates").assertCurrent(Self.lines)
    XCTAssertGreaterThan(lines.count, 10)
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
}
