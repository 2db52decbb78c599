import XCTest

@testable import ControllerTree

/// The completion of a transaction runs when everything that began in it has ended (NAV-32).
final class CATransactionTests: XCTestCase {
  // MARK: Nothing to wait for

  /// NAV-32: without animations the block runs at the end of the turn, once, after the callers' completions.
  func test_NAV32_withoutAnimations() async {
    await withTrace(pacing: .manual) { trace in
      trace.stage.cycle.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("block") }
        XCTAssertNotNil(CATransaction.completionBlock())
        UIView.animate(withDuration: 0) {
        } completion: { _ in
          trace.note("completion")
        }
        CATransaction.commit()
        XCTAssertNil(CATransaction.completionBlock())
        trace.note("the turn ends")
      }
      trace.expect("the turn ends\ncompletion\nblock")
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("block") }
      trace.expect("")
      CATransaction.commit()
      trace.expect("block")
      trace.advance(5)
    }
  }

  /// NAV-32: without `begin()`, calls concern the running turn, and outside every turn the next one.
  func test_NAV32_theTurnsOwnTransaction() async {
    await withTrace(pacing: .manual) { trace in
      trace.stage.cycle.turn {
        CATransaction.setCompletionBlock { trace.note("block") }
        UIView.animate(withDuration: 1, animations: { changeSomething() })
        CATransaction.begin()
        CATransaction.commit()
      }
      trace.expect("")
      UIView.animate(withDuration: 3, animations: { changeSomething() })
      trace.advance(1)
      trace.expect("block")
      CATransaction.setCompletionBlock { trace.note("next") }
      CATransaction.flush()
      trace.expect("next")
      CATransaction.commit()
      trace.advance(5)
    }
  }

  /// NAV-32: a transaction that ends after the turn's own still belongs to it.
  func test_NAV32_transactionOverSeveralTurns() async {
    await withTrace(pacing: .manual) { trace in
      trace.stage.cycle.turn {
        CATransaction.setCompletionBlock { trace.note("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("inner") }
      }
      trace.expect("")
      CATransaction.commit()
      trace.expect("inner\nouter")
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("fresh") }
      CATransaction.commit()
      trace.expect("fresh")
    }
  }

  // MARK: Animations of views

  /// NAV-32: the block runs after the last animation's completion; it does not wait for later animations.
  func test_NAV32_animationsOfViews() async {
    await withTrace(pacing: .manual) { trace in
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("block") }
      UIView.animate(withDuration: 0.2) {
        changeSomething()
      } completion: { _ in
        trace.note("first")
        UIView.animate(withDuration: 0.1) {
          changeSomething()
        } completion: { _ in
          trace.note("later")
        }
      }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      animator.addCompletion { _ in trace.note("animator") }
      animator.startAnimation()
      CATransaction.commit()
      UIView.animate(withDuration: 9, animations: { changeSomething() })
      trace.advance(0.499)
      trace.expect("first\nlater")
      trace.advance(0.001)
      trace.expect("animator\nblock")
    }
  }

  /// NAV-32: the same under immediate pacing, from inside a callback.
  func test_NAV32_immediatePacingInACallback() async {
    await withTrace { trace in
      let root = trace.controller("R", ScriptedController.init)
      root.once(.viewDidAppear) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("block at \(CACurrentMediaTime())") }
        UIView.animate(withDuration: 0.25) {
          changeSomething()
        } completion: { _ in
          trace.note("completion")
        }
        CATransaction.commit()
        trace.note("callback ends")
      }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        R.viewDidLoad()
        R.viewWillAppear(false)
        R.viewIsAppearing(false)
        R.viewDidAppear(false)
        callback ends
        completion
        block at 0.25
        """)
    }
  }

  /// NAV-32: nested transactions; the inner one is part of the outer one.
  func test_NAV32_nested() async {
    await withTrace(pacing: .manual) { trace in
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("outer") }
      UIView.animate(withDuration: 0.1, animations: { changeSomething() })
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("inner") }
      UIView.animate(withDuration: 0.3, animations: { changeSomething() })
      CATransaction.commit()
      CATransaction.commit()
      trace.advance(0.2)
      trace.expect("")
      trace.advance(0.1)
      trace.expect("inner\nouter")
    }
  }

  // MARK: Transitions of controllers

  /// NAV-32: around a presentation and a dismissal, animated or not, in every pacing: the block runs after the `did…`
  /// callbacks, the call's completion and the coordinator's.
  func test_NAV32_transitionsOfControllers() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      for isAnimated in [true, false] {
        await withTrace(pacing: pacing) { trace in
          let actors = TransitionActors(trace, style: .overFullScreen)
          (actors.director.presenting, actors.director.dismissing) = (nil, nil)
          let flag = isAnimated
          @MainActor func transact(_ body: () -> Void) {
            trace.stage.cycle.turn {
              CATransaction.begin()
              CATransaction.setCompletionBlock { trace.note("block") }
              body()
              CATransaction.commit()
              actors.modal.transitionCoordinator?.animate(alongsideTransition: nil) { _ in trace.note("coordinator") }
            }
            trace.advance(0.5)
          }
          let coordinated = isAnimated ? "\ncoordinator" : ""
          transact { actors.root.present(actors.modal, animated: flag) { trace.note("completion") } }
          trace.expect(
            """
            V.viewDidLoad()
            V.viewWillAppear(\(flag))
            V.viewIsAppearing(\(flag))
            V.viewDidAppear(\(flag))
            completion\(coordinated)
            block
            """)
          transact { actors.root.dismiss(animated: flag) { trace.note("completion") } }
          trace.expect(
            """
            V.viewWillDisappear(\(flag))
            V.viewDidDisappear(\(flag))
            completion\(coordinated)
            block
            """)
        }
      }
    }
  }

  /// NAV-32: the block does not wait for a refused call; a cancelled transition ends too.
  func test_NAV32_refusedAndCancelled() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      actors.director.presentingDriver = driver
      @MainActor func present() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("block") }
        actors.root.present(actors.modal, animated: true) { trace.note("never") }
        CATransaction.commit()
      }
      trace.setUp { present() }
      present()
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["block"])
      driver.cancel()
      trace.advance(0.4)
      trace.expect("V.viewWillDisappear(true)\nV.viewDidDisappear(true)\nA.animationEnded(false)\nblock")
    }
  }

  // MARK: Settings

  /// NAV-32: disabled actions make animations of views that begin inside take no time, but not transitions.
  func test_NAV32_disabledActions() async {
    await withTrace(pacing: .manual) { trace in
      XCTAssertFalse(CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      XCTAssertTrue(CATransaction.disableActions())
      UIView.animate(withDuration: 1) {
        changeSomething()
      } completion: { _ in
        trace.note("completion")
      }
      trace.expect("completion")
      CATransaction.commit()
      CATransaction.commit()
      XCTAssertFalse(CATransaction.disableActions())
      UIView.animate(withDuration: 1) {
        changeSomething()
      } completion: { _ in
        trace.note("completion")
      }
      trace.expect("")
      trace.advance(1)
      trace.expect("completion")
    }
  }

  /// NAV-32: settings are inherited, read and set by name, and end with their transaction.
  func test_NAV32_settings() async {
    await withTrace(pacing: .manual) { trace in
      XCTAssertEqual(CATransaction.animationDuration(), 0.25)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      XCTAssertEqual(CATransaction.animationDuration(), 2)
      CATransaction.setValue(3.0, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      let block: () -> Void = { trace.note("block") }
      CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
      CATransaction.setValue("text", forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(1, forKey: "other")
      XCTAssertEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 3)
      XCTAssertEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true)
      XCTAssertNotNil(CATransaction.value(forKey: kCATransactionCompletionBlock))
      XCTAssertNil(CATransaction.value(forKey: "other"))
      CATransaction.commit()
      XCTAssertEqual(CATransaction.animationDuration(), 2)
      CATransaction.commit()
      XCTAssertEqual(CATransaction.animationDuration(), 0.25)
      trace.expect("block")
    }
  }
}
