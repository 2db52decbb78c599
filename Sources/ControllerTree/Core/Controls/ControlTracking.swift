import Foundation

/// Follows a finger on a control, and sends its events. Rules: TOUCH-36, TOUCH-37.
///
///     comes down   beginTracking → isHighlighted → touchDown, touchDownRepeat from the second tap on
///     moves        continueTracking → touchDragInside, touchDragOutside, touchDragEnter or touchDragExit
///     is lifted    endTracking → touchUpInside or touchUpOutside
///     is taken     cancelTracking → touchCancel
@MainActor enum ControlTracking {
  /// How far from a control a finger still counts as inside once it has come down, in points.
  private static let margin: CGFloat = 70

  static func began(_ touches: Set<UITouch>, _ control: UIControl, _ event: UIEvent?) {
    guard control.isEnabled, control.trackedTouch == nil, let touch = touches.first else { return }
    control.trackedTouch = touch
    control.isTouchInside = true
    guard control.beginTracking(touch, with: event), control.trackedTouch === touch else {
      control.trackedTouch = nil
      control.isTouchInside = false
      return
    }
    control.isHighlighted = true
    control.send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  static func moved(_ touches: Set<UITouch>, _ control: UIControl, _ event: UIEvent?) {
    guard let touch = control.trackedTouch, touches.contains(touch) else { return }
    let (wasInside, isInside) = (control.isTouchInside, isInside(touch, control, event))
    control.isTouchInside = isInside
    guard control.continueTracking(touch, with: event) else { return end(control) }
    guard control.trackedTouch === touch else { return }
    if wasInside != isInside { control.isHighlighted = isInside }
    switch (wasInside, isInside) {
    case (true, true): control.send(.touchDragInside, with: event)
    case (false, false): control.send(.touchDragOutside, with: event)
    case (false, true): control.send(.touchDragEnter, with: event)
    case (true, false): control.send(.touchDragExit, with: event)
    }
  }

  static func ended(_ touches: Set<UITouch>, _ control: UIControl, _ event: UIEvent?) {
    guard let touch = control.trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch, control, event)
    control.isTouchInside = isInside
    control.trackedTouch = nil
    control.isHighlighted = false
    control.endTracking(touch, with: event)
    control.isTouchInside = false
    guard control.isEnabled else { return }
    control.send(isInside ? control.eventsOfTap : .touchUpOutside, with: event)
  }

  static func cancelled(_ touches: Set<UITouch>, _ control: UIControl, _ event: UIEvent?) {
    guard let touch = control.trackedTouch, touches.contains(touch) else { return }
    end(control)
    control.cancelTracking(with: event)
    control.send(.touchCancel, with: event)
  }

  /// The control follows the finger no more.
  private static func end(_ control: UIControl) {
    control.trackedTouch = nil
    control.isTouchInside = false
    control.isHighlighted = false
  }

  private static func isInside(_ touch: UITouch, _ control: UIControl, _ event: UIEvent?) -> Bool {
    guard control.links.window === touch.window else { return false }
    let place = touch.location(in: control)
    return control.point(inside: place, with: event)
      || control.bounds.insetBy(dx: -margin, dy: -margin).contains(place)
  }
}

/// A control whose main event is a tap: `primaryActionTriggered` is sent together with `touchUpInside`.
@MainActor package protocol TappedControl: UIControl {
  /// Whether a tap opens a menu instead: `primaryActionTriggered` is not sent. Rules: ACT-57.
  var opensMenu: Bool { get }
}

extension UIControl {
  /// Whether a recognizer of a view around the control may begin: a tap of one finger may not (TOUCH-39).
  package final func isNoTapAround(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, isEnabled else { return true }
    return tap.view === self || tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
