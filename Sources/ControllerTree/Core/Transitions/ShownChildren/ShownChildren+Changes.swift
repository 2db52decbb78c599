/// From one update to the end of its change.
extension ShownChildren {
  final func follow(_ event: Event, _ update: Update, in container: UIViewController) {
    // The limit of rounds of a turn may have dropped the change (APP-25).
    if let change, change.isOver { self.change = nil }
    guard progress == nil, let request = update.request else { return goOn(on: event, update, in: container) }
    isCarryingOut = true
    request()
    isCarryingOut = false
    var carriedOut = update
    carriedOut.request = nil
    goOn(on: event, carriedOut, in: container)
  }

  /// Takes the step that follows from the state, once the request of the update is carried out, or has to wait.
  private final func goOn(on event: Event, _ update: Update, in container: UIViewController) {
    let state = state(of: container)
    if update.request == nil, state.mayBeUpToDate, isUpToDate {
      nothingToChange()
      return complete(update)
    }
    switch Self.step(on: event, in: state, style) {
    case .nothing: complete(update)
    case .tidy:
      tidy(container)
      complete(update)
    case .appear:
      appear(with: container)
      complete(update)
    case .start: start(update, in: container)
    case .replace: replace(by: update, in: container)
    case .finishAndStart:
      finishChange()
      change = nil
      follow(event, update, in: container)
    case .keep: keep(update, forTurn: false)
    case .keepForTurn: keep(update, forTurn: true)
    }
  }

  private final func state(of container: UIViewController) -> State {
    State(
      presence: ContainerPresence(of: container), progress: progress, isTurnEnding: Stage.current.cycle.isDraining)
  }

  private final func complete(_ update: Update) {
    guard let completion = update.completion else { return }
    Stage.current.cycle.enqueue(ClosureWork { completion() }, in: .completions)
  }

  final func keep(_ update: Update, forTurn: Bool) {
    kept = kept.map { merge($0, update) } ?? update
    if forTurn { followAtEndOfTurn() }
  }

  private final func followAtEndOfTurn() {
    guard let container else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { [self] in followKept(.turnEnds, in: container) }, in: .transitions)
  }

  private final func followKept(_ event: Event, in container: UIViewController) {
    guard let update = kept else { return }
    kept = nil
    follow(event, update, in: container)
  }

  private final func start(_ update: Update, in container: UIViewController) {
    isCarryingOut = true
    willChange()
    update.willStart?()
    isCarryingOut = false
    guard let superview else { return complete(update) }
    // A callback may have removed the container from the screen.
    guard container.appearance == .appeared else { return follow(.update, update, in: container) }
    if let change { children = change.after }
    willShow()
    let target = wanted
    if target.areThose(of: children) {
      nothingToChange()
      complete(update)
    } else if let refusal = refusal(of: target) {
      // The moves of children end all the same.
      container.report(refusal)
      didSettle()
      return complete(update)
    } else {
      let change = ShownChange(
        in: container, from: children, to: target, on: superview, update, order: style.order, moves: takeMoves())
      self.change = change
      didChange()
      change.start(style.beginning, prepare: prepare) { [self] completed in
        ended(change, completed: completed, in: container)
      }
      guard self.change === change else { return }
    }
    // The callbacks may have changed what is wanted.
    if style.beginning == .withinCall, kept == nil, !isUpToDate { keep(.plain, forTurn: true) }
  }

  /// Replaces the change that waits, unless it has the same end.
  private final func replace(by update: Update, in container: UIViewController) {
    guard let waiting = change else { return start(update, in: container) }
    if wanted.areThose(of: waiting.after), waiting.isAnimated || !update.isAnimated {
      waiting.joined = waiting.joined + [update]
      return waiting.moves.append(takeMoves())
    }
    discard(waiting)
    follow(.update, merge(waiting.update, update), in: container)
  }

  /// Discards the change; another one takes over its moves.
  final func discard(_ waiting: ShownChange) {
    change = nil
    restore(waiting.moves)
    waiting.discard()
  }

  private final func ended(_ change: ShownChange, completed: Bool, in container: UIViewController) {
    if self.change === change { children = completed ? change.after : change.before }
    // A callback of the change may have removed a child.
    if takesOutRemoved {
      for child in children where !isMember(child) { drop(child) }
    }
    if !completed {
      ContainerForwarding.end(change.arriving, of: container)
      // A callback may have asked for other children already.
      if wanted.areThose(of: change.after) { change.update.didCancel?() }
    }
    finish(change, completed: completed)
    if self.change === change { self.change = nil }
    didChange()
    didSettle()
    followEnd(in: container)
    if completed {
      for update in change.joined { complete(update) }
    }
    change.update.didEnd?(completed)
  }

  /// Follows the update that came during a change: at once, or at the end of the turn in a style that finishes changes.
  private final func followEnd(in container: UIViewController) {
    guard change == nil, kept != nil || !isUpToDate else { return }
    if kept == nil { kept = .plain }
    if style.meeting == .waitsForRunning, progress == nil {
      followKept(.update, in: container)
    } else {
      followAtEndOfTurn()
    }
  }

  private final func drop(_ child: UIViewController) {
    let isInView = child.loadedView.map { $0.links.superview === superview } ?? false
    if child.links.parent == nil || isInView {
      takeOut(child)
    } else {
      children = children.without(child)
    }
  }
}
