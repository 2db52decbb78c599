import Foundation

/// The menus of the application: those of the menu bar, or those beside what a person presses on or selects.
///
/// The main system has one menu, which the application and its delegate build when it is first needed. A person's acts on it are
/// ``openMenuBar()`` and ``choose(_:modifierFlags:)``; `pressKey(_:modifierFlags:)` of a window finds its key commands. The context
/// system builds a menu for a view each time. Rules: ACT-50, ACT-51.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private enum Building {
    case outdated
    case built(UIMenu)
  }

  @MainActor private final class Both {
    let main = UIMenuSystem()
    let context = UIMenuSystem()
  }

  private var building = Building.outdated
  private var open: OpenMenu?

  private override init() { super.init() }

  /// The menus of the menu bar.
  open class var main: UIMenuSystem { Stage.current.part(Both.self) { Both() }.main }
  /// The menus beside what a person presses on or selects.
  open class var context: UIMenuSystem { Stage.current.part(Both.self) { Both() }.context }

  /// Lets the main menu be built anew when it is next needed; at the end of the turn if it is open. Rules: ACT-50.
  open func setNeedsRebuild() {
    building = .outdated
    refresh("setNeedsRebuild()")
  }

  /// Lets the commands of the menu be validated anew at the end of the turn, if it is open. Rules: ACT-53.
  open func setNeedsRevalidate() { refresh("setNeedsRevalidate()") }

  private func refresh(_ call: StaticString) {
    guard open != nil else { return }
    Stage.turn(call, nil) { (stage: Stage) in
      let work = ClosureWork { [self] in open?.update(from: CommandTarget.start) { _ in current() } }
      stage.enqueue(work, in: .completions)
    }
  }

  // MARK: The menu bar; not in UIKit

  /// The menu bar's menu while it is open; `nil` if it is closed. Rules: ACT-53.
  public final var openMenu: UIMenu? { open?.shown }

  /// A person opens the menu bar, in one event: the menu is built if it has to be, and its commands are validated. Rules: ACT-50, ACT-53.
  /// - Returns: Whether the menu bar was closed before; `false` for the context system.
  @discardableResult
  @_disfavoredOverload
  public final func openMenuBar() -> Bool {
    guard self === Self.main, open == nil else { return false }
    Stage.turn("openMenuBar()", nil, .event) { (stage: Stage) in
      let menu = OpenMenu(current(), from: CommandTarget.start)
      open = menu
      menu.show(
        .bar, at: .zero, in: KeyWindow.of(stage).ofApplication ?? WindowList.of(stage).visible.last,
        MenuView.Actions(choose: { [self] in choose($0) }, dismiss: { [self] in dismissMenu() }))
    }
    return true
  }

  /// A person chooses an element of the open menu, in one event: it is performed, then the menu closes, unless the element keeps it
  /// open. Rules: ACT-54, ACT-55.
  /// - Parameters:
  ///   - element: An action or a command of the menu.
  ///   - modifierFlags: The modifiers that the person holds: those of an alternate choose that.
  /// - Returns: Whether the element could be chosen: `false` if it is not in the menu, hidden or disabled, or if no object can perform it.
  @discardableResult
  @_disfavoredOverload
  public final func choose(_ element: UIMenuElement, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard let menu = open else { return false }
    return Stage.turn("choose(_:modifierFlags:)", nil, .event) {
      guard let outcome = menu.choose(element, sender: self, flags: modifierFlags, from: CommandTarget.start) else {
        return false
      }
      if outcome == .closes { dismissMenu() }
      return true
    }
  }

  /// Closes the menu bar. Does nothing if it is closed.
  public final func dismissMenu() {
    open?.close()
    open = nil
  }

  /// The place of an element of the open menu bar, in points of its window: the key one, else the frontmost; `nil` if it is not seen. Rules: TOUCH-53.
  public final func frame(of element: UIMenuElement) -> CGRect? { open?.frame(of: element) }

  // MARK: Building

  /// The main menu, built if it has to be: the application gets `buildMenu(with:)`, then its delegate.
  final func current() -> UIMenu {
    if case .built(let menu) = building { return menu }
    let tree = MenuTree(self, StandardMenus.main)
    building = .built(tree.root)
    build(tree, from: UIApplication.shared)
    // A responder may have called setNeedsRebuild(): then the next need builds again.
    if case .built = building { building = .built(tree.root) }
    return tree.root
  }

  /// The elements of a menu for a view: each responder from the view on gets `buildMenu(with:)`. Commands that no object can perform
  /// are left out, and menus that are empty without them. Rules: ACT-51.
  package static func suggestedElements(from view: UIView) -> [UIMenuElement] {
    let tree = MenuTree(context, StandardMenus.context)
    context.build(tree, from: view)
    return PerformableElements.of(tree.root, from: view)
  }

  private func build(_ tree: MenuTree, from start: UIResponder) {
    var next: UIResponder? = start
    while let responder = next {
      responder.buildMenu(with: tree)
      next = responder.next
    }
  }
}
