/// Overrides in extensions, and members of extensions that subclasses override, move into the body of their class: Swift
/// overrides only members of classes, where no Objective-C runtime helps. So do open members that Objective-C knows, because subclasses
/// in other modules may override them. Each moved member keeps its line. A member that uses private declarations of another file than
/// the class's is forwarded instead.
enum MovedMembers {
  /// More moves than any module needs; the time is bounded by it.
  static let limit = 2_000
  /// More overrides than any module compares.
  private static let workLimit = 2_000_000

  static func move(in writers: [FileRewriter], index: ModuleIndex) {
    var (moves, work) = (0, 0)
    for writer in writers {
      for declaration in writer.syntax.all where declaration.kind == .extension && !declaration.members.isEmpty {
        let record = index.type(named: declaration.name, from: declaration.parent)
        for member in declaration.members where mayMove(member, writer) {
          if writer.isInformalOverride(member) || writer.dispatched.contains(ObjectIdentifier(member)) { continue }
          work += index.overrideCount(named: member.name)
          guard work < workLimit else { return }
          let inherited = writer.inheriting[ObjectIdentifier(member)]
          let isOverride = member.isMarked("override") || inherited != nil
          let isOverridden = isOverride || index.isOverridden(member, of: record, named: declaration.name)
          guard isOverridden || isOpen(member, in: declaration, of: record, index) else { continue }
          guard moves < limit, let record, record.isOwn, record.declaration.kind == .class,
            let target = writers.first(where: { $0.syntax === record.file }), let body = record.declaration.body,
            !declaration.hasWhereClause
          else {
            if isOverridden, !isOverride || record == nil || record?.declaration.kind == .class {
              refuse(member, declaration, ofModule: record != nil, writer)
            }
            continue
          }
          moves += 1
          let words =
            isolationWord(of: declaration, member, in: record, writer)
            + (inherited ?? accessWord(of: declaration, member))
          let isVisible = isVisible(member, hidden(in: writer, of: declaration, withOthers: true), from: record, writer)
          if isVisible {
            move(member, words, from: writer, to: target, before: body.upperBound - 1)
          } else if mayBeForwarded(member, writer.stream) {
            forward(member, words, of: declaration, from: writer, to: target, before: body.upperBound - 1)
          } else if !isOverridden {
            continue
          } else if Self.isVisible(member, hidden(in: writer, of: declaration, withOthers: false), from: record, writer)
          {
            // The name may be one of another type's.
            move(member, words, from: writer, to: target, before: body.upperBound - 1)
          } else {
            refuse(member, declaration, ofModule: true, writer)
          }
          if target !== writer { target.adoptImports(of: writer) }
        }
      }
    }
  }

  /// What is not compiled stays: another branch of the `#if` may have the same member.
  private static func mayMove(_ member: Declaration, _ writer: FileRewriter) -> Bool {
    if writer.syntax.inactive.contains(member.keyword) { return false }
    return switch member.kind {
    case .function, .variable, .subscript: !member.isMarked("static")
    default: false
    }
  }

  /// The names of private declarations of a file.
  /// - Parameter withOthers: Whether to name the members of other extensions than `part`, too.
  private static func hidden(in writer: FileRewriter, of part: Declaration, withOthers: Bool) -> Set<String> {
    var hidden: Set<String> = []
    for declaration in writer.syntax.declarations {
      if declaration.isHidden { hidden.insert(declaration.name) }
      guard declaration.kind == .extension, withOthers || declaration === part else { continue }
      for member in declaration.members where !member.isMarked("override") {
        if withOthers && declaration.isHidden || member.isHidden { hidden.insert(member.name) }
      }
    }
    return hidden
  }

  /// Private members of another file can't be used in the class's file.
  private static func isVisible(
    _ member: Declaration, _ hidden: Set<String>, from record: ModuleIndex.TypeRecord, _ writer: FileRewriter
  ) -> Bool {
    guard record.file !== writer.syntax, !hidden.isEmpty else { return true }
    for token in member.tokens where writer.stream.isWord(token) && hidden.contains(writer.stream.text(token)) {
      return false
    }
    return true
  }

  private static func refuse(
    _ member: Declaration, _ part: Declaration, ofModule isOfModule: Bool, _ writer: FileRewriter
  ) {
    if member.isMarked("override"), !isOfModule {
      return writer.report(
        .error, at: member.keyword,
        "an extension can't override \(member.name) of \(part.name), a class of another module. Override it in a subclass, "
          + "and use that class")
    }
    writer.report(
      .error, at: member.keyword,
      "\(member.name) is overridden although it is declared in an extension of \(part.name), and can't be moved into the "
        + "class. Write it there")
  }

  /// - Parameter words: The modifiers that the member gets besides its own.
  private static func move(
    _ member: Declaration, _ words: String, from writer: FileRewriter, to target: FileRewriter, before brace: Int
  ) {
    let stream = writer.stream
    let text = text(of: member, until: stream[member.tokens.upperBound - 1].end, with: words, writer)
    insert(text, at: writer.place(of: member.tokens.lowerBound), into: target, of: writer, before: brace)
    // A separator would stand alone.
    let hasSeparator = stream.kind(member.tokens.upperBound) == .semicolon
    writer.replace(member.tokens.lowerBound..<(member.tokens.upperBound + (hasSeparator ? 1 : 0)), by: "")
    writer.note(.extensionMember, at: member.tokens.lowerBound)
  }

  /// The rewritten text of a member up to an offset, with further modifiers. Attributes stand before all modifiers.
  static func text(of member: Declaration, until end: Int, with words: String, _ writer: FileRewriter) -> String {
    let first = member.modifiers.map(\.tokens.lowerBound).min() ?? member.keyword
    var edits = writer.edits
    edits.insert(words, at: writer.stream[first].start)
    let start = writer.stream[member.tokens.lowerBound].start
    return String(decoding: edits.text(of: writer.stream.bytes, from: start, to: end), as: UTF8.self)
  }

  /// Writes a member at the end of the class, with the line that it has in its own file.
  static func insert(
    _ text: String, at place: (line: Int, column: Int), into target: FileRewriter, of writer: FileRewriter,
    before brace: Int
  ) {
    let targetLine = target.place(of: brace)
    let padding = String(repeating: " ", count: place.column - 1)
    target.edits.insert(
      "\n#sourceLocation(file: \(Spelling.literal(writer.syntax.path)), line: \(place.line))\n\(padding)\(text)\n"
        + "#sourceLocation(file: \(Spelling.literal(target.syntax.path)), line: \(targetLine.line))\n"
        + String(repeating: " ", count: targetLine.column - 1),
      at: target.stream[brace].start)
  }

  /// The access that the extension gives to its members.
  static func accessWord(of part: Declaration, _ member: Declaration) -> String {
    let words = ["public", "private", "fileprivate", "internal", "package"]
    if words.contains(where: member.isMarked) || member.isMarked("open") { return "" }
    guard let word = words.first(where: part.isMarked) else { return "" }
    // An override is at least as visible as the overridden member.
    if member.isMarked("override"), word == "private" || word == "fileprivate" { return "" }
    return (word == "private" ? "fileprivate" : word) + " "
  }
}
