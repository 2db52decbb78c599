import ControllerTree
import Foundation

extension UITableView {
  /// The look of a table, which decides how sections are set apart.
  public enum Style: Int, Hashable, Sendable {
    /// Headers and footers stick to the edges while their section is visible.
    case plain
    /// Sections are groups with space between them.
    case grouped
    /// Groups with space at their sides.
    case insetGrouped

    /// The colour behind the rows at first. Rules: LIST-89.
    @MainActor var background: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }
  }

  /// Where a row comes to rest.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Where the way is shortest.
    case none
    /// At the upper edge.
    case top
    /// In the middle.
    case middle
    /// At the lower edge.
    case bottom
  }

  /// How rows come and go. Nothing is drawn, so that all look alike.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade
    /// They move at the right edge.
    case right
    /// They move at the left edge.
    case left
    /// They move at the upper edge.
    case top
    /// They move at the lower edge.
    case bottom
    /// Without an animation.
    case none
    /// They stay in the middle.
    case middle
    /// As the table decides.
    case automatic = 100
  }

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The table's own insets.
    case fromAutomaticInsets
  }

  /// How contents adapt to self-sizing cells that change by themselves.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Not at all.
    case disabled
    /// When a cell invalidates the size of its content.
    case enabled
    /// Also when constraints of the content change.
    case enabledIncludingConstraints
  }

  /// The height that asks for the size of the content, and the height that means the table's own choice: -1.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The index title for a magnifying glass.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when the selection of a table has changed. The object is the table.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// The labels of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A label, and an image in front of it.
    case `default`
    /// A label at the leading edge and one at the trailing edge.
    case value1
    /// A narrow label, and one beside it.
    case value2
    /// A label, and a smaller one below it.
    case subtitle
  }

  /// What is at the trailing edge of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton

    /// Whether a person can tap it apart from its row.
    var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    /// Its width in points.
    var width: CGFloat {
      switch self {
      case .none: 0
      case .disclosureIndicator: 33
      case .checkmark, .detailButton: 40
      case .detailDisclosureButton: 66
      }
    }
  }

  /// What a person can do with a row in editing mode.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert one.
    case insert
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As any other.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As the system decides.
    case `default`
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// A line with a bright edge.
    case singleLineEtched
  }

  /// How a cell with the focus looks.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system decides.
    case `default`
    /// As the app decides.
    case custom
  }

  /// What a person sees of the controls of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for editing.
    public static let showingEditControl = Self(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }

  /// What a drag does with a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// The drag begins.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
