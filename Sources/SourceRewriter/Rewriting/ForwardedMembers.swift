/// An overridden member of an extension that uses private declarations of its file, which the class's file can't use. The member
/// stays there under a name of its own, and the class gets a member that calls it:
///
///     public class A: NSObject { override public var description: String { return self.descriptionInExtension } }
///     extension A { var descriptionInExtension: String { privateFunction() } }
extension MovedMembers {
  /// Functions and computed properties whose arguments can be passed on.
  static func mayBeForwarded(_ member: Declaration, _ stream: TokenStream) -> Bool {
    guard let body = member.body, member.nameToken != nil, member.value == nil, member.otherNames.isEmpty else {
      return false
    }
    switch member.kind {
    case .function:
      return member.generics == nil && !member.hasWhereClause
        && !member.parameters.contains {
          let type = stream.line($0.type)
          return type.hasSuffix("...") || type.contains("@autoclosure")
        }
    case .variable: return member.type != nil && !hasAccessor(body, ["willSet", "didSet"], stream)
    default: return false
    }
  }

  static func forward(
    _ member: Declaration, _ words: String, of part: Declaration, from writer: FileRewriter, to target: FileRewriter,
    before brace: Int
  ) {
    guard let nameToken = member.nameToken, let body = member.body else { return }
    let stream = writer.stream
    let head = text(of: member, until: stream[body.lowerBound].start, with: words, writer)
    insert(
      head + call(of: member, stream), at: writer.place(of: member.tokens.lowerBound), into: target, of: writer,
      before: brace)
    for modifier in member.modifiers where hiddenModifiers.contains(modifier.name) { writer.blank(modifier.tokens) }
    if part.isMarked("private") || part.isMarked("fileprivate") {
      writer.insert("internal ", before: member.keyword)
    }
    writer.replace(nameToken..<(nameToken + 1), by: member.name + "InExtension")
    writer.note(.extensionMember, at: member.tokens.lowerBound)
  }

  private static let hiddenModifiers: Set<String> = [
    "override", "open", "public", "package", "internal", "fileprivate", "private",
  ]

  private static func call(of member: Declaration, _ stream: TokenStream) -> String {
    let name = "self.\(member.name)InExtension"
    guard member.kind == .function else {
      guard let body = member.body, hasAccessor(body, ["set"], stream) else { return "{ return \(name) }" }
      return "{ get { return \(name) } set { \(name) = newValue } }"
    }
    let arguments = member.parameters.map { parameter in
      let value = (stream.line(parameter.type).contains("inout") ? "&" : "") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let words =
      (member.hasEffect("throws", in: stream) ? "try " : "") + (member.hasEffect("async", in: stream) ? "await " : "")
    return "{ return \(words)\(name)(\(arguments.joined(separator: ", "))) }"
  }

  private static func hasAccessor(_ body: Range<Int>, _ names: Set<String>, _ stream: TokenStream) -> Bool {
    var index = body.lowerBound + 1
    while index < body.upperBound - 1 {
      if stream.isWord(index), names.contains(stream.text(index)),
        stream.kind(index + 1) == .openBrace || stream.kind(index + 1) == .openParen
      {
        return true
      }
      index = stream.after(index)
    }
    return false
  }
}
