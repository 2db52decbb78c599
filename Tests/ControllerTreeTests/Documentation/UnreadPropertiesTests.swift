import Foundation
import XCTest

/// A stored property without an effect has a comment with the sentence that tells so.
final class UnreadPropertiesTests: XCTestCase {
  /// A public stored property whose name occurs nowhere else in the sources has no effect. This finds those whose comment claims one; a
  /// name that two types declare is not found.
  func test_documentation_propertiesWithoutEffectSayIt() throws {
    let sources = Article.catalogue.deletingLastPathComponent().deletingLastPathComponent()
    var (counts, declared) = ([Substring: Int](), [(name: Substring, line: String)]())
    for folder in ["ControllerTree", "UIKit"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        Self.read(text, file.lastPathComponent, &counts, &declared)
      }
    }
    XCTAssertGreaterThan(declared.count, 500, "The declarations are not found any more.")
    let unread = declared.filter { counts[$0.name] == 1 }.map(\.line)
    XCTAssertEqual(unread, [], "Add \"The library never reads it.\" to the comment, or give the property its effect.")
  }

  /// The check finds what it is for.
  func test_documentation_theCheckFindsUnreadProperties() {
    var (counts, declared) = ([Substring: Int](), [(name: Substring, line: String)]())
    let text = """
      /// Claims an effect.
      open var lonely = 1
      /// Has one. // lonely
      open var busy = 2
      /// The library never reads it.
      public var stored = 3
      /// Is computed.
      public var computed: Int { busy }
      """
    Self.read(text, "File.swift", &counts, &declared)
    XCTAssertEqual(declared.filter { counts[$0.name] == 1 }.map(\.line), ["File.swift: lonely"])
  }

  private static func read(
    _ text: String, _ file: String, _ counts: inout [Substring: Int],
    _ declared: inout [(name: Substring, line: String)]
  ) {
    var comment = ""
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      guard !content.hasPrefix("///") else {
        comment += content
        continue
      }
      let code = content.prefix { _ in true }.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        counts[word, default: 0] += 1
      }
      if let name = storedProperty(code), !comment.contains("The library never reads") {
        declared.append((name, "\(file): \(name)"))
      }
      if !content.hasPrefix("@") { comment = "" }
    }
  }

  /// The name of a public property that the line declares and that no getter computes.
  private static func storedProperty(_ code: Substring) -> Substring? {
    guard code.hasPrefix("open ") || code.hasPrefix("public "), !code.contains("override "),
      let range = code.range(of: " var "), code[..<range.lowerBound].split(separator: " ").count <= 2
    else { return nil }
    let rest = code[range.upperBound...]
    if rest.contains("{"), !rest.contains("didSet") { return nil }
    return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
