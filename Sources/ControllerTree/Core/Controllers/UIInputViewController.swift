import Foundation

/// A controller of a view in place of the keyboard. It types into the first responder of the key window. Rules: RESP-60.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The controller's view, if it is a view for input. Setting it sets the view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { if let newValue { view = newValue } }
  }
  /// The text into which the keyboard types.
  open var textDocumentProxy: any UITextDocumentProxy { FirstResponderText() }
  /// The language of the keyboard; `nil` for none. The library never reads it.
  open var primaryLanguage: String?
  /// Whether a person has allowed the keyboard to use the network: yes.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has a key for dictation. The library never reads it.
  open var hasDictationKey = false
  /// Whether the keyboard needs a key to go on to another one: no, as there is no other.
  open var needsInputModeSwitchKey: Bool { false }

  /// The first responder of the key window resigns. Rules: RESP-60.
  open func dismissKeyboard() { KeyWindow.of(.current).ofApplication?.endEditing(false) }
  /// Does nothing: there is no other keyboard.
  open func advanceToNextInputMode() {}
  /// Does nothing: there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// The selection is about to change. The base does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// The selection has changed. The base does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to change. The base does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed. The base does nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text into which a keyboard of an application types.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor; `nil` without any.
  var documentContextBeforeInput: String? { get }
  /// The text after the cursor; `nil` without any.
  var documentContextAfterInput: String? { get }
  /// The selected text; `nil` without any.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// Moves the cursor by characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The text of the key window's first responder (RESP-60).
@MainActor private final class FirstResponderText: NSObject, UITextDocumentProxy {
  private var responder: UIResponder? { KeyWindow.of(.current).ofApplication?.firstResponder }
  private var input: (any UITextInput)? { responder as? any UITextInput }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }
  var hasText: Bool { (responder as? any UIKeyInput)?.hasText ?? false }
  func insertText(_ text: String) { (responder as? any UIKeyInput)?.insertText(text) }
  func deleteBackward() { (responder as? any UIKeyInput)?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return text(from: input.beginningOfDocument, to: range.start)
  }
  var documentContextAfterInput: String? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return text(from: range.end, to: input.endOfDocument)
  }
  var selectedText: String? {
    guard let range = input?.selectedTextRange else { return nil }
    return text(from: range.start, to: range.end)
  }

  private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let input, let range = input.textRange(from: start, to: end), let text = input.text(in: range) else {
      return nil
    }
    return text.isEmpty ? nil : text
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let range = input.selectedTextRange,
      let place = input.position(from: offset < 0 ? range.start : range.end, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }
}
