/// Whether the status bar's text is dark or light.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the user interface style asks for.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
