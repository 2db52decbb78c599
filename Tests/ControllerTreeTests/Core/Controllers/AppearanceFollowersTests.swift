import XCTest

@testable import ControllerTree

/// Children that follow their parent's transition while callbacks or explicit begins interfere. Rules APP-10, APP-12,
/// APP-14, APP-17, APP-20, APP-24, CON-28.
final class AppearanceFollowersTests: XCTestCase {
  /// CON-28, APP-12: a child that a sibling's callback removes from its parent gets no callbacks with the old parent;
  /// its view is still there, so it appears by itself.
  func test_CON28_APP12_childRemovedInsideForwardingFollowsTheWindow() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let (first, second) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      trace.embed(first, in: parent)
      trace.embed(second, in: parent)
      first.once(.viewWillAppear) {
        second.willMove(toParent: nil)
        second.removeFromParent()
      }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        A.viewWillAppear(false)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        B.viewWillAppear(false)
        P.viewIsAppearing(false)
        A.viewIsAppearing(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        ! MIS-17 viewLeftBehind: UIWindow #1.isHidden
        """)
    }
  }

  /// APP-17: between a parent's begin and its end, the screen does not affect the children that follow it either.
  func test_APP17_viewOfABegunParentMovesWithItsChildren() async {
    await withTrace { trace in
      let (root, parent, child) = (trace.controller("R"), trace.controller("P"), trace.controller("C"))
      trace.setUp {
        trace.embed(child, in: parent)
        trace.show(root)
        root.addChild(parent)
        parent.beginAppearanceTransition(true, animated: true)
        root.view.addSubview(parent.view)
        parent.didMove(toParent: root)
      }
      parent.view.removeFromSuperview()
      trace.expect("")
      parent.endAppearanceTransition()
      trace.expect(
        """
        P.viewDidAppear(true)
        C.viewDidAppear(true)
        """)
      root.view.addSubview(parent.view)
    }
  }

  /// APP-20, APP-14: a child with an explicit begin loses the parent that it follows: its transition then waits for the
  /// explicit end only.
  func test_APP20_APP14_childBegunTwiceLosesItsParent() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C")
      trace.embed(child, in: parent)
      parent.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      trace.expect(
        """
        P.viewWillAppear(true)
        C.viewWillAppear(true)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
      child.endAppearanceTransition()
      trace.expect("C.viewDidAppear(true)")
      parent.endAppearanceTransition()
      trace.expect("P.viewDidAppear(true)")
      trace.ignore {
        for controller in [child, parent] {
          controller.beginAppearanceTransition(false, animated: false)
          controller.endAppearanceTransition()
        }
      }
    }
  }

  /// APP-20, APP-24: a child that loses its parent is registered for its own end before it gets `didMove(toParent:
  /// nil)`, so a controller that this callback makes disappear ends after it.
  func test_APP20_APP24_lossOfTheParentIsRegisteredBeforeItsCallback() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (parent, child) = (trace.controller("P"), trace.controller("C", ScriptedController.init))
      let other = trace.embed(trace.controller("D"), in: root)
      trace.setUp {
        trace.embed(child, in: parent)
        root.addChild(parent)
        root.view.addSubview(parent.view)
        parent.didMove(toParent: root)
      }
      parent.beginAppearanceTransition(false, animated: true)
      child.once(.didMove) { other.view.removeFromSuperview() }
      UpdateCycle.main.turn {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      trace.expect(
        """
        P.viewWillDisappear(true)
        C.viewWillDisappear(true)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        D.viewWillDisappear(false)
        C.viewDidDisappear(true)
        D.viewDidDisappear(false)
        """)
      parent.endAppearanceTransition()
      trace.expect("P.viewDidDisappear(true)")
      parent.view.removeFromSuperview()
    }
  }

  /// CON-15: a removal that is announced in `viewDidAppear` outlasts the appearance that it interrupts.
  func test_CON15_removalAnnouncedInViewDidAppear() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C", ScriptedController.init)
      trace.setUp {
        child.once(.viewDidAppear) { child.willMove(toParent: nil) }
        parent.adopt(child)
      }
      XCTAssertTrue(child.isMovingFromParent)
      UpdateCycle.main.turn {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      trace.expectDetailed(
        """
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
      XCTAssertFalse(child.isMovingFromParent)
      XCTAssertEqual(child.movement, .none)
    }
  }
}
