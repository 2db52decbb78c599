/// Adding and removing children whose moves end with a change of what is shown. Rules: NAV-03, NAV-10, PAGE-03.
extension ShownChildren {
  /// Adds a child to the container; call ``update(_:)`` afterwards.
  ///
  /// `willMove(toParent:)` is sent within the call; `didMove(toParent:)` when the change that shows the child has ended,
  /// or with the next update if the child is not shown.
  /// - Issues: Those of ``UIViewController/addChild(_:)``; nothing changes.
  /// - Rules: NAV-10, PAGE-03.
  public final func add(_ child: UIViewController) {
    guard let container, !isMember(child) || isLeaving(child) else { return }
    Stage.turn("add(_:)", container, .other) {
      if forgetMoves(of: child) { child.removeFromParent() }
      if isMember(child) { return }
      moves.join(child)
      container.addChild(child)
      if !isMember(child) { forgetMoves(of: child) }
    }
  }

  /// Sends `didMove(toParent:)` now to a new child of which nothing is shown (NAV-10).
  final func finishAdding(_ child: UIViewController) {
    if moves.settle(child) { child.didMove(toParent: container) }
  }

  /// Removes a child from the container; call ``update(_:)`` afterwards, when it is not wanted any more.
  ///
  /// `willMove(toParent: nil)` is sent within the call. The child is removed when the change that hides it has ended, or
  /// with the next update if it is not shown.
  /// - Rules: NAV-04, PAGE-03.
  public final func remove(_ child: UIViewController) {
    Stage.turn("remove(_:)", container, .other) { remove(child, isAnnounced: true) }
  }

  /// - Parameter isAnnounced: Whether `willMove(toParent: nil)` is sent now, or by ``announceRemovals()``.
  final func remove(_ child: UIViewController, isAnnounced: Bool) {
    guard isMember(child), !isLeaving(child) else { return }
    if isAnnounced {
      forgetMoves(of: child)
      moves.leave(child, .announced)
      child.willMove(toParent: nil)
    } else {
      let isJoining = moves.isJoining(child) || change?.moves.isJoining(child) ?? false
      forgetMoves(of: child)
      moves.leave(child, isJoining ? .beforeJoined : .unannounced)
    }
  }

  final func announceRemovals() {
    while let child = moves.takeNextToAnnounce() {
      if isMember(child) { child.willMove(toParent: nil) }
    }
  }

  /// Children that are leaving are added again. Those that have got `willMove(toParent: nil)` are removed first; others stay.
  final func removeReturning(_ children: [UIViewController]) {
    for child in children where isLeaving(child) {
      let goesOnJoining = moves.isLeavingBeforeJoined(child) || change?.moves.isLeavingBeforeJoined(child) ?? false
      if forgetMoves(of: child) { child.removeFromParent() } else if goesOnJoining { moves.join(child) }
    }
  }

  /// Ends the moves of a change that has reached its end.
  final func end(_ moves: ChildMoves) {
    switch style.parents {
    case .leaving:
      endLeaving(moves)
      endJoining(moves)
    case .arriving:
      endJoining(moves)
      endLeaving(moves)
    }
  }

  /// Ends moves without a change, except the leaving of children that are still shown. New children of a container that
  /// is appearing wait for its end. The callbacks may make other moves.
  final func endPendingMoves() {
    guard isAtRest, !moves.isEmpty, let container else { return }
    announceRemovals()
    while !container.appearance.isOnTheWayIn, let child = moves.takeNextJoining() {
      if isMember(child) { child.didMove(toParent: container) }
    }
    while let child = moves.takeNextLeaving(besides: children) {
      if isMember(child) { removeUnseen(child) }
    }
  }

  /// A child that was never shown takes its view out of the place that it had before it was added.
  private final func removeUnseen(_ child: UIViewController) {
    if !isShowing(child) { child.loadedView?.removeFromSuperview() }
    if isMember(child) { child.removeFromParent() }
  }

  private final func endLeaving(_ moves: ChildMoves) {
    moves.forEachLeaving { if isMember($0) { $0.removeFromParent() } }
  }

  private final func endJoining(_ moves: ChildMoves) {
    moves.forEachJoining { if isMember($0) { container?.endAdding($0) } }
  }

  /// Removes the children that a cancelled change has added. Those that were leaving stay; one that was not on screen got only
  /// `willMove(toParent: nil)`.
  final func undo(_ moves: ChildMoves) {
    for child in moves.leaving where isMember(child) {
      child.changeMovement(on: .endOfMove(child.appearance))
    }
    for child in moves.newcomers.reversed() where isMember(child) {
      child.willMove(toParent: nil)
      // The callback may have moved the child to another parent.
      if isMember(child) { child.removeFromParent() }
    }
  }

  final func isMember(_ child: UIViewController) -> Bool {
    guard let parent = child.links.parent else { return false }
    return parent === container
  }

  /// The children of the container among `controllers`. Usually these are all: then the array itself is returned.
  final func members(of controllers: [UIViewController]) -> [UIViewController] {
    for controller in controllers where !isMember(controller) {
      var members: [UIViewController] = []
      for controller in controllers where isMember(controller) { members.append(controller) }
      return members
    }
    return controllers
  }

  // MARK: Moves that belong to no change

  /// Returns the moves that belong to no change, and drops them here.
  final func takeMoves() -> ChildMoves {
    defer { moves = ChildMoves() }
    return moves
  }

  /// Takes the moves of a discarded change back.
  final func restore(_ earlier: ChildMoves) {
    let later = takeMoves()
    moves = earlier
    moves.append(later)
  }

  final func isLeaving(_ child: UIViewController) -> Bool {
    child.containerMoves > 0 && (moves.isLeaving(child) || change?.moves.isLeaving(child) ?? false)
  }

  /// Drops the moves of a child. Returns whether it was leaving and has got `willMove(toParent: nil)`.
  @discardableResult
  final func forgetMoves(of child: UIViewController) -> Bool {
    guard child.containerMoves > 0 else { return false }
    let (own, changing) = (moves.forget(child), change?.moves.forget(child) ?? false)
    return own || changing
  }
}
