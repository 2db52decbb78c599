import Foundation

/// A text that the actions of an edit menu change: what text fields and text views share. Offsets count UTF-16 units.
@MainActor package protocol EditedInput: UIResponder, UITextInput {
  /// The text.
  var editedUnits: TextUnits { get }
  /// The selection. Setting it tells the delegate.
  var selectedUnits: NSRange { get set }
  /// Whether a person can change the text.
  var canBeEdited: Bool { get }
  /// The delegate's answer to a change by a person.
  func allowsEdit(in range: NSRange, to text: String) -> Bool
  /// Changes the text as typing does.
  func makeEdit(in range: NSRange, to text: String)
  /// A text that was copied, as the input takes it.
  func pasted(_ text: String) -> String
}

/// Cut, copy, paste, select and delete in an input. The order of an edit is that of typing. Rules: TEXT-57.
///
///     cut      copy → delegate is asked → change → delegate is told
///     paste    delegate is asked → change → delegate is told
@MainActor package struct EditMenuActions {
  private let input: any EditedInput

  package init(_ input: any EditedInput) { self.input = input }

  /// Whether an action is possible now; `nil` for one that is none of an edit menu.
  package func canPerform(_ action: String) -> Bool? {
    let selection = input.selectedUnits
    switch action {
    case "copy:": return selection.length > 0 && !input.isSecureTextEntry
    case "cut:": return selection.length > 0 && !input.isSecureTextEntry && input.canBeEdited
    case "delete:": return selection.length > 0 && input.canBeEdited
    case "paste:": return input.canBeEdited && copied?.isEmpty == false
    case "select:": return selection.length == 0 && input.hasText
    case "selectAll:": return input.hasText && selection != input.editedUnits.all
    default: return nil
    }
  }

  private var copied: String? { (input as? any PastingResponder)?.copiedText }

  package func copy() {
    let selection = input.selectedUnits
    guard selection.length > 0, !input.isSecureTextEntry else { return }
    (input as? any PastingResponder)?.copiedText = input.editedUnits[selection]
  }

  package func cut() {
    guard input.canBeEdited, !input.isSecureTextEntry else { return }
    copy()
    delete()
  }

  package func delete() {
    edit("delete(_:)") { $0.length > 0 ? "" : nil }
  }

  package func paste() {
    edit("paste(_:)") { _ in copied.map { input.pasted($0) } }
  }

  /// Selects the word around the caret, or the one before it.
  package func selectWord() {
    Stage.turn("select(_:)", input, .other) {
      let selection = input.selectedUnits
      guard selection.length == 0, let caret = input.editedUnits.position(selection.location) else { return }
      let tokenizer = input.tokenizer
      let word =
        tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.forward))
        ?? tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.backward))
      if let word { input.selectedUnits = input.editedUnits.units(of: word) }
    }
  }

  /// Replaces the selection, if there is a text for it and the delegate allows it.
  private func edit(_ call: StaticString, _ text: (NSRange) -> String?) {
    Stage.turn(call, input, .other) {
      let selection = input.selectedUnits
      guard input.canBeEdited, let text = text(selection), selection.length > 0 || !text.isEmpty,
        input.allowsEdit(in: selection, to: text)
      else { return }
      input.makeEdit(in: selection, to: text)
    }
  }
}

/// Records the typing of an input with the undo manager of its chain. Rules: TEXT-58.
@MainActor package enum TypingUndo {
  /// A part of the text is about to be replaced.
  /// - Returns: The manager that has recorded it; `nil` if none has.
  package static func record(
    _ input: any EditedInput, _ range: NSRange, _ old: String, _ new: String
  ) -> UndoManager? {
    #if canImport(ObjectiveC)
      return nil
    #else
      guard input.isFirstResponder, let manager = input.undoManager else { return nil }
      let place = NSRange(location: range.location, length: new.utf16.count)
      manager.registerUndo(withTarget: input as UIResponder) { target in
        MainActor.assumeIsolated {
          guard let input = target as? any EditedInput else { return }
          Stage.turn("undo()", input, .other) { input.makeEdit(in: input.editedUnits.clamped(place), to: old) }
        }
      }
      if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
      return manager
    #endif
  }

  /// A program has replaced the whole text: what was typed before can't be undone.
  package static func forget(_ input: any EditedInput, _ manager: UndoManager?) {
    manager?.removeAllActions(withTarget: input)
  }
}
