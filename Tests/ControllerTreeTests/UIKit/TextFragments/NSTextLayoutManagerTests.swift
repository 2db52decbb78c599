import UIKit
import XCTest

/// Fragments, lines and segments. Widths at 10 points: a letter 5.56, a space 2.78; a line is 11.93 points high.
final class NSTextLayoutManagerTests: XCTestCase {
  static let line = UIFont.systemFont(ofSize: 10).lineHeight
  static let letter: CGFloat = 5.56

  static func layout(
    _ text: String, width: CGFloat = 20, padding: CGFloat = 0, style: NSParagraphStyle? = nil
  ) -> (NSTextContentStorage, NSTextLayoutManager) {
    let (document, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    document.addTextLayoutManager(manager)
    document.primaryTextLayoutManager = manager
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    attributes[.paragraphStyle] = style
    document.attributedString = NSAttributedString(string: text, attributes: attributes)
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = padding
    manager.textContainer = container
    return (document, manager)
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY / line, rect.width / letter, rect.height / line].map { String(format: "%.2g", $0) }
      .joined(separator: " ")
  }

  static func fragments(_ manager: NSTextLayoutManager) -> [String] {
    var texts: [String] = []
    manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
      let lines = fragment.textLineFragments.map { "(\($0.characterRange.location), \($0.characterRange.length))" }
      texts.append("\(fragment.rangeInElement.location): \(text(fragment.layoutFragmentFrame)) \(lines.joined())")
      return true
    }
    return texts
  }

  private static func at(_ unit: Int, _ document: NSTextContentManager) throws -> any NSTextLocation {
    try XCTUnwrap(document.location(document.documentRange.location, offsetBy: unit))
  }

  /// FRAG-03, FRAG-04: a fragment for each paragraph, one below the other; the last one has the empty line at the end. Frames are x, y,
  /// width and height in points, lines, letters and lines.
  func test_FRAG04_fragments() throws {
    let (document, manager) = Self.layout("aa aa\nb\n")
    XCTAssertEqual(Self.fragments(manager), ["0: 0 0 2 2 (0, 3)(3, 3)", "6: 0 2 1 2 (0, 2)(2, 0)"])
    XCTAssertEqual(Self.text(manager.usageBoundsForTextContainer), "0 0 2 4")
    let padded = Self.layout("aa aa\nb", width: 30, padding: 5)
    XCTAssertEqual(Self.fragments(padded.1), ["0: 5 0 2 2 (0, 3)(3, 3)", "6: 5 2 1 1 (0, 1)"])
    let empty = Self.layout("")
    XCTAssertEqual(Self.fragments(empty.1), [])
    XCTAssertEqual(empty.1.usageBoundsForTextContainer, .zero)
    XCTAssertNil(empty.1.textLayoutFragment(for: empty.0.documentRange.location))

    var order: [String] = []
    let edge = manager.enumerateTextLayoutFragments(from: nil, options: .reverse) { fragment in
      order.append("\(fragment.rangeInElement.location)")
      return order.count < 1
    }
    XCTAssertEqual(order + ["\(try XCTUnwrap(edge))"], ["6", "6"])
    manager.enumerateTextLayoutFragments(from: try Self.at(7, document), options: .reverse) { fragment in
      order.append("\(fragment.rangeInElement.location)")
      return true
    }
    manager.enumerateTextLayoutFragments(from: try Self.at(3, document)) { fragment in
      order.append("\(fragment.rangeInElement.location)")
      return true
    }
    XCTAssertEqual(order, ["6", "0", "0", "6"])
    XCTAssertNil(manager.enumerateTextLayoutFragments(from: document.documentRange.endLocation) { _ in true })

    let second = manager.textLayoutFragment(for: CGPoint(x: 0, y: 2.5 * Self.line))
    XCTAssertTrue(second === manager.textLayoutFragment(for: try Self.at(8, document)))
    XCTAssertEqual(second?.state, .layoutAvailable)
    XCTAssertNil(manager.textLayoutFragment(for: CGPoint(x: 0, y: 5 * Self.line)))
    XCTAssertNil(manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)))
  }

  /// FRAG-03: lines are those of the other layout managers, also with styles of paragraphs.
  func test_FRAG03_sameLines() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.headIndent, style.alignment) = (2, 3, 4, .center)
    for text in ["aa aa aa\nb b\n\nccc", "a\tb", "one two three four\n"] {
      let (document, manager) = Self.layout(text, width: 60, padding: 3, style: style)
      let (other, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 0)))
      container.lineFragmentPadding = 3
      other.addTextContainer(container)
      let storage = NSTextStorage(attributedString: try XCTUnwrap(document.attributedString))
      storage.addLayoutManager(other)
      var (places, others) = ([CGPoint](), [CGPoint]())
      manager.enumerateTextLayoutFragments(from: nil) { fragment in
        for line in fragment.textLineFragments {
          let (frame, bounds) = (fragment.layoutFragmentFrame, line.typographicBounds)
          places.append(CGPoint(x: frame.minX + bounds.minX, y: frame.minY + bounds.minY))
        }
        return true
      }
      for unit in 0..<storage.length {
        let used = other.lineFragmentUsedRect(forGlyphAt: unit, effectiveRange: nil)
        let place = CGPoint(
          x: other.boundingRect(forGlyphRange: NSRange(location: unit, length: 0), in: container).minX, y: used.minY)
        if others.last?.y != place.y { others.append(place) }
      }
      if text.hasSuffix("\n") {
        others.append(
          CGPoint(
            x: other.boundingRect(forGlyphRange: NSRange(location: storage.length, length: 0), in: container).minX,
            y: other.extraLineFragmentUsedRect.minY))
      }
      XCTAssertEqual(
        places.map { [$0.x, $0.y].map { ($0 * 1000).rounded() } },
        others.map { [$0.x, $0.y].map { ($0 * 1000).rounded() } }, text)
    }
  }

  /// FRAG-03: characters and points of a line.
  func test_FRAG03_lines() throws {
    let (document, manager) = Self.layout("aa aa")
    let fragment = try XCTUnwrap(manager.textLayoutFragment(for: document.documentRange.location))
    let second = fragment.textLineFragments[1]
    XCTAssertEqual(Self.text(second.typographicBounds), "0 1 2 1")
    XCTAssertEqual(second.locationForCharacter(at: 4).x, Self.letter, accuracy: 1e-9)
    XCTAssertEqual(second.locationForCharacter(at: 99).x, 2 * Self.letter, accuracy: 1e-9)
    XCTAssertEqual(second.locationForCharacter(at: 0), CGPoint(x: 0, y: second.glyphOrigin.y))
    XCTAssertEqual(
      [-1, 0.4, 1.6, 9].map { second.characterIndex(for: CGPoint(x: $0 * Self.letter, y: 0)) }, [3, 3, 4, 4])
    XCTAssertEqual(
      second.fractionOfDistanceThroughGlyph(for: CGPoint(x: 1.25 * Self.letter, y: 0)), 0.25, accuracy: 1e-9)
    XCTAssertTrue(fragment.textLineFragment(for: try Self.at(3, document), isUpstreamAffinity: false) === second)
    XCTAssertTrue(
      fragment.textLineFragment(for: try Self.at(3, document), isUpstreamAffinity: true)
        === fragment.textLineFragments[0])
    XCTAssertTrue(fragment.textLineFragment(forVerticalOffset: 1.5 * Self.line, requiresExactMatch: true) === second)
    XCTAssertTrue(fragment.textLineFragment(forVerticalOffset: 9 * Self.line, requiresExactMatch: false) === second)
    XCTAssertTrue(
      fragment.textLineFragment(forVerticalOffset: -9, requiresExactMatch: false) === fragment.textLineFragments[0])
    XCTAssertNil(fragment.textLineFragment(forVerticalOffset: 9 * Self.line, requiresExactMatch: true))

    let alone = NSTextLineFragment(
      string: "xaay", attributes: [.font: UIFont.systemFont(ofSize: 10)], range: NSRange(location: 1, length: 2))
    XCTAssertEqual(Self.text(alone.typographicBounds), "0 0 2 1")
    XCTAssertEqual(alone.characterIndex(for: CGPoint(x: 6, y: 0)), 2)
    XCTAssertEqual(NSTextLineFragment(string: "", range: NSRange(location: 9, length: 9)).characterRange, NSRange())
    let plain = NSTextLineFragment(string: "abc", range: NSRange(location: 1, length: 2))
    XCTAssertEqual(try archivedCopy(plain).typographicBounds, plain.typographicBounds)
    XCTAssertNil(NSTextLineFragment(coder: try emptyCoder()))
  }

  /// FRAG-06: segments of a part in each of its lines, and of an empty part.
  func test_FRAG06_segments() throws {
    let (document, manager) = Self.layout("aa aa\nb")
    func segments(
      _ units: Range<Int>, _ type: NSTextLayoutManager.SegmentType = .standard,
      _ options: NSTextLayoutManager.SegmentOptions = [], limit: Int = 9
    ) throws -> [String] {
      let range = try XCTUnwrap(
        NSTextRange(location: try Self.at(units.lowerBound, document), end: try Self.at(units.upperBound, document)))
      var texts: [String] = []
      manager.enumerateTextSegments(in: range, type: type, options: options) { range, rect, baseline, container in
        XCTAssertTrue(container === manager.textContainer && baseline > 0)
        texts.append("\(range.map { "\($0.location)-\($0.endLocation) " } ?? "")\(Self.text(rect))")
        return texts.count < limit
      }
      return texts
    }
    XCTAssertEqual(try segments(1..<7), ["1-3 5.6 0 1.5 1", "3-6 0 1 2 1", "6-7 0 2 1 1"])
    XCTAssertEqual(
      try segments(1..<7, .selection).map { String($0.suffix(9)) }.first, "5.6 0 2.6 1".suffix(9).description)
    XCTAssertEqual(
      try segments(1..<7, .standard, [.middleFragmentsExcluded, .rangeNotRequired]), ["5.6 0 1.5 1", "0 2 1 1"])
    XCTAssertEqual(try segments(1..<2, .standard, [.headSegmentExtended, .tailSegmentExtended]), ["1-2 0 0 3.6 1"])
    XCTAssertEqual(try segments(0..<7, .highlight, [], limit: 1).count, 1)
    XCTAssertEqual(try segments(3..<3), ["3-3 0 1 0 1"])
    XCTAssertEqual(try segments(3..<3, .standard, .upstreamAffinity), ["3-3 14 0 0 1"])
    XCTAssertEqual(try segments(7..<7), ["7-7 5.6 2 0 1"])
    let unlimited = Self.layout("aa", width: 0)
    var width: CGFloat = 0
    unlimited.1.enumerateTextSegments(in: unlimited.0.documentRange, type: .selection, options: .tailSegmentExtended) {
      _, rect, _, _ in
      width = rect.width
      return true
    }
    XCTAssertEqual(width, 2 * Self.letter, accuracy: 1e-9)
  }
}
