import ControllerTree
import XCTest

/// The recipes of containment on screen, called one by one, in one turn, and with animations; with the moving flags.
/// Rules CON-04, CON-05, CON-14 to CON-16, MIS-15, SEED-14, SEED-15, SEED-17.
final class OpenMovesTests: XCTestCase {
  private static let adding = """
    C.willMove(toParent: P) movingToParent window: nil
    C.viewDidLoad() movingToParent window: nil
    C.viewWillAppear(false) movingToParent window: nil
    C.didMove(toParent: P) movingToParent
    C.viewIsAppearing(false) movingToParent
    C.viewDidAppear(false) movingToParent
    """

  private static let removing = """
    C.willMove(toParent: nil) movingFromParent
    C.viewWillDisappear(false) movingFromParent
    C.didMove(toParent: nil) movingFromParent window: nil
    C.viewDidDisappear(false) movingFromParent window: nil
    """

  /// CON-04, CON-05, CON-14, CON-15: each call outside a turn is a turn of its own.
  func test_CON04_CON05_CON14_CON15_calledStraight() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      parent.adopt(child)
      trace.expectDetailed(Self.adding)
      XCTAssertFalse(child.isMovingToParent)

      child.leaveParent()
      trace.expectDetailed(Self.removing)
      XCTAssertFalse(child.isMovingFromParent)
    }
  }

  /// CON-04, CON-05, SEED-14, SEED-15: the same in one turn, as in an event handler.
  func test_CON04_CON05_SEED14_SEED15_inOneTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn { parent.adopt(child) }
      trace.expectDetailed(Self.adding)
      UpdateCycle.main.turn { child.leaveParent() }
      trace.expectDetailed(Self.removing)
    }
  }

  /// CON-04, CON-05: the same inside a callback of the parent.
  func test_CON04_CON05_insideACallback() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      let child = trace.controller("C")
      let window = trace.window()
      window.rootViewController = parent
      parent.once(.viewDidAppear) {
        trace.begin()
        parent.adopt(child)
      }
      window.isHidden = false
      trace.expectDetailed(Self.adding)

      parent.once(.viewDidLayoutSubviews) { child.leaveParent() }
      parent.view.setNeedsLayout()
      parent.view.layoutIfNeeded()
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }

  /// CON-04: callbacks of the parent's other children that wait are sent with the move that ends; the other moves may
  /// still end.
  func test_CON04_twoMovesAtATime() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      for child in [first, second] {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      trace.expect(
        """
        A.willMove(toParent: P)
        A.viewDidLoad()
        A.viewWillAppear(false)
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        """)
      first.didMove(toParent: parent)
      trace.expect(
        """
        A.didMove(toParent: P)
        A.viewIsAppearing(false)
        B.viewIsAppearing(false)
        A.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
      second.didMove(toParent: parent)
      trace.expect("B.didMove(toParent: P)")
    }
  }

  /// SEED-17: one child is removed, another is added, in one turn.
  func test_SEED17_exchangeInOneTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.embed(old, in: parent)
      UpdateCycle.main.turn {
        old.leaveParent()
        parent.adopt(new)
      }
      trace.expectDetailed(
        """
        A.willMove(toParent: nil) movingFromParent
        A.viewWillDisappear(false) movingFromParent
        A.didMove(toParent: nil) movingFromParent window: nil
        B.willMove(toParent: P) movingToParent window: nil
        B.viewDidLoad() movingToParent window: nil
        B.viewWillAppear(false) movingToParent window: nil
        B.didMove(toParent: P) movingToParent
        B.viewIsAppearing(false) movingToParent
        A.viewDidDisappear(false) movingFromParent window: nil
        B.viewDidAppear(false) movingToParent
        """)
    }
  }

  // MARK: With animations

  /// CON-04, CON-14: `didMove` in an animation's completion comes after the appearance, and the flag is cleared by
  /// then.
  func test_CON04_CON14_didMoveInTheCompletionOfAnAnimation() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        child.view.alpha = 1
      } completion: { _ in
        child.didMove(toParent: parent)
      }
      trace.expectDetailed(
        """
        C.willMove(toParent: P) movingToParent window: nil
        C.viewDidLoad() movingToParent window: nil
        C.viewWillAppear(false) movingToParent window: nil
        C.viewIsAppearing(false) movingToParent
        C.viewDidAppear(false) movingToParent
        C.didMove(toParent: P)
        """)
    }
  }

  /// CON-05, CON-15: a removal that waits for an animation keeps the flag until then, and no issue is reported.
  func test_CON05_CON15_removalInTheCompletionOfAnAnimation() async {
    await withTrace(pacing: .manual) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      child.willMove(toParent: nil)
      UIView.animate(withDuration: 0.3) {
        child.view.alpha = 0
      } completion: { _ in
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      trace.expectDetailed("C.willMove(toParent: nil) movingFromParent")
      UpdateCycle.main.advance(by: .seconds(0.1))
      trace.expectDetailed("")
      XCTAssertTrue(child.isMovingFromParent)

      UpdateCycle.main.advance(by: .seconds(0.2))
      trace.expectDetailed(
        """
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }

  /// CON-15, MIS-16: a disappearance that ends before `removeFromParent()` clears the flag; `willMove` still counts as
  /// sent.
  func test_CON15_MIS16_removalAfterTheDisappearanceIsOver() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      child.willMove(toParent: nil)
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
      XCTAssertFalse(child.isMovingFromParent)
      child.removeFromParent()
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        C.viewWillDisappear(true) movingFromParent
        C.viewDidDisappear(true) movingFromParent window: nil
        C.didMove(toParent: nil) window: nil
        """)

      // A child that has appeared again is not leaving any more.
      trace.ignore {
        parent.adopt(child)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        UpdateCycle.main.settle()
        parent.view.addSubview(child.view)
        UpdateCycle.main.settle()
      }
      child.view.removeFromSuperview()
      child.removeFromParent()
      trace.expectDetailed(
        """
        C.viewWillDisappear(false)
        C.viewDidDisappear(false) window: nil
        ! MIS-16 willMoveMissing: C.removeFromParent()
        C.didMove(toParent: nil) window: nil
        """)
    }
  }

  /// CON-15, MIS-16: an appearance that ends after `willMove(toParent: nil)` does not end the removal; a disappearance
  /// that is reversed does.
  func test_CON15_MIS16_appearanceEndsInTheMiddleOfARemoval() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      trace.setUp {
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      child.willMove(toParent: nil)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      XCTAssertFalse(child.isMovingFromParent)
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        C.viewDidAppear(true) movingFromParent
        C.viewWillDisappear(true) movingFromParent
        C.viewWillAppear(true) movingFromParent
        C.viewIsAppearing(true) movingFromParent
        C.viewDidAppear(true) movingFromParent
        """)

      child.willMove(toParent: nil)
      child.beginAppearanceTransition(false, animated: true)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      child.endAppearanceTransition()
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        C.viewWillDisappear(true) movingFromParent
        C.willMove(toParent: nil) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(true) movingFromParent window: nil
        """)
    }
  }

  /// CON-15, MIS-16: an appearance between `willMove(toParent: nil)` and the removal affects neither: the disappearance
  /// is still to come.
  func test_CON15_MIS16_appearanceBetweenAnnouncementAndRemoval() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let window = trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      trace.setUp { window.isHidden = true }
      child.willMove(toParent: nil)
      window.isHidden = false
      XCTAssertTrue(child.isMovingFromParent)
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        P.viewWillAppear(false)
        C.viewWillAppear(false) movingFromParent
        P.viewIsAppearing(false)
        C.viewIsAppearing(false) movingFromParent
        P.viewDidAppear(false)
        C.viewDidAppear(false) movingFromParent
        """)
      UpdateCycle.main.turn {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      XCTAssertFalse(child.isMovingFromParent)
      trace.expectDetailed(
        """
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }

  // MARK: Flags without a recipe

  /// CON-14, CON-15: without an appearance the flags end with `didMove`.
  func test_CON14_CON15_flagsOffScreen() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C")
      parent.addChild(child)
      XCTAssertTrue(child.isMovingToParent)
      child.didMove(toParent: parent)
      XCTAssertFalse(child.isMovingToParent)
      child.willMove(toParent: nil)
      XCTAssertTrue(child.isMovingFromParent)
      child.removeFromParent()
      XCTAssertFalse(child.isMovingFromParent)
      trace.expectDetailed(
        """
        C.willMove(toParent: P) movingToParent window: nil
        C.didMove(toParent: P) movingToParent window: nil
        C.willMove(toParent: nil) movingFromParent window: nil
        C.didMove(toParent: nil) movingFromParent window: nil
        """)
    }
  }

  /// CON-16: a controller that is only covered and restored, or hidden with its window, is not moving.
  func test_CON16_coveringAndUncoveringIsNoMove() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let window = trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      for appearing in [false, true] {
        UpdateCycle.main.turn {
          child.beginAppearanceTransition(appearing, animated: true)
          child.endAppearanceTransition()
        }
      }
      trace.expectDetailed(
        """
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        C.viewWillAppear(true)
        C.viewIsAppearing(true)
        C.viewDidAppear(true)
        """)

      window.isHidden = true
      trace.expectDetailed(
        """
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        P.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// CON-14, CON-15: a move that begins inside the last callback of another one keeps its own flag.
  func test_CON14_CON15_moveThatBeginsInTheLastCallbackOfAnother() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C", ScriptedController.init)
      trace.embed(child, in: parent)
      child.once(.viewDidDisappear) { parent.adopt(child) }
      child.leaveParent()
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent
        C.viewWillDisappear(false) movingFromParent
        C.didMove(toParent: nil) movingFromParent window: nil
        C.viewDidDisappear(false) movingFromParent window: nil
        C.willMove(toParent: P) movingToParent window: nil
        C.viewWillAppear(false) movingToParent window: nil
        C.didMove(toParent: P) movingToParent
        C.viewIsAppearing(false) movingToParent
        C.viewDidAppear(false) movingToParent
        """)
    }
  }
}
