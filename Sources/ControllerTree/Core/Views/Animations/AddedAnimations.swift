/// The animations that an app has added to one of the system's, and the code for its end.
package struct AddedAnimations {
  var animations: [() -> Void] = []
  var completions: [() -> Void] = []

  package init() {}
}

/// Collects animations of an app.
@MainActor package protocol CollectsAnimations: AnyObject {
  var added: AddedAnimations { get set }
}

extension CollectsAnimations {
  package func addAnimations(_ animations: @escaping () -> Void) { added.animations.append(animations) }
  package func addCompletion(_ completion: @escaping () -> Void) { added.completions.append(completion) }

  /// What was added; each runs once.
  func takeAdded() -> AddedAnimations {
    defer { added = AddedAnimations() }
    return added
  }

  /// Runs what was added, without an animation.
  package func runAtOnce() {
    let added = takeAdded()
    for block in added.animations + added.completions { block() }
  }
}
