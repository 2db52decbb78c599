extension StoryboardDocument {
  /// A dotted version, such as `14490.70` or `32700.99.1234`, compared number by number.
  public struct Version: Hashable, Sendable, Codable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }

    public var description: String { text }

    /// The numbers between the points. A part that is no number counts as 0.
    public var numbers: [Int] {
      text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }

    public static func < (first: Self, second: Self) -> Bool {
      let (left, right) = (first.numbers, second.numbers)
      return left == right ? first.text < second.text : left.lexicographicallyPrecedes(right)
    }

    public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}
