import Dispatch

#if !canImport(ObjectiveC)
  /// Updates activities that need to be saved, at the end of the turn (LAUNCH-23).
  @MainActor final class UserActivityUpdates: StagePart, TurnWork {
    /// Finds the responders with an activity. The floor of the application sets it.
    var responders: (@MainActor (NSUserActivity) -> [UIResponder])?
    private var waiting: [NSUserActivity] = []

    /// Adds an activity. Off the main thread it is added on the main queue.
    nonisolated static func schedule(_ activity: NSUserActivity) {
      let shared = Locked(activity)
      if MainThread.isCurrent { return MainActor.assumeIsolated { add(shared.withValue { $0 }) } }
      DispatchQueue.main.async { MainActor.assumeIsolated { add(shared.withValue { $0 }) } }
    }

    private static func add(_ activity: NSUserActivity) {
      let updates = of(.current)
      updates.waiting.append(activity)
      if updates.waiting.count == 1 { Stage.current.cycle.enqueue(updates, in: .completions) }
    }

    func perform(_ phase: TurnPhase) {
      let activities = waiting
      waiting = []
      for activity in activities where activity.needsSave {
        for responder in responders?(activity) ?? [] { responder.updateUserActivityState(activity) }
        activity.delegate?.userActivityWillSave(activity)
        activity.needsSave = false
      }
    }

    func drop(_ phase: TurnPhase) { waiting = [] }
  }
#endif
