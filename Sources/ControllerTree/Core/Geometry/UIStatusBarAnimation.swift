/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide over the top edge.
  case slide = 2
}
