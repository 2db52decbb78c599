import ControllerTree
import Foundation

/// Recognises fingers that stay on a view for a while. Rules: TOUCH-31.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move meanwhile, in points.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var allowableMovement: CGFloat {
    get { givenAllowableMovement }
    set { if accepts(newValue, as: "allowableMovement") { givenAllowableMovement = newValue } }
  }
  private var givenAllowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var taps = TapCount()

  /// Waits until the fingers have stayed for long enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // The gesture is that of the fingers that have begun it.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    endWait()
    guard taps.begin(fingersDown, of: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    guard fingersDown.count == numberOfTouchesRequired, taps.count >= numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    wait(minimumPressDuration) { [unowned self] in state = .began }
  }

  /// Fails if a finger moves away too early; later the gesture changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if taps.haveMoved(fingersDown, by: allowableMovement) { state = .failed }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends the gesture, or fails if it has not begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      let isPress = taps.count >= numberOfTapsRequired
      guard fingersDown.isEmpty || isPress else { return }
      guard !isPress, taps.end(of: numberOfTouchesRequired) else {
        state = .failed
        return
      }
      wait(TapCount.longestPause) { [unowned self] in state = .failed }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  /// Call `super`.
  open override func reset() {
    super.reset()
    taps = TapCount()
  }
}

extension UILongPressGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UILongPressGestureRecognizer() }
}
