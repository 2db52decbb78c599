import XCTest

@testable import ControllerTree

/// The table of misuse, presentation: M-PRES-01 to M-PRES-16, M-DIS-01, with the whole issue and the unchanged tree.
final class PresentationIssuesTests: XCTestCase {
  /// A visible root `R` with a child `A`.
  @MainActor private static func tree(_ trace: Trace) -> (UIViewController, UIViewController) {
    let root = trace.controller("R")
    trace.show(root)
    return (root, trace.embed(trace.controller("A"), in: root))
  }

  /// M-PRES-01, CTX-06: the presenter already presents; the search does not go on to the top of the chain.
  func test_MPRES01_alreadyPresenting() async {
    await withTrace { trace in
      let (root, child) = Self.tree(trace)
      root.present(trace.modal("W"), animated: false)
      trace.expectRefusal(
        #"error: alreadyPresenting (M-PRES-01): UIViewController "R" (from UIViewController "A") presents "#
          + #"UIViewController "W" and can't present UIViewController "V" too. Present from the controller that is "#
          + #"presented, or dismiss it first. [A.present(_:animated:completion:)] "#
          + #"UIKit: "Attempt to present <V> on <P> (from <A>) which is already presenting <W>.""#,
        about: ["R", "V", "A", "W"]
      ) { child.present(trace.modal("V"), animated: true) { XCTFail("The completion of a refused call ran.") } }
    }
  }

  /// M-PRES-02, PRES-19: the presenter is in a presentation, then in a dismissal.
  func test_MPRES02_presentationInProgress() async {
    await withStage(pacing: .manual) { trace in
      let (root, _) = Self.tree(trace)
      root.present(trace.modal("W"), animated: true)
      let before = trace.tree
      for doing in ["presented", "dismissed"] {
        let issues = trace.stage.diagnostics.collect { root.present(trace.modal("V"), animated: true) }
        XCTAssertEqual(
          issues.map(\.description),
          [
            #"error: presentationInProgress (M-PRES-02): UIViewController "R" can't present UIViewController "V" while "#
              + #"UIViewController "W" is being \#(doing). Wait for the completion of the transition. "#
              + "[R.present(_:animated:completion:)]"
          ])
        if doing == "presented" { XCTAssertEqual(trace.tree, before) }
        trace.finishTransitions()
        root.dismiss(animated: true)
      }
      trace.finishTransitions()
      XCTAssertNil(root.presentedViewController)
      trace.expect(
        """
        ! M-PRES-02 presentationInProgress: R.present(_:animated:completion:)
        ! M-PRES-02 presentationInProgress: R.present(_:animated:completion:)
        """)
    }
  }

  /// M-PRES-03: a presenter that was never loaded, is loaded and in no window, or is covered by a full-screen presentation.
  func test_MPRES03_presenterNotInWindow() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.expectRefusal(Self.notInWindow("it was never loaded"), about: ["R", "V"], of: root) {
        root.present(trace.modal("V"), animated: true)
      }
      trace.ignore { root.loadViewIfNeeded() }
      let reason = "it was never added to one, or was removed from it"
      trace.expectRefusal(Self.notInWindow(reason), about: ["R", "V"], of: root) {
        root.present(trace.modal("V"), animated: true)
      }
    }
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      root.present(trace.modal("W", .fullScreen), animated: false)
      trace.expectRefusal(Self.notInWindow(#"UIViewController "W" covers it"#), about: ["R", "V"]) {
        root.present(trace.modal("V"), animated: true)
      }
    }
  }

  private static func notInWindow(_ why: String) -> String {
    #"error: presenterNotInWindow (M-PRES-03): UIViewController "R" can't present UIViewController "V": its view is not in "#
      + "a window (\(why)). Present from viewDidAppear(_:) or later. [R.present(_:animated:completion:)] "
      + #"UIKit: "Attempt to present <V> on <P> (from <A>) whose view is not in the window hierarchy.""#
  }

  /// M-PRES-05: a controller is presented once, whichever controller presents it.
  func test_MPRES05_alreadyPresented() async {
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      let modal = trace.modal("V")
      root.present(modal, animated: false)
      trace.expectRefusal(
        #"error: alreadyPresented (M-PRES-05): UIViewController "V" is presented by UIViewController "R" already. Dismiss "#
          + "the controller first, or present another one. [R.present(_:animated:completion:)] UIKit: \"Application tried "
          + "to present modally a view controller <V> that is already being presented by <X>.\"",
        about: ["V", "R"]
      ) { root.present(modal, animated: true) }
    }
  }

  /// M-PRES-06: a child can't be presented.
  func test_MPRES06_presentedChild() async {
    await withTrace { trace in
      let (root, child) = Self.tree(trace)
      let other = trace.controller("C")
      child.addChild(other)
      other.didMove(toParent: child)
      trace.expectRefusal(
        #"error: presentedChild (M-PRES-06): UIViewController "C" is a child of UIViewController "A" and can't be "#
          + "presented. Present the parent, or remove the controller from it first. [R.present(_:animated:completion:)] "
          + "UIKit: \"Application tried to present modally a view controller <V> that has a parent view controller <Q>.\"",
        about: ["C", "A"]
      ) { root.present(other, animated: true) }
    }
  }

  /// M-PRES-07: a controller presents itself, and a child presents its root.
  func test_MPRES07_presentingItself() async {
    await withTrace { trace in
      let (root, child) = Self.tree(trace)
      let rest =
        " Present a controller that does not contain the presenter. [%@.present(_:animated:completion:)] UIKit: "
        + "\"Application tried to present modal view controller on itself. Presenting controller is <V>.\""
      trace.expectRefusal(
        #"error: presentingItself (M-PRES-07): UIViewController "R" can't present itself."#
          + String(format: rest, "R"), about: ["R"]
      ) { root.present(root, animated: true) }
      trace.expectRefusal(
        #"error: presentingItself (M-PRES-07): UIViewController "R" is the presenter for UIViewController "A" and "#
          + "can't present itself." + String(format: rest, "A"), about: ["R", "A"]
      ) { child.present(root, animated: true) }
    }
  }

  /// M-PRES-08: the root of another shown window. The root of a hidden one can be presented; its window then can't show it.
  func test_MPRES08_presentedRoot() async {
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      let other = trace.controller("V")
      let window = trace.show(other)
      trace.expectRefusal(
        #"error: presentedRoot (M-PRES-08): UIViewController "V" is the root of UIWindow #2 and can't be presented. Give "#
          + "the window another root first. [R.present(_:animated:completion:)] UIKit: \"Application tried to present "
          + "modally an active controller <V>.\"",
        about: ["V", "UIWindow #2"]
      ) { root.present(other, animated: true) }
      trace.ignore { window.isHidden = true }
      trace.ignore { root.present(other, animated: false) }
      XCTAssertTrue(other.presentingViewController === root)
      window.isHidden = false
      trace.expect("! M-PRES-16 childIsPresented: UIWindow #2.isHidden")
      XCTAssertEqual(window.subviews, [])
      XCTAssertEqual(other.appearance, .appeared)
      trace.ignore {
        root.dismiss(animated: false)
        window.rootViewController = nil
      }
    }
  }

  /// M-PRES-09: a controller presents one whose presentations lead to the presenter; possible only outside of all windows.
  func test_MPRES09_presentationCycle() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let detached = trace.controller("V")
      root.view.addSubview(detached.view)
      let sheet = trace.modal("S")
      trace.setUp { detached.present(sheet, animated: false) }
      trace.expectRefusal(
        #"error: presentationCycle (M-PRES-09): UIViewController "S" is inside UIViewController "V" or "#
          + "presented above it and can't present it. Present a controller that is not below the source. "
          + "[S.present(_:animated:completion:)]",
        about: ["V", "S"]
      ) { sheet.present(detached, animated: true) }
      trace.ignore { detached.dismiss(animated: false) }
    }
  }

  /// M-PRES-03, WIN-10: a root that presents while another one replaces it. Its view has left the window when the presentation
  /// would begin, so that is the one issue; no advice says to make the root a child.
  func test_MPRES03_formerRoot() async {
    await withTrace { trace in
      let (old, new) = (trace.controller("R", ScriptedController.init), trace.controller("N"))
      let window = trace.show(old)
      let modal = trace.modal("V")
      old.once(.viewWillDisappear) { [unowned old] in old.present(modal, animated: false) }
      let issues = trace.stage.diagnostics.collect { window.rootViewController = new }
      trace.expect(
        """
        R.viewWillDisappear(false)
        N.viewDidLoad()
        N.viewWillAppear(false)
        N.viewIsAppearing(false)
        R.viewDidDisappear(false)
        N.viewDidAppear(false)
        ! M-PRES-03 presenterNotInWindow: UIWindow #1.rootViewController
        """)
      XCTAssertEqual(
        issues.map { "\($0)" },
        [
          #"error: presenterNotInWindow (M-PRES-03): ScriptedController "R" can't present UIViewController "V": its view is "#
            + "not in a window (it was never added to one, or was removed from it). Present from viewDidAppear(_:) or "
            + "later. [UIWindow #1.rootViewController]"
        ])
      XCTAssertNil(old.presentedViewController)
      XCTAssertNil(modal.presentingViewController)
    }
  }

  /// M-PRES-10: a warning, and the call goes on.
  func test_MPRES10_detachedPresenter() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let detached = trace.controller("A")
      trace.setUp { root.view.addSubview(detached.view) }
      trace.expectIssue(
        #"warning: detachedPresenter (M-PRES-10): The view of UIViewController "A" is on screen, but the controller is in "#
          + "no tree of controllers; it becomes the presenter. Call addChild(_:) on the controller whose view contains "
          + "it. [A.present(_:animated:completion:)] UIKit: \"Presenting view controllers on detached view controllers "
          + "is discouraged <A>.\"",
        about: ["A"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "R" appeared, view (0, 0, 400, 800)
             └─ UIViewController "A" appeared, view (0, 0, 393, 852)
                └─ presents → UIViewController "V" appeared, view (0, 0, 400, 800)
          """
      ) { detached.present(trace.modal("V", .overFullScreen), animated: false) }
      trace.ignore { detached.dismiss(animated: false) }
    }
  }

  /// M-PRES-12, STYLE-10: a partial curl with a sheet as the presented controller, and with one as the presenter.
  func test_MPRES12_partialCurl() async {
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      let curl = trace.modal("V")
      curl.modalTransitionStyle = .partialCurl
      let text = { (side: String, asked: String) in
        #"error: partialCurl (M-PRES-12): UIViewController "V" has the transition style .partialCurl, but "#
          + #"UIViewController "\#(side)" does not fill the screen. Use .fullScreen on both sides, or another "#
          + "transition style. [\(asked).present(_:animated:completion:)] UIKit: \"Application tried to present "
          + "UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <X>.\""
      }
      trace.expectRefusal(text("V", "R"), about: ["V", "V"]) { root.present(curl, animated: true) }
      curl.modalPresentationStyle = .fullScreen
      let sheet = trace.modal("S")
      root.present(sheet, animated: false)
      trace.expectRefusal(text("S", "S"), about: ["V", "S"]) { sheet.present(curl, animated: true) }
      trace.ignore {
        root.dismiss(animated: false)
        root.present(curl, animated: true)
      }
      XCTAssertTrue(root.presentedViewController === curl)
    }
  }

  /// M-PRES-13, STYLE-08: no style.
  func test_MPRES13_noPresentationStyle() async {
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      trace.expectRefusal(
        #"error: noPresentationStyle (M-PRES-13): UIViewController "V" can't be presented in the style .none. Use another "#
          + "style; only adaptive delegates return .none. [R.present(_:animated:completion:)] UIKit: \"The specified "
          + "modal presentation style doesn't have a corresponding presentation controller.\"",
        about: ["V"]
      ) { root.present(trace.modal("V", .none), animated: true) }
    }
  }

  /// M-PRES-14: the presenter leaves with its window's root.
  func test_MPRES14_presenterLeft() async {
    await withTrace { trace in
      let (root, _) = Self.tree(trace)
      trace.setUp { root.present(trace.modal("V"), animated: false) }
      trace.expectIssue(
        #"warning: presenterLeft (M-PRES-14): UIViewController "R" left the tree while it presented UIViewController "#
          + #""V", which was dismissed. Dismiss before the presenter leaves. [UIWindow #1.rootViewController]"#,
        about: ["V", "R"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ UIViewController "S" appeared, view (0, 0, 400, 800)
          """
      ) { root.view.window?.rootViewController = trace.controller("S") }
    }
  }

  /// M-PRES-15: a controller that is being dismissed cannot present.
  func test_MPRES15_presenterBeingDismissed() async {
    await withStage(pacing: .manual) { trace in
      let (root, _) = Self.tree(trace)
      let modal = trace.modal("W")
      root.present(modal, animated: false)
      modal.dismiss(animated: true)
      let before = trace.tree
      let issues = trace.stage.diagnostics.collect { modal.present(trace.modal("V"), animated: true) }
      XCTAssertEqual(
        issues.map(\.description),
        [
          #"error: presenterBeingDismissed (M-PRES-15): UIViewController "W" is being dismissed and can't present "#
            + #"UIViewController "V". Present from the controller that stays, in the dismissal's completion. "#
            + "[W.present(_:animated:completion:)]"
        ])
      XCTAssertEqual(trace.tree, before)
      trace.finishTransitions()
      trace.expect("! M-PRES-15 presenterBeingDismissed: W.present(_:animated:completion:)")
    }
  }

  /// M-PRES-16: a presented controller becomes neither a child nor the root of another window.
  func test_MPRES16_childIsPresented() async {
    await withTrace { trace in
      let (root, child) = Self.tree(trace)
      let modal = trace.modal("V")
      root.present(modal, animated: false)
      trace.expectRefusal(
        #"error: childIsPresented (M-PRES-16): UIViewController "V" is presented by UIViewController "R" and can't become a "#
          + "child. Dismiss the controller first. [A.addChild(_:)]",
        about: ["V", "R"]
      ) { child.addChild(modal) }
      let window = trace.window()
      trace.expectRefusal(
        #"error: childIsPresented (M-PRES-16): UIViewController "V" is presented by UIViewController "R" and can't become "#
          + "the root of UIWindow #2. Dismiss the controller first. [UIWindow #2.rootViewController]",
        about: ["V", "R", "UIWindow #2"]
      ) { window.rootViewController = modal }
      XCTAssertNil(window.rootViewController)
    }
  }

  /// M-DIS-01: the presentation has not ended.
  func test_MDIS01_dismissalInProgress() async {
    await withStage(pacing: .manual) { trace in
      let (root, child) = Self.tree(trace)
      root.present(trace.modal("V"), animated: true)
      let before = trace.tree
      let issues = trace.stage.diagnostics.collect { child.dismiss(animated: true) }
      XCTAssertEqual(
        issues.map(\.description),
        [
          #"error: dismissalInProgress (M-DIS-01): UIViewController "V" is still being presented. Wait for the completion "#
            + "of the transition. [A.dismiss(animated:completion:)]"
        ])
      XCTAssertEqual(issues.flatMap { $0.objects.map(\.short) }, ["A", "V"])
      XCTAssertEqual(trace.tree, before)
      trace.finishTransitions()
      trace.expect("! M-DIS-01 dismissalInProgress: A.dismiss(animated:completion:)")
    }
  }
}
