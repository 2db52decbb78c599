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
/// The library's `MadeByItsClass` implements it for objects; other types that conform get it here.
enum ObjectInitializers {
  /// More conforming types than any module has; the time is bounded by it.
  private static let limit = 2_000

  static func rewrite(in writers: [FileRewriter], index: ModuleIndex) {
    let protocols = index.protocolsOfObjects.filter { requirement(of: $0) != nil }
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
        guard adopted.contains(where: { isChanged($0, changed, index) }) else { continue }
        count += 1
        guard count < limit else { return }
        conform(declaration, writer, writers, index)
      }
    }
  }

  private static func requirement(of record: ModuleIndex.TypeRecord) -> Declaration? {
    record.declaration.members.first { member in
      member.kind == .initializer && member.parameters.isEmpty && member.effects == nil && !member.isConditional
        && record.file.stream.kind(member.keyword + 1) == .openParen
    }
  }

  private static func isChanged(
    _ record: ModuleIndex.TypeRecord, _ changed: Set<ObjectIdentifier>, _ index: ModuleIndex
  ) -> Bool {
    changed.contains(ObjectIdentifier(record))
      || index.protocols(of: record).contains { changed.contains(ObjectIdentifier($0)) }
  }

  private static func replace(in record: ModuleIndex.TypeRecord, _ writer: FileRewriter) {
    guard let requirement = requirement(of: record), let body = record.declaration.body else { return }
    let end = writer.stream.match(requirement.keyword + 1) ?? requirement.keyword + 1
    writer.replace(requirement.keyword..<(end + 1), by: "init(ofItsClass: Void)")
    writer.insert(
      "; extension \(Spelling.path(record.path)) { \(writer.accessPrefix(of: record.declaration))init() "
        + "{ self.init(ofItsClass: ()) } }",
      after: body.upperBound - 1)
    writer.note(.initializerRequirement, at: requirement.keyword)
  }

  // MARK: Conforming types

  /// A type or an extension that names such a protocol.
  private static func conform(
    _ declaration: Declaration, _ writer: FileRewriter, _ writers: [FileRewriter], _ index: ModuleIndex
  ) {
    guard let record = index.type(named: declaration.name, from: declaration.parent) else {
      if ObjectiveCClasses.contains(declaration.name) {
        // The initialiser of objects is UIKit's.
        writer.needsUIKit = true
        return
      }
      guard declaration.kind == .extension, let body = declaration.body else { return }
      return writer.insertMember("public init(ofItsClass: Void) { self.init() }", in: body)
    }
    guard record.isOwn else { return }
    let access = writer.accessPrefix(of: record.declaration)
    if record.declaration.kind == .class {
      if let name = index.foreignSuperclass(of: record), ObjectiveCClasses.contains(name) { return }
      guard let target = writers.first(where: { $0.syntax === record.file }), let body = record.declaration.body else {
        return
      }
      target.insertMember("\(access)required convenience init(ofItsClass: Void) { self.init() }", in: body)
    } else if let end = writer.top(of: declaration)?.body?.upperBound {
      // In a body it would take the initialiser of the members away from a structure.
      writer.insert(
        "; extension \(Spelling.path(record.path)) { \(access)init(ofItsClass: Void) { self.init() } }", after: end - 1)
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
