extension HierarchyIssue.Kind {
  /// A controller was told to perform a segue that it does not have.
  public static let unknownSegue = Self(
    "unknownSegue", .error, rule: "M-SEGUE-01",
    advice: "Use an identifier of the controller's storyboard scene, or add the segue to segueTemplates.",
    uikitText: "Receiver (<A>) has no segue with identifier 'x'")
  /// A segue of kind `custom` has no code that performs it.
  public static let segueCannotPerform = Self(
    "segueCannotPerform", .error, rule: "M-SEGUE-04",
    advice: "Give the segue a class that overrides perform(), without a call of super.",
    uikitText:
      "Could not perform segue with identifier 'x'. A segue must either have a performHandler or it must override "
      + "-perform.")
  /// An embed was performed into a view that has subviews.
  public static let filledContainer = Self(
    "filledContainer", .error, rule: "M-SEGUE-05",
    advice: "Remove the child and its view first, or leave the embed to the loading of the view.",
    uikitText:
      "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a "
      + "subview was added programmatically?")
  /// An embed has no view to fill.
  public static let segueWithoutContainer = Self(
    "segueWithoutContainer", .error, rule: "M-SEGUE-06",
    advice: "Return a view of the loaded view tree as the container.")
  /// No controller around the source takes the action of an unwind segue.
  public static let unwindWithoutDestination = Self(
    "unwindWithoutDestination", .notice, rule: "M-SEGUE-02",
    advice: "Add the action to the interfaceConnections of a parent or presenter, or of one of their children.")
  /// A controller takes an unwind segue but does not have its action.
  public static let unwindActionMissing = Self(
    "unwindActionMissing", .error, rule: "M-SEGUE-07",
    advice: "Add the action to the class's interfaceConnections: a method that accepts a UIStoryboardSegue.")
}

extension HierarchyIssue {
  @MainActor static func unknownSegue(_ controller: UIViewController, _ identifier: String) -> Self {
    let name = controller.hierarchyName
    let known = controller.segueTemplates.compactMap(\.identifier)
    let rest =
      known.isEmpty
      ? "it has no segues with identifiers." : "its segues are \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
    return Self(
      .unknownSegue, "\(name) has no segue \"\(identifier)\"; \(rest)", objects: [name],
      uikitText: "Receiver (<\(name.type)>) has no segue with identifier '\(identifier)'")
  }

  @MainActor static func segueCannotPerform(_ segue: UIStoryboardSegue) -> Self {
    let source = segue.source.hierarchyName
    let name = segue.identifier.map { "\"\($0)\"" } ?? "without identifier"
    return Self(
      .segueCannotPerform, "The class \(type(of: segue)) does not perform the segue \(name) of \(source).",
      objects: [source],
      uikitText:
        "Could not perform segue with identifier '\(segue.identifier ?? "(null)")'. A segue must either have a "
        + "performHandler or it must override -perform.")
  }

  @MainActor static func filledContainer(
    _ source: UIViewController, _ identifier: String?, _ container: UIView
  ) -> Self {
    let (source, container) = (source.hierarchyName, container.hierarchyName)
    let name = identifier.map { "\"\($0)\"" } ?? "without identifier"
    return Self(
      .filledContainer, "The embed \(name) of \(source) was not performed: its view \(container) has subviews.",
      objects: [source, container])
  }

  @MainActor static func segueWithoutContainer(_ source: UIViewController, _ identifier: String?) -> Self {
    let source = source.hierarchyName
    let name = identifier.map { "\"\($0)\"" } ?? "without identifier"
    return Self(.segueWithoutContainer, "The embed \(name) of \(source) has no view to fill.", objects: [source])
  }

  @MainActor static func unwindWithoutDestination(_ source: UIViewController, _ action: Selector) -> Self {
    let source = source.hierarchyName
    return Self(
      .unwindWithoutDestination, "No controller around \(source) takes the unwind action \(action); nothing changes.",
      objects: [source])
  }

  @MainActor static func unwindActionMissing(
    _ destination: UIViewController, _ action: Selector, from source: UIViewController
  ) -> Self {
    let (name, source) = (destination.hierarchyName, source.hierarchyName)
    return Self(
      .unwindActionMissing, "\(name) takes an unwind segue of \(source) but has no unwind action \(action).",
      objects: [name, source], uikitText: "-[\(name.type) \(action)]: unrecognized selector sent to instance")
  }
}
