/// Moves of children that have begun and not ended, on one stage.
///
/// The recipes of containment are three calls: `addChild`, `addSubview`, `didMove`; `willMove`, `removeFromSuperview`,
/// `removeFromParent`. Called one by one outside a turn they are turns of their own; what the end of a turn owes the
/// child (`viewIsAppearing`, layout, `viewDidAppear`) then waits for the last of the three, as it waits for the end of the
/// run-loop turn on a device (TURN-03). The parent's own layout, which the recipe causes, waits with it. Time never passes
/// over something held (TURN-04).
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
    unowned(unsafe) let parent: UIViewController
    let kind: Kind
    var hold: Hold

    var isHolding: Bool { hold == .closed }
  }

  private var moves: [Move] = []
  private let stage: Stage

  private init(stage: Stage) { self.stage = stage }

  private static func of(_ stage: Stage) -> OpenMoves {
    if let moves = stage.cycle.gate as? OpenMoves { return moves }
    let moves = OpenMoves(stage: stage)
    stage.cycle.gate = moves
    return moves
  }

  /// A move begins. It is followed only where the parent is on screen: elsewhere there is nothing to hold back.
  static func begin(_ child: UIViewController, parent: UIViewController, _ kind: Kind, on stage: Stage) {
    guard let view = parent.loadedView, view.links.window?.isOnScreen == true else { return }
    let moves = of(stage)
    let isHolding = stage.cycle.isOutermost
    if child.isInOpenMove { moves.remove(child) }
    child.isInOpenMove = true
    moves.moves.append(Move(child: child, parent: parent, kind: kind, hold: isHolding ? .closed : .none))
    if isHolding { view.layoutState.isHeld = true }
  }

  /// A move ends; the turn that ends it delivers what waited, also for moves of others (TURN-04).
  static func end(_ child: UIViewController, on stage: Stage) {
    guard child.isInOpenMove else { return }
    let moves = of(stage)
    moves.remove(child)
    moves.open()
    stage.cycle.releaseHeld()
  }

  /// Whether what the end of a turn owes `controller` has to wait.
  static func isHeld(_ controller: UIViewController, on stage: Stage) -> Bool {
    guard stage.cycle.isGateClosed else { return false }
    return of(stage).moves.contains { move in
      guard move.isHolding else { return false }
      if move.child === controller { return true }
      guard let view = controller.loadedView, let childView = move.child.loadedView else { return false }
      return view.isDescendant(of: childView)
    }
  }

  /// Runs in a parent's `deinit`.
  nonisolated static func parentDied(of child: UIViewController) {
    MainActor.assumeIsolated {
      child.isInOpenMove = false
      (Stage.current.cycle.gate as? OpenMoves)?.moves.removeAll { $0.child === child }
    }
  }

  private func remove(_ child: UIViewController) {
    guard let index = moves.lastIndex(where: { $0.child === child }) else { return }
    let move = moves.remove(at: index)
    child.isInOpenMove = false
    if move.isHolding { release(move) }
  }

  private func release(_ move: Move) {
    guard !moves.contains(where: { $0.isHolding && $0.parent === move.parent }) else { return }
    move.parent.loadedView?.layoutState.isHeld = false
  }

  // MARK: TurnGate

  var isClosed: Bool { moves.contains(where: \.isHolding) }

  func open() {
    for index in moves.indices where moves[index].isHolding {
      moves[index].hold = .opened
      moves[index].parent.loadedView?.layoutState.isHeld = false
    }
  }

  /// Nobody will end a move any more when its appearance is over and no animation runs whose completion could do it. A
  /// recipe of turns of its own may go on until the next event (MIS-15).
  func turnEnded(isEvent: Bool) {
    guard !moves.isEmpty, !stage.cycle.hasTimedWork else { return }
    let abandoned = moves.filter { move in
      guard move.kind == .removing || move.child.appearance == .appeared else { return false }
      switch move.hold {
      case .none: return true
      case .closed: return false
      case .opened: return isEvent
      }
    }
    for move in abandoned {
      remove(move.child)
      if move.kind == .adding { move.child.report(.didMoveMissing(move.child, in: move.parent)) }
    }
  }
}
