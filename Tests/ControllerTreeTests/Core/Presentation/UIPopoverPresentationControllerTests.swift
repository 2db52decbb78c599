import XCTest

@testable import ControllerTree

/// Popovers: anchors, places, dismissals (POP-01 to POP-04).
final class UIPopoverPresentationControllerTests: XCTestCase {
  /// A root on a tablet with an anchor view, and a popover that is not presented yet.
  @MainActor private static func stage(
    _ trace: Trace, in size: CGSize = .tablet, delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) throws -> (
    root: UIViewController, modal: UIViewController, source: UIView, popover: UIPopoverPresentationController,
    window: UIWindow
  ) {
    let (root, modal, window) = trace.stagePresentation(.popover, in: size, delegate: delegate)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    trace.setUp { root.view.addSubview(source) }
    return (root, modal, source, try XCTUnwrap(modal.popoverPresentationController), window)
  }

  /// POP-01: controllers with a popover style, and the children inside them, have a popover.
  func test_POP01_controllersThatHaveAPopoverController() async throws {
    try await withStage { trace in
      let (root, modal, source, popover, _) = try Self.stage(trace)
      XCTAssertTrue(modal.popoverPresentationController === popover)
      XCTAssertNil(trace.controller("W").popoverPresentationController)
      popover.sourceView = source
      root.present(modal, animated: false)
      let child = trace.embed(trace.controller("C"), in: modal)
      XCTAssertTrue(child.popoverPresentationController === popover)
      XCTAssertNil(root.popoverPresentationController)
    }
  }

  /// POP-01, STYLE-03, POP-04: a popover beside a view: the delegate prepares it first; the presenter gets no callback.
  func test_POP01_aPopoverBesideAView() async throws {
    try await withTrace(.transitions) { trace in
      let delegate = PopoverDelegate()
      let (root, modal, source, popover, _) = try Self.stage(trace, delegate: delegate)
      popover.sourceView = source
      XCTAssertEqual(popover.arrowDirection, .unknown)
      root.present(modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.adaptivePresentationStyle(for:traitCollection:)(none)
        V's presentation.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(none)
        V's presentation.prepareForPopoverPresentation()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(true)
        V.animateTransition()
        V.viewIsAppearing(true)
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        V.completion()
        completion
        """)
      XCTAssertEqual(modal.view.frame, CGRect(x: 10, y: 163, width: 320, height: 480))
      XCTAssertEqual(popover.arrowDirection, .up)
      XCTAssertTrue(modal.presentingViewController === root)
    }
  }

  /// POP-01: without an anchor nothing is presented: the relation is rolled back, and only `viewDidLoad` was sent.
  func test_POP01_withoutAnAnchorNothingIsPresented() async throws {
    try await withTrace { trace in
      let (root, modal, source, popover, window) = try Self.stage(trace)
      for animated in [false, true] {
        trace.stage.cycle.turn {
          root.present(modal, animated: animated) { trace.note("never") }
          XCTAssertTrue(root.presentedViewController === modal)
        }
        trace.expect((animated ? "" : "V.viewDidLoad()\n") + "! M-POP-01 popoverWithoutAnchor: turn")
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(modal.presentingViewController)
        XCTAssertFalse(modal.isBeingPresented)
        XCTAssertNil(modal.transitionCoordinator)
        XCTAssertEqual(window.subviews, [root.view])
      }
      XCTAssertFalse(modal.popoverPresentationController === popover, "The presentation is over (PC-02).")
      trace.ignore {
        modal.popoverPresentationController?.sourceView = source
        root.present(modal, animated: false)
      }
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// POP-01, PRES-11: the anchor may be set after `present`, in the same turn, or in the delegate's preparation.
  func test_POP01_theAnchorMayComeLate() async throws {
    try await withStage { trace in
      let delegate = PopoverDelegate()
      let (root, modal, source, popover, _) = try Self.stage(trace, delegate: delegate)
      trace.stage.cycle.turn {
        root.present(modal, animated: false)
        popover.sourceView = source
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      }
      XCTAssertEqual(modal.view.frame.minY, 123)
      root.dismiss(animated: false)
      modal.popoverPresentationController?.delegate = delegate
      delegate.onPrepare = { $0.sourceItem = source }
      root.present(modal, animated: false)
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// POP-01: the kinds of anchors; the last one set counts.
  func test_POP01_anchors() async throws {
    try await withStage { trace in
      let (root, modal, source, popover, _) = try Self.stage(trace)
      XCTAssertNil(popover.sourceItem)
      XCTAssertTrue(popover.sourceRect.isNull)
      popover.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      popover.sourceView = source
      XCTAssertEqual(popover.sourceRect, CGRect(x: 1, y: 2, width: 3, height: 4))
      popover.sourceItem = source
      XCTAssertTrue(popover.sourceView === source)
      XCTAssertEqual(popover.sourceRect, source.bounds)
      let item = UIBarButtonItem(customView: source)
      popover.barButtonItem = item
      XCTAssertNil(popover.sourceView)
      XCTAssertTrue(popover.sourceItem === item)
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.frame, CGRect(x: 10, y: 163, width: 320, height: 480))
      popover.barButtonItem = UIBarButtonItem(title: "Add")
      XCTAssertEqual(modal.view.frame, CGRect(x: 340, y: 13, width: 320, height: 480), "An item that is nowhere.")
      popover.sourceItem = nil
      XCTAssertNil(popover.barButtonItem)
    }
  }

  /// POP-02: the frame depends on the permitted directions, the size, the margins, and whether the popover may overlap.
  func test_POP02_placesOfAPopover() async throws {
    try await withStage { trace in
      let (root, modal, source, popover, _) = try Self.stage(trace)
      XCTAssertEqual(popover.permittedArrowDirections, .any)
      XCTAssertFalse(popover.canOverlapSourceViewRect)
      XCTAssertNil(popover.passthroughViews)
      popover.sourceView = source
      popover.permittedArrowDirections = .down
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.frame, CGRect(x: 10, y: 10, width: 320, height: 77))
      XCTAssertEqual(popover.arrowDirection, .down)
      popover.canOverlapSourceViewRect = true
      XCTAssertEqual(modal.view.frame, CGRect(x: 10, y: 10, width: 320, height: 480))
      popover.permittedArrowDirections = [.left, .right]
      XCTAssertEqual(modal.view.frame, CGRect(x: 163, y: 10, width: 320, height: 480))
      XCTAssertEqual(popover.arrowDirection, .left)
      popover.permittedArrowDirections = .any
      modal.preferredContentSize = CGSize(width: 200, height: 100)
      XCTAssertEqual(modal.view.frame, CGRect(x: 25, y: 163, width: 200, height: 100))
      popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
      XCTAssertEqual(modal.view.frame, CGRect(x: 50, y: 163, width: 200, height: 100))
      popover.permittedArrowDirections = []
      XCTAssertEqual(modal.view.frame, CGRect(x: 50, y: 75, width: 200, height: 100))
      XCTAssertEqual(popover.arrowDirection, [])
    }
  }

  /// POP-03: a tap beside a popover calls the same delegate methods as pulling a sheet down.
  func test_POP03_aTapBesideAPopover() async throws {
    try await withTrace(.transitions) { trace in
      let delegate = PopoverDelegate()
      let (root, modal, source, popover, _) = try Self.stage(trace, delegate: delegate)
      trace.setUp {
        popover.sourceView = source
        root.present(modal, animated: false)
      }
      modal.isModalInPresentation = true
      XCTAssertFalse(popover.attemptToDismiss())
      trace.expect("V's presentation.presentationControllerDidAttemptToDismiss()")
      modal.isModalInPresentation = false
      XCTAssertFalse(popover.interactiveDismissal.begin(), "A popover can't be pulled.")
      XCTAssertTrue(popover.attemptToDismiss())
      trace.expect(
        """
        V's presentation.presentationControllerShouldDismiss()
        V's presentation.presentationControllerWillDismiss()
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        V's presentation.presentationControllerDidDismiss()
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// POP-03: when the container's size changes, the delegate may move the anchor.
  func test_POP03_theDelegateMovesThePopover() async throws {
    try await withTrace([.layout, .sizes, .transitions]) { trace in
      let delegate = PopoverDelegate()
      let (root, modal, source, popover, window) = try Self.stage(trace, delegate: delegate)
      trace.setUp {
        popover.sourceView = source
        root.present(modal, animated: false)
      }
      let other = UIView(frame: CGRect(x: 500, y: 100, width: 50, height: 50))
      trace.setUp { root.view.addSubview(other) }
      delegate.onReposition = { rect, view in
        trace.note("at \(rect.pointee.shortText)")
        rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.pointee = other
      }
      window.frame.size = CGSize(width: 1200, height: 800)
      trace.expect(
        """
        R.viewWillTransition(to: 1200×800)
        V's presentation.viewWillTransition(to: 1200×800)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        V's presentation.containerViewWillLayoutSubviews()
        V's presentation.popoverPresentationController(_:willRepositionPopoverTo:in:)()
        at (0, 0, 50, 50)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      XCTAssertTrue(popover.sourceView === other)
      XCTAssertEqual(modal.view.frame, CGRect(x: 345, y: 123, width: 320, height: 480))
    }
  }

  /// POP-01, STYLE-06: in narrow surroundings a popover is a sheet, which needs no anchor.
  func test_STYLE06_aPopoverIsASheetWhereItIsNarrow() async throws {
    try await withTrace { trace in
      let (root, modal, _, popover, _) = try Self.stage(trace, in: .phone)
      popover.adaptiveSheetPresentationController.detents = [.medium()]
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(modal.view.frame, CGRect(x: 0, y: 405, width: 400, height: 395))
      XCTAssertTrue(modal.presentationController === popover)
      XCTAssertTrue(modal.popoverPresentationController === popover)
      XCTAssertTrue(modal.activePresentationController === popover.adaptiveSheetPresentationController)
      XCTAssertTrue(modal.sheetPresentationController === popover.adaptiveSheetPresentationController)
      XCTAssertEqual(modal.activePresentationController?.presentationStyle, .pageSheet)
      XCTAssertTrue(popover.attemptToDismiss(), "What it has adapted to can be pulled down.")
      trace.expect("V.viewWillDisappear(true)\nV.viewDidDisappear(true)")
    }
  }

  /// POP-01: a recorder of transitions names the message before the delegate gets it.
  func test_POP01_recorderNamesEachMessageBeforeTheDelegateGetsIt() async throws {
    try await withTrace(.transitions) { trace in
      let delegate = PopoverDelegate()
      delegate.onPrepare = { _ in trace.note("prepare") }
      let (root, modal, source, popover, _) = try Self.stage(trace, delegate: delegate)
      popover.sourceView = source
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.adaptivePresentationStyle(for:traitCollection:)(none)
        V's presentation.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(none)
        V's presentation.prepareForPopoverPresentation()
        prepare
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.completeTransition(true)
        V.viewDidAppear(false)
        V's presentation.presentationTransitionDidEnd(true)
        """)
    }
  }
}

private final class PopoverDelegate: AnsweringDelegate, UIPopoverPresentationControllerDelegate {
  var onPrepare: (UIPopoverPresentationController) -> Void = { _ in }
  var onReposition: (UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>) -> Void = { _, _ in }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { onPrepare(popover) }

  func popoverPresentationController(
    _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    onReposition(rect, view)
  }
}
