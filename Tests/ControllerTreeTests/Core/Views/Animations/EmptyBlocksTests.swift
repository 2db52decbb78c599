import UIKit
import XCTest

@testable import ControllerTree

/// Animation blocks that animate nothing (LAYER-62).
final class EmptyBlocksTests: XCTestCase {
  private typealias Change = @MainActor (UIView) -> Void
  private typealias Start = @MainActor (UIView, @escaping (Bool) -> Void) -> Void

  /// LAYER-62: what changes nothing, or nothing that is animated, is no animation: the block ends with its turn.
  func test_LAYER62_nothingIsAnimated() async {
    let changes: [(String, Change)] = [
      ("nothing", { _ in }),
      ("same alpha", { $0.alpha = 1 }),
      ("same frame", { $0.frame = CGRect(x: 10, y: 0, width: 100, height: 100) }),
      ("same colour", { $0.backgroundColor = .red }),
      ("same transform", { $0.transform = .identity }),
      ("same radius", { $0.layer.cornerRadius = 0 }),
      ("same tint", { $0.tintColor = $0.tintColor }),
      ("same effect", { ($0.subviews[0] as? UIVisualEffectView)?.effect = UIBlurEffect(style: .dark) }),
      ("corners", { $0.layer.maskedCorners = [.layerMinXMinYCorner] }),
      ("subview", { $0.addSubview(UIView()) }),
      ("removal", { $0.removeFromSuperview() }),
      ("hidden", { $0.isHidden = true }),
      ("constraint", { $0.subviews[0].widthAnchor.constraint(equalToConstant: 5).isActive = true }),
      ("layout", { $0.setNeedsLayout() }),
      ("without animation", { view in UIView.performWithoutAnimation { view.alpha = 0 } }),
      (
        "disabled actions",
        { view in
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          view.alpha = 0
          CATransaction.commit()
        }
      ),
      ("empty block", { _ in UIView.animate(withDuration: 1) {} }),
      (
        "block without time",
        { view in UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 0 } } }
      ),
      ("empty key frame", { _ in UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {} }),
    ]
    for (name, change) in changes { await expect(change, name, isAnimated: false) }
  }

  /// LAYER-62: each animated change makes the block take its time, in a window and outside.
  func test_LAYER62_somethingIsAnimated() async {
    let changes: [(String, Change)] = [
      ("alpha", { $0.alpha = 0.5 }),
      ("frame", { $0.frame.size.width = 10 }),
      ("center", { $0.center.x = 5 }),
      ("origin of bounds", { $0.bounds.origin.y = 5 }),
      ("colour", { $0.backgroundColor = .blue }),
      ("transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
      ("depth", { $0.layer.transform.m34 = 1 }),
      ("tint", { $0.tintColor = .green }),
      ("dimmed", { $0.tintAdjustmentMode = .dimmed }),
      ("effect", { ($0.subviews[0] as? UIVisualEffectView)?.effect = nil }),
      ("radius", { $0.layer.cornerRadius = 4 }),
      ("shadow", { $0.layer.shadowOpacity = 1 }),
      ("layer", { $0.layer.sublayers?.last?.opacity = 0.5 }),
      ("path", { ($0.layer.sublayers?.last as? CAShapeLayer)?.strokeEnd = 0.5 }),
      ("added animation", { $0.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }),
      (
        "layout",
        { view in
          view.subviews[0].widthAnchor.constraint(equalToConstant: 5).isActive = true
          view.layoutIfNeeded()
        }
      ),
      ("block", { view in UIView.animate(withDuration: 1) { view.alpha = 0 } }),
      (
        "key frame",
        { view in UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 } }
      ),
      ("transition", { UIView.transition(with: $0, duration: 1, animations: nil) }),
    ]
    for (name, change) in changes {
      await expect(change, name, isAnimated: true)
      await expect(change, name, isAnimated: true, isInWindow: false)
    }
  }

  /// LAYER-62: every spelling of a block without an animation ends at once, also one with a delay and one that is repeated.
  func test_LAYER62_everySpelling() async {
    let spellings: [(String, Start)] = [
      ("plain", { UIView.animate(withDuration: 1, animations: {}, completion: $1) }),
      ("delayed", { UIView.animate(withDuration: 1, delay: 5, animations: {}, completion: $1) }),
      ("repeating", { UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: {}, completion: $1) }),
      ("spring", { UIView.animate(springDuration: 1, animations: {}, completion: $1) }),
      ("key frames", { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: $1) }),
    ]
    for (name, start) in spellings { await expectEnd(of: start, name, at: 0) }
  }

  /// LAYER-62: transitions, deletions and property animators take their time, whatever they change.
  func test_LAYER62_whatAlwaysTakesItsTime() async {
    let kinds: [(String, Start)] = [
      ("transition", { UIView.transition(with: $0, duration: 0.25, animations: nil, completion: $1) }),
      ("exchange", { UIView.transition(from: $0.subviews[0], to: UIView(), duration: 0.25, completion: $1) }),
      ("deletion", { UIView.perform(.delete, on: [$0.subviews[0]], animations: nil, completion: $1) }),
      (
        "animator",
        { _, end in
          let animator = UIViewPropertyAnimator(duration: 0.25, curve: .linear) {}
          animator.addCompletion { end($0 == .end) }
          animator.startAnimation()
        }
      ),
    ]
    for (name, start) in kinds { await expectEnd(of: start, name, at: 0.25) }
  }

  /// LAYER-62, APP-23: a child that is only added and removed in a block appears and disappears with the turn.
  func test_LAYER62_childInAnEmptyBlock() async {
    await withTrace(pacing: .manual) { trace in
      let root = trace.controller("P")
      let child = trace.controller("C")
      trace.setUp {
        trace.show(root)
        root.addChild(child)
        child.didMove(toParent: root)
        child.loadViewIfNeeded()
        child.view.frame = root.view.bounds
      }
      UIView.animate(withDuration: 1) {
        root.view.addSubview(child.view)
      } completion: {
        trace.note("completion(\($0))")
      }
      trace.expect("C.viewWillAppear(false)\nC.viewIsAppearing(false)\nC.viewDidAppear(false)\ncompletion(true)")
      UIView.animate(withDuration: 1) { child.view.removeFromSuperview() }
      trace.expect("C.viewWillDisappear(false)\nC.viewDidDisappear(false)")
    }
  }

  /// LAYER-62: the end of an empty block belongs to its transaction, and comes before the transaction's own.
  func test_LAYER62_transaction() async {
    await withTrace(pacing: .manual) { trace in
      UpdateCycle.main.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("transaction") }
        UIView.animate(withDuration: 1, animations: {}, completion: { trace.note("completion(\($0))") })
        CATransaction.commit()
        trace.note("committed")
      }
      trace.expect("committed\ncompletion(true)\ntransaction")
    }
  }

  /// LAYER-62: an animator whose block animates nothing ends its transition at once, as on a device.
  func test_LAYER62_animatorOfATransition() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        TestAnimator.addArrivingView(context)
        UIView.animate(withDuration: duration) {
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      actors.root.present(actors.modal, animated: true)
      XCTAssertNil(actors.modal.transitionCoordinator)
      XCTAssertFalse(actors.modal.isBeingPresented)
      XCTAssertTrue(actors.root.presentedViewController === actors.modal)
      XCTAssertEqual(trace.stage.cycle.now, .zero)
    }
  }

  /// LAYER-62: an outer block whose only animation is that of an inner one takes its own time.
  func test_LAYER62_nested() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      UIView.animate(withDuration: 1) {
        UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
          view.alpha = 0
        } completion: {
          trace.note("inner \($0) at \(UpdateCycle.main.now)")
        }
      } completion: {
        trace.note("outer \($0) at \(UpdateCycle.main.now)")
      }
      trace.expect("")
      trace.advance(5)
      trace.expect("outer true at 1.0 seconds\ninner true at 3.0 seconds")
    }
  }

  private func expect(_ change: @escaping Change, _ name: String, isAnimated: Bool, isInWindow: Bool = true) async {
    let start: Start = { view, end in UIView.animate(withDuration: 0.25, animations: { change(view) }, completion: end)
    }
    await expectEnd(of: start, name, at: isAnimated ? 0.25 : 0, isInWindow: isInWindow)
  }

  private func expectEnd(of start: Start, _ name: String, at time: Double, isInWindow: Bool = true) async {
    await withTrace(pacing: .manual) { trace in
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
      view.backgroundColor = .red
      view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
      view.subviews[0].translatesAutoresizingMaskIntoConstraints = false
      view.layer.addSublayer(CAShapeLayer())
      let window = trace.window()
      if isInWindow { window.addSubview(view) }
      view.layoutIfNeeded()
      trace.begin()
      start(view) { trace.note("\(name): \($0) at \(UpdateCycle.main.now)") }
      if time > 0 {
        trace.expect("")
        trace.advance(time)
      }
      trace.expect("\(name): true at \(time) seconds")
    }
  }
}
