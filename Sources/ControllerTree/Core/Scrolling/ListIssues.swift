extension HierarchyIssue.Kind {
  /// A batch of updates does not fit to the numbers before it and after it, or contradicts itself.
  public static let invalidListUpdate = Self(
    "invalidListUpdate", .error, rule: "LIST-03",
    advice: "Change the data first, then tell the list about exactly these changes, in one batch.")
  /// A list has no class, nib or prototype for a reuse identifier, or can't make a view of it.
  public static let reusableViewMissing = Self(
    "reusableViewMissing", .warning, rule: "LIST-05",
    advice: "Register a class or a nib for the identifier before the list asks for the view.")
  /// A registration of cells was made inside the data source that uses it.
  public static let lateRegistration = Self(
    "lateRegistration", .warning, rule: "LIST-68",
    advice: "Make the registration once, before the collection view asks for cells, and keep it.")
  /// A section, a row or an item does not exist.
  public static let placeOutOfRange = Self(
    "placeOutOfRange", .error, rule: "LIST-04", advice: "Name a place that the data source has.")
}

/// What lists, which stand above the hierarchy, report.
@MainActor package enum ListReport {
  /// A batch was refused, and the list has read everything anew.
  /// - Parameter message: The contradiction, without an end.
  package static func invalidUpdate(_ message: String, of list: UIView, by call: StaticString, uikitText: String?) {
    let name = list.hierarchyName
    let issue = HierarchyIssue(
      .invalidListUpdate, "\(name) refused a batch of updates and reloaded its data: \(message.ended)", objects: [name],
      uikitText: uikitText)
    list.report(issue, by: call)
  }

  /// A plain view takes the place of one that could not be made.
  package static func missingView(_ message: String, of list: UIView, by call: StaticString, uikitText: String?) {
    let name = list.hierarchyName
    let issue = HierarchyIssue(
      .reusableViewMissing, "\(name) made a plain view: \(message.ended)", objects: [name], uikitText: uikitText)
    list.report(issue, by: call)
  }

  /// The views of a registration that is made for each of them are never used again.
  package static func lateRegistration(isCell: Bool, of list: UIView, by call: StaticString) {
    let name = list.hierarchyName
    let issue = HierarchyIssue(
      .lateRegistration,
      "\(name) uses a registration that was made inside its data source: its views are never used again.",
      objects: [name],
      uikitText: isCell
        ? "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
          + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested "
          + "will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
          + "Registrations should be created up front and reused."
        : nil)
    list.report(issue, by: call)
  }

  package static func outOfRange(_ message: String, of list: UIView, by call: StaticString, uikitText: String?) {
    let name = list.hierarchyName
    let issue = HierarchyIssue(
      .placeOutOfRange, "\(name): \(message.ended)", objects: [name], uikitText: uikitText)
    list.report(issue, by: call)
  }
}

extension String {
  /// The text as a sentence.
  fileprivate var ended: String { hasSuffix(".") ? self : self + "." }
}
