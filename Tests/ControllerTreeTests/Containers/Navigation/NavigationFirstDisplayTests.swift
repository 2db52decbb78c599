import XCTest

@testable import ControllerTree

/// A navigation controller that appears in a callback or a completion handler: later pushes in the same turn are part
/// of the first display. Rule NAV-16.
final class NavigationFirstDisplayTests: XCTestCase {
  /// The first display of `N` with `B` on top of `A`, which is never loaded.
  private static let display = """
    N.viewDidLoad()
    N.viewWillAppear(false)
    B.willMove(toParent: N)
    B.viewDidLoad()
    B.viewWillAppear(false)
    willShow B (false)
    N.viewIsAppearing(false)
    B.viewIsAppearing(false)
    N.viewDidAppear(false)
    B.viewDidAppear(false)
    A.didMove(toParent: N)
    B.didMove(toParent: N)
    didShow B (false)
    """

  private static let arrival = """
    O.viewDidLoad()
    O.viewWillAppear(false)
    O.viewIsAppearing(false)
    O.viewDidAppear(false)
    """

  /// NAV-16: `viewDidAppear` of another window shows the window and pushes.
  func test_NAV16_windowShownInViewDidAppear() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let (window, other) = (trace.window(), trace.window())
      window.rootViewController = navigation
      let root = trace.controller("O", ScriptedController.init)
      root.once(.viewDidAppear) {
        window.makeKeyAndVisible()
        navigation.pushViewController(trace.controller("B"), animated: true)
      }
      other.rootViewController = root
      other.makeKeyAndVisible()
      trace.expect(Self.arrival + "\n" + Self.display)
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }

  /// NAV-16: the same in `viewWillAppear` of another window, during that window's turn.
  func test_NAV16_windowShownInViewWillAppear() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let (window, other) = (trace.window(), trace.window())
      window.rootViewController = navigation
      let root = trace.controller("O", ScriptedController.init)
      root.once(.viewWillAppear) {
        window.isHidden = false
        navigation.pushViewController(trace.controller("B"), animated: true)
      }
      other.rootViewController = root
      other.isHidden = false
      trace.expect(
        """
        O.viewDidLoad()
        O.viewWillAppear(false)
        N.viewDidLoad()
        N.viewWillAppear(false)
        B.willMove(toParent: N)
        B.viewDidLoad()
        B.viewWillAppear(false)
        willShow B (false)
        O.viewIsAppearing(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: N)
        B.didMove(toParent: N)
        didShow B (false)
        O.viewDidAppear(false)
        """)
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }

  /// NAV-16: a parent on screen adds the navigation controller as a child, and pushes.
  func test_NAV16_childAddedInViewDidAppear() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let root = trace.controller("O", ScriptedController.init)
      root.once(.viewDidAppear) {
        root.adopt(navigation)
        navigation.pushViewController(trace.controller("B"), animated: true)
      }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        Self.arrival + """

          N.willMove(toParent: O)
          N.viewDidLoad()
          N.viewWillAppear(false)
          N.didMove(toParent: O)

          """
          + Self.display.components(separatedBy: "\n").dropFirst(2).joined(separator: "\n")
          .replacingOccurrences(
            of: "N.viewIsAppearing",
            with: "N.viewIsAppearing"))
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }

  /// NAV-16: a completion handler shows the window and pushes.
  func test_NAV16_windowShownInACompletionHandler() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let root = trace.controller("O")
      trace.show(root)
      let window = trace.window()
      window.rootViewController = navigation
      root.present(trace.controller("M"), animated: false) {
        trace.begin()
        window.makeKeyAndVisible()
        navigation.pushViewController(trace.controller("B"), animated: true)
      }
      trace.expect(Self.display)
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }

  /// NAV-06: a window that is shown by a direct call loads and shows the top at once, also inside a tab bar controller.
  func test_NAV06_windowShownByADirectCall() async {
    await withTrace { trace in
      let (navigation, _, _) = trace.makeNavigation(["A"])
      let tabs = trace.controller("T", UITabBarController.init)
      trace.setUp { tabs.viewControllers = [navigation] }
      let window = trace.window()
      window.rootViewController = tabs
      window.isHidden = false
      let order = trace.recorder.drain().map { $0.noteText ?? $0.line }.filter { $0.contains("viewWillAppear") }
      XCTAssertEqual(order, ["T.viewWillAppear(false)", "N.viewWillAppear(false)", "A.viewWillAppear(false)"])
      trace.ignore { navigation.pushViewController(trace.controller("B"), animated: false) }
      XCTAssertTrue(navigation.viewControllers[0].isViewLoaded)
    }
  }
}
