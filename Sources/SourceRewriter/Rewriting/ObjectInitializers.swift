/// Protocols with the requirement `init()` to which an extension makes a class of Objective-C's conform:
///
///     protocol Makeable { init() }
///     extension NSObject: Makeable {}
///
/// On Apple's systems each class's own `init()` meets the requirement. Swift asks for a `required` one, which no extension can add. So the
/// protocol requires an initialiser that all objects have, and gives them `init()`:
///
///     protocol Makeable { init(ofItsClass: Void) }; extension Makeable { init() { self.init(ofItsClass: ()) } }
///
/// The library's `MadeByItsClass` implements it for objects; other types that conform get it here. `init(frame: CGRect)`, which views have,
/// becomes `init(ofItsClass frame: CGRect)`.
enum ObjectInitializers {
  private enum Form {
    case empty, framed

    /// What is written for the requirement.
    var requirement: String { self == .empty ? "init(ofItsClass: Void)" : "init(ofItsClass frame: CGRect)" }
    /// The initialiser that conforming types have, and that of protocols.
    var implementation: String { requirement + (self == .empty ? " { self.init() }" : " { self.init(frame: frame) }") }
    var stand: String {
      self == .empty ? "init() { self.init(ofItsClass: ()) }" : "init(frame: CGRect) { self.init(ofItsClass: frame) }"
    }

    /// Whether the library implements it for the subclasses of a class of Objective-C's.
    func isOfLibrary(below name: String) -> Bool {
      ObjectiveCClasses.contains(name) && (self == .empty || name != "NSObject")
    }
  }

  private typealias Requirement = (declaration: Declaration, form: Form)

  /// More conforming types than any module has; the time is bounded by it.
  private static let limit = 2_000

  static func rewrite(in writers: [FileRewriter], index: ModuleIndex) {
    let protocols = index.protocolsOfObjects.filter { !requirements(of: $0).isEmpty }
    guard !protocols.isEmpty else { return }
    let changed = Set(protocols.map { ObjectIdentifier($0) })
    var count = 0
    for writer in writers {
      for declaration in writer.syntax.all where !declaration.inherited.isEmpty || declaration.kind == .protocol {
        if declaration.kind == .protocol {
          if let record = protocols.first(where: { $0.declaration === declaration }) { replace(in: record, writer) }
          continue
        }
        let adopted = declaration.inherited.compactMap { index.type(named: $0, from: declaration.parent) }
          .filter { $0.declaration.kind == .protocol }
        let all = adopted.flatMap { [$0] + index.protocols(of: $0) }.filter { changed.contains(ObjectIdentifier($0)) }
        guard !all.isEmpty else { continue }
        count += 1
        guard count < limit else { return }
        let forms = all.flatMap { requirements(of: $0).map(\.form) }
        for form in [Form.empty, .framed] where forms.contains(form) {
          conform(declaration, form, writer, writers, index)
        }
      }
    }
  }

  private static func requirements(of record: ModuleIndex.TypeRecord) -> [Requirement] {
    let stream = record.file.stream
    return record.declaration.members.compactMap { member in
      guard member.kind == .initializer, member.effects == nil, !member.isConditional,
        stream.kind(member.keyword + 1) == .openParen
      else { return nil }
      if member.parameters.isEmpty { return (member, .empty) }
      guard member.parameters.count == 1, member.labels == "frame:", stream.line(member.parameters[0].type) == "CGRect"
      else { return nil }
      return (member, .framed)
    }
  }

  private static func replace(in record: ModuleIndex.TypeRecord, _ writer: FileRewriter) {
    guard let body = record.declaration.body else { return }
    let access = writer.accessPrefix(of: record.declaration)
    for (requirement, form) in requirements(of: record) {
      let end = writer.stream.match(requirement.keyword + 1) ?? requirement.keyword + 1
      writer.replace(requirement.keyword..<(end + 1), by: form.requirement)
      writer.insert(
        "; extension \(Spelling.path(record.path)) { \(access)\(form.stand) }", after: body.upperBound - 1)
      writer.note(.initializerRequirement, at: requirement.keyword)
    }
  }

  // MARK: Conforming types

  /// A type or an extension that names such a protocol.
  private static func conform(
    _ declaration: Declaration, _ form: Form, _ writer: FileRewriter, _ writers: [FileRewriter], _ index: ModuleIndex
  ) {
    guard let record = index.type(named: declaration.name, from: declaration.parent) else {
      if form.isOfLibrary(below: declaration.name) {
        // The initialiser of objects is UIKit's.
        writer.needsUIKit = true
        return
      }
      guard declaration.kind == .extension, let body = declaration.body else { return }
      return writer.insertMember("public \(form.implementation)", in: body)
    }
    guard record.isOwn else { return }
    let access = writer.accessPrefix(of: record.declaration)
    if record.declaration.kind == .class {
      if let name = index.foreignSuperclass(of: record), form.isOfLibrary(below: name) { return }
      guard let target = writers.first(where: { $0.syntax === record.file }), let body = record.declaration.body else {
        return
      }
      target.insertMember("\(access)required convenience \(form.implementation)", in: body)
    } else if let end = writer.top(of: declaration)?.body?.upperBound {
      // In a body it would take the initialiser of the members away from a structure.
      writer.insert(
        "; extension \(Spelling.path(record.path)) { \(access)\(form.implementation) }", after: end - 1)
    }
  }
}

/// The classes of Apple's frameworks, by their names.
enum ObjectiveCClasses {
  /// Whether a type of another module is such a class.
  static func contains(_ name: String) -> Bool {
    guard name.utf8.count > 2 else { return false }
    return name.hasPrefix("NS") || name.hasPrefix("UI") || name.hasPrefix("CA")
  }
}
