import XCTest

@testable import ControllerTree

/// Interactive dismissals of sheets: pulled, released, cancelled (DIS-12, TRANS-12, TRANS-14, TRANS-16).
final class InteractiveDismissalTests: XCTestCase {
  /// DIS-12: a half-pulled sheet moves back up: will disappear, then will appear, is appearing, did appear; no did dismiss.
  func test_DIS12_aHalfPulledSheetGoesBackUp() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.presented(delegate: delegate)
      guard let pull = modal.presentationController?.interactiveDismissal else { return XCTFail("No sheet.") }
      XCTAssertTrue(pull.begin())
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerWillDismiss()
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.startInteractiveTransition()
        V.animateTransition()
        """)
      XCTAssertEqual(modal.transitionCoordinator?.isInteractive, true)
      modal.transitionCoordinator?.notifyWhenInteractionChanges { context in
        trace.note("interaction changed, cancelled: \(context.isCancelled)")
      }
      pull.update(0.4)
      trace.expect("V.updateInteractiveTransition(0.4)")
      XCTAssertEqual(pull.percentComplete, 0.4)
      XCTAssertTrue(root.presentedViewController === modal)
      pull.cancel()
      trace.expect(
        """
        V.cancelInteractiveTransition()
        interaction changed, cancelled: true
        V.completeTransition(false)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        V's presentation.dismissalTransitionDidEnd(false)
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertNotNil(modal.view.window)
      XCTAssertNil(modal.transitionCoordinator)
    }
  }

  /// DIS-12: a sheet that is pulled down and released is dismissed, after the remaining time.
  func test_DIS12_aSheetThatIsPulledDownGoes() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.presented(delegate: delegate)
      guard let pull = modal.presentationController?.interactiveDismissal else { return XCTFail("No sheet.") }
      trace.setUp {
        pull.begin()
        pull.update(0.6)
      }
      pull.finish()
      trace.expect("V.finishInteractiveTransition()")
      trace.stage.cycle.advance(by: .milliseconds(150))
      XCTAssertTrue(root.presentedViewController === modal)
      trace.stage.cycle.advance(by: .milliseconds(100))
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationControllerDidDismiss()
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// DIS-12: after a cancelled pull, the sheet can be pulled again, and dismissed.
  func test_DIS12_aSheetCanBePulledAgain() async {
    await withTrace { trace in
      let (root, modal, _) = trace.presented()
      let pull = modal.presentationController?.interactiveDismissal
      pull?.begin()
      pull?.cancel()
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      pull?.begin()
      pull?.update(1)
      pull?.finish()
      trace.expect("V.viewWillDisappear(true)\nV.viewDidDisappear(true)")
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// DIS-12: only sheets can be pulled; steps before the beginning, or after the end, are reported (M-TRANS-04).
  func test_DIS12_onlySheetsCanBePulled() async {
    await withTrace { trace in
      let (root, modal, _) = trace.presented(.fullScreen)
      let pull = modal.presentationController?.interactiveDismissal
      XCTAssertEqual(pull?.begin(), false)
      pull?.update(0.5)
      pull?.finish()
      pull?.cancel()
      trace.expect(
        """
        ! M-TRANS-04 notInteractive: V's presentation.update(_:)
        ! M-TRANS-04 notInteractive: V's presentation.finish()
        ! M-TRANS-04 notInteractive: V's presentation.cancel()
        """)
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// TURN-06: while a dismissal by the user runs, `dismiss` is refused, and other work waits.
  func test_DIS08_codeCantDismissASheetThatAUserDrags() async {
    await withTrace { trace in
      let (_, modal, _) = trace.presented()
      let pull = modal.presentationController?.interactiveDismissal
      pull?.begin()
      trace.expect("V.viewWillDisappear(true)")
      modal.dismiss(animated: true) { trace.note("never") }
      trace.expect("! M-DIS-01 dismissalInProgress: V.dismiss(animated:completion:)")
      pull?.finish()
      trace.expect("V.viewDidDisappear(true)")
    }
  }

  /// The interactive dismissal of a released presentation controller does nothing.
  func test_DIS12_dragWithoutAPresentationIsRefused() async {
    await withTrace { trace in
      var modal: UIViewController? = trace.controller("V")
      let pull = modal?.presentationController?.interactiveDismissal
      modal = nil
      XCTAssertEqual(pull?.begin(), false)
      XCTAssertEqual(pull?.percentComplete, 0)
    }
  }
}
