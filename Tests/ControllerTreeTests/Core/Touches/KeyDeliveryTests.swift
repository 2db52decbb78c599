import UIKit
import XCTest

@testable import ControllerTree

/// Keys of a keyboard on their way to commands, texts, recognizers and responders.
final class KeyDeliveryTests: XCTestCase {
  private final class Screen: UIViewController {
    var trace: Trace?
    var commands: [UIKeyCommand] = []
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override var keyCommands: [UIKeyCommand]? { commands }

    func command(_ input: String, _ flags: UIKeyModifierFlags = [], hasPriority: Bool = false) {
      let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector("run:", Screen.run(_:)))
      command.wantsPriorityOverSystemBehavior = hasPriority
      commands.append(command)
    }
    func run(_ command: UIKeyCommand) { trace?.note("command \(command.input ?? "")") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { trace?.note("began \(press.key?.characters ?? "\(press.type)")") }
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { trace?.note("ended \(press.key?.characters ?? "\(press.type)")") }
    }
  }

  @MainActor private static func show(_ trace: Trace) -> (Screen, UIWindow) {
    let screen = trace.controller("S", Screen.init)
    let window = trace.show(screen)
    screen.view.addSubview(screen.field)
    screen.trace = trace
    trace.begin()
    return (screen, window)
  }

  /// TOUCH-17, RESP-25: without a text, a command takes its key; any other key reaches the responders.
  func test_TOUCH17_commandsAndResponders() async {
    await withTrace { trace in
      let (screen, window) = Self.show(trace)
      let view = UITextView()
      screen.view.addSubview(view)
      view.isEditable = false
      screen.command("r", .command)
      XCTAssertFalse(window.pressKey("r", modifierFlags: .command), "The window is the first in the chain.")
      view.becomeFirstResponder()
      trace.begin()
      XCTAssertTrue(window.pressKey("r", modifierFlags: .command))
      XCTAssertFalse(window.pressKey("r", modifierFlags: .control))
      trace.expect("command r\nbegan r\nended r")
    }
  }

  /// TOUCH-17: a text gets the keys that type before commands without priority.
  func test_TOUCH17_text() async {
    await withTrace { trace in
      let (screen, window) = Self.show(trace)
      screen.command("a")
      screen.command("b", hasPriority: true)
      screen.command("s", .command)
      screen.command(UIKeyCommand.inputEscape)
      screen.field.becomeFirstResponder()
      trace.begin()
      for key in ["a", "b", "C", "\u{8}"] { window.pressKey(key) }
      window.pressKey("s", modifierFlags: .command)
      window.pressKey(UIKeyCommand.inputEscape)
      XCTAssertEqual(screen.field.text, "a")
      window.pressKey("\r")
      trace.expect("ended a\ncommand b\nended C\nended \u{8}\ncommand s\ncommand UIKeyInputEscape\nended \r")
      XCTAssertTrue(screen.field.isEditing)
    }
  }

  /// TOUCH-17: an override of `pressesBegan` keeps keys from its text; views of an app type, too.
  func test_TOUCH17_otherTexts() async {
    await withTrace { trace in
      let (screen, window) = Self.show(trace)
      let (picky, pin, text) = (PickyField(), PinView(), UITextView())
      for view in [picky, pin, text] as [UIView] { screen.view.addSubview(view) }
      picky.becomeFirstResponder()
      for key in ["1", "x", "2"] { window.pressKey(key) }
      XCTAssertEqual(picky.text, "12")
      pin.becomeFirstResponder()
      for key in ["7", "8", "\u{8}", "\r"] { window.pressKey(key) }
      XCTAssertEqual(pin.text, "7\n")
      text.becomeFirstResponder()
      for key in ["h", "i", "\u{8}", "\r"] { window.pressKey(key) }
      XCTAssertEqual(text.text, "h\n")
      trace.begin()
    }
  }

  /// TOUCH-16, TOUCH-17: keys that a remote control has as buttons reach recognizers; others reach none.
  func test_TOUCH17_recognizers() async {
    await withTrace { trace in
      let (screen, window) = Self.show(trace)
      let tap = UITapGestureRecognizer()
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      tap.addHandler { _ in trace.note("tap") }
      window.addGestureRecognizer(tap)
      window.pressKey("\r")
      window.pressKey("q")
      trace.expect("tap")
      _ = screen
    }
  }

  /// TOUCH-17: the values of keys.
  func test_TOUCH17_keys() async {
    await withStage { _ in
      let keys: [(String, UIKeyboardHIDUsage, UIPress.PressType?)] = [
        ("a", .keyboardA, nil), ("Z", .keyboardZ, nil), ("1", .keyboard1, nil), ("0", .keyboard0, nil),
        (" ", .keyboardSpacebar, nil), ("é", .keyboardNonUSPound, nil), ("\n", .keyboardReturnOrEnter, .select),
        (UIKeyCommand.inputUpArrow, .keyboardUpArrow, .upArrow),
        (UIKeyCommand.inputDownArrow, .keyboardDownArrow, .downArrow),
        (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow, .leftArrow),
        (UIKeyCommand.inputRightArrow, .keyboardRightArrow, .rightArrow),
        (UIKeyCommand.inputEscape, .keyboardEscape, .menu), (UIKeyCommand.inputPageUp, .keyboardPageUp, .pageUp),
        (UIKeyCommand.inputPageDown, .keyboardPageDown, .pageDown),
      ]
      for (characters, place, button) in keys {
        let key = UIKey(characters)
        XCTAssertEqual(key.keyCode, place, characters)
        XCTAssertEqual(key.pressType, button, characters)
      }
      let key = UIKey("A", modifierFlags: .shift, keyCode: .keypad1)
      let copy = key.copy() as? UIKey
      XCTAssertEqual(copy?.characters, "A")
      XCTAssertEqual(copy?.charactersIgnoringModifiers, "A")
      XCTAssertEqual(copy?.modifierFlags, .shift)
      XCTAssertEqual(copy?.keyCode, .keypad1)
      XCTAssertEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 231)
      XCTAssertNil(UIPress(type: .menu, for: nil).key)
    }
  }
}

/// Takes digits only.
private final class PickyField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.characters.first?.isNumber != true { return }
    super.pressesBegan(presses, with: event)
  }
}

private final class PinView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}
