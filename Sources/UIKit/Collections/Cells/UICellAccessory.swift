import ControllerTree
import Foundation

/// A small view at the leading or trailing edge of a list cell. Rules: LIST-96.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// In editing mode and outside of it.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside of editing mode.
    case whenNotEditing
  }

  /// The edge at which an accessory is.
  public enum Placement {
    /// The place of an accessory among those at its edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// The leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The room for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory.
    case actual
    /// As much as the usual accessories of lists have.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// What accessories can be.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A button for details.
    case detail
    /// A checkmark.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle for moving.
    case reorder
    /// A mark for selecting several items.
    case multiselect
    /// A chevron that expands and collapses.
    case outlineDisclosure
    /// A button with a menu.
    case popUpMenu
    /// A text.
    case label
    /// A view of the app's.
    case customView
  }

  /// The look of most accessories.
  public struct Options: Hashable {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The room for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the accessory. Nothing is drawn.
    public var tintColor: UIColor?
    /// The style of an outline's chevron. Nothing is drawn.
    public var style: OutlineDisclosureStyle?
    /// The font of a text. Nothing is drawn.
    public var font: UIFont?
    /// Whether a text follows the user's text size. Nothing is drawn.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Whether the handle has a line beside it. Nothing is drawn.
    public var showsVerticalSeparator: Bool?
    /// The colour behind the accessory. Nothing is drawn.
    public var backgroundColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      (self.showsVerticalSeparator, self.backgroundColor) = (showsVerticalSeparator, backgroundColor)
    }

    /// Makes options of an outline's chevron.
    public init(
      style: Style?, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }

    /// The style of an outline's chevron.
    public typealias Style = OutlineDisclosureStyle
  }

  /// The style of an outline's chevron.
  public enum OutlineDisclosureStyle: Hashable, Sendable {
    /// As the list decides.
    case automatic
    /// The whole header expands.
    case header
    /// The chevron expands.
    case cell
  }
  /// The options of an accessory of the kind.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of an accessory of the kind.
  public typealias DetailOptions = Options
  /// The options of an accessory of the kind.
  public typealias CheckmarkOptions = Options
  /// The options of an accessory of the kind.
  public typealias DeleteOptions = Options
  /// The options of an accessory of the kind.
  public typealias InsertOptions = Options
  /// The options of an accessory of the kind.
  public typealias ReorderOptions = Options
  /// The options of an accessory of the kind.
  public typealias MultiselectOptions = Options
  /// The options of an accessory of the kind.
  public typealias OutlineDisclosureOptions = Options
  /// The options of an accessory of the kind.
  public typealias LabelOptions = Options
  /// The options of an accessory of the kind.
  public typealias PopUpMenuOptions = Options

  /// A view of the app's as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    /// Whether it is hidden.
    public let isHidden: Bool
    /// The room for it.
    public let reservedLayoutWidth: LayoutDimension?
    /// Its colour. Nothing is drawn.
    public let tintColor: UIColor?
    /// Whether it keeps its size.
    public let maintainsFixedSize: Bool

    /// Makes a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType
  let placement: Placement
  let isHidden: Bool
  let width: LayoutDimension
  let customView: UIView?
  let text: String?
  let actionHandler: (@MainActor () -> Void)?
  let outlineStyle: OutlineDisclosureStyle
  private(set) var menu: UIMenu?
  private(set) var menuHandler: (@MainActor (UIMenu) -> Void)?

  private init(
    _ type: AccessoryType, _ placement: Placement, _ options: Options, text: String? = nil,
    _ handler: (@MainActor () -> Void)? = nil
  ) {
    outlineStyle = options.style ?? .automatic
    (accessoryType, self.placement, actionHandler) = (type, placement, handler)
    (isHidden, width) = (options.isHidden ?? false, options.reservedLayoutWidth ?? .standard)
    (customView, self.text) = (nil, text)
  }

  private init(_ configuration: CustomViewConfiguration) {
    (accessoryType, placement, isHidden) = (.customView, configuration.placement, configuration.isHidden)
    (width, customView, text, actionHandler) = (
      configuration.reservedLayoutWidth ?? .standard, configuration.customView, nil, nil
    )
    outlineStyle = .automatic
  }

  // MARK: Kinds

  /// A chevron at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, .trailing(displayed: displayed), options) }
  /// A button for details at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, .trailing(displayed: displayed), options, actionHandler) }
  /// A checkmark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, .trailing(displayed: displayed), options) }
  /// A button that deletes, at the leading edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, .leading(displayed: displayed), options, actionHandler) }
  /// A button that inserts, at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, .leading(displayed: displayed), options, actionHandler) }
  /// A handle for moving, at the trailing edge.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, .trailing(displayed: displayed), options) }
  /// A mark for selecting several items, at the leading edge.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, .leading(displayed: displayed), options) }
  /// A chevron that expands and collapses, at the trailing edge.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { .init(.outlineDisclosure, .trailing(displayed: displayed), options, actionHandler) }
  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { .init(.label, .trailing(displayed: displayed), options, text: text) }
  /// A button with a menu at the trailing edge.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.popUpMenu, .trailing(displayed: displayed), options)
    (made.menu, made.menuHandler) = (menu, selectedElementDidChangeHandler)
    return made
  }
  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { .init(configuration) }
}

extension UICellAccessory {
  var isTrailing: Bool { if case .trailing = placement { true } else { false } }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch placement {
    case .leading(.always, _), .trailing(.always, _): return true
    case .leading(.whenEditing, _), .trailing(.whenEditing, _): return isEditing
    case .leading(.whenNotEditing, _), .trailing(.whenNotEditing, _): return !isEditing
    }
  }

  /// The usual width of an accessory with its distance to the content, in points.
  static let standardWidth: CGFloat = 40

  @MainActor var shownWidth: CGFloat {
    switch width {
    case .standard: Self.standardWidth
    case .custom(let width): max(0, width)
    case .actual: customView?.bounds.width ?? Self.standardWidth
    }
  }
}
