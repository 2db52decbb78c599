import ControllerTree
import XCTest

/// Children that are added and removed inside `willMove`, `didMove` and appearance callbacks. Rules CON-01, CON-07,
/// CON-28.
final class ContainmentFromCallbacksTests: XCTestCase {
  /// MIS-19: a child that removes itself in its own `viewWillAppear` stays on screen without a parent, as on a device;
  /// this is reported at the end of the event, or of the next one.
  func test_MIS19_childThatRemovesItselfInViewWillAppear() async {
    let arrival = """
      C.viewIsAppearing(false)
      C.viewDidAppear(false)
      """
    for isWholeRecipe in [false, true] {
      await withTrace { trace in
        let parent = trace.controller("P")
        trace.show(parent)
        let child = trace.controller("C", ScriptedController.init)
        child.once(.viewWillAppear) { isWholeRecipe ? child.leaveParent() : child.removeFromParent() }
        if isWholeRecipe { parent.adopt(child) } else { UpdateCycle.main.turn { parent.adopt(child) } }
        XCTAssertNil(child.parent)
        XCTAssertTrue(child.view.superview === parent.view)
        let start = isWholeRecipe ? "C.willMove(toParent: nil)" : "! MIS-16 willMoveMissing: turn"
        trace.expect(
          """
          C.willMove(toParent: P)
          C.viewDidLoad()
          C.viewWillAppear(false)
          \(start)
          C.didMove(toParent: nil)
          \(isWholeRecipe ? arrival + "\nC.didMove(toParent: P)" : "C.didMove(toParent: P)\n" + arrival)
          """ + (isWholeRecipe ? "" : "\n! MIS-19 unparentedControllerView: turn"))
        UpdateCycle.main.settle()
        trace.expect(isWholeRecipe ? "! MIS-19 unparentedControllerView: settle()" : "")
      }
    }
  }

  /// CON-28, CON-07: a child is added to a third parent while it leaves its old one; this later call counts.
  func test_CON28_childGetsAnotherParentInACallback() async {
    for moment in [ScriptedController.Moment.willMove, .didMove] {
      await withStage { trace in
        let (old, new, other) = (trace.controller("Q"), trace.controller("P"), trace.controller("R"))
        let child = trace.controller("C", ScriptedController.init)
        old.adopt(child)
        child.once(moment) { other.addChild(child) }
        new.addChild(child)
        XCTAssertTrue(child.parent === other, "\(moment)")
        XCTAssertEqual(old.children, [], "\(moment)")
        XCTAssertEqual(new.children, [], "\(moment)")
        XCTAssertEqual(other.children, [child], "\(moment)")
      }
    }
  }

  /// CON-28, MIS-11: a child adds its new parent as its own child while it leaves its old one; the first call is then
  /// refused.
  func test_CON28_MIS11_childAddsItsNewParentInACallback() async {
    await withTrace { trace in
      let (old, new) = (trace.controller("Q"), trace.controller("P"))
      let child = trace.controller("C", ScriptedController.init)
      trace.setUp { old.adopt(child) }
      child.once(.didMove) { child.addChild(new) }
      new.addChild(child)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        P.willMove(toParent: C)
        ! MIS-11 containmentCycle: P.addChild(_:)
        """)
      XCTAssertTrue(new.parent === child)
      XCTAssertNil(child.parent)
    }
  }

  /// CON-13, CON-28, MIS-09: the view of a child that gets another parent in its `viewWillAppear` is not added to the
  /// first one's.
  func test_CON13_CON28_MIS09_childThatChangesParentsInViewWillAppear() async {
    await withTrace { trace in
      let (parent, other) = (trace.controller("P"), trace.controller("Q"))
      trace.show(parent)
      let child = trace.controller("C", ScriptedController.init)
      child.once(.viewWillAppear) { other.addChild(child) }
      UpdateCycle.main.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      XCTAssertNil(child.view.superview)
      XCTAssertTrue(child.parent === other)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.willMove(toParent: Q)
        ! MIS-09 actualParent: turn
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// CON-28, CON-06: a child that removes itself as soon as it is added gets both callbacks.
  func test_CON28_childThatRefusesItsParent() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.controller("C", ScriptedController.init)
      child.once(.willMove) {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      parent.addChild(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
      XCTAssertEqual(parent.children, [])
      XCTAssertFalse(child.isMovingToParent || child.isMovingFromParent)
    }
  }

  /// CON-28: when a child's appearance callback removes and adds siblings, the removed ones are skipped, the added ones
  /// get callbacks.
  func test_CON28_siblingsChangeInsideForwarding() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let first = trace.controller("A", ScriptedController.init)
      let (second, late) = (trace.controller("B"), trace.controller("Late"))
      trace.setUp {
        parent.adopt(first)
        parent.adopt(second)
      }
      first.once(.viewWillAppear) {
        second.leaveParent()
        parent.adopt(late)
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
        Late.willMove(toParent: P)
        Late.viewDidLoad()
        Late.didMove(toParent: P)
        Late.viewWillAppear(false)
        P.viewIsAppearing(false)
        A.viewIsAppearing(false)
        Late.viewIsAppearing(false)
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        Late.viewDidAppear(false)
        """)
    }
  }

  /// SEED-17: a toggle inside `viewDidAppear` has the order of the recipes in one turn.
  func test_SEED17_exchangeInsideACallback() async {
    await withTrace { trace in
      let parent = trace.controller("P", ScriptedController.init)
      let (old, new) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        parent.adopt(old)
        parent.once(.viewDidAppear) {
          old.leaveParent()
          parent.adopt(new)
        }
      }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        A.viewWillAppear(false)
        P.viewIsAppearing(false)
        A.viewIsAppearing(false)
        P.viewDidAppear(false)
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.didMove(toParent: nil)
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: P)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// SEED-12: only the container places its children: two side by side above a bar of its own.
  func test_SEED12_containerPlacesItsChildren() async {
    await withStage { trace in
      let container = trace.controller("Pair", PairContainer.init)
      let (left, right) = (trace.controller("Left"), trace.controller("Right"))
      container.adopt(left)
      container.adopt(right)
      let window = trace.show(container)
      XCTAssertEqual(
        trace.tree,
        """
        UIWindow #1 (0, 0, 400, 800)
        └─ PairContainer "Pair" appeared, view (0, 0, 400, 800)
           ├─ UIViewController "Left" appeared, view (0, 0, 200, 756)
           ├─ UIViewController "Right" appeared, view (200, 0, 200, 756)
           └─ UIView #1 (0, 756, 400, 44)
        """)

      window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      XCTAssertEqual(left.view.frame, CGRect(x: 0, y: 0, width: 400, height: 356))
      XCTAssertEqual(right.view.frame, CGRect(x: 400, y: 0, width: 400, height: 356))
    }
  }
}

/// Two children side by side above a bar.
private final class PairContainer: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (content, rest) = view.bounds.divided(atDistance: view.bounds.height - 44, from: .minYEdge)
    bar.frame = rest
    let width = content.width / CGFloat(max(children.count, 1))
    for (index, child) in children.enumerated() {
      child.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: content.height)
    }
  }
}
