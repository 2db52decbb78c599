import ControllerTree
import Foundation

/// Recognises two fingers that rotate around each other. Rules: TOUCH-34.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle until the gesture begins, in radians.
  private static let minimumAngle: CGFloat = 0.05

  /// The angle that the fingers have rotated, in radians. Code that simulates a gesture sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var rotation: CGFloat {
    get { givenRotation }
    set { if accepts(newValue, as: "rotation") { givenRotation = newValue } }
  }
  private var givenRotation: CGFloat = 0
  /// The speed of the rotation, in radians per second; 0 without touches.
  open private(set) var velocity: CGFloat = 0

  private var last: (angle: CGFloat, time: TimeInterval)?

  /// Two fingers are a rotation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where fingersDown.count > 2 { ignore(touch, for: event) }
    last = present
  }

  /// Begins the gesture once the fingers have rotated, and then follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let now = present else { return }
    // The shorter way around the circle.
    let step = (now.angle - last.angle).remainder(dividingBy: 2 * .pi)
    let time = now.time - last.time
    velocity = time > 0 ? step / time : 0
    givenRotation += step
    self.last = now
    switch state {
    case .possible: if abs(givenRotation) >= Self.minimumAngle { state = .began }
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

  private var present: (angle: CGFloat, time: TimeInterval)? {
    let down = fingersDown
    guard down.count == 2 else { return nil }
    let (one, other) = (down[0].location(in: nil), down[1].location(in: nil))
    return (atan2(other.y - one.y, other.x - one.x), max(time(of: down[0]), time(of: down[1])))
  }

  /// Call `super`.
  open override func reset() {
    super.reset()
    (givenRotation, velocity, last) = (0, 0, nil)
  }
}

extension UIRotationGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UIRotationGestureRecognizer() }
}
