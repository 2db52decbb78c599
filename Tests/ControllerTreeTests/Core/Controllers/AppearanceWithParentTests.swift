import ControllerTree
import XCTest

/// A child's view is added or removed in each appearance state of its parent. Rules APP-10, APP-11, APP-20.
final class AppearanceWithParentTests: XCTestCase {
  // MARK: Coming (APP-10)

  /// APP-10, parent `disappeared`: nothing now, forwarded later.
  func test_APP10_childOfAParentOffScreenAppearsWithIt() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      parent.adopt(trace.controller("C"))
      trace.expect(
        """
        C.willMove(toParent: P)
        P.viewDidLoad()
        C.viewDidLoad()
        C.didMove(toParent: P)
        """)

      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
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

  /// APP-10, parent `appearing`, not in the window yet: the child joins the forwarding that follows.
  func test_APP10_childAddedInViewWillAppearJoinsForwarding() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      let child = trace.controller("C")
      parent.once(.viewWillAppear) { parent.adopt(child) }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// APP-10, parent `appearing` in the window: at once, with the parent's `animated`; `did` after the parent's.
  func test_APP10_childAddedInViewIsAppearingTakesTheParentsAnimated() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let parent = trace.controller("P", ScriptedController.init)
      let child = trace.controller("C")
      parent.once(.viewIsAppearing) { parent.adopt(child) }
      UpdateCycle.main.turn {
        root.addChild(parent)
        parent.beginAppearanceTransition(true, animated: true)
        root.view.addSubview(parent.view)
        parent.endAppearanceTransition()
        parent.didMove(toParent: root)
      }
      trace.expect(
        """
        P.willMove(toParent: R)
        P.viewDidLoad()
        P.viewWillAppear(true)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        P.viewIsAppearing(true)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(true)
        C.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(true)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        P.viewDidAppear(true)
        C.viewDidAppear(true)
        P.didMove(toParent: R)
        """)
    }
  }

  /// APP-10, parent `disappearing`: no callbacks; the child appears if the parent's transition is reversed.
  func test_APP10_childOfADisappearingParentAppearsOnlyIfThatIsReversed() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      parent.beginAppearanceTransition(false, animated: true)
      parent.adopt(trace.controller("C"))
      trace.expect(
        """
        P.viewWillDisappear(true)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        """)

      UpdateCycle.main.turn {
        parent.beginAppearanceTransition(true, animated: true)
        parent.endAppearanceTransition()
      }
      trace.expect(
        """
        P.viewWillAppear(true)
        C.viewWillAppear(true)
        P.viewIsAppearing(true)
        C.viewIsAppearing(true)
        P.viewDidAppear(true)
        C.viewDidAppear(true)
        """)
    }
  }

  /// APP-10: a parent that has disappeared in the meantime forwards nothing to its new child.
  func test_APP10_childOfADisappearingParentGetsNoCallbacksOfItsEnd() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let window = trace.show(parent)
      UpdateCycle.main.turn {
        window.isHidden = true
        parent.adopt(trace.controller("C"))
      }
      trace.expect(
        """
        P.viewWillDisappear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        P.viewDidDisappear(false)
        """)
    }
  }

  // MARK: Going (APP-11)

  /// APP-11, parent `appearing`: the child's `viewWillDisappear` comes at once, its `viewDidAppear` never.
  func test_APP11_childRemovedWhileTheParentAppears() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.setUp { parent.adopt(child) }
      UpdateCycle.main.turn {
        root.adopt(parent)
        trace.expect(
          """
          P.willMove(toParent: R)
          P.viewWillAppear(false)
          C.viewWillAppear(false)
          P.didMove(toParent: R)
          """)
        child.leaveParent()
        trace.expect(
          """
          C.willMove(toParent: nil)
          C.viewWillDisappear(false)
          C.didMove(toParent: nil)
          """)
      }
      trace.expect(
        """
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-11, parent `disappearing`: a child whose view moves outside the parent's is disappearing already.
  func test_APP11_childsViewRemovedWhileTheParentDisappears() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      parent.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewWillDisappear(true)
        C.viewWillDisappear(true)
        P.viewDidDisappear(true)
        C.viewDidDisappear(true)
        """)
      trace.ignore {
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
      }
    }
  }

  /// APP-11, from inside `viewWillDisappear`: a child that the parent's transition has not reached disappears by
  /// itself.
  func test_APP11_childsViewRemovedInTheParentsViewWillDisappear() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      let window = trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      parent.once(.viewWillDisappear) { child.view.removeFromSuperview() }
      window.rootViewController = nil
      trace.expect(
        """
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }

  /// APP-11, APP-20: a child that leaves a disappearing parent ends by itself, with the turn.
  func test_APP11_APP20_childThatLeavesADisappearingParentEndsByItself() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      parent.beginAppearanceTransition(false, animated: true)
      child.leaveParent()
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewWillDisappear(true)
        C.viewWillDisappear(true)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
      trace.ignore {
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
      }
    }
  }

  /// APP-11, parent `disappeared`: no appearance callbacks.
  func test_APP11_childRemovedFromAParentOffScreen() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.embed(trace.controller("C"), in: parent)
      child.leaveParent()
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
    }
  }

  /// APP-11: a child whose view is removed before the parent's is in the window gets none of the parent's later
  /// callbacks.
  func test_APP11_viewRemovedBeforeTheParentIsInTheWindow() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C", ScriptedController.init)
      trace.setUp {
        parent.adopt(child)
        child.once(.viewWillAppear) { child.view.removeFromSuperview() }
      }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-10: a parent that appears again in its `viewDidDisappear` does so before its children.
  func test_APP10_parentThatComesBackInItsViewDidDisappear() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      parent.adopt(trace.controller("C"))
      let window = trace.show(parent)
      parent.once(.viewDidDisappear) { window.isHidden = false }
      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        P.viewDidDisappear(false)
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }
}
