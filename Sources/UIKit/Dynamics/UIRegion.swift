import ControllerTree
import Foundation

/// A set of points around the origin, in which a field acts. Rules: DYN-11.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  private indirect enum Shape: Codable {
    case everything
    case circle(CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case difference(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let one, let other): one.contains(point) || other.contains(point)
      case .difference(let one, let other): one.contains(point) && !other.contains(point)
      case .intersection(let one, let other): one.contains(point) && other.contains(point)
      }
    }
  }

  private final var shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// The region of all points.
  open class var infinite: UIRegion { UIRegion(.everything) }

  /// Makes a circle.
  public init(radius: CGFloat) { shape = .circle(max(radius, 0)) }
  /// Makes a rectangle.
  public init(size: CGSize) { shape = .rectangle(size) }

  /// The points that are not in this region.
  open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
  /// The points that are in one of two regions.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
  /// The points of this region that are not in the other one.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }
  /// The points that are in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }
  /// Whether a point is in the region.
  /// - Complexity: O(n) in the regions of which it was made.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// `true`: a secure unarchiver can read regions.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Reads a region that `encode(with:)` wrote; `nil` without one. Rules: VAL-88.
  public required init?(coder: NSCoder) {
    guard coder.holds(Self.key),
      let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
      let shape = try? JSONDecoder().decode(Shape.self, from: Data(referencing: data))
    else { return nil }
    self.shape = shape
    super.init()
  }
  /// Writes the region under a key; does nothing if `coder` has no keys. Rules: VAL-88.
  open func encode(with coder: NSCoder) {
    guard coder.hasKeys, let data = try? JSONEncoder().encode(shape) else { return }
    coder.encode(NSData(data: data), forKey: Self.key)
  }
  private static let key = "ControllerTree.region"

  /// A region with the same points.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UIRegion(shape) } }
}
