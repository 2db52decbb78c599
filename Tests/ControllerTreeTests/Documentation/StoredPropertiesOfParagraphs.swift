import UIKit
import XCTest

/// Properties of paragraphs and attachments that the library never reads.
final class StoredPropertiesOfParagraphs: XCTestCase {
  func test_paragraphsStoreTheirLists() async {
    await MainActor.run {
      let style = NSMutableParagraphStyle()
      assertStores(\NSMutableParagraphStyle.textLists, [NSTextList(markerFormat: .disc, options: 0)], in: style)
      assertStores(\NSMutableParagraphStyle.lineBreakStrategy, .pushOut, in: style)
      assertStores(\NSMutableParagraphStyle.usesDefaultHyphenation, true, in: style)
      let copy = style.copy() as? NSParagraphStyle
      XCTAssertEqual(copy?.textLists.count, 1)
      XCTAssertEqual(copy?.lineBreakStrategy, .pushOut)
      XCTAssertEqual(copy?.usesDefaultHyphenation, true)
      assertStores(\NSTextAttachment.allowsTextAttachmentView, false, in: NSTextAttachment())
    }
  }
}
