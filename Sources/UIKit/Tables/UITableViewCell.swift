import ControllerTree
import Foundation

/// The view of a visible row.
///
/// A cell has labels and an image of its ``CellStyle``, which are made on first use; or a ``contentConfiguration``; or views of the app's
/// own in its ``contentView``. Its height follows from these (LIST-13). Its states change by the table, and each change updates the
/// configurations before the next layout. A cell that leaves the screen may be used for another row, after ``prepareForReuse()``.
/// Rules: LIST-05 to LIST-07, LIST-13.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Makes a cell with labels of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Makes a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: Self.styleOfNext.take() ?? .default, reuseIdentifier: SystemInitialization.takeName())
    self.frame = frame
  }

  /// The style of the cell that ``initialized(style:reuseIdentifier:)`` is making.
  fileprivate static var styleOfNext: CellStyle?

  /// Makes a cell of a file, with its labels and its content view. Rules: LIST-31.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  final var style = CellStyle.default
  private final var identifier: String?
  final var labels = CellLabels()
  private(set) final var content = CellContent()
  /// The segues that a storyboard gives the cell.
  final var segues = CellSegues()

  /// The name under which the cell waits for reuse; `nil` for a cell that does not.
  open var reuseIdentifier: String? { identifier }
  final func takeIdentifier(_ identifier: String) { self.identifier = identifier }

  /// The cell is going to be used for another row. An override calls `super`. The base closes the actions of a swipe and ends the
  /// highlight. Rules: LIST-06.
  open func prepareForReuse() {
    (isSwiped, hasFocus) = (false, false)
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Contents

  /// Contains what the cell shows, beside the accessory and the signs of editing mode.
  open var contentView: UIView { contents }
  private final var contents: UIView = CellContentView()

  private final func addContentView() {
    becomeFreeOfVerticalSafeArea()
    if contents.superview !== self {
      contents.frame = bounds
      addSubview(contents)
    }
    // Constraints inside fit the cell as soon as it has its height, also before its layout.
    contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contents.preservesSuperviewLayoutMargins = true
  }

  /// The content view of a file takes the place of the cell's own.
  final func adopt(_ view: UIView) {
    contents.removeFromSuperview()
    contents = view
    addSubview(view)
  }

  /// The main label; `nil` if the cell has a ``contentConfiguration``.
  open var textLabel: UILabel? { content.view == nil ? labels.text(in: self) : nil }
  /// The second label; `nil` in the default style, or if the cell has a ``contentConfiguration``.
  open var detailTextLabel: UILabel? { content.view == nil ? labels.detail(in: self) : nil }
  /// The image in front of the label; `nil` in the style `value2`, or if the cell has a ``contentConfiguration``.
  open var imageView: UIImageView? { content.view == nil ? labels.image(in: self) : nil }

  /// The content; `nil` for labels or views of the app's own. Rules: LIST-07, LIST-09.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      labels.remove()
      content.take(newValue, in: contentView)
      invalidateRow()
      setNeedsLayout()
      setNeedsUpdateConfiguration()
    }
  }
  /// A content without texts, in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }
  /// Whether the content follows the cell's state. Rules: LIST-07.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; `nil` for the table's own. Rules: LIST-07.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Whether the background follows the cell's state. Rules: LIST-07.
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Configuration updates

  /// Called after ``updateConfiguration(using:)``. Rules: LIST-07.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  /// Updates the configurations for a state. Rules: LIST-07.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }
  private final var update = ConfigurationUpdate.needed

  /// Updates the configurations before the next layout. Rules: LIST-07.
  open func setNeedsUpdateConfiguration() {
    if update.request() { setNeedsLayout() }
  }

  /// Updates the configurations for a state, unless this is switched off. An override calls `super`. Rules: LIST-07.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration?.updated(for: state),
      background != backgroundConfiguration
    {
      backgroundConfiguration = background
    }
  }

  final func updateConfigurationIfNeeded() {
    guard update.begin() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    update.end()
  }

  /// What is true of the cell. Rules: LIST-07.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isFocused = hasFocus
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = .init(rawValue: dragState.rawValue) ?? .none
    return state
  }

  // MARK: States

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { hasSelection }
    set { setSelected(newValue, animated: false) }
  }
  private final var hasSelection = false
  /// Selects or deselects the cell alone, without its row; a table calls it. An override calls `super`. Rules: LIST-22.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != hasSelection else { return }
    hasSelection = selected
    showMark()
    setNeedsUpdateConfiguration()
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { hasHighlight }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var hasHighlight = false
  /// Highlights the cell, its labels and its image; a table calls it. An override calls `super`. Rules: LIST-23.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != hasHighlight else { return }
    hasHighlight = highlighted
    showMark()
    setNeedsUpdateConfiguration()
  }

  /// Labels, images and the background follow selection and highlight.
  private final func showMark() {
    let isMarked = hasSelection || hasHighlight
    labels.setHighlighted(isMarked && selectionStyle != .none)
    guard let selectedBackgroundView else { return }
    if isMarked, selectionStyle != .none {
      selectedBackgroundView.frame = bounds
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else if selectedBackgroundView.superview === self {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var isInEditing = false
  /// Switches editing mode on or off, with its states; a table calls it. An override calls `super`. Rules: LIST-25.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    isInEditing = editing
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
  }
  /// The signs of editing mode come or go. The base does nothing. Rules: LIST-25.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// The signs of editing mode have come or gone. The base does nothing. Rules: LIST-25.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// What a person can do with the row in editing mode.
  open var editingStyle: UITableViewCell.EditingStyle { takenEditingStyle }
  private final var takenEditingStyle = EditingStyle.none
  /// Whether the content is indented in editing mode.
  open var shouldIndentWhileEditing = true
  final func takeEditing(style: EditingStyle, indents: Bool) {
    (takenEditingStyle, shouldIndentWhileEditing) = (style, indents)
    setNeedsLayout()
  }
  /// Whether the actions of a swipe are open.
  open var showingDeleteConfirmation: Bool { isSwiped }
  /// Whether the row has the focus. Rules: LIST-46.
  final var hasFocus = false { didSet { if hasFocus != oldValue { setNeedsUpdateConfiguration() } } }
  final var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the sign for moving is there in editing mode. The library never reads it.
  open var showsReorderControl = false
  /// How a selected cell looks; with `none`, labels and background don't follow the selection.
  open var selectionStyle = SelectionStyle.default
  /// A drag begins or ends. The base does nothing. Rules: LIST-40.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
  private final var dragState = ListDragState.none
  final func takeDragState(_ state: ListDragState) {
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }
  /// Whether a person can use the cell during a drag. The library never reads it.
  open var userInteractionEnabledWhileDragging = false
  /// How a cell with the focus looks. The library never reads it.
  open var focusStyle = FocusStyle.default

  // MARK: Backgrounds

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      showMark()
    }
  }
  /// A view behind the content while several cells can be selected. The library never reads it.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  /// What is at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge, in place of ``accessoryType``.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// What is at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the trailing edge in editing mode.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  private final func replaceAccessory(_ old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self {
      old.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// The accessory in the present mode.
  final var shownAccessoryType: AccessoryType {
    if shownAccessoryView != nil { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  private final var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  // MARK: Layout, in points

  /// How far labels are indented, in steps.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a step.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The insets of the line below the cell. The library never reads it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  final func width(_ width: CGFloat) { if bounds.width != width { bounds.size.width = width } }

  /// What the content keeps free at the sides. Rules: LIST-14.
  final var sideInsets = UIEdgeInsets.zero { didSet { if sideInsets != oldValue { setNeedsLayout() } } }

  /// The part of the cell for the content.
  private final func contentFrame(in size: CGSize) -> CGRect {
    let leading: CGFloat = isEditing && editingStyle != .none && shouldIndentWhileEditing ? 38 : 0
    var trailing = shownAccessoryType.width
    if let view = shownAccessoryView { trailing = view.bounds.width + 16 }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: sideInsets.left + (isMirrored ? trailing : leading), y: 0,
      width: max(size.width - leading - trailing - sideInsets.left - sideInsets.right, 0), height: size.height)
  }

  /// Places content, accessory and backgrounds, after an update of the configurations. An override calls `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = contentFrame(in: bounds.size)
    content.view?.frame = contentView.bounds
    backgroundView?.frame = bounds
    if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
    placeAccessory()
    labels.place(in: self)
  }

  private final func placeAccessory() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = shown.bounds.width / 2
    shown.center = CGPoint(
      x: isMirrored ? sideInsets.left + 16 + half : bounds.width - sideInsets.right - 16 - half, y: bounds.midY)
  }

  // MARK: Heights

  /// Lets the table measure the row again, unless it does not want to. Rules: LIST-43.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidateRow()
  }

  fileprivate final func invalidateRow() { (superview as? UITableView)?.display.contentChanged(self) }

  /// The cell whose content a view is.
  static func around(_ view: UIView) -> UITableViewCell? {
    view.superview as? UITableViewCell ?? view.superview?.superview as? UITableViewCell
  }

  /// What is measured: the view of the configuration, or that with the app's own constraints.
  final var measuredView: UIView? { content.view ?? (contentView.constraints.isEmpty ? nil : contentView) }

  /// The height of the cell's content at a width: of its configuration, its constraints, or its labels. Rules: LIST-13.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The size of the content. Rules: LIST-13.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let room = contentFrame(in: targetSize)
    let rest = targetSize.width - room.width
    let target = CGSize(width: room.width, height: targetSize.height)
    guard let measured = measuredView else { return sizeThatFits(targetSize) }
    let size = measured.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority
    )
    return CGSize(width: size.width + rest, height: size.height)
  }

  /// The size of the labels at a width, at least 44 points high. Rules: LIST-13.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labels.height(in: self, width: contentFrame(in: size).width))
  }
}

/// The view that contains a cell's content.
private final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.invalidateRow()
  }
}

extension ArchiveInitializable where Self: UITableViewCell {
  /// A cell of a class that is known only at run time, made by the class's own `init(style:reuseIdentifier:)`. The plugin `UIKitSources`
  /// writes it for `type.init(style:reuseIdentifier:)`. Rules: LOAD-20.
  public static func initialized(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    UITableViewCell.styleOfNext = style
    defer { UITableViewCell.styleOfNext = nil }
    let size = CGRect(x: 0, y: 0, width: 320, height: 44)
    let system = SystemInitialization(frame: size, name: reuseIdentifier)
    return unsafeDowncast((self as UIResponder.Type).init(madeBy: system), to: Self.self)
  }
}
