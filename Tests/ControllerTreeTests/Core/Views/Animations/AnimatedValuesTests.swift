import UIKit
import XCTest

@testable import ControllerTree

/// The values that an animation restores at its start (LAYER-61).
final class AnimatedValuesTests: XCTestCase {
  /// LAYER-61: a reversed animator restores the values of the view and of its layer, in a window and outside.
  func test_LAYER61_reversed() async {
    for isInWindow in [true, false] {
      await withStage(pacing: .manual) { trace in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if isInWindow { trace.window().addSubview(view) }
        view.layer.shadowColor = UIColor.green.cgColor
        view.layer.transform.m34 = -0.001
        let before = Values(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { Values.change(view) }
        animator.fractionComplete = 0.5
        XCTAssertNotEqual(Values(view), before)
        animator.isReversed = true
        animator.startAnimation()
        trace.stage.cycle.settle()
        XCTAssertEqual(Values(view), before)
      }
    }
  }

  /// LAYER-61: an animator that ends at its end keeps the values, and so does one whose completion sets others.
  func test_LAYER61_keptValues() async {
    await withStage(pacing: .manual) { trace in
      let view = UIView()
      trace.window().addSubview(view)
      let forward = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.cornerRadius = 20 }
      forward.startAnimation()
      trace.stage.cycle.settle()
      XCTAssertEqual(view.layer.cornerRadius, 20)
      let back = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.layer.cornerRadius = 5 }
      back.addCompletion { _ in view.layer.cornerRadius = 8 }
      back.fractionComplete = 0.5
      back.isReversed = true
      back.startAnimation()
      trace.stage.cycle.settle()
      XCTAssertEqual(view.layer.cornerRadius, 8)
    }
  }

  /// LAYER-61: a layer that is no view's, and a property that is not animated, keep what a block has set.
  func test_LAYER61_notAnimated() async {
    await withStage(pacing: .manual) { trace in
      let (view, layer) = (UIView(), CALayer())
      trace.window().addSubview(view)
      view.layer.addSublayer(layer)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        layer.cornerRadius = 20
        view.layer.maskedCorners = [.layerMinXMinYCorner]
      }
      animator.pauseAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      XCTAssertEqual(layer.cornerRadius, 20)
      XCTAssertEqual(view.layer.maskedCorners, [.layerMinXMinYCorner])
    }
  }

  /// LAYER-61, TRANS-17: a cancelled change of tabs restores them too.
  func test_LAYER61_cancelledTransition() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let interactor = UIPercentDrivenInteractiveTransition()
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = TestAnimator("M", trace) { context, duration in
        TestAnimator.addArrivingView(context)
        UIView.animate(withDuration: duration) {
          context.view(forKey: .from)?.layer.cornerRadius = 20
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      delegate.interactor = interactor
      tabs.delegate = delegate
      trace.stage.cycle.turn { tabs.selectedIndex = 1 }
      interactor.update(0.5)
      XCTAssertEqual(members[0].view.layer.cornerRadius, 20)
      interactor.cancel()
      XCTAssertEqual(members[0].view.layer.cornerRadius, 0)
    }
  }
}

/// What a block animates.
@MainActor private struct Values: @MainActor Equatable {
  private let radii: [CGFloat]
  private let depth: CGFloat
  private let shadow: [CGFloat]
  private let colors: [CGColor?]
  private let tint: UIColor?
  private let mode: UIView.TintAdjustmentMode
  private let alpha: CGFloat

  init(_ view: UIView) {
    let layer = view.layer
    radii = [layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.zPosition, layer.anchorPoint.x]
    depth = layer.transform.m34
    shadow = [CGFloat(layer.shadowOpacity), layer.shadowOffset.width, layer.shadowOffset.height]
    colors = [layer.borderColor, layer.shadowColor, layer.backgroundColor]
    (tint, mode, alpha) = (view.tintColor, view.tintAdjustmentMode, view.alpha)
  }

  static func change(_ view: UIView) {
    let layer = view.layer
    (layer.cornerRadius, layer.borderWidth, layer.shadowRadius, layer.zPosition) = (20, 3, 9, 1)
    (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 4, height: 5))
    (layer.borderColor, layer.shadowColor) = (UIColor.red.cgColor, nil)
    (view.backgroundColor, view.tintColor, view.alpha) = (.red, .red, 0.5)
    (view.tintAdjustmentMode, layer.anchorPoint.x) = (.dimmed, 0)
    layer.transform.m34 = 0.5
    layer.transform = CATransform3DRotate(layer.transform, 1, 0, 1, 0)
  }
}
