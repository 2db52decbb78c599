import UIKit
import XCTest

@testable import ControllerTree

final class UIMenuControllerTests: XCTestCase {
  @MainActor private final class Field: UIView {
    var note: (String) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    func erase(_ sender: Any?) { note("erase") }
  }

  /// ACT-06: the menu of old is shown and hidden with notifications, and sends what a person chooses.
  func test_ACT06_menus() async {
    await withTrace { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      trace.keep(window)
      let field = Field(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      field.note = { trace.note($0) }
      trace.setUp {
        window.makeKeyAndVisible()
        window.addSubview(field)
        field.becomeFirstResponder()
      }
      let menu = UIMenuController.shared
      XCTAssertTrue(menu === UIMenuController.shared)
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let tokens = names.enumerated().map { index, name in
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
          MainActor.assumeIsolated { trace.note("\(index) \(UIMenuController.shared.isMenuVisible)") }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      let item = UIMenuItem(title: "Erase", action: Selector("erase:", Field.erase(_:)))
      menu.menuItems = [item]
      XCTAssertFalse(menu.choose(item))
      menu.showMenu(from: field, rect: field.bounds)
      menu.setMenuVisible(true, animated: false)
      XCTAssertEqual(menu.menuFrame, field.frame)
      trace.expect("0 false\n1 true")
      XCTAssertTrue(menu.choose(item))
      trace.expect("2 true\n3 false\nerase")
      menu.setTargetRect(.zero, in: field)
      menu.setMenuVisible(true, animated: true)
      menu.hideMenu(from: window)
      XCTAssertTrue(menu.isMenuVisible)
      menu.hideMenu(from: field)
      trace.expect("0 false\n1 true\n2 true\n3 false")
    }
  }
}
