import Foundation

/// Records the events of a transition besides the callbacks of controllers, for recorders that include them: hooks of
/// presentation controllers, calls of animators, questions to delegates, completions.
@MainActor enum TransitionRecord {
  /// Adds an entry about `subject`.
  static func add(
    _ name: StaticString, _ argument: @autoclosure () -> EventArgument = .none, of subject: any Nameable
  ) {
    let stage = Stage.current
    // Without a recorder for transitions, no object may get a number for them.
    guard stage.isObserved, stage.recorders.contains(where: \.includesTransitions) else { return }
    stage.record(.transition, of: subject, name: name, argument: argument(), circumstances: [])
  }

  /// Adds an entry about the controller that a transition is about.
  static func add(
    _ name: StaticString, _ argument: @autoclosure () -> EventArgument = .none, of script: any TransitionScript
  ) {
    add(name, argument(), of: script.subject)
  }
}
