import ControllerTree
import Foundation

extension UITextItem {
  /// The menu of a text item. Rules: ACT-80.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// What is shown beside the menu.
    public enum Preview {
      /// The item.
      case `default`
      /// A view.
      case view(UIView)
    }

    let menu: UIMenu

    /// Makes a configuration with the item as preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    /// Makes a configuration. Nothing draws the preview.
    /// - Parameter preview: `nil` for none.
    public init(preview: Preview?, menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
}

/// The menu of a link, an attachment or a tagged text, while it is open. Rules: ACT-80.
@MainActor private final class TextItemMenu: KeptBeside {
  var open: (item: UITextItem, menu: OpenMenu)?
}

extension UITextView {
  /// The menu of a text item that a person has opened; `nil` if none is open. Not in UIKit. Rules: ACT-80.
  public final var openItemMenu: UIMenu? { TextItemMenu.of(self)?.open?.menu.shown }

  /// A person presses a link, an attachment or a tagged text, in one event, so that its menu opens. Not in UIKit.
  /// - Parameter offset: A place in the item, in UTF-16 units.
  /// - Returns: Whether a menu opened: `false` without an item, in a text that is edited or can't be selected, and if the delegate has none.
  /// - Rules: ACT-80, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressItem(at offset: Int) -> Bool {
    act("pressItem(at:)") {
      guard isSelectable, !isEditable, let item = textItem(at: offset), allows(item, .presentActions) else {
        return false
      }
      return openMenu(of: item)
    }
  }

  final func openMenu(of item: UITextItem) -> Bool {
    closeItemMenu()
    let standard = standardMenu(of: item)
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
      ?? UITextItem.MenuConfiguration(menu: standard)
    guard let configuration, !configuration.menu.children.isEmpty else { return false }
    let menu = OpenMenu(configuration.menu, from: self)
    TextItemMenu.made(for: self).open = (item, menu)
    let animator = MenuAnimator(nil)
    delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
    if let window, TextItemMenu.of(self)?.open?.menu === menu { show(menu, in: window) }
    animator.runAtOnce()
    return true
  }

  private func show(_ menu: OpenMenu, in window: UIWindow) {
    let place = convert(bounds.origin, to: nil)
    menu.show(
      .list, at: place, in: window,
      MenuView.Actions(
        choose: { [weak self] in _ = self?.chooseFromItemMenu($0) }, dismiss: { [weak self] in self?.closeItemMenu() }))
  }

  /// What the system offers for an item: to open and to copy a link, to copy the text of others.
  private func standardMenu(of item: UITextItem) -> UIMenu {
    let text = attributedText?.attributedSubstring(from: item.range).string ?? ""
    var actions: [UIAction] = []
    if case .link(let url) = item.content {
      actions.append(UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) })
      actions.append(UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url })
    } else {
      actions.append(UIAction(title: "Copy") { _ in UIPasteboard.general.string = text })
    }
    return UIMenu(children: actions)
  }

  /// A person chooses an element of the open menu, in one event. Not in UIKit.
  /// - Returns: Whether the element could be chosen.
  /// - Rules: ACT-80, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func chooseFromItemMenu(_ element: UIMenuElement) -> Bool {
    act("chooseFromItemMenu(_:)") {
      guard let open = TextItemMenu.of(self)?.open,
        let outcome = open.menu.choose(element, sender: self, from: self)
      else { return false }
      if outcome == .closes { closeItemMenu() }
      return true
    }
  }

  /// Closes the menu of a text item. Does nothing if none is open. Not in UIKit. Rules: ACT-80.
  @_disfavoredOverload
  public final func closeItemMenu() {
    guard let kept = TextItemMenu.of(self), let open = kept.open else { return }
    kept.open = nil
    let animator = MenuAnimator(nil)
    delegate?.textView(self, textItemMenuWillEndFor: open.item, animator: animator)
    open.menu.close()
    animator.runAtOnce()
  }
}

// MARK: Writing tools

extension UITextView {
  /// A person has the selection rewritten by writing tools, or the whole text if nothing is selected, in one event. Not in UIKit.
  /// - Parameter make: Makes a new text; `nil` for none.
  /// - Returns: Whether the text was replaced: `false` if it can't be edited, or ``writingToolsBehavior`` is `none`.
  /// - Rules: ACT-79, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func rewriteText(by make: (NSAttributedString) -> NSAttributedString?) -> Bool {
    act("rewriteText(by:)") {
      guard isEditable, writingToolsBehavior != .none, let text = attributedText else { return false }
      let selection = selectedRange
      let range = selection.length > 0 ? selection : NSRange(location: 0, length: text.length)
      let tools = WritingTools.made(for: self)
      tools.isActive = true
      delegate?.textViewWritingToolsWillBegin(self)
      let new = make(text.attributedSubstring(from: range))
      if let new { replaceText(in: range, with: new) }
      tools.isActive = false
      delegate?.textViewWritingToolsDidEnd(self)
      return new != nil
    }
  }

  private func replaceText(in range: NSRange, with text: NSAttributedString) {
    let clamped = units.clamped(range)
    edit { storage in storage.replaceCharacters(in: clamped, with: text) }
    select(NSRange(location: clamped.location, length: text.length))
    delegate?.textViewDidChange(self)
  }
}
