import ControllerTree
import Foundation

/// The lines above and below an item of a list. Nothing is drawn. Rules: COMP-10.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list decides by the item's place.
    case automatic = 0
    /// Yes.
    case visible = 1
    /// No.
    case hidden = 2
  }

  /// Insets that the list chooses.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
      trailing: .greatestFiniteMagnitude)
  }

  /// Whether the line above the item is there.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the item is there.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points. The library never reads it.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below, in points. The library never reads it.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines between items that are selected together. The library never reads it.
  public var multipleSelectionColor = UIColor.separator
  /// The effect of the lines.
  public var visualEffect: UIVisualEffect?

  /// Makes the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionLayoutListConfiguration {
  /// The lines of an item, with the visibility that its place gives it. Rules: COMP-10.
  /// - Parameter count: The number of items in the section.
  func separators(of path: IndexPath, count: Int) -> UIListSeparatorConfiguration {
    var lines = separatorConfiguration
    if let itemSeparatorHandler { lines = itemSeparatorHandler(path, lines) }
    if !showsSeparators { (lines.topSeparatorVisibility, lines.bottomSeparatorVisibility) = (.hidden, .hidden) }
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    let first = headerMode == .firstItemInSection ? 1 : 0
    if lines.topSeparatorVisibility == .automatic {
      lines.topSeparatorVisibility = appearance == .grouped && path.item == first && !isHeader ? .visible : .hidden
    }
    if lines.bottomSeparatorVisibility == .automatic {
      let isVisible: Bool
      switch appearance {
      case .plain, .grouped: isVisible = !isHeader
      case .insetGrouped: isVisible = !isHeader && path.item + 1 < count
      case .sidebar, .sidebarPlain: isVisible = false
      }
      lines.bottomSeparatorVisibility = isVisible ? .visible : .hidden
    }
    return lines
  }
}
