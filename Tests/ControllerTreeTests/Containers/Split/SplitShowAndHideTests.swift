import XCTest

@testable import ControllerTree

/// Calls that show and hide a column: SPLIT-05, SPLIT-06.
final class SplitShowAndHideTests: XCTestCase {
  /// SPLIT-05, SPLIT-06: a call hides a column: the delegate is told of the mode and, as UIKit documents it, not of the
  /// column.
  func test_SPLIT06_hideAndShow() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.split.hide(.primary)
      trace.expect(
        """
        will change from oneBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      XCTAssertEqual(scene.stack(.secondary).view.frame.width, 1100)
      scene.split.show(.primary)
      trace.expect(
        """
        will change from secondaryOnly to oneBesideSecondary
        NP.viewWillAppear(true)
        P.viewWillAppear(true)
        NP.viewIsAppearing(true)
        P.viewIsAppearing(true)
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
      scene.split.show(.primary)
      scene.split.show(.secondary)
      scene.split.show(.compact)
      trace.expect("")
      XCTAssertFalse(scene.split.isCollapsed)
    }
  }

  /// SPLIT-05, SPLIT-06: three columns, one after the other.
  func test_SPLIT06_threeColumns() async {
    await withTrace { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      XCTAssertEqual(scene.split.displayMode, .twoBesideSecondary)
      scene.split.hide(.supplementary)
      trace.expect(
        """
        will change from twoBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NX.viewWillDisappear(true)
        X.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        NX.viewDidDisappear(true)
        X.viewDidDisappear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      scene.split.show(.supplementary)
      trace.expect(
        """
        will change from secondaryOnly to oneBesideSecondary
        NX.viewWillAppear(true)
        X.viewWillAppear(true)
        NX.viewIsAppearing(true)
        X.viewIsAppearing(true)
        NX.viewDidAppear(true)
        X.viewDidAppear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
    }
  }

  /// SPLIT-06: collapsed, a column is brought to the top of the stack, with the columns below it.
  func test_SPLIT06_showBringsAStackedColumnToTheTop() async {
    await withTrace { trace in
      let scene = trace.makeSplit(.tripleColumn, width: 400)
      trace.setUp {
        scene.delegate.top = .primary
        scene.window.isHidden = false
      }
      scene.split.show(.secondary)
      trace.expect(
        """
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NX.willMove(toParent: NP)
        NX.didMove(toParent: NP)
        NS.willMove(toParent: NP)
        NS.viewDidLoad()
        P.viewWillDisappear(true)
        D.viewDidLoad()
        NS.viewWillAppear(true)
        D.viewWillAppear(true)
        NS.viewIsAppearing(true)
        D.viewIsAppearing(true)
        P.viewDidDisappear(true)
        NS.viewDidAppear(true)
        D.viewDidAppear(true)
        D.didMove(toParent: NS)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX", "NS"])
    }
  }

  /// SPLIT-06: collapsed, a column that is on the stack already is shown and hidden by removing what is above it.
  func test_SPLIT06_showAndHideRemoveWhatIsAboveAStackedColumn() async {
    await withTrace { trace in
      let scene = trace.makeSplit(.tripleColumn, width: 400)
      trace.setUp {
        scene.delegate.top = .primary
        scene.window.isHidden = false
        scene.split.show(.secondary)
      }
      scene.split.show(.supplementary)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NX.viewDidLoad()
        NS.viewWillDisappear(true)
        D.viewWillDisappear(true)
        X.viewDidLoad()
        NX.viewWillAppear(true)
        X.viewWillAppear(true)
        NX.viewIsAppearing(true)
        X.viewIsAppearing(true)
        NS.viewDidDisappear(true)
        D.viewDidDisappear(true)
        NX.viewDidAppear(true)
        X.viewDidAppear(true)
        X.didMove(toParent: NX)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX"])
      scene.split.hide(.secondary)
      trace.expect("")
      trace.ignore { scene.split.hide(.supplementary) }
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      trace.ignore {
        scene.split.show(.supplementary)
        scene.split.show(.primary)
      }
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
      XCTAssertTrue(scene.stack(.supplementary).parent === scene.split)
    }
  }
}
