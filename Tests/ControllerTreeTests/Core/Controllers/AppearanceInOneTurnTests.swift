import ControllerTree
import XCTest

/// Children that are added and removed within a turn, before their `did…` was sent. Rule APP-20.
final class AppearanceInOneTurnTests: XCTestCase {
  /// APP-20: a child that is removed before its `did` gets `viewWillDisappear` and the other `did`.
  func test_APP20_childAddedAndRemovedInOneTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.adopt(child)
        child.leaveParent()
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-20: a child that is added again in the same turn has one `did`, that of the last direction.
  func test_APP20_childAddedRemovedAndAddedInOneTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.adopt(child)
        child.leaveParent()
        parent.adopt(child)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// APP-20: a child on screen that is removed and added again in one turn.
  func test_APP20_childRemovedAndAddedInOneTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      UpdateCycle.main.turn {
        child.leaveParent()
        parent.adopt(child)
      }
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }
}
