import Foundation

/// A direction with a length, such as a velocity or a gravity.
public struct CGVector: Hashable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// The vector of length 0.
  public init() {
    self.init(dx: CGFloat.zero, dy: CGFloat.zero)
  }

  /// A vector from its two components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector from its two components as `Double`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector from its two components as `Int`.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads dx, then dy, from an unkeyed list, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    dx = try numbers.decode(CGFloat.self)
    dy = try numbers.decode(CGFloat.self)
  }

  /// Writes dx, then dy, as an unkeyed list.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
