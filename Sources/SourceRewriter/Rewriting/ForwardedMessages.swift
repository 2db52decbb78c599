/// Objects that forward messages. A class with `forwardingTarget(for:)` gets the optional methods of UIKit's delegate protocols that it
/// names and does not have itself. Each asks for the other object, and calls the method there:
///
///     func scrollViewDidScroll(_ a: UIScrollView) { (MessageForwarding.target(forwardingTarget(for: …), …) ?? …).scrollViewDidScroll(a) }
extension FileRewriter {
  /// At a class, or at an extension of one.
  func writeForwarders(of declaration: Declaration) {
    guard let body = declaration.body, declaration.members.contains(where: isForwarding),
      let record = index.type(named: declaration.name, from: declaration.parent), record.isOwn
    else { return }
    let access = accessPrefix(of: record.declaration)
    for method in forwardedMethods(of: record) { insertMember(forwarder(of: method, access: access), in: body) }
  }

  /// The methods that a class forwards; none if it has no `forwardingTarget(for:)`.
  func forwardedMethods(of record: ModuleIndex.TypeRecord) -> [DelegateSignatures.Method] {
    guard record.members["forwardingTarget"]?.contains(where: { isForwarding($0.declaration) }) == true else {
      return []
    }
    let line = index.line(of: record)
    return DelegateSignatures.methods(of: line.flatMap(\.inherited)).filter { method in
      !line.contains { entry in
        entry.members[method.base]?.contains { $0.declaration.labels == method.labels } == true
      }
    }
  }

  private func isForwarding(_ method: Declaration) -> Bool {
    method.name == "forwardingTarget" && isInformalOverride(method)
  }

  private func forwarder(of method: DelegateSignatures.Method, access: String) -> String {
    let target =
      "MessageForwarding.target(forwardingTarget(for: Selector(\(Spelling.literal(method.selector)))), of: self)"
    return method.declaration(
      access: access, calling: "(\(target) as (any \(method.owner))? ?? MessageForwarding.silent)")
  }
}
