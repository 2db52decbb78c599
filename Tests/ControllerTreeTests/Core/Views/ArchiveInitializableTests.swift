import XCTest

@testable import ControllerTree

/// Generic code that makes views and controllers. Rule LOAD-11.
final class ArchiveInitializableTests: XCTestCase {
  private final class Badge: UIView {}
  private final class Screen: UIViewController {}

  @MainActor private static func view<View: UIView>() -> View { View() }
  @MainActor private static func view<View: UIView>(_ frame: CGRect) -> View { View(frame: frame) }
  @MainActor private static func controller<Controller: UIViewController>() -> Controller { Controller() }
  @MainActor private static func controller<Controller: UIViewController>(_ nib: String?) -> Controller {
    Controller(nibName: nib, bundle: nil)
  }

  /// Generic code gets the same object as from a direct call: a new object of the class.
  func test_LOAD11_genericCodeMakesWhatItNames() async {
    await withTrace { trace in
      let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let (plain, framed): (Badge, Badge) = (Self.view(), Self.view(frame))
      XCTAssertEqual([plain.frame, framed.frame], [.zero, frame])
      let window: UIWindow = Self.view(frame)
      XCTAssertTrue(window.isHidden)
      XCTAssertTrue(window.window === window)

      let (bare, named): (Screen, Screen) = (Self.controller(), Self.controller("Nib"))
      XCTAssertNil(bare.nibName)
      XCTAssertEqual(named.nibName, "Nib")
      XCTAssertFalse(bare.isViewLoaded)
      let none: Screen = Self.controller(nil)
      XCTAssertNil(none.nibName)
      trace.expect("")
    }
  }
}
