import ControllerTree
import Foundation

/// An animation of a symbol: its name and how it runs. Nothing is drawn. Rules: VAL-60.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect in words: `bounce`, `variableColor.iterative.reversing`.
  var words: [String] { get }
  /// The same effect, with one more word.
  func adding(_ word: String) -> Self
}

extension SymbolEffect {
  /// The kind of the effect.
  var kind: String { words.first ?? "" }
  /// The name of the effect: `bounce.up`.
  public var name: String { words.joined(separator: ".") }
  /// The effect as a whole, or layer by layer.
  public var wholeSymbol: Self { adding("wholeSymbol") }
  /// The effect layer by layer.
  public var byLayer: Self { adding("byLayer") }
}

/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// Upwards, downwards.
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
}
/// The opacity changes.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
}
/// The layers change their opacity one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// One layer at a time; more and more layers; there and back; only there; other layers are dimmed, or hidden.
  public var iterative: Self { adding("iterative") }
  public var cumulative: Self { adding("cumulative") }
  public var reversing: Self { adding("reversing") }
  public var nonReversing: Self { adding("nonReversing") }
  public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
  public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
}
/// A symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// Larger, smaller.
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
}
/// A symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// From below, from above.
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
}
/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// Upwards, downwards.
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
}
/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// The directions.
  public var clockwise: Self { adding("clockwise") }
  public var counterClockwise: Self { adding("counterClockwise") }
  public var left: Self { adding("left") }
  public var right: Self { adding("right") }
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var forward: Self { adding("forward") }
  public var backward: Self { adding("backward") }
  /// A direction in degrees.
  public func custom(angle: Double) -> Self { adding("custom(\(angle))") }
}
/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// The directions.
  public var clockwise: Self { adding("clockwise") }
  public var counterClockwise: Self { adding("counterClockwise") }
}
/// A symbol grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// With and without a change of opacity.
  public var pulse: Self { adding("pulse") }
  public var plain: Self { adding("plain") }
}
/// The lines of a symbol are drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// Each layer for itself.
  public var individually: Self { adding("individually") }
}
/// The lines of a symbol vanish.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// The directions; each layer for itself.
  public var reversed: Self { adding("reversed") }
  public var nonReversed: Self { adding("nonReversed") }
  public var individually: Self { adding("individually") }
}
/// One symbol goes and another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
  /// The directions.
  public var downUp: Self { adding("downUp") }
  public var upUp: Self { adding("upUp") }
  public var offUp: Self { adding("offUp") }
  /// The common parts stay, if there are any.
  public func magic(fallback: Self) -> Self { adding("magic(\(fallback.name))") }
}
/// What fits the place.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public let words: [String]
  public func adding(_ word: String) -> Self { Self(words: words + [word]) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: Self { Self(words: ["bounce"]) }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The opacity changes.
  public static var pulse: Self { Self(words: ["pulse"]) }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers change their opacity one after the other.
  public static var variableColor: Self { Self(words: ["variableColor"]) }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol grows or shrinks.
  public static var scale: Self { Self(words: ["scale"]) }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  public static var appear: Self { Self(words: ["appear"]) }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  public static var disappear: Self { Self(words: ["disappear"]) }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  public static var wiggle: Self { Self(words: ["wiggle"]) }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: Self { Self(words: ["rotate"]) }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks softly.
  public static var breathe: Self { Self(words: ["breathe"]) }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The lines of a symbol are drawn.
  public static var drawOn: Self { Self(words: ["drawOn"]) }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The lines of a symbol vanish.
  public static var drawOff: Self { Self(words: ["drawOff"]) }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes and another one comes.
  public static var replace: Self { Self(words: ["replace"]) }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What fits the place.
  public static var automatic: Self { Self(words: ["automatic"]) }
}
