import XCTest

@testable import ControllerTree

final class UIApplicationTests: XCTestCase {
  /// One application per stage; its windows are those that were shown, its key window the one that became key last.
  func test_WIN14_windowsAndKeyWindow() async {
    await withTrace { trace in
      let application = UIApplication.shared
      XCTAssertTrue(application === UIApplication.shared)
      XCTAssertEqual(application.windows, [])
      XCTAssertNil(application.keyWindow)
      let (first, second, hidden) = (trace.window(), trace.window(), trace.window())
      first.makeKeyAndVisible()
      second.isHidden = false
      XCTAssertEqual(application.windows, [first, second])
      XCTAssertTrue(application.keyWindow === first)
      hidden.makeKey()
      XCTAssertTrue(application.keyWindow === hidden)
      XCTAssertEqual(application.windows, [first, second])
    }
  }

  /// RESP-06: the delegate is next in the chain if it is a responder, but not a view, a controller or the application; it is
  /// not retained.
  func test_RESP06_next() async {
    await withTrace { _ in
      let application = UIApplication.shared
      XCTAssertNil(application.next)
      var delegate: Delegate? = Delegate()
      application.delegate = delegate
      XCTAssertTrue(application.next === delegate)
      delegate = nil
      XCTAssertNil(application.delegate)

      let view = ViewDelegate()
      let controller = ControllerDelegate()
      let plain = PlainDelegate()
      for other: any UIApplicationDelegate in [view, controller, plain] {
        application.delegate = other
        XCTAssertNil(application.next)
        XCTAssertNil(other.window)
        other.window = UIWindow()
        XCTAssertNil(other.window)
      }
    }
  }

  /// TURN-07: there is no other application; the completion handler gets `false` at the end of the turn.
  func test_TURN07_openingAURL() async throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    await withTrace { trace in
      let application = UIApplication.shared
      XCTAssertFalse(application.canOpenURL(url))
      application.open(url)
      trace.stage.cycle.turn {
        application.open(url, options: [.universalLinksOnly: true]) { trace.note("opened: \($0)") }
        trace.note("after the call")
      }
      trace.expect("after the call\nopened: false")
    }
  }

  /// LOAD-16: the notification, then every controller of every window that was shown, parents first; no view is unloaded.
  func test_LOAD16_memoryWarning() async {
    await withTrace { trace in
      let (root, other) = (trace.controller("P"), trace.controller("Q"))
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      trace.setUp {
        trace.embed(trace.controller("G"), in: child)
        root.addChild(trace.controller("U"))
        trace.show(other)
        window.isHidden = true
      }
      let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
      ) { _ in MainActor.assumeIsolated { trace.note("posted") } }
      UIApplication.shared.receiveMemoryWarning()
      NotificationCenter.default.removeObserver(token)
      trace.expect(
        """
        posted
        P.didReceiveMemoryWarning()
        C.didReceiveMemoryWarning()
        G.didReceiveMemoryWarning()
        U.didReceiveMemoryWarning()
        Q.didReceiveMemoryWarning()
        """)
      XCTAssertTrue(child.isViewLoaded)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class PlainDelegate: NSObject, UIApplicationDelegate {}
  private final class ViewDelegate: UIView, UIApplicationDelegate {
    override var window: UIWindow? {
      get { nil }
      set {}
    }
  }
  private final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
}
