/// Moves of children that have begun and not ended, on one stage.
///
/// A containment recipe is three calls: `addChild`, `addSubview`, `didMove` add a child; `willMove`,
/// `removeFromSuperview`, `removeFromParent` remove it. Outside a turn each call is a turn of its own. The work at the
/// end of a turn (`viewIsAppearing`, layout, `viewDidAppear`) then waits for the last of the three calls, as on a
/// device it waits for the end of the run-loop turn (TURN-03). A call that is not part of the recipe, the passing of
/// time and a turn of the main run loop end the waiting (TURN-04).
///
/// A subclass may override `didMove(toParent:)` without calling `super`. The library does not see that call, so the
/// recipe stays open, and the next call that is not part of it ends it (``relation(ofCallAbout:in:isDidMove:on:)``).
@MainActor final class OpenMoves: TurnGate {
  enum Kind { case adding, removing }

  private enum Hold {
    /// The move began inside a turn, whose end sends the callbacks.
    case none
    /// The child's callbacks at the end of the turn wait.
    case closed
    /// The callbacks waited, and were sent before the move's end.
    case opened
  }

  private struct Move {
    let child: UIViewController
    var state: State

    var isHolding: Bool { state.isHolding }

    @MainActor var mayBeOver: Bool { state.mayBeOver(child) }

    /// A move without its child, which to read would retain the child.
    struct State {
      let kind: Kind
      var hold: Hold

      var isHolding: Bool { hold == .closed }

      /// Whether only `didMove(toParent:)` of `child` is to come, and may have been called without reaching the base.
      @MainActor @inline(__always)
      func mayBeOver(_ child: UIViewController) -> Bool { isHolding && kind == .adding && child.mayHaveMoved }
    }
  }

  /// The latest move. Usually there is no other one, and no buffer is needed.
  @exclusivity(unchecked) private var latest: Move?
  /// The moves before it, in order.
  @exclusivity(unchecked) private var earlier: [Move] = []
  @exclusivity(unchecked) final var unended = UnendedTransitions()
  @exclusivity(unchecked) final var strays = StrayControllers()
  /// Not counted: the cycle retains its gate.
  @Uncounted private var cycle: UpdateCycle?
  /// The number of moves whose callbacks wait, as the cycle counts them.
  private var holding: Int {
    get { cycle?.holds ?? 0 }
    set { cycle?.holds = newValue }
  }

  /// The moves of all stages: a parent may be released, and a child may begin another move, while another stage is the current one.
  private nonisolated static let living = Locked<[Uncounted<OpenMoves>]>([])

  private init(cycle: UpdateCycle) {
    _cycle = Uncounted(wrappedValue: cycle)
    super.init()
    Self.living.withValue { $0.append(Uncounted(wrappedValue: self)) }
  }

  deinit {
    Self.living.withValue { living in living.removeAll { $0.wrappedValue === self } }
    inDeinit { for move in all { move.child.isInOpenMove = false } }
  }

  /// Calls `body` with the moves of `stage`, which are its only gate. Its cycle retains them for its whole life.
  @inline(__always)
  private static func of<R>(_ stage: Stage, _ body: (OpenMoves) -> R) -> R {
    if stage.cycle.gate == nil { makeGate(of: stage.cycle) }
    return unsafeBitCast(stage.cycle.gate, to: Unmanaged<OpenMoves>.self).lend(body)
  }

  /// The moves of `stage`, for calls that are rare.
  @inline(never)
  static func gate(of stage: Stage) -> OpenMoves { of(stage) { $0 } }

  @inline(never)
  private static func makeGate(of cycle: UpdateCycle) { cycle.gate = OpenMoves(cycle: cycle) }

  /// Records the beginning of a move in a parent on screen; off screen no callbacks wait. A stock container ends the
  /// moves of its own turns itself.
  static func begin(_ child: UIViewController, parent: UIViewController, _ kind: Kind, on stage: Stage) {
    guard parent.isViewOnScreen else { return }
    if child.isInOpenMove { forget(child, on: stage) }
    let isHolding = stage.cycle.isOutermost
    guard isHolding || parent.rare?.shownChildren == nil else { return }
    child.isInOpenMove = true
    of(stage) { $0.append(Move(child: child, state: .init(kind: kind, hold: isHolding ? .closed : .none))) }
    stage.cycle.gateAwaitsEnd = true
    if isHolding { stage.cycle.holds += 1 }
  }

  /// Ends a move; the turn of this call sends the callbacks that waited, also those of other moves (TURN-04).
  static func end(_ child: UIViewController, on stage: Stage) {
    guard child.isInOpenMove else { return }
    forget(child, on: stage)
    if stage.cycle.isGateClosed { of(stage) { $0.open(endingRecipes: false) } }
  }

  /// Ends the move of `child`, which usually began on this stage.
  private static func forget(_ child: UIViewController, on stage: Stage) {
    if !of(stage, { $0.remove(child) }) { forget(child) }
  }

  /// Runs in a parent's `deinit`.
  nonisolated static func parentWasReleased(of child: UIViewController) { inDeinit { forget(child) } }

  /// Ends the move of `child`, on whichever stage it began. The caller retains the child.
  private static func forget(_ child: UIViewController) {
    living.withValue { living in
      for moves in living where moves.wrappedValue?.remove(child) == true { return }
    }
  }

  /// Returns `false` if the child has no move on this stage.
  @discardableResult @inline(__always)
  private func remove(_ child: UIViewController) -> Bool {
    guard child.isInOpenMove else { return false }
    if latest?.child === child {
      if latest?.isHolding == true { holding -= 1 }
      latest = earlier.popLast()
      awaitEndIfNeeded()
    } else {
      guard let index = indexOfEarlier(child) else { return false }
      if earlier[index].isHolding { holding -= 1 }
      earlier.remove(at: index)
    }
    child.isInOpenMove = false
    return true
  }

  private var all: [Move] { latest.map { earlier + [$0] } ?? [] }

  private func append(_ move: Move) {
    if latest != nil { keepLatest() }
    latest = move
  }

  @inline(never)
  private func keepLatest() {
    if let latest { earlier.append(latest) }
  }

  // MARK: Which calls belong to an open recipe

  /// How a containment call about `child` relates to the open recipe. Its parent is `parent`, or the one that it has.
  ///
  /// Once the child's view is in the window, only `didMove(toParent:)` is missing. It may have been called: an override
  /// without `super` hides it. So a call that begins or ends another move on screen, or reverses this one, ends the
  /// recipe (TURN-03). Calls inside the arriving child, and calls off screen, prepare the arriving content and are part
  /// of the recipe.
  @inline(__always)
  static func relation(
    ofCallAbout child: UIViewController, in parent: UIViewController?, isDidMove: Bool = false, on stage: Stage
  ) -> PublicCall.Relation {
    guard stage.cycle.isGateClosed, stage.cycle.isIdle else { return .keepsWaiting }
    return of(stage) { $0.isPart(child, in: parent, isDidMove: isDidMove) } ? .keepsWaiting : .endsRecipes
  }

  @inline(__always)
  private func isPart(_ child: UIViewController, in parent: UIViewController?, isDidMove: Bool) -> Bool {
    if let own = state(of: child), own.isHolding { return isDidMove || !own.mayBeOver(child) }
    let isAtRest = (parent.uncounted ?? child.links.parent.uncounted)?.lend { $0.isAtRestOnScreen } ?? true
    if !isAtRest { return true }
    if let latest, latest.isHolding { return !latest.mayBeOver }
    for index in earlier.indices.reversed() where earlier[index].isHolding { return !earlier[index].mayBeOver }
    return true
  }

  /// The state of the move of `child`; `nil` without a move on this stage.
  @inline(__always)
  private func state(of child: UIViewController) -> Move.State? {
    guard child.isInOpenMove else { return nil }
    return latest?.child === child ? latest?.state : stateOfEarlier(child)
  }

  @inline(never)
  private func stateOfEarlier(_ child: UIViewController) -> Move.State? {
    indexOfEarlier(child).map { earlier[$0].state }
  }

  /// A loop, since each call of a closure of the main actor inside the standard library is checked at run time.
  private func indexOfEarlier(_ child: UIViewController) -> Int? {
    for index in earlier.indices.reversed() where earlier[index].child === child { return index }
    return nil
  }

  /// Whether the recipe that added `child` is open although it may be over.
  static func mayBeOver(_ child: UIViewController, on stage: Stage) -> Bool {
    guard child.isInOpenMove else { return false }
    return of(stage) { $0.state(of: child)?.mayBeOver(child) == true }
  }

  /// The child whose open recipe holds callbacks back: that of the last one (TURN-03).
  static func holdingChild(on stage: Stage) -> UIViewController? {
    guard stage.cycle.isGateClosed, let moves = stage.cycle.gate as? OpenMoves else { return nil }
    for move in moves.all.reversed() where move.isHolding { return move.child }
    return nil
  }

  /// Whether a move of `controller` has begun and not ended; the move retains the controller.
  static func keeps(_ controller: UIViewController, on stage: Stage) -> Bool {
    guard let moves = stage.cycle.gate as? OpenMoves else { return false }
    return moves.all.contains { $0.child === controller }
  }

  // MARK: TurnGate

  override func open(endingRecipes: Bool) {
    guard holding > 0 else { return }
    if endingRecipes {
      for move in all where move.mayBeOver { remove(move.child) }
    }
    if latest?.isHolding == true { latest?.state.hold = .opened }
    for index in earlier.indices where earlier[index].isHolding { earlier[index].state.hold = .opened }
    holding = 0
  }

  /// Drops the moves that no call will end any more: the appearance is over, and no animation or transition runs whose
  /// completion could end the move. A recipe of separate turns may continue until the next event (MIS-15).
  override func turnEnded(isEvent: Bool) {
    if !unended.isEmpty { reportUnended(isEvent: isEvent) }
    if isEvent, !strays.isEmpty { reportStrays() }
    awaitEndIfNeeded()
    guard earlier.count + (latest == nil ? 0 : 1) > holding, cycle?.hasTimedWork == false else { return }
    for move in all where isAbandoned(move, isEvent: isEvent) {
      remove(move.child)
      if move.state.kind == .adding, let parent = move.child.links.parent {
        noteMissingDidMove(of: move.child, in: parent)
      }
    }
  }

  /// Without a move or a controller to watch, the end of a turn changes nothing here.
  private func awaitEndIfNeeded() {
    if latest == nil, unended.isEmpty, strays.isEmpty { cycle?.gateAwaitsEnd = false }
  }

  private func reportUnended(isEvent: Bool) {
    for issue in unended.takeDue(isEvent: isEvent, isQuiet: cycle?.hasTimedWork == false) {
      cycle?.stage?.diagnostics.report(issue)
    }
  }

  private func reportStrays() {
    let watched = strays.takeAll()
    guard let stage = cycle?.stage else { return }
    for controller in watched where controller.isViewOnScreen { Appearance.noteIfUnparented(controller, on: stage) }
  }

  /// Reports the missing call, unless the class is known to override `didMove(toParent:)` without calling `super`.
  private func noteMissingDidMove(of child: UIViewController, in parent: UIViewController) {
    guard let stage = cycle?.stage, !Delivery.isKnownToSkipSuper(.didMoveToParent, child, on: stage) else { return }
    child.report(.didMoveMissing(child, in: parent))
  }

  private func isAbandoned(_ move: Move, isEvent: Bool) -> Bool {
    guard move.state.kind == .removing || move.child.appearance == .appeared, move.child.ownTransition == nil else {
      return false
    }
    return switch move.state.hold {
    case .none: true
    case .closed: false
    case .opened: isEvent
    }
  }
}

extension UIViewController {
  /// Whether the view is in a window, and the class may override `didMove(toParent:)`.
  fileprivate final var mayHaveMoved: Bool {
    loadedView?.links.window != nil && type(of: self) != UIViewController.self
  }

  /// Whether the view is in a window on screen, and no appearance transition is in progress.
  fileprivate final var isAtRestOnScreen: Bool {
    appearance.transition == nil && isViewOnScreen
  }
}
