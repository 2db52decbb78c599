/// Moves of children that have begun and not ended, on one stage.
///
/// The recipes of containment are three calls: `addChild`, `addSubview`, `didMove`; `willMove`, `removeFromSuperview`,
/// `removeFromParent`. Called one by one outside a turn they are turns of their own; what the end of a turn owes
/// (`viewIsAppearing`, layout, `viewDidAppear`) then waits for the last of the three, as everything waits for the end of the
/// run-loop turn on a device (TURN-03). A call that is no part of such a recipe, the passing of time and a turn of the main
/// run loop end the waiting (TURN-04).
@MainActor final class OpenMoves: TurnGate {
  enum Kind { case adding, removing }

  private enum Hold {
    /// The move was begun inside a turn, whose end delivers.
    case none
    /// What the end of a turn owes the child waits.
    case closed
    /// It waited, and was delivered before the move's end.
    case opened
  }

  private struct Move {
    let child: UIViewController
    /// The parent outlives the move: it ends it when it dies.
    @Uncounted private(set) var parent: UIViewController?
    let kind: Kind
    var hold: Hold

    var isHolding: Bool { hold == .closed }
  }

  /// A controller that left the tree before the end of a transition that it was told to begin.
  private struct Owed {
    /// Does not retain the controller: nobody can end the transition of one that has died.
    let reference: ControllerReference
    /// The issue, made while the controller lives.
    let issue: HierarchyIssue

    /// Whether the end has come, or the controller has got another parent.
    @MainActor var isSettled: Bool {
      reference.controller.map { !$0.awaitsEnd || $0.links.parent != nil } ?? false
    }

    /// Whether it is certain that no end will come. The end may be a turn of its own, like the removal, until an event comes. An
    /// animation may still end the transition, and so may a transition that the controller takes part in.
    @MainActor func isDue(atEvent isEvent: Bool, isQuiet: Bool) -> Bool {
      guard let controller = reference.controller else { return true }
      return isQuiet && isEvent && controller.rare?.transition == nil
    }
  }

  @exclusivity(unchecked) private var moves: [Move] = []
  @exclusivity(unchecked) private var owed: [Owed] = []
  /// The cycle holds its gate.
  @Uncounted private var cycle: UpdateCycle?
  /// How many moves hold back; the cycle's own count.
  private var holding: Int {
    get { cycle?.holds ?? 0 }
    set { cycle?.holds = newValue }
  }

  private init(cycle: UpdateCycle) { _cycle = Uncounted(wrappedValue: cycle) }

  /// The moves of `stage`, which are its only gate.
  private static func of(_ stage: Stage) -> OpenMoves {
    if let gate = stage.cycle.gate { unsafeDowncast(gate, to: OpenMoves.self) } else { make(on: stage) }
  }

  private static func make(on stage: Stage) -> OpenMoves {
    let moves = OpenMoves(cycle: stage.cycle)
    stage.cycle.gate = moves
    return moves
  }

  /// A move begins. It is followed only where the parent is on screen: elsewhere there is nothing to hold back. What a stock
  /// container does in its turns it ends itself.
  static func begin(_ child: UIViewController, parent: UIViewController, _ kind: Kind, on stage: Stage) {
    guard parent.loadedView?.links.window?.isOnScreen == true else { return }
    let moves = of(stage)
    if child.isInOpenMove { moves.remove(child) }
    let isHolding = stage.cycle.isOutermost
    guard isHolding || !parent.endsMovesItself else { return }
    child.isInOpenMove = true
    moves.moves.append(Move(child: child, parent: parent, kind: kind, hold: isHolding ? .closed : .none))
    if isHolding { moves.holding += 1 }
  }

  /// A move ends; the turn that ends it delivers what waited, also for moves of others (TURN-04).
  static func end(_ child: UIViewController, on stage: Stage) {
    guard child.isInOpenMove else { return }
    let moves = of(stage)
    moves.remove(child)
    moves.open()
  }

  /// Runs in a parent's `deinit`.
  nonisolated static func parentDied(of child: UIViewController) {
    inDeinit {
      child.isInOpenMove = false
      (Stage.current.cycle.gate as? OpenMoves)?.remove(child)
    }
  }

  private func remove(_ child: UIViewController) {
    var index = moves.endIndex
    while index > 0 {
      index -= 1
      guard moves[index].child === child else { continue }
      if moves[index].isHolding { holding -= 1 }
      moves.remove(at: index)
      child.isInOpenMove = false
      return
    }
  }

  // MARK: Transitions that nobody ends

  /// A controller leaves the tree. If it waits for the end of a transition, the issue comes as soon as it is certain that no end
  /// will come, at the latest with the next turn of the main run loop (MIS-21).
  static func left(_ controller: UIViewController, on stage: Stage) {
    guard controller.awaitsEnd else { return }
    let (moves, reference) = (of(stage), controller.reference)
    moves.owed.removeAll { $0.reference === reference }
    moves.owed.append(Owed(reference: reference, issue: .unendedTransition(controller)))
    stage.cycle.scheduleWakeUp()
  }

  /// Whether a move of `controller` was begun and not ended; the move retains it.
  static func keeps(_ controller: UIViewController, on stage: Stage) -> Bool {
    guard let moves = stage.cycle.gate as? OpenMoves else { return false }
    return moves.moves.contains { $0.child === controller }
  }

  private func noteOwed(isEvent: Bool) {
    owed.removeAll(where: \.isSettled)
    let isQuiet = cycle?.hasTimedWork == false
    let due = owed.filter { $0.isDue(atEvent: isEvent, isQuiet: isQuiet) }
    guard !due.isEmpty else { return }
    owed.removeAll { entry in due.contains { $0.reference === entry.reference } }
    for entry in due { cycle?.stage?.diagnostics.report(entry.issue) }
  }

  // MARK: TurnGate

  func open() {
    guard holding > 0 else { return }
    for index in moves.indices where moves[index].isHolding { moves[index].hold = .opened }
    holding = 0
  }

  /// Nobody will end a move any more when its appearance is over and no animation, nor a transition, runs whose completion could
  /// do it. A recipe of turns of its own may go on until the next event (MIS-15).
  func turnEnded(isEvent: Bool) {
    if !owed.isEmpty { noteOwed(isEvent: isEvent) }
    guard moves.count > holding, cycle?.hasTimedWork == false else { return }
    for move in moves where isAbandoned(move, isEvent: isEvent) {
      remove(move.child)
      if move.kind == .adding, let parent = move.parent { move.child.report(.didMoveMissing(move.child, in: parent)) }
    }
  }

  private func isAbandoned(_ move: Move, isEvent: Bool) -> Bool {
    guard move.kind == .removing || move.child.appearance == .appeared, move.child.rare?.transition == nil else {
      return false
    }
    return switch move.hold {
    case .none: true
    case .closed: false
    case .opened: isEvent
    }
  }
}

extension UIViewController {
  /// Whether a `beginAppearanceTransition` waits for its end.
  fileprivate final var awaitsEnd: Bool { (appearance.transition?.explicit ?? 0) > 0 }
}
