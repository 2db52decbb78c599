import Foundation

/// What an action does; it gets the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and a picture: what a control or an item of a bar does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by: a control has one action of an identifier for each event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is known by; unique if it was made without.
  public let identifier: Identifier
  /// What the action would be called in a list of shortcuts.
  open var discoverabilityTitle: String?
  /// What is special about the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is ticked.
  open var state: UIMenuElement.State
  /// Who performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var unnamed = 0

  /// Makes an action.
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: More about it.
  ///   - image: Its picture.
  ///   - identifier: What it is known by; one is made if there is none.
  ///   - discoverabilityTitle: What it would be called in a list of shortcuts.
  ///   - attributes: What is special about it.
  ///   - state: Whether it is ticked.
  ///   - handler: What it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("action-\(Self.unnamed)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler for `sender`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
