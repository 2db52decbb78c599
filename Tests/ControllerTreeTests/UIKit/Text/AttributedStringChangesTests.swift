import UIKit
import XCTest

/// TEXT-43: attributed strings with values of the library's classes can be changed.
final class AttributedStringChangesTests: XCTestCase {
  private typealias Attributes = [NSAttributedString.Key: Any]

  /// Pairs of equal values and of different ones.
  private static var values: [(NSAttributedString.Key, Any, Any)] {
    [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 11)),
      (.foregroundColor, UIColor.red, UIColor.systemBlue), (.paragraphStyle, style(1), style(2)),
      (.shadow, shadow(1), shadow(2)), (.attachment, NSTextAttachment(), NSTextAttachment()),
      (.init("image"), UIImage(), UIImage()),
    ]
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  func test_TEXT43_append() {
    for (key, first, second) in Self.values {
      let text = NSMutableAttributedString(string: "")
      for value in [first, first, second] { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      XCTAssertEqual(text.length, 6)
      var range = NSRange()
      XCTAssertTrue(text.attribute(key, at: 0, effectiveRange: &range) as AnyObject === first as AnyObject)
      XCTAssertEqual(range.length, 4, "Equal neighbours are one part: \(key.rawValue)")
      XCTAssertTrue(text.attribute(key, at: 5, effectiveRange: nil) as AnyObject === second as AnyObject)
    }
  }

  func test_TEXT43_attributesAreAddedSetAndReplaced() {
    for (key, first, second) in Self.values {
      let text = NSMutableAttributedString(string: "abcd", attributes: [key: first])
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 2))
      text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
      XCTAssertTrue(text.attribute(key, at: 1, effectiveRange: nil) as AnyObject === second as AnyObject)
      text.setAttributes([key: first], range: NSRange(location: 1, length: 1))
      text.replaceCharacters(in: NSRange(location: 2, length: 2), with: "xyz")
      XCTAssertEqual(text.string, "abxyz")
      XCTAssertTrue(text.attribute(key, at: 1, effectiveRange: nil) as AnyObject === first as AnyObject)
      text.removeAttribute(key, range: NSRange(location: 0, length: 5))
      XCTAssertNil(text.attribute(key, at: 0, effectiveRange: nil))
    }
  }
}
