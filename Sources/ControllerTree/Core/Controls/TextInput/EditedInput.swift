import Foundation

/// A text that a person edits: what text fields and text views share. Offsets count UTF-16 units.
///
/// ``InputPositions`` answers for the input's positions, ``EditMenuActions`` performs the actions of an edit menu, ``InputEditMenu`` shows
/// the menu, ``InputTyping`` types. They read and change an input by these members alone.
@MainActor package protocol EditedInput: UIView, UITextInput {
  /// Selection, marked text and menu.
  var inputState: InputState { get set }
  /// The text.
  var units: TextUnits { get }
  /// The text with its attributes.
  var styledContent: NSAttributedString { get }
  /// The attributes of text that would be typed.
  var usualStyling: [NSAttributedString.Key: Any] { get }
  /// Whether a person can change the text.
  var canBeEdited: Bool { get }
  /// Selects a part, without what lies outside the text. Tells the delegate.
  func select(_ range: NSRange)
  /// The delegate's answer to a change by a person.
  func allows(_ text: String, in range: NSRange) -> Bool
  /// Changes the text as typing does.
  func replace(_ range: NSRange, by text: String)
  /// A text that was copied, as the input takes it.
  func pasted(_ text: String) -> String
}

/// An input whose paste delegate, which belongs to a higher floor, changes what is pasted. Rules: TEXT-96.
@MainActor package protocol PasteTransforming {
  /// What a copied text becomes; `nil` for nothing.
  func transformedForPasting(_ text: String) -> String?
}

/// What an input keeps of its editing, in UTF-16 units. It is read and changed in single steps, never while a callback runs.
package struct InputState {
  /// The selected text; empty where text would be typed.
  package var selection = NSRange(location: 0, length: 0)
  /// Text that is not confirmed yet.
  package var marked: NSRange?
  /// Has recorded typing; `nil` if nothing was typed.
  package var undo: UndoManager?
  /// The menu of the selection.
  package var editMenu = InputEditMenu()

  package init() {}

  /// What typing replaces.
  package var typingPlace: NSRange { marked ?? selection }
}

/// A person's keys in an input: the delegate is asked, then the input's own methods are called. Rules: TEXT-34, TEXT-37,
/// TEXT-44.
@MainActor package struct InputTyping {
  private let input: any EditedInput

  package init(_ input: any EditedInput) { self.input = input }

  /// Types a text in place of the selection.
  /// - Returns: Whether the delegate allowed it.
  package func type(_ text: String) -> Bool {
    guard allows(text, in: input.inputState.typingPlace) else { return false }
    input.insertText(text)
    return true
  }

  /// Presses the delete key; the delegate is asked if there is something to delete.
  /// - Returns: Whether the delegate allowed it.
  package func delete() -> Bool {
    if let range = input.units.deletion(at: input.inputState.selection), !allows("", in: range) { return false }
    input.deleteBackward()
    return true
  }

  private func allows(_ text: String, in range: NSRange) -> Bool {
    input.shouldChangeText(in: input.units.range(range), replacementText: text)
  }
}
