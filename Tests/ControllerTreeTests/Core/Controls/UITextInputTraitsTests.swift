import XCTest

@testable import ControllerTree

private final class BareTraits: NSObject, UITextInputTraits {}

/// What an object types with that implements no property.
final class UITextInputTraitsTests: XCTestCase {
  /// TEXT-34: the system's values; setting one has no effect.
  func test_TEXT34_systemValues() async {
    await withStage { _ in
      let traits: any UITextInputTraits = BareTraits()
      traits.keyboardType = .numberPad
      traits.returnKeyType = .go
      traits.autocapitalizationType = .none
      traits.autocorrectionType = .yes
      traits.isSecureTextEntry = true
      traits.enablesReturnKeyAutomatically = true
      traits.textContentType = .name
      traits.spellCheckingType = .yes
      traits.smartQuotesType = .yes
      traits.smartDashesType = .yes
      traits.smartInsertDeleteType = .yes
      traits.inlinePredictionType = .yes
      traits.keyboardAppearance = .dark
      XCTAssertEqual(traits.keyboardType, .default)
      XCTAssertEqual(traits.returnKeyType, .default)
      XCTAssertEqual(traits.autocapitalizationType, .sentences)
      XCTAssertEqual(traits.autocorrectionType, .default)
      XCTAssertFalse(traits.isSecureTextEntry)
      XCTAssertFalse(traits.enablesReturnKeyAutomatically)
      XCTAssertNil(traits.textContentType)
      XCTAssertEqual(traits.spellCheckingType, .default)
      XCTAssertEqual(traits.smartQuotesType, .default)
      XCTAssertEqual(traits.smartDashesType, .default)
      XCTAssertEqual(traits.smartInsertDeleteType, .default)
      XCTAssertEqual(traits.inlinePredictionType, .default)
      XCTAssertEqual(traits.keyboardAppearance, .default)
    }
  }
}
