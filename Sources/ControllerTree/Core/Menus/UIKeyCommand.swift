import Foundation

/// A command of a menu or of a key, which calls a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method: its parameter is the command.
  public let action: Selector
  /// Anything that tells commands with the same action apart.
  public let propertyList: Any?
  /// The command's title in a list of shortcuts.
  open var discoverabilityTitle: String?
  /// The command's attributes. A disabled command calls nothing.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is ticked.
  open var state: UIMenuElement.State

  /// Makes a command.
  /// - Parameters:
  ///   - title: The command's title.
  ///   - image: The command's picture.
  ///   - action: The method.
  ///   - propertyList: Anything that tells commands with the same action apart.
  ///   - discoverabilityTitle: The title in a list of shortcuts.
  ///   - attributes: The command's attributes.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A key, perhaps with modifiers, that calls a method of the responder chain. Rules: RESP-25.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key: a character, or one of the constants for keys without one.
  public let input: String?
  /// The modifiers to hold.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before the system's own use of the key. The library never reads it.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the command repeats while the key is held. The library never reads it.
  open var allowsAutomaticLocalization = true

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
  ///   - image: The command's picture.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers to hold.
  ///   - propertyList: Anything that tells commands with the same action apart.
  ///   - discoverabilityTitle: The title in a list of shortcuts.
  ///   - attributes: The command's attributes.
  ///   - state: Whether the command is ticked.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Whether the key with these modifiers is the command's. Letters fit in either case; Caps Lock and the pad count for nothing.
  func fits(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    let own = modifierFlags.subtracting([.alphaShift, .numericPad])
    return self.input?.lowercased() == input.lowercased() && own == flags.subtracting([.alphaShift, .numericPad])
  }
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
}

/// Finds and carries out the command of a key.
///
///     first responder, then its chain: the first of keyCommands that fits
///     → the object of the chain that can perform the action → validate(_:) → the method, unless the command is disabled
///
/// Rules: RESP-25.
@MainActor enum KeyCommandDelivery {
  static func press(_ input: String, _ flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
    let first: UIResponder = window.firstResponder ?? window
    var current: UIResponder? = first
    while let responder = current {
      for command in responder.keyCommands ?? [] where command.fits(input, flags) {
        return perform(command, from: first)
      }
      current = responder.next
    }
    return false
  }

  private static func perform(_ command: UIKeyCommand, from first: UIResponder) -> Bool {
    guard let target = first.target(forAction: command.action, withSender: command) as? UIResponder else {
      return false
    }
    target.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    command.action.perform(on: target, [command])
    return true
  }
}
