/// Whether an interface is the one that a person is using.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
