import Dispatch

/// The answer that a delegate passes to a completion handler, at once or later, from any thread. Only the first one counts.
final class LateAnswer<Value: Sendable>: Sendable {
  typealias Completion = @MainActor (Value) -> Void

  private let completion: Locked<Completion?>
  private let stage: Stage
  private let policies: PolicyScope?

  @MainActor init(_ completion: Completion?) {
    self.completion = Locked(completion)
    (stage, policies) = (.current, .current)
  }

  /// Passes the answer on: at once on the main thread, else on the main queue.
  func give(_ value: Value) {
    let taken = completion.withValue { completion in
      defer { completion = nil }
      return completion
    }
    guard let taken else { return }
    if MainThread.isCurrent { return MainActor.assumeIsolated { taken(value) } }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { stage.perform(under: policies) { taken(value) } }
    }
  }
}
