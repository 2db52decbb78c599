import ControllerTree
import Foundation

/// What a section provider gets. Rules: COMP-07.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room of a section or group. Rules: COMP-07.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element, for the handler of a section. Rules: COMP-08.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// From 0 (clear) to 1 (opaque).
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The middle, in points of the content.
  var center: CGPoint { get set }
  /// Rotates and scales the element.
  var transform: CGAffineTransform { get set }
  /// ``transform`` in space.
  var transform3D: CATransform3D { get set }
  /// The section and the item.
  var indexPath: IndexPath { get }
  /// The frame, in points of the content.
  var frame: CGRect { get }
  /// The size at the origin zero.
  var bounds: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  init(_ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }
}

/// How sections of a layout scroll across its direction. Rules: COMP-08.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// They don't.
  case none = 0
  /// Freely.
  case continuous = 1
  /// To the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection view.
  case paging = 3
  /// By a group.
  case groupPaging = 4
  /// By a group, which rests in the middle.
  case groupPagingCentered = 5
}

/// What insets of a section are relative to. Rules: COMP-13.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As the layout's configuration has it.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content.
  case readableContent = 4
}

/// A section of a compositional layout: a group, again and again. Rules: COMP-04 to COMP-08.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup
  /// Whether the section is one of a list.
  final var list: UICollectionLayoutListConfiguration?

  /// Makes a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section with the same values, which later changes of this one do not reach. Rules: CODE-07.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.list, copy.contentInsets, copy.interGroupSpacing) = (list, contentInsets, interGroupSpacing)
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// The distance of the groups from the section's edges, in points. Rules: COMP-04.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What ``contentInsets`` are relative to across the direction of scrolling. Rules: COMP-13.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are relative to; `automatic` for ``contentInsetsReference``. Rules: COMP-13.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points. Rules: COMP-04.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction of the layout. Rules: COMP-08.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Further settings of the scrolling. The library never reads it.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers. Rules: COMP-04.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the leading and trailing insets. Rules: COMP-04.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section. Rules: COMP-06.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before each layout with the visible elements, which it may change. Rules: COMP-08.
  open var visibleItemsInvalidationHandler:
    (
      @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
      ) -> Void
    )?

  /// A section as lists have it. Rules: COMP-09.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment) }
}
