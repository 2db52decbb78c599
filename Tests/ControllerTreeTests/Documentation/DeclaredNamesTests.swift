import Foundation
import XCTest

final class DeclaredNamesTests: XCTestCase {
  /// The page of all declared names is that of the sources. With `CONTROLLERTREE_UPDATE_DOCS=1` it is written anew.
  func test_documentation_thePageOfDeclaredNamesIsUpToDate() throws {
    let sources = Article.catalogue.deletingLastPathComponent().deletingLastPathComponent()
    let names = try DeclaredNames(
      sources: [sources.appendingPathComponent("ControllerTree"), sources.appendingPathComponent("UIKit")])
    let page = Article.catalogue.appendingPathComponent("Reference/DeclaredNames.md")
    let present = try String(contentsOf: page, encoding: .utf8)
    let marks = ("<!-- summary -->", "<!-- names -->")
    guard let first = present.range(of: marks.0), let second = present.range(of: marks.1) else {
      return XCTFail("The page has no marks.")
    }
    let expected =
      present[..<first.upperBound] + "\n" + names.summary + "\n\n" + present[secondHeading(present, first, second)]
      + marks.1 + "\n\n" + names.text
    guard present != expected else { return }
    if ProcessInfo.processInfo.environment["CONTROLLERTREE_UPDATE_DOCS"] == "1" {
      try expected.write(to: page, atomically: true, encoding: .utf8)
    } else {
      XCTFail("Run the tests of documentation with CONTROLLERTREE_UPDATE_DOCS=1 and read the difference.")
    }
  }

  /// The text between the summary and the names.
  private func secondHeading(
    _ page: String, _ first: Range<String.Index>, _ second: Range<String.Index>
  ) -> Range<String.Index> {
    let heading = page.range(of: "## ", range: first.upperBound..<second.lowerBound)
    return (heading?.lowerBound ?? second.lowerBound)..<second.lowerBound
  }

  /// What the reading of sources finds in a few lines.
  func test_documentation_declaredNamesAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("declared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    /// A view.
    @preconcurrency @MainActor
    open class UIThing: UIView {
      /// A kind.
      public enum Kind: Int {
        /// One.
        case one = 1
        case two, three
      }
      /// A length. The library never reads it.
      open var length: CGFloat = 0
      private var hidden = 1
      /// Does nothing.
      open class func draw(_ rect: CGRect, with other: [Int: String]) {}
      /// Makes it.
      public init?<T>(thing: T, count: Int) {}
      open override func layoutSubviews() {
        var local = 0
      }
    }
    extension UIThing {
      /// A size.
      public var size: CGSize { .zero }
      struct Inner { public var x = 0 }
    }
    public protocol UIThingDelegate: AnyObject {
      func thing(_ thing: UIThing, did: Int)
    }
    public struct Other { public var x = 0 }
    """.write(to: folder.appendingPathComponent("UIThing.swift"), atomically: true, encoding: .utf8)
    let names = try DeclaredNames(sources: [folder])
    XCTAssertEqual(
      names.text,
      """
      ### UIThing

      - Works: `init(thing:count:)`, `size`.
      - Stored: `length`.
      - Without effect: `draw(_:with:)`.

      ### UIThing.Kind

      - Works: `case one`, `case two, three`.

      ### UIThingDelegate

      - Works: `thing(_:did:)`.

      """)
    XCTAssertEqual(names.summary, "3 types with 7 members: 5 work, 1 are stored, 1 have no effect.")
  }
}
