/// Whether an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The interface is not active.
  case inactive = 0
  /// The interface is active.
  case active = 1
}
