import ControllerTree
import Foundation

/// The value that the code at the end of an effect gets.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect ran to its end, and was not removed or replaced.
  public final let isFinished: Bool
  /// The view or the item of the symbol.
  public final weak var sender: AnyObject?
  /// The effect; `nil` for one that replaced a symbol.
  public final let effect: (any SymbolEffect)?
  /// The effect that replaced a symbol; `nil` for any other.
  public final let contentTransition: (any SymbolEffect)?

  init(finished: Bool, sender: AnyObject?, effect: (any SymbolEffect)? = nil, transition: (any SymbolEffect)? = nil) {
    (isFinished, self.sender, self.effect, contentTransition) = (finished, sender, effect, transition)
    super.init()
  }
}

/// The code that runs at the end of an effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// An effect with which one symbol replaces another, as a button's configuration stores it.
public struct UISymbolContentTransition: Hashable {
  /// The effect.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// How it runs.
  public let options: SymbolEffectOptions

  /// Makes one.
  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    (self.contentTransition, self.options) = (contentTransition, options)
  }

  /// Whether effects and options are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.contentTransition.words == rhs.contentTransition.words && lhs.options == rhs.options
  }
  /// Adds effect and options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentTransition.words)
    hasher.combine(options)
  }
}

/// The effects of a symbol: one of each kind (VAL-60, VAL-61).
@MainActor final class RunningSymbolEffects: KeptBeside {
  private struct Running {
    let effect: any SymbolEffect
    let number: Int
    let completion: UISymbolEffectCompletion?
  }

  /// The duration of an effect at its usual speed, in seconds.
  private static let duration = 0.5
  private var running: [Running] = []
  private var last = 0

  var names: [String] { running.map { $0.effect.name } }

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, to sender: AnyObject,
    _ completion: UISymbolEffectCompletion?
  ) {
    remove(effect.kind, from: sender)
    last += 1
    let number = last
    running.append(Running(effect: effect, number: number, completion: completion))
    guard let count = effect.count(options.repetition) else { return }
    let time = animated ? Self.duration * Double(count) / options.speed : 0
    UIView.animateAsSystem(
      withDuration: time,
      completion: { [self, weak sender] _ in
        end(at: running.firstIndex { $0.number == number }, finished: true, sender)
      })
  }

  /// Removes the effects of a kind; all for `nil`.
  func remove(_ kind: String? = nil, from sender: AnyObject) {
    for effect in running where kind == nil || effect.effect.kind == kind {
      end(at: running.firstIndex { $0.number == effect.number }, finished: false, sender)
    }
  }

  private func end(at index: Int?, finished: Bool, _ sender: AnyObject?) {
    guard let index else { return }
    let ended = running.remove(at: index)
    ended.completion?(UISymbolEffectCompletionContext(finished: finished, sender: sender, effect: ended.effect))
  }

  /// Replaces a symbol: `change` runs at once, the completion after the time of the effect.
  static func replace(
    _ transition: any SymbolEffect, _ options: SymbolEffectOptions, of sender: AnyObject,
    _ completion: UISymbolEffectCompletion?, change: () -> Void
  ) {
    change()
    guard let completion else { return }
    UIView.animateAsSystem(
      withDuration: duration / options.speed,
      completion: { [weak sender] _ in
        completion(UISymbolEffectCompletionContext(finished: true, sender: sender, transition: transition))
      })
  }
}

extension SymbolEffect {
  /// How often the effect runs; `nil` for one that stays until it is removed (VAL-61).
  fileprivate func count(_ repetition: SymbolEffectOptions.Repetition) -> Int? {
    guard self is any DiscreteSymbolEffect else { return nil }
    return switch repetition {
    case .usual: Self.tellsOfActivity ? nil : 1
    case .times(let count): count
    case .endless: nil
    }
  }

  private static var tellsOfActivity: Bool {
    [PulseSymbolEffect.self, VariableColorSymbolEffect.self, BreatheSymbolEffect.self].contains { $0 == self }
  }
}
