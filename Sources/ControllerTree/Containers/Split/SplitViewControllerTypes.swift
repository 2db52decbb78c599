import Foundation

extension UISplitViewController {
  /// The columns of a split view controller. Rules: SPLIT-01.
  public enum Style: Int, Hashable, Sendable {
    /// A primary and a secondary controller, shown as they are given: the classic interface.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The place of a controller. Rules: SPLIT-01, SPLIT-02.
  public enum Column: Int, Hashable, Sendable {
    /// The sidebar at the edge.
    case primary
    /// The sidebar between the two others, if there are three columns.
    case supplementary
    /// The place beside the sidebars, always in view while the interface is expanded.
    case secondary
    /// The controller that is shown instead of all columns while the interface is collapsed.
    case compact
  }

  /// How the columns are arranged while the interface is expanded. Rules: SPLIT-04.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The width decides; only a preference, never a present mode.
    case automatic
    /// No sidebar.
    case secondaryOnly
    /// One sidebar beside the secondary column: the supplementary one if there are three columns.
    case oneBesideSecondary
    /// One sidebar in front of the secondary column.
    case oneOverSecondary
    /// Both sidebars beside the secondary column.
    case twoBesideSecondary
    /// Both sidebars in front of the secondary column.
    case twoOverSecondary
    /// Both sidebars, and the secondary column is pushed partly off screen.
    case twoDisplaceSecondary
  }

  /// How sidebars relate to the secondary column. Rules: SPLIT-04.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The width decides; only a preference, never the present behavior.
    case automatic
    /// Beside it.
    case tile
    /// In front of it.
    case overlay
    /// Beside it; the second one pushes it aside.
    case displace
  }

  /// The edge of the primary column. Rules: SPLIT-13.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// The look of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Plain.
    case none
    /// As a sidebar.
    case sidebar
  }

  /// Whether the interface shows a button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// If there is a gesture for it.
    case automatic
    /// Not at all.
    case never
    /// Also without a gesture.
    case always
  }

  /// A width that the system chooses.
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.Column {
  /// All columns, beginning at the edge; the compact one last.
  static let ordered: [Self] = [.primary, .supplementary, .secondary, .compact]

  /// Whether the column is a navigation stack (SPLIT-02).
  var isStack: Bool { self != .compact }
}

extension UISplitViewController.Style {
  /// The columns, beginning at the edge, without the compact one.
  var columns: [UISplitViewController.Column] {
    switch self {
    case .unspecified, .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// The columns up to `column`.
  func columns(upTo column: UISplitViewController.Column) -> [UISplitViewController.Column] {
    columns.filter { $0.rawValue <= column.rawValue }
  }

  /// Whether the style has the column (M-SPLIT-01).
  func has(_ column: UISplitViewController.Column) -> Bool {
    switch self {
    case .unspecified: false
    case .doubleColumn: column != .supplementary
    case .tripleColumn: true
    }
  }

  /// The number of columns beside the secondary one.
  var sidebars: Int { columns.count - 1 }

  var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}
