extension StoryboardDocument {
  /// The name of a storyboard in a bundle. It is never a path (STORY-12).
  public struct ResourceName: Hashable, Sendable, Codable, CustomStringConvertible {
    public let text: String

    /// - Returns: `nil` for an empty name, one with a slash, a backslash or a control character, and for `.` and `..`.
    public init?(_ text: String) {
      guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= 255,
        !text.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F })
      else { return nil }
      self.text = text
    }

    public var description: String { text }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let name = Self(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "A resource's name is not a path.")
      }
      self = name
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}
