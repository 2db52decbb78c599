import Foundation

/// The work of one kind of transition in each step of a ``ControllerTransition``.
@MainActor protocol TransitionScript: AnyObject {
  /// The controller on screen at the beginning.
  var from: UIViewController? { get }
  /// The controller on screen at the end.
  var to: UIViewController? { get }
  /// The controller that the transition is about, in records.
  var subject: UIViewController { get }
  /// How the controller is presented; `.none` where nothing is presented (TRANS-10).
  var presentationStyle: UIModalPresentationStyle { get }
  /// Calls `body` for the controllers that return the transition as their coordinator, besides the controllers below
  /// them (TRANS-20).
  func forEachParticipant(_ body: (UIViewController) -> Void)

  /// If the container is off screen, makes the change without a transition and returns `true`.
  func changeUnseen() -> Bool
  /// Prepares the views and sends the `will…` callbacks; `nil` discards the transition.
  func setScene(for transition: ControllerTransition) -> TransitionScene?
  /// The transition is discarded: reverses the state that the call has set.
  func wasDiscarded()
  /// Commits the change, or reverses it, and sends the `did…` callbacks and those that directly follow them.
  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool)
  /// The transition is over, with or without its end.
  func transitionIsOver(cancelled: Bool)
}

extension TransitionScript {
  func changeUnseen() -> Bool { false }
  func transitionIsOver(cancelled: Bool) {}
}

/// The views of a transition and where they are at its beginning and at its end (TRANS-04, TRANS-06).
final class TransitionScene {
  struct Side {
    /// `nil` if the side has no view in the transition.
    var view: UIView?
    /// Zero if the view has no place.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  var from = Side()
  var to = Side()

  nonisolated init(containerView: UIView) { self.containerView = containerView }

  /// Adds the arriving view in front, with its final frame; a client's animator does so itself (TRANS-05).
  @MainActor func addArrivingView() {
    guard let view = to.view, view.links.superview == nil else { return }
    view.frame = to.finalFrame
    containerView.addSubview(view)
  }
}
