/// The overrides of an extension's member that other extensions add to subclasses, all of other modules:
///
///     extension UIViewController { @objc var top: UIViewController { self } }
///     extension UINavigationController { override var top: UIViewController { topViewController ?? super.top } }
///
/// The overrides get names with those of their classes, `topOfUINavigationController`; the member looks for the nearest one.
struct ExtensionOverrides {
  private struct Override {
    let type: String
    let member: Declaration
    let writer: FileRewriter
  }

  private let name: String
  /// The overrides of subclasses before those of their superclasses.
  private var overrides: [Override] = []

  init(of member: Declaration, in type: String, _ writers: [FileRewriter], _ index: ModuleIndex) {
    name = member.name
    for (type, override) in index.overridesInExtensions(of: member, inExtensionOf: type) {
      guard override.declaration.nameToken != nil, override.declaration.body != nil,
        let writer = writers.first(where: { $0.syntax === override.file })
      else { continue }
      overrides.append(Override(type: type, member: override.declaration, writer: writer))
    }
    overrides.sort { Self.depth($0) > Self.depth($1) }
  }

  private static func depth(_ override: Override) -> Int { LibraryClasses.superclasses(of: override.type).count }

  var isEmpty: Bool { overrides.isEmpty }

  var targets: [OverriddenExtensions.Target] {
    overrides.map { OverriddenExtensions.Target(type: $0.type, member: memberName(in: $0.type)) }
  }

  private func memberName(in type: String) -> String { "\(name)Of\(type.filter { $0 != "." })" }

  /// Whether a class of the module inherits from a class with such an override. Its own override can't override that.
  func isAbove(_ record: ModuleIndex.TypeRecord, _ index: ModuleIndex) -> Bool {
    guard let foreign = index.foreignSuperclass(of: record) else { return false }
    let line = [foreign] + LibraryClasses.superclasses(of: foreign)
    return overrides.contains { line.contains($0.type) }
  }

  /// Gives the overrides their names; they call those of their superclasses.
  func rename() {
    for override in overrides {
      guard let name = override.member.nameToken, let body = override.member.body else { continue }
      let (writer, stream) = (override.writer, override.writer.stream)
      writer.replace(name..<(name + 1), by: memberName(in: override.type))
      for modifier in override.member.modifiers where modifier.name == "override" { writer.blank(modifier.tokens) }
      let above = LibraryClasses.superclasses(of: override.type)
      let next = above.first { type in overrides.contains { $0.type == type } }
      for token in body where stream.is(token, "super") && stream.is(token + 1, ".") {
        guard stream.isWord(token + 2), stream.text(token + 2) == self.name else { continue }
        writer.replace(token..<(token + 3), by: "self." + (next.map(memberName) ?? "\(self.name)Base"))
      }
      writer.dispatched.insert(ObjectIdentifier(override.member))
      writer.note(.extensionMember, at: override.member.keyword)
    }
  }
}
