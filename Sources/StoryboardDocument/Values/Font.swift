extension StoryboardDocument {
  /// A `fontDescription`.
  public struct Font: Hashable, Sendable, Codable {
    /// `system`, `boldSystem`, `italicSystem`; `nil` for a named font or a text style.
    public let type: String?
    public let name: String?
    public let family: String?
    /// A text style, such as `UICTFontTextStyleBody`.
    public let style: String?
    /// The weight of a system font, such as `semibold`.
    public let weight: String?
    public let pointSize: Double?

    public init(_ element: Element) {
      let attributes = element.attributes
      type = attributes["type"]
      name = attributes["name"]
      family = attributes["family"]
      style = attributes["style"]
      weight = attributes["weight"]
      pointSize = attributes.number("pointSize")
    }
  }
}
