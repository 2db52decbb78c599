/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Not specified.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, extending behind the status bar.
  case topAttached
}
