import ControllerTree
import Foundation

/// The attributes of a layout as the collection view shows them: a layout that computes for one direction, and wants it, is mirrored in
/// the other one. Rules: LIST-98.
extension UICollectionView {
  /// Whether the content is mirrored.
  final var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// The width about whose middle the content is mirrored.
  private final var mirrorWidth: CGFloat { contentSize.width }

  /// A point of the content in the layout's coordinates, or the other way round.
  final func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  /// A rectangle of the content in the layout's coordinates, or the other way round.
  final func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  /// Attributes of the layout in the coordinates of the content, or the other way round.
  final func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copied()
    copy.values.center.x = mirrorWidth - copy.values.center.x
    return copy
  }

  /// The attributes of all elements in a rectangle of the content.
  final func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = presenting { collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? [] }
    guard isMirrored || places != nil else { return found }
    var shown: [UICollectionViewLayoutAttributes] = []
    for attributes in found { shown.append(placed(mirrored(attributes))) }
    return shown
  }

  /// The attributes of a cell.
  final func shownAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    shownAttributes(of: ElementKey(element: .cell, path: path))
  }

  /// The attributes of an element.
  final func shownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    presenting { collectionViewLayout.attributes(of: presented(key)).map { placed(mirrored($0)) } }
  }
}
