extension Nameable {
  /// Whether `value` can be stored in `property`. If it is NaN or infinite, an issue is reported, and the caller keeps
  /// the old value (MIS-32).
  /// - Parameter property: The property that was set, such as `frame`.
  @inline(__always)
  func accepts(_ value: some FiniteGeometry, for property: StaticString) -> Bool {
    if value.isFinite { return true }
    Stage.current.diagnostics.report(.invalidGeometry(self, property), by: PublicCall(property, self))
    return false
  }
}

extension HierarchyIssue {
  /// - Parameter property: The property that was set, such as `frame`.
  @MainActor static func invalidGeometry(_ object: any Nameable, _ property: StaticString) -> Self {
    let name = Stage.current.names.reference(to: object).name
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

  @MainActor static func notInWindow(_ responder: UIResponder) -> Self {
    let name = responder.hierarchyName
    return Self(.notInWindow, "\(name) can't become first responder: it is in no window.", objects: [name])
  }
}
