import UIKit
import XCTest

/// TEXT-09: fonts of text fields follow the text size.
final class TextFieldTextSizeTests: XCTestCase {
  func test_TEXT09_textFields() async {
    await withTrace { trace in
      let window = trace.show(trace.controller("P"))
      let (following, other) = (UITextField(), UITextField())
      for field in [following, other] {
        field.font = .preferredFont(forTextStyle: .body)
        window.addSubview(field)
      }
      following.adjustsFontForContentSizeCategory = true
      let size = other.font?.pointSize
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      XCTAssertEqual(other.font?.pointSize, size)
      XCTAssertGreaterThan(following.font?.pointSize ?? 0, size ?? 0)
      window.traitOverrides.preferredContentSizeCategory = .large
      window.layoutIfNeeded()
      XCTAssertEqual(following.font?.pointSize, size)
      following.adjustsFontForContentSizeCategory = false
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      XCTAssertEqual(following.font?.pointSize, size)
      trace.begin()
    }
  }
}
