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

/// The curve of an animation. It affects the values of presentation layers, and no time. Clients may implement it themselves.
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
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying,
  @preconcurrency NSCoding
{
  /// The curve's name among the system's.
  public let animationCurve: UIView.AnimationCurve
  /// The control point of the curve's beginning.
  public let controlPoint1: CGPoint
  /// The control point of the curve's end.
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

  /// Makes a curve with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    type = .cubic
    super.init()
  }

  /// The curve itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Reads a curve that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    guard let points = coder.read([CGFloat].self, "ControllerTree.points"), points.count == 4,
      let curve = coder.whole("ControllerTree.curve").flatMap({ UIView.AnimationCurve(rawValue: $0) })
    else { return nil }
    animationCurve = curve
    (controlPoint1, controlPoint2) = (CGPoint(x: points[0], y: points[1]), CGPoint(x: points[2], y: points[3]))
    type = coder.flag("ControllerTree.cubic") ? .cubic : .builtin
    super.init()
  }

  /// Writes curve and control points under keys; does nothing if `coder` has no keys. Rules: CODE-05.
  open func encode(with coder: NSCoder) {
    let points = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    coder.write(json: points, "ControllerTree.points")
    coder.write(animationCurve.rawValue, "ControllerTree.curve")
    coder.write(type == .cubic, "ControllerTree.cubic")
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
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying,
  @preconcurrency NSCoding
{
  private enum Shape: Codable {
    case ratio(CGFloat)
    case body(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(TimeInterval, bounce: CGFloat)
  }

  /// The velocity at the beginning, in total distances per second.
  public let initialVelocity: CGVector
  private let shape: Shape

  /// Makes the system's spring.
  @preconcurrency @MainActor public override convenience init() {
    self.init(.body(mass: 3, stiffness: 1_000, damping: 500), .zero)
  }

  /// Makes a spring.
  /// - Parameters:
  ///   - ratio: The damping; 1 is without oscillation.
  ///   - velocity: In total distances per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Makes a spring that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(ratio), .zero) }

  /// Makes a spring with these properties. They do not change the animator's duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.body(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Makes a spring with the perceived `duration`, in seconds.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(.perceived(duration, bounce: bounce), initialVelocity)
  }

  private init(_ shape: Shape, _ initialVelocity: CGVector) {
    self.shape = shape
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// The spring itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Reads a spring that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    guard let shape = coder.read(Shape.self, "ControllerTree.spring"),
      let velocity = coder.read([CGFloat].self, "ControllerTree.velocity"), velocity.count == 2
    else { return nil }
    (self.shape, initialVelocity) = (shape, CGVector(dx: velocity[0], dy: velocity[1]))
    super.init()
  }

  /// Writes spring and velocity under keys; does nothing if `coder` has no keys. Rules: CODE-05.
  open func encode(with coder: NSCoder) {
    coder.write(json: shape, "ControllerTree.spring")
    coder.write(json: [initialVelocity.dx, initialVelocity.dy], "ControllerTree.velocity")
  }

  /// The spring of an animation of `duration` seconds.
  final func spring(settlingIn duration: TimeInterval) -> SpringCurve {
    let velocity = Double(initialVelocity.dx)
    switch shape {
    case .ratio(let ratio):
      return SpringCurve(settlingIn: duration, dampingRatio: Double(ratio), velocity: velocity)
    case .body(let mass, let stiffness, let damping):
      return SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: velocity)
    case .perceived(let perceived, let bounce):
      return SpringCurve(duration: perceived, bounce: Double(bounce), velocity: velocity)
    }
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The curve of an animation of `duration` seconds.
  func progressCurve(of duration: TimeInterval) -> ProgressCurve {
    if let spring = springTimingParameters { return .spring(spring.spring(settlingIn: duration)) }
    guard let cubic = cubicTimingParameters else { return .linear }
    return .cubic(
      Double(cubic.controlPoint1.x), Double(cubic.controlPoint1.y), Double(cubic.controlPoint2.x),
      Double(cubic.controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  var progressCurve: ProgressCurve {
    let (first, second) = controlPoints
    return .cubic(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
  }

  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
