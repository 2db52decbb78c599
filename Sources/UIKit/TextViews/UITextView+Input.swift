import ControllerTree
import Foundation

// What a text view is as an input that a person edits.

extension UITextView: EditedInput {
  package var canBeEdited: Bool { isEditable }
  package var styledContent: NSAttributedString { attributedText }
  package var usualStyling: [NSAttributedString.Key: Any] { typingAttributes }

  package func select(_ range: NSRange) {
    let range = units.clamped(range)
    guard range != inputState.selection else { return }
    InputEditMenu.close(for: self)
    inputState.selection = range
    givenTypingAttributes = nil
    delegate?.textViewDidChangeSelection(self)
  }

  package func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func pasted(_ text: String) -> String { text }

  /// Replaces a part as typing does. What is replaced can be undone (TEXT-58).
  package func replace(_ range: NSRange, by text: String) {
    let attributes = typingAttributes
    TypingUndo.record(self, range, text)
    edit { storage in
      guard !text.isEmpty else { return storage.deleteCharacters(in: range) }
      storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    }
    inputState.marked = nil
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    givenTypingAttributes = attributes
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    // A text view that grows with its text may become one that scrolls in these calls.
    if isFirstResponder { scrollRangeToVisible(inputState.selection) }
  }
}

extension UITextView: EditingResponder {
  package var needsKeyboard: Bool { isEditable }
  package func editingWasForcedToEnd() { if isBeingEdited { editingEnded() } }

  final func editingEnded() {
    InputEditMenu.close(for: self)
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    lowerKeyboard()
  }
}
