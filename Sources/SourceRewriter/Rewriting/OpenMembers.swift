/// Open members of extensions, which subclasses in other modules may override if Objective-C knows them:
///
///     open class Attachments: NSObject {}
///     extension Attachments { @objc open func makeCell() -> UIView { UIView() } }
///
/// Here the class gets them. A member that can't move stays in its extension, and nobody can override it.
extension MovedMembers {
  static func isOpen(
    _ member: Declaration, in part: Declaration, of record: ModuleIndex.TypeRecord?, _ index: ModuleIndex
  ) -> Bool {
    guard member.isMarked("open"), let record, record.isOwn, record.declaration.kind == .class,
      record.declaration.isMarked("open"), !part.hasWhereClause, !member.isMarked("final"), !member.has("nonobjc"),
      member.conditionDepth <= record.declaration.conditionDepth
    else { return false }
    return member.isVisibleToObjectiveC || index.line(of: record).contains { $0.declaration.has("objcMembers") }
      || answersDelegate(member, in: part) || answersProtocol(member, in: part, index)
  }

  /// The isolation that the extension gives to its members.
  static func isolationWord(
    of part: Declaration, _ member: Declaration, in record: ModuleIndex.TypeRecord, _ writer: FileRewriter
  ) -> String {
    if member.has("MainActor") || member.isMarked("nonisolated") { return "" }
    if part.has("MainActor") { return "@MainActor " }
    if part.isMarked("nonisolated") { return "nonisolated " }
    // A conformance to a protocol of the main actor isolates only the methods beside it.
    let isIsolated = writer.isResponder(record) || record.declaration.has("MainActor")
    return !isIsolated && !member.isMarked("override") && answersDelegate(member, in: part) ? "@MainActor " : ""
  }

  /// Whether a member answers a delegate's protocol of UIKit to which the extension conforms: Objective-C knows it then.
  private static func answersDelegate(_ member: Declaration, in part: Declaration) -> Bool {
    member.kind == .function
      && DelegateMethods(of: Set(part.inherited)).library.contains("\(member.name)(\(member.labels))")
  }

  /// Whether a member answers a protocol of Objective-C's to which the extension conforms.
  private static func answersProtocol(_ member: Declaration, in part: Declaration, _ index: ModuleIndex) -> Bool {
    part.inherited.contains { name in
      guard let adopted = index.type(named: name, from: part.parent), adopted.declaration.kind == .protocol else {
        return false
      }
      return ([adopted] + index.protocols(of: adopted)).contains { role in
        role.declaration.has("objc")
          && role.members[member.name]?.contains { $0.declaration.labels == member.labels } == true
      }
    }
  }
}
