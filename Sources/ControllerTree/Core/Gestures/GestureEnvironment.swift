/// The touches that are down on a stage, and the recognizers that get them.
///
/// An event goes to the recognizers first. Then the handlers of those that have changed their state are called, then the views get
/// what no recognizer keeps from them. Each step calls overridable code, which may change anything: the state is read anew after it.
/// Rules: TOUCH-10 to TOUCH-15.
@MainActor final class GestureEnvironment: StagePart, EndingPart {
  /// The recognizers whose attempts are not over, in the order in which touches reached them.
  private(set) var followers: [UIGestureRecognizer] = []
  /// The touches that are down, or whose end a view has not got yet.
  private var touches: [UITouch] = []
  /// The states whose handlers have not been called.
  private var queue: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Recognizers are getting an event: handlers wait.
  private var isSending = false
  private var lastEvent: UIEvent?

  func stageEnds() {
    for recognizer in followers { recognizer.attempt = nil }
    for touch in touches {
      touch.followers = []
      // The touch retains its view and window; a control and the fingers of the window retain the touch.
      (touch.origin as? UIControl)?.trackedTouch = nil
      touch.window?.fingers.forgetTouches()
    }
    (followers, touches, queue, lastEvent) = ([], [], [], nil)
  }

  /// Sends the touches of an event that began in `window`.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    var own: [UITouch] = []
    for touch in event.orderedTouches where touch.window === window { own.append(touch) }
    lastEvent = event
    for touch in own where touch.phase == .began { bind(touch, event) }
    if !followers.isEmpty {
      let running = runningGestures
      sendToRecognizers(own, event)
      if !running.isEmpty { keepFromViews(own, running) }
      flush()
    }
    ViewTouches.send(own, of: event)
    settle()
  }

  // MARK: Recognizers

  /// Finds the recognizers that get a new touch: those of its view, then those of the superviews (TOUCH-10).
  private func bind(_ touch: UITouch, _ event: UIEvent) {
    for other in touches where other === touch { return }
    defer { touches.append(touch) }
    touch.delivery = .held(HeldTouch())
    touch.followers = []
    guard let view = touch.origin else { return }
    if isShutOut(touch, of: view) {
      touch.delivery = .lost
      return
    }
    var current: UIView? = view
    while let candidate = current {
      candidate.owner?.rootViewWillBeTouched()
      for recognizer in candidate.gestureRecognizers ?? [] where receives(recognizer, touch, event) {
        follow(touch, with: recognizer)
      }
      current = candidate.links.superview
    }
    if isAnotherFinger(in: view) { touch.delivery = .lost }
  }

  /// The recognised gestures that take their touches from the views.
  private var runningGestures: [UIGestureRecognizer] {
    var running: [UIGestureRecognizer] = []
    for recognizer in followers where recognizer.isRecognized && recognizer.cancelsTouchesInView {
      running.append(recognizer)
    }
    return running
  }

  /// Views do not get new touches that belong to running gestures; what the gestures ignore they get.
  private func keepFromViews(_ touches: [UITouch], _ running: [UIGestureRecognizer]) {
    for touch in touches where touch.phase == .began {
      for follower in touch.followers {
        for recognizer in running where recognizer === follower { touch.delivery = .lost }
      }
    }
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, !(recognizer.isFollowing && recognizer.isDone), recognizer.allows(touch.type),
      recognizer.shouldReceive(event)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func follow(_ touch: UITouch, with recognizer: UIGestureRecognizer) {
    touch.followers.append(recognizer)
    if recognizer.attempt == nil { recognizer.attempt = GestureAttempt(in: self) }
    recognizer.attempt?.touches.append(touch)
    for follower in followers where follower === recognizer { return }
    followers.append(recognizer)
  }

  /// Whether a view with exclusive touch keeps the touch from another view, or another touch from it (TOUCH-14).
  private func isShutOut(_ touch: UITouch, of view: UIView) -> Bool {
    for other in touches where !other.isOver && other.window === touch.window && other.origin !== view {
      if view.isExclusiveTouch || other.origin?.isExclusiveTouch ?? false { return true }
    }
    return false
  }

  /// Whether the view gets another touch already, and takes one at a time (TOUCH-14).
  private func isAnotherFinger(in view: UIView) -> Bool {
    guard !view.isMultipleTouchEnabled else { return false }
    for other in touches where !other.isOver && other.origin === view { return true }
    return false
  }

  private func sendToRecognizers(_ own: [UITouch], _ event: UIEvent) {
    let wasSending = isSending
    isSending = true
    for recognizer in followers {
      for phase in UITouch.deliveredPhases {
        var meant: Set<UITouch> = []
        for touch in own where touch.phase == phase {
          for follower in touch.followers where follower === recognizer { meant.insert(touch) }
        }
        guard !meant.isEmpty, recognizer.isFollowing, !recognizer.isDone else { continue }
        recognizer.attempt?.event = event
        switch phase {
        case .began: recognizer.touchesBegan(meant, with: event)
        case .moved: recognizer.touchesMoved(meant, with: event)
        case .ended: recognizer.touchesEnded(meant, with: event)
        case .cancelled: recognizer.touchesCancelled(meant, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
    }
    isSending = wasSending
  }

  // MARK: Handlers

  /// Adds a state that a recognizer has taken. Several changes in one event are one.
  func enqueue(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    recognizer.currentState = state
    if let last = queue.last, last.recognizer === recognizer, last.state == .changed, state == .changed { return }
    queue.append((recognizer, state))
  }

  /// Takes back the states of `recognizer` whose handlers have not been called. Returns whether there were any.
  func revoke(_ recognizer: UIGestureRecognizer) -> Bool {
    let before = queue.count
    queue.removeAll { $0.recognizer === recognizer }
    return queue.count < before
  }

  /// Whether no handler has been called for the last state of `recognizer`.
  func isUnsent(_ recognizer: UIGestureRecognizer) -> Bool {
    for entry in queue where entry.recognizer === recognizer { return true }
    return false
  }

  /// Runs work that changes recognizers outside of an event.
  func act(_ body: () -> Void) {
    body()
    if !isSending { settle() }
  }

  private func flush() {
    guard !isSending else { return }
    while !queue.isEmpty {
      let (recognizer, state) = queue.removeFirst()
      let isFirst = state == .began || state == .ended
      if isFirst, recognizer.cancelsTouchesInView {
        ViewTouches.cancel(recognizer.attempt?.touches ?? [], with: lastEvent)
      }
      let latest = recognizer.currentState
      recognizer.currentState = state
      recognizer.callHandlers()
      if recognizer.currentState == state { recognizer.currentState = latest }
    }
  }

  /// Calls the handlers, gives the views what is no longer kept from them, and ends the attempts that are over.
  private func settle() {
    guard !isSending else { return }
    repeat {
      flush()
      ViewTouches.release(touches, with: lastEvent)
    } while finish() || !queue.isEmpty
  }

  // MARK: Ends

  /// Ends the attempts whose fingers are all up (TOUCH-24). Returns whether others may be decided now.
  private func finish() -> Bool {
    var isWaiting = false
    let before = followers.count
    for recognizer in followers {
      guard let attempt = recognizer.attempt, !attempt.isTouched else {
        isWaiting = true
        continue
      }
      switch recognizer.currentState {
      case .ended, .cancelled, .failed: if !isUnsent(recognizer) { end(recognizer) }
      case .possible: if attempt.waits { isWaiting = isWaiting || attempt.timer != nil } else { drop(recognizer) }
      case .began, .changed: GestureRules.move(recognizer, to: .cancelled, in: self)
      }
    }
    GestureRules.askAgain(in: self)
    let hasFailed = !isWaiting && GestureRules.failWaiting(in: self)
    var left: [UITouch] = []
    for touch in touches {
      let isSent = touch.delivery == .over || touch.delivery == .lost
      if touch.isOver, isSent {
        if !isFollowed(touch) { touch.followers = [] }
      } else {
        left.append(touch)
      }
    }
    touches = left
    if touches.isEmpty, followers.isEmpty { lastEvent = nil }
    return hasFailed || followers.count < before
  }

  private func isFollowed(_ touch: UITouch) -> Bool {
    for recognizer in touch.followers where recognizer.isFollowing { return true }
    return false
  }

  private func end(_ recognizer: UIGestureRecognizer) {
    drop(recognizer)
    recognizer.reset()
    recognizer.currentState = .possible
  }

  private func drop(_ recognizer: UIGestureRecognizer) {
    recognizer.endWait()
    let touches = recognizer.attempt?.touches ?? []
    recognizer.attempt = nil
    followers.removeAll { $0 === recognizer }
    for touch in touches where touch.isOver && !isFollowed(touch) { touch.followers = [] }
  }

  /// The recognizer gets no touches any more: it has left its view.
  func release(_ recognizer: UIGestureRecognizer) {
    guard let attempt = recognizer.attempt else { return }
    GestureRules.move(recognizer, to: .cancelled, in: self)
    for touch in attempt.touches { touch.followers.removeAll { $0 === recognizer } }
    if !isSending { settle() }
    if recognizer.isFollowing { end(recognizer) }
  }
}
