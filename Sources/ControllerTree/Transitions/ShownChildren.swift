/// The children that a container shows: brings the children that it wants on screen, and takes the others off.
///
/// A container says which children it wants, and calls ``update(_:)`` when that has changed:
///
/// ```swift
/// final class Pair: UIViewController {
///   private var isFirstSelected = true
///   private lazy var shown = ShownChildren(of: self) { pair in [pair.children[pair.isFirstSelected ? 0 : 1]] }
///   func select(first: Bool) {
///     isFirstSelected = first
///     shown.update(.animated)
///   }
/// }
/// ```
///
/// From its creation on, the children appear and disappear with the container, in its own callbacks; the container
/// answers `false` to `shouldAutomaticallyForwardAppearanceMethods`. While the container is on screen, each update is one
/// ``ContainerTransition``. A callback may call anything: what follows is decided from the state after it.
///
///     container    update                                            a change runs
///     off          the views are swapped                             the update follows the change
///     arriving     the children appear with the container            the update follows the change
///     on           a change starts, within the call or at the        it is finished first, or the update follows it;
///                  end of the turn (`Style`)                         see `Style`
///     leaving      the views are swapped when it has disappeared     the update follows the change
///
/// The stock containers are subclasses. Rules: TAB-05, TAB-16, NAV-03, PAGE-02, SPLIT-04, APP-09.
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

    public var beginning: Beginning
    public var meeting: Meeting
    /// The order of the callbacks.
    public var order: ContainerTransition.Order

    public init(beginning: Beginning, meeting: Meeting, order: ContainerTransition.Order) {
      self.beginning = beginning
      self.meeting = meeting
      self.order = order
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
    /// Called when the update is carried out, before ``ShownChildren/wanted`` is read.
    public var willStart: (() -> Void)?
    /// Called before the change starts, to set its animator, interaction or duration.
    public var prepare: ((ContainerTransition) -> Void)?
    /// Called if the change was cancelled: the container restores what it wanted before.
    public var didCancel: (() -> Void)?
    /// Called when the change has ended, with whether it reached its end.
    public var didEnd: ((_ completed: Bool) -> Void)?

    public init(isAnimated: Bool = false) { self.isAnimated = isAnimated }

    /// Without animation.
    public static var plain: Self { Self() }
    /// With the built-in animation.
    public static var animated: Self { Self(isAnimated: true) }
  }

  /// The order and time of the changes.
  public final let style: Style
  private final let reference: ControllerReference
  private final let source: (() -> [UIViewController])?
  /// The children whose views are in place, apart from a change that runs.
  public private(set) final var children: [UIViewController] = []
  private final var change: ShownChange?
  /// The last update that came while another change was under way.
  private final var kept: Update?

  init(of container: UIViewController, style: Style) {
    self.style = style
    reference = container.reference
    source = nil
    container.rareState.shownChildren = self
  }

  /// - Parameters:
  ///   - container: The controller whose children are shown. It retains this object.
  ///   - style: The order and time of the changes.
  ///   - wanted: Returns the children that the container wants to show now; they are its children.
  public init<Container: UIViewController>(
    of container: Container, style: Style = .tabs, wanted: @escaping (Container) -> [UIViewController]
  ) {
    self.style = style
    let reference = container.reference
    self.reference = reference
    source = { (reference.controller as? Container).map(wanted) ?? [] }
    container.rareState.shownChildren = self
  }

  // MARK: What a subclass says

  /// The children that should be shown now.
  open var wanted: [UIViewController] { source?().filter { $0.parent === reference.controller } ?? [] }

  /// The superview of the children's views: the container's view, unless a subclass has another one. `nil` while the
  /// container's view is not loaded.
  open var superview: UIView? { reference.controller?.viewIfLoaded }

  /// The wanted children are about to be shown, with the container or in a change.
  open func willShow() {}

  /// A change is about to start; called before ``willShow()``.
  open func willChange() {}

  /// Sets the duration and frames of a change that is about to start.
  open func prepare(_ transition: ContainerTransition) {}

  /// A change starts, or the container appears with other children.
  open func didChange() {}

  /// A change has ended, and nothing is shown that is not wanted: children that have left may be removed.
  open func didSettle() {}

  /// Adds the view of a child that appears with the container, unless a presentation covers it. The base fills
  /// ``superview``.
  open func place(_ child: UIViewController) {
    guard let superview, let view = child.view, view.superview !== superview else { return }
    view.frame = superview.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
  }

  /// Called after a child was removed, by any caller. The base takes its view out.
  open func childWasRemoved(_ child: UIViewController) { clear(child) }

  // MARK: Updating

  /// Shows the children that are wanted now.
  public final func update(_ update: Update = .plain) {
    guard let container = reference.controller else { return }
    follow(.update, update, in: container)
  }

  /// Finishes a running change now, with all its callbacks.
  public final func finishChange() {
    if let change, change.progress == .running { change.finishNow() }
  }

  /// Whether the view of a child is in place, or takes part in the current change.
  public final func isShowing(_ child: UIViewController) -> Bool {
    children.holds(child) || change?.involves(child) ?? false
  }

  /// Whether nothing changes.
  public final var isAtRest: Bool { change == nil && kept == nil }

  /// Updates at the end of the turn.
  public final func updateLater(_ update: Update = .plain) { keep(update, forTurn: true) }

  private final func follow(_ event: Event, _ update: Update, in container: UIViewController) {
    let state = state(of: container)
    if state.mayBeUpToDate, isUpToDate { return nothingToChange() }
    switch Self.step(on: event, in: state, style) {
    case .nothing: break
    case .tidy: tidy(container)
    case .appear: appear(with: container)
    case .start: start(update, in: container)
    case .replace:
      change?.discard()
      change = nil
      start(update, in: container)
    case .finishAndStart:
      finishChange()
      start(update, in: container)
    case .keep: keep(update, forTurn: false)
    case .keepForTurn: keep(update, forTurn: true)
    case .followKept: followKept(.update, in: container)
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
    return State(
      presence: presence, progress: change?.progress, isTurnEnding: Stage.current.cycle.isDraining)
  }

  private final func keep(_ update: Update, forTurn: Bool) {
    kept = update
    guard forTurn, let container = reference.controller else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { [self] in followKept(.turnEnds, in: container) }, in: .transitions)
  }

  private final func followKept(_ event: Event, in container: UIViewController) {
    guard let update = kept else { return }
    kept = nil
    follow(event, update, in: container)
  }

  /// Whether the children that are wanted are shown, or will be at the end of the current change.
  open var isUpToDate: Bool { wanted.areThose(of: target) }

  /// The children that are shown at the end of the current change.
  public final var target: [UIViewController] { change?.after ?? children }

  /// An update has found the wanted children shown.
  open func nothingToChange() { didSettle() }

  // MARK: Changing

  private final func start(_ update: Update, in container: UIViewController) {
    guard !isUpToDate else { return nothingToChange() }
    willChange()
    update.willStart?()
    // A callback may have started another change.
    guard change == nil, let superview else { return }
    willShow()
    let target = wanted
    if target.areThose(of: children) {
      nothingToChange()
    } else {
      let change = ShownChange(in: container, from: children, to: target, on: superview, update, order: style.order)
      self.change = change
      didChange()
      change.start(style.beginning, prepare: prepare) { [self] completed in
        ended(change, completed: completed, in: container)
      }
      guard self.change === change else { return }
    }
    // The callbacks may have changed what is wanted.
    if style.beginning == .withinCall, !isUpToDate { keep(kept ?? .plain, forTurn: true) }
  }

  private final func ended(_ change: ShownChange, completed: Bool, in container: UIViewController) {
    if self.change === change { self.change = nil }
    children = completed ? change.after : change.before
    // A callback of the change may have removed a child.
    for child in children where child.links.parent !== container { drop(child) }
    // A callback may have asked for other children already.
    if !completed, wanted.areThose(of: change.after) { change.update.didCancel?() }
    didChange()
    didSettle()
    followEnd(in: container)
    change.update.didEnd?(completed)
  }

  private final func followEnd(in container: UIViewController) {
    guard kept != nil || !isUpToDate else { return }
    let next = kept ?? .plain
    switch Self.step(on: .changeEnds, in: state(of: container), style) {
    case .followKept: follow(.update, next, in: container)
    default: keep(next, forTurn: true)
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

  private final var visible: [UIViewController] { change?.involved ?? children }

  /// Forwards a callback that the container has just got.
  final func forward(_ callback: AppearanceCallback, in container: UIViewController) {
    switch callback {
    case .viewWillAppear(let animated):
      if change != nil {
        ContainerForwarding.begin(visible, of: container, appearing: true, animated: animated)
      } else {
        appear(with: container)
      }
    case .viewDidAppear:
      if change == nil { ContainerForwarding.end(visible, of: container) }
    case .viewWillDisappear(let animated):
      ContainerForwarding.begin(visible, of: container, appearing: false, animated: animated)
    case .viewDidDisappear:
      ContainerForwarding.end(visible, of: container)
      tidy(container)
    case .viewIsAppearing: break
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
    guard let open = container.appearance.transition else { return }
    willShow()
    let next = wanted
    for child in children where !next.holds(child) { takeOut(child) }
    didSettle()
    // A callback of a removed child may have removed the container.
    guard ContainerPresence(of: container) != .absent, superview != nil else { return }
    children = next
    didChange()
    for child in next {
      ContainerForwarding.bringIn(child, animated: open.animated)
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

  private final func takeOut(_ child: UIViewController) {
    children.removeAll { $0 === child }
    guard let container = reference.controller else { return }
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

  /// A child moves to another container that shows it; its view stays until then. A child that has begun to disappear
  /// ends that at the end of the turn.
  final func handOver(_ child: UIViewController) {
    finishChange()
    guard children.holds(child) else { return }
    children.removeAll { $0 === child }
    ContainerForwarding.endLater(child)
  }
}
