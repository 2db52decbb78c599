import Foundation

// A person's acts on a text field.

extension UITextField {
  /// The user taps the field and types `text` in place of the selection, which is at the end of the text unless it was moved. One turn.
  ///
  /// Editing begins if it has not; the delegate is asked about the change; `editingChanged` is sent.
  /// - Returns: Whether the text was typed: `false` if the field is in no window or can't be used, or
  ///   if the delegate refuses.
  /// - Rules: TEXT-34, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func enter(_ text: String) -> Bool {
    edit("enter(_:)") {
      InputTyping(self).type(text)
    }
  }

  /// The user presses the delete key in the field. One turn.
  ///
  /// The delegate is asked if there is something to delete; then ``deleteBackward()`` is called, also in an empty field.
  /// - Returns: Whether the key was pressed: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TEXT-34, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressDelete() -> Bool {
    edit("pressDelete()") {
      InputTyping(self).delete()
    }
  }

  /// The user selects text, or moves the caret. One turn.
  /// - Parameter range: The text in UTF-16 units; what lies outside the text is left out.
  /// - Returns: Whether the user could: `false` if the field can't be edited.
  /// - Rules: TEXT-35, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func selectText(in range: NSRange) -> Bool {
    edit("selectText(in:)") {
      select(range)
      return true
    }
  }

  /// The user taps the clear button. One turn.
  /// - Returns: Whether the text was cleared: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func clear() -> Bool {
    edit("clear()") {
      guard delegate?.textFieldShouldClear(self) ?? true, allows("", in: units.all) else { return false }
      replace(units.all, by: "")
      return true
    }
  }

  /// The user presses the return key. One turn: `textFieldShouldReturn`, then
  /// `editingDidEndOnExit` and `primaryActionTriggered`.
  /// - Returns: Whether the events were sent: `false` if the field is not being edited, or if the delegate refuses.
  /// - Rules: TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressReturn() -> Bool {
    Stage.turn("pressReturn()", self, .event) {
      guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return false }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      return true
    }
  }

  /// The edit menu that a person has opened; `nil` if none is open. Not in UIKit. Rules: TEXT-61.
  public final var openEditMenu: UIMenu? { InputEditMenu.shown(by: self) }

  /// A person opens the edit menu of the selection, in one event. Editing begins if it has not; the delegate may change the menu. Not in
  /// UIKit.
  /// - Returns: Whether it opened: `false` if the field can't be edited, or nothing is possible.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func showEditMenu() -> Bool { InputEditMenu.show(for: self) }

  /// A person chooses an element of the open edit menu, in one event. Not in UIKit.
  /// - Returns: Whether the element could be chosen.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func chooseFromEditMenu(_ element: UIMenuElement) -> Bool { InputEditMenu.choose(element, of: self) }

  /// The place of an element of the open edit menu, in points of the window; `nil` if it is not seen. Not in UIKit. Rules: TOUCH-57.
  @_disfavoredOverload
  public final func frameInEditMenu(of element: UIMenuElement) -> CGRect? {
    InputEditMenu.frame(of: element, shownBy: self)
  }

  /// Runs an edit by the user, which begins with a tap on the field.
  private func edit(_ call: StaticString, _ body: () -> Bool) -> Bool {
    Stage.turn(call, self, .event) {
      guard isEnabled, isUserInteractionEnabled, window != nil, becomeFirstResponder() else { return false }
      return body()
    }
  }
}
