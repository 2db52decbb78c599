import XCTest

@testable import ControllerTree

/// Presentations when their presenter or window is released, hidden or shown (DIS-10, WIN-10, M-PRES-14).
final class PresentationTeardownTests: XCTestCase {
  private static let arrival = """
    S.viewDidLoad()
    S.viewWillAppear(false)
    S.viewIsAppearing(false)
    """
  private static let issue = "! M-PRES-14 presenterLeft: UIWindow #1.rootViewController"

  // MARK: Another root

  /// WIN-10, DIS-10: the old root's presentations are dismissed first, in the order of any dismissal.
  func test_WIN_10_sheetsGoWithTheRoot() async {
    await withTrace(.transitions) { trace in
      let (root, sheets) = (trace.controller("R"), [trace.modal("V1"), trace.modal("V2")])
      trace.chain(root, sheets)
      let window = root.view.window
      window?.rootViewController = trace.controller("S")
      trace.expect(
        """
        V2's presentation.dismissalTransitionWillBegin()
        V1's presentation.dismissalTransitionWillBegin()
        V2.viewWillDisappear(false)
        V1.viewWillDisappear(false)
        V2.viewDidDisappear(false)
        V1.viewDidDisappear(false)
        V2's presentation.dismissalTransitionDidEnd(true)
        V1's presentation.dismissalTransitionDidEnd(true)
        \(Self.issue)
        R.viewWillDisappear(false)
        \(Self.arrival)
        R.viewDidDisappear(false)
        S.viewDidAppear(false)
        """)
      for controller in [root] + sheets {
        XCTAssertNil(controller.presentingViewController)
        XCTAssertNil(controller.presentedViewController)
        XCTAssertNil(controller.viewIfLoaded?.superview)
      }
    }
  }

  /// WIN-10, DIS-10: a covered root has disappeared already, and does not appear again in order to disappear.
  func test_WIN_10_aCoveredRootStaysAway() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V", .fullScreen))
      trace.chain(root, [modal])
      modal.view.window?.rootViewController = trace.controller("S")
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        \(Self.issue)
        \(Self.arrival)
        S.viewDidAppear(false)
        """)
      // It can be shown elsewhere.
      let window = trace.show(root)
      XCTAssertEqual(root.appearance, .appeared)
      XCTAssertEqual(window.subviews, [root.view])
    }
  }

  /// WIN-10: the same without a new root.
  func test_WIN_10_noRootAtAll() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      let window = root.view.window
      window?.rootViewController = nil
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        \(Self.issue)
        R.viewWillDisappear(false)
        R.viewDidDisappear(false)
        """)
      XCTAssertEqual(window?.subviews, [])
    }
  }

  /// WIN-10: the presented controller becomes the root itself: its presentation ends, then it appears as root.
  func test_WIN_10_thePresentedBecomesTheRoot() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      root.view.window?.rootViewController = modal
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        \(Self.issue)
        R.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        R.viewDidDisappear(false)
        V.viewDidAppear(false)
        """)
      XCTAssertNil(modal.presentingViewController)
    }
  }

  /// WIN-10, PC-05: while a full-screen presentation runs: the presented controller disappears, then
  /// the presenter's disappearance ends.
  func test_WIN_10_whileAPresentationRuns() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.modal("V", .fullScreen)
      trace.setUp {
        root.present(modal, animated: true) { trace.note("never") }
        modal.transitionCoordinator?.animate(alongsideTransition: nil) { trace.note("cancelled: \($0.isCancelled)") }
      }
      window.rootViewController = trace.controller("S")
      trace.expect(
        """
        V.viewWillDisappear(false)
        R.viewDidDisappear(true)
        V.viewDidDisappear(false)
        V's presentation.presentationTransitionDidEnd(false)
        cancelled: true
        \(Self.issue)
        \(Self.arrival)
        S.viewDidAppear(false)
        """)
      trace.finishTransitions()
      trace.expect("")
      XCTAssertNil(modal.transitionCoordinator)
      XCTAssertEqual(window.subviews.count, 1)
    }
  }

  /// WIN-10, PC-06: while a dismissal runs: both controllers end as disappeared.
  func test_WIN_10_whileADismissalRuns() async {
    await withTrace(pacing: .manual) { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V", .fullScreen))
      trace.setUp {
        trace.chain(root, [modal])
        root.dismiss(animated: true) { trace.note("never") }
      }
      modal.view.window?.rootViewController = trace.controller("S")
      trace.expect(
        """
        R.viewWillDisappear(true)
        R.viewDidDisappear(true)
        V.viewDidDisappear(true)
        \(Self.issue)
        \(Self.arrival)
        S.viewDidAppear(false)
        """)
      trace.finishTransitions()
      trace.expect("")
    }
  }

  /// WIN-10: a waiting presentation, in the turn of its call, is discarded.
  func test_WIN_10_beforeAPresentationHasBegun() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.modal("V")
      trace.stage.cycle.turn {
        root.present(modal, animated: true) { trace.note("never") }
        window.rootViewController = trace.controller("S")
      }
      XCTAssertNil(modal.presentingViewController)
      XCTAssertFalse(modal.isBeingPresented)
      trace.expect(
        """
        ! M-PRES-14 presenterLeft: turn
        R.viewWillDisappear(false)
        \(Self.arrival)
        R.viewDidDisappear(false)
        S.viewDidAppear(false)
        """)
    }
  }

  /// WIN-10: a callback of the teardown gives the window yet another root; the outer call's root is set in the end.
  func test_WIN_10_rootsFromTheCallbacksOfTheTeardown() async {
    await withStage { trace in
      let root = trace.controller("R")
      let modal = trace.modal("V", .automatic, ScriptedController.init)
      trace.chain(root, [modal])
      let window = root.view.window
      let other = trace.controller("T")
      modal.once(.viewWillDisappear) { window?.rootViewController = other }
      let last = trace.controller("S")
      window?.rootViewController = last
      XCTAssertTrue(window?.rootViewController === last)
      XCTAssertNil(other.rare?.windowAsRoot)
      XCTAssertEqual(
        [root, modal, other, last].map(\.appearance), [.disappeared, .disappeared, .disappeared, .appeared])
      trace.expect(
        """
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        """)
    }
  }

  // MARK: The presenter goes

  /// DIS-10, CTX-09: a context removed from its parent keeps its presentation, which leaves the screen with it and ends when
  /// the context is released.
  func test_DIS_10_aContextThatLeavesKeepsWhatItPresents() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      weak var weakContext: UIViewController?
      let modal = trace.modal("V", .overCurrentContext)
      do {
        let context = trace.embed(trace.controller("A"), in: root)
        weakContext = context
        context.definesPresentationContext = true
        context.present(modal, animated: false)
        context.leaveParent()
        XCTAssertTrue(modal.presentingViewController === context)
        XCTAssertTrue(context.presentedViewController === modal)
        XCTAssertNil(modal.view.window)
      }
      XCTAssertNil(weakContext)
      trace.stage.cycle.settle()
      XCTAssertNil(modal.presentingViewController)
      XCTAssertNil(modal.view.superview)
      XCTAssertEqual(modal.appearance, .disappeared)
      XCTAssertEqual(root.view.subviews, [])
      trace.expect("")
    }
  }

  /// DIS-10: the presentation in the place of a context does not retain the context.
  func test_DIS_10_replacedContextIsReleased() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      weak var weakContext: UIViewController?
      let modal = trace.modal("V", .currentContext)
      do {
        let context = trace.embed(trace.controller("A"), in: root)
        weakContext = context
        context.definesPresentationContext = true
        context.present(modal, animated: false)
        context.leaveParent()
      }
      XCTAssertNil(weakContext)
      trace.stage.cycle.settle()
      XCTAssertNil(modal.presentingViewController)
      XCTAssertEqual(root.view.subviews, [])
      trace.expect("! M-PRES-14 presenterLeft: settle()")
    }
  }

  /// DIS-10, MIS-11, PRES-08: a context can't become a child of its presented controller: a chain never becomes a cycle.
  func test_DIS_10_aContextDoesNotBecomeAChildOfWhatItPresents() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      trace.setUp {
        context.present(modal, animated: false)
        context.leaveParent()
      }
      trace.expectRefusal("! MIS-11 containmentCycle: V.addChild(_:)") { modal.addChild(context) }
      XCTAssertNil(context.parent)
      trace.ignore { context.dismiss(animated: false) }
    }
  }

  // MARK: Windows that are hidden and shown

  /// WIN-11: sheets disappear and appear with their window.
  func test_WIN_11_sheetsWithTheirWindow() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      let window = root.view.window
      window?.isHidden = true
      trace.expect(
        """
        R.viewWillDisappear(false)
        V.viewWillDisappear(false)
        R.viewDidDisappear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertTrue(root.presentedViewController === modal)
      window?.isHidden = false
      trace.expect(
        """
        R.viewWillAppear(false)
        V.viewWillAppear(false)
        R.viewIsAppearing(false)
        V.viewIsAppearing(false)
        R.viewDidAppear(false)
        V.viewDidAppear(false)
        """)
    }
  }

  /// WIN-11: controllers behind a full-screen presentation get no callback.
  func test_WIN_11_fullScreenWithItsWindow() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V", .fullScreen))
      trace.chain(root, [modal])
      let window = modal.view.window
      window?.isHidden = true
      window?.isHidden = false
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      XCTAssertNil(root.view.superview)
    }
  }

  /// WIN-11, PRES-01: presentations, covers and dismissals in a hidden window cause callbacks when the window is shown.
  func test_WIN_11_presentedInAHiddenWindow() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      trace.setUp { window.isHidden = true }
      let modal = trace.modal("V", .fullScreen)
      root.present(modal, animated: true) { trace.note("presented") }
      trace.expect(
        """
        V.viewDidLoad()
        presented
        """)
      XCTAssertNil(root.view.superview)
      window.isHidden = false
      trace.expect(
        """
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      trace.ignore { window.isHidden = true }
      modal.dismiss(animated: true) { trace.note("dismissed") }
      trace.expect("dismissed")
      window.isHidden = false
      trace.expect(
        """
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        """)
    }
  }

  /// WIN-11: the window is hidden while a presentation runs: at the end of the transition no controller is on screen.
  func test_WIN_11_hiddenWhileAPresentationRuns() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let modal = trace.modal("V", .fullScreen)
      trace.setUp { root.present(modal, animated: true) { trace.note("presented") } }
      window.isHidden = true
      trace.finishTransitions()
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        R.viewDidDisappear(true)
        presented
        """)
      window.isHidden = false
      trace.expect(
        """
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
    }
  }

  /// APP-12, CTX-02: a controller presented in a context disappears with a view around it. It is no child, so it disappears
  /// before the controllers whose views enclose it.
  func test_CTX_02_disappearsWithWhatIsAroundIt() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let box = trace.embed(trace.controller("B"), in: root)
      let context = trace.embed(trace.controller("A"), in: box)
      trace.setUp {
        context.definesPresentationContext = true
        context.present(trace.modal("V", .overCurrentContext), animated: false)
      }
      trace.stage.cycle.turn { box.view.removeFromSuperview() }
      trace.expect(
        """
        B.viewWillDisappear(false)
        A.viewWillDisappear(false)
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        B.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      trace.stage.cycle.turn { root.view.addSubview(box.view) }
      trace.expect(
        """
        B.viewWillAppear(false)
        A.viewWillAppear(false)
        V.viewWillAppear(false)
        B.viewIsAppearing(false)
        A.viewIsAppearing(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        B.viewDidAppear(false)
        A.viewDidAppear(false)
        """)
    }
  }
}
