import Foundation

/// A change of the children that a container shows: some leave, others arrive.
///
/// It sends the appearance callbacks in the container's order, runs the animator or the built-in animation, supports
/// interaction, offers the coordinator, and restores everything if it is cancelled. The container itself sends the
/// parent callbacks:
///
/// ```swift
/// addChild(next)
/// let transition = ContainerTransition(in: self, from: [current], to: [next], on: view)
/// transition.didEnd = { completed in next.didMove(toParent: self) }
/// transition.start(animated: true)
/// ```
///
/// If the container is off screen, the views are swapped and the change is over: the arriving children appear with the
/// container. A container that forwards appearance itself sends them the callbacks, as always.
///
/// The stock containers use it. Rules: TRANS-01 to TRANS-26, NAV-03, TAB-05, PAGE-04, PAGE-05.
@preconcurrency @MainActor
public final class ContainerTransition {
  /// The side that gets its callbacks first.
  public struct Order: Hashable, Sendable {
    /// One side of a change.
    public enum Side: Hashable, Sendable {
      /// The children on screen at the beginning.
      case leaving
      /// The children on screen at the end.
      case arriving
    }

    /// The order of the callbacks when the change is cancelled.
    public enum Reversal: Hashable, Sendable {
      /// One side gets all its callbacks, then the other.
      case oneAfterTheOther(first: Side)
      /// Both sides get `will…`, then both get `did…`, the arriving side first.
      case together
    }

    /// The side that gets `will…` first.
    public var will: Side
    /// The side that gets `did…` first.
    public var did: Side
    /// The order in which a cancelled change is reversed.
    public var reversal: Reversal

    /// Makes a custom order.
    public init(will: Side, did: Side, reversal: Reversal = .oneAfterTheOther(first: .arriving)) {
      self.will = will
      self.did = did
      self.reversal = reversal
    }

    /// Will disappear, will appear; did disappear, did appear. Rules: NAV-03, NAV-04, TRANS-13.
    public static let navigation = Self(will: .leaving, did: .leaving)
    /// Will appear, will disappear; did disappear, did appear. Rules: TAB-05.
    public static let tabs = Self(will: .arriving, did: .leaving)
    /// Will appear, will disappear; did appear, did disappear. Rules: PAGE-04.
    public static let scrolledPages = Self(
      will: .arriving, did: .arriving, reversal: .oneAfterTheOther(first: .leaving))
    /// Will appear, will disappear; did disappear, did appear. Rules: PAGE-05.
    public static let curledPages = Self(will: .arriving, did: .leaving, reversal: .together)
  }

  /// The animator; `nil` for the built-in animation. Set before the start.
  public var animator: (any UIViewControllerAnimatedTransitioning)? {
    get { givenAnimator }
    set { givenAnimator = newValue }
  }
  /// The controller that drives the animator, or the built-in animation, interactively. Set before the start.
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// The frame of an arriving child's view, in the coordinates of the container view. Without it a single child fills
  /// the container view and follows its size, and several keep the frames that the container has given them. Set before
  /// the start.
  public var finalFrame: ((UIViewController) -> CGRect)? {
    get { frame }
    set { frame = newValue }
  }
  /// The duration of the built-in animation, in seconds.
  public var duration: TimeInterval = 0.35
  /// The zoom that the built-in animation is (VAL-31).
  var zoom: ZoomAnimation?
  /// The content that the change takes from one view to the other (LIST-99).
  var content: (any SharedContentChange)?
  /// Called after the `will…` callbacks, if there are any, and before any view has moved.
  public var willBegin: (() -> Void)? {
    get { onBeginning }
    set { onBeginning = newValue }
  }
  /// Called after the `did…` callbacks, with whether the change reached its end.
  public var didEnd: ((_ completed: Bool) -> Void)? {
    get { onEnd }
    set { onEnd = newValue }
  }

  /// The children that are shown at the beginning and not at the end.
  public let leaving: [UIViewController]
  /// The children that are shown at the end and not at the beginning.
  public var arriving: [UIViewController] { arrivals }

  // Each access to a stored property that is public is checked at run time: these are not.
  private var givenAnimator: (any UIViewControllerAnimatedTransitioning)?
  var arrivals: [UIViewController]
  var frame: ((UIViewController) -> CGRect)?
  var onBeginning: (() -> Void)?
  var onEnd: ((Bool) -> Void)?
  let container: UIViewController
  /// The arriving children of the initialiser.
  let requested: [UIViewController]
  let containerView: UIView
  let order: Order
  /// Whether the change began on screen.
  var isSeen = false
  var progress = Progress.notStarted

  enum Progress {
    case notStarted
    case started(ControllerTransition)
    case over(isCancelled: Bool)
  }

  /// - Parameters:
  ///   - container: The container; the children on both sides are its own.
  ///   - leaving: The children that are shown now; may be empty.
  ///   - arriving: The children that are shown at the end; may be empty.
  ///   - containerView: The view that the children's views fill.
  ///   - order: The order of the callbacks.
  public init(
    in container: UIViewController, from leaving: [UIViewController], to arriving: [UIViewController],
    on containerView: UIView, order: Order = .navigation
  ) {
    self.container = container
    self.leaving = leaving
    arrivals = arriving
    requested = arriving
    self.containerView = containerView
    self.order = order
  }

  /// Schedules the change for the end of the turn; an unanimated one is then over at once.
  ///
  /// - Parameters:
  ///   - animated: Whether it takes time; the argument of the callbacks.
  ///   - completion: Runs at the very end, if the change was not cancelled.
  /// - Issues: That of `addSubview(_:)`, if the view tree would refuse the view of an arriving child. Nothing is changed then.
  /// - Rules: CON-13, MIS-09.
  public func start(animated: Bool, completion: (() -> Void)? = nil) {
    Stage.turn("start(animated:completion:)", subject, .other) {
      if let refusal { return container.report(refusal) }
      startChecked(animated: animated, completion: completion)
    }
  }

  /// ``start(animated:completion:)``, after the views were checked.
  func startChecked(animated: Bool, completion: (() -> Void)?) {
    guard let transition = prepare(animated: animated, completion: completion) else { return }
    Stage.current.cycle.turn(PublicCall("start(animated:completion:)", subject, .other)) {
      transition.start(in: .transitions)
    }
  }

  /// Begins the change within the call: views are loaded, the `will…` callbacks are sent, an animator is started.
  ///
  /// Layout comes at the end of the turn, and with it the end of an unanimated change. Rules: TURN-05, TAB-05.
  /// - Parameters:
  ///   - animated: Whether it takes time; the argument of the callbacks.
  ///   - completion: Runs at the very end, if the change was not cancelled.
  /// - Issues: That of `addSubview(_:)`, if the view tree would refuse the view of an arriving child. Nothing is changed then.
  /// - Rules: CON-13, MIS-09.
  public func startAtOnce(animated: Bool, completion: (() -> Void)? = nil) {
    Stage.turn("startAtOnce(animated:completion:)", subject, .other) {
      if let refusal { return container.report(refusal) }
      startCheckedAtOnce(animated: animated, completion: completion)
    }
  }

  /// ``startAtOnce(animated:completion:)``, after the views were checked.
  func startCheckedAtOnce(animated: Bool, completion: (() -> Void)?) {
    prepare(animated: animated, completion: completion)?.startAtOnce()
  }

  /// The issue with which the view tree would refuse the view of an arriving child.
  private var refusal: HierarchyIssue? {
    for child in arriving {
      if let refusal = container.refusalToShow(child) { return refusal }
    }
    return nil
  }

  private func prepare(animated: Bool, completion: (() -> Void)?) -> ControllerTransition? {
    guard case .notStarted = progress else { return nil }
    let transition = ControllerTransition(
      self, animated: animated, animator: animated ? animator ?? BuiltInAnimator(duration: duration, zoom: zoom) : nil,
      interactor: animated ? interactionController : nil, completion: completion)
    progress = .started(transition)
    return transition
  }

  private var transition: ControllerTransition? {
    if case .started(let transition) = progress { transition } else { nil }
  }

  /// Begins a change that waits for the end of the turn, as ``startAtOnce(animated:completion:)`` would have.
  public func beginAtOnce() {
    if isWaiting { transition?.beginAtOnce() }
  }

  /// Finishes at once a change that has begun, with all its callbacks; later calls of its animator are ignored.
  public func finishNow() { transition?.finishNow() }

  /// The coordinator, from the start to the end. Rules: TRANS-20.
  public var coordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// Whether the change was started and is not over.
  public var isInProgress: Bool { transition?.isInProgress ?? false }

  /// Whether the change was started and is over, or was abandoned.
  var isOver: Bool { if case .over = progress { true } else { false } }

  /// Whether the change was cancelled, or is being cancelled.
  var isCancelled: Bool {
    switch progress {
    case .notStarted: false
    case .started(let transition): transition.isCancelled
    case .over(let isCancelled): isCancelled
    }
  }

  /// Whether the change was started and waits for the end of the turn.
  public var isWaiting: Bool {
    if case .started(let transition) = progress, case .waiting = transition.state { true } else { false }
  }

  /// Discards a change that still waits; nothing of it was sent.
  public func discard() {
    guard isWaiting else { return }
    forget()
    transition?.abandon()
  }
}
