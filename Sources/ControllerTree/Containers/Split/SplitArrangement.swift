import Foundation

/// The columns that are in view while a split view controller is expanded, and their arrangement. A pure value. Rules
/// SPLIT-04, SPLIT-06.
///
/// A display mode is a behavior and a number of sidebars. If the behavior differs from that of the preferred display
/// mode, the number counts (two beside become two in front if the behavior is `overlay`):
///
///     sidebars    tile                  overlay             displace
///     0           secondaryOnly         secondaryOnly       secondaryOnly
///     1           oneBesideSecondary    oneOverSecondary    oneBesideSecondary
///     2           twoBesideSecondary    twoOverSecondary    twoDisplaceSecondary
///
/// Without a preference, from 1024 pt of width on the columns are tiled, with two sidebars from 1194 pt on; below,
/// sidebars lie in front, and are hidden.
struct SplitArrangement: Hashable {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  static let tilingWidth: CGFloat = 1024
  static let widthOfTwoSidebars: CGFloat = 1194

  let style: UISplitViewController.Style
  /// Never `.automatic`.
  let behavior: Behavior
  private(set) var sidebars: Int

  /// - Parameters:
  ///   - preference: That of the client.
  ///   - requested: The number of sidebars that a call, or a user, has requested.
  ///   - width: In points.
  init(style: UISplitViewController.Style, preference: SplitPreference, requested: Int?, width: CGFloat) {
    self.style = style
    behavior = Self.behavior(preference, width)
    sidebars = requested ?? preference.displayMode.sidebars ?? Self.usualSidebars(behavior, style, width)
    sidebars = min(sidebars, style.sidebars)
  }

  private static func behavior(_ preference: SplitPreference, _ width: CGFloat) -> Behavior {
    if preference.behavior != .automatic { return preference.behavior }
    switch preference.displayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return width < tilingWidth ? .overlay : .tile
    }
  }

  private static func usualSidebars(
    _ behavior: Behavior, _ style: UISplitViewController.Style, _ width: CGFloat
  ) -> Int {
    switch behavior {
    case .overlay: 0
    case .displace: 1
    case .tile, .automatic: style == .tripleColumn && width >= widthOfTwoSidebars ? 2 : 1
    }
  }

  var displayMode: DisplayMode {
    switch (sidebars, behavior) {
    case (1, .overlay): .oneOverSecondary
    case (1, .tile), (1, .displace), (1, .automatic): .oneBesideSecondary
    case (2, .tile), (2, .automatic): .twoBesideSecondary
    case (2, .overlay): .twoOverSecondary
    case (2, .displace): .twoDisplaceSecondary
    default: .secondaryOnly
    }
  }

  /// The columns in view, beginning at the edge.
  var columns: [Column] { Array(style.columns.suffix(sidebars + 1)) }

  /// Whether sidebars lie in front of the secondary column, so that a tap beside them hides one.
  var isDimmed: Bool {
    switch behavior {
    case .overlay: sidebars > 0
    case .displace: sidebars > 1
    case .tile, .automatic: false
    }
  }

  // MARK: The nearest others

  /// The number of sidebars in the nearest mode in which `column` is fully in view.
  func sidebars(showing column: Column) -> Int {
    guard let index = style.columns.firstIndex(of: column) else { return sidebars }
    return column == .secondary ? sidebarsBesideSecondary : max(sidebars, style.sidebars - index)
  }

  /// The number of sidebars in the nearest mode in which `column` is hidden.
  func sidebars(hiding column: Column) -> Int {
    guard column != .secondary, let index = style.columns.firstIndex(of: column) else { return sidebars }
    return min(sidebars, style.sidebars - index - 1)
  }

  /// The number of sidebars that do not cover or displace the secondary column.
  var sidebarsBesideSecondary: Int {
    switch behavior {
    case .overlay: 0
    case .displace: min(sidebars, 1)
    case .tile, .automatic: sidebars
    }
  }

  /// The number of sidebars after a tap on the button for the display mode: one more, or fewer if all are in view.
  var sidebarsAfterButton: Int {
    if sidebars < style.sidebars { return sidebars + 1 }
    return behavior == .overlay ? 0 : sidebars - 1
  }
}

/// The client's preference.
struct SplitPreference: Hashable {
  var displayMode = UISplitViewController.DisplayMode.automatic
  var behavior = UISplitViewController.SplitBehavior.automatic
}

extension UISplitViewController.DisplayMode {
  /// The number of sidebars in the mode; `nil` for `.automatic`.
  var sidebars: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
