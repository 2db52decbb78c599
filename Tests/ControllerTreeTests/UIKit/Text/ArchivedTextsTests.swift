import UIKit
import XCTest

/// CODE-03: what texts are made of is archived, and equal if its values are.
final class ArchivedTextsTests: XCTestCase {
  private static func style() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, -5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 1.5)
    (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.center, .byTruncatingTail, .rightToLeft)
    (style.hyphenationFactor, style.defaultTabInterval, style.lineBreakStrategy) = (0.5, 9, .pushOut)
    (style.allowsDefaultTighteningForTruncation, style.usesDefaultHyphenation) = (true, true)
    return style
  }

  func test_CODE03_paragraphStyles() throws {
    let style = Self.style()
    XCTAssertEqual(try archivedCopy(style), style)
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 30),
      NSTextTab(
        textAlignment: .natural, location: 60, options: [.columnTerminators: CharacterSet(charactersIn: ".,")]),
    ]
    style.textLists = [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)]
    let read = try archivedCopy(style)
    XCTAssertEqual(read, style)
    XCTAssertEqual(read.textLists.first?.marker(forItemNumber: 4), "4")
    let terminators = read.tabStops.last?.options[.columnTerminators] as? CharacterSet
    XCTAssertEqual(terminators, CharacterSet(charactersIn: ".,"))
    style.tabStops = []
    XCTAssertEqual(try archivedCopy(style).tabStops, [])
    let plain = try archivedCopy(NSParagraphStyle.default)
    XCTAssertEqual(plain.tabStops.count, 12)
    XCTAssertNil(NSParagraphStyle(coder: try emptyCoder()))
    XCTAssertNil(NSTextTab(coder: try emptyCoder()))
    XCTAssertNil(NSTextList(coder: try emptyCoder()))
  }

  func test_CODE03_listsAndShadows() throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    XCTAssertEqual(list, NSTextList(markerFormat: .disc, options: 0))
    XCTAssertEqual(list.hash, NSTextList(markerFormat: .disc, options: 0).hash)
    XCTAssertNotEqual(list, NSTextList(markerFormat: .disc, options: [], startingItemNumber: 2))
    XCTAssertFalse(list.isEqual("disc"))
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.red
    XCTAssertEqual(try archivedCopy(shadow), shadow)
    XCTAssertEqual(shadow.copy() as? NSShadow, shadow)
    XCTAssertEqual(try archivedCopy(shadow).hash, shadow.hash)
    XCTAssertNotEqual(shadow, NSShadow())
    XCTAssertFalse(shadow.isEqual(nil))
  }

  func test_CODE03_attachments() throws {
    let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
    (attachment.bounds, attachment.lineLayoutPadding) = (CGRect(x: 1, y: -2, width: 30, height: 40), 5)
    (attachment.image, attachment.allowsTextAttachmentView) = (UIImage(systemName: "plus"), false)
    let read = try archivedCopy(attachment)
    XCTAssertEqual([read.bounds, CGRect(x: read.lineLayoutPadding, y: 0, width: 0, height: 0)].map(\.minX), [1, 5])
    XCTAssertEqual(read.contents, Data([1, 2]))
    XCTAssertEqual(read.fileType, "public.data")
    XCTAssertNotNil(read.image)
    XCTAssertFalse(read.allowsTextAttachmentView)
  }

  /// CODE-03: a text with attributes of the surface comes back with them.
  func test_CODE03_attributedTexts() throws {
    let text = NSMutableAttributedString(
      string: "One ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: Self.style()])
    text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red, .kern: 2.5]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let read = try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSAttributedString)
    XCTAssertEqual(read.string, "One two")
    let first = read.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(first[.font] as? UIFont, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(first[.paragraphStyle] as? NSParagraphStyle, Self.style())
    XCTAssertEqual(read.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual(read.size().width, text.size().width)
  }
}
