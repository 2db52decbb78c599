import XCTest

@testable import ControllerTree

/// The menu of a button in a bar.
final class BarButtonMenuTests: XCTestCase {
  /// ACT-57: a tap opens the menu of a button without an action, a long press that of any other.
  func test_ACT57_taps() async {
    await withTrace { trace in
      let one = UIAction(title: "1") { trace.note("1 \($0.presentationSourceItem is UIBarButtonItem)") }
      let two = UIAction(title: "2", attributes: .keepsMenuPresented) { _ in trace.note("2") }
      let menu = UIMenu(options: .singleSelection, children: [one, two])
      let item = UIBarButtonItem(image: nil, menu: menu)
      XCTAssertFalse(item.choose(one), "the menu is closed")
      XCTAssertTrue(item.performPrimaryAction())
      XCTAssertFalse(item.showMenu(), "the menu is open")
      XCTAssertTrue(item.choose(two))
      XCTAssertEqual(menu.selectedElements, [two])
      XCTAssertTrue(item.choose(one))
      XCTAssertEqual(menu.selectedElements, [one])
      XCTAssertNil(item.openMenu)
      trace.expect("2\n1 true")
      let tap = UIBarButtonItem(title: "T", primaryAction: UIAction { _ in trace.note("tap") }, menu: menu)
      tap.performPrimaryAction()
      XCTAssertNil(tap.openMenu)
      XCTAssertTrue(tap.showMenu())
      tap.dismissMenu()
      tap.isEnabled = false
      XCTAssertFalse(tap.showMenu())
      let target = UIBarButtonItem(title: "S", target: nil, action: nil, menu: menu)
      XCTAssertTrue(target.performPrimaryAction())
      XCTAssertFalse(UIBarButtonItem(title: "N").performPrimaryAction())
      trace.expect("tap")
    }
  }
}
