import Foundation

extension UIPageViewController {
  /// How pages give way to each other.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As paper is turned.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// Which way pages give way to each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// To the left and to the right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// To which of its neighbours a page gives way.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the one that comes after it.
    case forward
    /// To the one that comes before it.
    case reverse
  }

  /// Where curled pages are bound together.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere: the pages scroll.
    case none
    /// At the left, or at the top: one page is shown.
    case min
    /// In the middle: two pages are shown.
    case mid
    /// At the right, or at the bottom: one page is shown.
    case max
  }

  /// What can be said when a page view controller is made.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where curled pages are bound together: a ``SpineLocation``, or its number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far scrolled pages are apart, in points.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.SpineLocation {
  /// The place that an option names; `nil` for `.none`, which no curled page has.
  init?(option: Any?) {
    let location =
      switch option {
      case let location as Self: location
      case let number as Int: Self(rawValue: number)
      case let number as NSNumber: Self(rawValue: number.intValue)
      default: Self?.none
      }
    guard let location, location != .none else { return nil }
    self = location
  }
}
