/// Sends presses to the recognizers of the responder's view, and of the views around it, that allow their buttons. Rules: TOUCH-16.
@MainActor enum PressRecognizers {
  static func send(
    _ presses: Set<UIPress>, _ phase: UIPress.Phase, with event: UIPressesEvent, from responder: UIResponder
  ) {
    var current: UIResponder? = responder
    while let candidate = current {
      if let view = candidate as? UIView {
        for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
          let meant = presses.filter { allows($0, recognizer) }
          if !meant.isEmpty { send(meant, phase, with: event, to: recognizer) }
        }
      }
      current = candidate.next
    }
  }

  private static func allows(_ press: UIPress, _ recognizer: UIGestureRecognizer) -> Bool {
    if let key = press.key, key.pressType == nil { return false }
    for allowed in recognizer.allowedPressTypes where allowed.intValue == press.type.rawValue {
      return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }
    return false
  }

  private static func send(
    _ presses: Set<UIPress>, _ phase: UIPress.Phase, with event: UIPressesEvent, to recognizer: UIGestureRecognizer
  ) {
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .changed: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    case .cancelled: recognizer.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
