#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// Objects that a person can share, copy or drag. Clients implement it. Rules: VAL-83.
  @preconcurrency @MainActor
  public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The objects.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether the objects are there for a use.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// What is told of all objects.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// What is told of one object.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// A picture of an object.
    func activityItemsConfigurationPreviewForItem(
      at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// The application's own activities.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  }

  extension UIActivityItemsConfigurationReading {
    /// Returns `true`.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
      true
    }
    /// Returns `nil`.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Returns `nil`.
    public func activityItemsConfigurationMetadataForItem(
      at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    /// Returns `nil`.
    public func activityItemsConfigurationPreviewForItem(
      at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    /// Returns `nil`.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  }

  /// A use of shared objects.
  public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The use's text.
    public let rawValue: String
    /// A use from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharing; copying.
    public static let share = Self(rawValue: "share")
    public static let copy = Self(rawValue: "copy")
  }

  /// Something that is told of shared objects.
  public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title; the text of a message; the link; recipients.
    public static let title = Self(rawValue: "title")
    public static let messageBody = Self(rawValue: "messageBody")
    public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
    public static let collaborationModeRestrictions = Self(rawValue: "collaborationModeRestrictions")
  }

  /// The use of a picture of a shared object.
  public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The use's text.
    public let rawValue: String
    /// A use from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The whole object; a small picture.
    public static let fullSize = Self(rawValue: "fullSize")
    public static let thumbnail = Self(rawValue: "thumbnail")
  }

  /// Objects that a person can share, copy or drag. Rules: VAL-83.
  @preconcurrency @MainActor
  open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object of the application, which is not read. The library never reads it.
    open var localObject: Any?
    /// The uses: all at first. Rules: VAL-83.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// Tells something of all objects. Rules: VAL-83.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Tells something of one object. Rules: VAL-83.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Makes pictures. Rules: VAL-83.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Returns the application's own activities. Rules: VAL-83.
    open var applicationActivitiesProvider: (() -> [UIActivity]?)?
    private let providers: [NSItemProvider]

    /// Objects that are made when they are needed.
    public init(itemProviders: [NSItemProvider]) {
      providers = itemProviders
      super.init()
    }
    /// Objects.
    public convenience init(objects: [Any]) { self.init(itemProviders: objects.map { NSItemProvider(object: $0) }) }

    /// The objects.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    /// Whether ``supportedInteractions`` contains a use.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
      supportedInteractions.contains(interaction)
    }
    /// Asks ``metadataProvider``.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
      metadataProvider?(key)
    }
    /// Asks ``perItemMetadataProvider``.
    open func activityItemsConfigurationMetadataForItem(
      at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
      perItemMetadataProvider?(index, key)
    }
    /// Asks ``previewProvider``.
    open func activityItemsConfigurationPreviewForItem(
      at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
      previewProvider?(index, intent, suggestedSize)
    }
    /// Asks ``applicationActivitiesProvider``.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
  }

  extension UIActivityViewController {
    /// Makes a controller for the objects of a configuration. Rules: VAL-83.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
      self.init(
        activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.map { $0.object ?? $0 },
        applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }
  }

  @MainActor private final class SharedItems: KeptBeside {
    var configuration: (any UIActivityItemsConfigurationReading)?
  }

  extension UIResponder {
    /// The objects that a person can share here; `nil` for none. The library never reads it: nobody asks for them.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
      get { SharedItems.of(self)?.configuration }
      set { SharedItems.made(for: self).configuration = newValue }
    }
  }
#endif
