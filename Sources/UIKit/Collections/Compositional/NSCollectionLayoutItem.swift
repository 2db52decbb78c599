import ControllerTree
import Foundation

/// The smallest part of a compositional layout: a place for a cell. Rules: COMP-01 to COMP-03.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size.
  open var layoutSize: NSCollectionLayoutSize { size }
  private final let size: NSCollectionLayoutSize
  /// The distance between the place and the cell, in points. Rules: COMP-02.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances to other items. Rules: COMP-02.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are attached to the cell. Rules: COMP-05.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  final var attached: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Makes an item with views that are attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (size, attached) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// A copy of the same class with the same values, which later changes of this one do not reach. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy
    (copy.contentInsets, copy.edgeSpacing, copy.attached) = (contentInsets, edgeSpacing, attached)
    return copy
  }

  /// A copy with the values that can't change.
  var emptyCopy: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size) }
}

/// A place with a frame and a depth, for a custom group. Rules: COMP-03.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The item itself, as it can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The frame in the group, in points.
  open var frame: CGRect { place }
  /// The order from back to front.
  open var zIndex: Int { depth }
  private final let place: CGRect
  private final let depth: Int

  /// Makes an item.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Makes an item with a depth.
  public init(frame: CGRect, zIndex: Int) {
    (place, depth) = (frame, zIndex)
    super.init()
  }
}

/// Items side by side, one above the other, or as the app places them. Rules: COMP-03.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The places of a custom group.
  public typealias ItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroup.ItemProvider)
  }

  /// How often the subitems are repeated.
  enum Repetition {
    /// As often as they fit.
    case filling
    /// So often, sharing the room equally.
    case sharing(Int)
    /// So often, each with its own size.
    case counted(Int)
  }

  final let arrangement: Arrangement
  final let repetition: Repetition
  private final let items: [NSCollectionLayoutItem]
  /// The parts of the group.
  open var subitems: [NSCollectionLayoutItem] { items }
  /// The distance between the parts. Rules: COMP-02.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are attached to the group. Rules: COMP-05.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ repetition: Repetition,
    _ items: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.repetition, self.items) = (arrangement, repetition, items)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items side by side, repeated as often as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .filling, subitems) }
  /// So many items side by side, as wide as the group permits.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .sharing(max(1, count)), [subitem]) }
  /// So many items side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, .counted(max(1, count)), [subitem]) }
  /// Items one above the other, repeated as often as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, .filling, subitems) }
  /// So many items one above the other, as high as the group permits.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, .sharing(max(1, count)), [subitem]) }
  /// So many items one above the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, .counted(max(1, count)), [subitem]) }
  /// Items where the app places them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroup.ItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), .filling, []) }

  override var emptyCopy: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, repetition, items)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// The group and its parts as text, a line each.
  open func visualDescription() -> String {
    var lines = ["\(arrangementName) group of \(items.count)"]
    for item in items {
      let text = (item as? NSCollectionLayoutGroup)?.visualDescription() ?? "item"
      lines += text.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private final var arrangementName: String {
    switch arrangement {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .custom: "custom"
    }
  }
}

/// A view that is attached to an item or a group. Rules: COMP-05.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  open var elementKind: String { kind }
  /// Where the view is attached to the item.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
  /// Which point of the view is there; `nil` for the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }
  /// The order from back to front.
  open var zIndex = 1
  private final let kind: String
  private final let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

  /// Makes a view at the edges of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// Makes a view that is at the edges of an item with a point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (self.kind, anchors) = (kind, (container, item))
    super.init(layoutSize: size, supplementaryItems: [])
  }

  override var emptyCopy: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, anchors.container, anchors.item)
    copy.zIndex = zIndex
    return copy
  }

  /// The frame of the view beside a rectangle.
  final func frame(beside rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    func place(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      anchor.isFractionalOffset
        ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
    }
    let (outer, inner) = (containerAnchor.unit, (itemAnchor ?? containerAnchor).unit)
    let offset = place(containerAnchor)
    let own = itemAnchor.map(place) ?? .zero
    return CGRect(
      x: rect.minX + rect.width * outer.x - size.width * inner.x + offset.x + own.x,
      y: rect.minY + rect.height * outer.y - size.height * inner.y + offset.y + own.y, width: size.width,
      height: size.height)
  }
}

/// Edges and corners of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The top.
  case top = 1
  /// The leading corner at the top.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The leading corner at the bottom.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The trailing corner at the bottom.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The trailing corner at the top.
  case topTrailing = 8
}

/// A view at an edge of a section or of the whole layout: a header or footer. Rules: COMP-04.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section grows by the view.
  open var extendsBoundary = true
  /// Whether the view stays at the edge while its section is visible.
  open var pinToVisibleBounds = false
  /// The edge.
  open var alignment: NSRectAlignment { side }
  /// The distance from the place at the edge, in points.
  open var offset: CGPoint { distance }
  private final let side: NSRectAlignment
  private final let distance: CGPoint

  /// Makes a view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Makes a view at an edge, with a distance in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (side, distance) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  override var emptyCopy: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: side, absoluteOffset: distance)
    (copy.extendsBoundary, copy.pinToVisibleBounds, copy.zIndex) = (extendsBoundary, pinToVisibleBounds, zIndex)
    return copy
  }
}

/// A view behind a section. Rules: COMP-06.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which the layout has a class.
  open var elementKind: String { kind }
  /// The order from back to front.
  open var zIndex = -1
  private final let kind: String

  private init(_ kind: String) {
    self.kind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  override var emptyCopy: NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind)
    copy.zIndex = zIndex
    return copy
  }

  /// A view behind the whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
