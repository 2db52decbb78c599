/// Sends touches to the views in which they began, as far as recognizers allow it. Rules: TOUCH-12, TOUCH-13, TOUCH-27.
@MainActor enum ViewTouches {
  /// Sends the touches of an event, phase by phase.
  static func send(_ touches: [UITouch], of event: UIEvent) {
    for phase in UITouch.deliveredPhases {
      var meant: [UITouch] = []
      for touch in touches where touch.phase == phase {
        if admit(touch, phase, event) { meant.append(touch) }
      }
      send(meant, phase, with: event)
    }
  }

  /// Sends what no recognizer keeps back any more.
  static func release(_ touches: [UITouch], with event: UIEvent?) {
    for touch in touches {
      switch touch.delivery {
      case .held(let held):
        guard admitBegin(touch, event) else { continue }
        send([touch], .began, with: event)
        if held.hasMoved, touch.delivery == .direct { send([touch], .moved, with: event) }
        if held.hasEnded, touch.delivery == .direct, admitEnd(touch) { send([touch], .ended, with: event) }
      case .endHeld:
        if admitEnd(touch) { send([touch], .ended, with: event) }
      case .direct, .lost, .over: break
      }
    }
  }

  /// A gesture is recognised: the views lose its touches.
  static func cancel(_ touches: [UITouch], with event: UIEvent?) {
    var begun: [UITouch] = []
    for touch in touches {
      switch touch.delivery {
      case .direct, .endHeld: begun.append(touch)
      case .held: break
      case .lost, .over: continue
      }
      touch.delivery = .lost
    }
    send(begun, .cancelled, with: event)
  }

  // MARK: What recognizers allow

  /// Whether the view gets this phase now.
  private static func admit(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) -> Bool {
    switch touch.delivery {
    case .held(var held):
      switch phase {
      case .began: return admitBegin(touch, event)
      case .moved: held.hasMoved = true
      case .ended: held.hasEnded = true
      case .cancelled:
        touch.delivery = .lost
        return false
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
      touch.delivery = .held(held)
      return false
    case .direct:
      if phase == .ended { return admitEnd(touch) }
      if phase == .cancelled { touch.delivery = .over }
      return true
    case .endHeld, .lost, .over: return false
    }
  }

  private static func admitBegin(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    for recognizer in touch.followers where recognizer.isUndecided && recognizer.keepsBack(touch) { return false }
    for recognizer in touch.followers where !recognizer.letsContentBegin(touch, event) {
      touch.delivery = .lost
      return false
    }
    touch.delivery = .direct
    return true
  }

  private static func admitEnd(_ touch: UITouch) -> Bool {
    for recognizer in touch.followers where recognizer.isUndecided && recognizer.delaysTouchesEnded {
      touch.delivery = .endHeld
      return false
    }
    touch.delivery = .over
    return true
  }

  // MARK: Calls

  /// Sends `touches`, which are in one phase: those of one view in one call.
  private static func send(_ touches: [UITouch], _ phase: UITouch.Phase, with event: UIEvent?) {
    var left = touches
    while let view = left.first?.origin {
      var own: Set<UITouch> = []
      var others: [UITouch] = []
      for touch in left {
        if touch.origin === view { own.insert(touch) } else { others.append(touch) }
      }
      left = others
      UITouch.deliver(own, in: phase) {
        switch phase {
        case .began: view.touchesBegan(own, with: event)
        case .moved: view.touchesMoved(own, with: event)
        case .ended: view.touchesEnded(own, with: event)
        case .cancelled: view.touchesCancelled(own, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
  }
}

extension UITouch {
  /// The phases that recognizers and views get, in this order.
  static let deliveredPhases = [Phase.began, .moved, .ended, .cancelled]
}
