import XCTest

@testable import ControllerTree

/// The columns on one stack: SPLIT-07, SPLIT-08.
final class SplitStacksTests: XCTestCase {
  /// SPLIT-07, SPLIT-08: three columns on one stack, and back. Pushed controllers stay on the stack that they were pushed on.
  func test_SPLIT07_threeColumns() async {
    await withTrace { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      trace.setUp { scene.stack(.supplementary).pushViewController(trace.scripted("Y"), animated: false) }
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NX.viewWillDisappear(false)
        Y.viewWillDisappear(false)
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NX.willMove(toParent: NP)
        NX.didMove(toParent: NP)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        did collapse: true
        NX.viewDidDisappear(false)
        Y.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX", "NS"])
      trace.ignore { scene.stack(.secondary).pushViewController(trace.scripted("E"), animated: false) }
      scene.resize(to: 1300)
      trace.expect(
        """
        mode? twoBesideSecondary
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NX.willMove(toParent: S)
        NX.didMove(toParent: S)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NX.viewWillAppear(false)
        Y.viewWillAppear(false)
        P.viewWillAppear(false)
        did expand: true
        P.viewIsAppearing(false)
        NX.viewIsAppearing(false)
        Y.viewIsAppearing(false)
        NX.viewDidAppear(false)
        Y.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertEqual(scene.stack(.supplementary).titles, ["X", "Y"])
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "E"])
    }
  }

  /// SPLIT-07, SPLIT-08: the delegate returns the supplementary column as the top.
  func test_SPLIT07_collapseToTheSupplementary() async {
    await withTrace { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      scene.delegate.top = .supplementary
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NX.willMove(toParent: NP)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        P.viewWillDisappear(false)
        did collapse: true
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NX.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX"])
    }
  }

  /// SPLIT-07, M-SPLIT-01: the delegate returns a column that the style does not have: it is refused, and the proposed
  /// one is used.
  func test_SPLIT07_answerOutsideOfTheStyle() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      scene.delegate.top = .supplementary
      scene.window.isHidden = false
      XCTAssertEqual(
        trace.recorder.drain().map { $0.noteText ?? $0.line }.prefix(3),
        ["S.viewDidLoad()", "top column? secondary", "! M-SPLIT-01 missingColumn: UIWindow #1.isHidden"])
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
    }
  }

  /// SPLIT-07: the user goes back: the column becomes a child of the split view controller again, and is there when the
  /// interface expands.
  func test_SPLIT07_goingBack() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400, bars: true)
      XCTAssertTrue(scene.stack(.primary).navigationBar.goBack())
      trace.expect(
        """
        NS.willMove(toParent: nil)
        P.viewDidLoad()
        NS.viewWillDisappear(true)
        D.viewWillDisappear(true)
        P.viewWillAppear(true)
        P.viewIsAppearing(true)
        NS.viewDidDisappear(true)
        D.viewDidDisappear(true)
        P.viewDidAppear(true)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        """)
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
    }
  }

  /// SPLIT-07, SPLIT-08: calls in the delegate's callbacks.
  func test_SPLIT07_callsFromTheDelegate() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.delegate.didCollapse = { [stack = scene.stack(.primary)] _ in stack.popViewController(animated: false) }
      scene.delegate.didExpand = { $0.preferredDisplayMode = .secondaryOnly }
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        did collapse: true
        NS.willMove(toParent: nil)
        P.viewDidDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        P.viewDidAppear(false)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      XCTAssertEqual(scene.root(.primary).appearance, .disappeared)
    }
  }

  /// SPLIT-07: a collapse finishes a running push and a running change of the columns.
  func test_SPLIT07_collapseFinishesRunningChanges() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 1100)
      trace.setUp {
        scene.stack(.secondary).pushViewController(trace.scripted("E"), animated: true)
        scene.split.hide(.primary)
      }
      scene.resize(to: 400)
      trace.expect(
        """
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        D.viewDidDisappear(true)
        E.viewDidAppear(true)
        E.didMove(toParent: NS)
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        NP.viewWillAppear(false)
        did collapse: true
        NP.viewIsAppearing(false)
        NP.viewDidAppear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "E"])
    }
  }
}
