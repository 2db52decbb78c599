#if !canImport(ObjectiveC)
  import Foundation

  /// The types that a responder takes when something is pasted. Rules: TEXT-59.
  @preconcurrency @MainActor
  open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The types.
    open var acceptableTypeIdentifiers: [String]

    /// A configuration without types.
    public override init() {
      acceptableTypeIdentifiers = []
      super.init()
    }

    /// A configuration with types.
    public init(acceptableTypeIdentifiers: [String]) {
      self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
      super.init()
    }

    /// A configuration with the same types. Rules: CODE-05.
    open func copy(with zone: NSZone? = nil) -> Any {
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
    /// `true`: a secure unarchiver can read configurations.
    nonisolated open class var supportsSecureCoding: Bool { true }
    /// Reads a configuration that `encode(with:)` wrote; one without types if there is none. Rules: CODE-05.
    public required init?(coder: NSCoder) {
      acceptableTypeIdentifiers = coder.read([String].self, "ControllerTree.types") ?? []
      super.init()
    }
    /// Writes the types under a key; does nothing if `coder` has no keys. Rules: CODE-05.
    open func encode(with coder: NSCoder) { coder.write(json: acceptableTypeIdentifiers, "ControllerTree.types") }

    /// A configuration with the types from which objects of a class can be made.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
      self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
      self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types from which objects of a class can be made.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
      acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
  }

  /// A responder that tells which types it takes. Each responder is one. Rules: TEXT-59.
  @preconcurrency @MainActor
  public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that the object takes; `nil` for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what was copied.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the object takes what was copied.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
  }

  extension UIResponder: UIPasteConfigurationSupporting {}
#endif

/// What was copied, for responders: pasteboards belong to a higher floor.
@MainActor package protocol PastingResponder: UIResponder {
  /// The text that was copied last; setting it copies a text.
  var copiedText: String? { get set }
  #if !canImport(ObjectiveC)
    /// What was copied last.
    var copiedItems: [NSItemProvider] { get }
  #endif
}

#if !canImport(ObjectiveC)
  @MainActor enum PastedItems {
    /// What was copied last, if the responder takes it; `nil` if not.
    static func accepted(by responder: UIResponder) -> [NSItemProvider]? {
      guard responder.hasAssociations, responder.pasteConfiguration != nil,
        let items = (responder as? any PastingResponder)?.copiedItems, responder.canPaste(items)
      else { return nil }
      return items
    }
  }
#endif
