import ControllerTree
import Foundation

extension UIImageView {
  /// The names of the effects that the symbol has now, in the order in which they were added: `bounce.up`. Rules: VAL-60.
  public var symbolEffectNames: [String] { RunningSymbolEffects.of(self)?.names ?? [] }

  /// Adds an effect to the symbol; it replaces one of its kind. An effect that ends by itself does so in virtual time. Rules: VAL-60, VAL-61.
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often it runs, and how fast.
  ///   - animated: Whether it takes time.
  ///   - completion: Runs when the effect has ended, or was removed or replaced.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    RunningSymbolEffects.made(for: self).add(effect, options, animated: animated, to: self, completion)
  }

  /// Removes the effects of a kind. Rules: VAL-60.
  /// - Parameters:
  ///   - effect: An effect of the kind.
  ///   - options: No effect.
  ///   - animated: No effect.
  ///   - completion: Runs at once.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    RunningSymbolEffects.of(self)?.remove(effect.kind, from: self)
    completion?(UISymbolEffectCompletionContext(finished: true, sender: self, effect: effect))
  }

  /// Removes all effects. Rules: VAL-60.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    RunningSymbolEffects.of(self)?.remove(from: self)
  }

  /// Replaces the symbol, with an effect. Rules: VAL-62.
  /// - Parameters:
  ///   - image: The new image, which counts at once.
  ///   - transition: The effect.
  ///   - options: How fast it runs.
  ///   - completion: Runs after the time of the effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    RunningSymbolEffects.replace(transition, options, of: self, completion) { self.image = image }
  }
}
