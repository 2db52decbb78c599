import XCTest

@testable import ControllerTree

/// A container's change with the transition that presentations use (TRANS-03, TRANS-10, TRANS-13, TRANS-14).
final class ContainerTransitionTests: XCTestCase {
  /// TRANS-13, TRANS-14: an interactive pop that is cancelled: the arriving controller appears and disappears, the
  /// leaving one disappears and appears again.
  func test_TRANS13_cancelledPop() async {
    await withTrace(pacing: .manual) { trace in
      let actors = ContainerActors(trace)
      let before = trace.tree
      let driver = UIPercentDrivenInteractiveTransition()
      let transition = actors.transition(trace)
      transition.interactionController = driver
      transition.didEnd = { trace.note("didEnd(\($0))") }
      transition.start(animated: true) { trace.note("never") }
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        """)
      XCTAssertTrue(actors.top.transitionCoordinator === actors.parent.transitionCoordinator)
      driver.update(0.4)
      driver.cancel()
      trace.advance(0.139)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        didEnd(false)
        """)
      XCTAssertEqual(trace.tree, before)
    }
  }

  /// TRANS-03, TRANS-04, TRANS-10, TRANS-26: an animator gets the two children, both views, and no style of presentation.
  func test_TRANS03_TRANS10_animatorOfAContainer() async {
    await withTrace { trace in
      let actors = ContainerActors(trace)
      let transition = actors.transition(trace)
      transition.animator = TestAnimator("A", trace) { context, duration in
        XCTAssertTrue(context.viewController(forKey: .from) === actors.top)
        XCTAssertTrue(context.viewController(forKey: .to) === actors.below)
        XCTAssertTrue(context.view(forKey: .from) === actors.top.view)
        XCTAssertTrue(context.view(forKey: .to) === actors.below.view)
        XCTAssertTrue(context.containerView === actors.parent.view)
        XCTAssertEqual(context.presentationStyle, .none)
        TestAnimator.animate(context, duration)
      }
      transition.start(animated: true) { trace.note("completion") }
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.transitionDuration
        A.viewIsAppearing(true)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        A.animationEnded(true)
        completion
        """)
    }
  }

  /// TRANS-06: `finalFrame` sets the frames of arriving views; they do not follow the container's size then.
  func test_TRANS06_finalFrames() async {
    await withStage { trace in
      let actors = ContainerActors(trace)
      let transition = actors.transition(trace)
      let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      transition.finalFrame = { $0 === actors.below ? frame : .zero }
      transition.start(animated: false)
      XCTAssertEqual(actors.below.view.frame, frame)
      XCTAssertEqual(actors.below.view.autoresizingMask, [])
    }
  }

  /// TURN-05: a change that waits for the end of the turn can begin before.
  func test_TURN05_hurriedChange() async {
    await withTrace { trace in
      let actors = ContainerActors(trace)
      let transition = actors.transition(trace)
      trace.stage.cycle.turn {
        transition.start(animated: false)
        trace.expect("")
        transition.beginAtOnce()
        trace.expect("B.viewWillDisappear(false)\nA.viewWillAppear(false)")
        transition.beginAtOnce()
        XCTAssertTrue(transition.isInProgress)
        trace.expect("")
      }
      trace.expect(
        """
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        """)
      XCTAssertFalse(transition.isInProgress)
    }
  }

  /// TRANS-11, TRANS-20, APP-10: a container that is not on screen swaps its views; no child appears, and the change is
  /// over.
  func test_TRANS11_changeOffScreen() async {
    await withTrace(pacing: .manual) { trace in
      let actors = ContainerActors(trace, isShown: false)
      let transition = actors.transition(trace)
      transition.animator = TestAnimator("A", trace) { _, _ in XCTFail("There is nothing to animate.") }
      transition.willBegin = { trace.note("willBegin") }
      transition.didEnd = { trace.note("didEnd(\($0))") }
      UpdateCycle.main.turn {
        transition.start(animated: true) { trace.note("completion") }
        actors.parent.transitionCoordinator?.animate {
          XCTAssertFalse($0.isCancelled)
          trace.note("alongside")
        } completion: {
          XCTAssertFalse($0.isCancelled)
          trace.note("coordinator")
        }
      }
      trace.expect(
        """
        A.viewDidLoad()
        willBegin
        didEnd(true)
        alongside
        completion
        coordinator
        """)
      XCTAssertNil(actors.parent.transitionCoordinator)
      XCTAssertNil(actors.top.view.superview)
      XCTAssertEqual(actors.below.view.frame, actors.parent.view.bounds)

      let window = trace.window()
      window.rootViewController = actors.parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        A.viewWillAppear(false)
        P.viewIsAppearing(false)
        A.viewIsAppearing(false)
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        """)
    }
  }

  /// TRANS-11, APP-07, APP-10: a change that starts while the container appears: the arriving child appears with the
  /// container.
  func test_TRANS11_changeWhileTheContainerAppears() async {
    await withTrace(.layout, pacing: .manual) { trace in
      let actors = ContainerActors(trace, isShown: false)
      let transition = actors.transition(trace)
      transition.didEnd = { trace.note("didEnd(\($0))") }
      UpdateCycle.main.turn {
        let window = trace.window()
        window.rootViewController = actors.parent
        window.isHidden = false
        transition.start(animated: true)
      }
      trace.expect(
        """
        P.viewWillAppear(false)
        B.viewWillAppear(false)
        A.viewDidLoad()
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        didEnd(true)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// M-TRANS-02, TRANS-05: the animator of a push does not add the arriving view: the issue comes before the callbacks of the end.
  func test_M_TRANS_02_anAnimatorThatDoesNotAddTheView() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      scene.delegate.animator = TestAnimator("T", trace) { context, _ in context.completeTransition(true) }
      scene.navigation.pushViewController(trace.controller("B"), animated: true)
      trace.expect(
        """
        B.willMove(toParent: N)
        animator for push from A to B?
        driver?
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        T.transitionDuration
        ! M-TRANS-02 arrivingViewMissing: N.pushViewController(_:animated:)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        T.animationEnded(true)
        """)
    }
  }
}

/// A parent `P` that shows its child `B` and has another one, `A`.
@MainActor private struct ContainerActors {
  let parent: UIViewController
  let below: UIViewController
  let top: UIViewController

  init(_ trace: Trace, isShown: Bool = true) {
    (parent, below, top) = (trace.controller("P"), trace.controller("A"), trace.controller("B"))
    if isShown { trace.show(parent) }
    parent.addChild(below)
    below.didMove(toParent: parent)
    if isShown { below.view.frame = parent.view.bounds }
    trace.embed(top, in: parent)
    trace.begin()
  }

  func transition(_ trace: Trace) -> ContainerTransition {
    ContainerTransition(in: parent, from: [top], to: [below], on: parent.view)
  }
}
