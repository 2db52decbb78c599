import Foundation

/// Another action of a command while further modifiers are held. Two alternates are equal if their modifiers are. Rules: ACT-55.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The title.
  public final let title: String
  /// The method.
  public final let action: Selector
  /// The modifiers, beside those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method.
  ///   - modifierFlags: The modifiers, beside those of the command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }

  /// The alternate itself, as it can't change. Rules: CODE-06.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// `true`: a secure unarchiver can read alternates.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Reads an alternate that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let title = coder.text("ControllerTree.title"), let action = coder.text("ControllerTree.action") else {
      return nil
    }
    (self.title, self.action) = (title, Selector(action))
    modifierFlags = UIKeyModifierFlags(rawValue: coder.whole("ControllerTree.flags") ?? 0)
    super.init()
  }
  /// Writes title, the method's name and modifiers under keys; does nothing if `coder` has no keys. Rules: CODE-06.
  open func encode(with coder: NSCoder) {
    coder.write(title, "ControllerTree.title")
    coder.write(action.description, "ControllerTree.action")
    coder.write(modifierFlags.rawValue, "ControllerTree.flags")
  }

  /// Whether the other object is an alternate with the same modifiers.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.modifierFlags == modifierFlags
  }
  /// The hash of the modifiers.
  nonisolated open override var hash: Int { modifierFlags.rawValue }
}

/// A command of a menu or of a key, which calls a method of the responder chain. Rules: ACT-53, ACT-54.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method: its parameter is the command.
  public final let action: Selector
  /// Anything that tells commands with the same action apart.
  public final let propertyList: Any?
  /// Other actions with further modifiers. Rules: ACT-55.
  public final let alternates: [UICommandAlternate]
  /// The command's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The command's picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture while the command is ticked. The library never reads it.
  open var selectedImage: UIImage?
  /// The command's title in a list of shortcuts.
  open var discoverabilityTitle: String?
  /// The command's attributes. A disabled command calls nothing.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is ticked.
  open var state: UIMenuElement.State
  /// The object that performs the command, while the method runs.
  open internal(set) var sender: Any?
  /// The view or the item of a bar that performs the command, while the method runs.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The property list of a command that stands for the system's menu of ways to share.
  nonisolated public static let tagShare = "UICommandTagShare"

  /// Makes a command.
  /// - Parameters:
  ///   - title: The command's title.
  ///   - subtitle: The text below the title.
  ///   - image: The command's picture.
  ///   - selectedImage: The picture while the command is ticked.
  ///   - action: The method.
  ///   - propertyList: Anything that tells commands with the same action apart.
  ///   - alternates: Other actions with further modifiers.
  ///   - discoverabilityTitle: The title in a list of shortcuts.
  ///   - attributes: The command's attributes.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A command with the same values. Rules: CODE-06.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// Reads a command that `encode(with:)` wrote, with the name of its method; `nil` if `coder` has no keys or contains none.
  /// Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let action = coder.text("ControllerTree.action") else { return nil }
    let values = LeafValues(coder)
    self.action = Selector(action)
    propertyList = coder.object(NSData.self, "ControllerTree.propertyList").flatMap {
      try? PropertyListSerialization.propertyList(from: Data(referencing: $0), format: nil)
    }
    alternates = coder.objects(UICommandAlternate.self, "ControllerTree.alternates")
    (selectedImage, discoverabilityTitle) = (values.selectedImage, values.discoverabilityTitle)
    (attributes, state) = (values.attributes, values.state)
    super.init(coder: coder)
  }

  /// Writes the values and the method's name under keys; does nothing if `coder` has no keys. Rules: CODE-06.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(action.description, "ControllerTree.action")
    if let propertyList, PropertyListSerialization.propertyList(propertyList, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    {
      coder.write(NSData(data: data), "ControllerTree.propertyList")
    }
    coder.write(alternates, "ControllerTree.alternates")
    LeafValues(selectedImage, discoverabilityTitle, attributes, state).write(to: coder)
  }

  /// Calls the method of `target`, or of the first object of the chain that can perform it. The chain begins at `sender` if that is a
  /// responder, else where the key window's does. Nothing happens if no object can.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let start = sender as? UIResponder ?? CommandTarget.start
    guard let object = target.map({ $0 as AnyObject }) ?? CommandTarget.find(self, from: start) else { return }
    CommandTarget.perform(self, on: object, sender)
  }

  /// The command that stands for an alternate, without alternates of its own. Rules: ACT-55.
  func command(for alternate: UICommandAlternate) -> UICommand {
    UICommand(title: alternate.title, action: alternate.action, propertyList: propertyList)
  }
}
