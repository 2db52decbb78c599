import ControllerTree
import XCTest

/// Transitions that are reversed before they end. Rules APP-15, APP-16.
final class AppearanceReversalTests: XCTestCase {
  /// APP-15: a begin in the other direction reverses an unfinished transition; one end ends both.
  func test_APP15_reversedAppearanceEndsWithOneEnd() async {
    await withTrace { trace in
      let child = trace.controller("C")
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: false)
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(true)
        C.viewWillDisappear(false)
        """)

      child.endAppearanceTransition()
      trace.expect("C.viewDidDisappear(false)")
      trace.expectRefusal("! MIS-21 unbalancedAppearance: C.endAppearanceTransition()") {
        child.endAppearanceTransition()
      }
    }
  }

  /// APP-15: a reversal sets the depth back to 1, whatever it was in the first direction.
  func test_APP15_reversalForgetsTheDepth() async {
    await withTrace { trace in
      let child = trace.controller("C")
      for _ in 0..<3 { child.beginAppearanceTransition(true, animated: true) }
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(true)
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        """)
    }
  }

  /// APP-16: a disappearance from `appeared` that is reversed ends in `appeared`, with a new `viewIsAppearing`.
  func test_APP16_reversedDisappearanceEndsAppeared() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      root.beginAppearanceTransition(false, animated: true)
      trace.expect("P.viewWillDisappear(true)")
      UpdateCycle.main.turn {
        root.beginAppearanceTransition(true, animated: true)
        root.endAppearanceTransition()
      }
      trace.expect(
        """
        P.viewWillAppear(true)
        P.viewIsAppearing(true)
        P.viewDidAppear(true)
        """)
    }
  }

  /// APP-15, APP-07: the children that follow a parent are reversed with it, parent first.
  func test_APP15_APP07_childrenReverseWithTheirParent() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.embed(trace.controller("C"), in: parent)
      parent.beginAppearanceTransition(true, animated: true)
      parent.beginAppearanceTransition(false, animated: true)
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewWillAppear(true)
        C.viewWillAppear(true)
        P.viewWillDisappear(true)
        C.viewWillDisappear(true)
        P.viewDidDisappear(true)
        C.viewDidDisappear(true)
        """)
    }
  }

  /// APP-15: repeated reversals: every direction has its `will`, only the last one its `did`.
  func test_APP15_APP16_manyReversalsHaveOneDid() async {
    await withTrace { trace in
      let child = trace.controller("C")
      child.loadViewIfNeeded()
      for appearing in [true, false, true, false, true] {
        child.beginAppearanceTransition(appearing, animated: appearing)
      }
      child.endAppearanceTransition()
      trace.expect(
        """
        C.viewDidLoad()
        C.viewWillAppear(true)
        C.viewWillDisappear(false)
        C.viewWillAppear(true)
        C.viewWillDisappear(false)
        C.viewWillAppear(true)
        C.viewDidAppear(true)
        """)
      trace.ignore {
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
      }
    }
  }

  /// APP-15, CON-28: a callback that reverses its own transition takes effect; no later callback of the first direction
  /// is sent.
  func test_APP15_reversalFromInsideACallback() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      trace.embed(trace.controller("C"), in: parent)
      parent.once(.viewWillAppear) { parent.beginAppearanceTransition(false, animated: false) }
      parent.beginAppearanceTransition(true, animated: true)
      trace.expect(
        """
        P.viewWillAppear(true)
        P.viewWillDisappear(false)
        """)
      parent.endAppearanceTransition()
      trace.expect("P.viewDidDisappear(false)")
    }
  }

  /// APP-16, APP-17: an interactive swipe that is cancelled: the leaving child appears again, the arriving one
  /// disappears.
  func test_APP16_cancelledExchangeOfTwoChildren() async {
    await withTrace { trace in
      let parent = trace.controller("P", ManualContainer.init)
      trace.show(parent)
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        for child in [old, new] {
          parent.addChild(child)
          child.loadViewIfNeeded()
          child.didMove(toParent: parent)
        }
        UpdateCycle.main.turn {
          old.beginAppearanceTransition(true, animated: false)
          parent.view.addSubview(old.view)
          old.endAppearanceTransition()
        }
      }

      UpdateCycle.main.turn {
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        parent.view.insertSubview(new.view, belowSubview: old.view)
      }
      trace.expect(
        """
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        """)

      UpdateCycle.main.turn {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        new.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
      }
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        B.viewDidDisappear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        """)
    }
  }
}

/// A container that forwards appearance itself.
final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
