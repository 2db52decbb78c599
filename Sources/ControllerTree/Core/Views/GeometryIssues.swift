extension Nameable {
  /// Whether `value` can be stored in `property`. If it is NaN or infinite, an issue is reported, and the caller keeps
  /// the old value (MIS-32).
  /// - Parameter property: The property that was set, such as `frame`.
  @inline(__always)
  func accepts(_ value: some FiniteGeometry, for property: StaticString) -> Bool {
    if value.isFinite { return true }
    report(.invalidGeometry(self, property), by: property)
    return false
  }
}

extension HierarchyIssue.Kind {
  /// A number is NaN or infinite.
  public static let invalidGeometry = Self(
    "invalidGeometry", .error, rule: "MIS-32", advice: "Check the numbers before you assign them.",
    uikitText: "CALayer position contains NaN: [nan nan]")
  /// A frame was set while the view is transformed.
  public static let frameWithTransform = Self(
    "frameWithTransform", .notice, rule: "MIS-33", advice: "Set bounds and center while transform is not the identity.")
  /// Geometry was converted between views of different trees.
  public static let noCommonAncestor = Self(
    "noCommonAncestor", .notice, rule: "GEO-10", advice: "Convert between views of one window.")
}

extension HierarchyIssue {
  /// - Parameter property: The property that was set, such as `frame`.
  @MainActor static func invalidGeometry(_ object: any Nameable, _ property: StaticString) -> Self {
    let name = object.hierarchyName
    return Self(
      .invalidGeometry, "\(property) of \(name) was given a number that is NaN or infinite; the old value stays.",
      objects: [name])
  }

  @MainActor static func frameWithTransform(_ view: UIView) -> Self {
    let name = view.hierarchyName
    return Self(
      .frameWithTransform,
      "frame of \(name) was set while its transform is not the identity; its size is the frame's under the inverse.",
      objects: [name])
  }

  @MainActor static func noCommonAncestor(_ first: UIView, _ second: UIView) -> Self {
    let names = [first.hierarchyName, second.hierarchyName]
    return Self(
      .noCommonAncestor,
      "\(names[0]) and \(names[1]) are in different trees; their topmost views were taken for one.", objects: names)
  }
}
