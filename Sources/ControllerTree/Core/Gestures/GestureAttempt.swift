import Foundation

/// One attempt of a recognizer, from its first touch to its reset. Rules: TOUCH-20, TOUCH-24.
@MainActor struct GestureAttempt {
  /// The touches of the window's stage; it ends all attempts before it is released.
  unowned let environment: GestureEnvironment
  /// The touches that the recognizer has got, without those that it ignores.
  var touches: [UITouch] = []
  /// The states that it takes as soon as others have failed.
  var awaited: [UIGestureRecognizer.State] = []
  /// The end of a wait: for a finger that stays, or for the next tap.
  var timer: PatientWork?
  /// The last event.
  var event: UIEvent?

  init(in environment: GestureEnvironment) { self.environment = environment }

  /// Whether a finger is down.
  var isTouched: Bool {
    for touch in touches where !touch.isOver { return true }
    return false
  }

  /// Whether the attempt goes on without a finger.
  var waits: Bool { timer != nil || !awaited.isEmpty }

  func shares(with other: GestureAttempt) -> Bool {
    for touch in touches {
      for candidate in other.touches where candidate === touch { return true }
    }
    return false
  }
}

extension UIGestureRecognizer {
  /// Whether touches have reached the recognizer, and it has not been reset.
  final var isFollowing: Bool { attempt != nil }

  /// Whether the attempt has come to an end, and waits for its fingers to be lifted.
  final var isDone: Bool {
    switch currentState {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the gesture is recognised.
  final var isRecognized: Bool {
    switch currentState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether touches may still become the gesture.
  final var isUndecided: Bool {
    guard let attempt, currentState == .possible else { return false }
    return attempt.isTouched || attempt.waits
  }

  /// Lets `duration` pass without a change of the attempt, then runs `body`. A second wait replaces the first one.
  /// - Parameter duration: In seconds of patient time (TOUCH-03).
  package final func wait(_ duration: TimeInterval, then body: @escaping @MainActor () -> Void) {
    guard let environment = attempt?.environment else { return }
    endWait()
    attempt?.timer = UpdateCycle.main.wait(.seconds(duration)) { [weak self] in
      guard let self, attempt != nil else { return }
      attempt?.timer = nil
      environment.act(body)
    }
  }

  /// Ends a wait before its time.
  package final func endWait() {
    attempt?.timer?.cancel()
    attempt?.timer = nil
  }

  /// When a touch last changed, in seconds of patient time.
  package final func time(of touch: UITouch) -> TimeInterval { touch.patientTime / .seconds(1) }

  /// The fingers that are down, in the order in which they came.
  package final var fingersDown: [UITouch] {
    var down: [UITouch] = []
    for touch in attempt?.touches ?? [] where !touch.isOver { down.append(touch) }
    return down
  }

  /// The middle between touches, in the coordinates of their window.
  package final func middle(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.placeInWindow
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
