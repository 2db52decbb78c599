import Foundation

/// Actions, commands and menus below a title. ``UIMenuSystem``, interactions, buttons and bar buttons open menus. Rules: ACT-54.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Identifies a menu. The standard menus have constants.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it.
    public static let displayInline = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// At most one of its actions is ticked: the one that a person chose last. Rules: ACT-54.
    public static let singleSelection = Self(rawValue: 32)
    /// Its elements stand side by side.
    public static let displayAsPalette = Self(rawValue: 128)
  }

  /// How large the elements are.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small, in rows.
    case small
    /// Between the two.
    case medium
    /// The usual size.
    case large
    /// As the system decides.
    case automatic = -1
  }

  /// The menu's identifier; a unique one if it was made without.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The actions and menus.
  public let children: [UIMenuElement]
  /// How large the elements are. The library never reads it.
  open var preferredElementSize: ElementSize
  private static var unnamed = 0

  /// Makes a menu.
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The picture.
  ///   - identifier: The identifier; if `nil`, a unique one is made.
  ///   - options: How the menu is shown.
  ///   - preferredElementSize: How large the elements are.
  ///   - children: The actions and menus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.unnamed)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu with the same values and elements. Rules: CODE-06.
  open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }

  /// Reads a menu that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("ControllerTree.identifier") else { return nil }
    self.identifier = Identifier(identifier)
    options = Options(rawValue: UInt(bitPattern: coder.whole("ControllerTree.options") ?? 0))
    children = coder.objects(UIMenuElement.self, "ControllerTree.children")
    preferredElementSize =
      coder.whole("ControllerTree.elementSize").flatMap { ElementSize(rawValue: $0) } ?? .automatic
    super.init(coder: coder)
  }

  /// Writes the values and the elements under keys; does nothing if `coder` has no keys. Rules: CODE-06.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(identifier.rawValue, "ControllerTree.identifier")
    coder.write(Int(bitPattern: options.rawValue), "ControllerTree.options")
    coder.write(children, "ControllerTree.children")
    coder.write(preferredElementSize.rawValue, "ControllerTree.elementSize")
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are selected: the ticked actions and commands.
  open var selectedElements: [UIMenuElement] { children.filter { ($0 as? any UIMenuLeaf)?.state == .on } }
}
