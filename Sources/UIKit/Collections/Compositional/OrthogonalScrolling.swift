import ControllerTree
import Foundation

/// Further settings of sections that scroll across. Nothing is drawn.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast the groups come to rest.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As the scrolling behaviour has it.
    case automatic = 0
    /// As in lists.
    case normal = 1
    /// As in pages.
    case fast = 2
  }

  /// Whether the groups can be pulled beyond their ends.
  public enum Bounce: Int, Hashable, Sendable {
    /// As the scrolling behaviour has it.
    case automatic = 0
    /// Yes.
    case always = 1
    /// No.
    case never = 2
  }

  /// How fast the groups come to rest. The library never reads it.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the groups can be pulled beyond their ends. The library never reads it.
  open var bounce = Bounce.automatic
}
