import XCTest

@testable import ControllerTree

/// A presentation on screen changes its style with its surroundings (PC-15). Margins follow the width (MARG-03), and traits
/// change with it (TRAIT-07, TRAIT-12, PC-12).
final class LiveAdaptationTests: XCTestCase {
  /// PC-15: a popover becomes a sheet and a popover again; the relation stays, and no controller appears or disappears.
  func test_PC15_aPopoverBecomesASheetAndComesBack() async throws {
    try await withTrace(.transitions) { trace in
      let (root, modal, window) = trace.stagePresentation(.popover, in: .tablet)
      let popover = try XCTUnwrap(modal.popoverPresentationController)
      trace.setUp {
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 50)
        root.present(modal, animated: false)
      }
      window.frame.size = .phone
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V's presentation.presentationTransitionWillBegin()
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationTransitionDidEnd(true)
        """)
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 10, width: 400, height: 790))
      XCTAssertTrue(modal.presentationController === popover)
      XCTAssertTrue(modal.activePresentationController === popover.adaptiveSheetPresentationController)
      XCTAssertNil(popover.containerView)
      XCTAssertTrue(root.presentedViewController === modal)
      trace.ignore { window.frame.size = .tablet }
      XCTAssertEqual(modal.view.frame, CGRect(x: 10, y: 163, width: 320, height: 480))
      XCTAssertTrue(modal.activePresentationController === popover)
      XCTAssertNotNil(popover.containerView)
      XCTAssertNil(popover.adaptiveSheetPresentationController.containerView)
      root.dismiss(animated: false)
      trace.expect(
        """
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(false)
        V.completeTransition(true)
        V.viewDidDisappear(false)
        V's presentation.dismissalTransitionDidEnd(true)
        """)
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// PC-15, TRAIT-10: a sheet fills the screen where it is narrow: the presenter disappears, and appears again where there is
  /// room. While covered, it still gets size changes.
  func test_PC15_TRAIT10_thePresenterGoesAndComesBack() async {
    await withTrace([.sizes, .traits]) { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      let (root, modal, window) = trace.presented(in: .tablet, delegate: delegate)
      delegate.willPresent = { style, coordinator in
        trace.note("will present \(style), coordinator: \(coordinator != nil)")
      }
      window.frame.size = .phone
      trace.expect(
        """
        R.willTransition(horizontalSizeClass regular → compact)
        V.willTransition(horizontalSizeClass regular → compact)
        R.viewWillTransition(to: 400×800)
        V.viewWillTransition(to: 400×790)
        will present fullScreen, coordinator: true
        R.viewWillDisappear(false)
        V.traitCollectionDidChange(horizontalSizeClass regular → compact)
        R.viewDidDisappear(false)
        """)
      XCTAssertNil(root.view.window)
      XCTAssertEqual(modal.view.frame, window.bounds)
      window.frame.size = .tablet
      trace.expect(
        """
        V.willTransition(horizontalSizeClass compact → regular)
        R.viewWillTransition(to: 1000×800)
        V.viewWillTransition(to: 1000×800)
        will present none, coordinator: true
        R.viewWillAppear(false)
        V.traitCollectionDidChange(horizontalSizeClass compact → regular)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        """)
      XCTAssertEqual(root.view.frame, window.bounds)
      XCTAssertEqual(modal.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// PC-15: the delegate is not asked if the size classes stay the same.
  func test_PC15_anotherSizeOfTheSameKindDoesNotCallTheDelegate() async {
    await withTrace([.sizes, .transitions]) { trace in
      let delegate = AnsweringDelegate()
      let (_, _, window) = trace.presented(delegate: delegate)
      window.frame.size = CGSize(width: 420, height: 800)
      trace.expect(
        """
        R.viewWillTransition(to: 420×800)
        V's presentation.viewWillTransition(to: 420×800)
        V.viewWillTransition(to: 420×790)
        """)
    }
  }

  /// PC-15: a delegate that dismisses in its callback ends the presentation, and its adaptation.
  func test_PC15_aDelegateThatDismissesInBetween() async {
    await withTrace { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      let (root, modal, window) = trace.presented(in: .tablet, delegate: delegate)
      delegate.prepare = { _ in root.dismiss(animated: false) }
      window.frame.size = .phone
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(modal.view.window)
      XCTAssertNotNil(root.view.window)
    }
  }

  /// PC-15, PC-14: a wrapper around the presented controller is removed where there is room, and releases that
  /// controller as a child.
  func test_PC15_aStandInGoesWhereThereIsRoom() async {
    await withTrace { trace in
      let delegate = AnsweringDelegate()
      delegate.style = { $0.horizontalSizeClass == .compact ? .overFullScreen : .none }
      let (root, modal, window) = trace.stagePresentation(delegate: delegate)
      let wrapper = trace.controller("W")
      trace.setUp {
        delegate.standIn = { controller in
          wrapper.addChild(controller.presentedViewController)
          controller.presentedViewController.view.frame = wrapper.view.bounds
          wrapper.view.addSubview(controller.presentedViewController.view)
          controller.presentedViewController.didMove(toParent: wrapper)
          return wrapper
        }
        root.present(modal, animated: false)
      }
      window.frame.size = .tablet
      trace.expect(
        """
        W.viewWillDisappear(false)
        V.viewWillDisappear(false)
        V.willMove(toParent: nil)
        V.didMove(toParent: nil)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        W.viewDidDisappear(false)
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertNil(modal.parent)
      XCTAssertNil(wrapper.presentingViewController)
      XCTAssertNil(wrapper.view.window)
      XCTAssertEqual(modal.appearance, .appeared)
      XCTAssertEqual(wrapper.appearance, .disappeared)
      XCTAssertEqual(modal.view.frame, CGRect(x: 230, y: 90, width: 540, height: 620))
      XCTAssertFalse(modal.isBeingPresented)
      window.frame.size = .phone
      XCTAssertTrue(root.presentedViewController === wrapper)
      XCTAssertTrue(modal.parent === wrapper)
      trace.expect(
        """
        V.willMove(toParent: W)
        V.viewWillDisappear(false)
        V.didMove(toParent: W)
        W.viewWillAppear(false)
        V.viewWillAppear(false)
        W.viewIsAppearing(false)
        V.viewIsAppearing(false)
        W.viewDidAppear(false)
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(modal.appearance, .appeared)
      XCTAssertEqual(wrapper.appearance, .appeared)
    }
  }
}
