extension UISearchBar {
  /// The look of a search bar.
  public enum Style: UInt, Hashable, Sendable {
    /// The cases are named for the look.
    case `default`, prominent, minimal
  }

  /// A picture of a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The cases are named for the place.
    case search, clear, bookmark, resultsList
  }
}
