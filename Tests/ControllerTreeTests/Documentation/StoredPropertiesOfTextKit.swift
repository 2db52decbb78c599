import UIKit
import XCTest

/// Properties of layout managers, containers and inputs that the library never reads.
final class StoredPropertiesOfTextKit: XCTestCase {
  func test_layoutManagersStoreWhatIsDrawn() async {
    await MainActor.run {
      let manager = NSLayoutManager()
      assertStores(\NSLayoutManager.showsInvisibleCharacters, true, in: manager)
      assertStores(\NSLayoutManager.showsControlCharacters, true, in: manager)
      assertStores(\NSLayoutManager.usesFontLeading, false, in: manager)
      assertStores(\NSLayoutManager.allowsNonContiguousLayout, true, in: manager)
      assertStores(\NSLayoutManager.limitsLayoutForSuspiciousContents, true, in: manager)
      XCTAssertFalse(manager.hasNonContiguousLayout)
      let (none, text) = (NSRange(), NSTextStorage(string: "a"))
      text.addLayoutManager(manager)
      manager.invalidateDisplay(forCharacterRange: none)
      manager.invalidateDisplay(forGlyphRange: none)
      manager.ensureGlyphs(forCharacterRange: none)
      manager.ensureGlyphs(forGlyphRange: none)
      manager.ensureLayout(forCharacterRange: none)
      manager.ensureLayout(forGlyphRange: none)
      manager.ensureLayout(forBoundingRect: .zero, in: NSTextContainer())
      manager.drawBackground(forGlyphRange: none, at: .zero)
      manager.drawGlyphs(forGlyphRange: none, at: .zero)
      manager.drawUnderline(
        forGlyphRange: none, underlineType: .single, baselineOffset: 0, lineFragmentRect: .zero,
        lineFragmentGlyphRange: none, containerOrigin: .zero)
      manager.drawStrikethrough(
        forGlyphRange: none, strikethroughType: .single, baselineOffset: 0, lineFragmentRect: .zero,
        lineFragmentGlyphRange: none, containerOrigin: .zero)
      var range = NSRange()
      manager.invalidateGlyphs(forCharacterRange: none, changeInLength: 0, actualCharacterRange: &range)
      XCTAssertEqual(range.length, 1)
    }
  }

  func test_inputsStoreTheRulesOfPasswords() async {
    await MainActor.run {
      let rules = UITextInputPasswordRules(descriptor: "required: upper;")
      assertStores(\UITextField.passwordRules, rules, in: UITextField())
      assertStores(\UITextView.passwordRules, rules, in: UITextView())
      let bar = UISearchBar()
      bar.passwordRules = rules  // \.passwordRules
      XCTAssertTrue(bar.searchTextField.passwordRules === rules)
      XCTAssertEqual(rules.passwordRulesDescriptor, "required: upper;")
      XCTAssertEqual(UITextContentType.creditCardExpirationMonth.rawValue, "cc-exp-month")
    }
  }
}
