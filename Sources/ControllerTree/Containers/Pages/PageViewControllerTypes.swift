import Foundation

extension UIPageViewController {
  /// How the next page replaces the current one.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// The page curls like paper.
    case pageCurl
    /// The pages scroll side by side.
    case scroll
  }

  /// The axis along which pages replace each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The direction from the current page to the next one.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the page after it.
    case forward
    /// To the page before it.
    case reverse
  }

  /// The position of the spine of curled pages.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// No spine: the pages scroll.
    case none
    /// At the left, or at the top: one page is shown.
    case min
    /// In the middle: two pages are shown.
    case mid
    /// At the right, or at the bottom: one page is shown.
    case max
  }

  /// An option for the initialiser of a page view controller.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine of curled pages: a ``SpineLocation``, or its number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolled pages, in points.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.SpineLocation {
  /// The location that an option's value stands for; `nil` for `.none`, which no curled page has.
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
