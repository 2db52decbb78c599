extension HierarchyIssue.Kind {
  /// A snapshot got an identifier twice in one call.
  public static let duplicateIdentifier = Self(
    "duplicateIdentifier", .error, rule: "LIST-51", advice: "Give each section and each item an identifier of its own.")
  /// A snapshot got item identifiers that it has already.
  public static let existingIdentifier = Self(
    "existingIdentifier", .warning, rule: "LIST-52",
    advice: "Delete the items first, or move them with moveItem(_:beforeItem:) or moveItem(_:afterItem:).")
  /// A snapshot does not have the identifier that a call names.
  public static let unknownIdentifier = Self(
    "unknownIdentifier", .error, rule: "LIST-53",
    advice: "Look with indexOfItem(_:) or indexOfSection(_:) whether the identifier exists.")
}

/// A call that a snapshot of a list refuses. Snapshots belong to no actor.
package enum SnapshotProblem: Sendable {
  case duplicateItems([String])
  case duplicateSections([String])
  /// Identifiers of a section snapshot.
  case duplicateBranches([String])
  case existingItems([String])
  case existingSections([String])
  case unknown(_ noun: String, _ identifier: String, uikitText: String?)
  /// Items without a section.
  case noSection

  /// Reports the problem to the current stage; from another thread than the main one, later.
  package func report(by call: StaticString) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { reportOnMain(by: call) }
    } else {
      Task { @MainActor in reportOnMain(by: call) }
    }
  }

  @MainActor private func reportOnMain(by call: StaticString) {
    Diagnostics.report(issue, by: PublicCall(call, nil))
  }

  private var issue: HierarchyIssue {
    switch self {
    case .duplicateItems(let names):
      HierarchyIssue(
        .duplicateIdentifier, "Item identifiers \(said(names)) were given twice; the snapshot is unchanged.",
        uikitText: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(set(names))")
    case .duplicateSections(let names):
      HierarchyIssue(
        .duplicateIdentifier, "Section identifiers \(said(names)) were given twice; the snapshot is unchanged.",
        uikitText: "Fatal: supplied section identifiers are not unique.")
    case .duplicateBranches(let names):
      HierarchyIssue(
        .duplicateIdentifier, "Item identifiers \(said(names)) would be twice in a section snapshot; it is unchanged.",
        uikitText: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(set(names))")
    case .existingItems(let names):
      HierarchyIssue(
        .existingIdentifier, "Item identifiers \(said(names)) exist already; they were moved.",
        uikitText: existingText(names))
    case .existingSections(let names):
      HierarchyIssue(
        .duplicateIdentifier, "Section identifiers \(said(names)) exist already; the snapshot is unchanged.",
        uikitText: "Section identifier count does not match data source count. "
          + "This is most likely due to a hashing issue with the identifiers.")
    case .unknown(let noun, let identifier, let text):
      HierarchyIssue(
        .unknownIdentifier, "The snapshot has no \(noun) \(identifier.shortened); it is unchanged.", uikitText: text)
    case .noSection:
      HierarchyIssue(
        .unknownIdentifier, "The snapshot has no section for the items; it is unchanged.",
        uikitText: "There are currently no sections in the data source. Please add a section first.")
    }
  }

  /// The first names, in one line.
  private func said(_ names: [String]) -> String {
    let first = names.prefix(3).map(\.shortened).joined(separator: ", ")
    return names.count > 3 ? "\(first) and \(names.count - 3) more" : first
  }

  /// A set as Foundation describes it.
  private func set(_ names: [String]) -> String {
    "{(\n" + names.prefix(10).map { "    \($0.shortened)" }.joined(separator: ",\n") + "\n)}"
  }

  private func existingText(_ names: [String]) -> String {
    "Diffable data source detected an attempt to insert or append \(names.count) item \(names.count == 1 ? "identifier" : "identifiers") "
      + "that already exist in the snapshot. The existing item identifiers will be moved into place instead, but this operation "
      + "will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
      + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item "
      + "identifiers that already exist: (\n"
      + names.prefix(10).map { "    \"\($0.shortened)\"" }.joined(separator: ",\n") + "\n)"
  }
}
