import Foundation

/// Cut, copy, paste, select and delete in an input. The order of an edit is that of typing. Rules: TEXT-57.
///
///     cut      copy → delegate is asked → change → delegate is told
///     paste    delegate is asked → change → delegate is told
@MainActor package struct EditMenuActions {
  private let input: any EditedInput

  package init(_ input: any EditedInput) { self.input = input }

  /// Whether an action is possible now; `nil` for one that is none of an edit menu.
  package func canPerform(_ action: String) -> Bool? {
    let selection = input.inputState.selection
    switch action {
    case "copy:": return selection.length > 0 && !input.isSecureTextEntry
    case "cut:": return selection.length > 0 && !input.isSecureTextEntry && input.canBeEdited
    case "delete:": return selection.length > 0 && input.canBeEdited
    case "paste:": return input.canBeEdited && copied?.isEmpty == false
    case "select:": return selection.length == 0 && input.hasText
    case "selectAll:": return input.hasText && selection != input.units.all
    default: return nil
    }
  }

  private var copied: String? { (input as? any PastingResponder)?.copiedText }

  package func copy() {
    let selection = input.inputState.selection
    guard selection.length > 0, !input.isSecureTextEntry else { return }
    (input as? any PastingResponder)?.copiedText = input.units[selection]
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
    edit("paste(_:)") { _ in
      guard let copied else { return nil }
      let changed = (input as? any PasteTransforming).map { $0.transformedForPasting(copied) } ?? copied
      return changed.map { input.pasted($0) }
    }
  }

  /// Selects the word around the caret, or the one before it.
  package func selectWord() {
    Stage.turn("select(_:)", input, .other) {
      let selection = input.inputState.selection
      guard selection.length == 0, let caret = input.units.position(selection.location) else { return }
      let tokenizer = input.tokenizer
      let word =
        tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.forward))
        ?? tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.backward))
      if let word { input.select(input.units.units(of: word)) }
    }
  }

  /// Replaces the selection, if there is a text for it and the delegate allows it.
  private func edit(_ call: StaticString, _ text: (NSRange) -> String?) {
    Stage.turn(call, input, .other) {
      let selection = input.inputState.selection
      guard input.canBeEdited, let text = text(selection), selection.length > 0 || !text.isEmpty,
        input.allows(text, in: selection)
      else { return }
      input.replace(selection, by: text)
    }
  }
}

/// Records the typing of an input with the undo manager of its chain. Rules: TEXT-58.
@MainActor package enum TypingUndo {
  /// A part of the text is about to be replaced.
  package static func record(_ input: any EditedInput, _ range: NSRange, _ new: String) {
    #if !canImport(ObjectiveC)
      guard input.isFirstResponder, let manager = input.undoManager else { return }
      let old = input.units[range]
      let place = NSRange(location: range.location, length: new.utf16.count)
      manager.registerUndo(withTarget: input as UIResponder) { target in
        MainActor.assumeIsolated {
          guard let input = target as? any EditedInput else { return }
          Stage.turn("undo()", input, .other) { input.replace(input.units.clamped(place), by: old) }
        }
      }
      if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
      input.inputState.undo = manager
    #endif
  }

  /// A program has replaced the whole text: what was typed before can't be undone.
  package static func forget(_ input: any EditedInput) {
    guard let manager = input.inputState.undo else { return }
    input.inputState.undo = nil
    manager.removeAllActions(withTarget: input)
  }
}
