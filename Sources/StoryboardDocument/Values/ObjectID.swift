extension StoryboardDocument {
  /// The identifier of an object in a file: an opaque text that is unique within the file, such as `BYZ-38-t0r`.
  public struct ObjectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }

    public var description: String { text }

    /// The object in a xib that stands for the owner, which the caller of `loadNibNamed` passes.
    public static let filesOwner = ObjectID("-1")
    /// The object in a xib that stands for the first responder.
    public static let firstResponder = ObjectID("-2")
  }
}

extension StoryboardDocument.ObjectID: Codable {
  public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
