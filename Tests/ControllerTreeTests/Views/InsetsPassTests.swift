import XCTest

@testable import ControllerTree

final class InsetsPassTests: XCTestCase {
  /// SAFE-06, MARG-05: superview before subviews; for each view safe area before margins, view before controller; then layout.
  func test_SAFE06_orderOfThePass() async {
    await withTrace(views: true) { trace in
      let (root, child, view) = Self.tree(trace)
      UIScreen.main.safeAreaInsets.top = 50
      trace.expect(
        """
        W.safeAreaInsetsDidChange()
        W.layoutMarginsDidChange()
        P.view.safeAreaInsetsDidChange()
        P.viewSafeAreaInsetsDidChange()
        P.view.layoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        C.view.safeAreaInsetsDidChange()
        C.viewSafeAreaInsetsDidChange()
        C.view.layoutMarginsDidChange()
        C.viewLayoutMarginsDidChange()
        V.safeAreaInsetsDidChange()
        V.layoutMarginsDidChange()
        W.layoutSubviews()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.view.layoutSubviews()
        C.viewDidLayoutSubviews()
        V.layoutSubviews()
        """)
      XCTAssertEqual([root.view, child.view, view].map(\.safeAreaInsets.top), [50, 50, 50])
    }
  }

  /// SAFE-06: a view that the change does not reach hears nothing, and neither do those inside it.
  func test_SAFE06_unreachedViewsHearNothing() async {
    await withTrace(views: true) { trace in
      let (_, child, _) = Self.tree(trace)
      child.view.frame.origin.y = 100
      trace.skip()
      UIScreen.main.safeAreaInsets.top = 50
      trace.expect(
        """
        W.safeAreaInsetsDidChange()
        W.layoutMarginsDidChange()
        P.view.safeAreaInsetsDidChange()
        P.viewSafeAreaInsetsDidChange()
        P.view.layoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        W.layoutSubviews()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// SAFE-06: changes of one turn are one piece of news, and a hook that changes what is inside is heard in the same pass.
  func test_SAFE06_hookThatAddsToAChildIsHeardOnce() async {
    await withTrace { trace in
      let root = trace.controller("P", ActingController.init)
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      root.at(.safeArea) { child.additionalSafeAreaInsets.top = root.view.safeAreaInsets.top }
      UpdateCycle.main.turn {
        root.additionalSafeAreaInsets.top = 10
        root.additionalSafeAreaInsets.top = 20
        trace.expect("")
      }
      trace.expect(
        """
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        C.viewSafeAreaInsetsDidChange()
        C.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(child.view.safeAreaInsets.top, 40)
    }
  }

  /// SAFE-06: a view that the superview's hook takes away hears nothing any more.
  func test_SAFE06_viewTakenAwayByAHookHearsNothing() async {
    await withTrace { trace in
      let root = trace.controller("P", ActingController.init)
      trace.show(root)
      let view = ProbeView("V", frame: root.view.bounds)
      var heard = false
      view.onSafeArea = { heard = true }
      root.view.addSubview(view)
      trace.skip()
      root.at(.safeArea) { view.removeFromSuperview() }
      root.additionalSafeAreaInsets.top = 10
      trace.expect(
        """
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      XCTAssertFalse(heard)
    }
  }

  /// TURN-03, SAFE-06: what a child has to hear of its insets waits for the end of its move.
  func test_TURN03_insetsOfAnOpenMoveAreHeldBack() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      root.additionalSafeAreaInsets.top = 30
      trace.skip()
      let child = trace.controller("C")
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        """)
      child.didMove(toParent: root)
      trace.expect(
        """
        C.didMove(toParent: P)
        C.viewSafeAreaInsetsDidChange()
        C.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
    }
  }
}

extension InsetsPassTests {
  /// W › P › C › V on screen, each filling the one around it; the trace begins after them.
  @MainActor private static func tree(_ trace: Trace) -> (UIViewController, UIViewController, UIView) {
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    let root = trace.controller("P")
    let window = NamedWindow("W", trace)
    window.rootViewController = root
    window.isHidden = false
    let child = trace.embed(trace.controller("C"), in: root)
    let view = ProbeView("V", frame: child.view.bounds)
    child.view.addSubview(view)
    trace.skip()
    return (root, child, view)
  }
}
