/// Optional methods of a delegate's protocol that only a subclass of the conforming class implements. Objective-C finds them by name,
/// Swift calls what the conforming class declares. So that class gets a method that counts as missing, and the subclass overrides it:
///
///     class List: UIViewController, UITableViewDelegate { func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath)
///       { MessageForwarding.silent.tableView(a0, didSelectRowAt: a1) } }
///     class Songs: List { override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { play(path) } }
struct InheritedRequirements {
  /// A requirement that a method answers.
  private enum Requirement {
    case ofUIKit(DelegateSignatures.Method)
    case own(OptionalRequirements.Requirement)

    /// Whether subclasses override its twin, and not the requirement.
    var isOfTwin: Bool {
      if case .own(let requirement) = self { requirement.needsTwinInTypes } else { false }
    }
  }

  /// What a class itself conforms to, without its superclasses.
  private struct Conformance {
    /// The methods as `name(labels)`; those of UIKit's protocols also where their types are not known here.
    var names: Set<String> = []
    var signatures: [DelegateSignatures.Method] = []
    var requirements: [OptionalRequirements.Requirement] = []
  }

  private let writers: [ObjectIdentifier: FileRewriter]
  private let index: ModuleIndex
  private let requirements: OptionalRequirements
  private var conformances: [ObjectIdentifier: Conformance] = [:]
  /// The methods that classes have got, by class.
  private var written: [ObjectIdentifier: Set<String>] = [:]

  static func write(in writers: [FileRewriter], index: ModuleIndex) {
    guard let requirements = writers.first?.requirements else { return }
    var inherited = InheritedRequirements(writers, index, requirements)
    for writer in writers {
      for method in writer.syntax.all where mayAnswer(method) { inherited.write(method, writer) }
    }
  }

  private init(_ writers: [FileRewriter], _ index: ModuleIndex, _ requirements: OptionalRequirements) {
    self.writers = Dictionary(writers.map { (ObjectIdentifier($0.syntax), $0) }) { first, _ in first }
    self.index = index
    self.requirements = requirements
  }

  private static func mayAnswer(_ method: Declaration) -> Bool {
    guard let part = method.parent, part.kind == .class || part.kind == .extension else { return false }
    return method.kind == .function && !method.isStatic && method.nameToken != nil && method.generics == nil
      && !method.isMarked("override") && !method.isMarked("private") && !method.isMarked("fileprivate")
  }

  private mutating func write(_ method: Declaration, _ writer: FileRewriter) {
    guard let part = method.parent, let record = index.type(named: part.name, from: part.parent), record.isOwn,
      record.declaration.kind == .class
    else { return }
    guard let superclass = conformingSuperclass(for: "\(method.name)(\(method.labels))", of: record) else {
      if let name = writer.delegateName(of: method, in: record) {
        inherit(name, answeredBy: method, in: record, writer)
      }
      return
    }
    if let requirement = requirement(of: superclass, answeredBy: method, writer.stream),
      add(requirement, to: superclass, for: record)
    {
      if !requirement.isOfTwin { override(method, in: record, writer) }
      writer.note(.inheritedRequirement, at: method.keyword)
    } else {
      writer.report(
        .warning, at: method.nameToken ?? method.keyword,
        "unknownDelegateMethod: \(method.name)(\(method.labels)) is never called: \(superclass.declaration.name) conforms to the "
          + "protocol and has no such method. Declare it there too, and override it here")
    }
  }

  /// A method that answers by its name for Objective-C alone: `DelegateNames` writes the requirement beside it, as an override.
  private mutating func inherit(
    _ name: String, answeredBy method: Declaration, in record: ModuleIndex.TypeRecord, _ writer: FileRewriter
  ) {
    guard record.file === writer.syntax, let superclass = conformingSuperclass(for: name, of: record) else { return }
    let types = FileRewriter.types(of: method, in: writer.stream).map { $0 == "NSIndexPath" ? "IndexPath" : $0 }
    let result = method.type.map { FileRewriter.plainType($0, in: writer.stream) }
    for signature in conformance(of: superclass).signatures
    where "\(signature.base)(\(signature.labels))" == name && signature.result.map(plain) == result
      && Self.accepts(types, signature.parameters.map { plain($0.type) })
    {
      guard add(.ofUIKit(signature), to: superclass, for: record) else { return }
      writer.inheritingByName.insert(ObjectIdentifier(method))
      return writer.note(.inheritedRequirement, at: method.keyword)
    }
  }

  // MARK: The class that conforms

  /// The superclass whose conformance asks for the method, if neither it nor its superclasses have it.
  private mutating func conformingSuperclass(
    for name: String, of record: ModuleIndex.TypeRecord
  ) -> ModuleIndex.TypeRecord? {
    let line = index.line(of: record)
    // Deeper classes than any app has: the time of a hostile source is bounded.
    guard line.count > 1, line.count < 64 else { return nil }
    let base = String(name.prefix { $0 != "(" })
    guard !conformance(of: record).names.contains(name) else { return nil }
    for (place, superclass) in line.enumerated().dropFirst() where conformance(of: superclass).names.contains(name) {
      let isDeclared = line[place...].contains { entry in
        entry.members[base]?.contains { "\(base)(\($0.declaration.labels))" == name } == true
      }
      return isDeclared ? nil : superclass
    }
    return nil
  }

  private mutating func conformance(of record: ModuleIndex.TypeRecord) -> Conformance {
    if let known = conformances[ObjectIdentifier(record)] { return known }
    var found = Conformance()
    var waiting = record.inherited
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let role = index.type(named: name, from: record.declaration.parent),
        role.declaration.kind == .protocol
      else { continue }
      found.requirements += (requirements.byProtocol[role.path] ?? []).filter { $0.declaration.kind == .function }
      waiting += role.inherited
    }
    found.signatures = DelegateSignatures.methods(of: Array(seen))
    found.names = DelegateMethods(of: seen).library
    for requirement in found.requirements {
      found.names.insert("\(requirement.declaration.name)(\(requirement.declaration.labels))")
    }
    conformances[ObjectIdentifier(record)] = found
    return found
  }

  /// The requirement with the types of the method.
  private mutating func requirement(
    of superclass: ModuleIndex.TypeRecord, answeredBy method: Declaration, _ stream: TokenStream
  ) -> Requirement? {
    let conformance = conformance(of: superclass)
    let types = FileRewriter.types(of: method, in: stream)
    let result = method.type.map { FileRewriter.plainType($0, in: stream) }
    for signature in conformance.signatures
    where signature.base == method.name && signature.labels == method.labels && signature.result.map(plain) == result
      && Self.accepts(types, signature.parameters.map { plain($0.type) })
    {
      return .ofUIKit(signature)
    }
    for requirement in conformance.requirements {
      let declaration = requirement.declaration
      guard declaration.name == method.name, declaration.labels == method.labels,
        declaration.type.map({ FileRewriter.plainType($0, in: requirement.stream) }) == result,
        Self.accepts(types, FileRewriter.types(of: declaration, in: requirement.stream))
      else { continue }
      return .own(requirement)
    }
    return nil
  }

  private func plain(_ type: String) -> String {
    let stream = TokenStream(Array(type.utf8))
    return FileRewriter.plainType(0..<stream.count, in: stream)
  }

  /// Whether an override may have the types: an optional takes what is required, and more.
  private static func accepts(_ types: [String], _ required: [String]) -> Bool {
    zip(types, required).allSatisfy { type, required in
      type == required || type == required + "!" || type == required + "?"
        || required.hasSuffix("?") && type == required.dropLast() + "!"
    }
  }

  /// Writes the requirement into the class that conforms; `false` if that can't be.
  private mutating func add(
    _ requirement: Requirement, to superclass: ModuleIndex.TypeRecord, for record: ModuleIndex.TypeRecord
  ) -> Bool {
    guard let writer = writers[ObjectIdentifier(superclass.file)], let body = superclass.declaration.body,
      let subwriter = writers[ObjectIdentifier(record.file)], let subbody = record.declaration.body
    else { return false }
    let text: String
    switch requirement {
    case .ofUIKit(let method):
      text = method.declaration(
        access: writer.isPublic(superclass) ? "public " : "", calling: "MessageForwarding.silent")
    case .own(let own):
      let isPublic = own.owner.declaration.isMarked("public") && writer.isPublic(superclass)
      let access = isPublic ? "public " : ""
      text =
        own.needsTwinInTypes
        ? writer.defaultTwin(own, access: access) : writer.defaultMember(own, access: access)
      if own.needsTwinInTypes {
        subwriter.insertMember(subwriter.twin(of: own, in: record, "override "), in: subbody)
      }
    }
    if written[ObjectIdentifier(superclass), default: []].insert(text).inserted {
      writer.insertMember(text, in: body)
      writer.needsUIKit = true
    }
    return true
  }

  // MARK: The method of the subclass

  private func override(_ method: Declaration, in record: ModuleIndex.TypeRecord, _ writer: FileRewriter) {
    // An override in a class that others see is as visible as the class.
    let isHidden = !["public", "open"].contains(where: method.isMarked)
    let words = isHidden && writer.isPublic(record) ? "public override " : "override "
    if isHidden, writer.isPublic(record) {
      for modifier in method.modifiers where modifier.name == "internal" { writer.blank(modifier.tokens) }
    }
    if method.parent?.kind == .extension {
      writer.inheriting[ObjectIdentifier(method)] = words
    } else {
      writer.insert(words, before: method.keyword)
    }
  }
}
