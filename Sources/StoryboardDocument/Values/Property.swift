extension StoryboardDocument {
  /// A value that an object gets under a name and that stands in an element of its own:
  /// `<color key="backgroundColor" …/>`.
  public struct Property: Hashable, Sendable, Codable {
    /// The `key`; the element's name if it has none.
    public let name: String
    public let value: PropertyValue
  }

  /// The value of a `Property`.
  public enum PropertyValue: Hashable, Sendable, Codable {
    case `nil`
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case color(Color)
    case font(Font)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case range(TextRange)
    case insets(Insets)
    /// Any other value: attributed strings, states of a control, encoded data.
    case element(Element)
  }
}
