import ControllerTree
import Foundation

/// Headers and footers of a compositional layout, which may stay at an edge, and the views behind its sections. Rules: COMP-04, COMP-06.
extension UICollectionViewCompositionalLayout {
  /// What those of the whole layout take before and behind the sections.
  final var globalLengths: (before: CGFloat, after: CGFloat) {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for item in configuration.boundarySupplementaryItems where item.extendsBoundary {
      let size = axis.length(item.layoutSize.size(in: room))
      switch item.role(axis) {
      case .begin: before += size
      case .end: after += size
      case .near, .far, .inside: break
      }
    }
    return (before, after)
  }

  private static var pinnedDepth: Int { 2 }

  final func attributes(
    _ boundary: CompositionalSection.Boundary, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(.supplementary(boundary.item.elementKind), boundary.path, boundary.frame)
    made.zIndex = boundary.item.pinToVisibleBounds ? max(boundary.item.zIndex, Self.pinnedDepth) : boundary.item.zIndex
    let size = boundary.item.layoutSize
    if size.isChosen {
      made.values.sizing = .flexible(
        horizontal: size.widthDimension.isChosen, vertical: size.heightDimension.isChosen)
    }
    if boundary.item.pinToVisibleBounds {
      var (start, end) = (section.start, section.end)
      for other in section.boundaries where other.isHeader != boundary.isHeader && other.item.extendsBoundary {
        switch other.role {
        case .begin: start = max(start, axis.end(other.frame))
        case .end: end = min(end, axis.start(other.frame))
        case .near, .far, .inside: break
        }
      }
      pin(made, boundary, from: start, to: end)
    }
    return made
  }

  private final func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ boundary: CompositionalSection.Boundary, from start: CGFloat,
    to end: CGFloat
  ) {
    guard let owner else { return }
    let insets = owner.adjustedContentInset
    let frame = attributes.frame
    let length = axis.length(frame.size)
    let low = axis.start(owner.bounds) + axis.before(insets)
    let high = axis.end(owner.bounds) - axis.after(insets)
    let place =
      boundary.isHeader
      ? max(axis.start(frame), min(low, end - length)) : min(axis.start(frame), max(high - length, start))
    attributes.frame = axis.rect(
      at: place, axis.isVertical ? frame.minX : frame.minY, length: length, breadth: axis.breadth(frame.size))
  }

  /// Those of the whole layout.
  final var globalAttributes: [UICollectionViewLayoutAttributes] {
    var made: [UICollectionViewLayoutAttributes] = []
    var (low, high): (CGFloat, CGFloat) = (0, length - globalLengths.after)
    for item in configuration.boundarySupplementaryItems {
      let size = item.layoutSize.size(in: room)
      let isFooter = item.isFooter(axis)
      let place = isFooter ? high : low
      if isFooter { high += axis.length(size) } else { low += axis.length(size) }
      let frame = axis.rect(at: place, 0, length: axis.length(size), breadth: axis.breadth(size))
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      let attributes = makeAttributes(.supplementary(item.elementKind), IndexPath(index: 0), frame)
      attributes.zIndex = item.zIndex
      if item.pinToVisibleBounds {
        pin(
          attributes, .init(item: item, path: attributes.indexPath, frame: frame, role: isFooter ? .end : .begin),
          from: 0, to: length)
      }
      made.append(attributes)
    }
    return made
  }
}

extension CompositionalSection {
  /// The views behind the section.
  func decorationAttributes(
    _ layout: UICollectionViewLayout, _ room: CGSize
  ) -> [UICollectionViewLayoutAttributes] {
    description.decorationItems.map { item in
      let insets = item.contentInsets
      var frame = axis.rect(at: start, 0, length: end - start, breadth: axis.breadth(room))
      frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
      let made = layout.makeAttributes(
        .decoration(item.elementKind), IndexPath(item: 0, section: number), frame)
      made.zIndex = item.zIndex
      return made
    }
  }
}
