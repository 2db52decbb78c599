import Foundation

/// Recognises fingers that tap a view. Rules: TOUCH-30.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that count. The library never reads it.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = TapCount()

  /// Counts the fingers; too many of them, or a tap elsewhere, are no taps.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    endWait()
    if !taps.begin(fingersDown, of: numberOfTouchesRequired) { state = .failed }
  }

  /// A finger that moves away makes no tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.haveMoved(fingersDown, by: TapCount.allowableMovement) { state = .failed }
  }

  /// Ends the gesture with the last tap, or waits for the next one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingersDown.isEmpty else { return }
    guard taps.end(of: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if taps.count >= numberOfTapsRequired {
      state = .ended
    } else {
      wait(TapCount.longestPause) { [unowned self] in state = .failed }
    }
  }

  /// The gesture fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// A button that the recognizer allows was released: that is a tap. Rules: TOUCH-16.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .ended }

  /// A tap does not prevent a gesture of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Call `super`.
  open override func reset() {
    super.reset()
    taps = TapCount()
  }

  override var shownTouches: [UITouch] {
    let down = fingersDown
    return down.isEmpty ? taps.fingers : down
  }
}

/// Counts the taps of a gesture: fingers that come down together, stay in place and are lifted. Rules: TOUCH-30.
@MainActor package struct TapCount {
  /// How far a finger may move, in points.
  package static let allowableMovement: CGFloat = 45
  /// The time between two taps, in seconds.
  package static let longestPause: TimeInterval = 0.35

  /// The number of complete taps.
  package private(set) var count = 0
  /// The fingers of the present tap, or of the last one.
  package private(set) var fingers: [UITouch] = []
  private var places: [CGPoint] = []
  private var first: CGPoint?

  package init() {}

  /// - Parameter down: All fingers that are down.
  /// - Returns: `false` if there are too many, or if they came down elsewhere than those of the first tap.
  package mutating func begin(_ down: [UITouch], of required: Int) -> Bool {
    guard down.count <= required else { return false }
    fingers = down
    places = down.map(\.placeInWindow)
    guard let place = places.first else { return false }
    guard let first else {
      first = place
      return true
    }
    return Self.distance(first, place) <= Self.allowableMovement
  }

  package func haveMoved(_ down: [UITouch], by distance: CGFloat) -> Bool {
    for (touch, place) in zip(fingers, places) where Self.distance(touch.placeInWindow, place) > distance {
      return true
    }
    return false
  }

  /// The last finger was lifted. Returns whether that was a tap of as many fingers as required.
  package mutating func end(of required: Int) -> Bool {
    guard fingers.count == required else { return false }
    count += 1
    return true
  }

  package static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
