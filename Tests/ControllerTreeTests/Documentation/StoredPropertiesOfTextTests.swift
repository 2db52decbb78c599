import UIKit
import XCTest

/// The properties of text controls that exist only for code that sets and reads them.
final class StoredPropertiesOfTextTests: XCTestCase {
  func test_textFieldsStoreTheirLooks() async {
    await MainActor.run {
      let (field, other) = (UITextField(), UITextView())
      let inputs = InputDelegate()
      assertStores(\UITextField.background, UIImage(), in: field)
      assertStores(\UITextField.disabledBackground, UIImage(), in: field)
      assertStores(\UITextField.allowsEditingTextAttributes, true, in: field)
      assertStores(\UITextField.spellCheckingType, .no, in: field)
      assertStores(\UITextField.smartQuotesType, .no, in: field)
      assertStores(\UITextField.smartDashesType, .no, in: field)
      assertStores(\UITextField.smartInsertDeleteType, .no, in: field)
      assertStores(\UITextField.inlinePredictionType, .no, in: field)
      assertStores(\UITextField.keyboardAppearance, .dark, in: field)
      field.inputDelegate = inputs  // \.inputDelegate
      field.markedTextStyle = [.kern: 1]  // \.markedTextStyle
      XCTAssertTrue(field.inputDelegate === inputs)
      XCTAssertEqual(field.markedTextStyle?.count, 1)
      field.inputView = other
      field.inputAccessoryView = other
      XCTAssertEqual([field.inputView, field.inputAccessoryView], [other, other])
    }
  }

  func test_textViewsStoreTheirLooks() async {
    await MainActor.run {
      let (view, other) = (UITextView(), UIView())
      let inputs = InputDelegate()
      assertStores(\UITextView.usesStandardTextScaling, true, in: view)
      assertStores(\UITextView.keyboardType, .URL, in: view)
      assertStores(\UITextView.returnKeyType, .done, in: view)
      assertStores(\UITextView.autocapitalizationType, .words, in: view)
      assertStores(\UITextView.autocorrectionType, .no, in: view)
      assertStores(\UITextView.isSecureTextEntry, true, in: view)
      assertStores(\UITextView.enablesReturnKeyAutomatically, true, in: view)
      assertStores(\UITextView.textContentType, .name, in: view)
      assertStores(\UITextView.spellCheckingType, .no, in: view)
      assertStores(\UITextView.smartQuotesType, .no, in: view)
      assertStores(\UITextView.smartDashesType, .no, in: view)
      assertStores(\UITextView.smartInsertDeleteType, .no, in: view)
      assertStores(\UITextView.inlinePredictionType, .no, in: view)
      assertStores(\UITextView.keyboardAppearance, .dark, in: view)
      assertStores(\NSTextContainer.heightTracksTextView, true, in: view.textContainer)
      view.linkTextAttributes = [:]  // \.linkTextAttributes
      view.inputDelegate = inputs
      view.markedTextStyle = [.kern: 1]
      XCTAssertEqual(view.linkTextAttributes.count, 0)
      XCTAssertTrue(view.inputDelegate === inputs)
      XCTAssertEqual(view.markedTextStyle?.count, 1)
      view.inputView = other
      view.inputAccessoryView = other
      XCTAssertEqual([view.inputView, view.inputAccessoryView], [other, other])
    }
  }

  func test_viewsWithoutContentStoreWhetherTheyScroll() async {
    await MainActor.run {
      let view = UIContentUnavailableView(configuration: .empty())
      assertStores(\UIContentUnavailableView.isScrollEnabled, false, in: view)
    }
  }

  func test_searchBarsStoreTheirLooks() async {
    await MainActor.run {
      let bar = UISearchBar()
      assertStores(\UISearchBar.prompt, "p", in: bar)
      assertStores(\UISearchBar.barStyle, .black, in: bar)
      assertStores(\UISearchBar.searchBarStyle, .minimal, in: bar)
      assertStores(\UISearchBar.barTintColor, .red, in: bar)
      assertStores(\UISearchBar.isTranslucent, false, in: bar)
      assertStores(\UISearchBar.backgroundImage, UIImage(), in: bar)
      assertStores(\UISearchBar.scopeBarBackgroundImage, UIImage(), in: bar)
      assertStores(\UISearchBar.searchFieldBackgroundPositionAdjustment, UIOffset(horizontal: 1, vertical: 2), in: bar)
      assertStores(\UISearchBar.searchTextPositionAdjustment, UIOffset(horizontal: 1, vertical: 2), in: bar)
      assertStores(\UISearchTextField.allowsCopyingTokens, false, in: bar.searchTextField)
      assertStores(\UISearchTextField.tokenBackgroundColor, .red, in: bar.searchTextField)
    }
  }
}

private final class InputDelegate: NSObject, UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}
}
