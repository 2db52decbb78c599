import XCTest

@testable import ControllerTree

/// The transition as a coordinator (TRANS-20, TRANS-22 to TRANS-26, PC-07).
final class ControllerTransitionCoordinatorTests: XCTestCase {
  // MARK: When there is one

  /// TRANS-20, PC-07: an animated transition has a coordinator from the call to the caller's completion, for presenting
  /// and dismissing; while the coordinator's own completions run, there is none.
  func test_TRANS20_animated() async {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      await withStage(pacing: .manual) { trace in
        let actors = CoordinatedActors(trace, style: style)
        @MainActor func expect(_ going: (UIViewController) -> Void) {
          XCTAssertNil(actors.modal.transitionCoordinator)
          trace.stage.cycle.turn {
            going(actors.root)
            actors.expectCoordinator()
            XCTAssertEqual(actors.modal.transitionCoordinator?.isAnimated, true)
            XCTAssertEqual(actors.modal.transitionCoordinator?.transitionDuration, 0.5)
          }
          actors.expectCoordinator()
          trace.advance(0.5)
          XCTAssertNil(actors.modal.transitionCoordinator)
          XCTAssertNil(actors.root.transitionCoordinator)
        }
        expect { root in
          root.present(actors.modal, animated: true) { actors.expectCoordinator() }
          actors.modal.transitionCoordinator?.animate(
            alongsideTransition: { _ in actors.expectCoordinator() },
            completion: { _ in
              for controller in actors.controllers { XCTAssertNil(controller.transitionCoordinator) }
            })
        }
        expect { $0.dismiss(animated: true) { actors.expectCoordinator() } }
        XCTAssertEqual(actors.callbacksWithout, [])
        XCTAssertEqual(actors.callbacks, style == .fullScreen ? 10 : 5)
      }
    }
  }

  /// TRANS-20, PC-07, PRES-13: an unanimated transition has none after the call, and one without duration in the
  /// callbacks.
  func test_TRANS20_unanimated() async {
    await withStage(pacing: .manual) { trace in
      let actors = CoordinatedActors(trace, style: .fullScreen)
      actors.isAnimated = false
      trace.stage.cycle.turn {
        actors.root.present(actors.modal, animated: false) { actors.expectCoordinator() }
        XCTAssertNil(actors.modal.transitionCoordinator)
        XCTAssertNil(actors.root.transitionCoordinator)
      }
      XCTAssertNil(actors.modal.transitionCoordinator)
      trace.stage.cycle.turn {
        actors.root.dismiss(animated: false) { actors.expectCoordinator() }
        XCTAssertNil(actors.modal.transitionCoordinator)
      }
      XCTAssertNil(actors.modal.transitionCoordinator)
      XCTAssertEqual(actors.callbacksWithout, [])
      XCTAssertEqual(actors.callbacks, 10)
    }
  }

  /// TRANS-20: "if there is a coordinator, have it run the block, else run it now" runs the block exactly once in every pacing.
  func test_TRANS20_theCommonPatternRunsItsBlockOnce() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      for isAnimated in [false, true] {
        await withTrace(pacing: pacing) { trace in
          let actors = TransitionActors(trace)
          actors.director.presenting = nil
          actors.root.present(actors.modal, animated: isAnimated)
          if let coordinator = actors.modal.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { _ in trace.note("the block") }
          } else {
            trace.note("the block")
          }
          trace.stage.cycle.settle()
          XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["the block"])
        }
      }
    }
  }

  /// TRANS-20, PRES-18: a queue of presentations, in the shape of airbnb/epoxy-ios (PresentationQueue.swift): in the
  /// completion of the dismissal it checks whether a transition is in progress; there is none, so the next presentation
  /// begins.
  func test_TRANS20_theNextTransitionFromACompletion() async {
    await withTrace(pacing: .manual) { trace in
      let (root, first, second) = (trace.controller("R"), trace.controller("V"), trace.controller("W"))
      trace.setUp {
        trace.show(root)
        root.present(first, animated: true)
        trace.finishTransitions()
      }

      trace.stage.cycle.turn {
        root.dismiss(animated: true)
        root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          if root.transitionCoordinator == nil { root.present(second, animated: true) }
          XCTAssertTrue(root.transitionCoordinator != nil)
          XCTAssertTrue(root.presentedViewController === second)
        }
      }
      trace.expect("V.viewWillDisappear(true)")
      trace.finishTransitions()
      trace.expect(
        """
        V.viewDidDisappear(true)
        W.viewDidLoad()
        W.viewWillAppear(true)
        W.viewIsAppearing(true)
        W.viewDidAppear(true)
        """)
    }
  }

  // MARK: Properties

  /// TRANS-25, TRANS-26: controllers, views, container and transform are the context's; the rest is as named.
  func test_TRANS25_TRANS26_answers() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      let driver = TestDriver()
      driver.completionSpeed = 3
      actors.director.presentingDriver = driver
      actors.root.present(actors.modal, animated: true)
      guard let coordinator = actors.modal.transitionCoordinator, let context = driver.context else {
        return XCTFail("no transition")
      }
      for key in [UITransitionContextViewControllerKey.from, .to] {
        XCTAssertNotNil(coordinator.viewController(forKey: key))
        XCTAssertTrue(coordinator.viewController(forKey: key) === context.viewController(forKey: key))
      }
      for key in [UITransitionContextViewKey.from, .to] {
        XCTAssertNotNil(coordinator.view(forKey: key))
        XCTAssertTrue(coordinator.view(forKey: key) === context.view(forKey: key))
      }
      XCTAssertTrue(coordinator.containerView === context.containerView)
      XCTAssertEqual(coordinator.targetTransform, .identity)
      XCTAssertEqual(coordinator.presentationStyle, .fullScreen)
      XCTAssertEqual(coordinator.transitionDuration, 0.4)
      XCTAssertEqual(coordinator.completionVelocity, 3)
      XCTAssertEqual(coordinator.completionCurve, .linear)
      XCTAssertTrue(coordinator.initiallyInteractive)
      XCTAssertTrue(coordinator.isInteractive)
      XCTAssertTrue(coordinator.isInterruptible)
      XCTAssertFalse(coordinator.isCancelled)
      context.updateInteractiveTransition(0.3)
      XCTAssertEqual(coordinator.percentComplete, 0.3)
      context.finishInteractiveTransition()
      XCTAssertTrue(coordinator.initiallyInteractive)
      XCTAssertFalse(coordinator.isInteractive)
      context.completeTransition(true)
      XCTAssertEqual(coordinator.percentComplete, 1)
      XCTAssertFalse(coordinator.isCancelled)
    }
  }

  /// TRANS-25, TRANS-26: a built-in animation, and none: not interactive, not interruptible.
  func test_TRANS25_answersWithoutADriver() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.director.presenting = nil
      actors.root.present(actors.modal, animated: true)
      guard let coordinator = actors.modal.transitionCoordinator else { return XCTFail("no coordinator") }
      XCTAssertFalse(coordinator.initiallyInteractive)
      XCTAssertFalse(coordinator.isInteractive)
      XCTAssertFalse(coordinator.isInterruptible)
      XCTAssertEqual(coordinator.completionVelocity, 1)
      XCTAssertEqual(coordinator.completionCurve, .easeInOut)
      XCTAssertNil(coordinator.view(forKey: .from))
      trace.advance(0.5)
      actors.modal.once(.viewWillDisappear) { [modal = actors.modal] in
        XCTAssertEqual(modal.transitionCoordinator?.isAnimated, false)
        XCTAssertEqual(modal.transitionCoordinator?.transitionDuration, 0)
        XCTAssertEqual(modal.transitionCoordinator?.percentComplete, 0)
      }
      actors.root.dismiss(animated: false)
    }
  }

  // MARK: Alongside work

  /// TRANS-22, TRANS-23: blocks run once, when the animation starts and after the animator's own code, in the order of
  /// registration; completions run after the caller's, in the reverse order, as in the stand-in for UIKit's coordinator
  /// in the tests of airbnb/epoxy-ios (StubTransitionCoordinator.swift: "matches UIKit behavior"). Later blocks are
  /// refused.
  func test_TRANS22_TRANS23_order() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        TestAnimator.animate(context, duration)
        trace.note("animator's code")
      }
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      trace.stage.cycle.turn {
        actors.root.present(actors.modal, animated: true) { trace.note("caller's completion") }
        coordinator = actors.modal.transitionCoordinator
        for name in ["a", "b"] {
          let isQueued = coordinator?.animate(
            alongsideTransition: { trace.note("\(name) alongside, animated: \($0.isAnimated)") },
            completion: { trace.note("\(name) completion, cancelled: \($0.isCancelled)") })
          XCTAssertEqual(isQueued, true)
        }
        let isQueued = trace.setUp {
          coordinator?.animateAlongsideTransition(
            in: actors.root.view, animation: { _ in trace.note("c in R's view") }, completion: nil)
        }
        XCTAssertEqual(isQueued, true)
      }
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(true)
        A.transitionDuration
        V.animateTransition()
        animator's code
        V.viewIsAppearing(true)
        a alongside, animated: true
        b alongside, animated: true
        c in R's view
        """)
      let isQueued = coordinator?.animate(
        alongsideTransition: { _ in trace.note("late, at once: \(UIView.inheritedAnimationDuration)") },
        completion: { _ in trace.note("late completion") })
      XCTAssertEqual(isQueued, true)
      trace.expect("late, at once: 0.0")
      trace.advance(0.4)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        caller's completion
        late completion
        b completion, cancelled: false
        a completion, cancelled: false
        """)
      let isTooLate = coordinator?.animate(
        alongsideTransition: { _ in XCTFail("too late") }, completion: { _ in XCTFail("too late") })
      XCTAssertEqual(isTooLate, false)
    }
  }

  /// TRANS-22, TRANS-23: registered from inside a block, the animation runs at once, the completion with the others;
  /// registered from inside a completion, neither runs.
  func test_TRANS22_registeredFromInside() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      trace.stage.cycle.turn {
        actors.root.present(actors.modal, animated: true)
        guard let coordinator = actors.modal.transitionCoordinator else { return XCTFail("no coordinator") }
        coordinator.animate { _ in
          trace.note("outer")
          let isQueued = coordinator.animate(
            alongsideTransition: { _ in trace.note("inner") }, completion: { _ in trace.note("inner completion") })
          XCTAssertTrue(isQueued)
          trace.note("outer ends")
        } completion: { _ in
          trace.note("outer completion")
          let isQueued = coordinator.animate(
            alongsideTransition: { _ in XCTFail("over") }, completion: { _ in XCTFail("over") })
          XCTAssertFalse(isQueued)
        }
        coordinator.animate(alongsideTransition: { _ in trace.note("next") })
      }
      trace.advance(0.4)
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        [
          "A.transitionDuration", "outer", "inner", "outer ends", "next", "A.animationEnded(true)", "inner completion",
          "outer completion",
        ])
    }
  }

  /// TRANS-22, APP-23: alongside work is animated as long as the transition: blocks inherit its duration, and a child
  /// that is added has appeared when the transition is over. Unanimated, it happens at once.
  func test_TRANS22_whatGoesAlongIsAnimated() async {
    for isAnimated in [true, false] {
      await withTrace(pacing: .manual) { trace in
        let actors = TransitionActors(trace, style: .overFullScreen)
        let child = trace.controller("C")
        actors.modal.once(.viewWillAppear) { [modal = actors.modal, root = actors.root] in
          modal.transitionCoordinator?.animate(alongsideTransition: { _ in
            trace.note("\(UIView.inheritedAnimationDuration)")
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
          })
        }
        actors.root.present(actors.modal, animated: isAnimated)
        let heard = trace.recorder.drain().map { $0.noteText ?? $0.line }
        XCTAssertEqual(heard.contains("0.4"), isAnimated)
        XCTAssertEqual(heard.contains("C.viewDidAppear(false)"), !isAnimated)
        trace.advance(0.4)
        let later = trace.recorder.drain().map { $0.noteText ?? $0.line }
        XCTAssertEqual(later.contains("C.viewDidAppear(false)"), isAnimated)
        XCTAssertEqual(child.appearance, .appeared)
      }
    }
  }

  /// TRANS-24: a transition without interaction calls no handler of interaction changes.
  func test_TRANS24_noInteraction() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.root.present(actors.modal, animated: true)
      actors.modal.transitionCoordinator?.notifyWhenInteractionChanges { _ in XCTFail("nobody drives") }
      trace.advance(0.4)
    }
  }
}

/// A root `R` with a child `C`, and `V` with a child `D` and a grandchild `E`, which count callbacks without a coordinator.
@MainActor private final class CoordinatedActors {
  let root: CountingController
  let modal: CountingController
  private let inside: [UIViewController]
  /// The coordinator's properties about animation.
  var isAnimated = true
  private(set) var callbacks = 0
  private(set) var callbacksWithout: [String] = []

  init(_ trace: Trace, style: UIModalPresentationStyle) {
    root = trace.controller("R", CountingController.init)
    trace.show(root)
    modal = trace.controller("V", CountingController.init)
    modal.modalPresentationStyle = style
    let (child, below, deepest) = (trace.controller("C"), trace.controller("D"), trace.controller("E"))
    trace.embed(child, in: root)
    modal.addChild(below)
    below.addChild(deepest)
    inside = [child, below, deepest]
    for controller in [root, modal] {
      controller.onCallback = { [weak self, unowned controller] in self?.note($0, of: controller) }
    }
    trace.begin()
  }

  var controllers: [UIViewController] { [root, modal] + inside }

  /// All participants return the same coordinator.
  func expectCoordinator(line: UInt = #line) {
    let coordinator = modal.transitionCoordinator
    XCTAssertNotNil(coordinator, line: line)
    for controller in [root] + inside { XCTAssertTrue(controller.transitionCoordinator === coordinator, line: line) }
  }

  private func note(_ callback: String, of controller: UIViewController) {
    callbacks += 1
    let coordinator = controller.transitionCoordinator
    if coordinator?.isAnimated != isAnimated { callbacksWithout.append(callback) }
  }
}

/// Records every appearance callback that belongs to a presentation.
private final class CountingController: UIViewController {
  var onCallback: ((String) -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("viewDidDisappear")
  }

  private func tell(_ callback: String) { onCallback?(callback) }
}
