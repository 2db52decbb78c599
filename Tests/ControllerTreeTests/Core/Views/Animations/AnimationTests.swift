import XCTest

@testable import ControllerTree

final class AnimationTests: XCTestCase {
  /// APP-23: in a block an added child's callbacks are not animated, and its `did` waits for the animation's end.
  func test_APP23_didWaitsForTheAnimation() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        root.addChild(child)
        UIView.animate(withDuration: 0.3) {
          changeSomething()
          root.view.addSubview(child.view)
        } completion: {
          trace.note("completion(\($0))")
        }
        child.didMove(toParent: root)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        """)
      UpdateCycle.main.advance(by: .milliseconds(299))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(1))
      trace.expect("C.viewDidAppear(false)\ncompletion(true)")
    }
  }

  /// APP-23, TURN-04: with immediate pacing the whole recipe, ended in the completion, runs within its calls.
  func test_APP23_immediatePacing() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C")
      root.addChild(child)
      UIView.animate(withDuration: 0.3) {
        changeSomething()
        root.view.addSubview(child.view)
      } completion: { _ in
        child.didMove(toParent: root)
      }
      trace.expectDetailed(
        """
        C.willMove(toParent: P) movingToParent window: nil
        C.viewDidLoad() movingToParent window: nil
        C.viewWillAppear(false) movingToParent window: nil
        C.viewIsAppearing(false) movingToParent
        C.viewDidAppear(false) movingToParent
        C.didMove(toParent: P)
        """)
      XCTAssertEqual(UpdateCycle.main.now, .milliseconds(300))
    }
  }

  /// APP-23: a view that is removed in a block gets its `viewDidDisappear` at the end.
  func test_APP23_leavingInABlock() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      UIView.animate(withDuration: 0.3) {
        changeSomething()
        child.view.removeFromSuperview()
      } completion: {
        trace.note("completion(\($0))")
      }
      trace.expectDetailed("C.viewWillDisappear(false)")
      UpdateCycle.main.advance(by: .milliseconds(300))
      trace.expectDetailed("C.viewDidDisappear(false) window: nil\ncompletion(true)")
    }
  }

  /// APP-23, APP-15: an appearance that is reversed before the animation's end ends with the reversal.
  func test_APP23_reversedBeforeTheEnd() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      trace.setUp { child.view.removeFromSuperview() }
      UIView.animate(withDuration: 0.3) {
        changeSomething()
        root.view.addSubview(child.view)
      }
      trace.expect(
        """
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        """)
      child.view.removeFromSuperview()
      trace.expect(
        """
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)
      UpdateCycle.main.advance(by: .seconds(1))
      trace.expect("")
    }
  }

  /// APP-23, APP-15: the animation of the last change decides, whether it is longer or shorter than the one before.
  func test_APP23_reversedInAnotherBlock() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      for (first, second) in [(300, 1_000), (1_000, 300)] {
        trace.ignore {
          UIView.animate(withDuration: Double(first) / 1_000) {
            changeSomething()
            child.view.removeFromSuperview()
          }
        }
        UIView.animate(withDuration: Double(second) / 1_000) {
          changeSomething()
          root.view.addSubview(child.view)
        }
        trace.expect(
          """
          C.viewWillAppear(false)
          C.viewIsAppearing(false)
          """)
        UpdateCycle.main.advance(by: .milliseconds(second - 1))
        trace.expect("")
        UpdateCycle.main.advance(by: .milliseconds(1))
        trace.expect("C.viewDidAppear(false)")
        UpdateCycle.main.settle()
      }
    }
  }

  /// A block inside another one inherits its duration, unless it overrides that; each has its own completion.
  func test_APP23_nestedBlocks() async {
    await withTrace(pacing: .manual) { trace in
      UIView.animate(withDuration: 1) {
        changeSomething()
        XCTAssertEqual(UIView.inheritedAnimationDuration, 1)
        UIView.animate(withDuration: 0.2) {
          changeSomething()
        } completion: { _ in
          trace.note("inner")
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          changeSomething()
          XCTAssertEqual(UIView.inheritedAnimationDuration, 0.2)
        } completion: { _ in
          trace.note("overriding")
        }
        UIView.performWithoutAnimation { XCTAssertEqual(UIView.inheritedAnimationDuration, 0) }
      } completion: { _ in
        trace.note("outer")
      }
      XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(200))
      trace.expect("overriding")
      UpdateCycle.main.advance(by: .milliseconds(800))
      trace.expect("inner\nouter")
    }
  }

  /// Without a duration, or with animations disabled, completions run at the end of the turn and nothing waits.
  func test_APP23_blocksThatTakeNoTime() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      @MainActor func animate(_ duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
          changeSomething()
          child.view.isDescendant(of: root.view) ? child.view.removeFromSuperview() : root.view.addSubview(child.view)
        } completion: {
          trace.note("completion(\($0))")
        }
        trace.note("returned")
      }
      let left = """
        C.viewWillDisappear(false)
        returned
        C.viewDidDisappear(false)
        completion(true)
        """
      let came = """
        C.viewWillAppear(false)
        returned
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        completion(true)
        """
      UpdateCycle.main.turn { animate(0) }
      trace.expect(left)
      UpdateCycle.main.turn { animate(-1) }
      trace.expect(came)
      UpdateCycle.main.turn { animate(.nan) }
      trace.expect(left)
      UpdateCycle.main.turn { UIView.performWithoutAnimation { animate(5) } }
      trace.expect(came)
      XCTAssertTrue(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UpdateCycle.main.turn { animate(5) }
      trace.expect(left)
      UIView.setAnimationsEnabled(true)
      XCTAssertEqual(UpdateCycle.main.now, .zero)
    }
  }

  /// A repeating animation never completes, and nothing waits for it.
  func test_APP23_repeatingBlock() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
        changeSomething()
        child.view.removeFromSuperview()
      } completion: { _ in
        XCTFail("It has no end.")
      }
      trace.expect(
        """
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)
      UpdateCycle.main.settle()
      XCTAssertEqual(UpdateCycle.main.now, .zero)
    }
  }

  /// Each spelling runs its block at once and its completion after delay and duration.
  func test_APP23_everySpelling() async {
    await withTrace(pacing: .manual) { trace in
      let view = UIView()
      let spellings: [(@escaping () -> Void, @escaping (Bool) -> Void) -> Void] = [
        { UIView.animate(withDuration: 0.2, delay: 0.3, animations: $0, completion: $1) },
        { UIView.animate(withDuration: 0.5, animations: $0, completion: $1) },
        {
          UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1, animations: $0,
            completion: $1)
        },
        { UIView.animate(springDuration: 0.4, delay: 0.1, animations: $0, completion: $1) },
        { body, completion in
          UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: body)
          } completion: {
            completion($0)
          }
        },
        { UIView.transition(with: view, duration: 0.5, animations: $0, completion: $1) },
      ]
      for spelling in spellings {
        let body = {
          changeSomething()
          trace.note("block")
        }
        spelling(body, { trace.note("completion(\($0))") })
        trace.expect("block")
        UpdateCycle.main.advance(by: .milliseconds(499))
        trace.expect("")
        UpdateCycle.main.advance(by: .milliseconds(1))
        trace.expect("completion(true)")
      }
      UIView.animate(withDuration: 0.5) {
        changeSomething()
        trace.note("block")
      }
      trace.expect("block")
    }
  }

  /// APP-23: a change without animation inside a block does not wait for the block's animation.
  func test_APP23_withoutAnimationInsideABlock() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C")
      UIView.animate(withDuration: 1) {
        changeSomething()
        UIView.performWithoutAnimation { root.adopt(child) }
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// An animation that a completion begins belongs to the same turn: with immediate pacing it is over when the call returns.
  func test_APP25_completionThatAnimates() async {
    await withTrace { trace in
      UIView.animate(withDuration: 0.3) {
        changeSomething()
      } completion: { _ in
        trace.note("first")
        UIView.animate(withDuration: 0.2) {
          changeSomething()
          trace.note("block")
        } completion: { _ in
          trace.note("second")
        }
      }
      trace.expect("first\nblock\nsecond")
      XCTAssertEqual(UpdateCycle.main.now, .milliseconds(500))
    }
  }

  /// A transition between views exchanges them at once, or hides one and shows the other.
  func test_APP23_transitionBetweenViews() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let (old, new, front) = (NamedView("old"), NamedView("new"), NamedView("front"))
      trace.setUp {
        root.view.addSubview(old)
        root.view.addSubview(front)
      }
      UIView.transition(from: old, to: new, duration: 0.3) { _ in trace.note("completion") }
      XCTAssertEqual(root.view.subviews, [new, front])
      XCTAssertNil(old.superview)
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(300))
      trace.expect("completion")

      front.isHidden = true
      UIView.transition(from: new, to: front, duration: 0, options: .showHideTransitionViews)
      XCTAssertEqual([new, front].map(\.isHidden), [true, false])
      XCTAssertEqual(root.view.subviews, [new, front])
      trace.expect("")
    }
  }

  /// The system's delete animation removes the views at its end.
  func test_APP23_deletion() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let view = UIView()
      trace.setUp { root.view.addSubview(view) }
      UIView.perform(.delete, on: [view], animations: { trace.note("block") }) { _ in
        trace.note("completion, superview \(view.superview == nil ? "nil" : "there")")
      }
      trace.expect("block")
      XCTAssertTrue(view.superview === root.view)
      UpdateCycle.main.settle()
      trace.expect("completion, superview nil")
    }
  }
}
