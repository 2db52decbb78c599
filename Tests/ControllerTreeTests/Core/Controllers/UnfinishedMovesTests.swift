import ControllerTree
import XCTest

/// Moves whose last call never comes, and transitions that never end: MIS-15, MIS-21, CON-11.
final class UnfinishedMovesTests: XCTestCase {
  /// CON-02, MIS-15: a missing `didMove` has no effect except that call; it is reported after `viewDidAppear`.
  func test_CON02_MIS15_missingDidMoveIsReported() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        ! MIS-15 didMoveMissing: turn
        """)
      XCTAssertTrue(child.parent === parent)
    }
  }

  /// MIS-15: outside a turn, the issue is reported with the first event after which `didMove` can't be called any more.
  func test_MIS15_missingDidMoveAfterCallsOneByOne() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        """)
      UpdateCycle.main.settle()
      trace.expect(
        """
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        ! MIS-15 didMoveMissing: settle()
        """)
    }
  }

  /// MIS-21: a controller that left the tree with an open transition is released; the next turn reports that no end
  /// came.
  func test_MIS21_removedControllerIsReleasedBeforeTheEndOfItsTransition() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      weak var observed: UIViewController?
      do {
        let child = trace.embed(trace.controller("C"), in: parent)
        observed = child
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: true)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      XCTAssertNil(observed)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(true)
        C.didMove(toParent: nil)
        """)
      parent.view.addSubview(UIView())
      trace.expect("! MIS-21 unbalancedAppearance: P.view.addSubview(_:)")
    }
  }

  /// CON-11, CON-04: a parent that is released during a move leaves no entry behind.
  func test_CON11_parentIsReleasedDuringAMove() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let child = trace.controller("C")
      var parent: UIViewController? = trace.embed(trace.controller("P"), in: root)
      trace.setUp {
        parent?.addChild(child)
        parent?.leaveParent()
      }
      weak let observed = parent
      parent = nil
      XCTAssertNil(observed)
      XCTAssertNil(child.parent)
      root.adopt(child)
      trace.expectDetailed(
        """
        C.willMove(toParent: R) movingToParent window: nil
        C.viewDidLoad() movingToParent window: nil
        C.viewWillAppear(false) movingToParent window: nil
        C.didMove(toParent: R) movingToParent
        C.viewIsAppearing(false) movingToParent
        C.viewDidAppear(false) movingToParent
        """)
    }
  }
}
