import XCTest

@testable import ControllerTree

/// Recipes of containment called directly from a test, and the callbacks that wait.
final class HeldMovesTests: XCTestCase {
  /// TURN-03, TURN-02, CON-04: the child's callbacks at the end of a turn wait for `didMove(toParent:)`, so that
  /// `viewDidAppear` never comes before it.
  func test_TURN03_CON04_addingStraightFromATest() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      trace.expectDetailed("C.willMove(toParent: P) movingToParent window: nil")
      child.view.frame = root.view.bounds
      trace.expectDetailed("C.viewDidLoad() movingToParent window: nil")
      root.view.addSubview(child.view)
      trace.expectDetailed("C.viewWillAppear(false) movingToParent window: nil")
      child.didMove(toParent: root)
      trace.expectDetailed(
        """
        C.didMove(toParent: P) movingToParent
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false) movingToParent
        C.viewWillLayoutSubviews() movingToParent
        C.viewDidLayoutSubviews() movingToParent
        C.viewDidAppear(false) movingToParent
        """)
      XCTAssertFalse(child.isMovingToParent)
    }
  }

  /// TURN-03, CON-05: on removal they wait for `removeFromParent()`.
  func test_TURN03_CON05_removingStraightFromATest() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      trace.embed(child, in: root)
      child.willMove(toParent: nil)
      trace.expectDetailed("C.willMove(toParent: nil) movingFromParent")
      child.view.removeFromSuperview()
      trace.expectDetailed("C.viewWillDisappear(false) movingFromParent")
      child.removeFromParent()
      trace.expectDetailed(
        """
        C.didMove(toParent: nil) movingFromParent window: nil
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }

  /// TURN-03, APP-20: a recipe that is reversed before its end has one end.
  func test_TURN03_APP20_recipeIsReversedBeforeItsEnd() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        """)
      child.removeFromParent()
      trace.expect(
        """
        C.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }

  /// TURN-03: `layoutIfNeeded()` lays out at once, and only the rest waits.
  func test_TURN03_layoutIfNeededInTheMiddle() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      trace.setUp {
        root.addChild(child)
        root.view.addSubview(child.view)
      }
      root.view.layoutIfNeeded()
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\nC.viewDidAppear(false)")
    }
  }

  /// TURN-03: a child that already has children; their recipes ended before it was added.
  func test_TURN03_childWithAChild() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      let grandchild = trace.controller("G")
      root.addChild(child)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      grandchild.didMove(toParent: child)
      root.view.addSubview(child.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        G.willMove(toParent: C)
        C.viewDidLoad()
        G.viewDidLoad()
        G.didMove(toParent: C)
        C.viewWillAppear(false)
        G.viewWillAppear(false)
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\n" + Self.arrival(of: ["C", "G"]))
    }
  }

  /// TURN-04: the end of another child's recipe delivers the waiting callbacks; the first recipe's last call then only ends it.
  func test_TURN04_anotherMoveInTheMiddle() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      let grandchild = trace.controller("G")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        G.willMove(toParent: C)
        G.viewDidLoad()
        G.viewWillAppear(false)
        """)
      grandchild.didMove(toParent: child)
      trace.expect("G.didMove(toParent: C)\n" + Self.arrival(of: ["C", "G"]))
      child.didMove(toParent: root)
      trace.expectDetailed("C.didMove(toParent: P)")
    }
  }

  /// TURN-04: two recipes whose calls alternate: the first `didMove` delivers the callbacks of both.
  func test_TURN04_twoChildrenInterleaved() async {
    await withTrace(.layout) { trace in
      let (root, child) = Self.shownPair(trace)
      let other = trace.controller("D")
      root.addChild(child)
      root.addChild(other)
      root.view.addSubview(child.view)
      root.view.addSubview(other.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        D.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        D.viewDidLoad()
        D.viewWillAppear(false)
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\n" + Self.arrival(of: ["C", "D"]))
      other.didMove(toParent: root)
      trace.expect("D.didMove(toParent: P)")
    }
  }

  /// SEED-17, TURN-03: one child replaces another: in one turn the old one's `did…` callbacks come at its end, before the new
  /// one's; with direct calls they come at the end of the old child's recipe.
  func test_SEED17_toggling() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let a = trace.embed(trace.controller("A"), in: root)
      let b = trace.controller("B")
      UpdateCycle.main.turn {
        Self.remove(a)
        Self.add(b, to: root)
      }
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.didMove(toParent: nil)
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      Self.remove(b)
      Self.add(a, to: root)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewDidDisappear(false)
        A.willMove(toParent: P)
        A.viewWillAppear(false)
        A.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        A.viewDidAppear(false)
        """)
    }
  }
}

extension HeldMovesTests {
  /// A root `P` on screen and a controller `C`; the trace begins after their setup.
  @MainActor private static func shownPair(_ trace: Trace) -> (root: UIViewController, child: UIViewController) {
    let root = trace.controller("P")
    trace.show(root)
    return (root, trace.controller("C"))
  }

  @MainActor private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @MainActor private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// The callbacks at the end of a turn to `P` and the children that were added to it.
  private static func arrival(of names: [String]) -> String {
    let layout = names.map {
      "\($0).viewIsAppearing(false)\n\($0).viewWillLayoutSubviews()\n\($0).viewDidLayoutSubviews()"
    }
    let ends = names.map { "\($0).viewDidAppear(false)" }
    return (["P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()"] + layout + ends).joined(separator: "\n")
  }
}
