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
@MainActor package final class EditMenuAnimator: NSObject, CollectsAnimations, UIEditMenuInteractionAnimating {
  /// How long a menu opens and closes, in seconds.
  private static let duration: TimeInterval = 0.25
  package var added = AddedAnimations()

  package override init() {}

  /// The menu opens or closes now.
  package func run() {
    let added = takeAdded()
    guard !added.animations.isEmpty || !added.completions.isEmpty else { return }
    UIView.animateAsSystem(withDuration: Self.duration) {
      for block in added.animations { block() }
    } completion: { _ in
      for block in added.completions { block() }
    }
  }
}
