import Foundation

/// The code of an action; it gets the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and a picture, for a control or an item of a bar to perform.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Identifies an action: for each event, a control has at most one action of an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's identifier; a unique one if the action was made without.
  public let identifier: Identifier
  /// The action's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The action's picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The picture while the action is ticked. The library never reads it.
  open var selectedImage: UIImage?
  /// The action's title in a list of shortcuts.
  open var discoverabilityTitle: String?
  /// The action's attributes.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is ticked.
  open var state: UIMenuElement.State
  /// The object that performs the action, while the handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var unnamed = 0

  /// Makes an action.
  /// - Parameters:
  ///   - title: The action's title.
  ///   - subtitle: The text below the title.
  ///   - image: The action's picture.
  ///   - selectedImage: The picture while the action is ticked.
  ///   - identifier: The action's identifier; if `nil`, a unique one is made.
  ///   - discoverabilityTitle: The action's title in a list of shortcuts.
  ///   - attributes: The action's attributes.
  ///   - state: Whether the action is ticked.
  ///   - handler: The code to run.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("action-\(Self.unnamed)")
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// An action with the same values and handler. Rules: CODE-06.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  /// Reads an action that `encode(with:)` wrote, without its handler; `nil` if `coder` has no keys or contains none. Rules: CODE-06.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("ControllerTree.identifier") else { return nil }
    let values = LeafValues(coder)
    self.identifier = Identifier(identifier)
    (selectedImage, discoverabilityTitle) = (values.selectedImage, values.discoverabilityTitle)
    (attributes, state) = (values.attributes, values.state)
    handler = { _ in }
    super.init(coder: coder)
  }

  /// Writes the values under keys, and no handler; does nothing if `coder` has no keys. Rules: CODE-06.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(identifier.rawValue, "ControllerTree.identifier")
    LeafValues(selectedImage, discoverabilityTitle, attributes, state).write(to: coder)
  }

  /// The view or the item of a bar that performs the action, while the handler runs.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// Runs the handler for `sender`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
