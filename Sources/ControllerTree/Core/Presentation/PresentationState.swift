import Foundation

/// A controller's state as presenter and as presented controller; made on first use.
@MainActor final class PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
  var restoresFocus: Bool?
  var capturesStatusBarAppearance = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Made on first use, released after the dismissal (PC-02).
  var controller: UIPresentationController?
  /// The reason for the controller's appearance callbacks (PRES-05, PRES-06).
  var movement = Movement.none
  /// The last animated presentation or dismissal that the controller took part in.
  var ended = EndedTransition()
  /// The presentation that the controller is the presenter of.
  var presents: Presentation?
  /// The presentation that presents the controller; it clears the link.
  @Uncounted var presentation: Presentation?
  /// The presentation that has removed the controller's view from its place.
  weak var coveredBy: Presentation?

  nonisolated init() {}

  enum Movement { case none, beingPresented, beingDismissed }
}

extension UIViewController {
  final var presentationState: PresentationState {
    let rare = rareState
    if let state = rare.presentation { return state }
    let made = PresentationState()
    rare.presentation = made
    return made
  }

  /// The presentation that the controller itself is the presenter of; ignores overrides.
  final var ownPresented: Presentation? { rare?.presentation?.presents }

  /// The presentation that presents the controller itself; ignores overrides.
  final var ownPresentation: Presentation? { rare?.presentation?.presentation }

  /// Whether an animated presentation or dismissal of or by the controller has ended and no event has begun since.
  final func wasPresentingRecently(on stage: Stage) -> Bool {
    rare?.presentation?.ended.isRecent(on: stage) ?? false
  }

  /// The presentation that the controller, or its nearest ancestor with one, is the presenter of (PRES-02).
  /// - Complexity: O(depth).
  final var nearestPresented: Presentation? { nearest { $0.ownPresented } }

  /// The presentation that presents the controller or its nearest presented ancestor (PRES-03).
  /// - Complexity: O(depth).
  final var nearestPresentation: Presentation? { nearest { $0.ownPresentation } }

  /// The outermost ancestor; the controller itself if it has no parent.
  /// - Complexity: O(depth).
  final var rootAncestor: UIViewController {
    var current = self
    while let parent = current.links.parent { current = parent }
    return current
  }

  /// Whether the controller is `other`, a descendant of it, or above it in a chain of presentations.
  /// - Complexity: O(depth).
  final func isWithin(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.links.parent ?? candidate.ownPresentation?.presenter
    }
    return false
  }
}
