extension StoryboardDocument {
  /// What an object of a file has, whatever its kind.
  public struct ObjectRecord: Hashable, Sendable {
    /// The name of its element.
    public let element: String
    /// `nil` for some parts that nothing refers to, such as the content views of old files.
    public let id: ObjectID?
    public let location: Location
    /// The attributes without those of other members.
    public let attributes: Attributes
    /// The values that stand in elements of their own, in document order.
    public let properties: [Property]
    /// Outlets, actions and segues, in document order.
    public let connections: [Connection]
    private var rare: Box<Rare>?

    /// Members that few objects have.
    private struct Rare: Hashable, Sendable {
      var key: String?
      var customClass: CustomClass?
      var runtimeAttributes: [RuntimeAttribute]
      var unknownElements: [Element]
    }

    /// The name of the property of the enclosing object that it is the value of: `view`, `navigationItem`.
    public var key: String? { rare?.value.key }
    public var customClass: CustomClass? { rare?.value.customClass }
    public var runtimeAttributes: [RuntimeAttribute] { rare?.value.runtimeAttributes ?? [] }
    /// Elements without a known meaning (STORY-07).
    public var unknownElements: [Element] { rare?.value.unknownElements ?? [] }

    init(
      element: String, id: ObjectID?, key: String?, customClass: CustomClass?, location: Location,
      attributes: Attributes, properties: [Property], runtimeAttributes: [RuntimeAttribute],
      connections: [Connection], unknownElements: [Element]
    ) {
      self.element = element
      self.id = id
      self.location = location
      self.attributes = attributes
      self.properties = properties
      self.connections = connections
      let hasRare = key != nil || customClass != nil || !runtimeAttributes.isEmpty || !unknownElements.isEmpty
      guard hasRare else { return }
      rare = Box(
        Rare(
          key: key, customClass: customClass, runtimeAttributes: runtimeAttributes, unknownElements: unknownElements))
    }

    /// The same record under the key.
    func under(_ key: String) -> Self {
      var record = self
      record.rare = Box(
        Rare(
          key: key, customClass: customClass, runtimeAttributes: runtimeAttributes, unknownElements: unknownElements))
      return record
    }
  }
}

extension StoryboardDocument.ObjectRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case element, id, key, customClass, location, attributes, properties, runtimeAttributes, connections
    case unknownElements
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      element: try container.decode(String.self, forKey: .element),
      id: try container.decodeIfPresent(StoryboardDocument.ObjectID.self, forKey: .id),
      key: try container.decodeIfPresent(String.self, forKey: .key),
      customClass: try container.decodeIfPresent(StoryboardDocument.CustomClass.self, forKey: .customClass),
      location: try container.decode(StoryboardDocument.Location.self, forKey: .location),
      attributes: try container.decodeIfPresent(StoryboardDocument.Attributes.self, forKey: .attributes) ?? .init(),
      properties: try container.decodeList(forKey: .properties),
      runtimeAttributes: try container.decodeList(forKey: .runtimeAttributes),
      connections: try container.decodeList(forKey: .connections),
      unknownElements: try container.decodeList(forKey: .unknownElements))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(key, forKey: .key)
    try container.encodeIfPresent(customClass, forKey: .customClass)
    try container.encode(location, forKey: .location)
    if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
    try container.encode(nonempty: properties, forKey: .properties)
    try container.encode(nonempty: runtimeAttributes, forKey: .runtimeAttributes)
    try container.encode(nonempty: connections, forKey: .connections)
    try container.encode(nonempty: unknownElements, forKey: .unknownElements)
  }
}

/// An object of a file: a controller, a view, an item, a recognizer.
public protocol StoryboardObject: Hashable, Sendable {
  var record: StoryboardDocument.ObjectRecord { get }
}

extension StoryboardObject {
  public var id: StoryboardDocument.ObjectID? { record.id }
  public var customClass: StoryboardDocument.CustomClass? { record.customClass }
  public var location: StoryboardDocument.Location { record.location }
  public var attributes: StoryboardDocument.Attributes { record.attributes }
  public var runtimeAttributes: [StoryboardDocument.RuntimeAttribute] { record.runtimeAttributes }
  public var connections: [StoryboardDocument.Connection] { record.connections }

  /// The name that people see in Interface Builder.
  public var userLabel: String? { attributes["userLabel"] }

  public var outlets: [StoryboardDocument.Outlet] {
    connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
  }
  /// The members of outlet collections, one for each object, in order.
  public var outletCollectionMembers: [StoryboardDocument.OutletCollectionMember] {
    connections.compactMap { if case .collectionMember(let member) = $0 { member } else { nil } }
  }
  public var actions: [StoryboardDocument.Action] {
    connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }
  /// All segues from this object, relationships included.
  public var segues: [StoryboardDocument.Segue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }

  /// The value that the file gives to the property, the last one if it gives several.
  public func property(_ name: String) -> StoryboardDocument.PropertyValue? {
    record.properties.last { $0.name == name }?.value
  }

  public func color(_ name: String) -> StoryboardDocument.Color? {
    if case .color(let color) = property(name) { color } else { nil }
  }

  /// The name of an image, which stands in an attribute, or in an `imageReference` from Xcode 10 on.
  public func imageName(_ name: String) -> String? {
    if let image = attributes[name] { return image }
    guard case .element(let element) = property(name) else { return nil }
    return element.attributes["image"]
  }

  /// A text that stands in an attribute, or in a `string` element if it is long or has line breaks.
  public func text(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    if case .string(let text) = property(name) { return text }
    return nil
  }
}
