import XCTest

@testable import ControllerTree

/// What a builder changes.
final class UIMenuBuilderTests: XCTestCase {
  @MainActor private static func ids(_ builder: any UIMenuBuilder, _ identifier: UIMenu.Identifier) -> [String] {
    (builder.menu(for: identifier)?.children ?? []).map {
      ($0 as? UIMenu)?.identifier.rawValue.split(separator: ".").last.map(String.init) ?? "<\($0.title)>"
    }
  }

  /// ACT-50: the standard menus, as a device has them.
  func test_ACT50_standardMenus() async {
    await withStage { _ in
      let builder = MenuTree(.main, StandardMenus.main)
      XCTAssertTrue(builder.system == .main)
      XCTAssertEqual(Self.ids(builder, .root), ["application", "file", "edit", "format", "view", "window", "help"])
      XCTAssertEqual(Self.ids(builder, .application), ["about", "preferences", "services", "hide", "quit"])
      XCTAssertEqual(Self.ids(builder, .file), ["new-item", "open", "close", "document", "print"])
      XCTAssertEqual(
        Self.ids(builder, .edit),
        ["undo-redo", "standard-edit", "find", "spelling", "substitutions", "transformations", "speech"])
      XCTAssertEqual(Self.ids(builder, .format), ["font", "text"])
      XCTAssertEqual(Self.ids(builder, .view), ["toolbar", "sidebar", "fullscreen"])
      XCTAssertEqual(Self.ids(builder, .help), ["<>"])
      XCTAssertEqual(
        Self.ids(builder, .standardEdit),
        ["<Cut>", "<Copy>", "<Paste>", "<Paste and Match Style>", "<Delete>", "<Select All>"])
      for missing in [UIMenu.Identifier.autoFill, .learn, .lookup, .openRecent, .replace, .share] {
        XCTAssertNil(builder.menu(for: missing))
      }
      XCTAssertEqual(UIMenu.Identifier.newScene, .newItem)
      let context = MenuTree(.context, StandardMenus.context)
      XCTAssertEqual(
        Self.ids(context, .root), ["standard-edit", "replace", "open", "format", "lookup", "learn", "speech", "share"])
      XCTAssertEqual(Self.ids(context, .writingDirection), ["<Right to Left>", "<Left to Right>"])
    }
  }

  /// ACT-52: menus are inserted, replaced and removed in their places.
  func test_ACT52_menus() async {
    await withStage { _ in
      let builder: any UIMenuBuilder = MenuTree(.main, StandardMenus.main)
      let history = UIMenu(title: "History", identifier: .init("app.history"))
      builder.insertSibling(history, afterMenu: .view)
      builder.insertSibling(UIMenu(identifier: .init("app.bookmarks")), afterMenu: history.identifier)
      builder.insertSibling(UIMenu(identifier: .init("app.first")), beforeMenu: .application)
      XCTAssertEqual(
        Self.ids(builder, .root),
        ["first", "application", "file", "edit", "format", "view", "history", "bookmarks", "window", "help"])
      XCTAssertFalse(builder.menu(for: history.identifier) === history)
      XCTAssertEqual(builder.menu(for: history.identifier)?.title, "History")
      builder.replace(menu: .find, with: UIMenu(identifier: .init("app.search")))
      builder.replace(menu: .find, with: UIMenu(identifier: .init("app.again")))
      builder.remove(menu: .spelling)
      builder.replace(menu: .substitutions, with: [UICommand(title: "A", action: Selector("a:"))])
      XCTAssertEqual(
        Self.ids(builder, .edit), ["undo-redo", "standard-edit", "search", "<A>", "transformations", "speech"])
      builder.insertChild(UIMenu(identifier: .init("app.start")), atStartOfMenu: .view)
      builder.insertChild(UIMenu(identifier: .init("app.end")), atEndOfMenu: .view)
      builder.replaceChildren(ofMenu: .format) { $0.reversed() }
      XCTAssertEqual(Self.ids(builder, .view), ["start", "toolbar", "sidebar", "fullscreen", "end"])
      XCTAssertEqual(Self.ids(builder, .format), ["text", "font"])
      builder.replaceChildren(ofMenu: .root) { Array($0.prefix(2)) }
      XCTAssertEqual(Self.ids(builder, .root), ["first", "application"])
    }
  }

  /// ACT-52: actions and commands are found anywhere; a property list tells commands apart.
  func test_ACT52_elements() async {
    await withStage { _ in
      let builder: any UIMenuBuilder = MenuTree(.main, UIMenu(identifier: .root))
      let action = UIAction(title: "action", identifier: .init("action")) { _ in }
      let size = Selector("size:")
      let commands = [
        UICommand(title: "1", action: size, propertyList: 1), UICommand(title: "2", action: size, propertyList: 2),
      ]
      @MainActor func one(_ title: String) -> [UIMenuElement] { [UICommand(title: title, action: Selector("x:"))] }
      builder.insertElements([UIMenu(identifier: .file, children: [action] + commands)], atStartOfMenu: .root)
      XCTAssertTrue(builder.action(for: .init("action")) === action)
      XCTAssertTrue(builder.command(for: size) === commands[0])
      XCTAssertTrue(builder.command(for: size, propertyList: 2) === commands[1])
      XCTAssertNil(builder.command(for: size, propertyList: "2"))
      XCTAssertNil(builder.command(for: size, propertyList: UIView.self))
      builder.insertElements(one("a"), beforeAction: .init("action"))
      builder.insertElements(one("b"), afterAction: .init("action"))
      builder.insertElements(one("c"), beforeCommand: size)
      builder.insertElements(one("d"), afterCommand: size)
      builder.insertElements(one("e"), beforeCommand: size, propertyList: 2)
      builder.insertElements(one("f"), afterCommand: size, propertyList: 2)
      XCTAssertEqual(
        builder.menu(for: .file)?.children.map(\.title), ["a", "action", "b", "c", "1", "d", "e", "2", "f"])
      builder.replace(action: .init("action"), with: one("A"))
      builder.replace(command: size, with: one("B"))
      builder.replace(command: size, propertyList: 2, with: [])
      builder.insertElements(one("g"), beforeMenu: .file)
      builder.insertElements(one("h"), afterMenu: .file)
      builder.insertElements(one("i"), atEndOfMenu: .file)
      XCTAssertEqual(
        builder.menu(for: .file)?.children.map(\.title), ["a", "A", "b", "c", "B", "d", "e", "f", "i"])
      XCTAssertEqual(builder.menu(for: .root)?.children.map(\.title), ["g", "", "h"])
      builder.remove(command: Selector("x:"))
      builder.insertElements([action], atEndOfMenu: .root)
      builder.remove(action: action.identifier)
      builder.remove(command: size, propertyList: nil)
      XCTAssertEqual(builder.menu(for: .root)?.children.map(\.title), ["", "h"])
    }
  }

  /// ACT-52: an identifier or a command that is nowhere changes nothing; the same menu may be inserted twice.
  func test_ACT52_whatIsNowhere() async {
    await withStage { _ in
      let builder = MenuTree(.main, StandardMenus.main)
      let before = builder.root
      let missing = UIMenu.Identifier("missing")
      let menu = UIMenu(title: "Twice")
      builder.remove(menu: missing)
      builder.replace(menu: missing, with: menu)
      builder.insertSibling(menu, beforeMenu: missing)
      builder.insertChild(menu, atEndOfMenu: missing)
      builder.replaceChildren(ofMenu: missing) { _ in [] }
      builder.remove(command: Selector("missing:"))
      builder.remove(action: .init("missing"))
      XCTAssertTrue(builder.root === before)
      builder.insertChild(menu, atStartOfMenu: .view)
      builder.insertChild(menu, atEndOfMenu: .window)
      XCTAssertTrue(builder.menu(for: .view)?.children.first === menu)
      XCTAssertTrue(builder.menu(for: .window)?.children.last === menu)
    }
  }

  /// A deep menu is searched and changed without recursion.
  func test_ACT52_deepMenus() async {
    await withStage { _ in
      var menus = [UIMenu(identifier: .init("deepest"))]
      for _ in 0..<2_000 { menus.append(UIMenu(children: [menus[menus.count - 1]])) }
      let builder = MenuTree(.main, menus[menus.count - 1])
      builder.insertChild(UIMenu(identifier: .file), atEndOfMenu: .init("deepest"))
      XCTAssertNotNil(builder.menu(for: .file))
      XCTAssertEqual(PerformableElements.of(builder.root, from: UIView()).count, 0)
    }
  }
}
