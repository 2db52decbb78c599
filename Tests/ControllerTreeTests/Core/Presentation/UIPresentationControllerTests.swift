import XCTest

@testable import ControllerTree

/// The life of a presentation controller, custom and stock (PC-01 to PC-18).
final class UIPresentationControllerTests: XCTestCase {
  /// A visible root `R`, a controller `V` that is presented by an ``OverlayPresentation``, and its transitioning delegate.
  @MainActor private static func stage(
    _ trace: Trace
  ) -> (root: UIViewController, modal: UIViewController, maker: OverlayMaker) {
    let (root, modal, _) = trace.stagePresentation(.custom)
    let maker = OverlayMaker(trace)
    modal.transitioningDelegate = maker
    trace.kept.append(maker)
    return (root, modal, maker)
  }

  /// PC-01: a presentation controller has both controllers; the presenter may be set later; reading the
  /// presented view loads it.
  func test_PC01_beforeThePresentation() async {
    await withTrace { trace in
      let (root, modal, _) = trace.stagePresentation()
      let controller = UIPresentationController(presentedViewController: modal, presenting: nil)
      XCTAssertTrue(controller.presentedViewController === modal)
      XCTAssertTrue(controller.presentingViewController === modal)
      XCTAssertNil(controller.containerView)
      XCTAssertEqual(controller.frameOfPresentedViewInContainerView, .zero)
      XCTAssertFalse(modal.isViewLoaded)
      XCTAssertTrue(controller.presentedView === modal.view)
      trace.expect("V.viewDidLoad()")
      let other = trace.controller("X")
      let named = UIPresentationController(presentedViewController: modal, presenting: other)
      XCTAssertTrue(named.presentingViewController === other)
      let own = modal.presentationController
      trace.ignore { root.present(modal, animated: false) }
      XCTAssertTrue(own?.presentingViewController === root)
    }
  }

  /// PC-02: made once, for the style at that time; children of the presented controller return the same; a new
  /// one after the dismissal.
  func test_PC02_madeOnceForTheStyleOfTheMoment() async {
    await withStage { trace in
      let (root, modal, _) = trace.stagePresentation(.pageSheet)
      let controller = modal.presentationController
      modal.modalPresentationStyle = .fullScreen
      XCTAssertTrue(modal.presentationController === controller)
      XCTAssertEqual(controller?.presentationStyle, .pageSheet)
      root.present(modal, animated: false)
      XCTAssertNotNil(root.view.window, "A page sheet leaves the presenter.")
      let child = trace.embed(trace.controller("C"), in: modal)
      XCTAssertTrue(child.presentationController === controller)
      root.dismiss(animated: false)
      XCTAssertFalse(modal.presentationController === controller)
      XCTAssertEqual(modal.presentationController?.presentationStyle, .fullScreen)
    }
  }

  /// PC-02, PC-03: the delegate is asked once for a custom one, at the first read; it is kept until the end of the dismissal.
  func test_PC03_aClientsOwnIsKeptToTheEnd() async {
    await withTrace(.transitions) { trace in
      let (root, modal, maker) = Self.stage(trace)
      weak let controller = modal.presentationController
      trace.expect("V.presentationController(forPresented:presenting:source:)")
      XCTAssertNotNil(controller)
      XCTAssertEqual(maker.count, 1)
      modal.transitioningDelegate = nil
      trace.ignore { root.present(modal, animated: false) }
      XCTAssertTrue(modal.presentationController === controller)
      XCTAssertEqual(maker.count, 1)
      trace.ignore { root.dismiss(animated: false) }
      XCTAssertNil(controller)
    }
  }

  /// PC-04 to PC-09: the hooks of an animated custom presentation in order. The container exists from before the first to
  /// after the last, the coordinator in both …WillBegin hooks.
  func test_PC05_hooksOfAPresentationAndItsDismissal() async {
    await withTrace([.layout, .transitions]) { trace in
      let (root, modal, maker) = Self.stage(trace)
      maker.notesContainer = true
      root.present(modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.presentationController(forPresented:presenting:source:)
        V.animationController(forPresented:presenting:source:)
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        container (0, 0, 400, 800)
        V.viewWillAppear(true)
        V.animateTransition()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        alongside the presentation
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        container (0, 0, 400, 800)
        V.completion()
        completion
        """)
      let controller = modal.presentationController
      XCTAssertTrue(controller is OverlayPresentation)
      XCTAssertEqual(controller?.containerView?.subviews.count, 2)
      root.dismiss(animated: true)
      trace.expect(
        """
        V.animationController(forDismissed:)
        V's presentation.dismissalTransitionWillBegin()
        container (0, 0, 400, 800)
        V.viewWillDisappear(true)
        V.animateTransition()
        alongside the dismissal
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        container (0, 0, 400, 800)
        """)
      XCTAssertNil(controller?.containerView)
    }
  }

  /// PC-07: without animation too, the coordinator exists in both …WillBegin hooks.
  func test_PC07_theCoordinatorIsThereUnanimatedToo() async {
    await withTrace { trace in
      let (root, modal, _) = Self.stage(trace)
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        alongside the presentation
        V.viewDidAppear(false)
        """)
      root.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        alongside the dismissal
        V.viewDidDisappear(false)
        """)
    }
  }

  /// PC-05: a cancelled presentation: `presentationTransitionDidEnd(false)`, the relation is cut, the container removed, and
  /// no hook of a dismissal is called.
  func test_PC05_aCancelledPresentation() async {
    await withTrace(.transitions) { trace in
      let (root, modal, maker) = Self.stage(trace)
      maker.animator = SlowAnimator()
      maker.driver = UIPercentDrivenInteractiveTransition()
      trace.setUp { root.present(modal, animated: true) { trace.note("never") } }
      let controller = modal.presentationController
      maker.driver?.cancel()
      trace.expect(
        """
        V.cancelInteractiveTransition()
        V.completeTransition(false)
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(false)
        """)
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(modal.view.window)
      XCTAssertNil(controller?.containerView)
    }
  }

  /// PC-06: a cancelled dismissal: `dismissalTransitionDidEnd(false)`, and everything stays.
  func test_PC06_aCancelledDismissal() async {
    await withTrace(.transitions) { trace in
      let (root, modal, maker) = Self.stage(trace)
      trace.setUp {
        root.present(modal, animated: false)
        maker.animator = SlowAnimator()
        maker.driver = UIPercentDrivenInteractiveTransition()
        modal.dismiss(animated: true) { trace.note("never") }
      }
      maker.driver?.cancel()
      trace.expect(
        """
        V.cancelInteractiveTransition()
        V.completeTransition(false)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        V's presentation.dismissalTransitionDidEnd(false)
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      XCTAssertNotNil(modal.presentationController?.containerView)
      XCTAssertEqual(modal.appearance, .appeared)
    }
  }

  /// PC-01, PC-04, PC-08: a wrapper around the presented view is animated in its place; its frame is set once, then
  /// the client sets it.
  func test_PC08_aWrapperIsPlacedByItsClient() async throws {
    try await withStage { trace in
      let (root, modal, maker) = Self.stage(trace)
      root.present(modal, animated: false)
      let controller = try XCTUnwrap(modal.presentationController as? OverlayPresentation)
      XCTAssertTrue(controller.presentedView === controller.wrapper)
      XCTAssertEqual(controller.wrapper.frame, CGRect(x: 50, y: 100, width: 300, height: 600))
      XCTAssertTrue(modal.view.isDescendant(of: controller.wrapper))
      XCTAssertTrue(controller.wrapper.superview === controller.containerView)
      XCTAssertEqual(modal.view.frame, controller.wrapper.bounds)
      controller.inset = 10
      controller.containerView?.setNeedsLayout()
      trace.stage.cycle.settle()
      XCTAssertEqual(controller.wrapper.frame.minX, 50, "Only its client moves it.")
      controller.placesWrapper = true
      controller.containerView?.setNeedsLayout()
      trace.stage.cycle.settle()
      XCTAssertEqual(controller.wrapper.frame, CGRect(x: 10, y: 100, width: 380, height: 600))
      XCTAssertEqual(controller.dimming.frame, controller.containerView?.bounds)
      maker.animator = nil
      root.dismiss(animated: false)
      XCTAssertNil(controller.wrapper.superview)
      XCTAssertNil(modal.view.window)
    }
  }

  /// PC-08: a stock presentation sets its view's frame in every layout.
  func test_PC08_stockPresentationsKeepTheirViewInPlace() async {
    await withStage { trace in
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet] {
        let (root, modal, _) = trace.presented(style)
        let frame = modal.view.frame
        modal.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        modal.presentationController?.containerView?.setNeedsLayout()
        trace.stage.cycle.settle()
        XCTAssertEqual(modal.view.frame, frame, "\(style)")
        root.dismiss(animated: false)
      }
    }
  }

  /// PC-09, PC-12: the container's layout after a change of size. The presented controller gets `viewWillTransition` through
  /// its presentation controller, with the size that this one computes.
  func test_PC12_aChangeOfSizeGoesThroughThePresentationController() async throws {
    try await withTrace([.layout, .sizes, .transitions]) { trace in
      let (root, modal, _) = Self.stage(trace)
      root.present(modal, animated: false)
      let controller = try XCTUnwrap(modal.presentationController as? OverlayPresentation)
      trace.setUp { controller.placesWrapper = true }
      root.view.window?.frame.size = CGSize(width: 500, height: 800)
      trace.expect(
        """
        R.viewWillTransition(to: 500×800)
        V's presentation.viewWillTransition(to: 500×800)
        V.viewWillTransition(to: 400×600)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      XCTAssertEqual(modal.view.frame.size, CGSize(width: 400, height: 600))
      controller.keepsSizesToItself = true
      root.view.window?.frame.size = CGSize(width: 400, height: 800)
      trace.expect(
        """
        R.viewWillTransition(to: 400×800)
        V's presentation.viewWillTransition(to: 400×800)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
    }
  }

  /// PC-12: in a context the size results from the layout around it.
  func test_PC12_aContextOfAnotherSize() async {
    await withTrace([.layout, .sizes, .transitions]) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("C"), in: root)
      context.definesPresentationContext = true
      let modal = trace.controller("V")
      trace.setUp {
        modal.modalPresentationStyle = .overCurrentContext
        context.present(modal, animated: false)
      }
      XCTAssertTrue(context.presentedViewController === modal)
      root.view.window?.frame.size = CGSize(width: 500, height: 800)
      trace.expect(
        """
        R.viewWillTransition(to: 500×800)
        C.viewWillTransition(to: 500×800)
        V's presentation.viewWillTransition(to: 500×800)
        V.viewWillTransition(to: 500×800)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
    }
  }

  /// PC-10: a custom presentation that removes the presenter's view sends the presenter the callbacks of a full-screen one.
  func test_PC10_aClientsOwnMayRemoveThePresentersView() async throws {
    try await withTrace { trace in
      let (root, modal, _) = Self.stage(trace)
      let controller = try XCTUnwrap(modal.presentationController as? OverlayPresentation)
      XCTAssertFalse(controller.shouldRemovePresentersView)
      controller.removesPresenter = true
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        R.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        alongside the presentation
        V.viewDidAppear(false)
        R.viewDidDisappear(false)
        """)
      XCTAssertNil(root.view.window)
      root.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        alongside the dismissal
        R.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNotNil(root.view.window)
      for (style, removes) in [
        (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
        (.overCurrentContext, false), (.formSheet, false), (.popover, false), (.custom, false),
      ] {
        let other = trace.controller("W")
        other.modalPresentationStyle = style
        XCTAssertEqual(other.presentationController?.shouldRemovePresentersView, removes, "\(style)")
      }
    }
  }

  /// PC-13: the presentation controller is told once when the presented controller's preferred size changes.
  func test_PC13_preferredSizesAreSent() async throws {
    try await withTrace { trace in
      let (root, modal, _) = Self.stage(trace)
      let controller = try XCTUnwrap(modal.presentationController as? OverlayPresentation)
      modal.preferredContentSize = CGSize(width: 1, height: 1)
      trace.expect("", line: #line)
      trace.ignore { root.present(modal, animated: false) }
      modal.preferredContentSize = CGSize(width: 200, height: 100)
      modal.preferredContentSize = CGSize(width: 200, height: 100)
      trace.expect("V prefers 200×100")
      XCTAssertEqual(controller.preferredContentSize, CGSize(width: 200, height: 100))
    }
  }

  /// PC-16: overrides affect the presented controller and its contents, not other contents of the container.
  func test_PC16_overridesConcernThePresentedControllerAlone() async throws {
    try await withStage { trace in
      let (root, modal, _) = trace.stagePresentation()
      let controller = try XCTUnwrap(modal.presentationController)
      controller.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
      root.present(modal, animated: false)
      let child = trace.embed(trace.controller("C"), in: modal)
      XCTAssertEqual(modal.traitCollection.horizontalSizeClass, .regular)
      XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
      XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .regular)
      XCTAssertEqual(controller.containerView?.traitCollection.horizontalSizeClass, .compact)
      XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
      controller.traitOverrides.horizontalSizeClass = .compact
      XCTAssertEqual(modal.traitCollection.horizontalSizeClass, .compact)
      controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      XCTAssertEqual(modal.traitCollection.horizontalSizeClass, .regular)
      controller.overrideTraitCollection = nil
      XCTAssertEqual(modal.traitCollection.horizontalSizeClass, .compact)
      controller.traitOverrides.userInterfaceStyle = .dark
      XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
      root.dismiss(animated: false)
      trace.stage.cycle.settle()
      XCTAssertTrue(modal.traitState?.fromContainer.isEmpty ?? true)
    }
  }

  /// PC-17: the delegate is not retained; those of sheets and popovers are the same property with a narrower type.
  func test_PC17_delegatesAreNotKept() async throws {
    try await withTrace { trace in
      let modal = trace.controller("V")
      let sheet = try XCTUnwrap(modal.sheetPresentationController)
      var delegate: NarrowDelegate? = NarrowDelegate()
      sheet.delegate = delegate
      XCTAssertTrue((sheet as UIPresentationController).delegate === delegate)
      func take(_ narrow: (any UISheetPresentationControllerDelegate)?) -> Bool { narrow === delegate }
      XCTAssertTrue(take(sheet.delegate))
      delegate = nil
      XCTAssertNil(sheet.delegate)
      let plain = AnsweringDelegate()
      sheet.delegate = plain
      let none: (any UISheetPresentationControllerDelegate)? = sheet.delegate
      XCTAssertNil(none)
      modal.modalPresentationStyle = .popover
      XCTAssertTrue(modal.presentationController === sheet, "The style must be set first.")
      let other = trace.controller("W")
      other.modalPresentationStyle = .popover
      let popover = try XCTUnwrap(other.popoverPresentationController)
      let both = NarrowDelegate()
      popover.delegate = both
      let narrower: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
      XCTAssertTrue(narrower === both)
    }
  }

  /// PC-18: the active presentation controller exists during a presentation, and reading it makes none; the stored values.
  func test_PC18_theActiveOneAndStoredValues() async {
    await withStage { trace in
      let (root, modal, _) = trace.stagePresentation()
      XCTAssertNil(modal.activePresentationController)
      XCTAssertNil(modal.rare?.presentation?.controller)
      root.present(modal, animated: false)
      let child = trace.embed(trace.controller("C"), in: modal)
      XCTAssertNotNil(child.activePresentationController)
      XCTAssertTrue(child.activePresentationController === modal.presentationController)
      XCTAssertNil(root.activePresentationController)
      root.dismiss(animated: false)
      XCTAssertNil(modal.activePresentationController)
      XCTAssertFalse(modal.modalPresentationCapturesStatusBarAppearance)
      modal.modalPresentationCapturesStatusBarAppearance = true
      XCTAssertTrue(modal.modalPresentationCapturesStatusBarAppearance)
      XCTAssertTrue(modal.restoresFocusAfterTransition)
      modal.restoresFocusAfterTransition = false
      XCTAssertFalse(modal.restoresFocusAfterTransition)
      XCTAssertFalse(modal.disablesAutomaticKeyboardDismissal)
      modal.modalPresentationStyle = .formSheet
      XCTAssertTrue(modal.disablesAutomaticKeyboardDismissal)
    }
  }
}

private final class NarrowDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{}
