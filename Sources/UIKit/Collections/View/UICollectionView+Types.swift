import ControllerTree
import Foundation

extension UICollectionView {
  /// Where an item is in the visible rectangle after scrolling to it: one place on each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per place.
    public let rawValue: UInt
    /// Places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = Self(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 2)
    /// At the bottom.
    public static let bottom = Self(rawValue: 4)
    /// At the left edge.
    public static let left = Self(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// At the right edge.
    public static let right = Self(rawValue: 32)
  }

  /// The direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and to the right.
    case horizontal = 1
  }

  /// What an element is.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view beside items, such as a header, from the data source.
    case supplementaryView = 1
    /// A view that only the layout knows.
    case decorationView = 2
  }

  /// How dragged items are reordered.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a delay.
    case slow = 2
  }

  /// Which changes of size resize cells that size themselves.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// None.
    case disabled = 0
    /// Those that are asked for.
    case enabled = 1
    /// Those of constraints, too.
    case enabledIncludingConstraints = 2
  }

  /// The kind of the headers of sections.
  public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footers of sections.
  public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
