import XCTest

@testable import ControllerTree

/// The column that is shown alone while the interface is collapsed: SPLIT-07.
final class SplitCompactColumnTests: XCTestCase {
  /// SPLIT-07: the compact column is shown alone; the others are only retained.
  func test_SPLIT07_compactColumn() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let compact = trace.scripted("C")
      scene.split.setViewController(compact, for: .compact)
      trace.expect(
        """
        C.willMove(toParent: S)
        C.didMove(toParent: S)
        """)
      scene.resize(to: 400)
      trace.expect(
        """
        top column? compact
        C.viewDidLoad()
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        C.viewWillAppear(false)
        did collapse: true
        C.viewIsAppearing(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        C.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [compact])
      scene.resize(to: 1100)
      trace.expect(
        """
        mode? oneBesideSecondary
        C.viewWillDisappear(false)
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        did expand: true
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        C.viewDidDisappear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-07: the compact column is replaced while it is shown.
  func test_SPLIT07_otherCompactColumn() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      trace.setUp {
        scene.split.setViewController(trace.scripted("C"), for: .compact)
        scene.window.isHidden = false
      }
      let other = trace.scripted("B")
      scene.split.setViewController(other, for: .compact)
      trace.expect(
        """
        B.willMove(toParent: S)
        B.didMove(toParent: S)
        C.willMove(toParent: nil)
        B.viewDidLoad()
        C.viewWillDisappear(false)
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        C.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [other])
      scene.split.setViewController(nil, for: .compact)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        B.willMove(toParent: nil)
        NP.viewDidLoad()
        B.viewWillDisappear(false)
        NS.viewDidLoad()
        NP.viewWillAppear(false)
        D.viewDidLoad()
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        NP.viewIsAppearing(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        B.viewDidDisappear(false)
        NP.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        D.didMove(toParent: NS)
        P.didMove(toParent: NP)
        NS.didMove(toParent: NP)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
    }
  }
}
