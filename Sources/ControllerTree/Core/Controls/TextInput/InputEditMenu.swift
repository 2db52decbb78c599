import Foundation

/// The edit menu of a text field or a text view. Rules: TEXT-61, ACT-78, TOUCH-57.
///
/// Its functions take the input, and not the menu: nothing of the input is held while the delegate and the actions run.
@MainActor package struct InputEditMenu {
  private var menu: OpenMenu?
  /// The space between the selection and the menu, in points.
  private static let space: CGFloat = 8

  nonisolated package init() {}

  /// The menu that is open.
  package static func shown(by input: any EditedInput) -> UIMenu? { input.inputState.editMenu.menu?.shown }

  /// The place of an element of the open menu, in points of the window; `nil` if it is not seen.
  package static func frame(of element: UIMenuElement, shownBy input: any EditedInput) -> CGRect? {
    input.inputState.editMenu.menu?.frame(of: element)
  }

  /// A person opens the menu, in one event: the input becomes first responder.
  /// - Returns: Whether there is anything in it.
  package static func show(for input: any EditedInput) -> Bool {
    input.act("showEditMenu()") {
      guard input.becomeFirstResponder() else { return false }
      return open(for: input)
    }
  }

  /// Opens the menu of the selection: the delegate makes it of the suggested actions.
  /// - Returns: Whether there is anything in it.
  @discardableResult
  package static func open(for input: any EditedInput) -> Bool {
    close(for: input)
    let suggested = UIMenuSystem.suggestedElements(from: input)
    let made =
      input.selectedTextRange.flatMap { input.editMenu(for: $0, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    guard !made.children.isEmpty else { return false }
    let menu = OpenMenu(made, from: input)
    input.inputState.editMenu.menu = menu
    let animator = EditMenuAnimator()
    input.willPresentEditMenu(animator: animator)
    // The delegate may have closed it.
    if input.inputState.editMenu.menu === menu { show(menu, for: input) }
    animator.run()
    return true
  }

  private static func show(_ menu: OpenMenu, for input: any EditedInput) {
    let reference = WeakView(input)
    menu.show(
      .floating, at: place(in: input), in: input.window,
      MenuView.Actions(
        choose: { if let input = reference.view as? any EditedInput { _ = choose($0, of: input) } },
        dismiss: { if let input = reference.view as? any EditedInput { close(for: input) } }))
  }

  /// Above the selection, in points of the window; below it if there is no room above.
  private static func place(in input: any EditedInput) -> CGPoint {
    guard let range = input.selectedTextRange else { return .zero }
    let text = range.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
    let rect = input.convert(text, to: nil)
    let above = rect.minY - space - MenuView.Form.floating.size.height
    return CGPoint(x: rect.minX, y: above >= 0 ? above : rect.maxY + space)
  }

  /// Closes the menu. Does nothing if none is open.
  package static func close(for input: any EditedInput) {
    guard let menu = input.inputState.editMenu.menu else { return }
    input.inputState.editMenu.menu = nil
    let animator = EditMenuAnimator()
    input.willDismissEditMenu(animator: animator)
    menu.close()
    animator.run()
  }

  /// A person chooses an element of the open menu, in one event.
  /// - Returns: Whether the element could be chosen.
  package static func choose(_ element: UIMenuElement, of input: any EditedInput) -> Bool {
    input.act("chooseFromEditMenu(_:)") {
      guard let menu = input.inputState.editMenu.menu, let outcome = menu.choose(element, sender: input, from: input)
      else { return false }
      // The choice may have closed the menu, as it may have changed the selection.
      if outcome == .closes, input.inputState.editMenu.menu === menu { close(for: input) }
      return true
    }
  }
}
