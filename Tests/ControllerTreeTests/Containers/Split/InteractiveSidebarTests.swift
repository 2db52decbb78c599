import XCTest

@testable import ControllerTree

/// A user's actions on the columns: SPLIT-05, SPLIT-13.
final class InteractiveSidebarTests: XCTestCase {
  /// SPLIT-13: a swipe shows the sidebar; the delegate is told of the gesture and of the column.
  func test_SPLIT13_swipe() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 800)
      let swipe = scene.split.interactiveSidebar
      XCTAssertTrue(swipe.begin(.showing))
      trace.expect(
        """
        gesture will begin
        will change from secondaryOnly to oneOverSecondary
        will show primary
        NP.viewDidLoad()
        NP.viewWillAppear(true)
        P.viewDidLoad()
        P.viewWillAppear(true)
        NP.viewIsAppearing(true)
        P.viewIsAppearing(true)
        """)
      XCTAssertFalse(swipe.begin(.showing))
      swipe.update(0.5)
      XCTAssertEqual(swipe.percentComplete, 0.5)
      XCTAssertEqual(scene.split.transitionCoordinator?.isInteractive, true)
      trace.expect("")
      swipe.finish()
      trace.advance(1)
      trace.expect(
        """
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        P.didMove(toParent: NP)
        gesture did end
        """)
      XCTAssertEqual(scene.split.displayMode, .oneOverSecondary)
      trace.ignore {
        XCTAssertTrue(swipe.begin(.hiding))
        swipe.finish()
        trace.advance(1)
      }
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      XCTAssertFalse(swipe.begin(.hiding))
    }
  }

  /// SPLIT-13, TRANS-13: the user cancels: everything is as before.
  func test_SPLIT13_cancelledSwipe() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 800)
      let swipe = scene.split.interactiveSidebar
      trace.setUp {
        swipe.begin(.showing)
        swipe.update(0.5)
      }
      swipe.cancel()
      trace.advance(1)
      trace.expect(
        """
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        gesture did end
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      XCTAssertNil(scene.stack(.primary).view.superview)
    }
  }

  /// SPLIT-13: no swipe begins if it is disabled, and while the interface is collapsed or off screen.
  func test_SPLIT13_noSwipe() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 800)
      scene.split.presentsWithGesture = false
      XCTAssertFalse(scene.split.interactiveSidebar.begin(.showing))
      trace.setUp {
        scene.split.presentsWithGesture = true
        scene.resize(to: 400)
      }
      XCTAssertFalse(scene.split.interactiveSidebar.begin(.showing))
      trace.setUp {
        scene.window.isHidden = true
        scene.resize(to: 800)
      }
      XCTAssertFalse(scene.split.interactiveSidebar.begin(.showing))
      scene.split.interactiveSidebar.finish()
      trace.expect("! M-TRANS-04 notInteractive: S.finish()")
    }
  }

  /// SPLIT-05, TURN-06: a tap beside the sidebar hides it. If nothing is dimmed, the tap does nothing.
  func test_SPLIT05_tapBesideSidebars() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 800)
      XCTAssertFalse(scene.split.tapBesideSidebars())
      trace.setUp { scene.split.show(.primary) }
      XCTAssertTrue(scene.split.tapBesideSidebars())
      trace.expect(
        """
        will change from oneOverSecondary to secondaryOnly
        will hide primary
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertFalse(scene.split.tapBesideSidebars())
    }
  }

  /// SPLIT-13: the button changes the mode back and forth.
  func test_SPLIT13_button() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      XCTAssertTrue(scene.split.displayModeButtonItem === scene.split.displayModeButtonItem)
      XCTAssertTrue(scene.split.displayModeButtonItem.performPrimaryAction())
      trace.expect(
        """
        will change from oneBesideSecondary to secondaryOnly
        will hide primary
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
      trace.ignore { scene.split.displayModeButtonItem.performPrimaryAction() }
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
      trace.ignore { scene.resize(to: 400) }
      scene.split.displayModeButtonItem.performPrimaryAction()
      trace.expect("")
    }
  }

  /// SPLIT-13: in the classic style the delegate returns the mode after a user's action.
  func test_SPLIT13_delegatesTarget() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.delegate.action = .secondaryOnly
      scene.split.displayModeButtonItem.performPrimaryAction()
      trace.expect(
        """
        target mode?
        will change from oneBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      scene.split.displayModeButtonItem.performPrimaryAction()
      trace.expect("target mode?")
      scene.delegate.action = .automatic
      trace.ignore {
        XCTAssertTrue(scene.split.interactiveSidebar.begin(.showing))
        scene.split.interactiveSidebar.finish()
      }
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
    }
  }

  /// SPLIT-13: three columns: each tap shows one more, until all are in view.
  func test_SPLIT13_buttonOfThreeColumns() async {
    await withStage { trace in
      let scene = trace.showSplit(.tripleColumn, width: 900)
      var modes: [UISplitViewController.DisplayMode] = []
      for _ in 0..<3 {
        scene.split.displayModeButtonItem.performPrimaryAction()
        modes.append(scene.split.displayMode)
      }
      XCTAssertEqual(modes, [.oneOverSecondary, .twoOverSecondary, .secondaryOnly])
    }
  }

  /// SPLIT-13: a recorder of transitions names each message before the delegate gets it.
  func test_SPLIT13_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(width: 800)
      let swipe = scene.split.interactiveSidebar
      swipe.begin(.showing)
      swipe.finish()
      trace.expect(
        """
        S.splitViewControllerInteractivePresentationGestureWillBegin(_:)()
        gesture will begin
        S.splitViewController(_:willChangeTo:)()
        will change from secondaryOnly to oneOverSecondary
        S.splitViewController(_:willShow:)()
        will show primary
        NP.viewDidLoad()
        NP.viewWillAppear(true)
        NP.startInteractiveTransition()
        NP.animateTransition()
        P.viewDidLoad()
        P.viewWillAppear(true)
        P.navigationController(_:willShow:animated:)(false)
        NP.viewIsAppearing(true)
        P.viewIsAppearing(true)
        NP.finishInteractiveTransition()
        NP.completeTransition(true)
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        P.didMove(toParent: NP)
        P.navigationController(_:didShow:animated:)(false)
        S.splitViewControllerInteractivePresentationGestureDidEnd(_:)()
        gesture did end
        """)
      scene.split.changeDisplayMode()
      trace.expect(
        """
        S.splitViewController(_:willChangeTo:)()
        will change from oneOverSecondary to secondaryOnly
        S.splitViewController(_:willHide:)()
        will hide primary
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.animateTransition()
        NP.completeTransition(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
    }
  }

  /// SPLIT-13: the classic style asks its delegate for the target; a recorder of transitions names the question first.
  func test_SPLIT13_recorderNamesTheQuestionForTheTargetFirst() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.delegate.action = .secondaryOnly
      scene.split.changeDisplayMode()
      trace.expect(
        """
        S.targetDisplayModeForAction(in:)()
        target mode?
        S.splitViewController(_:willChangeTo:)()
        will change from oneBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.animateTransition()
        NP.completeTransition(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
    }
  }
}
