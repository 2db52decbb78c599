import XCTest

@testable import ControllerTree

final class KeyWindowTests: XCTestCase {
  /// WIN-04, WIN-07: the old key window resigns before the new one becomes key; each hook is followed by its notification.
  func test_WIN04_oldKeyWindowResignsFirst() async {
    await withTrace { trace in
      let (first, second) = (NamedWindow("W1", trace), NamedWindow("W2", trace))
      Self.noting(trace, first, second) {
        first.makeKey()
        trace.expect("W1.becomeKey()\nposted: W1 key")
        XCTAssertTrue(first.isHidden)
        first.makeKey()
        trace.expect("")

        first.onResign = { trace.note("in W1.resignKey: W2 key \(second.isKeyWindow)") }
        second.makeKey()
        trace.expect(
          """
          W1.resignKey()
          in W1.resignKey: W2 key true
          posted: W1 not key
          W2.becomeKey()
          posted: W2 key
          """)
      }
      XCTAssertEqual([first, second].map(\.isKeyWindow), [false, true])
      XCTAssertTrue(UIApplication.shared.keyWindow === second)
    }
  }

  /// WIN-04: a window that may not become key doesn't, and the old one stays.
  func test_WIN04_windowThatMayNotBecomeKey() async {
    await withTrace { trace in
      let (first, second) = (NamedWindow("W1", trace), NamedWindow("W2", trace))
      trace.setUp {
        first.makeKey()
        second.mayBecomeKey = false
      }
      second.makeKeyAndVisible()
      trace.expect("")
      XCTAssertFalse(second.isHidden)
      XCTAssertTrue(first.isKeyWindow)
    }
  }

  /// WIN-04: a hook that makes another window key wins.
  func test_WIN04_hookThatMakesAnotherWindowKey() async {
    await withTrace { trace in
      let windows = ["W1", "W2", "W3"].map { NamedWindow($0, trace) }
      trace.setUp {
        windows[0].makeKey()
        windows[0].onResign = { windows[2].makeKey() }
      }
      windows[1].makeKey()
      trace.expect("W1.resignKey()\nW2.resignKey()\nW3.becomeKey()")
      XCTAssertEqual(windows.map(\.isKeyWindow), [false, false, true])
    }
  }

  /// WIN-07: each scene has its own key window; windows without a scene are one group.
  func test_WIN07_oneKeyWindowAScene() async {
    await withTrace { trace in
      let (left, right) = (UIWindowScene(), UIWindowScene())
      let windows = ["L1", "L2", "R", "N"].map { NamedWindow($0, trace) }
      (windows[0].windowScene, windows[1].windowScene, windows[2].windowScene) = (left, left, right)
      for window in windows { window.makeKeyAndVisible() }
      trace.expect("L1.becomeKey()\nL1.resignKey()\nL2.becomeKey()\nR.becomeKey()\nN.becomeKey()")
      XCTAssertEqual(windows.map(\.isKeyWindow), [false, true, true, true])
      XCTAssertTrue(left.keyWindow === windows[1])
      XCTAssertTrue(right.keyWindow === windows[2])
      XCTAssertTrue(UIApplication.shared.keyWindow === windows[3])
      windows[0].makeKey()
      trace.expect("L2.resignKey()\nL1.becomeKey()")
      XCTAssertTrue(UIApplication.shared.keyWindow === windows[0])
    }
  }

  /// WIN-07, SUP-05: the hooks need no `super`; their bases do nothing.
  func test_WIN07_hooksOfThePlainClass() async {
    await withTrace { trace in
      let window = trace.window()
      window.makeKeyAndVisible()
      window.isHidden = true
      trace.expect("")
    }
  }

  /// MIS-38: hooks that are called directly run their bodies; no window becomes or stops being key.
  func test_MIS38_hooksCalledByHand() async {
    await withTrace { trace in
      let (window, other) = (trace.window(), trace.window())
      other.makeKeyAndVisible()
      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil
      ) { _ in XCTFail("A call by hand posts nothing.") }
      let name = window.hierarchyName
      trace.expectRefusal(
        "! MIS-38 directKeyCall: becomeKey() was called by hand on \(name); no window became or stopped being key."
      ) { window.becomeKey() }
      trace.expectRefusal(
        "! MIS-38 directKeyCall: resignKey() was called by hand on \(name); no window became or stopped being key."
      ) { window.resignKey() }
      XCTAssertTrue(other.isKeyWindow)
      NotificationCenter.default.removeObserver(token)
    }
  }

  /// MIS-38: the same holds in the middle of the other hook's delivery.
  func test_MIS38_hookCalledFromTheOtherOne() async {
    await withTrace { trace in
      let window = Calling(frame: .zero)
      trace.keep(window)
      window.makeKey()
      XCTAssertEqual(window.calls, ["become", "resign"])
      XCTAssertTrue(window.isKeyWindow)
      trace.expect("! MIS-38 directKeyCall: \(window.hierarchyName.short).makeKey()")
    }
  }

  /// MIS-38: a window that has become key properly is no exception.
  func test_MIS38_hookOfTheKeyWindowCalledByHand() async {
    await withTrace { trace in
      let window = trace.window()
      window.makeKeyAndVisible()
      trace.expectRefusal(
        "! MIS-38 directKeyCall: becomeKey() was called by hand on \(window.hierarchyName); no window became or stopped "
          + "being key."
      ) { window.becomeKey() }
    }
  }

  private final class Calling: UIWindow {
    var calls: [String] = []
    override func becomeKey() {
      super.becomeKey()
      calls.append("become")
      resignKey()
    }
    override func resignKey() {
      super.resignKey()
      calls.append("resign")
    }
  }

  @MainActor private static func noting(_ trace: Trace, _ first: UIWindow, _ second: UIWindow, _ body: () -> Void) {
    trace.notingWindows([ObjectIdentifier(first): "W1", ObjectIdentifier(second): "W2"], body)
  }
}
