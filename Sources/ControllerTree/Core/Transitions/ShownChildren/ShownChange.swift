/// One change of the children that a container shows.
@MainActor final class ShownChange {
  /// The children that are shown before the change.
  private(set) var before: [UIViewController]
  /// The children that are shown after it.
  private(set) var after: [UIViewController]
  let update: ShownChildren.Update
  /// The moves of children that end with the change.
  @exclusivity(unchecked) var moves: ChildMoves
  private(set) var isAnimated: Bool
  private let transition: ContainerTransition
  /// Updates that want the same children.
  var joined: [ShownChildren.Update] = []
  /// Whether the call that starts the change has not returned.
  private var isStarting = false

  init(
    in container: UIViewController, from before: [UIViewController], to after: [UIViewController], on view: UIView,
    _ update: ShownChildren.Update, order: ContainerTransition.Order, moves: ChildMoves
  ) {
    self.before = before
    self.after = after
    self.update = update
    self.moves = moves
    isAnimated = update.isAnimated
    transition = ContainerTransition(
      in: container, from: before.without(after), to: after.without(before), on: view, order: order)
  }

  var progress: ShownChildren.State.Progress {
    if transition.isWaiting { return .waiting }
    if isStarting { return .beginning }
    if transition.isInProgress { return .running }
    return isCancelled ? .cancelling : .ending
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? { transition.coordinator }
  private var isCancelled: Bool { transition.isCancelled }
  /// The children that come with the change.
  var arriving: [UIViewController] { transition.arriving }

  /// The children that are shown after the change, as far as that is known.
  var outcome: [UIViewController] {
    progress == .waiting || isCancelled ? before : after
  }

  func involves(_ child: UIViewController) -> Bool { before.holds(child) || after.holds(child) }

  /// Another container now shows a child: drops it from the change.
  func forget(_ child: UIViewController) {
    before = before.without(child)
    after = after.without(child)
  }

  func start(
    _ beginning: ShownChildren.Style.Beginning, prepare: (ContainerTransition, Bool) -> Void,
    didEnd: @escaping (Bool) -> Void
  ) {
    isStarting = true
    prepare(transition, isAnimated)
    update.prepare?(transition)
    transition.didEnd = didEnd
    isAnimated = isAnimated || transition.animator != nil
    switch beginning {
    case .withinCall: transition.startCheckedAtOnce(animated: isAnimated, completion: update.completion)
    case .endOfTurn: transition.startChecked(animated: isAnimated, completion: update.completion)
    }
    isStarting = false
  }

  /// Returns the moves, which end now. Children that have not left yet still count as leaving.
  func endMoves() -> ChildMoves {
    defer { moves.beginEnd() }
    return moves
  }

  /// Whether the transition is over, with or without its end.
  var isOver: Bool { transition.isOver }

  func beginAtOnce() { transition.beginAtOnce() }
  func finishNow() { transition.finishNow() }
  func discard() { transition.discard() }
}
