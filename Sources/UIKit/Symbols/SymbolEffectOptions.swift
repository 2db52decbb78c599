import Foundation

/// How often and how fast an effect of a symbol runs. Rules: VAL-61.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect runs.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?

    /// Without end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Some times, with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
    /// Without end, with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
  }

  /// How often the effect runs; `nil` without end.
  private(set) var count: Int? = 1
  private(set) var speed: Double = 1
  /// Whether code has chosen how often.
  private(set) var isCountChosen = false

  /// Once, with the usual speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
  /// Some times; `nil` without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// As a behaviour tells.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// Without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  /// Some times; `nil` without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    (copy.count, copy.isCountChosen) = (count.map { max($0, 1) }, true)
    return copy
  }
  /// As a behaviour tells.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
  /// A multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed > 0 && speed.isFinite ? speed : 1
    return copy
  }
}
