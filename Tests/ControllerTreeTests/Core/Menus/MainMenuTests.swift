import XCTest

@testable import ControllerTree

/// The menu bar: who builds it and when, and what a person chooses from it.
final class MainMenuTests: XCTestCase {
  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
    var note: (String) -> Void = { _ in }
    var build: (any UIMenuBuilder) -> Void = { _ in }

    override func buildMenu(with builder: any UIMenuBuilder) {
      note("delegate builds \(builder.system == .main ? "main" : "context")")
      build(builder)
    }
    func showHelp(_ command: UICommand) { note("help \(command.title)") }
  }

  @MainActor private final class Screen: UIViewController {
    var note: (String) -> Void = { _ in }
    var isDisabled = false
    let field = UITextField()
    /// The application does not retain its delegate.
    var delegate: Delegate?

    override func viewDidLoad() { view.addSubview(field) }
    override func buildMenu(with builder: any UIMenuBuilder) { note("screen builds") }
    override func validate(_ command: UICommand) {
      note("validate \(command.title)")
      command.state = isDisabled ? .off : .on
      command.attributes = isDisabled ? .disabled : []
    }
    func reload(_ command: UICommand) {
      note("reload \(command.title) \(command.propertyList ?? "-") \(command.sender is UIMenuSystem)")
    }
    func reloadAll(_ command: UICommand) { note("all \(command.title) \(command.alternates.count)") }

    static let alternate = UICommandAlternate(
      title: "Reload All", action: Selector("reloadAll:", Screen.reloadAll), modifierFlags: .alternate)
    static let reload = UIKeyCommand(
      title: "Reload", action: Selector("reload:", Screen.reload), input: "r", modifierFlags: .command,
      propertyList: "list", alternates: [alternate])
    static let nobody = UICommand(title: "Nobody", action: Selector("nobody:"))
  }

  /// An application whose delegate notes that it builds the menu, and a screen with a focused field.
  @MainActor private static func launch(_ trace: Trace) -> (Delegate, Screen) {
    let (delegate, screen, window) = (Delegate(), Screen(), UIWindow())
    trace.keep(window)
    screen.delegate = delegate
    trace.setUp {
      UIApplication.shared.delegate = delegate
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.field.becomeFirstResponder()
    }
    delegate.note = { trace.note($0) }
    screen.note = { trace.note($0) }
    return (delegate, screen)
  }

  @MainActor private static func insertReload(_ builder: any UIMenuBuilder) {
    let menu = UIMenu(options: .displayInline, children: [Screen.reload, Screen.nobody])
    builder.insertChild(menu, atStartOfMenu: .view)
  }

  /// ACT-50: the first key builds the main menu, by the application's delegate alone; then only `setNeedsRebuild()` lets it be built.
  func test_ACT50_theMainMenuIsBuiltWhenItIsNeeded() async {
    await withTrace { trace in
      let (delegate, screen) = Self.launch(trace)
      trace.expect("")
      XCTAssertFalse(screen.view.window!.pressKey("q"))
      trace.expect("delegate builds main")
      screen.view.window!.pressKey("q")
      XCTAssertTrue(UIMenuSystem.main.openMenuBar())
      XCTAssertFalse(UIMenuSystem.main.openMenuBar(), "it is open")
      UIMenuSystem.main.dismissMenu()
      UIMenuSystem.main.setNeedsRebuild()
      trace.expect("")
      UIMenuSystem.main.openMenuBar()
      trace.expect("delegate builds main")
      delegate.build = { Self.insertReload($0) }
      UpdateCycle.main.turn {
        UIMenuSystem.main.setNeedsRebuild()
        trace.note("still open")
      }
      trace.expect("still open\ndelegate builds main\nvalidate Reload")
      XCTAssertFalse(UIMenuSystem.context.openMenuBar())
      delegate.build = { _ in UIMenuSystem.main.setNeedsRebuild() }
      UIMenuSystem.main.dismissMenu()
      UIMenuSystem.main.setNeedsRebuild()
      screen.view.window!.pressKey("q")
      screen.view.window!.pressKey("q")
      trace.expect("delegate builds main\ndelegate builds main")
    }
  }

  /// ACT-53, ACT-54: opening validates the commands that have an object; a choice performs one and closes.
  func test_ACT53_ACT54_aPersonChooses() async {
    await withTrace { trace in
      let (delegate, screen) = Self.launch(trace)
      delegate.build = { Self.insertReload($0) }
      let main = UIMenuSystem.main
      XCTAssertFalse(main.choose(Screen.reload), "it is closed")
      main.openMenuBar()
      trace.expect("delegate builds main\nvalidate Reload")
      XCTAssertEqual(Screen.reload.state, .on)
      XCTAssertFalse(main.choose(Screen.nobody), "no object can perform it")
      XCTAssertFalse(main.choose(UICommand(action: Screen.reload.action)), "it is not in the menu")
      XCTAssertNotNil(main.openMenu)
      XCTAssertTrue(main.choose(Screen.reload))
      XCTAssertNil(main.openMenu)
      XCTAssertNil(Screen.reload.sender)
      trace.expect("reload Reload list true")
      screen.isDisabled = true
      main.openMenuBar()
      XCTAssertFalse(main.choose(Screen.reload), "validation has disabled it")
      screen.isDisabled = false
      main.setNeedsRevalidate()
      Screen.reload.attributes = .keepsMenuPresented
      XCTAssertTrue(main.choose(Screen.reload))
      XCTAssertNotNil(main.openMenu)
      trace.expect("validate Reload\nvalidate Reload\nreload Reload list true")
      main.dismissMenu()
      main.setNeedsRevalidate()
      trace.expect("")
    }
  }

  /// ACT-55: the modifiers of an alternate choose it, from the menu and by a key.
  func test_ACT55_alternates() async {
    await withTrace { trace in
      let (delegate, screen) = Self.launch(trace)
      delegate.build = { Self.insertReload($0) }
      UIMenuSystem.main.openMenuBar()
      XCTAssertTrue(UIMenuSystem.main.choose(Screen.reload, modifierFlags: .alternate))
      trace.expect("delegate builds main\nvalidate Reload\nall Reload All 0")
      let window = screen.view.window!
      XCTAssertTrue(window.pressKey("r", modifierFlags: .command))
      XCTAssertTrue(window.pressKey("R", modifierFlags: [.command, .alternate]))
      XCTAssertFalse(window.pressKey("r", modifierFlags: [.command, .control]))
      XCTAssertFalse(window.pressKey("r", modifierFlags: [.command, .alternate, .shift]))
      trace.expect("validate Reload\nreload Reload list false\nvalidate Reload All\nall Reload All 0")
      let same = UICommandAlternate(title: "Other", action: Selector("other:"), modifierFlags: .alternate)
      XCTAssertEqual(same, Screen.alternate)
      XCTAssertEqual(same.hash, Screen.alternate.hash)
      XCTAssertNotEqual(same, UICommandAlternate(title: "", action: same.action, modifierFlags: .shift))
      let plain = UICommand(title: "Plain", action: Selector("plain:"), alternates: [Screen.alternate])
      delegate.build = { $0.insertElements([plain], atStartOfMenu: .file) }
      UIMenuSystem.main.setNeedsRebuild()
      UIMenuSystem.main.openMenuBar()
      XCTAssertTrue(UIMenuSystem.main.choose(plain, modifierFlags: .alternate))
      trace.expect("delegate builds main\nall Reload All 0")
    }
  }

  /// ACT-59: a responder's own command of a key comes before the menu's; a command without object is passed over.
  func test_ACT59_keysOfTheMainMenu() async {
    await withTrace { trace in
      let (delegate, screen) = Self.launch(trace)
      let help = UIKeyCommand(
        title: "Help", action: Selector("showHelp:", Delegate.showHelp), input: "?", modifierFlags: .command)
      delegate.build = { $0.insertElements([help], atEndOfMenu: .help) }
      let window = screen.view.window!
      XCTAssertTrue(window.pressKey("?", modifierFlags: .command))
      trace.expect("delegate builds main\nhelp Help")
      screen.addKeyCommand(UIKeyCommand(input: "?", modifierFlags: .command, action: Screen.reload.action))
      XCTAssertTrue(window.pressKey("?", modifierFlags: .command))
      trace.expect("validate \nreload  - false")
      XCTAssertFalse(window.pressKey("w", modifierFlags: .command), "no object closes a window")
    }
  }

  #if !canImport(ObjectiveC)
    /// ACT-58: the commands for undo and redo go to the undo manager, if it has something to do, and take over its titles.
    func test_ACT58_undoAndRedo() async {
      await withTrace { trace in
        let (_, screen) = Self.launch(trace)
        let window = screen.view.window!
        let manager = window.undoManager!
        var count = 1
        func change(_ by: Int) {
          count += by
          manager.registerUndo(withTarget: screen) { _ in change(-by) }
          manager.setActionName("Counting")
        }
        XCTAssertFalse(window.pressKey("z", modifierFlags: .command), "nothing to undo")
        UpdateCycle.main.turn { change(1) }
        let main = UIMenuSystem.main
        main.openMenuBar()
        let commands = main.openMenu!.children.compactMap { ($0 as? UIMenu)?.children.first as? UIMenu }
        let undo = commands.first { $0.identifier == .undoRedo }!.children
        XCTAssertEqual(undo.map(\.title), ["Undo Counting", "Redo"])
        XCTAssertFalse(main.choose(undo[1]), "nothing to redo")
        XCTAssertTrue(main.choose(undo[0]))
        XCTAssertEqual(count, 1)
        XCTAssertTrue(window.pressKey("Z", modifierFlags: [.command, .shift]))
        XCTAssertEqual(count, 2)
        XCTAssertTrue(window.pressKey("z", modifierFlags: .command))
        XCTAssertEqual(count, 1)
        trace.expect("delegate builds main")
      }
    }
  #endif
}
