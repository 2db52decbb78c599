import ControllerTree
import XCTest

/// `beginAppearanceTransition` and `endAppearanceTransition`. Rules APP-13, APP-14, APP-17 to APP-19, MIS-21, MIS-22.
final class ExplicitAppearanceTests: XCTestCase {
  /// APP-13: both calls are synchronous, load the view and forward to children, parent first.
  func test_APP13_beginAndEndSendTheirCallbacksWithinTheCall() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.embed(trace.controller("C"), in: parent)
      UpdateCycle.main.turn {
        parent.beginAppearanceTransition(true, animated: true)
        trace.expect(
          """
          P.viewWillAppear(true)
          C.viewWillAppear(true)
          """)
        parent.endAppearanceTransition()
        trace.expect(
          """
          P.viewDidAppear(true)
          C.viewDidAppear(true)
          """)
        parent.beginAppearanceTransition(false, animated: false)
        trace.expect(
          """
          P.viewWillDisappear(false)
          C.viewWillDisappear(false)
          """)
        parent.endAppearanceTransition()
        trace.expect(
          """
          P.viewDidDisappear(false)
          C.viewDidDisappear(false)
          """)
      }
    }
  }

  /// APP-13, LOAD-12: an appearance loads the view first; a disappearance that is refused does not.
  func test_APP13_LOAD12_beginLoadsTheView() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      controller.beginAppearanceTransition(false, animated: false)
      XCTAssertFalse(controller.isViewLoaded)
      controller.endAppearanceTransition()
      trace.expect("! MIS-21 unbalancedAppearance: C.beginAppearanceTransition(_:animated:)")

      controller.beginAppearanceTransition(true, animated: false)
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(false)
        """)
      trace.ignore {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
    }
  }

  /// APP-14: only the first begin and the last end of one direction send callbacks.
  func test_APP14_nestedBeginsSendOneCallback() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      controller.loadViewIfNeeded()
      controller.beginAppearanceTransition(true, animated: true)
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(true)
        """)
      controller.endAppearanceTransition()
      controller.endAppearanceTransition()
      trace.expect("")
      controller.endAppearanceTransition()
      trace.expect("C.viewDidAppear(true)")

      controller.beginAppearanceTransition(false, animated: false)
      controller.beginAppearanceTransition(false, animated: true)
      trace.expect("C.viewWillDisappear(false)")
      controller.endAppearanceTransition()
      trace.expect("")
      controller.endAppearanceTransition()
      trace.expect("C.viewDidDisappear(false)")
    }
  }

  /// APP-17, APP-18, MIS-22: between begin and end the window causes no callbacks; `end` does the layout that is due
  /// first.
  func test_APP17_APP18_MIS22_viewComesBetweenBeginAndEnd() async {
    await withTrace(.layout) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        trace.expect(
          """
          C.willMove(toParent: P)
          C.viewDidLoad()
          C.viewWillAppear(true)
          """)
        child.endAppearanceTransition()
        trace.expect(
          """
          P.viewWillLayoutSubviews()
          P.viewDidLayoutSubviews()
          C.viewIsAppearing(true)
          C.viewWillLayoutSubviews()
          C.viewDidLayoutSubviews()
          C.viewDidAppear(true)
          """)
        child.didMove(toParent: parent)
      }
      trace.expect("C.didMove(toParent: P)")
    }
  }

  /// APP-17: the same, each call a turn of its own: layout comes with the turn that adds the view.
  func test_APP17_eachCallATurnOfItsOwn() async {
    await withTrace(.layout) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(true)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(true)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.didMove(toParent: P)
        """)
      child.endAppearanceTransition()
      trace.expect("C.viewDidAppear(true)")
    }
  }

  /// APP-17: a removal between begin and end has one will and one did.
  func test_APP17_viewGoesBetweenBeginAndEnd() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      child.willMove(toParent: nil)
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
      child.removeFromParent()
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        C.didMove(toParent: nil)
        """)
    }
  }

  /// APP-18: outside a window there is no `viewIsAppearing`, and layout does not change, because none was requested.
  func test_APP18_outsideAWindowThereIsNoViewIsAppearing() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewDidAppear(false)
        """)
      trace.ignore {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
      }
    }
  }

  /// APP-18, APP-04: a controller whose view is in its window already still gets `viewIsAppearing` and a layout pair.
  func test_APP18_APP04_viewThatIsThereAlreadyIsLaidOutAgain() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P")
      trace.show(root)
      root.beginAppearanceTransition(false, animated: true)
      root.endAppearanceTransition()
      trace.expectDetailed(
        """
        P.viewWillDisappear(true)
        P.viewDidDisappear(true)
        """)

      UpdateCycle.main.turn {
        root.beginAppearanceTransition(true, animated: true)
        root.endAppearanceTransition()
        trace.expect(
          """
          P.viewWillAppear(true)
          P.viewIsAppearing(true)
          P.viewWillLayoutSubviews()
          P.viewDidLayoutSubviews()
          P.viewDidAppear(true)
          """)
      }
    }
  }

  /// APP-19, MIS-21: a begin into the present state of the controller is refused, and its end is ignored.
  func test_APP19_MIS21_beginIntoTheSameStateIsRefusedWithItsEnd() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      trace.expectRefusal("! MIS-21 unbalancedAppearance: P.beginAppearanceTransition(_:animated:)") {
        root.beginAppearanceTransition(true, animated: true)
      }
      trace.expectRefusal("") { root.endAppearanceTransition() }
      trace.expectRefusal("! MIS-21 unbalancedAppearance: P.endAppearanceTransition()") {
        root.endAppearanceTransition()
      }

      let away = trace.controller("C")
      trace.expectRefusal("! MIS-21 unbalancedAppearance: C.beginAppearanceTransition(_:animated:)") {
        away.beginAppearanceTransition(false, animated: true)
      }
      trace.expectRefusal("") { away.endAppearanceTransition() }
    }
  }

  /// APP-19, MIS-21: an end without a begin changes nothing.
  func test_APP19_MIS21_surplusEndIsRefused() async {
    await withTrace { trace in
      let controller = trace.controller("C")
      trace.expectRefusal("! MIS-21 unbalancedAppearance: C.endAppearanceTransition()") {
        controller.endAppearanceTransition()
      }
      let issues = trace.collectIssues { controller.endAppearanceTransition() }
      XCTAssertEqual(
        issues.map(\.description),
        [
          "error: unbalancedAppearance (MIS-21): endAppearanceTransition() on UIViewController \"C\" without a begin. "
            + "Give every begin exactly one end. [C.endAppearanceTransition()]"
        ])
    }
  }

  /// APP-19: during an appearance that the window drives, an end without a begin is refused as well.
  func test_APP19_endWithinTheWindowsOwnAppearanceIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      root.once(.viewIsAppearing) { root.endAppearanceTransition() }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        ! MIS-21 unbalancedAppearance: UIWindow #1.isHidden
        P.viewDidAppear(false)
        """)
    }
  }

  /// APP-13, CON-28: if a callback removes a child, forwarding continues with the other children.
  func test_APP13_CON28_childRemovedInsideForwardingIsSkipped() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let (first, second) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      for child in [first, second, trace.controller("C")] { trace.embed(child, in: parent) }
      first.once(.viewWillAppear) { second.leaveParent() }
      parent.beginAppearanceTransition(true, animated: false)
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewWillAppear(false)
        A.viewWillAppear(false)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        C.viewWillAppear(false)
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
      trace.ignore {
        parent.beginAppearanceTransition(false, animated: false)
        parent.endAppearanceTransition()
      }
    }
  }

  /// APP-18: a child that is removed in the `viewIsAppearing` that its `endAppearanceTransition()` sends does not
  /// appear: its transition ends as a disappearance.
  func test_APP18_childThatLeavesInsideTheEndDisappears() async {
    await withTrace { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C", ScriptedController.init))
      trace.show(parent)
      child.once(.viewIsAppearing) { child.leaveParent() }
      UpdateCycle.main.turn {
        trace.setUp {
          parent.addChild(child)
          child.beginAppearanceTransition(true, animated: true)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        child.endAppearanceTransition()
        trace.expectDetailed(
          """
          C.viewIsAppearing(true) movingToParent
          C.willMove(toParent: nil) movingFromParent
          C.didMove(toParent: nil) movingFromParent window: nil
          C.viewWillDisappear(true) movingFromParent window: nil
          C.viewDidDisappear(true) movingFromParent window: nil
          """)
      }
      trace.expect("")
    }
  }

  /// APP-18, APP-20: a child that follows its parent and is removed inside the parent's `endAppearanceTransition()`
  /// disappears at the end of the turn; the parent appears.
  func test_APP18_APP20_followerThatLeavesInsideTheEndOfItsParent() async {
    await withTrace(.layout) { trace in
      let (root, parent) = (trace.controller("R"), trace.controller("P"))
      let child = trace.controller("C", ScriptedController.init)
      trace.show(root)
      trace.embed(child, in: parent)
      child.once(.viewIsAppearing) { child.leaveParent() }
      UpdateCycle.main.turn {
        trace.setUp {
          root.addChild(parent)
          parent.beginAppearanceTransition(true, animated: true)
          root.view.addSubview(parent.view)
          parent.didMove(toParent: root)
        }
        parent.endAppearanceTransition()
      }
      trace.expectDetailed(
        """
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        P.viewIsAppearing(true) movingToParent
        P.viewWillLayoutSubviews() movingToParent
        P.viewDidLayoutSubviews() movingToParent
        C.viewIsAppearing(true)
        C.willMove(toParent: nil) movingFromParent
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewWillLayoutSubviews() movingFromParent window: nil
        C.viewDidLayoutSubviews() movingFromParent window: nil
        P.viewWillLayoutSubviews() movingToParent
        P.viewDidLayoutSubviews() movingToParent
        P.viewDidAppear(true) movingToParent
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }
}
