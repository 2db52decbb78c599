/// Decides whether a recognizer may take a state: others may have to fail first, or be recognised already. Rules: TOUCH-20 to TOUCH-23.
///
///     possible   → began, ended     if the views and the delegate agree; once the required others have failed; unless another prevents it
///                → failed
///     began      → changed, ended, cancelled
///     changed    → changed, ended, cancelled
///     ended, cancelled, failed      → possible, by the environment, when the fingers are up
///
/// `began` and `changed` mean the same for a gesture that has begun or has not; so do `failed` and `cancelled`.
@MainActor enum GestureRules {
  static func move(
    _ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State, in environment: GestureEnvironment
  ) {
    switch (recognizer.currentState, new) {
    case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _): break
    case (.possible, .began), (.possible, .changed): attempt(.began, recognizer, environment)
    case (.possible, .ended): attempt(.ended, recognizer, environment)
    case (.possible, .cancelled), (.possible, .failed): fail(recognizer, in: environment)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      environment.enqueue(.changed, of: recognizer)
    case (.began, .ended), (.changed, .ended): environment.enqueue(.ended, of: recognizer)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      environment.enqueue(.cancelled, of: recognizer)
    }
  }

  private static func attempt(
    _ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer, _ environment: GestureEnvironment
  ) {
    if recognizer.attempt?.awaited.isEmpty == false {
      if state == .ended { recognizer.attempt?.awaited.append(.ended) }
      return
    }
    switch answer(of: environment, to: recognizer) {
    case .failed: recognize([state], recognizer, environment)
    case .undecided: recognizer.attempt?.awaited = [state]
    case .recognized: fail(recognizer, in: environment)
    }
  }

  // MARK: Failure requirements

  /// What the recognizers have done that `recognizer` requires to fail.
  private enum Answer { case failed, undecided, recognized }

  private static func answer(of environment: GestureEnvironment, to recognizer: UIGestureRecognizer) -> Answer {
    var answer = Answer.failed
    for other in environment.followers where other !== recognizer && requires(recognizer, other) {
      if other.isRecognized { return .recognized }
      // One that has not got the event yet counts as well.
      if other.currentState == .possible { answer = .undecided }
    }
    return answer
  }

  /// Whether `recognizer` waits for `other` to fail.
  private static func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.hasRequirement(other) { return true }
    guard share(recognizer, other) else { return false }
    if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) { return true }
    if recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  static func fail(_ recognizer: UIGestureRecognizer, in environment: GestureEnvironment) {
    recognizer.endWait()
    recognizer.attempt?.awaited = []
    recognizer.currentState = .failed
    askAgain(in: environment)
  }

  /// Recognizers that wait for each other, and for nobody else, fail. Returns whether there are any.
  static func failWaiting(in environment: GestureEnvironment) -> Bool {
    var hasFailed = false
    for recognizer in environment.followers where recognizer.attempt?.awaited.isEmpty == false {
      recognizer.attempt?.awaited = []
      recognizer.currentState = .failed
      hasFailed = true
    }
    return hasFailed
  }

  /// Recognizers go on that have waited for others, if these have failed meanwhile.
  static func askAgain(in environment: GestureEnvironment) {
    for waiting in environment.followers {
      guard let awaited = waiting.attempt?.awaited, !awaited.isEmpty else { continue }
      switch answer(of: environment, to: waiting) {
      case .failed:
        waiting.attempt?.awaited = []
        recognize(awaited, waiting, environment)
      case .undecided: continue
      case .recognized: fail(waiting, in: environment)
      }
    }
  }

  // MARK: Recognition

  private static func recognize(
    _ states: [UIGestureRecognizer.State], _ recognizer: UIGestureRecognizer, _ environment: GestureEnvironment
  ) {
    guard recognizer.mayBegin, recognizer.currentState == .possible,
      !isPrevented(recognizer, environment)
    else { return fail(recognizer, in: environment) }
    recognizer.endWait()
    for state in states { environment.enqueue(state, of: recognizer) }
    for other in environment.followers where other !== recognizer && prevents(recognizer, other) {
      if other.currentState == .possible {
        fail(other, in: environment)
      } else if environment.isUnsent(other), !prevents(other, recognizer), environment.revoke(other) {
        fail(other, in: environment)
      }
    }
    askAgain(in: environment)
  }

  private static func isPrevented(_ recognizer: UIGestureRecognizer, _ environment: GestureEnvironment) -> Bool {
    for other in environment.followers where other !== recognizer && other.isRecognized {
      if prevents(other, recognizer) { return true }
    }
    return false
  }

  /// Whether `other` can't be recognised once `recognizer` is (TOUCH-22).
  private static func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard share(recognizer, other), recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else {
      return false
    }
    if recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false {
      return false
    }
    return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false)
  }

  private static func share(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let first = one.attempt, let second = other.attempt else { return false }
    return first.shares(with: second)
  }
}
