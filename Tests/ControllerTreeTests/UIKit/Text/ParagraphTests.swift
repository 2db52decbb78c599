import UIKit
import XCTest

/// Tabs, lists and attachments in paragraphs. Widths at 10 points: "a" 5.56.
final class ParagraphTests: XCTestCase {
  private static func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      .size().width
  }

  /// TEXT-90: a tab goes to the next stop, then to multiples of the interval.
  func test_TEXT90_tabs() {
    XCTAssertEqual(Self.width("a\ta"), 28 + 5.56, accuracy: 1e-9)
    XCTAssertEqual("a\ta".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width, 33.56, accuracy: 1e-9)
    XCTAssertEqual(Self.width("aaaaaa\ta"), 56 + 5.56, accuracy: 1e-9)
    let tab = NSTextTab(textAlignment: .right, location: 100)
    XCTAssertEqual(Self.width("a\ta") { $0.tabStops = [tab] }, 105.56, accuracy: 1e-9)
    XCTAssertEqual(Self.width("\t\ta") { $0.tabStops = [tab] }, 105.56, accuracy: 1e-9, "No stop, no interval.")
    let behind = Self.width("\t\ta") {
      $0.tabStops = [tab]
      $0.defaultTabInterval = 40
    }
    XCTAssertEqual(behind, 125.56, accuracy: 1e-9)
    XCTAssertEqual(
      Self.width("\ta") { $0.firstLineHeadIndent = 30 }, 61.56, accuracy: 1e-9, "Stops count from the edge.")
  }

  /// TEXT-90: the stops of a style are sorted, added, removed and compared.
  func test_TEXT90_stops() {
    let style = NSMutableParagraphStyle()
    XCTAssertEqual(style.tabStops.count, 12)
    XCTAssertEqual(style.tabStops.last?.location, 336)
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .center, location: 20, options: [.columnTerminators: CharacterSet()]))
    XCTAssertEqual(style.tabStops.map(\.location), [20, 50])
    XCTAssertEqual(style.tabStops.first?.options.count, 1)
    XCTAssertEqual((style.copy() as? NSParagraphStyle)?.tabStops, style.tabStops)
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    XCTAssertEqual(style.tabStops.map(\.alignment), [.center])
    XCTAssertEqual(
      Set([NSTextTab(textAlignment: .left, location: 5), NSTextTab(textAlignment: .left, location: 5)]).count, 1)
    XCTAssertTrue((style.tabStops[0].copy() as AnyObject) === style.tabStops[0])
    XCTAssertFalse(style.tabStops[0].isEqual("x"))
    XCTAssertTrue(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    style.defaultTabInterval = 7
    XCTAssertEqual(style.defaultTabInterval, 7)
    XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG"), .rightToLeft)
    XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: nil), .leftToRight)
  }

  /// TEXT-90: markers of lists.
  func test_TEXT90_markers() {
    func markers(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
      let list = NSTextList(markerFormat: format, options: 0)
      return numbers.map { list.marker(forItemNumber: $0) }
    }
    XCTAssertEqual(markers(.decimal, [1, 12]), ["1", "12"])
    XCTAssertEqual(markers(.lowercaseAlpha, [1, 26, 27, 0]), ["a", "z", "aa", "0"])
    XCTAssertEqual(markers(.uppercaseLatin, [2]), ["B"])
    XCTAssertEqual(markers(.lowercaseRoman, [4, 1999, 4000]), ["iv", "mcmxcix", "4000"])
    XCTAssertEqual(markers(.uppercaseRoman, [9]), ["IX"])
    XCTAssertEqual(markers(.lowercaseHexadecimal, [255]) + markers(.uppercaseHexadecimal, [255]), ["ff", "FF"])
    XCTAssertEqual(markers(.octal, [8]), ["10"])
    XCTAssertEqual(markers(.uppercaseAlpha, [1]) + markers(.lowercaseLatin, [1]), ["A", "a"])
    let signs: [NSTextList.MarkerFormat] = [.box, .check, .circle, .diamond, .disc, .hyphen, .square]
    XCTAssertEqual(signs.flatMap { markers($0, [3]) }, ["□", "✓", "◦", "◆", "•", "⁃", "▪"])
    XCTAssertEqual(markers(.init("({decimal})"), [3]), ["(3)"])
    XCTAssertEqual(markers(.init("{none}"), [3]) + markers(.init(rawValue: "-"), [3]), ["{none}", "-"])
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 5)
    XCTAssertTrue(list.isOrdered)
    XCTAssertFalse(NSTextList(markerFormat: .disc, options: 0).isOrdered)
    XCTAssertEqual(list.startingItemNumber, 5)
    XCTAssertEqual(list.listOptions, .prependEnclosingMarker)
    XCTAssertTrue((list.copy() as AnyObject) === list)
  }

  /// TEXT-92: lines grow above and below an attachment, and ask it for its rectangle.
  func test_TEXT92_attachments() {
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ attachment: NSTextAttachment) -> CGSize {
      let text = NSMutableAttributedString(attachment: attachment)
      text.append(NSAttributedString(string: "a", attributes: [.font: font]))
      return text.size()
    }
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)
    XCTAssertEqual(size(attachment).width, 25.56, accuracy: 1e-9)
    XCTAssertEqual(size(attachment).height, 40)
    attachment.lineLayoutPadding = 2
    XCTAssertEqual(size(attachment).width, 29.56, accuracy: 1e-9)
    XCTAssertNil(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
    XCTAssertFalse(attachment.usesTextAttachmentView)
    // The character has the usual font of 12 points: its line is as wide as high, and the letter is behind it.
    let usual = UIFont.systemFont(ofSize: 12)
    XCTAssertEqual(size(AsHighAsTheLine()).width, usual.lineHeight + 5.56, accuracy: 1e-9)
    XCTAssertEqual(size(AsHighAsTheLine()).height, usual.lineHeight - usual.descender, accuracy: 1e-9)
  }
}

private final class AsHighAsTheLine: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height) }
}
