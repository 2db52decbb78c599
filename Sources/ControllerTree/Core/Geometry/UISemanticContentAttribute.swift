/// The meaning of a view's content. It decides whether the view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Controls for a direction in space, which are not mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
