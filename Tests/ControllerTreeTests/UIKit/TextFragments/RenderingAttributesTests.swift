import UIKit
import XCTest

/// FRAG-05: attributes beside those of the text, and FRAG-06: selections.
final class RenderingAttributesTests: XCTestCase {
  private static func range(_ units: Range<Int>, _ document: NSTextContentManager) throws -> NSTextRange {
    let start = document.documentRange.location
    return try XCTUnwrap(
      NSTextRange(
        location: try XCTUnwrap(document.location(start, offsetBy: units.lowerBound)),
        end: document.location(start, offsetBy: units.upperBound)))
  }

  private static func runs(
    _ manager: NSTextLayoutManager, from unit: Int = 0, reverse: Bool = false, limit: Int = 9
  ) throws -> [String] {
    let document = try XCTUnwrap(manager.textContentManager)
    var texts: [String] = []
    let start = try Self.range(unit..<unit, document).location
    manager.enumerateRenderingAttributes(from: start, reverse: reverse) { _, attributes, range in
      let keys = attributes.keys.map(\.rawValue).sorted().joined(separator: "+")
      texts.append("\(range.location)-\(range.endLocation) \(keys)")
      return texts.count < limit
    }
    return texts
  }

  func test_FRAG05_attributes() throws {
    let (document, manager) = NSTextLayoutManagerTests.layout("0123456789")
    let (a, b) = (NSAttributedString.Key("a"), NSAttributedString.Key("b"))
    manager.setRenderingAttributes([a: 1], for: try Self.range(2..<6, document))
    manager.addRenderingAttribute(b, value: nil, for: try Self.range(4..<8, document))
    XCTAssertEqual(try Self.runs(manager), ["2-4 a", "4-6 a+b", "6-8 b"])
    XCTAssertEqual(try Self.runs(manager, from: 6), ["6-8 b"])
    XCTAssertEqual(try Self.runs(manager, from: 6, reverse: true), ["4-6 a+b", "2-4 a"])
    XCTAssertEqual(try Self.runs(manager, limit: 1), ["2-4 a"])
    manager.removeRenderingAttribute(a, for: try Self.range(0..<5, document))
    XCTAssertEqual(try Self.runs(manager), ["4-5 b", "5-6 a+b", "6-8 b"])
    manager.invalidateRenderingAttributes(for: try Self.range(6..<7, document))
    XCTAssertEqual(try Self.runs(manager), ["4-5 b", "5-6 a+b", "7-8 b"])
    document.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 1), with: "xyz")
    XCTAssertEqual(try Self.runs(manager), ["4-5 b", "9-10 b"])
    manager.setRenderingAttributes([:], for: try Self.range(3..<3, document))
    XCTAssertEqual(try Self.runs(manager).count, 2)
  }

  private final class Links: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
      defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { [.link: link] }
  }
  private final class Plain: NSObject, NSTextLayoutManagerDelegate {}

  func test_FRAG05_links() {
    let (document, manager) = NSTextLayoutManagerTests.layout("a")
    let place = document.documentRange.location
    let (links, plain) = (Links(), Plain())
    XCTAssertEqual(manager.renderingAttributes(forLink: "x", at: place)[.foregroundColor] as? UIColor, .blue)
    manager.delegate = plain
    XCTAssertEqual(manager.renderingAttributes(forLink: "x", at: place).count, 2)
    XCTAssertTrue(plain.textLayoutManager(manager, shouldBreakLineBefore: place, hyphenating: false))
    XCTAssertEqual(NSTextLayoutManagerTests.fragments(manager).count, 1)
    manager.delegate = links
    XCTAssertEqual(manager.renderingAttributes(forLink: "x", at: place)[.link] as? String, "x")
  }

  func test_FRAG06_selections() throws {
    let (document, manager) = NSTextLayoutManagerTests.layout("0123456789")
    let parts = try [5..<8, 0..<2, 1..<4, 9..<9, 9..<9].map { try Self.range($0, document) }
    let selection = NSTextSelection(parts, affinity: .upstream, granularity: .word)
    XCTAssertEqual(selection.textRanges.map { "\($0.location)-\($0.endLocation)" }, ["0-4", "5-8", "9-9"])
    manager.textSelections = [selection]
    document.textStorage?.replaceCharacters(in: NSRange(location: 4, length: 1), with: "xyz")
    let moved = try XCTUnwrap(manager.textSelections.first)
    XCTAssertEqual(moved.textRanges.map { "\($0.location)-\($0.endLocation)" }, ["0-4", "7-10", "11-11"])
    XCTAssertTrue(moved.affinity == .upstream && moved.granularity == .word && !moved.isTransient)
    XCTAssertTrue(moved.isLogical)
    moved.secondarySelectionLocation = document.documentRange.location
    XCTAssertFalse(moved.textSelection(with: []).isLogical)
    let read = try archivedCopy(moved)
    XCTAssertEqual(read.textRanges, moved.textRanges)
    XCTAssertTrue(read.affinity == .upstream && read.granularity == .word)
    let caret = NSTextSelection(document.documentRange.location, affinity: .downstream)
    XCTAssertTrue(caret.textRanges[0].isEmpty && caret.granularity == .character)
    XCTAssertNil(NSTextSelection(coder: try emptyCoder()))
  }
}
