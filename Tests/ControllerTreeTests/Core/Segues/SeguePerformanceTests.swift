import XCTest

@testable import ControllerTree

/// What is called when a controller performs a segue (SEGUE-01 to SEGUE-03, SEGUE-10, SEGUE-12).
final class SeguePerformanceTests: XCTestCase {
  /// SEGUE-01, SEGUE-02, SEGUE-03: a segue of the kind `show` pushes; its destination's view is not loaded when the source prepares,
  /// and nobody asks whether to perform it.
  func test_SEGUE01_SEGUE02_SEGUE03_showPushes() async {
    await withTrace { trace in
      let source = trace.controller("A", SegueSource.init)
      let navigation = trace.controller("N") { UINavigationController(rootViewController: source) }
      navigation.isNavigationBarHidden = true
      trace.show(navigation)
      source.allowed = false
      source.segueTemplates = [trace.template("other", to: "X"), trace.template()]
      source.onPrepare = { segue, sender in
        trace.note("loaded: \(segue.destination.isViewLoaded), sender: \(sender ?? "nil"), stack: \(navigation.titles)")
      }
      source.performSegue(withIdentifier: "go", sender: 7)
      trace.expectDetailed(
        """
        A.prepare(for: "go" → B)
        loaded: false, sender: 7, stack: ["A"]
        B.willMove(toParent: N) movingToParent window: nil
        B.viewDidLoad() movingToParent window: nil
        A.viewWillDisappear(true)
        B.viewWillAppear(true) movingToParent window: nil
        B.viewIsAppearing(true) movingToParent
        A.viewDidDisappear(true) window: nil
        B.viewDidAppear(true) movingToParent
        B.didMove(toParent: N)
        """)
    }
  }

  /// SEGUE-02: the whole performance is one turn; its events name the call as their cause.
  func test_SEGUE02_theCauseIsTheCall() async {
    await withStage { trace in
      let source = trace.showSource()
      source.segueTemplates = [trace.template("go", .presentation)]
      let recorder = EventRecorder()
      recorder.record { source.performSegue(withIdentifier: "go", sender: nil) }
      XCTAssertEqual(Set(recorder.events.map(\.cause)), ["A.performSegue(withIdentifier:sender:)"])
      XCTAssertEqual(Set(recorder.events.map(\.turn)).count, 1)
    }
  }

  /// SEGUE-03: without a container `show` presents; `presentation` presents always.
  func test_SEGUE03_presentations() async {
    await withTrace { trace in
      let source = trace.showSource()
      source.segueTemplates = [trace.template(), trace.template("modal", .presentation, to: "M")]
      for (identifier, name) in [("go", "B"), ("modal", "M")] {
        source.performSegue(withIdentifier: identifier, sender: nil)
        trace.expectDetailed(
          """
          A.prepare(for: "\(identifier)" → \(name))
          \(name).viewDidLoad() beingPresented window: nil
          \(name).viewWillAppear(true) beingPresented window: nil
          \(name).viewIsAppearing(true) beingPresented
          \(name).viewDidAppear(true) beingPresented
          """)
        trace.ignore { source.dismiss(animated: false) }
      }
    }
  }

  /// SEGUE-03: `showDetail` calls the method of that name, here of a parent that handles it.
  func test_SEGUE03_showDetailGoesToTheContainerThatHandlesIt() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController() }
      let source = trace.controller("A", SegueSource.init)
      split.viewControllers = [source, trace.controller("D")]
      trace.show(split, size: .tablet)
      source.segueTemplates = [trace.template("detail", .showDetail)]
      source.performSegue(withIdentifier: "detail", sender: nil)
      XCTAssertEqual(split.viewControllers.map(\.title), ["A", "B"])
      XCTAssertEqual(trace.read().first?.line, "A.prepare(for: \"detail\" → B)")
    }
  }

  /// SEGUE-03, SEGUE-12: a popover gets its anchor and its directions before the source prepares.
  func test_SEGUE03_SEGUE12_popover() async {
    await withStage { trace in
      let source = trace.controller("A", SegueSource.init)
      trace.show(source, size: .tablet)
      let (anchor, active) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UIView())
      source.view.addSubview(anchor)
      let popover = SegueTemplate.Popover(arrowDirections: [.up, .left], passthroughViews: { _ in [active] }) { _ in
        anchor
      }
      source.segueTemplates = [trace.template("pop", .popover(popover))]
      source.onPrepare = { segue, _ in
        let controller = segue.destination.popoverPresentationController
        XCTAssertTrue(controller?.sourceView === anchor)
        XCTAssertEqual(controller?.permittedArrowDirections, [.up, .left])
        XCTAssertEqual(controller?.passthroughViews, [active])
      }
      source.performSegue(withIdentifier: "pop", sender: nil)
      XCTAssertEqual(source.presentedViewController?.modalPresentationStyle, .popover)
      XCTAssertTrue(source.presentedViewController?.presentationController is UIPopoverPresentationController)
    }
  }

  /// SEGUE-12, M-POP-01: a popover without an anchor is refused when it is presented; the source could have set one.
  func test_SEGUE12_MPOP01_popoverWithoutAnchor() async {
    await withStage { trace in
      let source = trace.controller("A", SegueSource.init)
      trace.show(source, size: .tablet)
      source.segueTemplates = [trace.template("pop", .popover(.init { _ in nil }))]
      trace.expectRefusal("! M-POP-01 popoverWithoutAnchor: A.performSegue(withIdentifier:sender:)") {
        source.performSegue(withIdentifier: "pop", sender: nil)
      }
      source.onPrepare = { segue, _ in segue.destination.popoverPresentationController?.sourceView = source.view }
      source.performSegue(withIdentifier: "pop", sender: nil)
      XCTAssertEqual(source.presentedViewController?.title, "B")
    }
  }

  /// SEGUE-12: the segue's styles replace the destination's before the source prepares, which may replace them again.
  func test_SEGUE12_styles() async {
    await withStage { trace in
      let source = trace.showSource()
      var template = trace.template("go", .presentation)
      (template.modalPresentationStyle, template.modalTransitionStyle) = (.overFullScreen, .crossDissolve)
      source.segueTemplates = [template]
      source.onPrepare = { segue, _ in
        XCTAssertEqual(segue.destination.modalPresentationStyle, .overFullScreen)
        XCTAssertEqual(segue.destination.modalTransitionStyle, .crossDissolve)
        segue.destination.modalPresentationStyle = .fullScreen
      }
      source.performSegue(withIdentifier: "go", sender: nil)
      XCTAssertEqual(source.presentedViewController?.modalPresentationStyle, .fullScreen)
    }
  }

  /// SEGUE-10: without animation each kind shows at once, and the callbacks are not animated.
  func test_SEGUE10_notAnimated() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let source = scene.members[0]
      var (push, modal) = (trace.template(), trace.template("modal", .presentation, to: "M"))
      (push.isAnimated, modal.isAnimated) = (false, false)
      source.segueTemplates = [push, modal]
      source.performSegue(withIdentifier: "modal", sender: nil)
      trace.expect(
        """
        A.prepare(for: "modal" → M)
        M.viewDidLoad()
        M.viewWillAppear(false)
        M.viewIsAppearing(false)
        M.viewDidAppear(false)
        """)
      trace.ignore { source.dismiss(animated: false) }
      source.performSegue(withIdentifier: "go", sender: nil)
      trace.expect(
        """
        A.prepare(for: "go" → B)
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(false)
        B.viewWillAppear(false)
        willShow B (false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        didShow B (false)
        """)
      trace.ignore { scene.members[0].show(trace.controller("C"), sender: nil) }
      XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"])
    }
  }

  /// SEGUE-10, SPLIT-11: collapsed, the stack of a split view controller changes without animation.
  func test_SEGUE10_SPLIT11_notAnimatedInACollapsedSplitView() async {
    await withTrace { trace in
      let split = trace.controller("V") { UISplitViewController(style: .doubleColumn) }
      let source = trace.controller("A", SegueSource.init)
      split.setViewController(source, for: .primary)
      trace.show(split)
      var template = trace.template("detail", .showDetail)
      template.isAnimated = false
      source.segueTemplates = [template]
      source.performSegue(withIdentifier: "detail", sender: nil)
      let lines = trace.read().map(\.line)
      XCTAssertTrue(lines.contains("B.viewDidAppear(false)"), "\(lines)")
      XCTAssertFalse(lines.contains { $0.contains("(true)") }, "\(lines)")
    }
  }

  /// SEGUE-01: a segue may be performed while another one is, from `prepare` too.
  func test_SEGUE01_fromPrepare() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let source = trace.controller("S", SegueSource.init)
      scene.navigation.setViewControllers([source], animated: false)
      trace.begin()
      source.segueTemplates = [trace.template("outer", to: "O"), trace.template("inner", to: "I")]
      source.onPrepare = { segue, _ in
        if segue.identifier == "outer" { source.performSegue(withIdentifier: "inner", sender: nil) }
      }
      source.performSegue(withIdentifier: "outer", sender: nil)
      XCTAssertEqual(
        trace.read().map(\.line).filter { $0.contains("prepare") },
        ["S.prepare(for: \"outer\" → O)", "S.prepare(for: \"inner\" → I)"])
      XCTAssertEqual(scene.navigation.titles, ["S", "I", "O"])
    }
  }

  /// SEGUE-01: a segue whose destination can't be made is not performed; the maker reports the reason.
  func test_SEGUE01_noDestination() async {
    await withTrace { trace in
      let source = trace.showSource()
      source.segueTemplates = [SegueTemplate("go", .show) { _, _ in nil }]
      let before = trace.tree
      source.performSegue(withIdentifier: "go", sender: nil)
      trace.expect("")
      XCTAssertEqual(trace.tree, before)
    }
  }
}
