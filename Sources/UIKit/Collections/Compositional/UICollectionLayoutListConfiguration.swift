import ControllerTree
import Foundation

/// The settings of a list in a collection view. Rules: COMP-09.
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Hashable, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups, with distances at the sides.
    case insetGrouped = 2
    /// As in sidebars.
    case sidebar = 3
    /// As in sidebars, from edge to edge.
    case sidebarPlain = 4
  }

  /// What headers are.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Supplementary views of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section.
    case firstItemInSection = 2
  }

  /// What footers are.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Supplementary views of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// What headers are.
  public var headerMode = HeaderMode.none
  /// What footers are.
  public var footerMode = FooterMode.none
  /// The distance above headers, in points; `nil` for the usual one, which is 0.
  public var headerTopPadding: CGFloat?
  /// Whether lines separate the cells. Nothing is drawn. The library never reads it.
  public var showsSeparators = true
  /// The colour behind the list. Nothing is drawn.
  public var backgroundColor: UIColor?

  /// Makes the actions of a swipe from an edge, or none, for the item at a path.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The actions of a swipe from the leading edge; `nil` for none. Rules: LIST-97.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe from the trailing edge; `nil` for none. Rules: LIST-97.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Changes the lines of an item.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration
  /// The lines of items. Rules: COMP-10.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of items one by one; called when an item becomes visible, and after changes of the data. Rules: COMP-10.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Makes settings for a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The height of cells before they have chosen one, in points.
  static let rowHeight: CGFloat = 44
  /// The distance between groups, in points.
  static let groupDistance: CGFloat = 18
  /// The distance at the sides of inset groups, in points.
  static let sideInset: CGFloat = 20

  /// The height of headers and footers before they have chosen one, in points.
  private var headerHeight: CGFloat { appearance == .plain || appearance == .sidebarPlain ? 28 : 38 }

  @MainActor func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(Self.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(Self.rowHeight), subitems: [item]))
    section.list = self
    var views: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(headerHeight), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: headerTopPadding ?? 0))
      header.pinToVisibleBounds = appearance == .plain
      views.append(header)
    }
    if footerMode == .supplementary {
      views.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(headerHeight), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.boundarySupplementaryItems = views
    switch appearance {
    case .plain, .sidebarPlain: break
    case .grouped, .insetGrouped, .sidebar:
      let side = appearance == .grouped ? 0 : Self.sideInset
      section.contentInsets = NSDirectionalEdgeInsets(
        top: headerMode == .supplementary ? 0 : Self.groupDistance, leading: side,
        bottom: footerMode == .supplementary ? 0 : Self.groupDistance, trailing: side)
    }
    section.contentInsets.top += headerTopPadding ?? 0
    return section
  }
}
