import ControllerTree
import Foundation

// How a text view and its text storage follow each other. Rules: TEXT-38, TEXT-42, TEXT-52.

extension UITextView {
  /// The container with a layout manager and a text storage; those that are missing are made.
  static func parts(_ container: NSTextContainer?) -> (NSTextContainer, NSTextStorage) {
    let used = container ?? NSTextContainer()
    if container == nil { used.widthTracksTextView = true }
    let manager = used.layoutManager ?? NSLayoutManager()
    manager.addTextContainer(used)
    let storage = manager.textStorage ?? NSTextStorage()
    storage.addLayoutManager(manager)
    return (used, storage)
  }

  /// A program sets all text.
  final func take(_ new: NSAttributedString) {
    inTurn("text") {
      TypingUndo.forget(self)
      edit { $0.setAttributedString(new) }
      inputState.marked = nil
      givenTypingAttributes = nil
      select(units.end)
    }
  }

  /// Edits the storage; the caller moves the selection.
  final func edit(_ body: (NSTextStorage) -> Void) {
    ownEdits += 1
    body(textStorage)
    ownEdits -= 1
    textChanged()
  }

  /// Gives all text the value of an attribute that the view has.
  final func change(_ key: NSAttributedString.Key) {
    let value = looks.attributes[key]
    givenTypingAttributes?[key] = value
    edit { storage in
      let all = NSRange(location: 0, length: storage.length)
      if let value {
        storage.addAttribute(key, value: value, range: all)
      } else {
        storage.removeAttribute(key, range: all)
      }
    }
  }

  /// The storage was edited: the selection stays at its characters. Rules: TEXT-52.
  final func storageEdited(range: NSRange, by delta: Int, characters: Bool) {
    guard ownEdits == 0 else { return }
    inTurn("textStorage") {
      textChanged()
      guard characters else { return }
      inputState.marked = nil
      let before = NSRange(location: range.location, length: range.length - delta)
      select(inputState.selection.moved(replacing: before, by: range.length))
    }
  }
}
