import Foundation

/// Who gets a key of a keyboard: in this order, what takes it keeps it. Rules: TOUCH-17.
///
///     commands of the chain with priority over the system
///     the text that is edited, if the key types: pressesBegan(_:with:) of the first responder
///     the other commands of the chain
///     recognizers and responders, as for any button
@MainActor enum KeyDelivery {
  /// A key goes down. Returns whether a command was carried out.
  static func began(_ press: UIPress, _ key: UIKey) -> Bool {
    guard let responder = press.target else { return false }
    let isTyped = TypedKey(key) != nil && responder.takesTyping
    press.isTaken = KeyCommandDelivery.carryOut(
      key, from: responder, in: responder.responderWindow, onlyWithPriority: isTyped)
    return press.isTaken
  }

  /// The presses of an event that are left when commands have taken theirs.
  static func left(of event: UIPressesEvent) -> [UIPress] {
    var left: [UIPress] = []
    for press in event.orderedPresses {
      if press.phase == .began, let key = press.key, began(press, key) { continue }
      if !press.isTaken { left.append(press) }
    }
    return left
  }
}

/// What a key does to a text.
enum TypedKey: Hashable {
  case text(String)
  case delete
  case lineEnd

  /// `nil` for keys that type nothing: those with Command or Control, and those without characters.
  @MainActor init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]), !key.characters.isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: self = .delete
    case .keyboardReturnOrEnter, .keypadEnter: self = .lineEnd
    default:
      guard !key.characters.hasPrefix("UIKeyInput") else { return nil }
      self = .text(key.characters)
    }
  }
}

/// An object whose text a person types; the acts ask its delegate.
@MainActor package protocol TypingResponder: UIResponder {
  func enter(_ text: String) -> Bool
  func pressDelete() -> Bool
  func pressReturn() -> Bool
}

extension UITextField: TypingResponder {}

extension UIResponder {
  /// Whether keys type into the object.
  final var takesTyping: Bool { self is any TypingResponder || self is any UIKeyInput }

  /// Types the keys of presses. Returns the presses that type nothing.
  final func typeKeys(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard takesTyping, isFirstResponder else { return presses }
    var left = presses
    for press in presses {
      guard let typed = press.key.flatMap({ TypedKey($0) }) else { continue }
      left.remove(press)
      apply(typed)
    }
    return left
  }

  private final func apply(_ typed: TypedKey) {
    if let text = self as? any TypingResponder {
      switch typed {
      case .text(let characters): _ = text.enter(characters)
      case .delete: _ = text.pressDelete()
      case .lineEnd: _ = text.pressReturn()
      }
    } else if let input = self as? any UIKeyInput {
      let text =
        switch typed {
        case .text(let characters): characters
        case .delete: ""
        case .lineEnd: "\n"
        }
      guard (input as? any UITextInput)?.allowsTyping(text) ?? true else { return }
      text.isEmpty ? input.deleteBackward() : input.insertText(text)
    }
  }
}
