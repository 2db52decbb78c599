/// Whether text should be bolder than usual.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bolder.
  case bold = 1
}
