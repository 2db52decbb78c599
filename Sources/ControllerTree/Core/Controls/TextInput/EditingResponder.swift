import Foundation

/// A text view above the hierarchy: it is edited while it is first responder, and begins and ends editing itself.
@MainActor package protocol EditingResponder: UIResponder {
  /// Whether the keyboard is up while the object is first responder.
  var needsKeyboard: Bool { get }
  /// The object had to resign although it refused (RESP-17).
  func editingWasForcedToEnd()
}

extension UIResponder {
  /// Brings up the keyboard, after the callbacks of the beginning of editing (RESP-18).
  package final func raiseKeyboard() { Keyboard.raise(for: responderWindow) }

  /// Takes the keyboard away unless a first responder needs it, after the callbacks of the end of editing (RESP-18).
  package final func lowerKeyboard() { Keyboard.lower(on: .current) }

  /// Whether the object takes typed text without being edited, as a view of an app can.
  final var takesKeys: Bool { self is any UIKeyInput && !(self is any EditingResponder) && !(self is UITextField) }
}

/// Measures the text of a text field and keeps its attributes: fonts belong to a higher floor.
@MainActor package protocol MeasuredTextField: UITextField {
  /// The width of the first characters of the text, and the height of its line, in points.
  func sizeOfText(before offset: Int) -> CGSize
  /// A program has set the text of a field whose parts have attributes of their own.
  func textWasSet()
  /// A part of the text of such a field is about to be replaced.
  func textWillChange(in range: NSRange, to text: String)
}
