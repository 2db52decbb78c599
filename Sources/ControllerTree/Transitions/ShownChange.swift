/// One change of the children that a container shows.
@MainActor final class ShownChange {
  /// The children that are shown before the change.
  private(set) var before: [UIViewController]
  /// The children that are shown after it.
  private(set) var after: [UIViewController]
  let update: ShownChildren.Update
  private let transition: ContainerTransition
  /// Whether the call that starts the change has not returned.
  private var isStarting = false

  init(
    in container: UIViewController, from before: [UIViewController], to after: [UIViewController], on view: UIView,
    _ update: ShownChildren.Update, order: ContainerTransition.Order
  ) {
    self.before = before
    self.after = after
    self.update = update
    transition = ContainerTransition(
      in: container, from: before.isEmpty ? [] : before.filter { !after.holds($0) },
      to: before.isEmpty ? after : after.filter { !before.holds($0) }, on: view, order: order)
  }

  var progress: ShownChildren.State.Progress {
    if isStarting { return .beginning }
    if transition.isWaiting { return .waiting }
    return transition.isInProgress ? .running : .ending
  }

  /// Whether a cancellation has brought the old children back.
  var isCancelled: Bool { transition.coordinator?.isCancelled ?? false }

  /// The children that are shown after the change, as far as that is known.
  var outcome: [UIViewController] { progress == .waiting || isCancelled ? before : after }

  /// The children whose views are in place at some time of the change.
  var involved: [UIViewController] { before + after.filter { !before.holds($0) } }
  func involves(_ child: UIViewController) -> Bool { before.holds(child) || after.holds(child) }

  func start(
    _ beginning: ShownChildren.Style.Beginning, prepare: (ContainerTransition) -> Void,
    didEnd: @escaping (Bool) -> Void
  ) {
    isStarting = true
    prepare(transition)
    update.prepare?(transition)
    transition.didEnd = didEnd
    let isAnimated = update.isAnimated || transition.animator != nil
    switch beginning {
    case .withinCall: transition.startAtOnce(animated: isAnimated)
    case .endOfTurn: transition.start(animated: isAnimated)
    }
    isStarting = false
  }

  func finishNow() { transition.finishNow() }
  func discard() { transition.discard() }
}
