import Foundation

extension StoryboardDocument {
  /// A point. Its numbers are finite.
  public struct Point: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
  }

  /// A size. Its numbers are finite.
  public struct Size: Hashable, Sendable, Codable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    public static let zero = Size(width: 0, height: 0)
    public var cgSize: CGSize { CGSize(width: width, height: height) }
  }

  /// A rectangle. Its numbers are finite.
  public struct Rect: Hashable, Sendable, Codable {
    public var origin: Point
    public var size: Size

    public init(x: Double, y: Double, width: Double, height: Double) {
      origin = Point(x: x, y: y)
      size = Size(width: width, height: height)
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
    public var cgRect: CGRect { CGRect(origin: origin.cgPoint, size: size.cgSize) }
  }

  /// Distances from the edges. An attribute that the file leaves out is 0.
  public struct Insets: Hashable, Sendable, Codable {
    public var top: Double
    /// The left edge, or the leading one of directional insets.
    public var leading: Double
    public var bottom: Double
    /// The right edge, or the trailing one of directional insets.
    public var trailing: Double
    /// Whether `leading` and `trailing` depend on the direction of the language.
    public var isDirectional: Bool

    public init(top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool = false) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
      self.isDirectional = isDirectional
    }
  }

  /// A range of whole numbers, as in a runtime attribute of type `range`.
  public struct TextRange: Hashable, Sendable, Codable {
    public var location: Int
    public var length: Int

    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }

    public var nsRange: NSRange { NSRange(location: location, length: length) }
  }
}
