import ControllerTree
import XCTest

/// Parents and children, without regard to the screen. Rules CON-01 to CON-13, CON-18, CON-28.
final class ContainmentTests: XCTestCase {
  // MARK: Adding and removing

  /// CON-01, LOAD-12: adding sets both links, then sends `willMove`; no view is loaded, no `didMove` sent.
  func test_CON01_LOAD12_addChildLinksThenSendsWillMove() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C", ScriptedController.init)
      var seen: [String] = []
      child.on(.willMove) {
        seen.append("parent \(child.parent?.title ?? "nil"), children \(parent.children.compactMap(\.title))")
      }
      parent.addChild(child)
      trace.expectDetailed("C.willMove(toParent: P) movingToParent window: nil")
      XCTAssertEqual(seen, ["parent P, children [\"C\"]"])
      XCTAssertFalse(parent.isViewLoaded || child.isViewLoaded)
    }
  }

  /// CON-03, SEED-15, SEED-16: removing clears both links, then sends `didMove`; without a parent nothing happens.
  func test_CON03_SEED15_SEED16_removeFromParentUnlinksThenSendsDidMove() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C", ScriptedController.init)
      trace.setUp {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      var seen: [String] = []
      child.on(.didMove) { seen.append("parent \(child.parent?.title ?? "nil"), children \(parent.children.count)") }
      child.willMove(toParent: nil)
      child.removeFromParent()
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
      XCTAssertEqual(seen, ["parent nil, children 0"])
      XCTAssertFalse(parent.isViewLoaded || child.isViewLoaded)

      child.removeFromParent()
      trace.expect("")
    }
  }

  /// CON-02, CON-06, SEED-14: `addChild` sends one `willMove`, the container one `didMove`; no call is sent twice.
  func test_CON02_CON06_SEED14_eachCallArrivesOnce() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn { parent.adopt(child) }
      XCTAssertTrue(child.parent === parent)
      let added = trace.recorder.drain().map(\.line).filter { $0.contains("Move") }
      XCTAssertEqual(added, ["C.willMove(toParent: P)", "C.didMove(toParent: P)"])

      UpdateCycle.main.turn { child.leaveParent() }
      let removed = trace.recorder.drain().map(\.line).filter { $0.contains("Move") }
      XCTAssertEqual(removed, ["C.willMove(toParent: nil)", "C.didMove(toParent: nil)"])
    }
  }

  /// CON-07: a child of another parent is removed from it with both callbacks; its view stays where it is.
  func test_CON07_childOfAnotherParentLeavesItFirst() async {
    await withTrace { trace in
      let (old, new) = (trace.controller("Q"), trace.controller("P"))
      let child = trace.embed(trace.controller("C"), in: old)
      new.addChild(child)
      trace.expectDetailed(
        """
        C.willMove(toParent: nil) movingFromParent window: nil
        C.didMove(toParent: nil) movingFromParent window: nil
        C.willMove(toParent: P) movingToParent window: nil
        """)
      XCTAssertTrue(child.view.superview === old.view)
      XCTAssertEqual(old.children, [])
      XCTAssertEqual(new.children, [child])
    }
  }

  /// CON-09: a child is not added twice; the order of children stays.
  func test_CON09_alreadyChildStaysInItsPlace() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        parent.adopt(first)
        parent.adopt(second)
      }
      trace.expectRefusal("! CON-09 alreadyChild: P.addChild(_:)") { parent.addChild(first) }
      XCTAssertEqual(parent.children, [first, second])
    }
  }

  /// CON-10: `children` is a copy in the order of adding.
  func test_CON10_childrenIsACopyInOrder() async {
    await withStage { trace in
      let parent = trace.controller("P")
      let children = ["A", "B", "C"].map { trace.controller($0) }
      for child in children { parent.addChild(child) }
      let copy = parent.children
      for child in copy {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      XCTAssertEqual(copy, children)
      XCTAssertEqual(parent.children, [])
    }
  }

  /// CON-11: when a parent is released, its children have no parent, and no callback is sent.
  func test_CON11_releasedParentSendsNoCallbacks() async {
    await withTrace { trace in
      let child = trace.controller("C")
      var parent: UIViewController? = trace.controller("P")
      trace.setUp { parent?.adopt(child) }
      weak let observed = parent
      parent = nil
      XCTAssertNil(observed)
      XCTAssertNil(child.parent)
      XCTAssertNil(child.view.superview)
      trace.expect("")
    }
  }

  /// CON-18: the two calls by hand change only the moving state.
  func test_CON18_callsByHandSetOnlyTheMovingState() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C")
      child.willMove(toParent: nil)
      XCTAssertTrue(child.isMovingFromParent)
      child.didMove(toParent: nil)
      XCTAssertFalse(child.isMovingFromParent)
      child.didMove(toParent: parent)
      XCTAssertFalse(child.isMovingToParent)
      XCTAssertNil(child.parent)
      XCTAssertEqual(parent.children, [])
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.didMove(toParent: P)
        """)
    }
  }

  // MARK: Refusals

  /// CON-08, MIS-10: a child whose view is in a window inside another controller's view is not added.
  func test_CON08_MIS10_childOnScreenElsewhereIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (old, new) = (trace.controller("Q"), trace.controller("P"))
      for container in [old, new] { trace.embed(container, in: root) }
      let child = trace.embed(trace.controller("C"), in: old)
      trace.expectRefusal("! MIS-10 requestedParent: P.addChild(_:)") { new.addChild(child) }
      XCTAssertTrue(child.parent === old)
    }
  }

  /// CON-13, MIS-09, SEED-13: in a window, a child's view can be only inside its parent's view.
  func test_CON13_MIS09_SEED13_viewBelowAnotherControllerIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let parent = trace.embed(trace.controller("P"), in: root)
      let child = trace.controller("C")
      trace.setUp {
        parent.addChild(child)
        child.loadViewIfNeeded()
        child.didMove(toParent: parent)
      }
      trace.expectRefusal("! MIS-09 actualParent: R.view.addSubview(_:)") { root.view.addSubview(child.view) }
      trace.expectRefusal("! MIS-09 actualParent: UIWindow #1.addSubview(_:)") { window.addSubview(child.view) }
      let box = UIView()
      root.view.addSubview(box)
      trace.expectRefusal("! MIS-09 actualParent: UIView #2.insertSubview(_:at:)") {
        box.insertSubview(child.view, at: 0)
      }
    }
  }

  /// CON-13: a whole subtree is checked; one view outside its controller's parent's view refuses all of it.
  func test_CON13_everyControllerOfASubtreeIsChecked() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (parent, stranger) = (trace.controller("P"), trace.controller("X"))
      let child = trace.controller("C")
      trace.setUp {
        stranger.addChild(child)
        parent.view.addSubview(child.view)
        root.addChild(parent)
      }
      trace.expectRefusal("! MIS-09 actualParent: R.view.addSubview(_:)") { root.view.addSubview(parent.view) }
      trace.ignore { parent.didMove(toParent: root) }
    }
  }

  /// MIS-11: no controller contains itself, directly or indirectly.
  func test_MIS11_cyclesAreRefused() async {
    await withTrace { trace in
      let (top, middle, bottom) = (trace.controller("A"), trace.controller("B"), trace.controller("C"))
      trace.setUp {
        top.adopt(middle)
        middle.adopt(bottom)
      }
      trace.expectRefusal("! MIS-11 containmentCycle: A.addChild(_:)") { top.addChild(top) }
      trace.expectRefusal("! MIS-11 containmentCycle: C.addChild(_:)") { bottom.addChild(top) }
      XCTAssertNil(top.parent)
      XCTAssertEqual(bottom.children, [])
    }
  }

  /// MIS-12: the root of a visible window stays a root; that of a hidden one may become a child.
  func test_MIS12_rootOfAVisibleWindowIsRefused() async {
    await withTrace { trace in
      let (root, parent) = (trace.controller("R"), trace.controller("P"))
      let window = trace.show(root)
      trace.expectRefusal("! MIS-12 rootAsChild: P.addChild(_:)") { parent.addChild(root) }
      XCTAssertNil(root.parent)

      trace.ignore { window.isHidden = true }
      parent.addChild(root)
      trace.expect("R.willMove(toParent: P)")
      trace.ignore {
        root.didMove(toParent: parent)
        window.rootViewController = nil
      }
    }
  }

  // MARK: Calls that are missing or too many

  /// MIS-16: without `willMove(toParent: nil)` the removal continues, the moving flags are not set, and an issue is
  /// reported.
  func test_MIS16_missingWillMoveIsReported() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      UpdateCycle.main.turn {
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      trace.expectDetailed(
        """
        C.viewWillDisappear(false)
        ! MIS-16 willMoveMissing: turn
        C.didMove(toParent: nil) window: nil
        C.viewDidDisappear(false) window: nil
        """)
    }
  }

  /// MIS-17: a view that is left behind is reported at the end of the turn, unless it was removed by then.
  func test_MIS17_viewLeftBehindIsReportedAtTheEndOfTheTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      UpdateCycle.main.turn {
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.view.removeFromSuperview()
      }
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)

      let second = trace.embed(trace.controller("D"), in: parent)
      second.willMove(toParent: nil)
      second.removeFromParent()
      trace.expect(
        """
        D.willMove(toParent: nil)
        D.didMove(toParent: nil)
        ! MIS-17 viewLeftBehind: D.removeFromParent()
        """)
      XCTAssertTrue(second.view.superview === parent.view)
    }
  }

  /// MIS-18: `willMove(toParent: self)` before `addChild` is redundant; the child is added.
  func test_MIS18_redundantWillMoveIsReported() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C")
      child.willMove(toParent: parent)
      parent.addChild(child)
      child.didMove(toParent: parent)
      trace.expect(
        """
        C.willMove(toParent: P)
        ! MIS-18 redundantWillMove: C.willMove(toParent:)
        C.willMove(toParent: P)
        C.didMove(toParent: P)
        """)
      XCTAssertTrue(child.parent === parent)
    }
  }
}
