import XCTest

@testable import ControllerTree

/// Presented controllers in descriptions, in leak reports, and in system preferences (CON-25).
final class PresentationInsightTests: XCTestCase {
  /// The tree as text: presented controllers come below their presenter's children; a container is shown if it holds more.
  func test_descriptionShowsWhatIsPresented() async {
    await withStage { trace in
      let (root, modal, top) = (trace.controller("R"), trace.modal("V", .overFullScreen), trace.modal("W", .fullScreen))
      trace.chain(root, [modal])
      trace.embed(trace.controller("A"), in: root)
      root.view.addSubview(NamedView("label"))
      XCTAssertEqual(
        trace.tree,
        """
        UIWindow #1 (0, 0, 400, 800)
        └─ UIViewController "R" appeared, view (0, 0, 400, 800)
           ├─ UIViewController "A" appeared, view (0, 0, 400, 800)
           ├─ presents → UIViewController "V" appeared, view (0, 0, 400, 800)
           └─ NamedView "label" (0, 0, 100, 100)
        """)
      modal.presentationController?.containerView?.insertSubview(NamedView("dimming"), at: 0)
      trace.stage.cycle.turn {
        modal.present(top, animated: false)
        XCTAssertEqual(
          modal.hierarchyDescription,
          """
          UIViewController "V" appeared, view (0, 0, 400, 800)
          └─ presents → UIViewController "W" disappeared, view not loaded
          """)
      }
      XCTAssertEqual(
        trace.tree,
        """
        UIWindow #1 (0, 0, 400, 800)
        ├─ UIViewController "R" disappeared, view (0, 0, 400, 800), not in the tree
        │  ├─ UIViewController "A" disappeared, view (0, 0, 400, 800)
        │  ├─ presents → UIViewController "V" disappeared, view (0, 0, 400, 800), not in the tree
        │  │  └─ presents → UIViewController "W" appeared, view (0, 0, 400, 800)
        │  └─ NamedView "label" (0, 0, 100, 100)
        └─ PresentationContainerView #1 (0, 0, 400, 800)
           └─ NamedView "dimming" (0, 0, 100, 100)
        """)
    }
  }

  /// The tree as `_printHierarchy` prints it: `+` for presented controllers, after the children.
  func test_printedHierarchyShowsWhatIsPresented() async {
    await withTrace { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("V", .fullScreen))
      trace.show(root)
      trace.embed(trace.controller("A"), in: root)
      root.present(modal, animated: false)
      trace.embed(trace.controller("B"), in: modal)
      XCTAssertEqual(
        trace.stage.printedHierarchy,
        """
        <UIViewController>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: <UIView> not in the window
           + <UIViewController>, state: appeared, view: <UIView>
           |    | <UIViewController>, state: appeared, view: <UIView>
        """)
    }
  }

  // MARK: Leaks

  /// Controllers that a dismissal removed and that are still retained are listed with the call,
  /// including those presented above.
  func test_leaksAfterADismissal() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      var kept: [UIViewController] = []
      let report = trace.stage.reportLeaks {
        let (first, second) = (trace.modal("V1"), trace.modal("V2"))
        root.present(first, animated: false)
        first.present(second, animated: false)
        kept = [second, trace.embed(trace.controller("C"), in: first)]
        root.dismiss(animated: true)
      }
      XCTAssertEqual(
        report.description.components(separatedBy: "\n").filter { !$0.hasPrefix("  Nothing") },
        [
          #"UIViewController "C" left the tree in turn 9 by R.dismiss(animated:completion:), and is still alive."#,
          #"UIViewController "V2" left the tree in turn 9 by R.dismiss(animated:completion:), and is still alive."#,
        ])
      XCTAssertEqual(kept.count, 2)
    }
  }

  /// A presented controller has not left the tree; neither has one whose dismissal has not ended or was cancelled.
  func test_presentedControllerHasNotLeft() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      let watch = LeakWatch()
      watch.start(on: trace.stage)
      trace.show(root)
      let child = trace.embed(trace.controller("A"), in: root)
      let modal = trace.modal("V", .overFullScreen)
      child.leaveParent()
      root.present(modal, animated: false)
      modal.adopt(child)
      XCTAssertEqual(watch.report.leaks.map(\.object.short), [])
      root.dismiss(animated: true)
      XCTAssertEqual(watch.report.leaks.map(\.object.short), [])
      trace.finishTransitions()
      XCTAssertEqual(watch.report.leaks.map(\.object.short), ["V"])
      watch.stop(on: trace.stage)
    }
  }

  /// A controller presented in a context leaves the tree with it, and is listed below it.
  func test_leaksBelowAContext() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      context.present(modal, animated: false)
      let report = trace.stage.reportLeaks { context.leaveParent() }
      XCTAssertEqual(report.leaks.map(\.object.short), ["A"])
      XCTAssertEqual(report.leaks.flatMap(\.below).map(\.short), ["V"])
      let below = trace.stage.reportLeaks { modal.loadViewIfNeeded() }
      XCTAssertTrue(below.isEmpty)
      context.dismiss(animated: false)
    }
  }

  // MARK: The system's questions

  private final class Answering: UIViewController {
    var style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { style == .lightContent }
  }

  /// CON-25: the top full-screen presented controller is asked; for the status bar, one that captures its appearance; during
  /// a dismissal, the controller that appears again.
  func test_CON_25_theTopFullScreenControllerIsAsked() async {
    await withStage(pacing: .manual) { trace in
      let preferences = SystemPreferences.current
      let answers = { (style: UIStatusBarStyle, isHidden: Bool) in
        XCTAssertEqual(preferences.statusBarStyle, style)
        XCTAssertEqual(preferences.isHomeIndicatorAutoHidden, isHidden)
      }
      let root = trace.controller("R", Answering.init)
      root.style = .darkContent
      trace.show(root)
      answers(.darkContent, false)

      let sheet = trace.modal("V1", .automatic, Answering.init)
      sheet.style = .lightContent
      root.present(sheet, animated: false)
      answers(.darkContent, false)
      root.dismiss(animated: false)
      sheet.modalPresentationCapturesStatusBarAppearance = true
      root.present(sheet, animated: false)
      answers(.lightContent, false)

      let screen = trace.modal("V2", .fullScreen, Answering.init)
      sheet.present(screen, animated: true)
      answers(.default, false)
      screen.style = .lightContent
      screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
      trace.finishTransitions()
      answers(.default, true)
      screen.dismiss(animated: true)
      answers(.lightContent, false)
      trace.finishTransitions()
      sheet.dismiss(animated: true)
      trace.finishTransitions()
      answers(.darkContent, false)
    }
  }

  /// CON-25, DIS-06: a presenter in a hidden window is released: its presentation ends at once, with those above it. When the window
  /// is shown again, the preferences are those of the root.
  func test_CON_25_DIS_06_presentationsEndInAHiddenWindow() async {
    await withTrace { trace in
      let root = trace.controller("R", Answering.init)
      root.style = .darkContent
      let window = trace.show(root)
      let middle = trace.modal("V1", .fullScreen, Answering.init)
      middle.style = .lightContent
      let top = trace.modal("V2")
      do {
        let presenter = trace.controller("P")
        root.view.addSubview(presenter.view)
        presenter.present(middle, animated: false)
        middle.present(top, animated: false)
        XCTAssertEqual(SystemPreferences.current.statusBarStyle, .lightContent)
        window.isHidden = true
      }
      XCTAssertNil(middle.presentingViewController)
      XCTAssertNil(top.presentingViewController)
      XCTAssertEqual(window.subviews, [root.view])
      window.isHidden = false
      XCTAssertEqual(SystemPreferences.current.statusBarStyle, .darkContent)
      XCTAssertFalse(SystemPreferences.current.isHomeIndicatorAutoHidden)
      trace.begin()
    }
  }

  /// CON-25, DIS-10: a context that has left its parent is released, and its presentation ends; the sheet above stays on screen. The
  /// preferences are those of the root, since no presentation that is left controls the status bar.
  func test_CON_25_DIS_10_aPresentationBelowEnds() async {
    await withTrace { trace in
      let root = trace.controller("R", Answering.init)
      root.style = .darkContent
      trace.show(root)
      let middle = trace.modal("V1", .currentContext, Answering.init)
      middle.style = .lightContent
      middle.modalPresentationCapturesStatusBarAppearance = true
      let top = trace.modal("V2")
      do {
        let context = trace.embed(trace.controller("A"), in: root)
        context.definesPresentationContext = true
        context.present(middle, animated: false)
        middle.present(top, animated: false)
        XCTAssertEqual(SystemPreferences.current.statusBarStyle, .lightContent)
        context.leaveParent()
      }
      XCTAssertNil(middle.presentingViewController)
      XCTAssertTrue(top.presentingViewController === middle)
      root.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(SystemPreferences.current.statusBarStyle, .darkContent)
      middle.dismiss(animated: false)
      trace.begin()
    }
  }
}
