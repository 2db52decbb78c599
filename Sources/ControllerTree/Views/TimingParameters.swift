import Foundation

/// Which kind of curve an animation follows.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// The curve of an animation. Nothing is drawn, so it changes no value and no time. Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from the point (0, 0) to the point (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name among the system's.
  public let animationCurve: UIView.AnimationCurve
  /// What the curve leaves its beginning for.
  public let controlPoint1: CGPoint
  /// What the curve comes to its end from.
  public let controlPoint2: CGPoint
  private let type: UITimingCurveType

  /// Makes a curve that eases in and out.
  @preconcurrency @MainActor public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    type = .builtin
    super.init()
  }

  /// Makes a curve of its own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    type = .cubic
    super.init()
  }

  /// Which kind of curve it is.
  open var timingCurveType: UITimingCurveType { type }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that pulls towards the end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast things move at the beginning, in whole ways a second.
  public let initialVelocity: CGVector

  /// Makes the system's spring.
  @preconcurrency @MainActor public override convenience init() { self.init(initialVelocity: .zero) }

  /// Makes a spring.
  /// - Parameters:
  ///   - ratio: How much the spring is damped; 1 is without oscillation.
  ///   - velocity: In whole ways a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(initialVelocity: velocity)
  }

  /// Makes a spring that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(initialVelocity: .zero) }

  /// Makes a spring of these properties. The animator's duration stays as it is.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(initialVelocity: velocity)
  }

  /// Makes a spring that one feels for `duration` seconds.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity: initialVelocity)
  }

  private init(initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
