/// The bounds of a file. The largest of 223 public storyboards has 139 KB, 19 levels and 18 attributes in an element.
enum Limits {
  /// STORY-01.
  static let bytes = 8 << 20
  /// STORY-04.
  static let depth = 200
  /// STORY-04.
  static let elements = 500_000
  /// STORY-04.
  static let attributes = 256
  /// STORY-04: of elements and attributes together.
  static let names = 2_048
}
