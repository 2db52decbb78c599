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
  /// Whether accessories at the leading edge are indented with the content. Rules: LIST-96.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { placeAccessories() } } }

  /// The lines above and below the item, as its list has them now: none of the visibilities is automatic. `nil` outside of lists.
  /// Rules: COMP-10.
  public private(set) final var separators: UIListSeparatorConfiguration?
  final func takeSeparators(_ separators: UIListSeparatorConfiguration) { self.separators = separators }

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

  private final func shown(atTrailingEdge isTrailing: Bool) -> [UICellAccessory] {
    UICellAccessory.shown(accessories, atTrailingEdge: isTrailing, whileEditing: isInEditing)
  }

  private final var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  private final func widths() -> (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing): (CGFloat, CGFloat) = (indentation, 0)
    for accessory in shown(atTrailingEdge: false) { leading += accessory.shownWidth }
    for accessory in shown(atTrailingEdge: true) { trailing += accessory.shownWidth }
    return (leading, trailing)
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
    for (accessory, frame) in placesOfAccessories {
      accessory.customView?.center = CGPoint(x: frame.midX, y: bounds.midY)
    }
  }

  private final var placesOfAccessories: [(accessory: UICellAccessory, frame: CGRect)] {
    places(of: shown(atTrailingEdge: false), from: indentsAccessories ? indentation : 0)
      + places(of: shown(atTrailingEdge: true), from: bounds.width - widths().trailing)
  }

  private final func places(
    of accessories: [UICellAccessory], from start: CGFloat
  ) -> [(accessory: UICellAccessory, frame: CGRect)] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = start
    var places: [(accessory: UICellAccessory, frame: CGRect)] = []
    for accessory in accessories {
      let width = accessory.shownWidth
      let x = isRightToLeft ? bounds.width - start - width : start
      places.append((accessory, CGRect(x: x, y: 0, width: width, height: bounds.height)))
      start += width
    }
    return places
  }

  /// The accessory at a point that does something when a person touches it; views of accessories get their touches themselves.
  final func accessory(at point: CGPoint) -> UICellAccessory? {
    for (accessory, frame) in placesOfAccessories where frame.contains(point) {
      let isOutline = accessory.accessoryType == .outlineDisclosure && outline != nil
      let acts = isOutline || accessory.accessoryType == .reorder || accessory.accessoryType == .delete
      return acts || accessory.actionHandler != nil ? accessory : nil
    }
    return nil
  }

  /// The place of an accessory that is shown, in points of the cell. Not in UIKit. Rules: TOUCH-48.
  @_disfavoredOverload
  public final func frameOfAccessory(_ type: UICellAccessory.AccessoryType) -> CGRect? {
    for (accessory, frame) in placesOfAccessories where accessory.accessoryType == type { return frame }
    return nil
  }

  // MARK: Acts of a person

  /// A person taps an accessory, as one event: its handler is called. Without a handler a chevron of an outline expands or collapses the
  /// item, and a sign for deleting opens the actions of a swipe from the trailing edge. Rules: LIST-96, LIST-97.
  /// - Returns: Whether the accessory is shown and did something.
  @discardableResult
  @_disfavoredOverload
  public final func tapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    act("tapAccessory(_:)") {
      for accessory in accessories
      where accessory.accessoryType == type && accessory.isShown(whileEditing: isInEditing) {
        if let handler = accessory.actionHandler {
          handler()
          return true
        }
        if type == .outlineDisclosure, outline != nil {
          toggleOutline()
          return true
        }
        if type == .delete, let view = superview as? UICollectionView, let path = view.indexPath(for: self) {
          return view.swipe.open(path, isLeading: false)
        }
      }
      return false
    }
  }

  /// A person chooses from the menu of a pop-up accessory by a title, as one event: the element's action is performed, then the accessory's
  /// handler gets the menu. Rules: LIST-96.
  /// - Returns: Whether such an accessory is shown and an element with the title could be chosen.
  @discardableResult
  @_disfavoredOverload
  public final func chooseFromAccessoryMenu(_ title: String) -> Bool {
    act("chooseFromAccessoryMenu(_:)") {
      for accessory in accessories where accessory.isShown(whileEditing: isInEditing) {
        guard let menu = accessory.menu, let element = menu.element(titled: title) else { continue }
        (element as? UIAction)?.performWithSender(self, target: nil)
        accessory.menuHandler?(menu)
        return true
      }
      return false
    }
  }

  /// Whether a tap anywhere on the cell expands or collapses the item, as a chevron in the style of headers wants it.
  final var togglesByTap: Bool {
    guard outline != nil else { return false }
    for accessory in accessories
    where accessory.accessoryType == .outlineDisclosure && accessory.isShown(whileEditing: isInEditing) {
      return accessory.outlineStyle == .header
    }
    return false
  }

  final func toggleOutline() { outline?.toggle() }

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
