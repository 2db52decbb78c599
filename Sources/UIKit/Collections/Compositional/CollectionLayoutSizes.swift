import ControllerTree
import Foundation

/// A width or a height of an item or group. Rules: COMP-01.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// The length itself, as it can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  enum Kind: Hashable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  final let kind: Kind
  /// The fraction, or the length in points.
  open var dimension: CGFloat { number }
  private final let number: CGFloat

  private init(_ kind: Kind, _ number: CGFloat) {
    (self.kind, self.number) = (kind, number.isFinite ? max(0, number) : 0)
    super.init()
  }

  /// A part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the views have chosen theirs.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// A length in points until the views have chosen theirs; then that of the largest item of the group. Rules: COMP-11.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether it is an estimate.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether it is that of the largest item of the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether views choose it.
  final var isChosen: Bool { kind == .estimated || kind == .uniform }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * number
    case .fractionalHeight: container.height * number
    case .absolute, .estimated, .uniform: number
    }
  }
}

/// The size of an item or group. Rules: COMP-01.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The size itself, as it can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }
  private final let width: NSCollectionLayoutDimension
  private final let height: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (self.width, self.height) = (width, height)
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// Whether views choose the width or the height.
  final var isChosen: Bool { width.isChosen || height.isChosen }
}

/// A distance between items. Rules: COMP-02.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance itself, as it can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The distance, or the least one, in points.
  open var spacing: CGFloat { length }
  /// Whether the distance takes what is left.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether the distance is as it is.
  open var isFixedSpacing: Bool { !isFlexible }
  private final let length: CGFloat
  private final let isFlexible: Bool

  private init(_ length: CGFloat, isFlexible: Bool) {
    (self.length, self.isFlexible) = (length.isFinite ? length : 0, isFlexible)
    super.init()
  }

  /// A distance that takes what is left, and is at least as long as `flexibleSpacing`.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A distance of `fixedSpacing` points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The distances around an item. Rules: COMP-02.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distances themselves, as they can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// At the leading edge.
  open var leading: NSCollectionLayoutSpacing? { edges.leading }
  /// At the top.
  open var top: NSCollectionLayoutSpacing? { edges.top }
  /// At the trailing edge.
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  /// At the bottom.
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }
  private final let edges:
    (
      leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
      bottom: NSCollectionLayoutSpacing?
    )

  /// Makes distances; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    edges = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Where a supplementary view is attached. Rules: COMP-05.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The anchor itself, as it can't change. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The edges at which the view is.
  open var edges: NSDirectionalRectEdge { side }
  /// The distance from there: in points, or in sizes of the view.
  open var offset: CGPoint { distance }
  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether ``offset`` is in sizes of the view.
  open var isFractionalOffset: Bool { isFractional }
  private final let side: NSDirectionalRectEdge
  private final let distance: CGPoint
  private final let isFractional: Bool

  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, false) }
  /// Makes an anchor with a distance in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, false)
  }
  /// Makes an anchor with a distance in sizes of the view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, _ isFractional: Bool) {
    (side, distance, self.isFractional) = (edges, offset, isFractional)
    super.init()
  }

  /// The point of a rectangle that the edges name, from 0 to 1 along each side.
  final var unit: CGPoint {
    CGPoint(
      x: side.contains(.leading) == side.contains(.trailing) ? 0.5 : side.contains(.leading) ? 0 : 1,
      y: side.contains(.top) == side.contains(.bottom) ? 0.5 : side.contains(.top) ? 0 : 1)
  }
}
