/// Moves of children that have begun and not ended, on one stage.
///
/// The recipes of containment are three calls: `addChild`, `addSubview`, `didMove`; `willMove`, `removeFromSuperview`,
/// `removeFromParent`. Called one by one outside a turn they are turns of their own; what the end of a turn owes
/// (`viewIsAppearing`, layout, `viewDidAppear`) then waits for the last of the three, as everything waits for the end of the
/// run-loop turn on a device (TURN-03). A call that is no part of such a recipe, the passing of time and a turn of the main
/// run loop end the waiting (TURN-04).
///
/// A subclass may override `didMove(toParent:)` without calling `super`. The library does not see that call, so the recipe
/// stays open, and the next call that is no part of it ends it (``relation(ofCallAbout:in:isDidMove:on:)``).
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

    /// Whether only `didMove(toParent:)` is to come, and may have been called without reaching the base: the view of the child
    /// is in a window, and the child's class may override the method.
    @MainActor var mayBeOver: Bool {
      isHolding && kind == .adding && child.loadedView?.links.window != nil && type(of: child) != UIViewController.self
    }
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
  @exclusivity(unchecked) private var strays: [ControllerReference] = []
  /// Whether the call whose turn begins ends the recipes that may be over. What they hold back is delivered, and a
  /// `didMove(toParent:)` that was perhaps not seen is not reported as missing.
  @exclusivity(unchecked) private var endsRecipes = false
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

  // MARK: Which calls belong to an open recipe

  /// How a containment call about `child` relates to the recipe that is open.
  ///
  /// When the child of the open recipe is in place, only its `didMove(toParent:)` is to come, or an override has kept it from
  /// the library. A call that begins or ends another move on screen, or takes this one back, is then no part of the recipe
  /// and ends it (TURN-03). Calls inside the arriving child, and calls off screen, build up what arrives and are part of it.
  @inline(__always)
  static func relation(
    ofCallAbout child: UIViewController, in parent: UIViewController?, isDidMove: Bool = false, on stage: Stage
  ) -> PublicCall.Relation {
    guard stage.cycle.isGateClosed, stage.cycle.isIdle else { return .partOfMove }
    let moves = of(stage)
    guard !moves.isPart(child, in: parent, isDidMove: isDidMove) else { return .partOfMove }
    moves.endsRecipes = true
    return .other
  }

  private func isPart(_ child: UIViewController, in parent: UIViewController?, isDidMove: Bool) -> Bool {
    if let own = move(of: child), own.isHolding { return isDidMove || !own.mayBeOver }
    if let parent, !parent.isAtRestOnScreen { return true }
    return moves.last(where: \.isHolding).map { !$0.mayBeOver } ?? true
  }

  private func move(of child: UIViewController) -> Move? {
    child.isInOpenMove ? moves.last { $0.child === child } : nil
  }

  /// Whether the recipe that added `child` is open although it may be over.
  static func mayBeOver(_ child: UIViewController, on stage: Stage) -> Bool {
    guard child.isInOpenMove else { return false }
    return of(stage).move(of: child)?.mayBeOver ?? false
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

  // MARK: Children that took themselves out

  /// The view of `controller` has come on screen, although the controller left its parent in its own `viewWillAppear`. If it
  /// is still there when an event ends, that is reported: until then its container may take the view out (MIS-19).
  static func watch(stray controller: UIViewController, on stage: Stage) {
    of(stage).strays.append(controller.reference)
  }

  private func noteStrays() {
    let controllers = strays.compactMap(\.controller)
    strays = []
    for controller in controllers where controller.loadedView?.links.window?.isOnScreen == true {
      Appearance.noteIfUnparented(controller)
    }
  }

  // MARK: TurnGate

  func open() {
    guard holding > 0 else { return }
    if endsRecipes {
      for move in moves where move.mayBeOver { remove(move.child) }
    }
    endsRecipes = false
    for index in moves.indices where moves[index].isHolding { moves[index].hold = .opened }
    holding = 0
  }

  /// Nobody will end a move any more when its appearance is over and no animation, nor a transition, runs whose completion could
  /// do it. A recipe of turns of its own may go on until the next event (MIS-15).
  func turnEnded(isEvent: Bool) {
    if !owed.isEmpty { noteOwed(isEvent: isEvent) }
    if isEvent, !strays.isEmpty { noteStrays() }
    guard moves.count > holding, cycle?.hasTimedWork == false else { return }
    for move in moves where isAbandoned(move, isEvent: isEvent) {
      remove(move.child)
      if move.kind == .adding, let parent = move.parent { noteMissingDidMove(of: move.child, in: parent) }
    }
  }

  /// A class whose `didMove(toParent:)` is known to leave out `super` may have been called: nothing is certain then.
  private func noteMissingDidMove(of child: UIViewController, in parent: UIViewController) {
    guard !Delivery.isKnownToSkipSuper(.didMoveToParent, child) else { return }
    child.report(.didMoveMissing(child, in: parent))
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

  /// Whether the view is in a window that can be seen, and no appearance transition is under way.
  fileprivate final var isAtRestOnScreen: Bool {
    appearance.transition == nil && loadedView?.links.window?.isOnScreen == true
  }
}
