import Foundation

// What a text field is as an input that a person edits.

extension UITextField: EditedInput {
  package var canBeEdited: Bool { isEnabled }
  package var styledContent: NSAttributedString { attributedText ?? NSAttributedString(string: "") }
  package var usualStyling: [NSAttributedString.Key: Any] { defaultTextAttributes }

  package func select(_ range: NSRange) {
    let range = units.clamped(range)
    guard range != inputState.selection else { return }
    InputEditMenu.close(for: self)
    inputState.selection = range
    if isEditing { Stage.turn("selectedTextRange", self, .other) { delegate?.textFieldDidChangeSelection(self) } }
  }

  package func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  package func pasted(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
