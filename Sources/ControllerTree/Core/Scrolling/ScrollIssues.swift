extension HierarchyIssue.Kind {
  /// A finger moves or is lifted that does not touch the content.
  public static let dragNotBegun = Self(
    "dragNotBegun", .error, rule: "SCROLL-06", advice: "Call begin(at:) first, and check that it returns true.")
}

extension HierarchyIssue {
  @MainActor static func dragNotBegun(_ scrollView: UIScrollView) -> Self {
    let name = scrollView.hierarchyName
    return Self(.dragNotBegun, "No finger touches \(name).", objects: [name])
  }
}
