import UIKit
import XCTest

/// Menus that responders build for a view.
final class BuiltMenusTests: XCTestCase {
  @MainActor private final class Page: UIView, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate {
    var note: (String) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "toggleBoldface:"].contains(action.description) || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { note("copy \((sender as? UICommand)?.title ?? "")") }
    override func buildMenu(with builder: any UIMenuBuilder) {
      note("page builds \(builder.system == .context ? "context" : "main")")
      let quote = UIAction(title: "Quote") { [note] _ in note("quote") }
      builder.insertSibling(UIMenu(title: "Quoting", children: [quote]), beforeMenu: .standardEdit)
      builder.insertChild(UIMenu(title: "Empty"), atEndOfMenu: .lookup)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      note("menuFor " + suggestedActions.map(\.title).joined(separator: ","))
      return UIMenu(children: suggestedActions)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [note] suggested in
        note("provider \(suggested.count)")
        return UIMenu(children: suggested)
      })
    }
  }

  @MainActor private final class Screen: UIViewController {
    var note: (String) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) { note("screen builds") }
    override func validate(_ command: UICommand) { note("screen validates") }
  }

  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
    var note: (String) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) { note("delegate builds") }
  }

  @MainActor private static func show(_ trace: Trace, _ delegate: Delegate) -> Page {
    let (screen, page, window) = (Screen(), Page(), UIWindow())
    trace.keep(window)
    trace.setUp {
      UIApplication.shared.delegate = delegate
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.view.addSubview(page)
    }
    page.note = { trace.note($0) }
    screen.note = { trace.note($0) }
    delegate.note = { trace.note($0) }
    return page
  }

  /// The titles of all elements below a menu, those of its menus in brackets.
  @MainActor private static func titles(_ menu: UIMenu?) -> String {
    (menu?.children ?? []).map { element in
      (element as? UIMenu).map { "\($0.title)[\(Self.titles($0))]" } ?? element.title
    }.joined(separator: " ")
  }

  /// ACT-51, ACT-54: each responder of the chain builds the edit menu; a command that is chosen calls the method of the view.
  func test_ACT51_ACT54_editMenus() async {
    await withTrace { trace in
      let delegate = Delegate()
      let page = Self.show(trace, delegate)
      let interaction = UIEditMenuInteraction(delegate: page)
      page.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      trace.expect("page builds context\nscreen builds\ndelegate builds\nmenuFor Quoting,,Format")
      XCTAssertEqual(Self.titles(interaction.openMenu), "Quoting[Quote] [Copy] Format[Text Style[Bold]]")
      guard let menus = interaction.openMenu?.children.compactMap({ $0 as? UIMenu }) else { return XCTFail("No menu") }
      XCTAssertTrue(interaction.choose(menus[1].children[0]))
      XCTAssertNil(interaction.openMenu)
      trace.expect("copy Copy")
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      interaction.reloadVisibleMenu()
      let built = "page builds context\nscreen builds\ndelegate builds\nmenuFor Quoting,,Format"
      trace.expect(built + "\n" + built)
      XCTAssertFalse(interaction.choose(menus[0].children[0]), "that element was in the menu before")
      withExtendedLifetime(delegate) {}
    }
  }

  /// ACT-51: a context menu's provider gets what the responders built.
  func test_ACT51_contextMenus() async {
    await withTrace { trace in
      let delegate = Delegate()
      let page = Self.show(trace, delegate)
      let interaction = UIContextMenuInteraction(delegate: page)
      page.addInteraction(interaction)
      XCTAssertTrue(interaction.open())
      trace.expect("page builds context\nscreen builds\ndelegate builds\nprovider 3")
      interaction.updateVisibleMenu { UIMenu(children: Array($0.children.prefix(1))) }
      XCTAssertEqual(Self.titles(interaction.openMenu), "Quoting[Quote]")
      XCTAssertTrue(interaction.choose((interaction.openMenu?.children[0] as? UIMenu)?.children[0] ?? UIMenu()))
      trace.expect("quote")
      withExtendedLifetime(delegate) {}
    }
  }

  /// Commands that are performed without a menu: their sender's chain is searched, or a target is given.
  func test_ACT54_performWithSender() async {
    await withTrace { trace in
      let delegate = Delegate()
      let page = Self.show(trace, delegate)
      let copy = Selector("copy:", calling: { (target: UIResponder, sender) in target.copy(sender) })
      let command = UICommand(title: "C", action: copy)
      command.performWithSender(page, target: nil)
      command.performWithSender(nil, target: page)
      command.performWithSender(nil, target: nil)
      trace.expect("copy C\ncopy C")
      page.becomeFirstResponder()
      command.performWithSender(nil, target: nil)
      trace.expect("copy C")
      XCTAssertNil(command.presentationSourceItem)
      withExtendedLifetime(delegate) {}
    }
  }
}
