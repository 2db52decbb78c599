import ControllerTree
import Foundation

/// A move of the focus between rows. Rules: LIST-46.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; `nil` for none.
  open var previouslyFocusedIndexPath: IndexPath? { paths.previous }
  /// The row that gets the focus; `nil` for none.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
  private final let paths: (previous: IndexPath?, next: IndexPath?)

  init(_ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?)) {
    self.paths = paths
    super.init(from: views.0, to: views.1, heading: .between(views.0, views.1))
  }
}

/// A move of the focus between items. Rules: LIST-46.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; `nil` for none.
  open var previouslyFocusedIndexPath: IndexPath? { paths.previous }
  /// The item that gets the focus; `nil` for none.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
  private final let paths: (previous: IndexPath?, next: IndexPath?)

  init(_ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?)) {
    self.paths = paths
    super.init(from: views.0, to: views.1, heading: .between(views.0, views.1))
  }
}

/// Keeps the animations beside those of a move of the focus in a list until the move. Rules: LIST-46.
@MainActor final class ListFocusCoordinator: UIFocusAnimationCoordinator {
  private let animator = DragAnimator()

  override func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { animator.addAnimations(animations) }
    if let completion { animator.addCompletion { _ in completion() } }
  }

  func run() { animator.run() }
}

extension UIFocusHeading {
  /// The way from one view to another below or above it in the same superview.
  @MainActor fileprivate static func between(_ previous: UIView?, _ next: UIView?) -> UIFocusHeading {
    guard let previous, let next, previous.superview === next.superview, previous.center.y != next.center.y else {
      return []
    }
    return next.center.y > previous.center.y ? .down : .up
  }
}
