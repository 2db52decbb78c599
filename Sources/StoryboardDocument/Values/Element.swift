extension StoryboardDocument {
  /// An element that has no type of its own, with all that stands in it.
  ///
  /// Blank text is left out. The text of `data` and `mutableData` is left out as well, and never decoded (STORY-14).
  public struct Element: Hashable, Sendable, Codable {
    public let name: String
    public let attributes: Attributes
    public let text: String
    public let children: [Element]
    public let location: Location

    /// The name of the property that the element is the value of.
    public var key: String? { attributes["key"] }

    /// The first child with this name, and this key if one is given.
    public func child(_ name: String, key: String? = nil) -> Element? {
      children.first { $0.name == name && (key == nil || $0.key == key) }
    }
  }
}
