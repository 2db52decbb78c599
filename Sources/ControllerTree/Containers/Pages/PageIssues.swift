extension HierarchyIssue.Kind {
  /// The number of controllers is not the number of visible pages.
  public static let wrongPageCount = Self(
    "wrongPageCount", .error, rule: "M-PAGE-01",
    advice: "Give one controller; two with the spine in the middle, or for an animated turn of double-sided pages.",
    uikitText: "The number of view controllers provided (3) doesn't match the number required (1) for the "
      + "requested transition")
  /// The page controller is on screen without a page.
  public static let noPages = Self(
    "noPages", .notice, rule: "M-PAGE-02",
    advice: "Call setViewControllers(_:direction:animated:completion:) before the controller is shown.")
  /// Pages with the spine in the middle were made single-sided.
  public static let singleSidedSpread = Self(
    "singleSidedSpread", .error, rule: "M-PAGE-03", advice: "Move the spine to the side first.")
}

extension HierarchyIssue {
  @MainActor static func wrongPageCount(_ pager: UIPageViewController, given: Int, required: Int) -> Self {
    let name = pager.hierarchyName
    return Self(
      .wrongPageCount,
      "\(name) was given \(given) \(given == 1 ? "controller" : "controllers") to show and needs \(required).",
      objects: [name],
      uikitText: "The number of view controllers provided (\(given)) doesn't match the number required (\(required)) "
        + "for the requested transition")
  }

  @MainActor static func noPages(_ pager: UIPageViewController) -> Self {
    let name = pager.hierarchyName
    return Self(.noPages, "\(name) is on screen and has no page: setViewControllers was never called.", objects: [name])
  }

  @MainActor static func singleSidedSpread(_ pager: UIPageViewController) -> Self {
    let name = pager.hierarchyName
    return Self(
      .singleSidedSpread, "\(name) has its spine in the middle, so its pages stay double-sided.", objects: [name])
  }
}
