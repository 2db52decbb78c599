import ControllerTree
import XCTest

final class WindowRecordTests: XCTestCase {
  /// WIN-03 to WIN-06: a recorder that includes windows gets visibility and key status in their order among the callbacks.
  func test_WIN06_recorderWritesDownWindowsOnRequest() async {
    await withStage { trace in
      let recorder = EventRecorder(includesWindows: true)
      let (window, other) = (trace.window(), trace.window())
      window.rootViewController = trace.controller("R")
      recorder.record {
        window.makeKeyAndVisible()
        other.makeKeyAndVisible()
        other.isHidden = true
        window.isHidden = true
      }

      XCTAssertEqual(
        recorder.text,
        """
        UIWindow #1.didBecomeVisible
        R.viewDidLoad()
        R.viewWillAppear(false)
        UIWindow #1.becomeKey()
        R.viewIsAppearing(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        R.viewDidAppear(false)
        UIWindow #2.didBecomeVisible
        UIWindow #1.resignKey()
        UIWindow #2.becomeKey()
        UIWindow #2.resignKey()
        UIWindow #1.becomeKey()
        UIWindow #2.didBecomeHidden
        UIWindow #1.resignKey()
        R.viewWillDisappear(false)
        UIWindow #1.didBecomeHidden
        R.viewDidDisappear(false)
        """)
      XCTAssertEqual(
        recorder.events.filter { $0.kind == .window }.map(\.cause),
        [
          "UIWindow #1.makeKeyAndVisible()", "UIWindow #1.makeKeyAndVisible()", "UIWindow #2.makeKeyAndVisible()",
          "UIWindow #2.makeKeyAndVisible()", "UIWindow #2.makeKeyAndVisible()", "UIWindow #2.isHidden",
          "UIWindow #2.isHidden", "UIWindow #2.isHidden", "UIWindow #1.isHidden", "UIWindow #1.isHidden",
        ])
    }
  }

  /// A recorder that does not include windows gets no events of them.
  func test_WIN04_windowsStayOutOfOtherRecordings() async {
    await withTrace { trace in
      let window = trace.window()
      window.makeKeyAndVisible()
      window.isHidden = true
      trace.expect("")
    }
  }
}
