import ControllerTree
import Foundation

/// A collection view that controllers of one stack show in turn, each with its own layout. Rules: LIST-99.
@MainActor final class SharedCollectionView {
  let view: UICollectionView
  /// Whether a change of controllers moves it at the moment.
  var isMoving = false

  init(_ view: UICollectionView) { self.view = view }
}

extension UICollectionViewController: SharesContent {
  package final func sharedContent(
    after previous: UIViewController?, isPush: Bool
  ) -> (any SharedContentChange)? {
    let leaving = previous as? UICollectionViewController
    if isPush, useLayoutToLayoutNavigationTransitions, let leaving { shared = leaving.madeShared }
    guard let shared else { return nil }
    return LayoutToLayoutChange(of: shared, from: leaving?.shared === shared ? leaving : nil, to: self)
  }

  /// The collection view for the controllers above; `nil` if it is the view of the controller itself.
  private final var madeShared: SharedCollectionView? {
    if let shared { return shared }
    guard let collectionView, collectionView !== view else { return nil }
    let made = SharedCollectionView(collectionView)
    shared = made
    return made
  }

  /// Whether the collection view is in the controller's view, and stays there.
  final var holdsShared: Bool {
    guard let shared, let viewIfLoaded else { return false }
    return !shared.isMoving && shared.view.superview === viewIfLoaded
  }
}

/// The collection view goes from the view of one controller to that of another, and gets the other's layout. Rules: LIST-99.
@MainActor final class LayoutToLayoutChange: SharedContentChange {
  private let shared: SharedCollectionView
  private let leaving: UICollectionViewController?
  private let arriving: UICollectionViewController
  private let oldLayout: UICollectionViewLayout
  private let oldSuperview: UIView?

  init(
    of shared: SharedCollectionView, from leaving: UICollectionViewController?, to arriving: UICollectionViewController
  ) {
    (self.shared, self.leaving, self.arriving) = (shared, leaving, arriving)
    (oldLayout, oldSuperview) = (shared.view.collectionViewLayout, shared.view.superview)
  }

  /// Only a controller that has shown the collection view leaves in this animation.
  var animator: (any UIViewControllerAnimatedTransitioning)? { leaving == nil ? nil : LayoutToLayoutAnimator(self) }

  func begin(isAnimated: Bool) {
    if leaving?.holdsShared == true { leaving?.layout = oldLayout }
    shared.isMoving = true
    if let own = arriving.ownCollectionView, own !== shared.view { own.removeFromSuperview() }
    move(to: arriving.view)
    if leaving == nil || !isAnimated { exchange(duration: nil) }
  }

  /// Gives the collection view the layout of the arriving controller.
  /// - Parameter duration: In seconds; `nil` for no animation.
  func exchange(duration: TimeInterval?) {
    LayoutExchange(shared.view, to: arriving.layout).run(duration: duration, completion: nil)
  }

  func end(completed: Bool) {
    if completed {
      exchange(duration: nil)
    } else {
      if let oldSuperview { move(to: oldSuperview) }
      LayoutExchange(shared.view, to: oldLayout).run(duration: nil, completion: nil)
    }
    shared.isMoving = false
  }

  private func move(to superview: UIView) {
    guard shared.view.superview !== superview else { return }
    superview.insertSubview(shared.view, at: 0)
    shared.view.frame = superview.bounds
  }
}

/// Moves the items from one layout to the other, while the controllers change places. Rules: LIST-99.
final class LayoutToLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration: TimeInterval = 0.35
  private let change: LayoutToLayoutChange

  init(_ change: LayoutToLayoutChange) {
    self.change = change
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    change.exchange(duration: Self.duration)
    UIView.animateAsSystem(
      withDuration: Self.duration,
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
