import Foundation

/// A change of what a container shows: children go, others come, with everything that belongs to it.
///
/// It sends the appearance callbacks in the container's order, runs the animator or the built-in animation, lets a person
/// drive, offers the coordinator, and puts everything back if it is cancelled. Parents are the container's own business:
///
/// ```swift
/// addChild(next)
/// let transition = ContainerTransition(in: self, from: [current], to: [next], on: view)
/// transition.didEnd = { completed in next.didMove(toParent: self) }
/// transition.start(animated: true)
/// ```
///
/// Where the container is not on screen the views change places and the change is over: whoever is shown then comes on screen
/// with the container. A container that forwards appearance itself tells them, as always.
///
/// The stock containers are written on it. Rules: TRANS-01 to TRANS-26, NAV-03, TAB-05, PAGE-04, PAGE-05.
@preconcurrency @MainActor
public final class ContainerTransition {
  /// Which side hears of the change first.
  public struct Order: Hashable, Sendable {
    /// One side of a change.
    public enum Side: Hashable, Sendable {
      /// Who is on screen at the beginning.
      case leaving
      /// Who is on screen at the end.
      case arriving
    }

    /// How the two sides hear that nothing came of it.
    public enum Reversal: Hashable, Sendable {
      /// One side is told everything, then the other.
      case oneAfterTheOther(first: Side)
      /// Both will…, then both did…, the arriving side first.
      case together
    }

    /// Who hears `will…` first.
    public var will: Side
    /// Who hears `did…` first.
    public var did: Side
    /// How a cancelled change is taken back.
    public var reversal: Reversal

    /// An order of your own.
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

  /// Who animates; `nil` for the built-in animation. Set before the start.
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the animator, or the built-in animation. Set before the start.
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// Where an arriving child's view lies, in the coordinates of the container view. Without it a single child fills the container
  /// view and follows its size, and several lie where the container has put them. Set before the start.
  public var finalFrame: ((UIViewController) -> CGRect)? {
    get { script.frame }
    set { script.frame = newValue }
  }
  /// How long the built-in animation takes, in seconds.
  public var duration: TimeInterval = 0.35
  /// Called when the `will…` callbacks, if there are any, were sent and nothing has moved.
  public var willBegin: (() -> Void)? {
    get { script.willBegin }
    set { script.willBegin = newValue }
  }
  /// Called after the `did…` callbacks, with whether the change reached its end.
  public var didEnd: ((_ completed: Bool) -> Void)? {
    get { script.didEnd }
    set { script.didEnd = newValue }
  }

  private let script: ContainerScript
  private var transition: ControllerTransition?

  /// - Parameters:
  ///   - container: The container; the children on both sides are its own.
  ///   - leaving: Who is shown now; empty if nobody is.
  ///   - arriving: Who is shown at the end; empty for nobody.
  ///   - containerView: The view that the children's views fill.
  ///   - order: Which side hears first.
  public init(
    in container: UIViewController, from leaving: [UIViewController], to arriving: [UIViewController],
    on containerView: UIView, order: Order = .navigation
  ) {
    script = ContainerScript(container, from: leaving, to: arriving, on: containerView, order: order)
  }

  /// Plans the change for the end of the turn; an unanimated one is then over at once.
  ///
  /// - Parameters:
  ///   - animated: Whether it takes time, and what the callbacks get.
  ///   - completion: Runs at the very end, if the change was not cancelled.
  public func start(animated: Bool, completion: (() -> Void)? = nil) {
    guard let transition = prepare(animated: animated, completion: completion) else { return }
    Stage.current.cycle.turn(PublicCall("start(animated:completion:)", script.subject, .other)) {
      transition.start(in: .transitions)
    }
  }

  /// Begins the change within the call: views are loaded, the `will…` callbacks are sent, an animator is started.
  ///
  /// Layout comes at the end of the turn, and with it the end of an unanimated change. Rules: TURN-05, TAB-05.
  /// - Parameters:
  ///   - animated: Whether it takes time, and what the callbacks get.
  ///   - completion: Runs at the very end, if the change was not cancelled.
  public func startAtOnce(animated: Bool, completion: (() -> Void)? = nil) {
    prepare(animated: animated, completion: completion)?.startAtOnce()
  }

  private func prepare(animated: Bool, completion: (() -> Void)?) -> ControllerTransition? {
    guard transition == nil else { return nil }
    let transition = ControllerTransition(
      script, animated: animated, animator: animated ? animator ?? BuiltInAnimator(duration: duration) : nil,
      interactor: animated ? interactionController : nil, completion: completion)
    self.transition = transition
    return transition
  }

  /// Begins a change that waits for the end of the turn, as ``startAtOnce(animated:completion:)`` would have.
  public func beginAtOnce() {
    if isWaiting { transition?.beginAtOnce() }
  }

  /// Brings a change that has begun to its end, with all that belongs to it; what its animator still says counts for nothing.
  public func cutShort() { transition?.cutShort() }

  /// What others can go along with, from the start to the end. Rules: TRANS-20.
  public var coordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// Whether the change was planned and is not over.
  public var isInProgress: Bool { transition?.isInProgress ?? false }

  /// Whether the change was planned, and its turn has not come to it.
  public var isWaiting: Bool { if case .waiting = transition?.state { true } else { false } }

  /// Takes back a change that is still waiting; nothing has been heard of it.
  public func takeBack() {
    guard isWaiting else { return }
    script.forget()
    transition?.abandon()
  }
}
