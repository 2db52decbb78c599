/// What the files of a module declare, as far as one file needs to know it of the others.
struct ModuleIndex {
  struct Member {
    let declaration: Declaration
    let file: SourceSyntax
    /// Whether the file is rewritten, or only read because the module depends on it.
    let isOwn: Bool
  }

  /// A type with the members of its body and of its extensions.
  final class TypeRecord {
    let path: String
    let declaration: Declaration
    let file: SourceSyntax
    let isOwn: Bool
    fileprivate(set) var extensions: [Member] = []
    fileprivate(set) var inherited: [String]
    fileprivate(set) var members: [String: [Member]] = [:]

    init(_ declaration: Declaration, _ file: SourceSyntax, isOwn: Bool) {
      path = declaration.path
      self.declaration = declaration
      self.file = file
      self.isOwn = isOwn
      inherited = declaration.inherited
    }
  }

  /// By path; of types with the same path, as in the branches of `#if`, the first.
  private(set) var types: [String: TypeRecord] = [:]
  private var pathsByName: [String: [String]] = [:]
  /// The members that extensions add to types of other modules, by the type's name.
  private(set) var foreignMembers: [String: [String: [Member]]] = [:]
  /// The types that extensions add to those of other modules.
  private(set) var foreignInherited: [String: [String]] = [:]

  /// The names of all declarations besides members.
  private var names: Set<String> = []
  /// All properties of types, by name.
  private var properties: [String: [Member]] = [:]
  /// All functions of types, by name.
  private var functions: [String: [Member]] = [:]
  /// All members that extensions add to types of other modules, by name.
  private var foreign: [String: [Member]] = [:]
  /// The names of the properties that tell observers of changes.
  private(set) var observed: Set<String> = []
  /// The names of the properties with the type `AnyObject`.
  private(set) var objects: Set<ArraySlice<UInt8>> = []
  /// What was found before; all files are read by then.
  private final class Known {
    var foreign: [ObjectIdentifier: String?] = [:]
    var conformingTestCases: Set<ObjectIdentifier>?
  }

  private let known = Known()
  /// The overrides of classes, by name.
  private var overriding: [String: [(record: TypeRecord, member: Declaration)]] = [:]

  /// The overrides that extensions add to classes of other modules, by name.
  private var foreignOverriding: [String: [(type: String, member: Member)]] = [:]

  init(own: [SourceSyntax], context: [SourceSyntax]) {
    let files = own.map { ($0, true) } + context.map { ($0, false) }
    for (file, isOwn) in files {
      for declaration in file.declarations where !file.stream.is(declaration.keyword, "import") {
        // An extension's name is one that another declaration has.
        if declaration.kind != .extension { names.insert(declaration.name) }
      }
      for declaration in file.all where declaration.isType {
        let record = TypeRecord(declaration, file, isOwn: isOwn)
        guard types[record.path] == nil else { continue }
        types[record.path] = record
        pathsByName[declaration.name, default: []].append(record.path)
        addMembers(of: declaration, file, isOwn, to: record)
      }
    }
    for (file, isOwn) in files {
      for declaration in file.all where declaration.kind == .extension {
        if let record = type(named: declaration.name, from: declaration.parent) {
          record.extensions.append(Member(declaration: declaration, file: file, isOwn: isOwn))
          record.inherited += declaration.inherited
          addMembers(of: declaration, file, isOwn, to: record)
        } else {
          foreignInherited[declaration.name, default: []] += declaration.inherited
          for member in declaration.members {
            let entry = Member(declaration: member, file: file, isOwn: isOwn)
            foreignMembers[declaration.name, default: [:]][member.name, default: []].append(entry)
            foreign[member.name, default: []].append(entry)
            if member.isMarked("override"), !member.isStatic, isOwn {
              foreignOverriding[member.name, default: []].append((declaration.name, entry))
            }
          }
        }
      }
    }
  }

  private mutating func addMembers(
    of declaration: Declaration, _ file: SourceSyntax, _ isOwn: Bool, to record: TypeRecord
  ) {
    for member in declaration.members {
      if member.kind == .function {
        functions[member.name, default: []].append(Member(declaration: member, file: file, isOwn: isOwn))
      }
      if member.isProperty {
        properties[member.name, default: []].append(Member(declaration: member, file: file, isOwn: isOwn))
        if let type = member.type?.first, let name = member.nameToken, file.stream.is(type, "AnyObject") {
          objects.insert(file.stream.slice(name))
        }
      }
      if member.isMarked("dynamic"), member.isObjectiveCProperty { observed.insert(member.name) }
      if member.isMarked("override") { overriding[member.name, default: []].append((record, member)) }
      for name in [member.name] + member.otherNames {
        record.members[name, default: []].append(Member(declaration: member, file: file, isOwn: isOwn))
      }
    }
  }

  // MARK: Questions

  /// The type that `name` means in `scope`: of the innermost type around first.
  func type(named name: String, from scope: Declaration? = nil) -> TypeRecord? {
    var scope = scope
    while let outer = scope {
      if outer.hasMembers, let found = types[outer.path + "." + name] { return found }
      scope = outer.parent
    }
    if let found = types[name] { return found }
    // A local type, or a nested one that is imported by its short name.
    guard let paths = pathsByName[name], paths.count == 1 else { return nil }
    return types[paths[0]]
  }

  /// The class from which `record` inherits, if it is declared here.
  func superclass(of record: TypeRecord) -> TypeRecord? {
    guard record.declaration.kind == .class, let name = record.declaration.inherited.first,
      let found = type(named: name, from: record.declaration.parent), found.declaration.kind == .class
    else { return nil }
    return found
  }

  /// The class and its superclasses that are declared here, the class first; no more than `depthLimit`.
  func line(of record: TypeRecord) -> [TypeRecord] {
    var result = [record]
    while result.count < Self.depthLimit, let next = superclass(of: result[result.count - 1]),
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// Deeper than the classes of any app: the time of a hostile source is bounded by it.
  private static let depthLimit = 128

  /// The name of the nearest superclass that is declared elsewhere; `nil` if there is none.
  func foreignSuperclass(of record: TypeRecord) -> String? {
    if let known = known.foreign[ObjectIdentifier(record)] { return known }
    let found = findForeignSuperclass(of: record)
    known.foreign[ObjectIdentifier(record)] = .some(found)
    return found
  }

  /// Whether a class inherits from `XCTestCase` itself, and it or a subclass of it adopts a protocol.
  func isConformingTestCase(_ record: TypeRecord) -> Bool {
    let found = known.conformingTestCases ?? findConformingTestCases()
    known.conformingTestCases = found
    return found.contains(ObjectIdentifier(record))
  }

  private func findConformingTestCases() -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for record in types.values where record.inherited.count > 1 && foreignSuperclass(of: record) == "XCTestCase" {
      if let first = line(of: record).last { found.insert(ObjectIdentifier(first)) }
    }
    return found
  }

  private func findForeignSuperclass(of record: TypeRecord) -> String? {
    guard let last = line(of: record).last, let name = last.declaration.inherited.first else { return nil }
    if let found = type(named: name, from: last.declaration.parent) {
      return found.declaration.kind == .protocol ? nil : name
    }
    return name
  }

  /// The functions of a class, its superclasses and the extensions of theirs, those of the class first.
  func functions(named name: String, in record: TypeRecord) -> [Member] {
    var found = line(of: record).flatMap { $0.members[name] ?? [] }
    if let foreign = foreignSuperclass(of: record) { found += members(named: name, inExtensionsOf: foreign) }
    return found.filter { $0.declaration.kind == .function }
  }

  /// The members of a name that extensions here add to a class of another module, and to its superclasses.
  func members(named name: String, inExtensionsOf type: String) -> [Member] {
    var found = foreignMembers[type]?[name] ?? []
    for type in LibraryClasses.superclasses(of: type) { found += foreignMembers[type]?[name] ?? [] }
    return found
  }

  /// More types with a member of one name than are compared.
  private static let memberLimit = 16

  /// The functions of a name, whichever types they belong to.
  func functions(named name: String) -> [Member] {
    (functions[name] ?? []).prefix(Self.memberLimit)
      + members(ofForeignTypes: name).filter { $0.declaration.kind == .function }
  }

  /// The properties of a name, whichever types they belong to.
  func properties(named name: String) -> [Member] {
    (properties[name] ?? []).prefix(Self.memberLimit) + members(ofForeignTypes: name).filter(\.declaration.isProperty)
  }

  private func members(ofForeignTypes name: String) -> ArraySlice<Member> {
    foreign[name]?.prefix(Self.memberLimit) ?? []
  }

  /// The function of this name, if all functions of the name have the same labels, whichever types they belong to.
  func onlyFunction(named name: String) -> Member? {
    guard let found = functions[name], let first = found.first else { return nil }
    for other in found where other.declaration.labels != first.declaration.labels { return nil }
    return first
  }

  /// The protocols to which a type conforms, with the protocols from which those inherit, as far as they are declared here.
  func protocols(of record: TypeRecord) -> [TypeRecord] {
    var result: [TypeRecord] = []
    var waiting = line(of: record).flatMap { entry in entry.inherited.map { ($0, entry.declaration.parent) } }
    while let (name, scope) = waiting.popLast() {
      guard let found = type(named: name, from: scope), found.declaration.kind == .protocol,
        !result.contains(where: { $0 === found })
      else { continue }
      result.append(found)
      waiting += found.inherited.map { ($0, found.declaration.parent) }
    }
    return result
  }

  /// The protocols of the module to which extensions make classes of Objective-C's conform, with those from which they inherit.
  var protocolsOfObjects: [TypeRecord] {
    var result: [TypeRecord] = []
    for (type, names) in foreignInherited.sorted(by: { $0.key < $1.key }) where ObjectiveCClasses.contains(type) {
      for name in names {
        guard let found = self.type(named: name), found.declaration.kind == .protocol else { continue }
        for record in [found] + protocols(of: found) where record.isOwn && !result.contains(where: { $0 === record }) {
          result.append(record)
        }
      }
    }
    return result
  }

  /// Whether a class that is declared here overrides a member of `record`, or of the class `name` if that is declared elsewhere.
  func isOverridden(_ member: Declaration, of record: TypeRecord?, named name: String) -> Bool {
    guard let candidates = overriding[member.name] else { return false }
    for (other, override) in candidates
    where other !== record && override.labels == member.labels && override.isStatic == member.isStatic {
      if let record {
        if line(of: other).dropFirst().contains(where: { $0 === record }) { return true }
      } else if inherits(other, from: name) {
        return true
      }
    }
    return false
  }

  /// Whether a class inherits from one of another module, as far as that is known.
  private func inherits(_ record: TypeRecord, from name: String) -> Bool {
    guard let foreign = foreignSuperclass(of: record) else { return false }
    return foreign == name || LibraryClasses.superclasses(of: foreign).contains(name)
  }

  /// The number of overrides with a name, in all classes.
  func overrideCount(named name: String) -> Int { overriding[name]?.count ?? 0 }

  /// The overrides of a member that an extension adds to a class of another module: in the classes that inherit from it directly
  /// or further down.
  func overrides(of member: Declaration, inExtensionOf name: String) -> [(record: TypeRecord, member: Declaration)] {
    (overriding[member.name] ?? []).filter { record, override in
      override.labels == member.labels && !override.isStatic && override.kind == member.kind
        && inherits(record, from: name)
    }
  }

  /// The overrides of a member of an extension of the class `name`, in extensions of that class's subclasses in other modules.
  func overridesInExtensions(of member: Declaration, inExtensionOf name: String) -> [(type: String, member: Member)] {
    (foreignOverriding[member.name] ?? []).prefix(Self.memberLimit).filter { type, override in
      override.declaration.labels == member.labels && override.declaration.kind == member.kind
        && LibraryClasses.superclasses(of: type).contains(name)
    }
  }

  /// Whether a name is declared anywhere in the module, other than by a member.
  func declares(_ name: String) -> Bool { pathsByName[name] != nil || names.contains(name) }
}
