import Foundation

/// Which columns are in view while a split view controller is expanded, and where. A pure value. Rules SPLIT-04, SPLIT-06.
///
/// A display mode is a behavior and a number of sidebars; what is wished for in other words is read in these (a wish for two
/// beside is two in front where sidebars lie in front):
///
///     sidebars    tile                  overlay             displace
///     0           secondaryOnly         secondaryOnly       secondaryOnly
///     1           oneBesideSecondary    oneOverSecondary    oneBesideSecondary
///     2           twoBesideSecondary    twoOverSecondary    twoDisplaceSecondary
///
/// Without a wish: from 1024 pt of width on the columns are tiled, with two sidebars from 1194 pt on; below, sidebars lie in
/// front, and are out of view.
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
  ///   - wish: What the client prefers.
  ///   - chosen: How many sidebars a call, or a person, has asked for.
  ///   - width: In points.
  init(style: UISplitViewController.Style, wish: SplitWish, chosen: Int?, width: CGFloat) {
    self.style = style
    behavior = Self.behavior(wish, width)
    sidebars = chosen ?? wish.displayMode.sidebars ?? Self.usualSidebars(behavior, style, width)
    sidebars = min(sidebars, style.sidebars)
  }

  private static func behavior(_ wish: SplitWish, _ width: CGFloat) -> Behavior {
    if wish.behavior != .automatic { return wish.behavior }
    switch wish.displayMode {
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

  /// The columns in view, from the edge on.
  var columns: [Column] { Array(style.columns.suffix(sidebars + 1)) }

  /// Whether the secondary column lies behind something that a touch takes away.
  var isDimmed: Bool {
    switch behavior {
    case .overlay: sidebars > 0
    case .displace: sidebars > 1
    case .tile, .automatic: false
    }
  }

  // MARK: The nearest others

  /// How many sidebars there are in the nearest mode in which `column` is fully in view.
  func sidebars(showing column: Column) -> Int {
    guard let index = style.columns.firstIndex(of: column) else { return sidebars }
    return column == .secondary ? sidebarsBesideSecondary : max(sidebars, style.sidebars - index)
  }

  /// How many sidebars there are in the nearest mode in which `column` is out of view.
  func sidebars(hiding column: Column) -> Int {
    guard column != .secondary, let index = style.columns.firstIndex(of: column) else { return sidebars }
    return min(sidebars, style.sidebars - index - 1)
  }

  /// How many of the sidebars leave the secondary column its place.
  var sidebarsBesideSecondary: Int {
    switch behavior {
    case .overlay: 0
    case .displace: min(sidebars, 1)
    case .tile, .automatic: sidebars
    }
  }

  /// How many sidebars a tap on the button for the display mode leads to: one more, or else fewer again.
  var sidebarsAfterButton: Int {
    if sidebars < style.sidebars { return sidebars + 1 }
    return behavior == .overlay ? 0 : sidebars - 1
  }
}

/// What a client prefers.
struct SplitWish: Hashable {
  var displayMode = UISplitViewController.DisplayMode.automatic
  var behavior = UISplitViewController.SplitBehavior.automatic
}

extension UISplitViewController.DisplayMode {
  /// How many sidebars the mode has.
  var sidebars: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
