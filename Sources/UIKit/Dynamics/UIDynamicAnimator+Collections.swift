import ControllerTree
import Foundation

// The attributes of a collection view's layout that the behaviours of an animator move. Rules: DYN-14.

extension UIDynamicAnimator {
  /// The attributes of a cell; `nil` if no behaviour has them.
  /// - Parameter indexPath: The cell's place.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a header, a footer or the like; `nil` if no behaviour has them.
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The view's place.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, elementKind, indexPath)
  }

  /// The attributes of a decoration; `nil` if no behaviour has them.
  /// - Parameters:
  ///   - decorationViewKind: The kind of the view.
  ///   - indexPath: The view's place.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for case let attributes as UICollectionViewLayoutAttributes in allItems {
      guard attributes.representedElementCategory == category, attributes.indexPath == indexPath,
        kind == nil || attributes.representedElementKind == kind
      else { continue }
      return attributes
    }
    return nil
  }
}
