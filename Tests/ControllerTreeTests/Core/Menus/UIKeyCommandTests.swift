import ControllerTree
import XCTest

/// Commands of keys.
final class UIKeyCommandTests: XCTestCase {
  private final class Screen: UIViewController {
    var log: [String] = []
    var isDisabled = false
    let field = UITextField()

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "r", modifierFlags: .command, action: Selector("reload:", Screen.reload(_:))),
        UIKeyCommand(
          title: "Close", action: Selector("close", Screen.close), input: UIKeyCommand.inputEscape, propertyList: 1),
        UIKeyCommand(input: "x", modifierFlags: [], action: Selector("unknown:"), discoverabilityTitle: "X"),
      ]
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      log.append("validate \(command.action)")
      if isDisabled { command.attributes.insert(.disabled) }
    }

    func reload(_ command: UIKeyCommand) { log.append("reload \(command.input ?? "") \(command.title)") }
    func close() { log.append("close") }
  }

  /// RESP-25: the first command of the chain that fits is validated, and its method is called.
  func test_RESP25_keysCallMethodsOfTheChain() async {
    await withStage { _ in
      let window = UIWindow()
      let screen = Screen()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.view.addSubview(screen.field)
      XCTAssertFalse(window.pressKey("r", modifierFlags: .command), "no first responder in the controller")
      screen.field.becomeFirstResponder()
      XCTAssertTrue(window.pressKey("R", modifierFlags: [.command, .alphaShift]))
      XCTAssertTrue(window.pressKey(UIKeyCommand.inputEscape))
      XCTAssertEqual(screen.log, ["validate reload:", "reload r ", "validate close", "close"])
      screen.log = []
      XCTAssertFalse(window.pressKey("r"))
      XCTAssertFalse(window.pressKey("x"), "no responder has the method")
      screen.isDisabled = true
      XCTAssertFalse(window.pressKey("r", modifierFlags: .command))
      XCTAssertEqual(screen.log, ["validate reload:"])
      window.isHidden = true
    }
  }

  /// RESP-25: commands that were added to a controller come before those of its superclass.
  func test_RESP25_addedCommands() async {
    await withStage { _ in
      let window = UIWindow()
      let controller = UIViewController()
      let field = UITextField()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      var count = 0
      let command = UIKeyCommand(
        input: "k", modifierFlags: [], action: Selector("count", calling: { (_: UIViewController) in count += 1 }))
      command.wantsPriorityOverSystemBehavior = true
      controller.addKeyCommand(command)
      XCTAssertEqual(controller.keyCommands?.count, 1)
      XCTAssertTrue(window.pressKey("k"))
      controller.removeKeyCommand(command)
      XCTAssertFalse(window.pressKey("k"))
      XCTAssertEqual(count, 1)
      XCTAssertNil(controller.keyCommands)
      window.isHidden = true
    }
  }
}
