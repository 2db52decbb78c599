import XCTest

@testable import ControllerTree

/// The links of a presentation, and their references (PRES-01 to PRES-08, DIS-06).
final class PresentationTests: XCTestCase {
  /// PRES-01, PRES-10, PRES-21: both links exist when the call returns; no callback has run yet.
  func test_PRES_01_bothDirectionsStandAtOnce() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.modal("V")
      trace.stage.cycle.turn {
        root.present(modal, animated: true)
        XCTAssertTrue(root.presentedViewController === modal)
        XCTAssertTrue(modal.presentingViewController === root)
        XCTAssertNil(modal.parent)
        XCTAssertEqual(root.children, [])
        XCTAssertTrue(modal.isBeingPresented)
        XCTAssertEqual(modal.appearance, .disappeared)
        XCTAssertNil(modal.presentationController?.containerView)
        trace.expect("")
      }
      trace.begin()
    }
  }

  /// PRES-02, PRES-03, SEED-22: every descendant returns its nearest ancestor's presented controller and presenter.
  func test_PRES_02_descendantsFindBothWays() async {
    await withTrace { trace in
      let (root, modal, top) = (trace.controller("R"), trace.modal("V"), trace.modal("W"))
      trace.chain(root, [modal, top])
      let rootChild = trace.embed(trace.controller("A"), in: root)
      let rootGrandchild = trace.embed(trace.controller("AA"), in: rootChild)
      let modalChild = trace.embed(trace.controller("B"), in: modal)
      let modalGrandchild = trace.embed(trace.controller("BB"), in: modalChild)
      let topChild = trace.embed(trace.controller("C"), in: top)
      for controller in [root, rootChild, rootGrandchild] {
        XCTAssertTrue(controller.presentedViewController === modal)
        XCTAssertNil(controller.presentingViewController)
        XCTAssertNil(controller.activePresentationController)
      }
      for controller in [modal, modalChild, modalGrandchild] {
        XCTAssertTrue(controller.presentedViewController === top)
        XCTAssertTrue(controller.presentingViewController === root)
        XCTAssertTrue(controller.presentationController === modal.presentationController)
      }
      for controller in [top, topChild] {
        XCTAssertNil(controller.presentedViewController)
        XCTAssertTrue(controller.presentingViewController === modal)
      }
    }
  }

  /// PRES-05, PRES-06, CON-17: the flags of a presented container are its own, not its children's.
  func test_CON_17_theFlagsAreNotTheChildrens() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.modal("V")
      trace.setUp {
        modal.loadViewIfNeeded()
        modal.adopt(trace.controller("C"))
      }
      root.present(modal, animated: false)
      trace.expectDetailed(
        """
        V.viewWillAppear(false) beingPresented window: nil
        C.viewWillAppear(false) window: nil
        V.viewIsAppearing(false) beingPresented
        C.viewIsAppearing(false)
        V.viewDidAppear(false) beingPresented
        C.viewDidAppear(false)
        """)
      root.dismiss(animated: false)
      trace.expectDetailed(
        """
        V.viewWillDisappear(false) beingDismissed
        C.viewWillDisappear(false)
        V.viewDidDisappear(false) beingDismissed window: nil
        C.viewDidDisappear(false) window: nil
        """)
    }
  }

  /// PRES-05, PRES-06: `isBeingPresented` and `isBeingDismissed` are `false` while a controller is covered or uncovered.
  func test_PRES_06_coveringIsNoDismissal() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V", .fullScreen))
      trace.chain(root, [modal])
      let top = trace.modal("W", .fullScreen)
      modal.present(top, animated: false)
      trace.expectDetailed(
        """
        W.viewDidLoad() beingPresented window: nil
        V.viewWillDisappear(false)
        W.viewWillAppear(false) beingPresented window: nil
        W.viewIsAppearing(false) beingPresented
        W.viewDidAppear(false) beingPresented
        V.viewDidDisappear(false) window: nil
        """)
      top.dismiss(animated: false)
      trace.expectDetailed(
        """
        W.viewWillDisappear(false) beingDismissed
        V.viewWillAppear(false) window: nil
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        W.viewDidDisappear(false) beingDismissed window: nil
        """)
    }
  }

  /// PRES-08: a chain is extended at its top, and each controller returns its neighbours.
  func test_PRES_08_aChainIsMadeFromItsTop() async {
    await withTrace { trace in
      let chain = [trace.controller("R"), trace.modal("V1"), trace.modal("V2", .fullScreen), trace.modal("V3")]
      trace.chain(chain[0], Array(chain.dropFirst()))
      for (lower, upper) in zip(chain, chain.dropFirst()) {
        XCTAssertTrue(lower.presentedViewController === upper)
        XCTAssertTrue(upper.presentingViewController === lower)
      }
    }
  }

  /// SEED-22, SEED-24, PC-04: the container and the presented view fill the window.
  func test_SEED_24_fullScreenFillsTheWindow() async {
    await withStage { trace in
      let root = trace.controller("R")
      let window = trace.show(root, size: CGSize(width: 320, height: 480))
      let modal = trace.modal("V", .fullScreen)
      root.present(modal, animated: false)
      XCTAssertEqual(modal.view.convert(modal.view.bounds, to: window), window.bounds)
      XCTAssertEqual(modal.presentationController?.containerView?.frame, window.bounds)
    }
  }

  /// RESP-03: the next responder of a presented controller is the view around it; without one, its presenter.
  func test_RESP_03_theNextResponder() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = trace.modal("V")
      trace.stage.cycle.turn {
        root.present(modal, animated: false)
        XCTAssertTrue(modal.next === root)
        XCTAssertFalse(modal.isViewLoaded)
      }
      XCTAssertTrue(modal.next === modal.presentationController?.containerView)
      modal.present(trace.modal("W", .fullScreen), animated: false)
      XCTAssertTrue(modal.next === root)
      modal.dismiss(animated: false)
      root.dismiss(animated: false)
      XCTAssertNil(modal.next)
    }
  }

  /// LOAD-14, PC-13: a change of the presented controller's preferred size calls its presentation controller.
  func test_LOAD_14_presentationControllerGetsThePreferredSize() async {
    final class Listener: UIPresentationController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize)
      }
    }
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let delegate = ProbeTransitioningDelegate()
      delegate.makeController = { Listener(presentedViewController: $0, presenting: $1) }
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      modal.preferredContentSize = CGSize(width: 10, height: 10)
      root.present(modal, animated: false)
      let listener = modal.presentationController as? Listener
      modal.preferredContentSize = CGSize(width: 20, height: 20)
      modal.preferredContentSize = CGSize(width: 20, height: 20)
      XCTAssertEqual(listener?.heard, [CGSize(width: 20, height: 20)])
      XCTAssertEqual(listener?.preferredContentSize, CGSize(width: 20, height: 20))
      root.dismiss(animated: false)
      modal.preferredContentSize = CGSize(width: 30, height: 30)
      XCTAssertEqual(listener?.heard, [CGSize(width: 20, height: 20)])
    }
  }

  // MARK: Lives

  /// PRES-04, DIS-06: the presenter retains the presented controller; the dismissal releases it.
  func test_PRES_04_thePresenterKeepsThePresented() async {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet, .currentContext] {
      for animated in [true, false] {
        await withStage { trace in
          let root = trace.controller("R")
          trace.show(root)
          weak var modal: UIViewController?
          weak var controller: UIPresentationController?
          do {
            let made = trace.modal("V", style)
            modal = made
            root.present(made, animated: animated)
            controller = made.presentationController
          }
          XCTAssertNotNil(modal)
          XCTAssertNotNil(controller)
          root.dismiss(animated: animated)
          XCTAssertNil(modal)
          XCTAssertNil(controller)
        }
      }
    }
  }

  /// DIS-06: a released window, visible or hidden, releases the whole chain, even during a transition; controllers that are
  /// still retained are free.
  func test_DIS_06_theWindowGoes() async {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet, .currentContext] {
      for (isHidden, isRunning) in [(false, false), (true, false), (false, true), (true, true)] {
        await withStage(pacing: .manual) { trace in
          weak var root: UIViewController?
          weak var first: UIViewController?
          let kept = trace.modal("V2", style)
          var window: UIWindow? = UIWindow()
          do {
            let (bottom, next) = (trace.controller("R"), trace.modal("V1", style))
            (root, first) = (bottom, next)
            window?.rootViewController = bottom
            window?.isHidden = false
            bottom.present(next, animated: false)
            next.present(kept, animated: isRunning)
            window?.isHidden = isHidden
          }
          XCTAssertNotNil(first)
          window = nil
          trace.finishTransitions()
          trace.expect(isHidden ? "" : "! MIS-39 windowReleasedWhileVisible: advance(by:)")
          XCTAssertNil(root)
          XCTAssertNil(first)
          XCTAssertNil(kept.presentingViewController)
          XCTAssertFalse(kept.isBeingPresented)
          XCTAssertNil(kept.transitionCoordinator)
          XCTAssertEqual(kept.appearance, .disappeared)
        }
      }
    }
  }

  /// DIS-06: a very long chain is built, shown and released without recursion.
  func test_DIS_06_longChainsNeedNoStack() async {
    await MainActor.run { Self.buildAndDrop(20_000, .formSheet, isDismissed: true) }
    await MainActor.run { Self.buildAndDrop(20_000, .fullScreen, isDismissed: false) }
  }

  @MainActor private static func buildAndDrop(_ count: Int, _ style: UIModalPresentationStyle, isDismissed: Bool) {
    Stage.withPristine { stage in
      weak var last: UIViewController?
      let root = UIViewController()
      var window: UIWindow? = UIWindow()
      window?.rootViewController = root
      window?.isHidden = false
      stage.cycle.turn {
        var top = root
        for _ in 0..<count {
          let next = UIViewController()
          next.modalPresentationStyle = style
          top.present(next, animated: false)
          top = next
        }
        last = top
      }
      XCTAssertNotNil(last?.viewIfLoaded?.window)
      if isDismissed {
        root.dismiss(animated: false)
        XCTAssertNil(last)
        XCTAssertEqual(root.appearance, .appeared)
      }
      window?.isHidden = true
      window = nil
      XCTAssertNil(last)
    }
  }
}
