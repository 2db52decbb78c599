import UIKit
import XCTest

@testable import ControllerTree

/// Animation blocks whose animations are removed before the end (LAYER-35).
final class StoppedBlocksTests: XCTestCase {
  private typealias Start = @MainActor (UIView, @escaping (Bool) -> Void) -> Void

  /// LAYER-35: every kind of block ends with the removal of its animation, also one that has no end of its own.
  func test_LAYER35_everyKindOfBlock() async {
    let kinds: [(String, Start)] = [
      ("plain", { view, end in UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: end) }),
      (
        "delayed",
        { view, end in UIView.animate(withDuration: 1, delay: 5, animations: { view.alpha = 0 }, completion: end) }
      ),
      (
        "repeating",
        { view, end in
          UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 }, completion: end
          )
        }
      ),
      (
        "spring",
        { view, end in
          UIView.animate(springDuration: 1, animations: { view.center.x = 150 }, completion: end)
        }
      ),
      (
        "key frames",
        { view, end in
          UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
          } completion: {
            end($0)
          }
        }
      ),
      ("transition", { view, end in UIView.transition(with: view, duration: 1, animations: nil, completion: end) }),
      ("deletion", { view, end in UIView.perform(.delete, on: [view], animations: nil, completion: end) }),
    ]
    for (kind, start) in kinds {
      await expectEnd(of: start, kind) { view in view.layer.removeAllAnimations() }
      await expectEnd(of: start, kind) { view in view.removeFromSuperview() }
    }
  }

  private func expectEnd(of start: Start, _ kind: String, by stop: @MainActor (UIView) -> Void) async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      start(view) { trace.note("\(kind): \($0) at \(UpdateCycle.main.now)") }
      trace.advance(0.125)
      trace.expect("")
      UpdateCycle.main.turn {
        stop(view)
        trace.note("stopped")
      }
      trace.expect("stopped\n\(kind): false at 0.125 seconds")
      XCTAssertNil(view.layer.animationKeys())
      trace.advance(9)
      trace.expect("")
    }
  }

  /// LAYER-35: a block with several animations ends with the last of them, or at its time if one is left.
  func test_LAYER35_someOfTheAnimations() async {
    await withTrace(pacing: .manual) { trace in
      let (first, second) = (trace.shownView(), trace.shownView())
      let animate = {
        UIView.animate(withDuration: 1) {
          (first.alpha, second.alpha) = first.alpha == 1 ? (0, 0) : (1, 1)
        } completion: {
          trace.note("\($0) at \(UpdateCycle.main.now)")
        }
      }
      animate()
      first.layer.removeAnimation(forKey: "opacity")
      trace.expect("")
      second.layer.removeAnimation(forKey: "opacity")
      trace.expect("false at 0.0 seconds")
      animate()
      first.layer.removeAnimation(forKey: "opacity")
      trace.advance(1)
      trace.expect("true at 1.0 seconds")
    }
  }

  /// LAYER-35: removed within the block or its turn, an animation ends the block with the turn.
  func test_LAYER35_sameTurn() async {
    for isInside in [true, false] {
      await withTrace { trace in
        let view = trace.shownView()
        UpdateCycle.main.turn {
          UIView.animate(withDuration: 1) {
            view.alpha = 0
            if isInside { view.layer.removeAllAnimations() }
          } completion: {
            trace.note("completion(\($0))")
          }
          view.layer.removeAllAnimations()
          trace.note("removed")
        }
        trace.expect("removed\ncompletion(false)")
        XCTAssertEqual(UpdateCycle.main.now, .zero)
      }
    }
  }

  /// LAYER-35: an animation that another block replaces leaves the time of its block; one that a client's animation replaces is removed.
  func test_LAYER35_replaced() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      UIView.animate(withDuration: 1) {
        view.backgroundColor = .red
      } completion: {
        trace.note("first \($0)")
      }
      UIView.animate(withDuration: 2) {
        view.backgroundColor = .blue
      } completion: {
        trace.note("second \($0)")
      }
      trace.advance(1)
      trace.expect("first true")
      let own = CABasicAnimation(keyPath: "backgroundColor")
      own.duration = 1
      view.layer.add(own, forKey: "backgroundColor")
      trace.expect("second false")
    }
  }

  /// LAYER-35: a property animator has its own life.
  func test_LAYER35_propertyAnimators() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { trace.note("completion at \(UpdateCycle.main.now), \($0)") }
      animator.startAnimation()
      trace.advance(0.5)
      view.layer.removeAllAnimations()
      trace.expect("")
      XCTAssertTrue(animator.isRunning)
      trace.advance(0.5)
      trace.expect("completion at 1.0 seconds, end")
    }
  }

  /// LAYER-35, APP-23, NAV-32: what waits for the block's end comes with it, before the completion; the transaction is over too.
  func test_LAYER35_whatWaitsForTheBlock() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      trace.setUp { child.view.removeFromSuperview() }
      let view = trace.setUp {
        let view = UIView()
        root.view.addSubview(view)
        return view
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("transaction") }
      UIView.animate(withDuration: 1) {
        root.view.addSubview(child.view)
        view.alpha = 0
      } completion: {
        trace.note("completion(\($0))")
      }
      CATransaction.commit()
      trace.expect("C.viewWillAppear(false)\nC.viewIsAppearing(false)")
      view.layer.removeAllAnimations()
      trace.expect("C.viewDidAppear(false)\ncompletion(false)\ntransaction")
    }
  }

  /// LAYER-35: a transition ends with the removal of its animator's animation, which completes it.
  func test_LAYER35_transitionsOfControllers() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let presented = trace.controller("C")
      let fading = FadingTransition()
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = fading
      root.present(presented, animated: true) { trace.note("presented") }
      trace.expect(
        """
        C.viewDidLoad()
        P.viewWillDisappear(true)
        C.viewWillAppear(true)
        C.viewIsAppearing(true)
        """)
      presented.view.layer.removeAllAnimations()
      trace.expect(
        """
        C.viewDidAppear(true)
        P.viewDidDisappear(true)
        presented
        """)
    }
  }
}

/// Fades the presented view in, and completes with the animation.
private final class FadingTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension Trace {
  /// A view in a window that is on screen.
  @MainActor func shownView() -> UIView {
    let root = UIViewController()
    _ = ignore { show(root) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    begin()
    return view
  }
}
