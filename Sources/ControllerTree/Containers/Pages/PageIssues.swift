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
