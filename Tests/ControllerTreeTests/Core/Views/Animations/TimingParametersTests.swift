import XCTest

@testable import ControllerTree

final class TimingParametersTests: XCTestCase {
  /// TRANS-14: curves and springs return the values that they were made with; they change no time.
  @MainActor func test_TRANS14_curvesAndSprings() async {
    let curve = UICubicTimingParameters(animationCurve: .easeOut)
    XCTAssertEqual(curve.animationCurve, .easeOut)
    XCTAssertEqual(curve.timingCurveType, .builtin)
    XCTAssertEqual(curve.controlPoint1, .zero)
    XCTAssertTrue(curve.cubicTimingParameters === curve)
    XCTAssertNil(curve.springTimingParameters)
    XCTAssertEqual(UICubicTimingParameters().animationCurve, .easeInOut)
    for system in [UIView.AnimationCurve.easeInOut, .easeIn, .linear] {
      XCTAssertEqual(UICubicTimingParameters(animationCurve: system).timingCurveType, .builtin)
    }
    let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    XCTAssertEqual(own.timingCurveType, .cubic)
    XCTAssertEqual(own.controlPoint1, CGPoint(x: 0.1, y: 0.2))
    XCTAssertEqual(own.controlPoint2, CGPoint(x: 0.3, y: 0.4))
    let velocity = CGVector(dx: 1, dy: 2)
    let springs = [
      UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5),
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
      UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: velocity),
      UISpringTimingParameters(duration: 0.3, bounce: 0.1, initialVelocity: velocity),
    ]
    XCTAssertEqual(springs.map(\.initialVelocity), [.zero, .zero, velocity, velocity, velocity])
    for spring in springs {
      XCTAssertEqual(spring.timingCurveType, .spring)
      XCTAssertTrue(spring.springTimingParameters === spring)
      XCTAssertNil(spring.cubicTimingParameters)
    }
    let made = [
      UIViewPropertyAnimator(), UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5),
      UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero),
    ]
    XCTAssertEqual(made.map { $0.timingParameters?.timingCurveType }, [.builtin, .spring, .cubic])
  }
}
