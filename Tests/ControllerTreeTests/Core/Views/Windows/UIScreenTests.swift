import XCTest

@testable import ControllerTree

final class UIScreenTests: XCTestCase {
  /// SAFE-02, LOAD-03: the default values of the main screen.
  func test_SAFE02_mainScreen() async {
    await withTrace { _ in
      let screen = UIScreen.main
      XCTAssertEqual(screen.bounds, CGRect(x: 0, y: 0, width: 393, height: 852))
      XCTAssertEqual(screen.safeAreaInsets, .zero)
      XCTAssertEqual(screen.scale, 3)
      XCTAssertEqual(screen.nativeScale, 3)
      XCTAssertEqual(screen.nativeBounds, CGRect(x: 0, y: 0, width: 1_179, height: 2_556))
      XCTAssertEqual(UIScreen.screens, [screen])
      XCTAssertTrue(UIScreen.main === screen)
    }
  }

  /// LOAD-03: new views of controllers take the main screen's size; windows keep theirs when it changes.
  func test_LOAD03_changedBounds() async {
    await withStage { trace in
      let window = UIWindow()
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 1_024, height: 768)
      XCTAssertEqual(window.frame.width, 393)
      XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
      XCTAssertEqual(trace.controller("C").view.frame, UIScreen.main.bounds)
    }
  }

  /// TURN-06: changed insets are a turn; those of another screen do not affect a window.
  func test_TURN06_changedInsetsAreATurn() async {
    await withTrace([.margins, .safeArea]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let other = UIScreen()
      other.safeAreaInsets.top = 10
      trace.expect("")
      let news = """
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        """
      UIScreen.main.safeAreaInsets.top = 20
      trace.expect(news)
      UIScreen.main.safeAreaInsets.top = 20
      trace.expect("")
      window.screen = other
      XCTAssertEqual(window.safeAreaInsets.top, 10)
      trace.expect(news)
    }
  }

  /// SAFE-02, SAFE-06: a window moves to the first screen that has insets: its views get their safe area in the same turn.
  func test_SAFE02_aWindowMovesToAScreenWithInsets() async {
    await withTrace([.margins, .safeArea]) { trace in
      let window = trace.show(trace.controller("P"))
      window.screen = UIScreen(safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
      trace.expect(
        """
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        """)
      XCTAssertEqual(window.safeAreaInsets.top, 10)
    }
  }
}
