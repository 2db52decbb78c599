import Foundation

/// What one kind of transition does at the stations of a ``ControllerTransition``.
@MainActor protocol TransitionScript: AnyObject {
  /// The controller on screen at the beginning.
  var from: UIViewController? { get }
  /// The controller on screen at the end.
  var to: UIViewController? { get }
  /// The controller that the transition is about, in records.
  var subject: UIViewController { get }
  /// How the controller is presented; `.none` where nothing is presented (TRANS-10).
  var presentationStyle: UIModalPresentationStyle { get }
  /// Who answers with the transition when asked for its coordinator, besides those below them (TRANS-20).
  var participants: [UIViewController] { get }

  /// Makes the change if nobody can see it, and returns whether it did: then there is no scene, and the transition is over.
  func changeUnseen() -> Bool
  /// Prepares the views and sends the `will…` callbacks; `nil` calls the transition off.
  func setScene(for transition: ControllerTransition) -> TransitionScene?
  /// The transition does not take place: what the call has set is put back.
  func callOff()
  /// Commits the change, or puts everything back, and sends the `did…` callbacks and what comes right after them.
  func end(_ transition: ControllerTransition, _ scene: TransitionScene, completed: Bool)
}

extension TransitionScript {
  func changeUnseen() -> Bool { false }
}

/// The views of a transition and where they are at its beginning and at its end (TRANS-04, TRANS-06).
struct TransitionScene {
  struct Side {
    /// `nil` if the side has no view in the transition.
    var view: UIView?
    /// Zero for nowhere.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  var from = Side()
  var to = Side()

  /// Puts the arriving view where it belongs, in front; an animator of a client's does so itself (TRANS-05).
  @MainActor func addArrivingView() {
    guard let view = to.view, view.links.superview == nil else { return }
    view.frame = to.finalFrame
    containerView.addSubview(view)
  }
}
