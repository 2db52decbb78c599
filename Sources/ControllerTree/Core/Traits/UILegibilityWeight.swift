/// Whether text should be bolder than usual.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bolder than usual.
  case bold = 1
}
