import XCTest

@testable import ControllerTree

/// The callbacks of a controller about its root view: layout, insets, removal from the window, release of the window.
/// Rules LAY-04, SAFE-04, SAFE-06, MARG-03, MARG-05, MIS-31, WIN-16.
final class RootViewTests: XCTestCase {
  /// LAY-04: the controller gets its callbacks before and after its root view's layout, and before the layout of
  /// anything inside.
  func test_LAY04_controllerAroundItsRootViewsLayout() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let inner = UIView()
      trace.setUp { root.view.addSubview(inner) }
      inner.setNeedsLayout()
      root.view.setNeedsLayout()
      UpdateCycle.main.settle()
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        UIView #2.layoutSubviews()
        """)
    }
  }

  /// SAFE-04, SAFE-06, MARG-05: callbacks about additional insets go to the view first, then to the controller, before
  /// layout.
  func test_SAFE04_SAFE06_MARG05_additionalInsets() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      UpdateCycle.main.settle()
      XCTAssertEqual(root.view.safeAreaInsets.top, 30)
      trace.expect(
        """
        P.view.safeAreaInsetsDidChange()
        P.viewSafeAreaInsetsDidChange()
        P.view.layoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        """)

      root.additionalSafeAreaInsets = root.additionalSafeAreaInsets
      UpdateCycle.main.settle()
      trace.expect("")
    }
  }

  /// MARG-03: a root view's margins are at least the system's, in narrow and wide windows, unless the controller opts
  /// out.
  func test_MARG03_systemMinimum() async {
    await withTrace(.margins) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      XCTAssertEqual(
        root.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      XCTAssertEqual(root.view.layoutMargins, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      root.viewRespectsSystemMinimumLayoutMargins = false
      XCTAssertEqual(root.view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      UpdateCycle.main.settle()
      trace.expect("P.viewLayoutMarginsDidChange()")

      trace.ignore {
        root.viewRespectsSystemMinimumLayoutMargins = true
        window.frame.size.width = 1_000
      }
      XCTAssertEqual(root.systemMinimumLayoutMargins.leading, 20)
    }
  }

  /// MIS-31: a root whose view is removed from the window by hand disappears, and an issue is reported.
  func test_MIS31_rootViewIsRemovedInCode() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      root.view.removeFromSuperview()
      trace.expect(
        """
        P.viewWillDisappear(false)
        ! MIS-31 rootViewRemoved: P.view.removeFromSuperview()
        P.viewDidDisappear(false)
        """)
      XCTAssertTrue(window.rootViewController === root)
    }
  }

  /// WIN-16: the release of a window sends no callback; its controllers can appear again elsewhere.
  func test_WIN16_releasedWindowSendsNoCallbacks() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let child = trace.controller("C")
      root.adopt(child)
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      trace.setUp {
        window?.rootViewController = root
        window?.isHidden = false
      }
      weak let observed = window
      window = nil
      UpdateCycle.main.settle()
      XCTAssertNil(observed)
      XCTAssertEqual([root.appearance, child.appearance], [.disappeared, .disappeared])
      trace.expect("! MIS-39 windowReleasedWhileVisible: settle()")

      let second = trace.window()
      second.rootViewController = root
      second.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  // MARK: From callbacks

  /// WIN-10, CON-28: a root that makes another controller the root while it appears disappears again.
  func test_WIN10_CON28_rootReplacedInItsOwnViewWillAppear() async {
    await withTrace { trace in
      let (first, second) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      let window = trace.window()
      window.rootViewController = first
      first.once(.viewWillAppear) { window.rootViewController = second }
      window.isHidden = false
      XCTAssertEqual(window.subviews, [second.view])
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// WIN-11, APP-26: a root that hides its window while it appears gets no `viewIsAppearing` and no `viewDidAppear`.
  func test_WIN11_APP26_windowHiddenInViewWillAppear() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let window = trace.window()
      window.rootViewController = root
      root.once(.viewWillAppear) { window.isHidden = true }
      window.isHidden = false
      XCTAssertTrue(window.isHidden)
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }
}
