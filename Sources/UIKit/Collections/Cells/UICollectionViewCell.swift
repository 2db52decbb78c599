import ControllerTree
import Foundation

/// The view of an item: a content view, and a background behind it. Rules: LIST-69.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private final var contents = CellContents()
  /// The segues that a storyboard gives the cell.
  final var segues: [(Any?) -> Void] = []

  /// Makes a cell. A collection view calls it for classes that are registered.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptContentView()
  }

  private final func addContentView() {
    let view = contents.contentView
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// A file that has no content view leaves the cell with an empty one.
  private final func adoptContentView() {
    if contents.contentView.superview !== self { addContentView() }
  }

  /// Makes a view of a file the content view.
  final func adopt(_ view: UIView) {
    contents.contentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
  }

  /// The view to which the app adds what the cell shows. It fills the cell. Rules: LIST-69.
  open var contentView: UIView { contents.contentView }

  /// The view behind the content; it fills the cell. Rules: LIST-69.
  open var backgroundView: UIView? {
    get { contents.background }
    set {
      contents.background?.removeFromSuperview()
      contents.background = newValue
      if let newValue { insertFilling(newValue, at: 0) }
    }
  }

  /// The view over ``backgroundView`` while the cell is selected or highlighted. Rules: LIST-69.
  open var selectedBackgroundView: UIView? {
    get { contents.selectedBackground }
    set {
      contents.selectedBackground?.removeFromSuperview()
      contents.selectedBackground = newValue
      showSelectedBackground()
    }
  }

  private final func insertFilling(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private final func showSelectedBackground() {
    guard let view = contents.selectedBackground else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    if view.superview !== self { insertFilling(view, at: contents.background == nil ? 0 : 1) }
  }

  // MARK: States

  /// Whether the item is selected. Rules: LIST-74.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Whether a finger is on the cell. Rules: LIST-74.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether a person is moving the cell.
  final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the item has the focus. Rules: LIST-46.
  final var hasFocus = false {
    didSet { if hasFocus != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the actions of a swipe are open.
  final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the collection view is in editing mode. Rules: LIST-75.
  final var isInEditing = false {
    didSet { if isInEditing != oldValue { editingChanged() } }
  }

  func editingChanged() { setNeedsUpdateConfiguration() }

  private final func stateChanged() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// The cell is about to show another item: the states are off. Rules: LIST-68.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    hasFocus = false
  }

  /// A drag of the cell has another state. The base does nothing. Rules: LIST-40.
  open func dragStateDidChange(_ dragState: DragState) {}
  private final var dragState = ListDragState.none
  final func takeDragState(_ state: ListDragState) {
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }

  /// The states of a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// No drag.
    case none = 0
    /// The drag begins.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  // MARK: Configurations

  /// What is true of the cell. Rules: LIST-70.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isReordering, state.isEditing, state.isSwiped) = (isReordering, isInEditing, isSwiped)
    state.isFocused = hasFocus
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = .init(rawValue: dragState.rawValue) ?? .none
    return state
  }

  /// Marks the cell for ``updateConfiguration(using:)`` before its next layout. Rules: LIST-70.
  open func setNeedsUpdateConfiguration() {
    if contents.update.request() { setNeedsLayout() }
  }

  /// Adapts the configurations to a state. The base updates those that update automatically. Rules: LIST-70.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contents.content {
      contents.content = content.updated(for: state)
      showContent()
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = contents.backgroundConfiguration {
      contents.backgroundConfiguration = background.updated(for: state)
    }
  }

  /// The type of ``configurationUpdateHandler-swift.property``.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// Called after ``updateConfiguration(using:)``. Rules: LIST-70.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content in one value; its view becomes ``contentView``. Rules: LIST-70.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.content }
    set {
      contents.content = newValue
      if automaticallyUpdatesContentConfiguration, let newValue {
        contents.content = newValue.updated(for: configurationState)
      }
      showContent()
      invalidateItem()
    }
  }

  private final func showContent() {
    guard let content = contents.content else {
      if contents.configured != nil {
        contents.configured = nil
        replaceContentView(CollectionContentView())
      }
      return
    }
    if let view = contents.configured, view.supports(content) {
      view.configuration = content
    } else {
      let view = content.makeContentView()
      contents.configured = view
      replaceContentView(view)
    }
  }

  private final func replaceContentView(_ view: UIView) {
    contents.contentView.removeFromSuperview()
    contents.contentView = view
    view.frame = contentFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Where the content view is. A list cell leaves room for accessories.
  var contentFrame: CGRect { bounds }

  /// Whether ``contentConfiguration`` follows the cell's states.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` follows the cell's states.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background in one value; `nil` for ``backgroundView``. Nothing is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.backgroundConfiguration }
    set {
      contents.backgroundConfiguration = newValue
      if automaticallyUpdatesBackgroundConfiguration, let newValue {
        contents.backgroundConfiguration = newValue.updated(for: configurationState)
      }
    }
  }

  /// A configuration of the cell as the system would fill it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Updates the configurations, then places the content. An override calls `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  final func updateConfigurationIfNeeded() {
    guard contents.update.begin() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    contents.update.end()
  }

  // MARK: Size

  /// Lets the collection view ask the cell for its size again, unless it does not want to. Rules: LIST-43.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidateItem()
  }

  fileprivate final func invalidateItem() { (superview as? UICollectionView)?.shown.contentChanged(self) }

  /// The size that the constraints in ``contentView`` give the cell. Rules: LIST-67.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let target = CGSize(
      width: targetSize.width - bounds.width + contentFrame.width,
      height: targetSize.height - bounds.height + contentFrame.height)
    var size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    // Content views may measure themselves instead of having constraints.
    if size.width <= 0 || size.height <= 0, contents.configured != nil {
      size = contentView.sizeThatFits(
        CGSize(width: target.width, height: verticalFittingPriority == .required ? target.height : 0))
    }
    guard size.width > 0 || size.height > 0 else { return size }
    return CGSize(
      width: size.width + bounds.width - contentFrame.width, height: size.height + bounds.height - contentFrame.height)
  }
}

/// The parts of a cell.
@MainActor private struct CellContents {
  var contentView: UIView = CollectionContentView()
  var configured: (any UIView & UIContentView)?
  var content: (any UIContentConfiguration)?
  var background: UIView?
  var selectedBackground: UIView?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var update = ConfigurationUpdate.none
}

/// The view that contains a cell's content.
private final class CollectionContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionViewCell)?.invalidateItem()
  }
}
