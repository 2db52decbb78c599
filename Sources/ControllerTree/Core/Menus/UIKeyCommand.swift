import Foundation

/// A key, perhaps with modifiers, that calls a method of the responder chain. Rules: RESP-25, ACT-55.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: a character, or one of the constants for keys without one.
  public let input: String?
  /// The modifiers to hold.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before a text in which the key types. Rules: TOUCH-17.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key may be another one on a keyboard without it. The library never reads it.
  open var allowsAutomaticLocalization = true
  /// Whether a bracket or an arrow is mirrored where text runs from right to left. The library never reads it.
  open var allowsAutomaticMirroring = true

  /// Makes a command of a key.
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifiers to hold.
  ///   - action: The method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command of a key, with a title for a list of shortcuts.
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifiers to hold.
  ///   - action: The method.
  ///   - discoverabilityTitle: The title in a list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command of a key and of a menu.
  /// - Parameters:
  ///   - title: The command's title.
  ///   - subtitle: The text below the title.
  ///   - image: The command's picture.
  ///   - selectedImage: The picture while the command is ticked.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers to hold.
  ///   - propertyList: Anything that tells commands with the same action apart.
  ///   - alternates: Other actions of the key with further modifiers.
  ///   - discoverabilityTitle: The title in a list of shortcuts.
  ///   - attributes: The command's attributes.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// A command with the same values. Rules: CODE-06.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      input: input ?? "", modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  /// Reads a command that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-06.
  public required init?(coder: NSCoder) {
    input = coder.text("ControllerTree.input")
    modifierFlags = UIKeyModifierFlags(rawValue: coder.whole("ControllerTree.flags") ?? 0)
    super.init(coder: coder)
    wantsPriorityOverSystemBehavior = coder.flag("ControllerTree.priority")
    allowsAutomaticLocalization = !coder.flag("ControllerTree.unlocalized")
    allowsAutomaticMirroring = !coder.flag("ControllerTree.unmirrored")
  }

  /// Writes the values, the key and the modifiers under keys; does nothing if `coder` has no keys. Rules: CODE-06.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(input, "ControllerTree.input")
    coder.write(modifierFlags.rawValue, "ControllerTree.flags")
    coder.write(wantsPriorityOverSystemBehavior, "ControllerTree.priority")
    coder.write(!allowsAutomaticLocalization, "ControllerTree.unlocalized")
    coder.write(!allowsAutomaticMirroring, "ControllerTree.unmirrored")
  }

  /// The command for a key with modifiers: this one, one for an alternate with the modifiers that it adds, or none. Letters fit in
  /// either case; Caps Lock and the pad count for nothing. Rules: ACT-55.
  final func fitting(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
    guard self.input?.lowercased() == input.lowercased() else { return nil }
    let held = flags.subtracting(.withoutEffect)
    if modifierFlags.subtracting(.withoutEffect) == held { return self }
    for alternate in alternates where modifierFlags.union(alternate.modifierFlags).subtracting(.withoutEffect) == held {
      return command(for: alternate) as? UIKeyCommand
    }
    return nil
  }

  /// The same key with the modifiers of an alternate.
  override func command(for alternate: UICommandAlternate) -> UICommand {
    UIKeyCommand(
      title: alternate.title, action: alternate.action, input: input ?? "",
      modifierFlags: modifierFlags.union(alternate.modifierFlags), propertyList: propertyList)
  }
}

extension UIKeyModifierFlags {
  fileprivate static var withoutEffect: Self { [.alphaShift, .numericPad] }
}

extension UIKeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public static let inputDelete = "UIKeyInputDelete"
  /// A function key.
  public static let f1 = "UIKeyInputF1"
  /// A function key.
  public static let f2 = "UIKeyInputF2"
  /// A function key.
  public static let f3 = "UIKeyInputF3"
  /// A function key.
  public static let f4 = "UIKeyInputF4"
  /// A function key.
  public static let f5 = "UIKeyInputF5"
  /// A function key.
  public static let f6 = "UIKeyInputF6"
  /// A function key.
  public static let f7 = "UIKeyInputF7"
  /// A function key.
  public static let f8 = "UIKeyInputF8"
  /// A function key.
  public static let f9 = "UIKeyInputF9"
  /// A function key.
  public static let f10 = "UIKeyInputF10"
  /// A function key.
  public static let f11 = "UIKeyInputF11"
  /// A function key.
  public static let f12 = "UIKeyInputF12"
}
