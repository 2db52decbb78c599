import XCTest

@testable import ControllerTree

/// The actual presenter (CTX-01 to CTX-08, PRES-17, PRES-20, SEED-23).
final class PresenterSearchTests: XCTestCase {
  /// R with B with A, each filling the one around it, and C beside B.
  @MainActor private struct Tree {
    let (root, box, source, other): (UIViewController, UIViewController, UIViewController, UIViewController)
    let window: UIWindow

    init(_ trace: Trace) {
      root = trace.controller("R")
      window = trace.show(root)
      box = trace.embed(trace.controller("B"), in: root)
      source = trace.embed(trace.controller("A"), in: box)
      other = trace.embed(trace.controller("C"), in: root)
    }
  }

  /// CTX-01, PRES-02: a style that fills the screen is presented by the outermost controller, whatever contexts there are.
  func test_CTX_01_theRootPresentsForThoseInside() async {
    for style in [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .custom,
    ] {
      await withStage { trace in
        let tree = Tree(trace)
        tree.source.definesPresentationContext = true
        let modal = trace.modal("V", style)
        tree.source.present(modal, animated: false)
        XCTAssertTrue(modal.presentingViewController === tree.root, "\(style)")
        for controller in [tree.root, tree.box, tree.source, tree.other] {
          XCTAssertTrue(controller.presentedViewController === modal, "\(style)")
        }
        XCTAssertTrue(modal.presentationController?.containerView?.superview === tree.window)
      }
    }
  }

  /// CTX-02, STYLE-04: the nearest controller that defines a context, including the source, is replaced in its place;
  /// controllers outside get only the layout that new subviews cause.
  func test_CTX_02_currentContextReplacesItsController() async {
    await withTrace { trace in
      let tree = Tree(trace)
      tree.box.definesPresentationContext = true
      tree.box.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
      let modal = trace.modal("V", .currentContext)
      tree.source.present(modal, animated: false) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        B.viewWillDisappear(false)
        A.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        B.viewDidDisappear(false)
        A.viewDidDisappear(false)
        completion
        """)
      XCTAssertTrue(modal.presentingViewController === tree.box)
      XCTAssertTrue(tree.source.presentedViewController === modal)
      XCTAssertNil(tree.root.presentedViewController)
      XCTAssertNil(tree.other.presentedViewController)
      let container = modal.presentationController?.containerView
      XCTAssertEqual(container?.frame, CGRect(x: 10, y: 20, width: 300, height: 400))
      XCTAssertEqual(tree.root.view.subviews, [container, tree.other.view])
      XCTAssertNil(tree.box.view.superview)

      tree.source.dismiss(animated: false) { trace.note("completion") }
      trace.expect(
        """
        V.viewWillDisappear(false)
        B.viewWillAppear(false)
        A.viewWillAppear(false)
        B.viewIsAppearing(false)
        A.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidAppear(false)
        V.viewDidDisappear(false)
        completion
        """)
      XCTAssertEqual(tree.root.view.subviews, [tree.box.view, tree.other.view])
      XCTAssertEqual(tree.box.view.frame, CGRect(x: 10, y: 20, width: 300, height: 400))
    }
  }

  /// CTX-02: the context's controller stays where it is under `.overCurrentContext`.
  func test_CTX_02_overCurrentContextLiesOverItsController() async {
    await withStage { trace in
      let tree = Tree(trace)
      tree.source.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      tree.source.present(modal, animated: false)
      XCTAssertTrue(modal.presentingViewController === tree.source)
      let container = modal.presentationController?.containerView
      XCTAssertEqual(tree.box.view.subviews, [tree.source.view, container])
      XCTAssertTrue([tree.root, tree.box, tree.source, modal].allSatisfy { $0.appearance == .appeared })
    }
  }

  /// CTX-02, CTX-03: if no controller defines a context, the root is replaced.
  func test_CTX_03_withoutAContextTheRootPresents() async {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      await withStage { trace in
        let tree = Tree(trace)
        XCTAssertFalse(tree.root.definesPresentationContext)
        let modal = trace.modal("V", style)
        tree.source.present(modal, animated: false)
        XCTAssertTrue(modal.presentingViewController === tree.root)
        XCTAssertEqual(tree.root.view.window == nil, style == .currentContext)
      }
    }
  }

  /// CTX-04: a custom presentation controller that does not fill the screen is presented in the context; others are not.
  func test_CTX_04_customGoesIntoTheContextIfItWants() async {
    for isInFullscreen in [true, false] {
      await withStage { trace in
        let tree = Tree(trace)
        tree.box.definesPresentationContext = true
        let delegate = ProbeTransitioningDelegate()
        delegate.makeController = {
          let controller = ProbePresentationController(presentedViewController: $0, presenting: $1)
          controller.isInFullscreen = isInFullscreen
          return controller
        }
        let modal = trace.modal("V", .custom)
        modal.transitioningDelegate = delegate
        tree.source.present(modal, animated: false)
        let presenter = isInFullscreen ? tree.root : tree.box
        XCTAssertTrue(modal.presentingViewController === presenter)
        XCTAssertTrue(modal.presentationController?.presentingViewController === presenter)
        XCTAssertTrue(
          modal.presentationController?.containerView?.superview === (isInFullscreen ? tree.window : tree.root.view))
      }
    }
  }

  /// CTX-04, CTX-07: a custom presentation uses its context although the root presents elsewhere. If it would fill the screen
  /// it is refused, and the presentation controller is not kept.
  func test_CTX_04_customWhileTheRootPresents() async {
    await withTrace { trace in
      let tree = Tree(trace)
      trace.setUp {
        tree.box.definesPresentationContext = true
        tree.root.present(trace.modal("S"), animated: false)
      }
      let delegate = ProbeTransitioningDelegate(note: trace.note)
      var isInFullscreen = true
      delegate.makeController = {
        let controller = ProbePresentationController(presentedViewController: $0, presenting: $1)
        controller.isInFullscreen = isInFullscreen
        return controller
      }
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      let question = "asked for V, presenting: B, source: A"
      trace.expectRefusal(
        "\(question)\n! M-PRES-01 alreadyPresenting: A.present(_:animated:completion:)"
      ) { tree.source.present(modal, animated: false, completion: $0) }
      XCTAssertNil(modal.rare?.presentation?.controller)

      trace.ignore {
        isInFullscreen = false
        tree.source.present(modal, animated: false)
      }
      XCTAssertTrue(modal.presentingViewController === tree.box)
    }
  }

  /// CTX-05, CTX-06: inside a presented controller, that controller presents; outside it the root does, which is busy.
  func test_CTX_05_insideAPresentedController() async {
    await withTrace { trace in
      let tree = Tree(trace)
      let (sheet, next) = (trace.modal("S"), trace.modal("V"))
      tree.source.present(sheet, animated: false)
      let child = trace.embed(trace.controller("D"), in: sheet)
      trace.expectRefusal("! M-PRES-01 alreadyPresenting: C.present(_:animated:completion:)") {
        tree.other.present(next, animated: false, completion: $0)
      }
      trace.ignore { child.present(next, animated: false) }
      XCTAssertTrue(next.presentingViewController === sheet)
      XCTAssertTrue(child.presentedViewController === next)
      XCTAssertTrue(child.presentingViewController === tree.root)
      XCTAssertTrue(tree.source.presentedViewController === sheet)
    }
  }

  /// A root `R` with two contexts side by side, `L` and `M`, which present `V1` and `V2`; the trace begins after it.
  @MainActor private struct TwoContexts {
    let root, left, right, first, second: UIViewController

    init(_ trace: Trace) {
      (root, left, right) = (trace.controller("R"), trace.controller("L"), trace.controller("M"))
      (first, second) = (trace.modal("V1", .overCurrentContext), trace.modal("V2", .overCurrentContext))
      trace.show(root)
      for (child, x) in [(left, 0.0), (right, 200)] {
        trace.embed(child, in: root)
        child.view.frame = CGRect(x: x, y: 0, width: 200, height: 800)
        child.definesPresentationContext = true
      }
      left.present(first, animated: false)
      right.present(second, animated: false)
      trace.begin()
    }
  }

  /// CTX-07: two contexts beside each other, each with its own presentation; the root presents nothing itself.
  func test_CTX_07_twoContextsAtATime() async {
    await withTrace { trace in
      let tree = TwoContexts(trace)
      XCTAssertTrue(tree.left.presentedViewController === tree.first)
      XCTAssertTrue(tree.right.presentedViewController === tree.second)
      XCTAssertNil(tree.root.presentedViewController)
      XCTAssertEqual(tree.second.presentationController?.containerView?.frame, tree.right.view.frame)
      tree.root.dismiss(animated: false) { trace.note("nothing dismissed") }
      trace.expect("nothing dismissed")
      XCTAssertTrue(tree.left.presentedViewController === tree.first)
      XCTAssertTrue(tree.right.presentedViewController === tree.second)
    }
  }

  /// CTX-07: a full-screen presentation of the root covers both contexts and their presentations; a presentation that
  /// is dismissed meanwhile does not come back.
  func test_CTX_07_bothContextsAreCoveredAtOnce() async {
    await withTrace { trace in
      let tree = TwoContexts(trace)
      let cover = trace.modal("F", .fullScreen)
      tree.root.present(cover, animated: false)
      trace.expect(
        """
        F.viewDidLoad()
        R.viewWillDisappear(false)
        L.viewWillDisappear(false)
        M.viewWillDisappear(false)
        V1.viewWillDisappear(false)
        V2.viewWillDisappear(false)
        F.viewWillAppear(false)
        F.viewIsAppearing(false)
        F.viewDidAppear(false)
        R.viewDidDisappear(false)
        L.viewDidDisappear(false)
        M.viewDidDisappear(false)
        V1.viewDidDisappear(false)
        V2.viewDidDisappear(false)
        """)
      // While covered, one of them is dismissed without callbacks.
      tree.right.dismiss(animated: false) { trace.note("dismissed") }
      trace.expect("dismissed")
      tree.root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        R.viewWillAppear(false)
        L.viewWillAppear(false)
        M.viewWillAppear(false)
        V1.viewWillAppear(false)
        R.viewIsAppearing(false)
        L.viewIsAppearing(false)
        V1.viewIsAppearing(false)
        M.viewIsAppearing(false)
        R.viewDidAppear(false)
        L.viewDidAppear(false)
        M.viewDidAppear(false)
        V1.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
    }
  }

  /// CTX-08: the delegate gets the presenter and the source; before a presentation the presenter is `nil`.
  func test_CTX_08_delegateGetsPresenterAndSource() async {
    await withTrace { trace in
      let tree = Tree(trace)
      let delegate = ProbeTransitioningDelegate(note: trace.note)
      let modal = trace.modal("V", .custom)
      trace.setUp {
        modal.transitioningDelegate = delegate
        tree.source.present(modal, animated: false)
        tree.root.dismiss(animated: false)
      }
      tree.source.present(modal, animated: false)
      trace.expect(
        """
        asked for V, presenting: R, source: A
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      let early = trace.modal("W", .custom)
      early.transitioningDelegate = delegate
      _ = early.presentationController
      trace.expect("asked for W, presenting: nil, source: W")
    }
  }

  /// PRES-20: only the presenter has to be in a window: a child that was never shown presents through its root.
  func test_PRES_20_theSourceNeedNotBeVisible() async {
    await withStage { trace in
      let tree = Tree(trace)
      let hidden = trace.controller("H")
      tree.root.addChild(hidden)
      hidden.didMove(toParent: tree.root)
      let modal = trace.modal("V")
      hidden.present(modal, animated: false)
      XCTAssertTrue(modal.presentingViewController === tree.root)
      XCTAssertFalse(hidden.isViewLoaded)
    }
  }

  /// PRES-17, M-PRES-10: a controller in no tree of controllers presents itself, if its view is in a window.
  func test_PRES_17_aDetachedControllerPresentsItself() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let detached = trace.controller("A")
      trace.setUp { root.view.addSubview(detached.view) }
      let modal = trace.modal("V")
      detached.present(modal, animated: false)
      XCTAssertTrue(modal.presentingViewController === detached)
      XCTAssertNil(root.presentedViewController)
      trace.expect(
        """
        ! M-PRES-10 detachedPresenter: A.present(_:animated:completion:)
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      trace.ignore { detached.dismiss(animated: false) }
    }
  }

  /// CTX-01, CTX-02: the steps of the search.
  func test_CTX_01_explanationListsTheSteps() async {
    await withTrace { trace in
      let tree = Tree(trace)
      let onScreen = PresenterSearch(from: tree.source, isInContext: false)
      XCTAssertEqual(onScreen.steps.map(\.controller), [tree.source, tree.box, tree.root])
      XCTAssertEqual(onScreen.steps.map(\.answer), [.passesToParent, .passesToParent, .isOutermost])
      tree.box.definesPresentationContext = true
      let inContext = PresenterSearch(from: tree.source, isInContext: true)
      XCTAssertEqual(inContext.steps.map(\.controller), [tree.source, tree.box])
      XCTAssertEqual(inContext.steps.map(\.answer), [.definesNoContext, .definesContext])
      XCTAssertTrue(inContext.presenter === tree.box)
    }
  }
}
