/// Whether content lies on other content, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the bottom.
  case base = 0
  /// Above other content.
  case elevated = 1
}
