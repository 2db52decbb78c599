import UIKit
import XCTest

@testable import ControllerTree

/// The values of animations: between two, on springs and curves, through key frames, in groups (LAYER-21, LAYER-24 to LAYER-28).
final class LayerValuesTests: XCTestCase {
  /// LAYER-25: the seven ways to give ends.
  func test_LAYER25_ends() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 10
      @MainActor func middle(_ from: Any?, _ to: Any?, _ by: Any?) -> Double? {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        return value("cornerRadius", of: layer, animation, at: 0.5, trace).map { (radius: CGFloat) in Double(radius) }
      }
      XCTAssertEqual(middle(0, 4, nil), 2)
      XCTAssertEqual(middle(CGFloat(20), nil, 4), 22)
      XCTAssertEqual(middle(nil, 40, NSNumber(value: 8)), 36)
      XCTAssertEqual(middle(0, nil, nil), 5)
      XCTAssertEqual(middle(nil, 30, nil), 20)
      XCTAssertEqual(middle(nil, nil, 6), 13)
      XCTAssertEqual(middle(nil, nil, nil), 10)
    }
  }

  /// LAYER-25: additive and cumulative animations.
  func test_LAYER25_addedValues() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
      animation.isAdditive = true
      XCTAssertEqual(value("position", of: layer, animation, at: 0.5, trace), CGPoint(x: 55, y: 50))
      animation.isCumulative = true
      animation.repeatCount = 3
      XCTAssertEqual(value("position", of: layer, animation, at: 2.5, trace), CGPoint(x: 75, y: 50))
    }
  }

  /// LAYER-25: values of every kind, boxed ones too; values of different kinds change at once.
  func test_LAYER25_kinds() async {
    await withTrace(pacing: .manual) { trace in
      XCTAssertEqual(
        LayerValue.between(NSValue(cgPoint: .zero), CGPoint(x: 2, y: 4), at: 0.5) as? CGPoint, CGPoint(x: 1, y: 2))
      XCTAssertEqual(
        LayerValue.between(CGSize.zero, CGSize(width: 2, height: 4), at: 0.5) as? CGSize, CGSize(width: 1, height: 2))
      let rect = LayerValue.between(CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8), at: 0.5) as? CGRect
      XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
      let color = LayerValue.between(UIColor.black, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), at: 0.5) as? CGColor
      XCTAssertEqual(color, CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
      let turn = NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      let half = LayerValue.between(CATransform3DIdentity, turn, at: 0.5) as? CATransform3D
      XCTAssertEqual(half?.m12 ?? 0, CGFloat(0.5).squareRoot(), accuracy: 1e-12)
      let list =
        LayerValue.between([NSNumber(value: 0), NSNumber(value: 1)], [1.0, 3.0] as [Any], at: 0.5) as? [Double]
      XCTAssertEqual(list, [0.5, 2])
      let (one, other) = (
        CGPath(rect: .zero, transform: nil), CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
      )
      XCTAssertEqual(
        (LayerValue.between(one, other, at: 0.5) as? CGPath)?.boundingBox, CGRect(x: 0, y: 0, width: 4, height: 4))
      XCTAssertEqual(LayerValue.between("a", "b", at: 0.1) as? String, "b")
    }
  }

  /// LAYER-21: the system's curves; a curve begins at 0 and ends at 1.
  func test_LAYER21_curves() async {
    await withTrace { _ in
      @MainActor func middle(_ name: CAMediaTimingFunctionName) -> Double {
        CAMediaTimingFunction(name: name).curve.progress(at: 0.5, of: 1)
      }
      XCTAssertEqual(middle(.linear), 0.5, accuracy: 1e-9)
      XCTAssertEqual(middle(.easeInEaseOut), 0.5, accuracy: 1e-6)
      XCTAssertEqual(middle(.easeIn), 0.3153568, accuracy: 1e-6)
      XCTAssertEqual(middle(.easeOut), 0.6846432, accuracy: 1e-6)
      XCTAssertEqual(middle(.default), 0.8024034, accuracy: 1e-6)
      let curve = CAMediaTimingFunction(controlPoints: 0.1, 2, 0.9, -1)
      XCTAssertEqual([curve.curve.progress(at: 0, of: 1), curve.curve.progress(at: 1, of: 1)], [0, 1])
      XCTAssertEqual(curve, CAMediaTimingFunction(controlPoints: 0.1, 2, 0.9, -1))
      var point: [Float] = [9, 9]
      curve.getControlPoint(at: 2, values: &point)
      XCTAssertEqual(point, [0.9, -1])
      curve.getControlPoint(at: 4, values: &point)
      XCTAssertEqual(point, [0.9, -1])
    }
  }

  /// LAYER-24: the settling times that Core Animation's documentation and logs give, and the movement of each kind of spring.
  func test_LAYER24_springs() async {
    await withTrace { _ in
      let spring = CASpringAnimation(keyPath: "position.x")
      XCTAssertEqual(spring.settlingDuration, 1.4727003346780927, accuracy: 1e-9)
      spring.damping = 5
      XCTAssertEqual(spring.settlingDuration, 2.85, accuracy: 0.01)
      for damping in [0.0, 5, 20, 60] {
        let curve = SpringCurve(mass: 1, stiffness: 100, damping: damping, velocity: 3)
        XCTAssertEqual(curve.place(at: 0), 0, accuracy: 1e-9)
        // The equation of the spring, by differences.
        let (time, step) = (0.2, 1e-4)
        let places = [-1.0, 0, 1].map { curve.place(at: time + $0 * step) }
        let velocity = (places[2] - places[0]) / (2 * step)
        let force = (places[2] - 2 * places[1] + places[0]) / (step * step)
        XCTAssertEqual(force, -100 * (places[1] - 1) - damping * velocity, accuracy: 1e-3, "\(damping)")
        XCTAssertEqual((curve.place(at: 1e-6) - curve.place(at: 0)) / 1e-6, 3, accuracy: 1e-2)
        guard damping > 0 else { continue }
        XCTAssertEqual(curve.place(at: curve.settlingDuration), 1, accuracy: 0.00101)
      }
      XCTAssertEqual(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).bounce, 0.3, accuracy: 1e-9)
      XCTAssertEqual(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).perceptualDuration, 0.5, accuracy: 1e-9)
    }
  }

  /// LAYER-26: paths of points, sizes, rectangles and transforms; other names keep their values.
  func test_LAYER26_paths() async {
    await withTrace { _ in
      let layer = CALayer()
      let paths: [(String, Double)] = [
        ("position.x", 3), ("position.y", 4), ("bounds.origin.x", 5), ("bounds.size.width", 6), ("opacity", 0.5),
        ("transform.rotation.z", 0.4), ("transform.rotation.x", 0.2), ("transform.rotation.y", -0.3),
        ("transform.scale.x", 2), ("transform.scale.y", -3), ("transform.scale.z", 4), ("transform.translation.x", 7),
        ("transform.translation.y", 8), ("transform.translation.z", 9), ("cornerRadius", 11), ("my.own", 12),
        ("own", 13),
      ]
      for (path, number) in paths { layer.setValue(number, forKeyPath: path) }
      for (path, number) in paths where path != "my.own" {
        XCTAssertEqual(LayerValue.number(layer.value(forKeyPath: path)) ?? .nan, number, accuracy: 1e-9, path)
      }
      XCTAssertNil(layer.value(forKeyPath: "my.own"))
      layer.setValue("text", forKeyPath: "position")
      XCTAssertEqual(layer.position, CGPoint(x: 3, y: 4))
      layer.setValue(2, forKeyPath: "transform.scale")
      XCTAssertEqual(LayerValue.number(layer.value(forKeyPath: "transform.scale.y")) ?? 0, 2, accuracy: 1e-9)
      XCTAssertEqual(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat, 3)
    }
  }

  /// LAYER-27: key frames with times, curves and modes, and along a path.
  func test_LAYER27_keyframes() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      @MainActor func x(_ change: (CAKeyframeAnimation) -> Void, at time: Double) -> Double? {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 40]
        animation.duration = 1
        change(animation)
        return value("position.x", of: layer, animation, at: time, trace).map { (x: CGFloat) in
          (Double(x) * 1e9).rounded() / 1e9
        }
      }
      XCTAssertEqual(x({ _ in }, at: 0.25), 5)
      XCTAssertEqual(x({ _ in }, at: 0.75), 25)
      XCTAssertEqual(x({ $0.keyTimes = [0, 0.2, 1] }, at: 0.6), 25)
      XCTAssertEqual(x({ $0.calculationMode = .paced }, at: 0.5), 20)
      XCTAssertEqual(x({ $0.calculationMode = .discrete }, at: 0.5), 10)
      XCTAssertEqual(
        x(
          {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.1, 0.2, 1]
          }, at: 0.5), 40)
      XCTAssertEqual(
        x(
          { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)] },
          at: 0.25)
          ?? 0, 3.153568, accuracy: 1e-5)
      let along = CAKeyframeAnimation(keyPath: "position")
      along.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      along.duration = 1
      let point: CGPoint? = value("position", of: layer, along, at: 0.5, trace)
      XCTAssertEqual(point, CGPoint(x: 30, y: 10))
    }
  }

  /// LAYER-28: a group has its own time, which ends longer animations inside; their delegates get nothing.
  func test_LAYER28_groups() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      let (fade, move, group) = (
        CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"), CAAnimationGroup()
      )
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
      (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 10, 1, 0.5)
      fade.delegate = AnimationNotes(trace, "fade")
      (group.animations, group.duration) = ([fade, move], 2)
      group.delegate = AnimationNotes(trace, "group")
      layer.add(group, forKey: "both")
      trace.advance(1.25)
      XCTAssertEqual(layer.presentation()?.opacity, 0.3125)
      XCTAssertEqual(layer.presentation()?.position.x, 5)
      trace.advance(1)
      trace.expect("group starts at 0.0\ngroup stops at 2.0, finished: true")
      XCTAssertEqual(layer.presentation()?.opacity, 1)
    }
  }
}

@MainActor private func value<Value>(
  _ path: String, of layer: CALayer, _ animation: CAAnimation, at time: TimeInterval, _ trace: Trace
) -> Value? {
  layer.add(animation, forKey: "test")
  trace.advance(time)
  defer { layer.removeAllAnimations() }
  return layer.presentation()?.value(forKeyPath: path) as? Value
}
