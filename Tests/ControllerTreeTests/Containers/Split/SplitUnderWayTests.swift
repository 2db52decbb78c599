import XCTest

@testable import ControllerTree

/// Callbacks that change the columns while the interface collapses or expands: SPLIT-02, SPLIT-07, SPLIT-08.
final class SplitUnderWayTests: XCTestCase {
  /// SPLIT-02, SPLIT-07: the column's own callback sets another controller, which is put on the stack in its place.
  func test_SPLIT02_SPLIT07_columnIsReplacedOnTheWayToTheStack() async {
    await withTrace { trace in
      let (scene, stack) = showMoving(trace, width: 1100)
      let other = trace.makeNavigation(["F"]).navigation
      stack.beforeMove = { [unowned stack] parent in
        guard parent == nil else { return }
        stack.beforeMove = nil
        scene.split.setViewController(other, for: .secondary)
      }
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NM.willMove(toParent: nil)
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        NM.didMove(toParent: nil)
        NM.willMove(toParent: NP)
        NM.viewWillDisappear(false)
        E.viewWillDisappear(false)
        NM.willMove(toParent: nil)
        N.willMove(toParent: nil)
        N.didMove(toParent: nil)
        N.willMove(toParent: NP)
        N.viewDidLoad()
        P.viewWillDisappear(false)
        F.viewDidLoad()
        N.viewWillAppear(false)
        F.viewWillAppear(false)
        willShow F (false)
        did collapse: true
        N.viewIsAppearing(false)
        F.viewIsAppearing(false)
        NM.viewDidDisappear(false)
        E.viewDidDisappear(false)
        P.viewDidDisappear(false)
        N.viewDidAppear(false)
        F.viewDidAppear(false)
        F.didMove(toParent: N)
        didShow F (false)
        NM.didMove(toParent: nil)
        N.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "N"])
      XCTAssertNil(stack.parent)
    }
  }

  /// SPLIT-02, SPLIT-08: the column's own callback empties the column: it does not become a child again.
  func test_SPLIT02_SPLIT08_columnIsEmptiedOnTheWayBack() async {
    await withTrace { trace in
      let (scene, stack) = showMoving(trace, width: 400)
      stack.beforeMove = { [unowned stack] _ in
        stack.beforeMove = nil
        scene.split.setViewController(nil, for: .secondary)
      }
      scene.resize(to: 1100)
      trace.expect(
        """
        mode? oneBesideSecondary
        NM.willMove(toParent: nil)
        NM.didMove(toParent: nil)
        NM.viewWillDisappear(false)
        E.viewWillDisappear(false)
        P.viewDidLoad()
        P.viewWillAppear(false)
        did expand: true
        P.viewIsAppearing(false)
        NM.viewDidDisappear(false)
        E.viewDidDisappear(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.children, [scene.stack(.primary)])
      XCTAssertNil(stack.parent)
    }
  }

  /// SPLIT-07: the delegate empties the column that is proposed: the next one is on top.
  func test_SPLIT07_delegateEmptiesTheProposedColumn() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let delegate = ChangingDelegate()
      delegate.change = { $0.setViewController(nil, for: .secondary) }
      trace.setUp {
        scene.split.delegate = delegate
        scene.window.isHidden = false
      }
      scene.resize(to: 400)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
    }
  }

  /// SPLIT-02: the only column on the stack is emptied while the interface is collapsed: the proposed one is shown.
  func test_SPLIT02_baseIsEmptied() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      trace.setUp {
        scene.delegate.top = .primary
        scene.window.isHidden = false
      }
      scene.split.setViewController(nil, for: .primary)
      trace.expect(
        """
        NP.willMove(toParent: nil)
        NS.viewDidLoad()
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        D.viewDidLoad()
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        D.didMove(toParent: NS)
        NP.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.secondary)])
    }
  }

  /// SPLIT-02: a controller that was replaced and is set again in a callback of that change stays in its column.
  func test_SPLIT02_columnIsSetAgain() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let stack = scene.stack(.primary)
      scene.root(.primary).once(.viewWillDisappear) { scene.split.setViewController(stack, for: .primary) }
      scene.split.setViewController(nil, for: .primary)
      trace.expect(
        """
        NP.willMove(toParent: nil)
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NP.didMove(toParent: nil)
        NP.willMove(toParent: S)
        NP.didMove(toParent: S)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
      trace.ignore {
        scene.split.hide(.primary)
        scene.split.show(.primary)
      }
      XCTAssertTrue(scene.split.viewController(for: .primary) === stack)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
    }
  }
}

/// A navigation controller with a script for its moves.
private final class MovingStack: UINavigationController {
  var beforeMove: ((UIViewController?) -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    beforeMove?(parent)
  }
}

/// A delegate that changes the columns when it is asked for the top one.
private final class ChangingDelegate: UISplitViewControllerDelegate {
  var change: (UISplitViewController) -> Void = { _ in }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    change(svc)
    return proposedTopColumn
  }
}

/// `NS` with `D` replaces the secondary column of a split view with two columns.
@MainActor private func showMoving(_ trace: Trace, width: CGFloat) -> (scene: SplitScene, stack: MovingStack) {
  let scene = trace.makeSplit(width: width)
  let stack = trace.controller("NM") { MovingStack(rootViewController: trace.scripted("E")) }
  stack.isNavigationBarHidden = true
  trace.setUp {
    scene.split.setViewController(stack, for: .secondary)
    scene.window.isHidden = false
  }
  return (scene, stack)
}
