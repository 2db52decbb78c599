import ControllerTree
import Foundation

/// A cell of a list: a content between accessories, indented by its level. Rules: LIST-96.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The state of an item with children.
  struct Outline {
    let isExpanded: Bool
    let toggle: @MainActor () -> Void
  }

  /// Set by a diffable data source for the items of a tree.
  final var outline: Outline?
  private final var shownAccessories: [UIView] = []

  /// Makes a cell. A collection view calls it for classes that are registered.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content that cells of lists usually have.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The accessories. Rules: LIST-96.
  open var accessories: [UICellAccessory] = [] { didSet { placeAccessories() } }
  /// How deep the item is in its tree. Rules: LIST-96.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placeAccessories() } } }
  /// The width of a level, in points. Rules: LIST-96.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { placeAccessories() } } }
  /// Whether accessories are indented with the content. The library never reads it.
  open var indentsAccessories = true

  private var guideIfMade: UILayoutGuide?
  /// The room of the cell's separator: from the content to the trailing edge, at the bottom.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guideIfMade { return guideIfMade }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    guideIfMade = guide
    return guide
  }

  // MARK: Places

  private final func widths() -> (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
    for accessory in accessories where accessory.isShown(whileEditing: isInEditing) {
      if accessory.isTrailing { trailing += accessory.shownWidth } else { leading += accessory.shownWidth }
    }
    return (leading + CGFloat(max(0, indentationLevel)) * indentationWidth, trailing)
  }

  override var contentFrame: CGRect {
    let (leading, trailing) = widths()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
  }

  private final func placeAccessories() {
    for view in shownAccessories { view.removeFromSuperview() }
    shownAccessories = []
    for accessory in accessories where accessory.isShown(whileEditing: isInEditing) {
      guard let view = accessory.customView else { continue }
      addSubview(view)
      shownAccessories.append(view)
    }
    setNeedsLayout()
  }

  override func editingChanged() {
    super.editingChanged()
    placeAccessories()
  }

  /// Places the content between the accessories. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentFrame
    if contentView.frame != content { contentView.frame = content }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (leading, trailing) = (CGFloat(max(0, indentationLevel)) * indentationWidth, bounds.width - widths().trailing)
    for accessory in accessories where accessory.isShown(whileEditing: isInEditing) {
      let start = accessory.isTrailing ? trailing : leading
      if accessory.isTrailing { trailing += accessory.shownWidth } else { leading += accessory.shownWidth }
      guard let view = accessory.customView else { continue }
      let middle = start + accessory.shownWidth / 2
      view.center = CGPoint(x: isRightToLeft ? bounds.width - middle : middle, y: bounds.midY)
    }
  }

  // MARK: Acts of a person

  /// A person taps an accessory, as one event: its handler is called; a chevron of an outline without a handler expands or collapses
  /// the item. Rules: LIST-96.
  /// - Returns: Whether the accessory is shown and did something.
  @discardableResult
  public final func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    act("tapAccessory(_:)") {
      for accessory in accessories
      where accessory.accessoryType == type && accessory.isShown(whileEditing: isInEditing) {
        if let handler = accessory.actionHandler {
          handler()
          return true
        }
        if type == .outlineDisclosure, let outline {
          outline.toggle()
          return true
        }
      }
      return false
    }
  }

  /// Whether the item is expanded, too.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded ?? false
    return state
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
  }
}
