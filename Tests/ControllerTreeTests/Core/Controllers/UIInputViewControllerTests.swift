import UIKit
import XCTest

@testable import ControllerTree

final class UIInputViewControllerTests: XCTestCase {
  private final class Keyboard: UIInputViewController {
    override func loadView() { inputView = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
  }

  private final class Clicking: UIInputView, UIInputViewAudioFeedback {}

  /// RESP-60: what a keyboard types goes to the first responder of the key window.
  func test_RESP60_typing() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let keyboard = Keyboard()
      keyboard.loadViewIfNeeded()
      XCTAssertEqual(keyboard.inputView?.inputViewStyle, .keyboard)
      let proxy = keyboard.textDocumentProxy
      XCTAssertFalse(proxy.hasText)
      proxy.insertText("lost")
      XCTAssertNil(proxy.documentContextBeforeInput)
      XCTAssertNil(proxy.documentContextAfterInput)
      XCTAssertNil(proxy.selectedText)
      proxy.adjustTextPosition(byCharacterOffset: 1)
      let field = UITextField()
      root.view.addSubview(field)
      root.view.window?.makeKey()
      field.becomeFirstResponder()
      proxy.insertText("ab")
      proxy.adjustTextPosition(byCharacterOffset: -1)
      proxy.insertText("-")
      XCTAssertEqual(field.text, "a-b")
      XCTAssertEqual(proxy.documentContextBeforeInput, "a-")
      XCTAssertEqual(proxy.documentContextAfterInput, "b")
      XCTAssertNil(proxy.documentInputMode)
      proxy.deleteBackward()
      XCTAssertEqual(field.text, "ab")
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      XCTAssertEqual(proxy.selectedText, "ab")
      XCTAssertTrue(proxy.hasText)
      keyboard.dismissKeyboard()
      XCTAssertFalse(field.isFirstResponder)
    }
  }

  /// There is no other keyboard, and nothing to hear.
  func test_defaults() async {
    await withStage { _ in
      let keyboard = UIInputViewController()
      XCTAssertTrue(keyboard.hasFullAccess)
      XCTAssertFalse(keyboard.needsInputModeSwitchKey)
      keyboard.advanceToNextInputMode()
      keyboard.handleInputModeList(from: UIView(), with: UIEvent())
      keyboard.selectionWillChange(nil)
      keyboard.selectionDidChange(nil)
      keyboard.textWillChange(nil)
      keyboard.textDidChange(nil)
      XCTAssertNil(keyboard.inputView)
      XCTAssertFalse(Clicking(frame: .zero, inputViewStyle: .default).enableInputClicksWhenVisible)
    }
  }

  /// What every responder tells of its input.
  func test_respondersTellOfTheirInput() async throws {
    try await withStage { _ in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      XCTAssertTrue(inner.inputAssistantItem === inner.inputAssistantItem)
      XCTAssertFalse(inner.inputAssistantItem === outer.inputAssistantItem)
      XCTAssertNil(inner.inputViewController)
      XCTAssertNil(inner.inputAccessoryViewController)
      XCTAssertNil(inner.textInputMode)
      XCTAssertNil(inner.textInputContextIdentifier)
      XCTAssertEqual(inner.editingInteractionConfiguration, .default)
      UIResponder.clearTextInputContextIdentifier("a")
      inner.remoteControlReceived(with: nil)
      XCTAssertEqual(UITextInputMode.activeInputModes.count, 1)
      let mode = UITextInputMode(primaryLanguage: "fr")
      let data = try NSKeyedArchiver.archivedData(withRootObject: mode, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITextInputMode.self, from: data)
      XCTAssertEqual(read?.primaryLanguage, "fr")
      XCTAssertNil(UITextInputMode().primaryLanguage)
    }
  }
}
