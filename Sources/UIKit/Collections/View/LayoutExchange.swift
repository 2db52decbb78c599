import ControllerTree
import Foundation

/// The change from one layout to another. Rules: LIST-66.
@MainActor struct LayoutExchange {
  private let view: UICollectionView
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout

  init(_ view: UICollectionView, to layout: UICollectionViewLayout) {
    (self.view, old, new) = (view, view.collectionViewLayout, layout)
  }

  /// - Parameter duration: In seconds; `nil` for no animation.
  func run(duration: TimeInterval?, completion: ((Bool) -> Void)?) {
    guard new !== old else {
      completion?(true)
      return
    }
    let (view, old, new) = (view, old, new)
    new.owner = view
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    view.use(new)
    // A view that was never laid out has nothing to move.
    guard view.shown.isInUse, !view.shown.visible.isEmpty else {
      view.setNeedsLayout()
      finish()
      completion?(true)
      return
    }
    let views = view.shown.visible.sorted { $0.key < $1.key }.map(\.value)
    for made in views { made.willTransition(from: old, to: new) }
    view.shown.prepare()
    view.shown.takeTargetOffset()
    let change = {
      UIView.animateAsSystem(
        withDuration: duration ?? 0,
        animations: { view.shown.update() },
        completion: { finished in
          for made in views { made.didTransition(from: old, to: new) }
          finish()
          completion?(finished)
        })
    }
    if duration != nil && view.mayAnimate { change() } else { UIView.performWithoutAnimation(change) }
  }

  private func finish() {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }
}

/// A change of layouts that follows a number of the app. Rules: LIST-66.
@MainActor final class CollectionTransition {
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  private init(
    _ old: UICollectionViewLayout, _ new: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) { (self.old, self.new, self.completion) = (old, new, completion) }

  static func start(
    in view: UICollectionView, to layout: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = view.collectionViewLayout as? UICollectionViewTransitionLayout, view.transition != nil {
      return running
    }
    let old = view.collectionViewLayout
    let between =
      view.delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    view.transition = CollectionTransition(old, layout, completion)
    view.use(between)
    view.setNeedsLayout()
    return between
  }

  static func end(in view: UICollectionView, isCompleted: Bool) {
    guard let transition = view.transition else { return }
    view.transition = nil
    let final = isCompleted ? transition.new : transition.old
    let other = isCompleted ? transition.old : transition.new
    view.use(final)
    if other.owner === view { other.owner = nil }
    UIView.animateAsSystem(
      withDuration: CollectionBatch.duration,
      animations: { view.shown.update() },
      completion: { finished in
        transition.old.finalizeLayoutTransition()
        transition.new.finalizeLayoutTransition()
        transition.completion?(isCompleted, finished)
      })
  }
}
