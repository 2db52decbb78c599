/// Holds a value on the heap, for members that few objects of a kind have: a file may have half a million views.
final class Box<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Box, second: Box) -> Bool { first === second || first.value == second.value }
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension KeyedEncodingContainer {
  /// Leaves out empty lists, so that JSON has what a file has.
  mutating func encode<Element: Encodable>(nonempty list: [Element], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decodeList<Element: Decodable>(_ type: Element.Type = Element.self, forKey key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}
