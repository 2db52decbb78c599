import Foundation

/// How often and how fast an effect of a symbol runs. Rules: VAL-61.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect runs.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition

    /// Without end.
    public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .endless) }
    /// Some times, with pauses; `nil` without end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(repetition: count.map { .times(max($0, 1)) } ?? .endless)
    }
    /// Without end, with pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(repetition: .endless) }
  }

  enum Repetition: Hashable {
    /// As the effect does by itself.
    case usual
    case times(Int)
    case endless
  }

  private(set) var repetition = Repetition.usual
  private(set) var speed: Double = 1

  /// As often as the effect runs by itself, with the usual speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { Self.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { Self.default.nonRepeating }
  /// Some times; `nil` as often as the effect runs by itself.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// As a behaviour tells.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { Self.default.repeat(behavior) }
  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// Without end.
  public var repeating: SymbolEffectOptions { repeating(.endless) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { repeating(.times(1)) }
  /// Some times; `nil` as often as the effect runs by itself.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    repeating(count.map { .times(max($0, 1)) } ?? .usual)
  }
  /// As a behaviour tells.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating(behavior.repetition) }
  /// A multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed > 0 && speed.isFinite ? speed : 1
    return copy
  }

  private func repeating(_ repetition: Repetition) -> SymbolEffectOptions {
    var copy = self
    copy.repetition = repetition
    return copy
  }
}
