import Foundation

/// What a controller knows of presenting and of being presented; made on first use.
@MainActor final class PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var definesContext = false
  var providesContextTransitionStyle = false
  var isModalInPresentation = false
  var restoresFocus: Bool?
  var capturesStatusBarAppearance = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Made when somebody asks for it, dropped after the dismissal (PC-02).
  var controller: UIPresentationController?
  /// What the appearance callbacks of the controller are about (PRES-05, PRES-06).
  var movement = Movement.none
  /// The last animated presentation or dismissal that it took part in.
  var ended = EndedTransition()
  /// What the controller presents.
  nonisolated(unsafe) var presents: Presentation?
  /// What the controller is presented by. The presentation clears it.
  nonisolated(unsafe) unowned(unsafe) var presentation: Presentation?
  /// The presentation that has taken the controller's view out of its place; it clears the link.
  unowned(unsafe) var coveredBy: Presentation?

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

  /// What the controller itself presents, without a look at overrides.
  final var ownPresented: Presentation? { rare?.presentation?.presents }

  /// What the controller itself is presented by, without a look at overrides.
  final var ownPresentation: Presentation? { rare?.presentation?.presentation }

  /// Whether an animated presentation or dismissal of this controller, or by it, has ended and no event has begun since.
  final func wasPresentingRecently(on stage: Stage) -> Bool {
    rare?.presentation?.ended.isRecent(on: stage) ?? false
  }

  /// What the controller, or the nearest one around it, presents (PRES-02).
  /// - Complexity: O(depth).
  final var nearestPresented: Presentation? { nearest { $0.ownPresented } }

  /// What the controller, or the nearest one around it, is presented by (PRES-03).
  /// - Complexity: O(depth).
  final var nearestPresentation: Presentation? { nearest { $0.ownPresentation } }

  /// The outermost controller around this one, itself if nobody is.
  /// - Complexity: O(depth).
  final var rootAncestor: UIViewController {
    var current = self
    while let parent = current.links.parent { current = parent }
    return current
  }

  /// Whether the controller is `other`, inside it, or above it in a chain of presentations.
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
