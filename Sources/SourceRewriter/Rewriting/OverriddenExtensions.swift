/// A member that an extension adds to a class of another module, and that classes of this module override:
///
///     extension UIViewController { @objc func open() { a() } }
///     class Menu: UIViewController { override func open() { super.open() } }
///
/// Swift overrides no members of extensions. So the override gets a name of its own, and the member looks for it:
///
///     extension UIViewController { func open() { if let object = self as? Menu { return object.openOverride() };
///       return self.openBase() }; func openBase() { a() } }
///     class Menu: UIViewController { func openOverride() { self.openBase() } }
enum OverriddenExtensions {
  /// More candidates and tokens than any module looks at; the time is bounded by it.
  private static let limit = 2_000_000

  /// A class that overrides the member, and the name of the override there.
  struct Target {
    let type: String
    let member: String
  }

  private typealias Override = (record: ModuleIndex.TypeRecord, member: Declaration)

  static func rewrite(in writers: [FileRewriter], index: ModuleIndex) {
    var work = 0
    for writer in writers {
      for part in writer.syntax.all where part.kind == .extension && !part.hasWhereClause {
        guard index.type(named: part.name, from: part.parent) == nil else { continue }
        for member in part.members where mayBeDispatched(member, writer) {
          work += index.overrideCount(named: member.name)
          guard work < limit else { return }
          let further = ExtensionOverrides(of: member, in: part.name, writers, index)
          let overrides: [Override] = index.overrides(of: member, inExtensionOf: part.name)
          guard !overrides.isEmpty || !further.isEmpty,
            overrides.allSatisfy({ self.writer(of: $0, in: writers) != nil && !further.isAbove($0.record, index) })
          else { continue }
          let overriding = Set(overrides.map { ObjectIdentifier($0.record) })
          let first = overrides.filter { isFirst($0, of: overriding, index) }
          let targets = first.map { Target(type: $0.record.path, member: member.name + "Override") } + further.targets
          dispatch(member, to: targets, writer)
          further.rename()
          for override in overrides {
            guard let target = self.writer(of: override, in: writers) else { continue }
            work += override.record.declaration.body?.count ?? 0
            rename(override, isFirst: isFirst(override, of: overriding, index), target, writers)
          }
        }
      }
    }
  }

  /// Functions, and properties that are computed.
  static func mayBeDispatched(_ member: Declaration, _ writer: FileRewriter) -> Bool {
    guard member.body != nil, !member.isStatic, !member.isMarked("override"), member.nameToken != nil else {
      return false
    }
    switch member.kind {
    case .function:
      return member.generics == nil && !member.hasWhereClause
        && !member.parameters.contains {
          writer.stream.line($0.type).contains("inout") || writer.stream.line($0.type).hasSuffix("...")
        }
    case .variable: return member.type != nil && member.value == nil && member.otherNames.isEmpty
    default: return false
    }
  }

  /// The rewriting of the file with an override; `nil` if the override can't be renamed there.
  private static func writer(of override: Override, in writers: [FileRewriter]) -> FileRewriter? {
    let member = override.member
    guard override.record.isOwn, member.nameToken != nil, member.body != nil, member.value == nil else { return nil }
    let file = override.record.members[member.name]?.first { $0.declaration === member }?.file
    return writers.first { $0.syntax === file }
  }

  /// Whether no superclass overrides the member too.
  private static func isFirst(_ override: Override, of overriding: Set<ObjectIdentifier>, _ index: ModuleIndex) -> Bool
  {
    !index.line(of: override.record).dropFirst().contains { overriding.contains(ObjectIdentifier($0)) }
  }

  // MARK: The extension

  private static func dispatch(_ member: Declaration, to targets: [Target], _ writer: FileRewriter) {
    guard let body = member.body else { return }
    let text = member.kind == .function ? function(member, targets, writer) : property(member, targets, writer)
    writer.insert(text + " ", before: body.lowerBound)
    writer.dispatched.insert(ObjectIdentifier(member))
    writer.note(.extensionMember, at: member.keyword)
  }

  private static func function(_ member: Declaration, _ targets: [Target], _ writer: FileRewriter) -> String {
    let stream = writer.stream
    let arguments = member.parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
    let list = "(" + arguments.joined(separator: ", ") + ")"
    let effects = member.effects.map { stream.line($0) } ?? ""
    let words = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let parameters = member.parameters.map { parameter in
      let name = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(name): \(stream.line(parameter.type))"
    }
    let result = member.type.map { " -> " + stream.line($0) } ?? ""
    return "{ "
      + targets.map { "if let object = self as? \($0.type) { return \(words)object.\($0.member)\(list) }; " }
      .joined()
      + "return \(words)self.\(member.name)Base\(list) }; func \(member.name)Base(\(parameters.joined(separator: ", ")))"
      + (effects.isEmpty ? "" : " " + effects) + result
  }

  private static func property(_ member: Declaration, _ targets: [Target], _ writer: FileRewriter) -> String {
    let type = member.type.map { writer.stream.line($0) } ?? ""
    let name = member.name
    let get = targets.map { "if let object = self as? \($0.type) { return object.\($0.member) }; " }.joined()
    var text = "{ get { \(get)return self.\(name)Base }"
    if hasSetter(member, writer.stream) {
      let set = targets.map { "if let object = self as? \($0.type) { object.\($0.member) = newValue; return }; " }
        .joined()
      text += " set { \(set)self.\(name)Base = newValue }"
    }
    return text + " }; var \(name)Base: \(type)"
  }

  private static func hasSetter(_ member: Declaration, _ stream: TokenStream) -> Bool {
    guard let body = member.body else { return false }
    var index = body.lowerBound + 1
    while index < body.upperBound - 1 {
      if stream.is(index, "set"), stream.kind(index + 1) == .openBrace || stream.kind(index + 1) == .openParen {
        return true
      }
      index = stream.after(index)
    }
    return false
  }

  // MARK: The classes

  private static func rename(
    _ override: Override, isFirst: Bool, _ writer: FileRewriter, _ writers: [FileRewriter]
  ) {
    let member = override.member
    guard let name = member.nameToken else { return }
    writer.replace(name..<(name + 1), by: "\(member.name)Override")
    if isFirst {
      for modifier in member.modifiers where modifier.name == "override" { writer.blank(modifier.tokens) }
    }
    // Calls of the same member of `super`, wherever the class and its extensions make them.
    let record = override.record
    let parts =
      [(record.declaration, record.file)]
      + record.extensions.filter { $0.isOwn }.map { ($0.declaration, $0.file) }
    for (part, file) in parts {
      guard let body = part.body, let writer = writers.first(where: { $0.syntax === file }) else { continue }
      for token in body where writer.stream.is(token, "super") && writer.stream.is(token + 1, ".") {
        guard writer.stream.isWord(token + 2), writer.stream.text(token + 2) == member.name else { continue }
        writer.replace(
          token..<(token + 3), by: isFirst ? "self.\(member.name)Base" : "super.\(member.name)Override")
      }
    }
  }
}
