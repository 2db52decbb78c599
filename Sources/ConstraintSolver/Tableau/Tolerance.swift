/// How exact the numbers are. All are doubles; what lies within a tolerance counts as equal.
enum Tolerance {
  /// By how much a constraint may be missed, in the unit of its expression, while constants stay below a thousand. Above that the
  /// rounding of the constants themselves counts as well: `relative` times their sum.
  static let feasibility = 1e-8
  static let relative = 1e-11
  /// A sum this much smaller than its summands is zero: the rest is rounding.
  static let cancellation = 1e-10
  /// A reduced cost below this is zero.
  static let cost = 1e-9
  /// A coefficient below this never becomes a pivot.
  static let pivot = 1e-9
  /// A variable that differs less from its last value has not changed.
  static let change = 1e-9
  /// Two steps of a ratio test that differ by less are equal, and the smaller index decides.
  static let tie = 1e-10

  /// The sum of two numbers, exactly zero if it is only what rounding has left of them.
  @inline(__always) static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= cancellation * abs(first) ? 0 : sum
  }
}
