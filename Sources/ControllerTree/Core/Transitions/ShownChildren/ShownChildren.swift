import Foundation

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
  /// The order and time of the changes.
  public final let style: Style
  private final let reference: ControllerReference
  private final let source: Source?
  /// The container's children without those that are being removed.
  /// - Complexity: O(n)
  public final var members: [UIViewController] { container?.children.filter { !isLeaving($0) } ?? [] }

  /// The children whose views are in place, apart from a change that runs.
  public internal(set) final var children: [UIViewController] {
    get { placed }
    set { placed = newValue }
  }
  /// Private: each access to a stored property that is public is checked at run time.
  private final var placed: [UIViewController] = []
  final var change: ShownChange?
  /// The last update that came while another change was under way.
  final var kept: Update?
  final var isCarryingOut = false
  /// Moves of children that belong to no change.
  @exclusivity(unchecked) final var moves = ChildMoves()

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
  open var wanted: [UIViewController] { source.map { members(of: $0.wanted()) } ?? [] }

  /// The superview of the children's views; `nil` while the container's view is not loaded.
  open var superview: UIView? { source?.superview() }

  /// Whether the children that are wanted are shown, or will be at the end of the current change.
  open var isUpToDate: Bool { wanted.areThose(of: target) }

  /// Whether the children appear at the end of the turn, although the container has begun to appear.
  open var appearsLater: Bool { false }

  /// Adds the view of a child that appears with the container. The base fills ``superview``.
  open func place(_ child: UIViewController) {
    guard let superview, let view = child.view, view.superview !== superview else { return }
    view.frame = frame(of: child, in: superview)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
  }

  /// The frame of the view of a single child. The base fills the superview.
  func frame(of child: UIViewController, in superview: UIView) -> CGRect { superview.bounds }

  /// Called after a child was added, by any caller, and has got `willMove(toParent:)`.
  open func childWasAdded(_ child: UIViewController) {}

  /// Called after a child was removed, by any caller. The base takes its view out and updates.
  open func childWasRemoved(_ child: UIViewController) {
    forgetMoves(of: child)
    takeOutNow(child)
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
    guard let container, !isMember(child) else { return nil }
    return Containment.refusal(of: child, in: container)
  }

  /// The issue that keeps the container from showing `child`; `nil` if there is none.
  public final func refusalToShow(_ child: UIViewController) -> HierarchyIssue? {
    guard let container else { return nil }
    return container.refusalToShow(child)
  }

  /// The issue that keeps one of these children from being shown. The stock containers check before they change anything.
  final func refusal(of target: [UIViewController]) -> HierarchyIssue? {
    guard source != nil else { return nil }
    for child in target where !children.holds(child) {
      if let refusal = refusalToShow(child) { return refusal }
    }
    return nil
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

  /// A change has ended, and with it the moves of its children. The base does nothing.
  open func didEnd(_ completed: Bool) {}

  /// A change is over, and so is its end: ends the moves of its children, or undoes them.
  func finish(_ change: ShownChange, completed: Bool) {
    if completed { end(change.endMoves()) } else { undo(change.moves) }
    didEnd(completed)
  }

  /// A change was discarded before it began, because the container leaves the screen.
  func didDiscard(_ change: ShownChange) {}

  /// An update has found the wanted children shown.
  open func nothingToChange() { didSettle() }

  /// The children on screen are those that are wanted. The base ends the moves of children that belong to no change: new ones get
  /// `didMove(toParent:)`, leaving ones are removed.
  open func didSettle() { endPendingMoves() }

  /// A closure that does nothing once the container is released, and keeps it alive while it runs.
  final func whileContainerLives(_ body: @escaping () -> Void) -> () -> Void {
    { [self] in ifContainerLives(body) }
  }

  /// Runs `body` unless the container is released, and keeps it alive meanwhile.
  final func ifContainerLives(_ body: () -> Void) {
    if let container { withExtendedLifetime(container, body) }
  }

  // MARK: Updating

  /// Shows the children that are wanted now.
  public final func update(_ update: Update = .plain) {
    guard let container else { return }
    Stage.turn("update(_:)", container, .other) { follow(.update, update, in: container) }
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
  public final func endChanges() {
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

  /// The container is about to appear: the views of the wanted children are loaded before it gets `viewWillAppear`.
  open func prepareToAppear() {
    for child in wanted { child.loadViewIfNeeded() }
  }

  /// The container is about to disappear: a running change is finished before it gets `viewWillDisappear`.
  open func prepareToDisappear() { finishChange() }

  /// Removes a child that a container around this one is going to show. A child that has begun to disappear ends that
  /// at the end of the turn.
  func moveOut(_ child: UIViewController) {
    endShowing(child)
    Self.removeAtOnce(child)
  }
}
