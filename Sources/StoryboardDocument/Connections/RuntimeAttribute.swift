extension StoryboardDocument {
  /// A value that is set by key path after the object has been made. The same key path may come twice; both are set.
  public struct RuntimeAttribute: Hashable, Sendable, Codable {
    /// `cornerRadius`, or several names as in `layer.cornerRadius`; at most 16 (STORY-13).
    public internal(set) var keyPath: String
    public internal(set) var value: Value
    public internal(set) var location: Location

    /// The most names in a key path.
    public static let longestKeyPath = 16

    public enum Value: Hashable, Sendable, Codable {
      case boolean(Bool)
      case integer(Int)
      case real(Double)
      case string(String)
      /// The key of a text in the app's tables.
      case localizedString(String)
      case color(Color)
      case point(Point)
      case size(Size)
      case rect(Rect)
      case range(TextRange)
      /// The name of an image.
      case image(String)
      case `nil`
    }

    /// The names of `keyPath`, in order.
    public var keys: [Substring] { keyPath.split(separator: ".", omittingEmptySubsequences: false) }
  }
}
