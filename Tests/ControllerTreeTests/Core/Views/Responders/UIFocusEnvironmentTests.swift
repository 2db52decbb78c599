import XCTest

@testable import ControllerTree

/// Nothing is ever focused; the properties return values, and update requests have no effect.
final class UIFocusEnvironmentTests: XCTestCase {
  /// A controller returns its view once it is loaded; each environment returns the one around it.
  func test_environments() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      XCTAssertEqual(controller.preferredFocusEnvironments.count, 0)
      XCTAssertNil(controller.parentFocusEnvironment)
      XCTAssertFalse(controller.isViewLoaded)

      let window = trace.show(controller)
      let view = UIView()
      controller.view.addSubview(view)
      XCTAssertTrue(controller.preferredFocusEnvironments.first === controller.view)
      XCTAssertTrue(view.parentFocusEnvironment === controller.view)
      XCTAssertTrue(controller.view.parentFocusEnvironment === controller)
      XCTAssertTrue(controller.parentFocusEnvironment === window)
      XCTAssertEqual(view.preferredFocusEnvironments.count, 0)

      for environment: any UIFocusEnvironment in [view, controller] {
        environment.setNeedsFocusUpdate()
        environment.updateFocusIfNeeded()
      }
      trace.expect("")
    }
  }
}
