/// Each class gets a table at the end of its body, where it can name private members: of its outlets, actions and inspectable
/// attributes, which storyboards and selectors without methods read; of its properties that Objective-C knows, for
/// `value(forKey:)`; if it conforms to delegates' protocols, of its methods, for `responds(to:)`; and how to make its object for
/// `appearance()`.
extension FileRewriter {
  func rewriteTable(of declaration: Declaration) {
    guard options.writesTables, let body = declaration.body, !declaration.name.isEmpty,
      let record = index.type(named: declaration.name, from: declaration.parent), record.declaration === declaration
    else { return }
    let lines = tableLines(of: record)
    guard !lines.isEmpty else { return }
    let isResponder = isResponder(record)
    let isFirst = !isResponder && !index.line(of: record).dropFirst().contains { !tableLines(of: $0).isEmpty }
    let access = declaration.isMarked("open") ? "open " : declaration.isMarked("public") ? "public " : ""
    let words = isResponder ? "override " : isFirst ? "@MainActor " : "@MainActor override "
    insertMember(
      "\(isResponder ? access + words : words + access)class var interfaceConnections: InterfaceConnections { "
        + "InterfaceConnections(\(Spelling.name(declaration.name)).self) { \(lines.joined(separator: "; ")) } }",
      in: body)
    if isFirst, let end = top(of: declaration)?.body?.upperBound {
      insert("; extension \(Spelling.path(declaration.path)): InterfaceConnecting {}", after: end - 1)
    }
    needsUIKit = true
    note(.table, at: declaration.keyword)
  }

  /// The lines of a class's table; none if it gets no table.
  private func tableLines(of record: ModuleIndex.TypeRecord) -> [String] {
    guard record.declaration.kind == .class, record.members["interfaceConnections"] == nil,
      isResponder(record) || top(of: record.declaration) != nil
    else { return [] }
    let depth = record.declaration.conditionDepth
    var members = record.declaration.members.map { ($0, true) }
    for part in record.extensions
    where part.isOwn == record.isOwn && !part.declaration.hasWhereClause && part.declaration.conditionDepth <= depth {
      members += part.declaration.members.map { ($0, part.file === record.file) }
    }
    var lines: [String] = []
    var names: Set<String> = []
    let given = namesFromProtocols(of: record)
    for (member, isInFile) in members where member.conditionDepth <= depth {
      guard isInFile || !isHidden(member) else { continue }
      if member.isStatic {
        if let line = dependencyLine(member, in: record), names.insert(line.name).inserted { lines.append(line.text) }
        continue
      }
      if let line = tableLine(member, in: TableOwner(record), given), names.insert(line.name).inserted {
        lines.append(line.text)
      }
    }
    if let methods = listedMethods(of: record, members.map(\.0), given, besides: names) { lines.append(methods) }
    if let proxy = proxyLine(of: record) { lines.append(proxy) }
    return lines
  }

  /// The names that `@objc(name)` gives to requirements of the module's protocols: methods that meet them have the same.
  private func namesFromProtocols(of record: ModuleIndex.TypeRecord) -> [String: String] {
    var names: [String: String] = [:]
    for adopted in index.protocols(of: record) where adopted.declaration.has("objc") {
      for member in adopted.declaration.members where member.kind == .function {
        names["\(member.name)(\(member.labels))"] = ObjectiveCNames.explicitName(of: member, in: adopted.file.stream)
      }
    }
    return names
  }

  private func selector(_ method: Declaration, _ stream: TokenStream, _ given: [String: String]) -> String {
    ObjectiveCNames.explicitName(of: method, in: stream) ?? given["\(method.name)(\(method.labels))"]
      ?? ObjectiveCNames.selector(of: method, in: stream)
  }

  /// The names of the methods that Objective-C would find, or that a delegate's protocol may require; `nil` if the class and its
  /// superclasses conform to none.
  private func listedMethods(
    of record: ModuleIndex.TypeRecord, _ members: [Declaration], _ given: [String: String],
    besides actions: Set<String>
  ) -> String? {
    let line = index.line(of: record)
    guard line.contains(where: { $0.inherited.contains { isDelegate($0, from: record.declaration.parent) } }) else {
      return nil
    }
    var names: [String] = []
    for member in members where member.kind == .function && !member.isStatic && !isHidden(member) {
      guard
        member.isVisibleToObjectiveC || UIKitRequirements.methods.contains(member.name)
          || requirements.names.contains(member.name)
      else { continue }
      let name = selector(member, file(of: member, in: record).stream, given)
      if !actions.contains(name), !names.contains(name) { names.append(name) }
      // The calls of the library have the name that Swift's gives.
      guard member.isVisibleToObjectiveC, !delegates.roles(of: record).has("\(member.name)(\(member.labels))"),
        let called = delegates.roles(of: record).selector(answeredBy: name), !names.contains(called)
      else { continue }
      names.append(called)
    }
    for method in forwardedMethods(of: record) where !names.contains(method.selector) { names.append(method.selector) }
    return "$0.methods(\(names.map(Spelling.literal).joined(separator: ", ")))"
  }

  /// Whether a protocol has optional requirements: one of Objective-C's, or a delegate's of UIKit.
  private func isDelegate(_ name: String, from scope: Declaration?) -> Bool {
    if let record = index.type(named: name, from: scope) {
      return record.declaration.kind == .protocol && record.declaration.has("objc")
    }
    return name.hasPrefix("UI")
      && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Transitioning"))
  }

  private func isHidden(_ member: Declaration) -> Bool {
    member.isHidden || member.parent?.isHidden == true
  }

  func isResponder(_ record: ModuleIndex.TypeRecord) -> Bool {
    guard let name = index.foreignSuperclass(of: record) else { return false }
    return Responders.contains(name)
  }

  /// The line of a property or of a method that takes at most two objects.
  func tableLine(
    _ member: Declaration, in owner: TableOwner, _ given: [String: String]
  ) -> (name: String, text: String)? {
    let stream = owner.record.map { file(of: member, in: $0).stream } ?? stream
    if member.isProperty {
      guard member.otherNames.isEmpty, !member.name.isEmpty else { return nil }
      return propertyLine(member, stream)
    }
    guard member.kind == .function, member.isVisibleToObjectiveC, member.generics == nil, member.effects == nil else {
      return nil
    }
    let selector = selector(member, stream, given)
    if member.has("IBSegueAction") {
      return (
        selector,
        "$0.segueAction(\(Spelling.literal(selector)), \(owner.type).\(reference(member)))"
      )
    }
    return action(member, selector, in: owner, stream)
  }

  /// A method that returns the key paths on which a property depends, or all properties do.
  private func dependencyLine(
    _ member: Declaration, in record: ModuleIndex.TypeRecord
  ) -> (name: String, text: String)? {
    let prefix = "keyPathsForValuesAffecting"
    guard member.kind == .function, member.name.hasPrefix(prefix) else { return nil }
    let type = Spelling.name(record.declaration.name)
    if member.labels == "forKey:", member.name == prefix + "Value" {
      return (member.name, "$0.dependencies { \(type).\(member.name)(forKey: $0) }")
    }
    let key = member.name.dropFirst(prefix.count)
    guard member.parameters.isEmpty, member.isVisibleToObjectiveC, let first = key.first else { return nil }
    // A name that begins with several capitals keeps them.
    let isWord = key.dropFirst().first?.isUppercase != true
    let name = isWord ? first.lowercased() + key.dropFirst() : String(key)
    return (member.name, "$0.dependency(\(Spelling.literal(name))) { \(type).\(member.name)() }")
  }

  private func propertyLine(_ member: Declaration, _ stream: TokenStream) -> (name: String, text: String)? {
    let name = ObjectiveCNames.explicitName(of: member, in: stream) ?? member.name
    let kind: String
    if member.has("IBOutlet") {
      let type = member.type.map { stream.line($0) } ?? ""
      kind = type.hasPrefix("[") ? "outletCollection" : "outlet"
    } else if member.has("IBInspectable") {
      kind = "attribute"
    } else if member.isVisibleToObjectiveC, !member.has("nonobjc") {
      kind = "property"
    } else {
      return nil
    }
    return (name, "$0.\(kind)(\(Spelling.literal(name)), \\.\(Spelling.member(member.name)))")
  }

  /// Actions have no argument, the sender, or the sender and the event.
  private func action(
    _ member: Declaration, _ selector: String, in owner: TableOwner, _ stream: TokenStream
  ) -> (name: String, text: String)? {
    let types = member.parameters.map { stream.line($0.type) }
    guard !types.contains(where: { $0.hasPrefix("inout ") }) else { return nil }
    let call = "$0.action(\(Spelling.literal(selector))"
    let type = owner.type
    // The library may have methods of the same name.
    let isOverloaded = owner.record.map { self.isOverloaded(member, in: $0) } ?? true
    switch types.count {
    // A closure, because another method of the same name may have arguments.
    case 0: return (selector, "\(call), { (target: \(type)) in { target.\(Spelling.member(member.name))() } })")
    case 1 where owner.record == nil && !isPassed(types[0], from: owner.scope): return nil
    case 1 where isOverloaded:
      let label = member.parameters[0].label == "_" ? "" : "\(Spelling.label(member.parameters[0].label)): "
      let method = "{ (a: \(types[0])) in target.\(Spelling.member(member.name))(\(label)a) }"
      return (selector, "\(call), { (target: \(type)) in \(method) })")
    case 1: return (selector, "\(call), \(type).\(reference(member)))")
    case 2 where types[1] == "UIEvent?": return (selector, "\(call), \(type).\(reference(member)))")
    case 2
    where types[1] != "UIEvent" && types.allSatisfy({ isPassed($0, from: owner.scope) }) && !isOverloaded:
      return (selector, "\(call), \(type).\(reference(member)))")
    case 2 where types[1] == "UIEvent":
      let labels = member.parameters.map { $0.label == "_" ? "" : "\(Spelling.label($0.label)): " }
      let method =
        "{ (a: \(types[0]), b: UIEvent?) in target.\(Spelling.member(member.name))(\(labels[0])a, \(labels[1])b ?? UIEvent()) }"
      return (selector, "\(call), { (target: \(type)) in \(method) })")
    default: return nil
    }
  }

  private static let passed: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "Data", "Date", "Double", "Error", "Float", "IndexPath", "Int",
    "Notification",
    "String", "URL",
  ]

  /// Whether a type is certainly no closure, which could not be passed unless it escapes.
  private func isPassed(_ type: String, from scope: Declaration?) -> Bool {
    let name = type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
    if name.hasSuffix("Handler") || name.hasSuffix("Block") || name.contains(" ") { return false }
    return Self.passed.contains(name) || name.hasPrefix("NS") || name.hasPrefix("UI")
      || index.type(named: name, from: scope) != nil
  }

  private func reference(_ member: Declaration) -> String { "\(Spelling.member(member.name))(\(member.labels))" }

  private func file(of member: Declaration, in record: ModuleIndex.TypeRecord) -> SourceSyntax {
    record.members[member.name]?.first { $0.declaration === member }?.file ?? syntax
  }
}

/// The class for which a line of a table is written.
struct TableOwner {
  /// Its name as code.
  let type: String
  /// Where the types of its members are looked up.
  let scope: Declaration?
  /// `nil` for a class of another module.
  let record: ModuleIndex.TypeRecord?

  init(_ record: ModuleIndex.TypeRecord) {
    type = Spelling.name(record.declaration.name)
    scope = record.declaration
    self.record = record
  }

  /// The class of another module that `part` extends.
  init(extendedBy part: Declaration) {
    type = Spelling.path(part.name)
    scope = part
    record = nil
  }
}

/// Which classes of UIKit are responders.
enum Responders {
  private static let endings = ["ViewController", "View", "Cell", "NavigationController", "TabBarController"]
  /// Has the name of a responder, and is none.
  private static let exception = "CAEmitterCell"

  /// Whether a class of this name, which the module does not declare, is a responder: by the library's classes, or by its name if the
  /// library does not have it.
  static func contains(_ name: String) -> Bool {
    let superclasses = LibraryClasses.superclasses(of: name)
    if name == "UIResponder" || superclasses.contains("UIResponder") { return true }
    return superclasses.count == 1 && name != exception && endings.contains { name.hasSuffix($0) }
  }
}
