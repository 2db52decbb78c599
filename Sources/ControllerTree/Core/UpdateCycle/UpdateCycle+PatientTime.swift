// The time of a person who does nothing, which animations do not use up.

extension UpdateCycle {
  /// Virtual time without what animations have skipped.
  package var patientTime: Duration { currentTime - skipped }

  /// Adds work that runs when a person has done nothing for `duration`, or whatever else has taken that time.
  package func wait(_ duration: Duration, then body: @escaping @MainActor () -> Void) -> PatientWork {
    let work = PatientWork(deadline: patientTime + max(duration, .zero), cycle: self, body)
    let place = patient.lastIndex { $0.deadline <= work.deadline }.map { $0 + 1 } ?? 0
    patient.insert(work, at: place)
    if pacing == .mainRunLoop { wake(after: duration) }
    return work
  }

  func forget(_ work: PatientWork) { patient.removeAll { $0 === work } }

  /// Drops all patient work, at the stage's end.
  func forgetPatientWork() { patient = [] }

  /// Whether patient work waits.
  var hasPatientWork: Bool { !patient.isEmpty }

  /// A person lets time pass between two events. Inside a turn virtual time stands still, and only patient time passes.
  func letPass(_ duration: Duration) {
    guard duration > .zero else { return }
    endOpenTurn()
    let end = patientTime + duration
    if depth == 0 { return wait(until: end) }
    while let next = patient.first, next.deadline <= end {
      skipped -= max(next.deadline - patientTime, .zero)
      patient.removeFirst()
      next.run()
    }
    skipped -= max(end - patientTime, .zero)
  }

  /// A person waits until no patient work is left.
  func waitForPatientWork() {
    var rounds = 0
    while let next = patient.first, rounds < Self.roundLimit {
      letPass(max(next.deadline - patientTime, .nanoseconds(1)))
      rounds += 1
    }
  }

  /// - Parameter end: In patient time.
  func wait(until end: Duration) {
    while true {
      let goal = min(patient.first?.deadline ?? end, end)
      // What begins in a turn on the way may skip time.
      repeat { advance(to: goal + skipped) } while patientTime < goal
      if let first = patient.first, first.deadline <= goal {
        patient.removeFirst()
        turn(PublicCall("time without acts", nil, .event)) { first.run() }
      } else if goal == end {
        return
      }
    }
  }
}
