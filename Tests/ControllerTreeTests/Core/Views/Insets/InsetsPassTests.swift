import XCTest

@testable import ControllerTree

final class InsetsPassTests: XCTestCase {
  /// SAFE-06, MARG-05: superview before subviews; for each view safe area before margins, view before controller; then layout.
  func test_SAFE06_orderOfThePass() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
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

  /// SAFE-06: a view that the change does not reach gets no callback, and neither do its descendants.
  func test_SAFE06_unaffectedViewsGetNoCallbacks() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      let (_, child, _) = Self.tree(trace)
      child.view.frame.origin.y = 100
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

  /// SAFE-06: changes of one turn make one callback, and a hook's change of a descendant is sent in the same pass.
  func test_SAFE06_insetsThatAHookGivesASubviewAreSentOnce() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let root = trace.controller("P", ScriptedController.init)
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      root.once(.viewSafeAreaInsetsDidChange) { child.additionalSafeAreaInsets.top = root.view.safeAreaInsets.top }
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

  /// SAFE-06: a view that the superview's hook removes gets no callback any more.
  func test_SAFE06_viewRemovedByAHookGetsNoCallback() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let root = trace.controller("P", ScriptedController.init)
      trace.show(root)
      let view = ProbeView("V", frame: root.view.bounds)
      var heard = false
      trace.setUp {
        view.onSafeArea = { heard = true }
        root.view.addSubview(view)
      }
      root.once(.viewSafeAreaInsetsDidChange) { view.removeFromSuperview() }
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

  /// SAFE-06: a view that its sibling's hook moves is measured in its new place.
  func test_SAFE06_viewMovedByAHookIsMeasuredInItsNewPlace() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      let (upper, lower) = (UIView(frame: frame), UIView(frame: frame.offsetBy(dx: 0, dy: 300)))
      let (first, second) = (ProbeView("A", frame: frame), ProbeView("B", frame: frame))
      let window = trace.window()
      window.isHidden = false
      window.add(upper, lower)
      upper.add(first, second)
      first.onSafeArea = {
        trace.note("A \(first.safeAreaInsets.top)")
        lower.addSubview(second)
      }
      second.onSafeArea = { trace.note("B \(second.safeAreaInsets.top)") }
      UIScreen.main.safeAreaInsets.top = 40
      trace.expect("A 40.0")
    }
  }

  /// SAFE-06: insets that a controller adds in its callback apply to its descendants at once.
  func test_SAFE06_insetsThatAHookChangesAreSentOnceToSubviews() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let controller = trace.controller("C", ScriptedController.init)
      trace.show(controller)
      let inner = ProbeView("V", frame: controller.view.bounds)
      trace.setUp {
        inner.onSafeArea = { trace.note("V \(inner.safeAreaInsets.top)") }
        controller.view.addSubview(inner)
      }
      controller.once(.viewSafeAreaInsetsDidChange) { controller.additionalSafeAreaInsets.top = 10 }
      UIScreen.main.safeAreaInsets.top = 40
      trace.expect(
        """
        C.viewSafeAreaInsetsDidChange()
        C.viewLayoutMarginsDidChange()
        V 50.0
        C.viewSafeAreaInsetsDidChange()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
    }
  }

  /// SAFE-06, MARG-05: a view that moves in its safe-area callback then gets only the values of its new place.
  func test_SAFE06_MARG05_viewThatMovesInItsHook() async {
    await withTrace([.layout, .safeArea, .views]) { trace in
      let window = trace.window()
      window.isHidden = false
      let lower = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
      let view = ProbeView("V", frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      trace.setUp { window.add(view, lower) }
      view.onSafeArea = { if view.superview === window { lower.addSubview(view) } }
      UIScreen.main.safeAreaInsets.top = 40
      let heard = trace.recorder.drain().map(\.line).filter { $0.hasPrefix("V.") }
      XCTAssertEqual(
        heard,
        [
          "V.safeAreaInsetsDidChange()", "V.willMove(toSuperview: UIView #1)", "V.didMoveToSuperview()",
          "V.safeAreaInsetsDidChange()", "V.layoutSubviews()",
        ])
      XCTAssertEqual(view.layoutMargins.top, 8)
    }
  }

  /// SAFE-06: a subtree that is added and then moved within the same turn is still visited down to its leaves.
  func test_SAFE06_subtreeThatComesAndMovesInOneTurn() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      UIScreen.main.safeAreaInsets.top = 40
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let (window, outer, inner, leaf) = (
        trace.window(), UIView(frame: frame), UIView(frame: frame), ProbeView("L", frame: frame)
      )
      window.isHidden = false
      window.addSubview(leaf)
      leaf.onSafeArea = { trace.note("L \(leaf.safeAreaInsets.top)") }
      leaf.removeFromSuperview()
      inner.addSubview(leaf)
      outer.addSubview(inner)
      outer.frame.origin.y = 300
      UpdateCycle.main.turn {
        window.addSubview(outer)
        outer.frame.origin.y = 400
      }
      trace.expect("L 0.0")
    }
  }

  /// TURN-03, SAFE-06: inset callbacks of a child wait for the end of its open recipe.
  func test_TURN03_insetsOfAnOpenMoveAreHeldBack() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let root = trace.controller("P")
      trace.setUp {
        trace.show(root)
        root.additionalSafeAreaInsets.top = 30
      }
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
    trace.setUp { child.view.addSubview(view) }
    return (root, child, view)
  }
}
