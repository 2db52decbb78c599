import Foundation

/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// A key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on screen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// A key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is on screen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a running transition. Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a user drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and continued.
  var isInterruptible: Bool { get }
  /// Whether a user drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is cancelled and runs back to its beginning.
  var isCancelled: Bool { get }
  /// The duration, in seconds of virtual time.
  var transitionDuration: TimeInterval { get }
  /// The progress, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition continues when it stops being interactive; 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// The curve with which the transition continues when it stops being interactive.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers; `nil` if that side has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; `nil` if that side has none in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that the transition takes place in.
  var containerView: UIView { get }
  /// The rotation of the interface by the transition; the identity if there is none.
  var targetTransform: CGAffineTransform { get }
}

/// Runs additional animations and completions with a transition. Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition and `completion` after it. Returns whether the animation will run.
  ///
  /// Animations run in the order in which they were added, completions in the reverse one. While a completion runs, the
  /// controllers return no `transitionCoordinator` any more: it may start the next transition. Rules: TRANS-20,
  /// TRANS-22, TRANS-23.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for a view outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when an interactive transition stops being interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition. Returns whether it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
