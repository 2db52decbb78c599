import XCTest

@testable import ControllerTree

final class WindowListTests: XCTestCase {
  /// WIN-14: higher levels are in front; within a level, the window that was shown or made key and visible last.
  func test_WIN14_stacking() async {
    await withStage { trace in
      let windows = ["A", "B", "C", "D"].map { NamedWindow($0, trace) }
      let (a, b, c, d) = (windows[0], windows[1], windows[2], windows[3])
      @MainActor func order() -> String { UIApplication.shared.windows.compactMap(\.nameTitle).joined() }
      c.windowLevel = .alert
      for window in [c, a, b] { window.isHidden = false }
      XCTAssertEqual(order(), "ABC")
      d.windowLevel = UIWindow.Level.normal + 1
      XCTAssertEqual(order(), "ABC")
      d.isHidden = false
      XCTAssertEqual(order(), "ABDC")

      a.makeKey()
      XCTAssertEqual(order(), "ABDC")
      a.makeKeyAndVisible()
      XCTAssertEqual(order(), "BADC")
      b.isHidden = true
      XCTAssertEqual(order(), "BADC")
      b.isHidden = false
      XCTAssertEqual(order(), "ABDC")
      d.windowLevel = .statusBar
      a.windowLevel = .statusBar
      XCTAssertEqual(order(), "BDAC")
    }
  }

  /// WIN-14: a scene lists its own windows, in the same order.
  func test_WIN14_windowsOfAScene() async {
    await withStage { trace in
      let scene = UIWindowScene()
      let windows = ["A", "B", "C"].map { NamedWindow($0, trace) }
      windows[0].windowScene = scene
      windows[2].windowScene = scene
      for window in windows { window.isHidden = false }
      windows[0].makeKeyAndVisible()
      XCTAssertEqual(scene.windows, [windows[2], windows[0]])
    }
  }

  /// WIN-16, MIS-39: a visible window without other strong references is released without callbacks when an event begins, and
  /// that is reported. Its root lives on.
  func test_WIN16_MIS39_releasedWhileVisible() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let child = trace.controller("C")
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      trace.embed(child, in: root)
      weak let dying = window
      window = nil
      XCTAssertTrue(root.view.window === dying)
      XCTAssertEqual([root, child].map(\.appearance), [.appeared, .appeared])
      trace.expect("")
      UpdateCycle.main.turn("tap") {
        XCTAssertNil(dying)
        trace.note("tap")
      }
      trace.expect("! MIS-39 windowReleasedWhileVisible: tap\ntap")
      XCTAssertEqual(UIApplication.shared.windows, [])
      XCTAssertNil(UIApplication.shared.keyWindow)
      XCTAssertNil(root.view.window)
      XCTAssertNil(root.view.superview)
      XCTAssertNil(child.view.window)

      // Its former root is as free as if it had never been a root.
      let outer = trace.controller("Q")
      trace.show(outer)
      trace.embed(root, in: outer)
      XCTAssertTrue(child.view.window === outer.view.window)
      XCTAssertEqual([root, child].map(\.appearance), [.appeared, .appeared])
    }
  }

  /// WIN-16: a window that was hidden first, or never shown, is released without an issue.
  func test_WIN16_hiddenFirst() async {
    await withTrace { trace in
      let root = trace.controller("P")
      var window: UIWindow? = UIWindow(frame: .zero)
      trace.setUp {
        window?.rootViewController = root
        window?.isHidden = false
      }
      window?.isHidden = true
      trace.expect("P.viewWillDisappear(false)\nP.viewDidDisappear(false)")
      weak let dying = window
      window = nil
      XCTAssertNil(dying)
      _ = UIWindow(frame: .zero)
      trace.expect("")
    }
  }
}
