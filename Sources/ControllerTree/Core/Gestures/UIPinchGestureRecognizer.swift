import Foundation

/// Recognises two fingers that move towards or away from each other. Rules: TOUCH-34.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance of the fingers changes until the gesture begins, in points.
  private static let minimumMovement: CGFloat = 8

  /// The distance of the fingers relative to the beginning, where it is 1. Code that simulates a gesture sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var scale: CGFloat {
    get { givenScale }
    set {
      guard accepts(newValue, as: "scale") else { return }
      givenScale = newValue
      fingers.rebase(to: newValue)
    }
  }
  private var givenScale: CGFloat = 1
  private var fingers = FingerPair()
  /// The point between the fingers, from the corner of the view; `nil` stands for its middle.
  final var place: CGPoint?
  /// The speed of the change, in scales per second; 0 without touches.
  open private(set) var velocity: CGFloat = 0

  /// Two fingers are a pinch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where fingersDown.count > 2 { ignore(touch, for: event) }
    fingers.begin(fingersDown, scale: givenScale)
  }

  /// Begins the gesture once the distance has changed, and then follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let change = fingers.move(fingersDown) else { return }
    velocity = change.time > 0 ? (change.scale - givenScale) / change.time : 0
    givenScale = change.scale
    switch state {
    case .possible: if abs(change.distance) >= Self.minimumMovement { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends the gesture with the first finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if fingersDown.isEmpty { state = .failed }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Call `super`.
  open override func reset() {
    super.reset()
    fingers = FingerPair()
    (givenScale, velocity) = (1, 0)
  }
}

/// The distance of two fingers.
@MainActor private struct FingerPair {
  private var start: CGFloat?
  private var base: CGFloat = 1
  private var distance: CGFloat = 0
  private var time: TimeInterval = 0

  mutating func begin(_ down: [UITouch], scale: CGFloat) {
    guard down.count == 2 else {
      start = nil
      return
    }
    distance = Self.distance(down)
    (start, base, time) = (max(distance, 1), scale, Self.time(down))
  }

  /// The scale becomes `scale` at the present distance.
  mutating func rebase(to scale: CGFloat) {
    guard start != nil else { return }
    (start, base) = (max(distance, 1), scale)
  }

  /// The scale, how far the distance differs from that of the beginning, and the time since the last movement.
  mutating func move(_ down: [UITouch]) -> (scale: CGFloat, distance: CGFloat, time: TimeInterval)? {
    guard let start, down.count == 2 else { return nil }
    let now = Self.time(down)
    defer { time = now }
    distance = Self.distance(down)
    return (base * distance / start, distance - start, now - time)
  }

  private static func distance(_ down: [UITouch]) -> CGFloat {
    TapCount.distance(down[0].placeInWindow, down[1].placeInWindow)
  }

  private static func time(_ down: [UITouch]) -> TimeInterval {
    max(down[0].patientTime, down[1].patientTime) / .seconds(1)
  }
}
