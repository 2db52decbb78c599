import ControllerTree
import Foundation

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit per direction.
  public let rawValue: UInt
  /// Directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To the next view.
  public static let next = Self(rawValue: 16)
  /// To the previous view.
  public static let previous = Self(rawValue: 32)
}

/// A move of the focus from one view to another. Rules: LIST-46.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus; `nil` for none.
  open var previouslyFocusedView: UIView? { views.previous }
  /// The view that gets the focus; `nil` for none.
  open var nextFocusedView: UIView? { views.next }
  /// The direction.
  open var focusHeading: UIFocusHeading { heading }
  private final let views: (previous: UIView?, next: UIView?)
  private final let heading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?) {
    views = (previous, next)
    if let previous, let next, previous.superview === next.superview {
      heading = next.center.y == previous.center.y ? [] : next.center.y > previous.center.y ? .down : .up
    } else {
      heading = []
    }
    super.init()
  }
}

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
    super.init(from: views.0, to: views.1)
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
    super.init(from: views.0, to: views.1)
  }
}

/// Animations beside those of a move of the focus. Rules: LIST-46.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final let animator = DragAnimator()

  /// Adds animations, and code that runs when they have ended.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { animator.addAnimations(animations) }
    if let completion { animator.addCompletion { _ in completion() } }
  }

  final func run() { animator.run() }
}
