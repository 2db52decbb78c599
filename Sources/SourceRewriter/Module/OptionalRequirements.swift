/// The optional requirements of the module's protocols, and the places that use them.
struct OptionalRequirements {
  struct Requirement {
    let declaration: Declaration
    let file: SourceSyntax
    let owner: ModuleIndex.TypeRecord

    var stream: TokenStream { file.stream }
    /// The member that answers `nil` if nobody has implemented the requirement.
    var twin: String { declaration.name + "IfImplemented" }
    var type: String? { declaration.type.map { stream.line($0) } }

    /// The value of the requirement where it is not implemented; `nil` if there is none for its type.
    var neutralValue: String? { NeutralValues.expression(for: type ?? "Void") }
    /// Whether conforming types get a twin of their own, because no value says "not implemented".
    var needsTwinInTypes: Bool { neutralValue == nil }
  }

  /// By the name without labels.
  private(set) var methods: [String: [Requirement]] = [:]
  private(set) var properties: [String: [Requirement]] = [:]
  /// The names of all methods that the module's protocols for Objective-C require.
  private(set) var names: Set<String> = []
  /// The requirements of each protocol, by its path.
  private(set) var byProtocol: [String: [Requirement]] = [:]
  /// The protocols of variables and parameters, by their names: `delegate` may be a `PagerDelegate`.
  private var protocolsOfNames: [String: Set<String>] = [:]
  /// The names of properties and parameters of type `AnyObject`, on which Objective-C finds every method, by file.
  private var anyObjects: [String: Set<String>] = [:]
  /// The names of those that hold the module's protocols, by file.
  private var namesOfProtocols: [String: Set<String>] = [:]
  /// The names of properties and parameters that hold closures.
  private var closures: Set<String> = []
  private var byDeclaration: [ObjectIdentifier: Requirement] = [:]
  private let known = Known()

  /// What was found before. Thousands of protocols may have requirements of one name.
  private final class Known {
    struct Use: Hashable {
      let name: String
      let receiver: String
      var labels: [String]?
    }

    var methods: [Use: Requirement?] = [:]
    var properties: [Use: Requirement?] = [:]
    var references: [Use: Requirement?] = [:]
  }

  init(_ index: ModuleIndex) {
    for record in index.types.values where record.declaration.kind == .protocol && record.declaration.has("objc") {
      for member in record.declaration.members where member.kind == .function { names.insert(member.name) }
      for member in record.declaration.members where member.isMarked("optional") {
        let requirement = Requirement(declaration: member, file: record.file, owner: record)
        byProtocol[record.path, default: []].append(requirement)
        byDeclaration[ObjectIdentifier(member)] = requirement
        if member.kind == .function {
          methods[member.name, default: []].append(requirement)
        } else if member.isProperty {
          properties[member.name, default: []].append(requirement)
        }
      }
    }
  }

  var isEmpty: Bool { byProtocol.isEmpty }

  /// Notes the variables and parameters of `file` that hold the module's protocols or closures.
  mutating func readNames(of file: SourceSyntax) {
    guard !isEmpty else { return }
    readCasts(of: file)
    let stream = file.stream
    for colon in 1..<max(stream.count, 1) where stream[colon].kind == .colon && stream.isWord(colon - 1) {
      var token = colon + 1
      if isClosure(token, stream) {
        closures.insert(stream.text(colon - 1))
        continue
      }
      while stream.kind(token) == .openParen { token += 1 }
      if stream.is(token, "any") || stream.is(token, "some") { token += 1 }
      guard stream.isWord(token) else { continue }
      if stream.is(token, "AnyObject") { anyObjects[file.path, default: []].insert(stream.text(colon - 1)) }
      var name = stream.text(token)
      while stream.is(token + 1, "."), stream.isWord(token + 2) {
        name += "." + stream.text(token + 2)
        token += 2
      }
      guard byProtocol[name] != nil else { continue }
      protocolsOfNames[stream.text(colon - 1), default: []].insert(name)
      namesOfProtocols[file.path, default: []].insert(stream.text(colon - 1))
    }
  }

  /// Notes the constants and variables whose values are cast to the module's protocols: `if let deck = controller as? Deck`, and patterns:
  /// `case let deck as Deck`.
  private mutating func readCasts(of file: SourceSyntax) {
    let stream = file.stream
    for word in 2..<max(stream.count, 2) where stream.is(word, "as") {
      var token = word + 1
      if stream.is(token, "?") || stream.is(token, "!") { token += 1 }
      if stream.is(token, "any") { token += 1 }
      guard stream.isWord(token) else { continue }
      var name = stream.text(token)
      while stream.is(token + 1, "."), stream.isWord(token + 2) {
        name += "." + stream.text(token + 2)
        token += 2
      }
      guard byProtocol[name] != nil, let variable = Self.variable(castAt: word, stream) else { continue }
      protocolsOfNames[stream.text(variable), default: []].insert(name)
      namesOfProtocols[file.path, default: []].insert(stream.text(variable))
    }
  }

  /// More tokens than the expression of a cast has.
  private static let castLimit = 32

  /// The name that gets the value of a cast.
  private static func variable(castAt word: Int, _ stream: TokenStream) -> Int? {
    func isVariable(_ token: Int) -> Bool {
      stream.isWord(token) && (stream.is(token - 1, "let") || stream.is(token - 1, "var"))
    }
    if isVariable(word - 1) { return word - 1 }
    var token = word - 1
    for _ in 0..<castLimit where token > 1 {
      switch stream.kind(token) {
      case .closeParen, .closeBracket:
        guard let open = stream.match(token) else { return nil }
        token = open
      case .word, .symbol, .string, .number:
        if stream.is(token, "="), isVariable(token - 1) { return token - 1 }
      default: return nil
      }
      token -= 1
    }
    return nil
  }

  /// Whether the type of a closure begins at `token`: `(A) -> B`, or the same in parentheses.
  private func isClosure(_ token: Int, _ stream: TokenStream) -> Bool {
    guard stream.kind(token) == .openParen, let end = stream.match(token) else { return false }
    if stream.is(end + 1, "->") { return true }
    let inner = token + 1
    return stream.kind(inner) == .at || stream.kind(inner) == .openParen && stream.is(stream.after(inner), "->")
  }

  /// Whether a name means an `AnyObject` in a file: it is declared there so, or elsewhere so and nowhere as a protocol.
  func isAnyObject(_ name: String, in file: SourceSyntax) -> Bool {
    if namesOfProtocols[file.path]?.contains(name) == true { return false }
    if anyObjects[file.path]?.contains(name) == true { return true }
    return protocolsOfNames[name] == nil && anyObjects.values.contains { $0.contains(name) }
  }

  /// The requirement that a declaration is; `nil` if it is none.
  func requirement(_ declaration: Declaration) -> Requirement? { byDeclaration[ObjectIdentifier(declaration)] }

  /// The requirement that `receiver.name?(…)` calls; `nil` if it calls something else.
  func method(named name: String, of receiver: String?) -> Requirement? {
    guard let candidates = methods[name] else { return nil }
    if let receiver, let protocols = protocolsOfNames[receiver] {
      return find(Known.Use(name: name, receiver: receiver), \.methods) {
        candidates.first { protocols.contains($0.owner.path) } ?? candidates.first
      }
    }
    // A closure of the same name is likelier, where nothing is known of the receiver.
    return closures.contains(name) ? nil : candidates.first
  }

  /// The requirement that `receiver.name` or `receiver.name(label:)` means as a value; `nil` if nothing says that the receiver has it.
  func reference(to name: String, labels: [String]?, of receiver: String) -> Requirement? {
    guard let candidates = methods[name], let protocols = protocolsOfNames[receiver] else { return nil }
    return find(Known.Use(name: name, receiver: receiver, labels: labels), \.references) {
      let own = candidates.filter { protocols.contains($0.owner.path) }
      guard let labels else { return own.count == 1 ? own[0] : nil }
      return own.first { $0.declaration.parameters.map(\.label) == labels }
    }
  }

  /// The requirement that `receiver.name` reads; `nil` if nothing says that the receiver has it.
  func property(named name: String, of receiver: String) -> Requirement? {
    guard let candidates = properties[name], let protocols = protocolsOfNames[receiver] else { return nil }
    return find(Known.Use(name: name, receiver: receiver), \.properties) {
      candidates.first { protocols.contains($0.owner.path) }
    }
  }

  /// The requirement that `(receiver as? P)?.name` reads.
  func property(named name: String, ofProtocol path: String) -> Requirement? {
    properties[name]?.first { $0.owner.path == path }
  }

  private func find(
    _ use: Known.Use, _ list: ReferenceWritableKeyPath<Known, [Known.Use: Requirement?]>, _ find: () -> Requirement?
  ) -> Requirement? {
    if let found = known[keyPath: list][use] { return found }
    let found = find()
    known[keyPath: list][use] = .some(found)
    return found
  }
}
