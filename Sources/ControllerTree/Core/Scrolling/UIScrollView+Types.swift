import Foundation

extension UIScrollView {
  /// Which edges of the safe area are added to a scroll view's content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Those of the axes on which the content can be moved; in a controller's root view also top and bottom.
    case automatic = 0
    /// Those of the axes on which the content can be moved.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// How fast the content comes to rest when the finger is lifted: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Between 0 and 1.
    public var rawValue: CGFloat
    /// A rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  /// How a drag dismisses the keyboard. Rules: SCROLL-11.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It does not.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// When the finger is lifted over the keyboard.
    case interactive = 2
    /// As `onDrag`.
    case onDragWithAccessory = 3
    /// As `interactive`.
    case interactiveWithAccessory = 4
  }

  /// The look of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Black with a white border.
    case `default` = 0
    /// For white content.
    case black = 1
    /// For black content.
    case white = 2
  }

  /// Where an index is shown beside the content.
  public enum IndexDisplayMode: Int, Hashable, Sendable {
    /// Where it is useful.
    case automatic = 0
    /// Nowhere.
    case alwaysHidden = 1
  }
}
