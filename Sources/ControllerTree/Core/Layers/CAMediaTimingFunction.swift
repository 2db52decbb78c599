import Foundation

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed all the time.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow, fast, slow.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of most animations of the system.
  public static let `default` = Self(rawValue: "default")
}

/// A cubic curve that maps the time of an animation to its progress, both from 0 to 1. Rules: LAYER-21.
public final class CAMediaTimingFunction: NSObject, NSSecureCoding, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// One of the system's curves; linear for an unknown name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with two control points. Their x, the time, is limited to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: Self.unit(c1x), y: CGFloat(c1y))
    second = CGPoint(x: Self.unit(c2x), y: CGFloat(c2y))
    super.init()
  }

  /// `true`: a secure unarchiver can read curves.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a curve that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-05.
  public convenience init?(coder: NSCoder) {
    guard let points = coder.read([Float].self, "ControllerTree.points"), points.count == 4 else { return nil }
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// Writes the control points under a key; does nothing if `coder` has no keys. Rules: CODE-05.
  public func encode(with coder: NSCoder) {
    coder.write(json: [first.x, first.y, second.x, second.y].map { Float($0) }, "ControllerTree.points")
  }

  private static func unit(_ x: Float) -> CGFloat { x > 0 ? CGFloat(min(x, 1)) : 0 }

  /// Writes the control point of an index from 0 to 3, as two numbers; 0 and 3 are the ends. Another index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Whether the control points are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return first == other.first && second == other.second
  }

  /// The hash of the control points.
  public override var hash: Int { [first.x, first.y, second.x, second.y].hashValue }

  var curve: ProgressCurve { .cubic(Double(first.x), Double(first.y), Double(second.x), Double(second.y)) }
}
