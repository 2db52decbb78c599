import XCTest

@testable import ControllerTree

/// The delegate callbacks of a dismissal by the user, and their order (DIS-11 to DIS-13).
final class UserDismissalTests: XCTestCase {
  /// DIS-12: should, will, the dismissal, did. All of it is one turn.
  func test_DIS12_usersDismissalCallsTheDelegate() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.presented(delegate: delegate)
      delegate.willDismiss = { _ in
        XCTAssertTrue(modal.presentingViewController === root)
        XCTAssertEqual(modal.transitionCoordinator?.isAnimated, true)
        modal.transitionCoordinator?.animate(alongsideTransition: { _ in trace.note("alongside") }) { _ in
          trace.note("coordinator completion")
        }
      }
      delegate.didDismiss = { controller in
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(controller.containerView)
      }
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), true)
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerWillDismiss()
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        alongside
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationControllerDidDismiss()
        coordinator completion
        """)
      XCTAssertNil(modal.presentingViewController)
      XCTAssertFalse(modal.isBeingDismissed)
    }
  }

  /// DIS-12, manual time: the dismissal takes the time of its transition, and did dismiss is not sent before its end.
  func test_DIS12_dismissalTakesTheTimeOfTheTransition() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.presented(delegate: delegate)
      modal.presentationController?.attemptToDismiss()
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerWillDismiss()
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false, "It is on its way.")
      trace.stage.cycle.advance(by: .seconds(0.5))
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationControllerDidDismiss()
        """)
    }
  }

  /// DIS-12: a delegate that refuses is told of the attempt.
  func test_DIS12_delegateCanRefuse() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      delegate.shouldDismiss = false
      let (root, modal, _) = trace.presented(delegate: delegate)
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false)
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerDidAttemptToDismiss()
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertEqual(modal.appearance, .appeared)
    }
  }

  /// DIS-11, DIS-12: a controller that is modal in its presentation stays, and the delegate is only told of the
  /// attempt; `dismiss` still works.
  func test_DIS11_modalInPresentationStopsAPersonOnly() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      let (_, modal, _) = trace.presented(delegate: delegate)
      modal.isModalInPresentation = true
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false)
      XCTAssertEqual(modal.presentationController?.interactiveDismissal.begin(), false)
      trace.expect(
        """
        V's presentation.presentationControllerDidAttemptToDismiss()
        V's presentation.presentationControllerDidAttemptToDismiss()
        """)
      modal.dismiss(animated: false)
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(false)
        V.completeTransition(true)
        V.viewDidDisappear(false)
        V's presentation.dismissalTransitionDidEnd(true)
        """)
    }
  }

  /// DIS-11: a container's top decides as well.
  func test_DIS11_theChildThatAContainerNamesDecides() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let top = trace.controller("A")
      let navigation = UINavigationController(rootViewController: top)
      trace.setUp {
        navigation.title = "N"
        root.present(navigation, animated: false)
      }
      top.isModalInPresentation = true
      XCTAssertEqual(top.presentationController?.attemptToDismiss(), false)
      trace.expect("")
      top.isModalInPresentation = false
      XCTAssertEqual(trace.ignore { top.presentationController?.attemptToDismiss() }, true)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// DIS-12: only stock presentations that the user can end react, and only if the user can reach them.
  func test_DIS12_onlyTheFrontSheetReactsToAUser() async {
    await withTrace { trace in
      for style in [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
      ] {
        let (root, modal, _) = trace.presented(style)
        XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false, "\(style)")
        XCTAssertTrue(root.presentedViewController === modal, "\(style)")
        trace.expect("")
        trace.ignore { root.dismiss(animated: false) }
      }
      let (root, modal, _) = trace.presented()
      let front = trace.controller("W")
      trace.ignore { modal.present(front, animated: false) }
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false, "W is in front of it.")
      XCTAssertEqual(front.presentationController?.attemptToDismiss(), true)
      trace.expect("W.viewWillDisappear(true)\nW.viewDidDisappear(true)")
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertEqual(trace.controller("X").presentationController?.attemptToDismiss(), false, "Nobody presents it.")
    }
  }

  /// DIS-13: a dismissal by a program does not ask the delegate.
  func test_DIS13_dismissalInCodeDoesNotCallTheDelegate() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      delegate.shouldDismiss = false
      let (root, _, _) = trace.presented(delegate: delegate)
      root.dismiss(animated: true)
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        """)
    }
  }

  /// DIS-12, TURN-06: calls from did dismiss belong to the event: the next presentation is accepted.
  func test_DIS12_theNextPresentationFromDidDismiss() async {
    await withTrace { trace in
      let delegate = AnsweringDelegate()
      let (root, modal, _) = trace.presented(delegate: delegate)
      let next = trace.controller("W")
      delegate.didDismiss = { _ in
        trace.note("did dismiss")
        root.present(next, animated: false)
      }
      modal.presentationController?.attemptToDismiss()
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        did dismiss
        W.viewDidLoad()
        W.viewWillAppear(false)
        W.viewIsAppearing(false)
        W.viewDidAppear(false)
        """)
      XCTAssertTrue(root.presentedViewController === next)
    }
  }

  /// DIS-12: a delegate that dismisses in should dismiss leaves nothing for the user to end.
  func test_DIS12_aDelegateThatDismissesWhileItIsAsked() async {
    await withTrace { trace in
      final class Hasty: AnsweringDelegate {
        var onAsk: () -> Void = {}
        override func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
          onAsk()
          return true
        }
      }
      let delegate = Hasty()
      let (root, modal, _) = trace.presented(delegate: delegate)
      delegate.onAsk = { root.dismiss(animated: false) }
      XCTAssertEqual(modal.presentationController?.attemptToDismiss(), false)
      trace.expect("V.viewWillDisappear(false)\nV.viewDidDisappear(false)")
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// DIS-11, DIS-12: a recorder of transitions names each message before the delegate gets it.
  func test_DIS12_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let delegate = AnsweringDelegate()
      delegate.didAttempt = { _ in trace.note("did attempt") }
      delegate.willDismiss = { _ in trace.note("will dismiss") }
      delegate.didDismiss = { _ in trace.note("did dismiss") }
      let (_, modal, _) = trace.presented(delegate: delegate)
      modal.isModalInPresentation = true
      modal.presentationController?.attemptToDismiss()
      trace.expect(
        """
        V's presentation.presentationControllerDidAttemptToDismiss()
        did attempt
        """)
      modal.isModalInPresentation = false
      modal.presentationController?.attemptToDismiss()
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerWillDismiss()
        will dismiss
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationControllerDidDismiss()
        did dismiss
        """)
    }
  }
}
