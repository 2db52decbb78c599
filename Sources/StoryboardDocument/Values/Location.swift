extension StoryboardDocument {
  /// A place in the file: where an element's start tag begins. Both numbers count from 1; a column is a Unicode scalar.
  public struct Location: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    // 32 bits each: a file has one location for each of its elements.
    private let packedLine: UInt32
    private let packedColumn: UInt32

    public init(line: Int, column: Int) {
      packedLine = UInt32(clamping: line)
      packedColumn = UInt32(clamping: column)
    }

    public var line: Int { Int(packedLine) }
    public var column: Int { Int(packedColumn) }
    public var description: String { "\(line):\(column)" }

    public static func < (first: Self, second: Self) -> Bool {
      (first.packedLine, first.packedColumn) < (second.packedLine, second.packedColumn)
    }

    private enum CodingKeys: String, CodingKey {
      case packedLine = "line"
      case packedColumn = "column"
    }
  }
}
