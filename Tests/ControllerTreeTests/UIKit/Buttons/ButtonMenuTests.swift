import UIKit
import XCTest

/// The menu of a button.
final class ButtonMenuTests: XCTestCase {
  @MainActor private static func show(_ button: UIButton, _ trace: Trace) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    trace.keep(window)
    trace.setUp {
      window.isHidden = false
      button.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
      window.addSubview(button)
    }
    button.addAction(UIAction { _ in trace.note("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in trace.note("menu") }, for: .menuActionTriggered)
  }

  /// ACT-57: a long press opens the menu, or a tap if it is the primary action.
  func test_ACT57_taps() async {
    await withTrace { trace in
      let action = UIAction(title: "A") { trace.note("A \($0.sender is UIButton)") }
      let button = UIButton(type: .system)
      XCTAssertFalse(button.showMenu(), "it has no menu")
      button.menu = UIMenu(children: [action])
      XCTAssertFalse(button.showMenu(), "it is in no window")
      Self.show(button, trace)
      button.performPrimaryAction()
      XCTAssertTrue(button.showMenu())
      XCTAssertFalse(button.choose(UIAction { _ in }))
      XCTAssertTrue(button.choose(action))
      XCTAssertFalse(button.choose(action))
      trace.expect("primary\nmenu\nA true")
      button.showsMenuAsPrimaryAction = true
      button.performPrimaryAction()
      XCTAssertNotNil(button.openMenu)
      button.dismissMenu()
      button.window?.fingers.tap(button)
      XCTAssertNotNil(button.openMenu)
      trace.expect("menu\nmenu")
    }
  }

  /// ACT-57: a pop-up button shows the ticked element.
  func test_ACT57_popups() async {
    await withTrace { trace in
      let actions = ["A", "B"].map { UIAction(title: $0, image: UIImage()) { _ in } }
      let button = UIButton(primaryAction: nil)
      Self.show(button, trace)
      button.menu = UIMenu(children: actions)
      button.showsMenuAsPrimaryAction = true
      XCTAssertNil(button.currentTitle)
      button.changesSelectionAsPrimaryAction = true
      XCTAssertEqual(button.currentTitle, "A")
      XCTAssertEqual(actions.map(\.state), [.on, .off])
      button.performPrimaryAction()
      XCTAssertTrue(button.choose(actions[1]))
      XCTAssertEqual(button.currentTitle, "B")
      XCTAssertEqual(actions.map(\.state), [.off, .on])
      XCTAssertFalse(button.isSelected)
      trace.expect("menu")
    }
  }
}
