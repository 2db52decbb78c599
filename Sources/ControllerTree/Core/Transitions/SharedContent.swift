import Foundation

/// A controller that can show the content of another one in its own view. A higher floor implements it. Rules: LIST-99.
@MainActor package protocol SharesContent: UIViewController {
  /// The change of the content when the controller comes into view after another one; `nil` if its content is its own.
  /// - Parameter isPush: Whether the controller was not on the stack before.
  func sharedContent(after previous: UIViewController?, isPush: Bool) -> (any SharedContentChange)?
}

/// Content that a change of a container takes from one view to another.
@MainActor package protocol SharedContentChange: AnyObject {
  /// Animates the change; `nil` for the usual animation.
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  /// The arriving view is in the container, and takes the content.
  /// - Parameter isAnimated: Whether an animator follows.
  func begin(isAnimated: Bool)
  /// The change is over; if it was cancelled, the content goes back.
  func end(completed: Bool)
}

/// Whether any controller shares content: if none does, changes of containers do not ask.
@MainActor package enum SharedContent {
  package static var isUsed: Bool {
    get { isAsked }
    set { isAsked = newValue }
  }
  // Each access to a stored property that other modules see is checked at run time: this is not.
  private static var isAsked = false

  /// The change of the content of a change with one arriving controller.
  static func change(
    from leaving: UIViewController?, to arriving: UIViewController?, isPush: Bool
  ) -> (any SharedContentChange)? {
    guard isUsed, let sharing = arriving as? any SharesContent else { return nil }
    return sharing.sharedContent(after: leaving, isPush: isPush)
  }

  /// A controller comes into view together with its container: it takes its content.
  static func take(by arriving: UIViewController) {
    guard let content = change(from: nil, to: arriving, isPush: false) else { return }
    content.begin(isAnimated: false)
    content.end(completed: true)
  }
}
