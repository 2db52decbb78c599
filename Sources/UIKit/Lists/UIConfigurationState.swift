import ControllerTree
import Foundation

/// The inputs of a configuration: traits, and what is true of a view. Rules: LIST-08.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Makes a state in which nothing is true.
  init(traitCollection: UITraitCollection)
  /// A state of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is true of a header, of a footer, or of a view alone. Rules: LIST-08.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether a person can't use the view.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view sticks to an edge of its list.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What is true of a cell. Rules: LIST-08.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag does with a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// The drag begins.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// What a drop does with a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A drop is over the list, and not over the cell.
    case notTargeted
    /// A drop is over the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether a person can't use the cell.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the view sticks to an edge of its list.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell shows what belongs to it.
  public var isExpanded = false
  /// Whether the actions of a swipe are open.
  public var isSwiped = false
  /// Whether a person is moving the cell.
  public var isReordering = false
  /// What a drag does with the cell. The library never reads it.
  public var cellDragState = DragState.none
  /// What a drop does with the cell. The library never reads it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What a system's configuration reads of any state.
struct CommonConfigurationState {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
    default: break
    }
  }
}
