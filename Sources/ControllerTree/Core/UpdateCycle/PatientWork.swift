/// Work that waits for time in which a person does nothing: for a finger that stays down, for a second tap that does not come.
///
/// Its time is virtual time without what animations skip: with `immediate` pacing an animation ends at once, but the person has not
/// waited for it. Rules: TOUCH-03.
@MainActor package final class PatientWork {
  /// In ``UpdateCycle/patientTime``.
  let deadline: Duration
  private var body: (() -> Void)?
  private unowned let cycle: UpdateCycle

  init(deadline: Duration, cycle: UpdateCycle, _ body: @escaping () -> Void) {
    self.deadline = deadline
    self.cycle = cycle
    self.body = body
  }

  /// Drops the work. Does nothing if it has run.
  package func cancel() {
    guard body != nil else { return }
    body = nil
    cycle.forget(self)
  }

  /// Runs the work, once.
  func run() {
    let body = body
    self.body = nil
    body?()
  }
}
