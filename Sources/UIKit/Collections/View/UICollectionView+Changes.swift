import ControllerTree
import Foundation

/// How a collection view passes changes on to its parts.
extension UICollectionView {
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    shown.invalidated(context)
    if InvalidatingLayouts.override(layoutObject), UpdateCycle.main.isOutsideOfTurns {
      // The override has not ended: what it does after the call to `super` belongs to the same invalidation.
      setNeedsLayout()
    } else {
      turn("invalidateLayout(with:)") { setNeedsLayout() }
    }
  }

  /// The insets that count for the layout have changed.
  final func insetsChanged() {
    shown.forgetSizes()
    layoutObject.invalidateLayout(with: layoutObject.makeContext())
  }

  final func change(_ call: StaticString, _ changes: [ListChange]) {
    CollectionBatch.run(in: self, by: call, { [unowned self] in batch?.changes += changes }, nil)
  }
}
