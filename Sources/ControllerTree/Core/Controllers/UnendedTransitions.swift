/// Controllers that left the tree after the begin of an explicit transition and before its end, on one stage (MIS-21).
///
/// The issue is reported as soon as it is certain that no end will come, at the latest with the next turn of the main run loop. The
/// stage's ``OpenMoves`` asks at the end of each turn.
@MainActor struct UnendedTransitions {
  private struct Entry {
    /// Does not retain the controller: the transition of a released controller can't be ended.
    let reference: ControllerReference
    /// The issue, made while the controller lives.
    let issue: HierarchyIssue

    /// Whether the end has come, or the controller has got another parent.
    @MainActor var isSettled: Bool {
      reference.controller.map { !$0.awaitsEnd || $0.links.parent != nil } ?? false
    }

    /// Whether it is certain that no end will come. Until an event comes, the end may be a turn of its own, like the
    /// removal. A running animation may still end the transition, and so may a transition that the controller takes
    /// part in.
    @MainActor func isDue(atEvent isEvent: Bool, isQuiet: Bool) -> Bool {
      guard let controller = reference.controller else { return true }
      return isQuiet && isEvent && controller.ownTransition == nil
    }
  }

  private var entries: [Entry] = []

  /// Whether every transition has got its end.
  var isEmpty: Bool { entries.isEmpty }

  /// Called when a controller leaves the tree.
  @inline(__always)
  static func left(_ controller: UIViewController, on stage: Stage) {
    if controller.awaitsEnd { note(controller, on: stage) }
  }

  @inline(never)
  private static func note(_ controller: UIViewController, on stage: Stage) {
    let entry = Entry(reference: controller.reference, issue: .unendedTransition(controller))
    let moves = OpenMoves.gate(of: stage)
    moves.unended.forget(controller)
    moves.unended.entries.append(entry)
    stage.cycle.gateAwaitsEnd = true
    stage.cycle.scheduleWakeUp()
  }

  /// Called when the explicit transition of a controller without a parent has ended: the controller may be released before
  /// the turn ends.
  static func ended(_ controller: UIViewController, on stage: Stage) {
    guard stage.cycle.gateAwaitsEnd, !controller.awaitsEnd else { return }
    OpenMoves.gate(of: stage).unended.forget(controller)
  }

  private mutating func forget(_ controller: UIViewController) {
    let reference = controller.reference
    entries.removeAll { $0.reference === reference }
  }

  /// Removes the transitions that have ended, and those whose end will not come. Returns the issues of the latter.
  /// - Parameters:
  ///   - isEvent: Whether an event ends with the turn.
  ///   - isQuiet: Whether no animation is running.
  mutating func takeDue(isEvent: Bool, isQuiet: Bool) -> [HierarchyIssue] {
    var issues: [HierarchyIssue] = []
    var others: [Entry] = []
    for entry in entries where !entry.isSettled {
      if entry.isDue(atEvent: isEvent, isQuiet: isQuiet) { issues.append(entry.issue) } else { others.append(entry) }
    }
    entries = others
    return issues
  }
}

extension UIViewController {
  /// Whether a `beginAppearanceTransition` waits for its end.
  fileprivate final var awaitsEnd: Bool { (appearance.transition?.explicit ?? 0) > 0 }
}
