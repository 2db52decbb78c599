/// Protocols for the Objective-C runtime become Swift's: their optional requirements get defaults in an extension, and for
/// each one a twin that answers `nil` if nobody has implemented it.
extension FileRewriter {
  func rewriteProtocol(_ declaration: Declaration) {
    guard declaration.has("objc"), let name = declaration.nameToken else { return }
    bindToClasses(declaration, name)
    for member in declaration.members {
      for modifier in member.modifiers where modifier.name == "optional" {
        blank(modifier.tokens)
        note(.optionalRequirement, at: modifier.tokens.lowerBound)
      }
    }
    let own = (requirements.byProtocol[declaration.path] ?? []).filter { $0.file === syntax }
    guard !own.isEmpty, let body = declaration.body else { return }
    let access = accessPrefix(of: declaration)
    for requirement in own where requirement.needsTwinInTypes { replaceByTwin(requirement) }
    let members = own.flatMap { requirement -> [String] in
      let twin = defaultTwin(requirement, access: access)
      return requirement.needsTwinInTypes ? [twin] : [defaultMember(requirement, access: access), twin]
    }
    insert(
      "; extension \(Spelling.path(declaration.path)) { \(members.joined(separator: "; ")) }",
      after: body.upperBound - 1)
    needsUIKit = true
  }

  /// A requirement whose result has no value for "not implemented" is required as its twin alone, which may return `nil`.
  private func replaceByTwin(_ requirement: Requirement) {
    replace(requirement.declaration.tokens, by: head(ofTwin: requirement, access: "") + accessors(requirement))
  }

  /// Protocols of Objective-C are for classes alone.
  private func bindToClasses(_ declaration: Declaration, _ name: Int) {
    let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    guard !declaration.inherited.contains(where: bound.contains) else { return }
    if let colon = declaration.inheritanceColon {
      insert(" AnyObject,", after: colon)
    } else {
      insert(": AnyObject", after: name)
    }
  }

  /// `public ` or nothing, for members of an extension.
  func accessPrefix(of declaration: Declaration) -> String {
    declaration.isMarked("public") || declaration.isMarked("open") ? "public " : ""
  }

  // MARK: Members of the extension

  typealias Requirement = OptionalRequirements.Requirement

  /// What an extension of the protocol declares, or the class that conforms for a subclass: "not implemented".
  func defaultMember(_ requirement: Requirement, access: String) -> String {
    let value = requirement.neutralValue ?? ""
    let body = "OptionalRequirement.isMissing()" + (value.isEmpty ? "" : "; return \(value)")
    let head = head(of: requirement, named: requirement.declaration.name, type: requirement.type, access: access)
    if requirement.declaration.isProperty, hasSetter(requirement) {
      return "\(head) { get { \(body) } set { _ = newValue } }"
    }
    return "\(head) { \(body) }"
  }

  func defaultTwin(_ requirement: Requirement, access: String) -> String {
    let head = head(ofTwin: requirement, access: access)
    if requirement.needsTwinInTypes { return "\(head) { nil }" }
    let call = call(of: requirement)
    let function = NeutralValues.isOptional(requirement.type ?? "Void") ? "callOptional" : "call"
    if isAsynchronous(requirement) { return "\(head) { \(call) }" }
    return "\(head) { \(throwsErrors(requirement) ? "try " : "")OptionalRequirement.\(function) { \(call) } }"
  }

  /// The declaration of the twin, without a body.
  private func head(ofTwin requirement: Requirement, access: String) -> String {
    let type = requirement.type ?? "Void"
    let optional =
      NeutralValues.isOptional(type) ? type.replacingMark() : type.contains("->") ? "(\(type))?" : type + "?"
    let discardable = requirement.declaration.isProperty ? "" : "@discardableResult "
    return discardable + head(of: requirement, named: requirement.twin, type: optional, access: access)
  }

  private func accessors(_ requirement: Requirement) -> String { requirement.declaration.isProperty ? " { get }" : "" }

  private func head(of requirement: Requirement, named name: String, type: String?, access: String) -> String {
    let declaration = requirement.declaration
    let stream = requirement.stream
    let marks = declaration.attributes.filter { $0.name != "objc" && $0.name != "discardableResult" }
      .map { stream.line($0.tokens) + " " }.joined()
    let isStatic = declaration.isStatic ? "static " : ""
    let discardable =
      declaration.has("discardableResult") && !name.hasSuffix("IfImplemented") ? "@discardableResult " : ""
    if declaration.isProperty { return "\(marks)\(access)\(isStatic)var \(name): \(type ?? "Any")" }
    let parameters = declaration.parameters.map { parameter in
      let label = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(label): \(stream.line(parameter.type))"
    }
    let generics = declaration.generics.map { stream.line($0) } ?? ""
    let effects = declaration.effects.map { " " + stream.line($0) } ?? ""
    let result = type.map { " -> \($0)" } ?? ""
    return "\(marks)\(discardable)\(access)\(isStatic)func \(name)\(generics)"
      + "(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  /// The call of the requirement with the parameters of its twin.
  private func call(of requirement: Requirement) -> String {
    let declaration = requirement.declaration
    if declaration.isProperty { return "self.\(declaration.name)" }
    let arguments = declaration.parameters.map { parameter in
      let isChanged = parameter.type.contains { requirement.stream.is($0, "inout") }
      let value = (isChanged ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let marks = (throwsErrors(requirement) ? "try " : "") + (isAsynchronous(requirement) ? "await " : "")
    return "\(marks)self.\(declaration.name)(\(arguments.joined(separator: ", ")))"
  }

  private func throwsErrors(_ requirement: Requirement) -> Bool { hasEffect("throws", requirement) }
  private func isAsynchronous(_ requirement: Requirement) -> Bool { hasEffect("async", requirement) }

  private func hasEffect(_ effect: StaticString, _ requirement: Requirement) -> Bool {
    requirement.declaration.effects?.contains { requirement.stream.is($0, effect) } == true
  }

  private func hasSetter(_ requirement: Requirement) -> Bool {
    requirement.declaration.body?.contains { requirement.stream.is($0, "set") } == true
  }

  // MARK: Conforming types

  /// Writes the twins of a type that implements requirements without a neutral result. The declaration that names the protocol
  /// gets them: the type's own, or an extension.
  func writeRequirements(of declaration: Declaration) {
    guard !requirements.isEmpty, let body = declaration.body,
      let record = index.type(named: declaration.name, from: declaration.parent), record.isOwn
    else { return }
    var members: [String] = []
    for name in declaration.inherited {
      // A superclass has the twins of the protocols to which it conforms.
      guard let owner = index.type(named: name, from: declaration.parent), owner.declaration.kind == .protocol else {
        continue
      }
      let owners = [owner] + index.protocols(of: owner)
      for requirement in owners.flatMap({ requirements.byProtocol[$0.path] ?? [] })
      where requirement.needsTwinInTypes && implements(requirement, record) {
        members.append(twin(of: requirement, in: record))
      }
    }
    if !members.isEmpty { insertMember(members.joined(separator: "; "), in: body) }
  }

  /// The twin of a type that implements the requirement.
  /// - Parameter words: Modifiers, each with a space.
  func twin(of requirement: Requirement, in record: ModuleIndex.TypeRecord, _ words: String = "") -> String {
    let access = words + (requirement.owner.declaration.isMarked("public") && isPublic(record) ? "public " : "")
    return "\(head(ofTwin: requirement, access: access)) { \(call(of: requirement)) }"
  }

  func isPublic(_ record: ModuleIndex.TypeRecord) -> Bool {
    record.declaration.isMarked("public") || record.declaration.isMarked("open")
  }

  private func implements(_ requirement: Requirement, _ record: ModuleIndex.TypeRecord) -> Bool {
    let types = hasNamesake(requirement) ? Self.types(of: requirement.declaration, in: requirement.stream) : nil
    return index.line(of: record).contains { entry in
      entry.members[requirement.declaration.name]?.contains { member in
        member.declaration.labels == requirement.declaration.labels
          && (types == nil || Self.types(of: member.declaration, in: member.file.stream) == types)
      } == true
    }
  }

  /// Whether the protocol has another requirement of the name and the labels, so that types alone tell them apart.
  private func hasNamesake(_ requirement: Requirement) -> Bool {
    requirements.byProtocol[requirement.owner.path]?.contains {
      $0.declaration !== requirement.declaration && $0.declaration.name == requirement.declaration.name
        && $0.declaration.labels == requirement.declaration.labels
    } == true
  }

  /// The types of a method's parameters, without the modules and types in which they are declared.
  static func types(of method: Declaration, in stream: TokenStream) -> [String] {
    method.parameters.map { plainType($0.type, in: stream) }
  }

  static func plainType(_ type: Range<Int>, in stream: TokenStream) -> String {
    var words: [String] = []
    for token in type where !stream.is(token, "any") {
      if stream.is(token, ".") { _ = words.popLast() } else { words.append(stream.text(token)) }
    }
    return words.joined()
  }
}

extension String {
  /// `T?` for `T!`.
  fileprivate func replacingMark() -> String { hasSuffix("!") ? dropLast() + "?" : self }
}
