import XCTest

@testable import ControllerTree

/// The course of `present`: the order of its effects, the allowed callers, the refusals (PRES-10 to PRES-21).
final class PresentationRequestTests: XCTestCase {
  /// PRES-10: within the call, the presentation controller is made and the controllers are linked; the rest waits.
  func test_PRES_10_theCallAndTheEndOfTheTurn() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let delegate = ProbeTransitioningDelegate(note: trace.note)
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      trace.stage.cycle.turn {
        root.present(modal, animated: false) { trace.note("completion") }
        trace.note("returned")
      }
      trace.expect(
        """
        asked for V, presenting: R, source: R
        returned
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        completion
        """)
    }
  }

  /// PRES-11: values set on the presentation controller later in the turn still count.
  func test_PRES_11_settingsAfterTheCall() async {
    final class Inset: UIPresentationController {
      var inset = 0.0
      override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: inset, dy: inset)
      }
    }
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let delegate = ProbeTransitioningDelegate()
      delegate.makeController = { Inset(presentedViewController: $0, presenting: $1) }
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      trace.stage.cycle.turn {
        root.present(modal, animated: false)
        (modal.presentationController as? Inset)?.inset = 50
      }
      XCTAssertEqual(modal.view.frame, CGRect(x: 50, y: 50, width: 300, height: 700))
    }
  }

  /// PRES-12: the turn's own layout and callbacks come before those of its presentations.
  func test_PRES_12_afterTheTurnsOwnCallbacks() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("R")
      let window = trace.window()
      window.rootViewController = root
      trace.stage.cycle.turn {
        window.isHidden = false
        root.present(trace.modal("V"), animated: true)
      }
      trace.expect(
        """
        R.viewDidLoad()
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        R.viewDidAppear(false)
        V.viewDidLoad()
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V.viewDidAppear(true)
        """)
    }
  }

  /// PRES-13: unanimated: the delegate is not asked for an animator; the coordinator has no duration.
  func test_PRES_13_unanimated() async {
    await withTrace(.transitions) { trace in
      let root = trace.controller("R", ScriptedController.init)
      trace.show(root)
      let modal = trace.modal("V", .fullScreen, ScriptedController.init)
      modal.once(.viewWillAppear) { [unowned modal] in
        let coordinator = modal.transitionCoordinator
        trace.note("animated: \(coordinator?.isAnimated ?? true), \(coordinator?.transitionDuration ?? -1) s")
        coordinator?.animate(alongsideTransition: { _ in trace.note("alongside") }) { _ in trace.note("coordinator") }
      }
      root.present(modal, animated: false) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        R.viewWillDisappear(false)
        V.viewWillAppear(false)
        animated: false, 0.0 s
        V.viewIsAppearing(false)
        alongside
        V.completeTransition(true)
        V.viewDidAppear(false)
        R.viewDidDisappear(false)
        V's presentation.presentationTransitionDidEnd(true)
        V.completion()
        completion
        coordinator
        """)
    }
  }

  /// PRES-16: from the callbacks of a root: refused until its view is in the window.
  func test_PRES_16_fromTheCallbacksOfARoot() async {
    for (moment, isAccepted) in [
      (ScriptedController.Moment.viewDidLoad, false), (.viewWillAppear, false), (.viewIsAppearing, true),
      (.viewDidAppear, true),
    ] {
      await withStage { trace in
        let root = trace.controller("R", ScriptedController.init)
        let modal = trace.modal("V")
        root.once(moment) { [unowned root] in root.present(modal, animated: true) }
        let issues = trace.stage.diagnostics.collect { trace.show(root) }
        XCTAssertEqual(issues.map(\.kind), isAccepted ? [] : [.presenterNotInWindow], "\(moment)")
        XCTAssertEqual(modal.presentingViewController === root, isAccepted, "\(moment)")
        XCTAssertEqual(modal.isViewLoaded, isAccepted, "\(moment)")
        XCTAssertEqual(root.appearance, .appeared)
      }
    }
  }

  /// PRES-16: when the window is shown again the view is there from the beginning.
  func test_PRES_16_fromViewWillAppearOfAWindowShownAgain() async {
    await withTrace { trace in
      let root = trace.controller("R", ScriptedController.init)
      let window = trace.show(root)
      trace.setUp { window.isHidden = true }
      root.once(.viewWillAppear) { [unowned root] in root.present(trace.modal("V"), animated: false) }
      window.isHidden = false
      trace.expect(
        """
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
    }
  }

  /// PRES-15, PRES-19: a presenter with a sheet is busy; a presenter behind a full-screen presentation is not in the window.
  func test_PRES_19_firstRefusalIsReported() async {
    for (style, refusal) in [
      (UIModalPresentationStyle.fullScreen, "M-PRES-03 presenterNotInWindow"),
      (.pageSheet, "M-PRES-01 alreadyPresenting"),
    ] {
      await withTrace { trace in
        let root = trace.controller("R")
        trace.chain(root, [trace.modal("W", style)])
        let modal = trace.modal("V")
        trace.expectRefusal("! \(refusal): R.present(_:animated:completion:)") {
          root.present(modal, animated: true, completion: $0)
        }
        XCTAssertFalse(modal.isViewLoaded)
        XCTAssertNil(modal.rare?.presentation?.controller)
      }
    }
    await withTrace { trace in
      // Already presented, in a style it can't have, by a presenter without a window: the first reason counts.
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      modal.modalPresentationStyle = .none
      trace.expectRefusal("! M-PRES-05 alreadyPresented: X.present(_:animated:completion:)") {
        trace.controller("X").present(modal, animated: true, completion: $0)
      }
    }
  }

  /// TURN-03, TURN-04: an open recipe is delivered before a presentation in a turn of its own.
  func test_TURN_04_whileARecipeIsOpen() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let child = trace.controller("C")
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.expect(
        """
        C.willMove(toParent: R)
        C.viewDidLoad()
        C.viewWillAppear(false)
        """)
      child.present(trace.modal("V", .fullScreen), animated: false)
      trace.expect(
        """
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        V.viewDidLoad()
        R.viewWillDisappear(false)
        C.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        R.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: R)")
    }
  }

  /// PRES-15: the presenter's view leaves the window later in the turn: the presentation is discarded.
  func test_PRES_15_thePresenterLeavesInTheSameTurn() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      trace.stage.cycle.turn {
        context.present(modal, animated: true) { trace.note("never") }
        context.view.removeFromSuperview()
      }
      trace.expect(
        """
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        ! M-PRES-03 presenterNotInWindow: turn
        """)
      XCTAssertNil(modal.presentingViewController)
      XCTAssertFalse(modal.isBeingPresented)
      XCTAssertNil(modal.transitionCoordinator)
      XCTAssertFalse(modal.isViewLoaded)
    }
  }

  // MARK: From inside callbacks

  /// PRES-18, APP-25: each callback of the presented controller presents another: refused until the transition has ended.
  func test_PRES_18_fromTheCallbacksOfThePresented() async {
    for (moment, isAccepted) in [
      (ScriptedController.Moment.viewDidLoad, false), (.viewWillAppear, false), (.viewIsAppearing, false),
      (.viewDidAppear, true),
    ] {
      for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
        await withStage { trace in
          let root = trace.controller("R")
          trace.show(root)
          let modal = trace.modal("V", style, ScriptedController.init)
          let next = trace.modal("W", style)
          modal.once(moment) { [unowned modal] in modal.present(next, animated: true) }
          let issues = trace.collectIssues { root.present(modal, animated: true) }
          XCTAssertEqual(issues.count, isAccepted ? 0 : 1, "\(moment)")
          XCTAssertEqual(next.presentingViewController === modal, isAccepted, "\(moment)")
          XCTAssertEqual(next.appearance, isAccepted ? .appeared : .disappeared)
          XCTAssertTrue(modal.presentingViewController === root)
        }
      }
    }
  }

  /// DIS-08, PRES-05: each callback of the presented controller dismisses it: refused until the transition has ended.
  func test_DIS_08_fromTheCallbacksOfThePresented() async {
    for (moment, isAccepted) in [
      (ScriptedController.Moment.viewDidLoad, false), (.viewWillAppear, false), (.viewIsAppearing, false),
      (.viewDidAppear, true),
    ] {
      await withTrace { trace in
        let root = trace.controller("R")
        trace.show(root)
        let modal = trace.modal("V", .fullScreen, ScriptedController.init)
        modal.once(moment) { [unowned modal] in modal.dismiss(animated: false) { trace.note("dismissed") } }
        root.present(modal, animated: true) { trace.note("presented") }
        XCTAssertEqual(modal.presentingViewController == nil, isAccepted, "\(moment)")
        if isAccepted {
          trace.expectDetailed(
            """
            V.viewDidLoad() beingPresented window: nil
            R.viewWillDisappear(true)
            V.viewWillAppear(true) beingPresented window: nil
            V.viewIsAppearing(true) beingPresented
            V.viewDidAppear(true) beingPresented
            R.viewDidDisappear(true) window: nil
            presented
            V.viewWillDisappear(false) beingDismissed
            R.viewWillAppear(false) window: nil
            R.viewIsAppearing(false)
            R.viewDidAppear(false)
            V.viewDidDisappear(false) beingDismissed window: nil
            dismissed
            """)
        }
        XCTAssertFalse(modal.isBeingPresented || modal.isBeingDismissed)
        trace.begin()
      }
    }
  }

  /// PRES-18, DIS-06: the callbacks of a dismissal present again, on the presenter and on the dismissed controller: from the
  /// did… callbacks on, both are free.
  func test_PRES_18_fromTheCallbacksOfADismissal() async {
    for (isPresenter, moment, isAccepted) in [
      (true, ScriptedController.Moment.viewWillAppear, false), (true, .viewIsAppearing, false),
      (true, .viewDidAppear, true),
      (false, .viewWillDisappear, false), (false, .viewDidDisappear, true),
    ] {
      for presentsTheSame in [true, false] {
        await withStage { trace in
          let root = trace.controller("R", ScriptedController.init)
          let modal = trace.modal("V", .fullScreen, ScriptedController.init)
          trace.chain(root, [modal])
          let next = presentsTheSame ? modal : trace.modal("W", .fullScreen)
          (isPresenter ? root : modal).once(moment) { [unowned root] in root.present(next, animated: true) }
          trace.ignore { root.dismiss(animated: true) }
          XCTAssertEqual(root.presentedViewController === next, isAccepted, "\(moment)")
          XCTAssertEqual(next.presentingViewController === root, isAccepted, "\(moment)")
          XCTAssertEqual(next.appearance == .appeared, isAccepted, "\(moment)")
          XCTAssertEqual(root.appearance == .appeared, !isAccepted, "\(moment)")
          XCTAssertFalse(next.isBeingPresented || modal.isBeingDismissed)
        }
      }
    }
  }

  /// PRES-18: the callbacks of a presenter that is being covered by its presentation.
  func test_PRES_18_fromTheCallbacksOfAPresenterThatGoes() async {
    for moment in [ScriptedController.Moment.viewWillDisappear, .viewDidDisappear] {
      await withStage { trace in
        let root = trace.controller("R", ScriptedController.init)
        trace.show(root)
        let (modal, next) = (trace.modal("V", .fullScreen), trace.modal("W"))
        root.once(moment) { [unowned root] in root.present(next, animated: true) }
        let issues = trace.collectIssues { root.present(modal, animated: true) }
        XCTAssertEqual(
          issues.map(\.kind), [moment == .viewWillDisappear ? .presentationInProgress : .presenterNotInWindow])
        XCTAssertNil(next.presentingViewController)
      }
    }
  }

  /// PRES-18, DIS-06: the callbacks of a disappearing presenter dismiss the presented controller: refused until
  /// the transition has ended.
  func test_DIS_08_fromTheCallbacksOfAPresenterThatGoes() async {
    for (moment, isAccepted) in [(ScriptedController.Moment.viewWillDisappear, false), (.viewDidDisappear, true)] {
      await withStage { trace in
        let root = trace.controller("R", ScriptedController.init)
        trace.show(root)
        let modal = trace.modal("V", .fullScreen)
        root.once(moment) { [unowned root] in root.dismiss(animated: true) }
        root.present(modal, animated: true)
        XCTAssertEqual(modal.presentingViewController == nil, isAccepted)
        XCTAssertEqual(root.appearance == .appeared, isAccepted)
        trace.expect(isAccepted ? "" : "! M-DIS-01 dismissalInProgress: R.present(_:animated:completion:)")
      }
    }
  }

  /// WIN-10, PRES-12: each callback of a full-screen presentation gives the window another root; nothing is left behind.
  func test_WIN_10_anotherRootFromEveryCallback() async {
    for ofPresenter in [true, false] {
      for moment in [
        ScriptedController.Moment.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
        .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ] {
        for (style, isDismissed) in [
          (UIModalPresentationStyle.fullScreen, true), (.fullScreen, false), (.formSheet, true), (.formSheet, false),
        ] {
          await withTrace { trace in
            let root = trace.controller("R", ScriptedController.init)
            let window = trace.show(root)
            let modal = trace.modal("V", style, ScriptedController.init)
            let last = trace.controller("S")
            if isDismissed { root.present(modal, animated: true) }
            (ofPresenter ? root : modal).once(moment) { window.rootViewController = last }
            if isDismissed { root.dismiss(animated: true) } else { root.present(modal, animated: true) }
            let label = "\(ofPresenter) \(moment) \(style) \(isDismissed)"
            trace.stage.cycle.settle()
            if window.rootViewController === last {
              for controller in [root, modal] {
                XCTAssertEqual(controller.appearance, .disappeared, label)
                XCTAssertNil(controller.presentedViewController, label)
                XCTAssertNil(controller.presentingViewController, label)
                XCTAssertNil(controller.viewIfLoaded?.superview, label)
                XCTAssertNil(controller.transitionCoordinator, label)
                XCTAssertFalse(controller.isBeingPresented || controller.isBeingDismissed, label)
              }
              XCTAssertEqual(window.subviews, [last.view], label)
              XCTAssertEqual(last.appearance, .appeared, label)
            }
            // The trace begins when the root has appeared.
            let faults = AppearanceStream.faults(in: trace.read()).filter { !$0.hasSuffix("after nothing") }
            XCTAssertEqual(faults, [], label)
          }
        }
      }
    }
  }

  /// TRANS-01, PC-02: a recorder of transitions names each question before the transitioning delegate gets it.
  func test_TRANS01_recorderNamesEachQuestionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let (root, modal, _) = trace.stagePresentation(.custom)
      let director = NotingDirector(trace)
      modal.transitioningDelegate = director
      root.present(modal, animated: true)
      trace.expect(
        """
        V.presentationController(forPresented:presenting:source:)
        presentation controller?
        V.animationController(forPresented:presenting:source:)
        animator for the presentation?
        V.interactionControllerForPresentation(using:)
        driver for the presentation?
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(true)
        A.transitionDuration
        V.startInteractiveTransition()
        V.animateTransition()
        V.viewIsAppearing(true)
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        """)
      root.dismiss(animated: true)
      trace.expect(
        """
        V.animationController(forDismissed:)
        animator for the dismissal?
        V.interactionControllerForDismissal(using:)
        driver for the dismissal?
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        A.transitionDuration
        V.startInteractiveTransition()
        V.animateTransition()
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        A.animationEnded(true)
        """)
    }
  }
}

/// Notes each question, and answers with an animator and with a driver that lets the animator begin.
private final class NotingDirector: NSObject, UIViewControllerTransitioningDelegate {
  private unowned let trace: Trace
  private let animator: TestAnimator
  private let driver = UIPercentDrivenInteractiveTransition()

  init(_ trace: Trace) {
    self.trace = trace
    animator = TestAnimator("A", trace)
    driver.wantsInteractiveStart = false
    super.init()
    trace.kept.append(self)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    trace.note("presentation controller?")
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.note("animator for the presentation?")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.note("animator for the dismissal?")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.note("driver for the presentation?")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.note("driver for the dismissal?")
    return driver
  }
}
