import ControllerTree
import Foundation

// A person's acts on a text view.

extension UITextView {
  /// A person taps the text view and types `text` in place of the selection. One turn.
  ///
  /// Editing begins if it has not; the delegate is asked about the change, then told about it.
  /// - Returns: Whether the text was typed: `false` if a person can't edit the text view, or if the delegate refuses.
  /// - Rules: TEXT-37, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func enter(_ text: String) -> Bool {
    edit("enter(_:)") {
      InputTyping(self).type(text)
    }
  }

  /// A person presses the return key, which types a line break. One turn.
  /// - Returns: Whether it was typed: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TEXT-37, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressReturn() -> Bool {
    edit("pressReturn()") {
      InputTyping(self).type("\n")
    }
  }

  /// A person presses the delete key. One turn.
  ///
  /// The delegate is asked if there is something to delete; then ``deleteBackward()`` is called, also in an empty text.
  /// - Returns: Whether the key was pressed: `false` for the reasons of ``enter(_:)``.
  /// - Rules: TEXT-37, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressDelete() -> Bool {
    edit("pressDelete()") {
      InputTyping(self).delete()
    }
  }

  /// A person selects text, or moves the caret. One turn. The text view becomes first responder.
  /// - Parameter range: The text in UTF-16 units; what lies outside the text is left out.
  /// - Returns: Whether the person could: `false` if the text can neither be edited nor selected.
  /// - Rules: TEXT-38, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func selectText(in range: NSRange) -> Bool {
    act("selectText(in:)") {
      guard isEditable || isSelectable, becomeFirstResponder() else { return false }
      selectedRange = range
      return true
    }
  }

  /// The edit menu that a person has opened; `nil` if none is open. Not in UIKit. Rules: TEXT-61.
  public final var openEditMenu: UIMenu? { InputEditMenu.shown(by: self) }

  /// A person opens the edit menu of the selection, in one event. The text view becomes first responder; the delegate may change the
  /// menu. Not in UIKit.
  /// - Returns: Whether it opened: `false` if the text can neither be edited nor selected, or nothing is possible.
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

  /// A person taps a link or an attachment, which is possible in a text that can be selected and not edited. One turn.
  ///
  /// The delegate is asked whether, then for the action, which is performed: that of a link opens it.
  /// - Parameter offset: A place in the item, in UTF-16 units.
  /// - Returns: Whether an action was performed, or the menu opened as there is no action: `false` without an item, and if the delegate
  ///   refuses.
  /// - Rules: TEXT-41, ACT-80, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func tapItem(at offset: Int) -> Bool {
    act("tapItem(at:)") {
      guard isSelectable, !isEditable, let item = textItem(at: offset), allows(item, .invokeDefaultAction)
      else { return false }
      let standard = UIAction { _ in
        if case .link(let url) = item.content { UIApplication.shared.open(url) }
      }
      let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
      guard let action else { return openMenu(of: item) }
      action.performWithSender(self, target: nil)
      return true
    }
  }

  final func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let delegate else { return true }
    switch item.content {
    case .link(let url):
      return delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      return delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: return true
    }
  }

  /// The link, attachment or tagged text at a place, in UTF-16 units.
  final func textItem(at offset: Int) -> UITextItem? {
    guard let text = attributedText, offset >= 0, offset < text.length else { return nil }
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: offset, effectiveRange: &range)
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    if let tag = attributes[.textItemTag] as? String { return UITextItem(.tag(tag), range: range) }
    guard let link = attributes[.link] else {
      let found = DetectedData.at(offset, in: text.string, dataDetectorTypes)
      return found.map { UITextItem(.link($0.url), range: $0.range) }
    }
    let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    return url.map { UITextItem(.link($0), range: range) }
  }

  /// Runs an edit by a person, which begins with a tap on the text view.
  private func edit(_ call: StaticString, _ body: () -> Bool) -> Bool {
    act(call) {
      guard isEditable, becomeFirstResponder() else { return false }
      return body()
    }
  }
}
