import Foundation

extension UISplitViewController {
  /// Which columns there are. Rules: SPLIT-01.
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
    /// The sidebar between the two others, where there are three.
    case supplementary
    /// The place beside the sidebars, always in view while the interface is expanded.
    case secondary
    /// What is shown in place of all columns while the interface is collapsed.
    case compact
  }

  /// How the columns are arranged while the interface is expanded. Rules: SPLIT-04.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// As there is room; a wish, never an answer.
    case automatic
    /// No sidebar.
    case secondaryOnly
    /// One sidebar beside the secondary column: the supplementary one where there are three columns.
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
    /// As there is room; a wish, never an answer.
    case automatic
    /// Beside it.
    case tile
    /// In front of it.
    case overlay
    /// Beside it; the second one pushes it aside.
    case displace
  }

  /// At which edge the primary column lies. Rules: SPLIT-13.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// What the primary column looks like. Kept and reported.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Plain.
    case none
    /// As a sidebar.
    case sidebar
  }

  /// Whether the interface shows a button that changes the display mode. Kept and reported.
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

extension UISplitViewController.Style {
  /// The columns from the edge on, without the compact one.
  var columns: [UISplitViewController.Column] {
    switch self {
    case .unspecified, .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// Whether there is such a column (M-SPLIT-01).
  func has(_ column: UISplitViewController.Column) -> Bool {
    switch self {
    case .unspecified: false
    case .doubleColumn: column != .supplementary
    case .tripleColumn: true
    }
  }

  /// How many columns can lie beside the secondary one.
  var sidebars: Int { columns.count - 1 }

  var name: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .doubleColumn: "doubleColumn"
    case .tripleColumn: "tripleColumn"
    }
  }
}
