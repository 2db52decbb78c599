/// What a view's content means, which decides whether it is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Controls that stand for a direction in space, which are not mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
