/// How strongly a constraint holds: a number above 0 and up to 1000.
///
/// At 1000 a constraint is required: it holds, or the solver refuses it. Below, it is preferred, and a higher priority comes strictly
/// first: no number of constraints at 749 moves one at 750. Among constraints of one priority the sum of their errors is as small as
/// possible. Every value is a level of its own, 749.5 as well; the number of levels in use is not limited and costs no precision.
public struct Priority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 250.
  public static let low = Priority(250)

  public var isRequired: Bool { rawValue == 1000 }

  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension Priority: Comparable {
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
