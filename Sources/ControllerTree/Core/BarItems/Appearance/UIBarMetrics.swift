/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual one.
  case `default` = 0
  /// Lower.
  case compact = 1
  /// The usual one, with a prompt.
  case defaultPrompt = 101
  /// Lower, with a prompt.
  case compactPrompt = 102
}
