import ControllerTree

// Names that UIKit had before iOS 14, for old code.

extension UISplitViewController.DisplayMode {
  /// The former spelling of `secondaryOnly`.
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: Self { .secondaryOnly }

  /// The former spelling of `oneBesideSecondary`.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: Self { .oneBesideSecondary }

  /// The former spelling of `oneOverSecondary`.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: Self { .oneOverSecondary }
}

/// The former spelling of `UISplitViewController.DisplayMode`.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
