/// Members that extensions add to classes of other modules, and names by `@objc(Name)`: the Objective-C runtime learns them, beside the
/// tables of classes, when it loads a module. Here a function that runs before the program begins lists them:
///
///     extension UIView { @objc var code: Int { 1 } }
///     @objc(Player) class Music: NSObject {}
///
/// get, each behind its body,
///
///     @section(".init_array") @used nonisolated private let table: @convention(c) () -> Void =
///       { ModuleTable.members { (UIView.self, InterfaceConnections(UIView.self) { $0.property("code", \.code) }) } }
///     @section(".init_array") @used nonisolated private let table: @convention(c) () -> Void =
///       { ModuleTable.name(Music.self, "Player") }
extension FileRewriter {
  /// At an extension of a class that another module declares.
  func listMembers(of part: Declaration) {
    guard mayList, part.parent == nil, !part.hasWhereClause, let body = part.body,
      index.type(named: part.name)?.isOwn != true
    else { return }
    let owner = TableOwner(extendedBy: part)
    var lines: [String] = []
    var names: Set<String> = []
    for member in part.members
    where member.conditionDepth <= part.conditionDepth && !member.isMarked("private") && !member.isStatic {
      guard !isUnavailable(member), let line = tableLine(member, in: owner, [:]), names.insert(line.name).inserted
      else { continue }
      lines.append(line.text)
    }
    guard !lines.isEmpty else { return }
    list(
      "ModuleTable.members { (\(owner.type).self, InterfaceConnections(\(owner.type).self) { \(lines.joined(separator: "; ")) }) }",
      of: part, after: body.upperBound - 1)
  }

  /// At a class that may have `@objc(Name)`.
  func listName(of type: Declaration) {
    guard mayList, type.generics == nil, let name = ObjectiveCNames.explicitName(of: type, in: stream), !name.isEmpty,
      let end = top(of: type)?.body?.upperBound
    else { return }
    list("ModuleTable.name(\(Spelling.path(type.path)).self, \(Spelling.literal(name)))", of: type, after: end - 1)
  }

  /// In a program's main file the names of the file are variables of a function.
  private var mayList: Bool { options.listsModules && options.writesTables && !syntax.path.hasSuffix("main.swift") }

  private func list(_ call: String, of declaration: Declaration, after token: Int) {
    insert(
      "; @section(\".init_array\") @used nonisolated private let listed\(declaration.keyword): @convention(c) () -> Void = { \(call) }",
      after: token)
    needsUIKit = true
    note(.table, at: declaration.keyword)
  }

  private func isUnavailable(_ member: Declaration) -> Bool {
    member.attributes.contains { attribute in
      attribute.name == "available" && attribute.tokens.contains { stream.is($0, "unavailable") }
    }
  }
}
