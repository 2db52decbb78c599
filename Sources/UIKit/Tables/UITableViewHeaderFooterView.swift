import ControllerTree
import Foundation

/// The view of a header or a footer. A table makes one for each title; the app may make its own. Rules: LIST-05 to LIST-07, LIST-15.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Makes a view.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    becomeFreeOfVerticalSafeArea()
    addSubview(contentView)
  }

  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: SystemInitialization.takeName())
    self.frame = frame
  }

  /// Makes a view of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeFreeOfVerticalSafeArea()
    if contents.superview !== self { addSubview(contents) }
  }

  private final var identifier: String?
  private final var text: UILabel?
  private final var detail: UILabel?
  private final var content = CellContent()

  /// The name under which the view waits for reuse; `nil` for a view that does not.
  open var reuseIdentifier: String? { identifier }
  final func takeIdentifier(_ identifier: String) { self.identifier = identifier }
  /// The view is going to be used for another section. The base does nothing; an override calls `super`. Rules: LIST-06.
  open func prepareForReuse() {}

  // MARK: Contents

  /// Contains what the view shows.
  open var contentView: UIView { contents }
  private final var contents = UIView()

  /// The content view of a file takes the place of the view's own.
  final func adopt(_ view: UIView) {
    contents.removeFromSuperview()
    contents = view
    addSubview(view)
  }

  /// The main label; `nil` if the view has a ``contentConfiguration``.
  open var textLabel: UILabel? {
    guard content.view == nil else { return nil }
    if let text { return text }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.numberOfLines = 0
    contentView.addSubview(made)
    text = made
    return made
  }
  /// The second label; `nil` if the view has a ``contentConfiguration``.
  open var detailTextLabel: UILabel? {
    guard content.view == nil else { return nil }
    if let detail { return detail }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(made)
    detail = made
    return made
  }

  /// The labels that were made so far.
  final var madeLabels: (text: UILabel?, detail: UILabel?) { (text, detail) }
  /// The view of the content configuration.
  final var configuredView: UIView? { content.view }
  /// The labels of an archive.
  final func takeLabels(text: UILabel?, detail: UILabel?) {
    (self.text, self.detail) = (text, detail)
    for case let label? in [text, detail] { contentView.addSubview(label) }
  }

  /// The content; `nil` for labels or views of the app's own. Rules: LIST-07, LIST-09.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      text?.removeFromSuperview()
      detail?.removeFromSuperview()
      (text, detail) = (nil, nil)
      content.take(newValue, in: contentView)
      setNeedsUpdateConfiguration()
    }
  }
  /// A content without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  /// Whether the content follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; `nil` for the table's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The background of a header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
  /// Whether the background follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A view behind the content, as large as the whole view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configuration updates

  /// Called after ``updateConfiguration(using:)``. Rules: LIST-07.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
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
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content.update(for: state) }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration?.updated(for: state),
      background != backgroundConfiguration
    {
      backgroundConfiguration = background
    }
  }

  private final func updateConfigurationIfNeeded() {
    guard update.begin() else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    update.end()
  }

  /// What is true of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  /// Whether the view sticks to an edge of the table.
  final var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  // MARK: Layout

  /// What the content keeps free at the sides. Rules: LIST-14.
  final var sideInsets = UIEdgeInsets.zero { didSet { if sideInsets != oldValue { setNeedsLayout() } } }

  /// Places content and labels, after an update of the configurations. An override calls `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: sideInsets)
    backgroundView?.frame = bounds
    content.view?.frame = contentView.bounds
    let width = max(contentView.bounds.width - 32, 0)
    guard let text else { return }
    let height = min(text.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height)
    text.frame = CGRect(x: 16, y: (bounds.height - height) / 2, width: width, height: height)
    detail?.frame = CGRect(x: 16, y: text.frame.maxY, width: width, height: bounds.height - text.frame.maxY)
  }

  /// The size of the content at the width of `targetSize`. Rules: LIST-15.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let measured = content.view ?? (contentView.constraints.isEmpty ? nil : contentView)
    guard let measured else { return sizeThatFits(targetSize) }
    let sides = sideInsets.left + sideInsets.right
    let size = measured.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - sides, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + sides, height: size.height)
  }

  /// The size of the label at a width, at least 28 points high. Rules: LIST-15.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - 32 - sideInsets.left - sideInsets.right
    let height = text?.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height ?? 0
    return CGSize(width: size.width, height: max(28, height + 12))
  }
}
