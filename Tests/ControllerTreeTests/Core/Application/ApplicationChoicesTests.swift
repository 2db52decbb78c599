import UIKit
import XCTest

@testable import ControllerTree

final class ApplicationChoicesTests: XCTestCase {
  /// ACT-62: the icon is another one at once, and the handler is called at the end of the turn.
  @available(*, deprecated, message: "It uses a deprecated spelling")
  func test_ACT62_icon() async {
    await withTrace { trace in
      let application = UIApplication.shared
      XCTAssertTrue(application.supportsAlternateIcons)
      XCTAssertNil(application.alternateIconName)
      UpdateCycle.main.turn {
        application.setAlternateIconName("Dark") { error in trace.note("changed \(error == nil)") }
        XCTAssertEqual(application.alternateIconName, "Dark")
        trace.note("turn")
      }
      trace.expect("turn\nchanged true")
      application.setAlternateIconName(nil)
      XCTAssertNil(application.alternateIconName)
      XCTAssertFalse(application.openURL(URL(fileURLWithPath: "/")))
    }
  }

  /// ACT-63: fingers that come down are not seen while touches are ignored; calls nest.
  func test_ACT63_ignoredTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      button.addAction(UIAction { _ in trace.note("tap") }, for: .touchUpInside)
      scene.controller.view.addSubview(button)
      trace.begin()
      let application = UIApplication.shared
      application.endIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      scene.fingers.tap(button)
      application.endIgnoringInteractionEvents()
      XCTAssertTrue(application.isIgnoringInteractionEvents)
      scene.fingers.tap(button)
      trace.expect("")
      application.endIgnoringInteractionEvents()
      XCTAssertFalse(application.isIgnoringInteractionEvents)
      scene.fingers.tap(button)
      trace.expect("tap")
    }
  }

  /// ACT-61: another text size is posted once, with the new category; another change is not.
  func test_ACT61_textSize() async {
    await withTrace { trace in
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: UIScreen.main, queue: nil
      ) { note in
        let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          trace.note("\(size == .accessibilityLarge) \(UIApplication.shared.preferredContentSizeCategory == size)")
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      UIScreen.main.deviceTraits = UITraitCollection(userInterfaceStyle: .dark)
      trace.expect("")
      UIScreen.main.deviceTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      trace.expect("true true")
    }
  }
}
