/// Sends events to responders: each touch of a window to recognizers and to the view in which it began, each press to its responder, a
/// motion to the window's first responder, else to the window (RESP-12).
///
/// The phases of an event are sent in the order began, moved, ended, cancelled; touches of one view in one phase come in one
/// call. An event is one turn (TURN-06).
@MainActor enum EventDelivery {
  /// Sends an event to the windows in which its touches began, or to the key window if it has none.
  static func send(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.orderedTouches {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    if let window = event.target { return window.sendEvent(event) }
    if event.type != .touches, let key = KeyWindow.of(.current).ofApplication { windows.append(key) }
    for window in windows { window.sendEvent(event) }
  }

  static func send(_ event: UIEvent, in window: UIWindow) {
    window.stage.cycle.turn(PublicCall("sendEvent(_:)", window, .other)) {
      if let event = event as? UIPressesEvent {
        deliver(event)
      } else if let event = event as? UIHoverEvent {
        HoverEnvironment.of(window.stage).deliver(event, in: window)
      } else if let event = event as? UIScrollEvent {
        ScrollDelivery.deliver(event, in: window)
      } else if event.type == .motion {
        deliverMotion(event, in: window)
      } else {
        GestureEnvironment.of(window.stage).deliver(event, in: window)
      }
    }
  }

  private static func deliverMotion(_ event: UIEvent, in window: UIWindow) {
    let responder = window.firstResponder ?? window
    responder.motionBegan(event.subtype, with: event)
    responder.motionEnded(event.subtype, with: event)
  }

  private static func deliver(_ event: UIPressesEvent) {
    let presses = KeyDelivery.left(of: event)
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var left = presses.filter { $0.phase == phase && $0.target != nil }
      while let responder = left.first?.target {
        let presses = Set(left.filter { $0.target === responder })
        left.removeAll { $0.target === responder }
        PressRecognizers.send(presses, phase, with: event, from: responder)
        switch phase {
        case .began: responder.pressesBegan(presses, with: event)
        case .changed: responder.pressesChanged(presses, with: event)
        case .ended: responder.pressesEnded(presses, with: event)
        case .cancelled: responder.pressesCancelled(presses, with: event)
        case .stationary: break
        }
      }
    }
  }
}
