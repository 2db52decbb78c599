import UIKit
import XCTest

@testable import ControllerTree

/// Actions of layers, and the animations of animation blocks (LAYER-30 to LAYER-33).
final class LayerActionsTests: XCTestCase {
  /// Notes when it runs.
  private final class NotedAction: NSObject, CAAction {
    let (trace, name): (Trace, String)
    init(_ trace: Trace, _ name: String) { (self.trace, self.name) = (trace, name) }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      trace.note("\(name): \(event) of \((anObject as? CALayer)?.name ?? "?")")
    }
  }

  private final class Decider: NSObject, CALayerDelegate {
    var action: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
  }

  private final class ActingLayer: CALayer {
    static var action: (any CAAction)?
    override class func defaultAction(forKey event: String) -> (any CAAction)? { action }
  }

  /// LAYER-30: an added layer in a window is animated implicitly, for a quarter of a second, unless the transaction disables it.
  func test_LAYER30_implicitAnimations() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      layer.position.x = 150
      XCTAssertEqual(layer.animationKeys(), ["position"])
      XCTAssertEqual(layer.presentation()?.position.x, 50)
      trace.advance(0.125)
      XCTAssertEqual(layer.presentation()?.position.x ?? 0, 130.24034, accuracy: 1e-4)
      layer.position.x = 50
      XCTAssertEqual(layer.presentation()?.position.x ?? 0, 130.24034, accuracy: 1e-4)
      trace.advance(0.25)
      XCTAssertNil(layer.animationKeys())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      XCTAssertNil(layer.animationKeys())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 1
      layer.name = "not animatable"
      CATransaction.commit()
      trace.advance(0.5)
      XCTAssertEqual(layer.presentation()?.opacity, 0.25)
      let alone = CALayer()
      alone.opacity = 0
      XCTAssertNil(alone.animationKeys())
      layer.presentation()?.opacity = 0.9
      XCTAssertEqual(layer.opacity, 1)
    }
  }

  /// LAYER-30: the action is searched at the delegate, in `actions`, in `style`, in the class; `NSNull` ends the search.
  func test_LAYER30_order() async {
    await withTrace(pacing: .manual) { trace in
      let outer = trace.shownLayer()
      let (layer, decider) = (ActingLayer(), Decider())
      layer.name = "L"
      decider.action = NotedAction(trace, "delegate")
      layer.delegate = decider
      layer.actions = ["opacity": NotedAction(trace, "actions"), kCAOnOrderIn: NSNull(), kCAOnOrderOut: NSNull()]
      layer.style = ["actions": ["opacity": NotedAction(trace, "style")]]
      ActingLayer.action = NotedAction(trace, "class")
      defer { ActingLayer.action = nil }
      outer.addSublayer(layer)
      layer.opacity = 0.1
      decider.action = nil
      layer.opacity = 0.2
      layer.actions = nil
      layer.opacity = 0.3
      layer.style = nil
      layer.opacity = 0.4
      decider.action = NSNull()
      layer.opacity = 0.5
      layer.removeFromSuperlayer()
      decider.action = nil
      outer.addSublayer(layer)
      layer.removeFromSuperlayer()
      trace.expect(
        """
        delegate: onOrderIn of L
        delegate: opacity of L
        actions: opacity of L
        style: opacity of L
        class: opacity of L
        class: onOrderIn of L
        class: onOrderOut of L
        """)
      XCTAssertNil(layer.animationKeys())
    }
  }

  /// LAYER-15, LAYER-30: so are the properties of a shape.
  func test_LAYER15_LAYER30_shapes() async {
    await withTrace(pacing: .manual) { trace in
      let shape = CAShapeLayer()
      trace.shownLayer().addSublayer(shape)
      trace.advance(1)
      shape.strokeEnd = 0
      shape.lineCap = .round
      XCTAssertEqual(shape.animationKeys(), ["strokeEnd"])
      XCTAssertEqual(shape.presentation()?.strokeEnd, 1)
      XCTAssertEqual(shape.presentation()?.lineCap, .round)
      trace.advance(1)
      XCTAssertEqual(shape.presentation()?.strokeEnd, 0)
    }
  }

  /// LAYER-32: outside of a block nothing is animated; inside it the layer has an animation for each property, with the block's time.
  func test_LAYER32_blocks() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      view.center.x = 20
      view.layer.cornerRadius = 1
      XCTAssertNil(view.layer.animationKeys())
      UIView.animate(withDuration: 1, delay: 0.5, options: UIView.AnimationOptions.curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
        view.alpha = 0
        view.transform = CGAffineTransform(translationX: 50, y: 0)
        view.backgroundColor = .red
        view.layer.cornerRadius = 5
      } completion: { _ in
        trace.note("done")
      }
      XCTAssertEqual(
        view.layer.animationKeys(), ["position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius"])
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position, CGPoint(x: 20, y: 5))
      trace.advance(0.5)
      let middle = view.layer.presentation()
      XCTAssertEqual(middle?.position, CGPoint(x: 65, y: 5))
      XCTAssertEqual(middle?.bounds.width, 15)
      XCTAssertEqual(middle?.opacity, 0.5)
      XCTAssertEqual(middle?.affineTransform().tx, 25)
      XCTAssertEqual(middle?.cornerRadius, 3)
      XCTAssertTrue(middle?.model() === view.layer)
      XCTAssertEqual(view.center.x, 110)
      trace.advance(0.5)
      trace.expect("done")
      XCTAssertNil(view.layer.animationKeys())
      XCTAssertEqual(view.layer.presentation()?.position.x, 110)
    }
  }

  /// LAYER-32: a second block begins where the view is seen, and adds its own way.
  func test_LAYER32_blocksAddUp() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      root.view.addSubview(view)
      @MainActor func move(to x: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions.curveLinear) { view.center.x = x }
      }
      move(to: 100)
      trace.advance(0.5)
      move(to: 0)
      XCTAssertEqual(view.layer.animationKeys(), ["position", "position-2"])
      XCTAssertEqual(view.layer.presentation()?.position.x, 50)
      trace.advance(0.25)
      XCTAssertEqual(view.layer.presentation()?.position.x, 50)
      trace.advance(0.5)
      XCTAssertEqual(view.layer.animationKeys(), ["position-2"])
      XCTAssertEqual(view.layer.presentation()?.position.x, 25)
      trace.advance(1)
    }
  }

  /// LAYER-32: the presentation follows a property animator that is paused, moved and reversed.
  func test_LAYER32_animators() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = UIView()
      root.view.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
      animator.startAnimation()
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 25)
      animator.pauseAnimation()
      trace.advance(5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 25)
      animator.fractionComplete = 0.75
      XCTAssertEqual(view.layer.presentation()?.position.x, 75)
      animator.isReversed = true
      animator.startAnimation()
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 50)
      trace.advance(5)
      XCTAssertEqual(view.center.x, 0)
      XCTAssertNil(view.layer.animationKeys())
    }
  }

  /// LAYER-32: springs overshoot; repeating blocks go on for ever, there and back.
  func test_LAYER32_springsAndRepetitions() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let (view, other) = (UIView(), UIView())
      root.view.addSubview(view)
      root.view.addSubview(other)
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) {
        view.center.x = 100
      }
      var highest: CGFloat = 0
      for _ in 0..<100 {
        trace.advance(0.01)
        highest = max(highest, view.layer.presentation()?.position.x ?? 0)
      }
      XCTAssertEqual(highest, 152.6, accuracy: 1)
      XCTAssertEqual(view.layer.presentation()?.position.x, 100)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { other.alpha = 0 }
      trace.advance(0.25)
      XCTAssertEqual(other.layer.presentation()?.opacity, 0.75)
      trace.advance(1)
      XCTAssertEqual(other.layer.presentation()?.opacity, 0.25)
      other.layer.removeAllAnimations()
      XCTAssertEqual(other.layer.presentation()?.opacity, 0)
    }
  }

  /// LAYER-33: key frames change their properties in their parts of the time.
  func test_LAYER33_keyframes() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = UIView()
      root.view.addSubview(view)
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 100
          view.transform = CGAffineTransform(translationX: 10, y: 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 0
          view.transform = CGAffineTransform(translationX: 50, y: 0)
        }
      }
      let seen = [0.25, 0.25, 0.25].map { time in
        trace.advance(time)
        let layer = view.layer.presentation()
        return [layer?.position.x, layer?.affineTransform().tx]
      }
      XCTAssertEqual(seen, [[50, 5], [100, 10], [50, 30]])
      trace.advance(1)
    }
  }

  /// LAYER-31: copies for presentation: their tree, hit tests, classes.
  func test_LAYER31_presentation() async {
    await withTrace(pacing: .manual) { trace in
      let outer = trace.shownLayer()
      XCTAssertNil(CALayer().presentation())
      let (inner, own, plain) = (CALayer(), OwnLayer(), ActingLayer())
      for layer in [inner, own, plain] { outer.addSublayer(layer) }
      inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      own.progress = 0.5
      trace.advance(1)
      inner.position.x = 55
      trace.advance(0.25)
      inner.position.x = 5
      let shown = outer.presentation()
      XCTAssertTrue(shown?.presentation() === shown)
      XCTAssertTrue(inner.presentation()?.superlayer?.model() === outer)
      XCTAssertEqual(shown?.sublayers?.count, 3)
      XCTAssertTrue(shown?.hitTest(CGPoint(x: 52, y: 5))?.model() === inner)
      XCTAssertFalse(outer.hitTest(CGPoint(x: 52, y: 5)) === inner)
      XCTAssertEqual(own.presentation()?.origin, "copy")
      XCTAssertEqual(own.presentation()?.progress, 0.5)
      XCTAssertTrue(plain.presentation()?.model() === plain)
      trace.advance(1)
    }
  }
}
