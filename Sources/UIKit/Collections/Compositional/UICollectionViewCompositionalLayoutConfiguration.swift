import ControllerTree
import Foundation

/// The settings of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points. Rules: COMP-04.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout. Rules: COMP-04.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are relative to that don't state it. Rules: COMP-13.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes settings for vertical scrolling.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Settings with the same values. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) =
      (boundarySupplementaryItems, contentInsetsReference)
    return copy
  }
}
