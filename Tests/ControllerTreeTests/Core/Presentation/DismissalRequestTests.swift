import XCTest

@testable import ControllerTree

/// The dismissal of chains, and dismissals during other transitions (DIS-04 to DIS-09).
final class DismissalRequestTests: XCTestCase {
  // MARK: Chains

  /// DIS-05: sheets, all visible: the top first, one transition, the call's `animated` for all.
  func test_DIS_05_sheetsFromTheBottom() async {
    await withTrace(pacing: .manual) { trace in
      let (root, sheets) = Self.chain(trace, [.automatic, .pageSheet, .formSheet])
      root.dismiss(animated: true) { trace.note("completion") }
      trace.expectDetailed(
        """
        V3.viewWillDisappear(true) beingDismissed
        V2.viewWillDisappear(true) beingDismissed
        V1.viewWillDisappear(true) beingDismissed
        """)
      for sheet in sheets {
        XCTAssertTrue(sheet.isBeingDismissed)
        XCTAssertNotNil(sheet.presentingViewController)
        XCTAssertTrue(sheet.transitionCoordinator === root.transitionCoordinator)
      }
      trace.finishTransitions()
      trace.expectDetailed(
        """
        V3.viewDidDisappear(true) beingDismissed window: nil
        V2.viewDidDisappear(true) beingDismissed window: nil
        V1.viewDidDisappear(true) beingDismissed window: nil
        completion
        """)
      for sheet in sheets {
        XCTAssertFalse(sheet.isBeingDismissed)
        XCTAssertNil(sheet.presentingViewController)
        XCTAssertNil(sheet.presentedViewController)
      }
    }
  }

  /// DIS-05: from the middle, only the sheets above are dismissed.
  func test_DIS_05_sheetsFromTheMiddle() async {
    await withTrace { trace in
      let (_, sheets) = Self.chain(trace, [.automatic, .automatic, .automatic])
      sheets[0].dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        V3.viewWillDisappear(false)
        V2.viewWillDisappear(false)
        V3.viewDidDisappear(false)
        V2.viewDidDisappear(false)
        completion
        """)
      XCTAssertEqual(sheets[0].appearance, .appeared)
    }
  }

  /// DIS-05: full screen over full screen: controllers that had disappeared get nothing; the uncovered one appears.
  func test_DIS_05_fullScreensFromTheBottomAndTheMiddle() async {
    await withTrace { trace in
      let (root, _) = Self.chain(trace, [.fullScreen, .fullScreen, .fullScreen])
      root.dismiss(animated: true) { trace.note("completion") }
      trace.expect(Self.uncovered("R", by: "V3", animated: true))
    }
    await withTrace { trace in
      let (_, presented) = Self.chain(trace, [.fullScreen, .fullScreen, .fullScreen])
      presented[0].dismiss(animated: true) { trace.note("completion") }
      trace.expect(Self.uncovered("V1", by: "V3", animated: true))
      presented[0].dismiss(animated: false) { trace.note("completion") }
      trace.expect(Self.uncovered("R", by: "V1", animated: false))
    }
  }

  /// DIS-05, STYLE-07: R –sheet→ V1 –full screen→ V2 –sheet→ V3, from the bottom and from V1.
  func test_DIS_05_fullScreenBetweenSheets() async {
    await withTrace { trace in
      let (root, _) = Self.chain(trace, [.automatic, .fullScreen, .automatic])
      root.dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        V3.viewWillDisappear(false)
        V2.viewWillDisappear(false)
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        V3.viewDidDisappear(false)
        V2.viewDidDisappear(false)
        completion
        """)
    }
    await withTrace { trace in
      let (root, presented) = Self.chain(trace, [.automatic, .fullScreen, .automatic])
      presented[0].dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        V3.viewWillDisappear(false)
        V2.viewWillDisappear(false)
        V1.viewWillAppear(false)
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        V1.viewIsAppearing(false)
        V1.viewDidAppear(false)
        R.viewDidAppear(false)
        V3.viewDidDisappear(false)
        V2.viewDidDisappear(false)
        completion
        """)
      XCTAssertTrue(presented[0].presentingViewController === root)
      XCTAssertTrue(presented[0].view.superview === presented[0].presentationController?.containerView)
    }
  }

  /// DIS-05, STYLE-07: R –full screen→ V1 –sheet→ V2 –full screen→ V3, from each controller.
  func test_DIS_05_sheetBetweenFullScreens() async {
    await withTrace { trace in
      let (root, _) = Self.chain(trace, [.fullScreen, .automatic, .fullScreen])
      root.dismiss(animated: false) { trace.note("completion") }
      trace.expect(Self.uncovered("R", by: "V3", animated: false))
    }
    await withTrace { trace in
      let (_, presented) = Self.chain(trace, [.fullScreen, .automatic, .fullScreen])
      presented[0].dismiss(animated: false) { trace.note("completion") }
      trace.expect(Self.uncovered("V1", by: "V3", animated: false))
    }
    await withTrace { trace in
      let (_, presented) = Self.chain(trace, [.fullScreen, .automatic, .fullScreen])
      presented[1].dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        V3.viewWillDisappear(false)
        V2.viewWillAppear(false)
        V1.viewWillAppear(false)
        V1.viewIsAppearing(false)
        V2.viewIsAppearing(false)
        V2.viewDidAppear(false)
        V1.viewDidAppear(false)
        V3.viewDidDisappear(false)
        completion
        """)
    }
  }

  /// DIS-04, DIS-06: one transition: the top one is `from`, with its own duration; all hooks, from the top down; all
  /// controllers are free at the same moment.
  func test_DIS_04_oneTransitionForAll() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let (root, sheets) = Self.chain(trace, [.automatic, .automatic])
      sheets[1].modalTransitionStyle = .crossDissolve
      let controllers = sheets.compactMap(\.presentationController)
      root.dismiss(animated: true)
      trace.expect(
        """
        V2's presentation.dismissalTransitionWillBegin()
        V1's presentation.dismissalTransitionWillBegin()
        V2.viewWillDisappear(true)
        V1.viewWillDisappear(true)
        V2.animateTransition()
        """)
      let coordinator = root.transitionCoordinator
      XCTAssertTrue(coordinator?.viewController(forKey: .from) === sheets[1])
      XCTAssertTrue(coordinator?.viewController(forKey: .to) === root)
      XCTAssertEqual(coordinator?.transitionDuration, 0.4)
      trace.advance(0.4)
      trace.expect(
        """
        V2.completeTransition(true)
        V2.viewDidDisappear(true)
        V1.viewDidDisappear(true)
        V2's presentation.dismissalTransitionDidEnd(true)
        V1's presentation.dismissalTransitionDidEnd(true)
        """)
      for (sheet, controller) in zip(sheets, controllers) {
        XCTAssertNil(controller.containerView)
        XCTAssertNil(sheet.view.superview)
        XCTAssertFalse(sheet.presentationController === controller)
      }
    }
  }

  /// DIS-06, PRES-07: in `viewWillDisappear` and the presenter's `viewWillAppear` the relation holds; from `viewDidAppear` and
  /// `viewDidDisappear` on it is cut in both directions.
  func test_PRES_07_theRelationEndsBeforeTheDidCallbacks() async {
    await withTrace { trace in
      let root = trace.controller("R", ScriptedController.init)
      let modal = trace.modal("V", .fullScreen, ScriptedController.init)
      trace.chain(root, [modal])
      let note = { [unowned root, unowned modal] (moment: String) in
        let down = root.presentedViewController === modal
        let up = modal.presentingViewController === root
        trace.note("\(moment): \(down), \(up), root is being dismissed: \(root.isBeingDismissed)")
      }
      modal.once(.viewWillDisappear) { note("V will disappear") }
      root.once(.viewWillAppear) { note("R will appear") }
      root.once(.viewDidAppear) { note("R did appear") }
      modal.once(.viewDidDisappear) { note("V did disappear") }
      root.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        V will disappear: true, true, root is being dismissed: false
        R.viewWillAppear(false)
        R will appear: true, true, root is being dismissed: false
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        R did appear: false, false, root is being dismissed: false
        V.viewDidDisappear(false)
        V did disappear: false, false, root is being dismissed: false
        """)
    }
  }

  /// DIS-06: after its dismissal a controller may be presented again, by the same presenter or another.
  func test_DIS_06_presentedAgain() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.chain(root, [modal])
      for _ in 0..<2 {
        root.dismiss(animated: false)
        root.present(modal, animated: false)
        trace.expect(
          """
          V.viewWillDisappear(false)
          V.viewDidDisappear(false)
          V.viewWillAppear(false)
          V.viewIsAppearing(false)
          V.viewDidAppear(false)
          """)
      }
    }
  }

  // MARK: While another transition runs

  /// DIS-08, M-DIS-01: during the presentation, before it has begun, and during the dismissal.
  func test_DIS_08_aTransitionThatRunsIsNotDisturbed() async {
    await withTrace(pacing: .manual) { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.show(root)
      let refusal = "! M-DIS-01 dismissalInProgress: R.dismiss(animated:completion:)"
      trace.stage.cycle.turn {
        root.present(modal, animated: true) { trace.note("presented") }
        root.dismiss(animated: true) { trace.note("never") }
      }
      trace.expect(
        """
        ! M-DIS-01 dismissalInProgress: turn
        V.viewDidLoad()
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        """)
      let before = trace.tree
      root.dismiss(animated: false) { trace.note("never") }
      modal.dismiss(animated: true) { trace.note("never") }
      trace.expect("\(refusal)\n! M-DIS-01 dismissalInProgress: V.dismiss(animated:completion:)")
      XCTAssertEqual(trace.tree, before)
      XCTAssertTrue(modal.isBeingPresented)
      trace.finishTransitions()
      trace.expect("V.viewDidAppear(true)\npresented")

      modal.dismiss(animated: true) { trace.note("dismissed") }
      trace.expect("V.viewWillDisappear(true)")
      root.dismiss(animated: true) { trace.note("never") }
      trace.expect(refusal)
      trace.finishTransitions()
      trace.expect("V.viewDidDisappear(true)\ndismissed")
    }
  }

  /// DIS-08: an animated presentation in the same turn makes a dismissal refused; an unanimated one is finished before it.
  func test_DIS_08_presentThenDismissInOneTurn() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V"))
      trace.show(root)
      trace.stage.cycle.turn {
        root.present(modal, animated: false) { trace.note("presented") }
        modal.dismiss(animated: false) { trace.note("dismissed") }
        trace.note("end of the turn")
      }
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        presented
        end of the turn
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        dismissed
        """)
    }
  }

  /// DIS-09: an unanimated dismissal is finished before the next presentation of its turn.
  func test_DIS_09_unanimatedDismissalThenPresentation() async {
    await withTrace { trace in
      let (root, modal, next) = (trace.controller("R"), trace.modal("V"), trace.modal("W"))
      trace.chain(root, [modal])
      trace.stage.cycle.turn {
        root.dismiss(animated: false) { trace.note("dismissed") }
        root.present(next, animated: true) { trace.note("presented") }
        XCTAssertTrue(root.presentedViewController === next)
      }
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        dismissed
        W.viewDidLoad()
        W.viewWillAppear(true)
        W.viewIsAppearing(true)
        W.viewDidAppear(true)
        presented
        """)
    }
  }

  /// DIS-09: the same if the presenter is a context around the receivers.
  func test_DIS_09_inAContext() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("N"), in: root)
      context.definesPresentationContext = true
      let child = trace.embed(trace.controller("A"), in: context)
      let (modal, next) = (trace.modal("V", .overCurrentContext), trace.modal("W", .overCurrentContext))
      child.present(modal, animated: false)
      trace.stage.cycle.turn {
        child.dismiss(animated: false)
        child.present(next, animated: false)
      }
      XCTAssertTrue(next.presentingViewController === context)
      XCTAssertNil(modal.presentingViewController)
    }
  }

  /// DIS-09, M-PRES-02: an animated dismissal makes the next presentation of its turn refused.
  func test_DIS_09_animatedDismissalThenPresentation() async {
    await withTrace { trace in
      let (root, modal, next) = (trace.controller("R"), trace.modal("V"), trace.modal("W"))
      trace.chain(root, [modal])
      trace.stage.cycle.turn {
        root.dismiss(animated: true) { trace.note("dismissed") }
        root.present(next, animated: false) { trace.note("never") }
      }
      trace.expect(
        """
        ! M-PRES-02 presentationInProgress: turn
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        dismissed
        """)
      XCTAssertFalse(next.isViewLoaded)
      XCTAssertNil(next.presentingViewController)
      // Each call here is a turn of its own.
      trace.ignore {
        root.present(next, animated: true)
        root.dismiss(animated: true)
        root.present(modal, animated: true)
      }
      XCTAssertTrue(root.presentedViewController === modal)
    }
  }

  /// PRES-14, PRES-18: a completion that presents again, and one that dismisses.
  func test_PRES_18_completionsGoOn() async {
    await withTrace { trace in
      let (root, modal, next) = (trace.controller("R"), trace.modal("V"), trace.modal("W"))
      trace.chain(root, [modal])
      root.dismiss(animated: true) {
        trace.note("dismissed")
        root.present(next, animated: true) {
          trace.note("presented")
          next.dismiss(animated: true) { trace.note("dismissed again") }
        }
      }
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        dismissed
        W.viewDidLoad()
        W.viewWillAppear(true)
        W.viewIsAppearing(true)
        W.viewDidAppear(true)
        presented
        W.viewWillDisappear(true)
        W.viewDidDisappear(true)
        dismissed again
        """)
    }
  }

  // MARK: Trees

  @MainActor private static func chain(
    _ trace: Trace, _ styles: [UIModalPresentationStyle]
  ) -> (UIViewController, [UIViewController]) {
    let root = trace.controller("R")
    let presented = styles.enumerated().map { trace.modal("V\($0 + 1)", $1) }
    trace.chain(root, presented)
    return (root, presented)
  }

  /// The callbacks of a dismissal that removes `top` and uncovers only `behind`.
  private static func uncovered(_ behind: String, by top: String, animated: Bool) -> String {
    """
    \(top).viewWillDisappear(\(animated))
    \(behind).viewWillAppear(\(animated))
    \(behind).viewIsAppearing(\(animated))
    \(behind).viewDidAppear(\(animated))
    \(top).viewDidDisappear(\(animated))
    completion
    """
  }
}
