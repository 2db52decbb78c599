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

  /// Whether the object brings up the keyboard itself, when its editing has begun.
  final var raisesKeyboard: Bool { self is any EditingResponder || self is UITextField }
}
