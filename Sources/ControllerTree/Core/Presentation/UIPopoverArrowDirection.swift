/// The direction of a popover's arrow. A popover with an upward arrow lies below its anchor.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per direction.
  public let rawValue: UInt
  /// Directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below.
  public static let up = Self(rawValue: 1)
  /// The popover lies above.
  public static let down = Self(rawValue: 2)
  /// The popover lies to the right.
  public static let left = Self(rawValue: 4)
  /// The popover lies to the left.
  public static let right = Self(rawValue: 8)
  /// Any direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: UInt(Int.max))
}
