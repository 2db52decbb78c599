/// Whether the status bar's text is dark or light.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, depending on the user interface style.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
