/// Shows the children that a container wants to show.
///
/// A container returns the children that it wants to show, and calls ``update(_:)`` when others are wanted:
///
/// ```swift
/// final class TabsController: UIViewController {
///   private lazy var shown = ShownChildren(of: self) { tabs in tabs.selected.map { [$0] } ?? [] }
///   private(set) var selected: UIViewController?
///
///   func select(_ tab: UIViewController, animated: Bool) {
///     selected = tab
///     shown.update(animated ? .animated : .plain)
///   }
/// }
/// ```
///
/// From its creation on, the children appear and disappear with the container, inside the container's own callbacks, so
/// the container's `shouldAutomaticallyForwardAppearanceMethods` must be `false`, as it is by default then. While the
/// container is on screen, each update is one ``ContainerTransition``. A callback may make any call: the next step is
/// decided from the state after it.
///
///     container     update                                                 update while a change runs
///     off screen    swaps the views                                        follows the change
///     appearing     the children appear with the container                 follows the change
///     on screen     starts a change, within the call or at the end of      finishes the change first, or follows it
///                   the turn (see Style)                                   (see Style)
///     disappearing  the views are swapped when it has disappeared          follows the change
///
/// ``add(_:)`` and ``remove(_:)`` change the children: their last callbacks come when the change has ended.
///
/// The stock containers are subclasses. Rules: APP-09, TAB-05, TAB-16, NAV-03, PAGE-02, SPLIT-04.
@preconcurrency @MainActor
open class ShownChildren {
  /// How the changes of a container take place.
  public struct Style: Hashable, Sendable {
    /// When a change begins.
    public enum Beginning: Hashable, Sendable {
      /// Within the call that updates.
      case withinCall
      /// At the end of the turn, one change for all its updates.
      case endOfTurn
    }

    /// What an update does while a change runs.
    public enum Meeting: Hashable, Sendable {
      /// It finishes the change, then starts its own.
      case finishesRunning
      /// It waits for the end of the change.
      case waitsForRunning
    }

    /// When a change begins.
    public var beginning: Beginning
    /// What an update does while a change runs.
    public var meeting: Meeting
    /// The order of the appearance callbacks.
    public var order: ContainerTransition.Order
    /// The side whose moves end first: the leaving children are removed, the arriving ones get `didMove(toParent:)`.
    public var parents: ContainerTransition.Order.Side

    /// Makes a custom style.
    public init(
      beginning: Beginning, meeting: Meeting, order: ContainerTransition.Order,
      parents: ContainerTransition.Order.Side = .leaving
    ) {
      self.beginning = beginning
      self.meeting = meeting
      self.order = order
      self.parents = parents
    }

    /// Within the call; a running change is finished first. Rules: TAB-05.
    public static let tabs = Self(beginning: .withinCall, meeting: .finishesRunning, order: .tabs)
    /// Within the call; the leaving children get their callbacks first. Rules: SPLIT-05.
    public static let columns = Self(beginning: .withinCall, meeting: .finishesRunning, order: .navigation)
    /// At the end of the turn; a running change goes on to its end. Rules: NAV-02, NAV-03, NAV-15.
    public static let stack = Self(beginning: .endOfTurn, meeting: .waitsForRunning, order: .navigation)
  }

  /// A request to show the wanted children.
  public struct Update {
    /// Whether the change takes time; the argument of the callbacks. A change with an animator is animated in any case.
    public var isAnimated = false
    /// Changes what is wanted. Called at once, or after the change that runs.
    public var request: (() -> Void)?
    /// Called before a change starts, and before ``ShownChildren/wanted`` is read for it.
    public var willStart: (() -> Void)?
    /// Called before a change starts, to set its animator, interaction or duration.
    public var prepare: ((ContainerTransition) -> Void)?
    /// Called if the change was cancelled: the container restores what it wanted before.
    public var didCancel: (() -> Void)?
    /// Called when the change has ended, with whether it reached its end.
    public var didEnd: ((_ completed: Bool) -> Void)?
    /// Called at the very end, unless the change was cancelled; also if there was nothing to change.
    public var completion: (() -> Void)?
    /// Called if a later update has replaced this one before its request was carried out.
    public var didDrop: (() -> Void)?

    /// Makes a request.
    public init(isAnimated: Bool = false) { self.isAnimated = isAnimated }

    /// Without animation.
    public static var plain: Self { Self() }
    /// With the built-in animation.
    public static var animated: Self { Self(isAnimated: true) }
  }

  /// The order and time of the changes.
  public final let style: Style
  private final let reference: ControllerReference
  private final let source: Source?
  /// The container's children without those that are being removed.
  /// - Complexity: O(n)
  public final var members: [UIViewController] { container?.children.filter { !isLeaving($0) } ?? [] }

  /// The children whose views are in place, apart from a change that runs.
  public private(set) final var children: [UIViewController] = []
  private final var change: ShownChange?
  /// The last update that came while another change was under way.
  private final var kept: Update?
  private final var isCarryingOut = false
  /// Moves of children that belong to no change.
  final var moves = ChildMoves()

  /// What the container has passed to the initialiser.
  private struct Source {
    let wanted: () -> [UIViewController]
    let superview: () -> UIView?
  }

  init(of container: UIViewController, style: Style) {
    self.style = style
    reference = container.reference
    source = nil
    container.rareState.shownChildren = self
  }

  /// - Parameters:
  ///   - container: The controller whose children are shown. It retains this object.
  ///   - style: The order and time of the changes.
  ///   - superview: Returns the view that the children's views fill; by default the container's view. Called when the
  ///     container's view is loaded.
  ///   - wanted: Returns the children that the container wants to show now. Controllers that are not its children are
  ///     ignored.
  public init<Container: UIViewController>(
    of container: Container, style: Style = .tabs, in superview: @escaping (Container) -> UIView? = { $0.view },
    wanted: @escaping (Container) -> [UIViewController]
  ) {
    self.style = style
    let reference = container.reference
    self.reference = reference
    source = Source(
      wanted: { (reference.controller as? Container).map(wanted) ?? [] },
      superview: { (reference.controller as? Container).flatMap { $0.isViewLoaded ? superview($0) : nil } })
    container.rareState.shownChildren = self
  }

  /// The container; `nil` once it is released.
  public final var container: UIViewController? { reference.controller }

  // MARK: What a subclass knows

  /// The children that should be shown now.
  open var wanted: [UIViewController] { source?.wanted().filter(isMember) ?? [] }

  /// The superview of the children's views; `nil` while the container's view is not loaded.
  open var superview: UIView? { source?.superview() }

  /// Whether the children that are wanted are shown, or will be at the end of the current change.
  open var isUpToDate: Bool { wanted.areThose(of: target) }

  /// Whether the children appear at the end of the turn, although the container has begun to appear.
  open var appearsLater: Bool { false }

  /// Adds the view of a child that appears with the container. The base fills ``superview``.
  open func place(_ child: UIViewController) {
    guard let superview, let view = child.view, view.superview !== superview else { return }
    view.frame = superview.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
  }

  /// Called after a child was added, by any caller, and has got `willMove(toParent:)`.
  open func childWasAdded(_ child: UIViewController) {}

  /// Called after a child was removed, by any caller. The base takes its view out and updates.
  open func childWasRemoved(_ child: UIViewController) {
    forgetMoves(of: child)
    clear(child)
    updateLater()
  }

  /// Whether a child that was removed during a change is taken out at its end; else it leaves with the next change.
  open var takesOutRemoved: Bool { true }

  /// Combines an update that waits with a later one.
  open func merge(_ earlier: Update, _ later: Update) -> Update {
    earlier.didDrop?()
    return later
  }

  // MARK: Questions

  /// The issue that keeps `child` from becoming a child of the container; `nil` if there is none.
  ///
  /// Ask before a call that adds several children, so that it changes nothing if one of them is refused.
  public final func refusalToAdd(_ child: UIViewController) -> HierarchyIssue? {
    container.flatMap { isMember(child) ? nil : Containment.refusal(of: child, in: $0) }
  }

  /// The issue that keeps the container from showing `child`; `nil` if there is none.
  public final func refusalToShow(_ child: UIViewController) -> HierarchyIssue? {
    container.flatMap { $0.refusalToShow(child) }
  }

  // MARK: What a subclass gets to know

  /// A change is about to start.
  open func willChange() {}

  /// The wanted children are about to be shown, with the container or in a change.
  open func willShow() {}

  /// The wanted children are about to appear with the container.
  open func willAppear() {}

  /// Sets the animator, duration and frames of a change that is about to start.
  open func prepare(_ transition: ContainerTransition, animated: Bool) {}

  /// A change has started or ended, or the container appears with other children.
  open func didChange() {}

  /// A new child has begun to appear with the container.
  open func didBringIn(_ child: UIViewController) {}

  /// The children have appeared with the container, and with them their moves end.
  func didAppear(with children: [UIViewController], ending moves: ChildMoves) { end(moves) }

  /// A change has ended; the base ends its moves, or undoes them.
  open func didEnd(_ completed: Bool) {}

  /// A change is over, and so is its end.
  func didEnd(_ change: ShownChange, completed: Bool) {
    if completed { end(change.moves) } else { undo(change.moves) }
    didEnd(completed)
  }

  /// A change was discarded before it began, because the container leaves the screen.
  func didDiscard(_ change: ShownChange) {}

  /// An update has found the wanted children shown.
  open func nothingToChange() { didSettle() }

  /// Nothing is shown that is not wanted. The base ends the moves of children that belong to no change: new ones get
  /// `didMove(toParent:)`, leaving ones are removed.
  open func didSettle() { endPendingMoves() }

  // MARK: Updating

  /// Shows the children that are wanted now.
  public final func update(_ update: Update = .plain) {
    guard let container else { return }
    follow(.update, update, in: container)
  }

  /// Updates at the end of the turn.
  public final func updateLater(_ update: Update = .plain) { keep(update, forTurn: true) }

  /// Finishes a running change now, with all its callbacks.
  open func finishChange() {
    if let change, change.progress == .running { change.finishNow() }
  }

  /// Begins a change that waits for the end of the turn.
  public final func beginWaitingChange() { change?.beginAtOnce() }

  /// Ends all changes, because the container moves to another place.
  public final func comeToRest() {
    beginWaitingChange()
    finishChange()
  }

  /// Whether the view of a child is in place, or takes part in the current change.
  public final func isShowing(_ child: UIViewController) -> Bool {
    children.holds(child) || change?.involves(child) ?? false
  }

  /// Whether nothing changes, and no update waits.
  public final var isAtRest: Bool { progress == nil && kept == nil }

  /// The children that are shown at the end of the current change.
  public final var target: [UIViewController] { change?.after ?? children }

  final var progress: State.Progress? { isCarryingOut ? .beginning : change?.progress }

  /// The coordinator of an animated change that waits or runs.
  final var animatedCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let change, change.isAnimated else { return nil }
    return switch change.progress {
    case .waiting, .beginning, .running: change.coordinator
    case .ending, .cancelling: nil
    }
  }

  /// The coordinator of a change that only waits for the end of the turn.
  final var waitingCoordinator: (any UIViewControllerTransitionCoordinator)? {
    change.flatMap { $0.progress == .waiting ? $0.coordinator : nil }
  }

  private final func follow(_ event: Event, _ update: Update, in container: UIViewController) {
    var update = update
    if progress == nil, let request = update.request {
      isCarryingOut = true
      request()
      isCarryingOut = false
      update.request = nil
    }
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
    case .followKept: break
    }
  }

  private final func state(of container: UIViewController) -> State {
    let presence: State.Presence =
      switch container.appearance {
      case .disappeared: .off
      case .appearing, .entering: .arriving
      case .appeared: .on
      case .disappearing: .leaving
      }
    return State(presence: presence, progress: progress, isTurnEnding: Stage.current.cycle.isDraining)
  }

  private final func complete(_ update: Update) {
    guard let completion = update.completion else { return }
    Stage.current.cycle.enqueue(ClosureWork { completion() }, in: .completions)
  }

  private final func keep(_ update: Update, forTurn: Bool) {
    kept = kept.map { merge($0, update) } ?? update
    guard forTurn, let container else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { [self] in followKept(.turnEnds, in: container) }, in: .transitions)
  }

  private final func followKept(_ event: Event, in container: UIViewController) {
    guard let update = kept else { return }
    kept = nil
    follow(event, update, in: container)
  }

  // MARK: Changing

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
      return waiting.moves.append(takeMoves())
    }
    discard(waiting)
    follow(.update, merge(waiting.update, update), in: container)
  }

  /// Discards the change; another one takes over its moves.
  private final func discard(_ waiting: ShownChange) {
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
    didEnd(change, completed: completed)
    if self.change === change { self.change = nil }
    didChange()
    didSettle()
    followEnd(in: container)
    change.update.didEnd?(completed)
  }

  private final func followEnd(in container: UIViewController) {
    guard change == nil, kept != nil || !isUpToDate else { return }
    switch Self.step(on: .changeEnds, in: state(of: container), style) {
    case .followKept:
      if kept == nil { kept = .plain }
      followKept(.update, in: container)
    default: if kept == nil { keep(.plain, forTurn: true) }
    }
  }

  private final func drop(_ child: UIViewController) {
    let isInView = child.loadedView.map { $0.links.superview === superview } ?? false
    if child.links.parent == nil || isInView {
      takeOut(child)
    } else {
      children.removeAll { $0 === child }
    }
  }

  // MARK: Appearing with the container

  private final var visible: [UIViewController] { change?.outcome ?? children }

  /// Forwards a callback that the container has just got.
  final func forward(_ callback: AppearanceCallback, in container: UIViewController) {
    switch callback {
    case .viewWillAppear(let animated):
      if change != nil {
        ContainerForwarding.begin(visible, of: container, appearing: true, animated: animated)
      } else if appearsLater {
        updateLater()
      } else {
        appear(with: container)
      }
    case .viewIsAppearing: break
    case .viewDidAppear:
      guard change == nil else { return ContainerForwarding.end(visible, of: container) }
      if !isUpToDate { appear(with: container) }
      let (arrived, moves) = (children, takeMoves())
      ContainerForwarding.end(arrived, of: container)
      didAppear(with: arrived, ending: moves)
    case .viewWillDisappear(let animated):
      if let change, change.progress == .waiting {
        discard(change)
        didDiscard(change)
      }
      ContainerForwarding.begin(visible, of: container, appearing: false, animated: animated)
    case .viewDidDisappear:
      ContainerForwarding.end(visible, of: container)
      tidy(container)
    }
  }

  /// The container is about to appear: the views of the wanted children are loaded before it gets `viewWillAppear`.
  open func prepareToAppear() {
    for child in wanted { child.loadViewIfNeeded() }
  }

  /// The container is about to disappear: a running change is finished before it gets `viewWillDisappear`.
  open func prepareToDisappear() { finishChange() }

  /// Shows the wanted children with the container, which is appearing.
  private final func appear(with container: UIViewController) {
    willShow()
    willAppear()
    let next = wanted
    let before = children
    for child in before where !next.holds(child) { takeOut(child) }
    didSettle()
    // A callback of a removed child may have removed the container.
    guard ContainerPresence(of: container) != .absent, superview != nil else { return tidy(container) }
    children = next
    didChange()
    let animated = container.appearance.transition?.animated ?? false
    for child in next {
      ContainerForwarding.bringIn(child, animated: animated)
      if !before.holds(child) { didBringIn(child) }
      if children.holds(child), !child.isCovered, ContainerPresence(of: container) != .absent { place(child) }
    }
  }

  /// Off screen: takes out the children that are not wanted.
  private final func tidy(_ container: UIViewController) {
    guard container.appearance == .disappeared, change == nil else { return }
    let next = wanted
    for child in children where !next.holds(child) { takeOut(child) }
    didSettle()
  }

  // MARK: Taking out at once

  /// Takes a child out now, for example because another container is going to show it.
  public final func clear(_ child: UIViewController) {
    finishChange()
    if children.holds(child) { takeOut(child) }
  }

  /// Takes out a child that was removed while the container is off screen and nothing else will (NAV-30).
  final func takeOutUnseen(_ child: UIViewController) {
    guard let container, children.holds(child), change == nil, ContainerPresence(of: container) == .absent else {
      return
    }
    takeOut(child)
  }

  final func takeOut(_ child: UIViewController) {
    guard let container, isShowing(child) else { return }
    children.removeAll { $0 === child }
    ContainerForwarding.takeOut(child, of: container)
  }

  /// A child leaves the screen: it disappears with the others at the end of the turn, and may have moved elsewhere
  /// before.
  final func sendAway(_ child: UIViewController) {
    children.removeAll { $0 === child }
    switch child.appearance {
    case .appearing, .entering, .appeared: child.beginAppearanceTransition(false, animated: false)
    case .disappeared, .disappearing: return
    }
    ContainerForwarding.endLater(child)
  }

  /// Removes a child that a container around this one is going to show. A child that has begun to disappear ends that
  /// at the end of the turn.
  func giveUp(_ child: UIViewController) {
    handOver(child)
    Self.removeAtOnce(child)
  }

  /// Removes `child` from its parent, whatever the parent is; the caller is going to show it.
  final class func takeFromParent(_ child: UIViewController) {
    guard let shown = child.links.parent?.rare?.shownChildren else { return removeAtOnce(child) }
    shown.giveUp(child)
  }

  /// Ends all that shows `child` here and below it.
  final func handOver(_ child: UIViewController) {
    child.rare?.shownChildren?.comeToRest()
    finishChange()
    if let change, change.progress == .waiting { discard(change) }
    change?.forget(child)
    forgetMoves(of: child)
    guard children.holds(child) else { return }
    children.removeAll { $0 === child }
    ContainerForwarding.endLater(child)
  }

  final class func removeAtOnce(_ child: UIViewController) {
    guard let parent = child.links.parent else { return }
    switch child.movement {
    case .none, .toParent: child.willMove(toParent: nil)
    case .fromParent, .disappearingFromParent, .awaitingRemoval: break
    }
    guard child.links.parent === parent else { return }
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}

// MARK: - Moves

extension ShownChildren {
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
    moves.isLeaving(child) || change?.moves.isLeaving(child) ?? false
  }

  /// Drops the moves of a child. Returns whether it was leaving and has got `willMove(toParent: nil)`.
  @discardableResult
  final func forgetMoves(of child: UIViewController) -> Bool {
    let (own, changing) = (moves.forget(child), change?.moves.forget(child) ?? false)
    return own || changing
  }
}
