import Foundation

/// Animations beside those of an edit menu that opens or closes. Rules: ACT-78.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs what a delegate has added to the animation of an edit menu.
@MainActor package final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  /// How long a menu opens and closes, in seconds.
  private static let duration: TimeInterval = 0.25
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package override init() {}

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The menu opens or closes now.
  package func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) {
      for block in animations { block() }
    } completion: { _ in
      for block in completions { block() }
    }
  }
}
