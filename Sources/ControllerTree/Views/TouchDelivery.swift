/// Hands events to responders: each touch to the view it began in, each press to the responder it is for.
///
/// What came down is told before what moved, then what was lifted, then what was taken away. Touches of one view in one
/// phase come in one call. An event is one turn (TURN-06).
@MainActor enum TouchDelivery {
  static func send(_ event: UIEvent) {
    Stage.current.cycle.turn(PublicCall("sendEvent(_:)", nil, .other)) {
      if let event = event as? UIPressesEvent { deliver(event) } else { deliver(event) }
    }
  }

  private static func deliver(_ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var left = event.orderedTouches.filter { $0.phase == phase && $0.origin != nil }
      while let view = left.first?.origin {
        let touches = Set(left.filter { $0.origin === view })
        left.removeAll { $0.origin === view }
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
  }

  private static func deliver(_ event: UIPressesEvent) {
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var left = event.orderedPresses.filter { $0.phase == phase && $0.target != nil }
      while let responder = left.first?.target {
        let presses = Set(left.filter { $0.target === responder })
        left.removeAll { $0.target === responder }
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
