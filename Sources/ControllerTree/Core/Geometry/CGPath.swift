import Foundation

/// A step of a path, with its points.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a part of the path; one point.
  case moveToPoint
  /// A line; one point, its end.
  case addLineToPoint
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint
  /// A line back to the beginning of the part; no point.
  case closeSubpath
}

/// A step of a path, for ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points of the step, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// How crossings of a path decide whether a point is inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside if the path winds around the point.
  case winding
  /// Inside if a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// Lines and curves. Nothing draws them; they have bounds and an inside. Two paths are equal if their steps are.
public class CGPath: Hashable, @unchecked Sendable {
  /// A step, whose last point is the new current point.
  enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  // Only mutable paths change it, and these are for one thread.
  final var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// A rectangle, whose points `transform` moves.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// The ellipse that fits into a rectangle, whose points `transform` moves.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// A rectangle with elliptical corners, whose points `transform` moves. The corners are at most half as large as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ make: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    make(path)
    self.init(steps: path.steps)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The point at which the next step begins; zero for an empty path.
  public var currentPoint: CGPoint { steps.isEmpty ? .zero : PathPoints(steps).current }

  /// The smallest rectangle around all points, control points included; `null` for an empty path.
  /// - Complexity: O(n) in the steps.
  public var boundingBox: CGRect { PathPoints(steps).box(ofCurves: false) }

  /// The smallest rectangle around the lines and curves; `null` for an empty path.
  /// - Complexity: O(n) in the steps.
  public var boundingBoxOfPath: CGRect { PathPoints(steps).box(ofCurves: true) }

  /// Whether a point is inside. Parts that are open count as closed.
  /// - Parameters:
  ///   - point: In the path's coordinates, before `transform`.
  ///   - rule: How crossings decide.
  ///   - transform: Moves the path's points.
  /// - Complexity: O(n) in the steps.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    PathPoints(transformed(steps, by: transform)).contains(point, rule)
  }

  /// A copy that can't change.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A copy whose points `transform` moves.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: transformed(steps, by: transform?.pointee ?? .identity))
  }

  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.steps = steps
    return path
  }

  /// Calls `block` for each step. The points of an element are valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      // One more, so that a step without points has an address too.
      var points = step.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: step.type, points: first)) { block($0) }
      }
    }
  }

  /// Whether the steps are equal.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }
  /// Adds the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  final func transformed(_ steps: [Step], by transform: CGAffineTransform) -> [Step] {
    transform.isIdentity ? steps : steps.map { $0.applying(transform) }
  }
}

/// A path that can change. Each step begins at ``CGPath/currentPoint``; a step before the first `move(to:transform:)` begins at zero.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(steps: []) }

  /// Begins a part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point), transform) }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point), transform) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quad(control, end), transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.curve(control1, control2, end), transform)
  }

  /// Adds a line back to the beginning of the part.
  public func closeSubpath() { if !steps.isEmpty { steps.append(.close) } }

  /// Adds lines between points, as a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() { add(index == 0 ? .move(point) : .line(point), transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let whole = toRect.concatenating(transform)
    add(.move(CGPoint(x: 1, y: 0)), whole)
    for step in PathArc.steps(from: 0, by: 2 * .pi) { add(step, whole) }
    closeSubpath()
  }

  /// Adds a rectangle with elliptical corners, which are at most half as large as the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    add(.move(CGPoint(x: rect.maxX, y: rect.midY)), transform)
    let centers = [
      CGPoint(x: rect.maxX - width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.minY + height),
    ]
    for (quarter, center) in centers.enumerated() {
      let angle = CGFloat(quarter) * .pi / 2
      let corner = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      add(.line(PathArc.point(at: angle).applying(corner)), transform)
      for step in PathArc.steps(from: angle, by: .pi / 2) { add(step.applying(corner), transform) }
    }
    closeSubpath()
  }

  /// Adds a part of a circle, after a line to its beginning.
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc begins, in radians from the positive x-axis.
  ///   - endAngle: Where the arc ends, in radians.
  ///   - clockwise: The direction in Core Graphics' coordinates, whose y-axis points upwards.
  ///   - transform: Moves the arc's points.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: PathArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
  }

  /// Adds a part of a circle that turns by `delta` radians, after a line to its beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = PathArc.point(at: startAngle).applying(circle)
    add(steps.isEmpty ? .move(start) : .line(start), transform)
    for step in PathArc.steps(from: startAngle, by: delta) { add(step.applying(circle), transform) }
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += transformed(path.steps, by: transform)
  }

  private func add(_ step: Step, _ transform: CGAffineTransform) { steps.append(step.applying(transform)) }
}

extension CGPath.Step {
  /// The points of the step; the last one is its end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The same step with other points, in the order of ``points``.
  func with(_ points: [CGPoint]) -> Self {
    switch (self, points.count) {
    case (.move, 1): .move(points[0])
    case (.line, 1): .line(points[0])
    case (.quad, 2): .quad(points[0], points[1])
    case (.curve, 3): .curve(points[0], points[1], points[2])
    default: self
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    transform.isIdentity ? self : with(points.map { $0.applying(transform) })
  }
}
