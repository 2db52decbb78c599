import XCTest

@testable import ControllerTree

/// The views that a full-screen presentation removes from the window and restores (STYLE-05, STYLE-07, PC-10).
final class CoveredViewsTests: XCTestCase {
  /// STYLE-07: over a chain of sheets all controllers beneath disappear, the nearest presenter first.
  func test_STYLE_07_fullScreenOverSheets() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let sheets = [trace.modal("V1"), trace.modal("V2", .pageSheet)]
      trace.chain(root, sheets)
      let top = trace.modal("V3", .fullScreen)
      sheets[1].present(top, animated: true)
      trace.expect(
        """
        V3.viewDidLoad()
        V2.viewWillDisappear(true)
        V1.viewWillDisappear(true)
        R.viewWillDisappear(true)
        V3.viewWillAppear(true)
        V3.viewIsAppearing(true)
        V3.viewDidAppear(true)
        V2.viewDidDisappear(true)
        V1.viewDidDisappear(true)
        R.viewDidDisappear(true)
        """)
      for controller in [root] + sheets { XCTAssertNil(controller.view.window) }
      top.dismiss(animated: true)
      trace.expect(
        """
        V3.viewWillDisappear(true)
        V2.viewWillAppear(true)
        V1.viewWillAppear(true)
        R.viewWillAppear(true)
        R.viewIsAppearing(true)
        V1.viewIsAppearing(true)
        V2.viewIsAppearing(true)
        V2.viewDidAppear(true)
        V1.viewDidAppear(true)
        R.viewDidAppear(true)
        V3.viewDidDisappear(true)
        """)
    }
  }

  /// STYLE-07: down to the next presentation that fills the screen, whose presenter has disappeared already.
  func test_STYLE_07_noFurtherThanTheNextFullScreen() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let below = [trace.modal("V1", .fullScreen), trace.modal("V2")]
      trace.chain(root, below)
      below[1].present(trace.modal("V3", .fullScreen), animated: false)
      trace.expect(
        """
        V3.viewDidLoad()
        V2.viewWillDisappear(false)
        V1.viewWillDisappear(false)
        V3.viewWillAppear(false)
        V3.viewIsAppearing(false)
        V3.viewDidAppear(false)
        V2.viewDidDisappear(false)
        V1.viewDidDisappear(false)
        """)
    }
  }

  /// STYLE-07: a full-screen presentation from inside a context covers the presented controller there first, then the root
  /// around the context with all in it.
  func test_STYLE_07_fromInsideAContext() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let (inside, top) = (trace.modal("V1", .overCurrentContext), trace.modal("V2", .fullScreen))
      trace.setUp { context.present(inside, animated: false) }
      inside.present(top, animated: false)
      trace.expect(
        """
        V2.viewDidLoad()
        V1.viewWillDisappear(false)
        R.viewWillDisappear(false)
        A.viewWillDisappear(false)
        V2.viewWillAppear(false)
        V2.viewIsAppearing(false)
        V2.viewDidAppear(false)
        V1.viewDidDisappear(false)
        R.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      // The whole chain is dismissed: the controller in the context does not appear for it.
      context.dismiss(animated: false)
      trace.expect(
        """
        V2.viewWillDisappear(false)
        R.viewWillAppear(false)
        A.viewWillAppear(false)
        R.viewIsAppearing(false)
        A.viewIsAppearing(false)
        R.viewDidAppear(false)
        A.viewDidAppear(false)
        V2.viewDidDisappear(false)
        """)
      XCTAssertEqual(root.view.subviews, [context.view])
    }
  }

  /// STYLE-04: the presentation in a context's place is covered together with the root around it; the
  /// context has disappeared before.
  func test_STYLE_04_aReplacedContextIsCovered() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      trace.setUp {
        context.definesPresentationContext = true
        context.present(trace.modal("V", .currentContext), animated: false)
      }
      root.present(trace.modal("F", .fullScreen), animated: false)
      trace.expect(
        """
        F.viewDidLoad()
        R.viewWillDisappear(false)
        V.viewWillDisappear(false)
        F.viewWillAppear(false)
        F.viewIsAppearing(false)
        F.viewDidAppear(false)
        R.viewDidDisappear(false)
        V.viewDidDisappear(false)
        """)
      root.dismiss(animated: false)
      trace.expect(
        """
        F.viewWillDisappear(false)
        R.viewWillAppear(false)
        V.viewWillAppear(false)
        R.viewIsAppearing(false)
        V.viewIsAppearing(false)
        R.viewDidAppear(false)
        V.viewDidAppear(false)
        F.viewDidDisappear(false)
        """)
      XCTAssertNil(context.view.superview)
    }
  }

  /// PC-10: a custom presentation may remove the presenter's view too.
  func test_PC_10_aCustomPresentationThatRemovesThePresentersView() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let delegate = ProbeTransitioningDelegate()
      delegate.makeController = {
        let controller = ProbePresentationController(presentedViewController: $0, presenting: $1)
        controller.removesPresentersView = true
        return controller
      }
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      root.present(modal, animated: false)
      XCTAssertNil(root.view.window)
      XCTAssertEqual(root.appearance, .disappeared)
      root.dismiss(animated: false)
      XCTAssertNotNil(root.view.window)
      XCTAssertEqual(root.appearance, .appeared)
    }
  }

  /// PC-01: a presentation controller may show its own view around the controller's.
  func test_PC_01_aWrapperIsWhatComesAndGoes() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let delegate = ProbeTransitioningDelegate()
      let wrapper = ProbeView("wrapper")
      delegate.makeController = {
        let controller = ProbePresentationController(presentedViewController: $0, presenting: $1)
        wrapper.addSubview($0.view)
        controller.view = wrapper
        return controller
      }
      let modal = trace.modal("V", .custom)
      modal.transitioningDelegate = delegate
      root.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(wrapper.frame, window.bounds)
      let top = trace.modal("F", .fullScreen)
      trace.ignore { modal.present(top, animated: false) }
      XCTAssertNil(wrapper.window)
      trace.ignore { top.dismiss(animated: false) }
      XCTAssertTrue(wrapper.window === window)
      trace.ignore { root.dismiss(animated: false) }
      XCTAssertNil(wrapper.superview)
      XCTAssertTrue(modal.view.superview === wrapper)
    }
  }

  /// STYLE-05: a covered container that changes its children sends no appearance callback; the children that it has
  /// when it returns appear.
  func test_STYLE_05_childrenChangeBehindACover() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let old = trace.embed(trace.controller("A"), in: root)
      trace.setUp { root.present(trace.modal("V", .fullScreen), animated: false) }
      old.leaveParent()
      root.adopt(trace.controller("B"))
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        B.willMove(toParent: R)
        B.viewDidLoad()
        B.didMove(toParent: R)
        """)
      root.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        R.viewWillAppear(false)
        B.viewWillAppear(false)
        R.viewIsAppearing(false)
        B.viewIsAppearing(false)
        R.viewDidAppear(false)
        B.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
    }
  }

  /// PC-10: the hooks of a view that is removed or restored may read whether its controller is covered.
  func test_PC_10_hooksOfCoveredViewsMayAsk() async {
    await withStage { trace in
      let root = trace.controller("R")
      let view = NamedView("r")
      root.view = view
      trace.show(root)
      var answers: [Bool] = []
      view.when(.willMoveToSuperview) { answers.append(root.isCovered) }
      root.present(trace.modal("V", .fullScreen), animated: false)
      view.when(.willMoveToSuperview) { answers.append(root.isCovered) }
      root.dismiss(animated: false)
      XCTAssertEqual(answers, [true, false])
    }
  }

  /// PC-10, TRANS-05, TRANS-12: the presenter's view stays on screen under a presentation, and the animator of the dismissal moves
  /// it into the container. A cancelled dismissal puts it back before the presented controller comes back.
  func test_PC10_anAnimatorMovesThePresentersView() async {
    await withTrace(.views, pacing: .manual) { trace in
      let root = trace.controller("R")
      root.view = NamedView("r")
      let window = trace.show(root)
      let modal = trace.modal("V", .overFullScreen)
      let director = TestDirector()
      let animator = TestAnimator("A", trace) { context, _ in
        if let presenter = context.viewController(forKey: .to) {
          context.containerView.insertSubview(presenter.view, at: 0)
        }
      }
      trace.setUp {
        director.dismissing = animator
        modal.transitioningDelegate = director
        trace.kept.append(director)
        root.present(modal, animated: false)
      }
      let presented = trace.tree
      root.dismiss(animated: true)
      trace.expect(
        """
        V.viewWillDisappear(true)
        A.transitionDuration
        UIWindow #1.willRemoveSubview(r)
        r.willMove(toSuperview: PresentationContainerView #1)
        r.didMoveToSuperview()
        PresentationContainerView #1.didAddSubview(r)
        """)
      XCTAssertTrue(root.view.superview !== window)
      animator.context?.completeTransition(false)
      trace.expect(
        """
        PresentationContainerView #1.willRemoveSubview(r)
        r.willMove(toSuperview: UIWindow #1)
        r.didMoveToSuperview()
        UIWindow #1.didAddSubview(r)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, presented)
      XCTAssertTrue(root.view.superview === window)
    }
  }
}
