import XCTest

@testable import ControllerTree

/// Who is told what when a controller comes in a style and goes again (STYLE-02 to STYLE-04, PRES-12 to PRES-14).
final class PresentationStyleTests: XCTestCase {
  /// STYLE-02: the presenter disappears behind what fills the screen, and comes back.
  func test_STYLE_02_fullScreenRemovesThePresentersView() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false) { trace.note("completion") }
      trace.expectDetailed(
        """
        V.viewDidLoad() beingPresented window: nil
        R.viewWillDisappear(false)
        V.viewWillAppear(false) beingPresented window: nil
        V.viewIsAppearing(false) beingPresented
        V.viewWillLayoutSubviews() beingPresented
        V.viewDidLayoutSubviews() beingPresented
        V.viewDidAppear(false) beingPresented
        R.viewDidDisappear(false) window: nil
        completion
        """)
      XCTAssertNil(root.view.window)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertTrue(modal.presentingViewController === root)
      XCTAssertEqual(modal.view.frame, window.bounds)
      root.dismiss(animated: false) { trace.note("completion") }
      trace.expectDetailed(
        """
        V.viewWillDisappear(false) beingDismissed
        R.viewWillAppear(false) window: nil
        R.viewIsAppearing(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        R.viewDidAppear(false)
        V.viewDidDisappear(false) beingDismissed window: nil
        completion
        """)
      XCTAssertNil(root.presentedViewController)
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// STYLE-03: what leaves the presenter in the window says nothing to it.
  func test_STYLE_03_aSheetLeavesThePresenterAlone() async {
    await withTrace(pacing: .manual, transitions: true) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.controller("V")
      root.present(modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(true)
        V.animateTransition()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      XCTAssertNotNil(modal.transitionCoordinator)
      trace.stage.cycle.advance(by: .seconds(0.5))
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        V.completion()
        completion
        """)
      XCTAssertNil(modal.transitionCoordinator)
      modal.dismiss(animated: true) { trace.note("completion") }
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        """)
      trace.stage.cycle.advance(by: .seconds(0.5))
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V.completion()
        completion
        """)
    }
  }
}
