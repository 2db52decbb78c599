extension StoryboardDocument {
  /// The attributes of an element as the file spells them, sorted by name, with typed access.
  ///
  /// An element has few attributes, so a look-up goes through the list.
  public struct Attributes: Hashable, Sendable {
    public struct Pair: Hashable, Sendable {
      public let name: String
      public let value: String
    }

    private var pairs: [Pair] = []

    public init() {}

    public init(_ values: [String: String]) {
      pairs = values.map { Pair(name: $0, value: $1) }
      pairs.sort { $0.name < $1.name }
    }

    /// - Parameter pairs: Pairs with different names, in any order.
    init(unsorted pairs: [Pair]) {
      self.pairs = pairs
      self.pairs.sort { $0.name < $1.name }
    }

    /// The text of the attribute; `nil` if the element does not have it.
    public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// The attribute as a Boolean: `YES` is true, any other text is false (STORY-09).
    public func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    /// The attribute as a finite number; `nil` if it is none (STORY-08).
    public func number(_ name: String) -> Double? { self[name].flatMap(NumberText.number) }

    /// The attribute as a whole number; `nil` if it is none (STORY-08).
    public func integer(_ name: String) -> Int? { self[name].flatMap(NumberText.integer) }

    /// The attribute as the identifier of an object.
    public func id(_ name: String) -> ObjectID? { self[name].map { ObjectID($0) } }

    /// The attribute as one of the known values; `nil` for an unknown one (STORY-10).
    public func value<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String {
      self[name].flatMap { Value(rawValue: $0) }
    }
  }
}

extension StoryboardDocument.Attributes: RandomAccessCollection {
  public var startIndex: Int { pairs.startIndex }
  public var endIndex: Int { pairs.endIndex }
  public subscript(position: Int) -> Pair { pairs[position] }
}

/// In JSON the attributes are one object.
extension StoryboardDocument.Attributes: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([String: String].self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }
}
