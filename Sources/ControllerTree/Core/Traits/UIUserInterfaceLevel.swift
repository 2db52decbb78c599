/// Whether content is elevated above other content, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Content at the base level.
  case base = 0
  /// Content above other content.
  case elevated = 1
}
