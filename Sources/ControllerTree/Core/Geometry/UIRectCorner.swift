/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// A set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner between the top and the left edge.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner between the top and the right edge.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner between the bottom and the left edge.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner between the bottom and the right edge.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner: all bits set, as in UIKit, so it is not equal to the union of the four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
