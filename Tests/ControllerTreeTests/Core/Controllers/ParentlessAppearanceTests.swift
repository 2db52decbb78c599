import ControllerTree
import XCTest

/// Controllers whose views are in the tree although they have no parent. Rules APP-12, CON-12, MIS-19.
final class ParentlessAppearanceTests: XCTestCase {
  /// APP-12, CON-12, MIS-19: a controller without a parent follows its view alone; this is reported once.
  func test_APP12_CON12_MIS19_parentlessControllerFollowsTheWindow() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let orphan = trace.controller("X")
      root.view.addSubview(orphan.view)
      trace.expect(
        """
        X.viewDidLoad()
        ! MIS-19 unparentedControllerView: P.view.addSubview(_:)
        X.viewWillAppear(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        """)

      orphan.view.removeFromSuperview()
      trace.expect(
        """
        X.viewWillDisappear(false)
        X.viewDidDisappear(false)
        """)

      root.view.addSubview(orphan.view)
      trace.expect(
        """
        X.viewWillAppear(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        """)
    }
  }

  /// APP-12: inside a larger subtree its `will` comes after the enclosing controller's, its `did` before it.
  func test_APP12_parentlessControllerInsideASubtree() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let orphan = trace.controller("X")
      trace.setUp { root.view.addSubview(orphan.view) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        X.viewWillAppear(false)
        P.viewIsAppearing(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        P.viewDidAppear(false)
        """)

      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        X.viewWillDisappear(false)
        X.viewDidDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }

  /// APP-12, CON-28: a view that `viewWillAppear` adds to the subtree comes on screen with it, after the others.
  func test_APP12_CON28_viewAddedByACallbackAppears() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let orphan = trace.controller("X")
      root.once(.viewWillAppear) { root.view.addSubview(orphan.view) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        X.viewDidLoad()
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        X.viewWillAppear(false)
        P.viewIsAppearing(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// APP-12, CON-28: a view that `viewWillAppear` removes from the subtree does not come on screen with it.
  func test_APP12_CON28_viewRemovedByACallbackIsSkipped() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let orphan = trace.controller("X")
      trace.setUp {
        root.view.addSubview(orphan.view)
        root.once(.viewWillAppear) { orphan.view.removeFromSuperview() }
      }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// APP-12, APP-26: a view moves to a superview off screen, which `viewWillDisappear` adds to the window: the
  /// controller appears again.
  func test_APP12_APP26_viewBroughtBackInViewWillDisappear() async {
    await withTrace { trace in
      let box = trace.viewInWindow("Box")
      let orphan = trace.controller("X", ScriptedController.init)
      trace.setUp { box.addSubview(orphan.view) }
      let target = UIView()
      orphan.once(.viewWillDisappear) { box.addSubview(target) }
      target.addSubview(orphan.view)
      trace.expect(
        """
        X.viewWillDisappear(false)
        X.viewWillAppear(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        """)
      XCTAssertTrue(orphan.view.window === box.window)
    }
  }

  /// APP-12, APP-21: a view that moves from a window that is being shown to another visible window, from inside
  /// `viewWillAppear`, appears there.
  func test_APP12_APP21_viewMovedOnInViewWillAppear() async {
    await withTrace { trace in
      let (window, other) = (trace.window(), trace.window())
      let (outer, inner) = (trace.controller("X", ScriptedController.init), trace.controller("Y"))
      trace.setUp {
        other.isHidden = false
        window.addSubview(outer.view)
        outer.view.addSubview(inner.view)
      }
      outer.once(.viewWillAppear) { other.addSubview(outer.view) }
      window.isHidden = false
      trace.expect(
        """
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        X.viewWillAppear(false)
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        Y.viewWillAppear(false)
        X.viewIsAppearing(false)
        Y.viewIsAppearing(false)
        Y.viewDidAppear(false)
        X.viewDidAppear(false)
        """)
    }
  }

  /// APP-12, CON-13: so does a view whose move is refused because of a change in its `viewWillDisappear`.
  func test_APP12_CON13_moveRefusedAfterViewWillDisappear() async {
    await withTrace { trace in
      let box = trace.viewInWindow("Box")
      let (orphan, parent) = (trace.controller("X", ScriptedController.init), trace.controller("P"))
      trace.setUp { box.addSubview(orphan.view) }
      orphan.once(.viewWillDisappear) { parent.addChild(orphan) }
      trace.window().addSubview(orphan.view)
      trace.expect(
        """
        X.viewWillDisappear(false)
        X.willMove(toParent: P)
        ! MIS-09 actualParent: UIWindow #1.addSubview(_:)
        X.viewWillAppear(false)
        X.viewIsAppearing(false)
        X.viewDidAppear(false)
        """)
      XCTAssertTrue(orphan.view.superview === box)
    }
  }
}
