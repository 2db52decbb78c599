/// Rewrites one file. Each form that is replaced has a file of its own, with an extension of this class.
final class FileRewriter {
  let syntax: SourceSyntax
  let index: ModuleIndex
  let requirements: OptionalRequirements
  let delegates: UnknownDelegateMethods
  let options: RewritingOptions
  var edits = Edits()
  private(set) var changes: [Change] = []
  private(set) var problems: [Problem] = []
  /// Members of extensions that look for the class that overrides them; see `OverriddenExtensions`.
  var dispatched: Set<ObjectIdentifier> = []
  /// Members of extensions that become overrides, with the words for that; see `InheritedRequirements`.
  var inheriting: [ObjectIdentifier: String] = [:]
  /// Methods that answer requirements under other names, and beside which overrides of those are written.
  var inheritingByName: Set<ObjectIdentifier> = []
  private(set) lazy var imports = findImports()
  /// The imports that were written before the first declaration.
  var addedImports: Set<String> = []
  /// The names of properties and parameters of type `AnyObject`; see `ObjectCalls`.
  private(set) lazy var objectNames = findObjectNames()
  /// See `ObjectMembers`.
  var memberOwners = MemberOwners()
  /// The names of values that are classes of the library's; see `ClassValues`.
  private(set) lazy var classNames = findClassNames()
  /// The names of values of the type `AnyClass`; see `ClassNames`.
  private(set) lazy var anyClassNames = findAnyClassNames()
  /// The token after the last preview, of which nothing is rewritten again.
  var blankedEnd = 0
  /// Whether the written code uses names of UIKit.
  var needsUIKit = false
  private var lineStarts: [Int] = []
  /// The closing braces before which members were written.
  private var extendedBodies: Set<Int> = []

  var stream: TokenStream { syntax.stream }

  init(
    _ syntax: SourceSyntax, index: ModuleIndex, requirements: OptionalRequirements, delegates: UnknownDelegateMethods,
    options: RewritingOptions
  ) {
    self.syntax = syntax
    self.index = index
    self.requirements = requirements
    self.delegates = delegates
    self.options = options
  }

  func rewrite() {
    for token in 0..<stream.count {
      switch stream[token].kind {
      case .at: rewriteAttribute(token)
      case .directive: rewriteDirective(token)
      case .word: rewriteWord(token)
      case .symbol: rewriteOptionalCall(token)
      case .openBracket: rewriteObjectSubscript(token)
      default: break
      }
    }
    for declaration in syntax.all { rewrite(declaration) }
    rewriteImports()
    importFoundationParts()
  }

  private func rewriteDirective(_ token: Int) {
    if stream.is(token, "#selector") {
      rewriteSelector(token)
    } else if stream.is(token, "#keyPath") {
      rewriteKeyPath(token)
    } else if stream.is(token, "#if") || stream.is(token, "#elseif") {
      rewriteCondition(token)
    } else if stream.is(token, "#Preview") || stream.is(token, "#Playground") {
      blankPreview(token)
    }
  }

  private func rewriteWord(_ token: Int) {
    rewriteOptionalProperty(token)
    rewriteOptionalTrait(token)
    rewriteOptionalReference(token)
    findImpossible(token)
    if stream.is(token, "observe") { rewriteObservation(token) }
    if stream.is(token, "willChangeValue") || stream.is(token, "didChangeValue") { rewriteChange(token) }
    if stream.is(token, "keyValueObservingExpectation") { rewriteObservingExpectation(token) }
    if stream.is(token, "Timer") { rewriteTimer(token) }
    if stream.is(token, "window") { rewriteDelegateWindow(token) }
    if stream.is(token, "appearance") { findProxyWithoutObject(token) }
    if stream.is(token, "add") { rewriteTimerAdding(token) }
    if stream.is(token - 2, "super") { rewriteInformalCall(token) }
    if stream.is(token, "NSClassFromString") { rewriteClassName(token) }
    if stream.is(token, "NSStringFromClass") { rewriteNameOfClass(token) }
    if stream.is(token, "perform") || stream.is(token, "responds") { rewriteObjectCall(token) }
    if stream.is(token - 1, ".") { rewriteObjectMember(token) }
    if stream.is(token, "init") { rewriteClassValue(token) }
    if stream.isWord(token, in: Self.attributedStrings) { rewriteEmptyText(token) }
    if stream.is(token, "isSubclass") { rewriteSubclassTest(token) }
    if stream.is(token, "description") { rewriteClassDescription(token) }
    if stream.is(token, "prepare") { findInvocationTarget(token) }
    if stream.isWord(token, in: Self.predicateClasses) { rewritePredicateClass(token) }
  }

  private func rewrite(_ declaration: Declaration) {
    switch declaration.kind {
    case .protocol: rewriteProtocol(declaration)
    case .class:
      rewriteTable(of: declaration)
      listName(of: declaration)
      rewriteInformalConformances(of: declaration)
      rewriteTestObject(declaration)
      writeRequirements(of: declaration)
      writeDelegateNames(of: declaration)
      writeForwarders(of: declaration)
    case .extension:
      listMembers(of: declaration)
      writeRequirements(of: declaration)
      writeDelegateNames(of: declaration)
      writeForwarders(of: declaration)
    case .actor, .structure, .enumeration: writeRequirements(of: declaration)
    case .variable: rewriteProperty(declaration)
    case .constant: rewriteClassInitializer(declaration)
    case .function, .subscript:
      if declaration.isVisibleToObjectiveC { blankDynamic(declaration) }
      rewriteInformalMethod(declaration)
      findUnknownDelegateMethod(declaration)
      rewriteTestMethod(declaration)
    case .initializer, .deinitializer, .other: break
    }
  }

  // MARK: Edits

  /// Replaces tokens by spaces, so that the columns of the line stay.
  func blank(_ tokens: Range<Int>) {
    guard !tokens.isEmpty, tokens.upperBound <= stream.count else { return }
    let (start, end) = (stream[tokens.lowerBound].start, stream[tokens.upperBound - 1].end)
    let spaces = stream.bytes[start..<end].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
    edits.replace(start, end, by: String(decoding: spaces, as: UTF8.self))
  }

  /// Replaces tokens by a text, which gets the line ends that stood between them.
  func replace(_ tokens: Range<Int>, by text: String) {
    guard !tokens.isEmpty, tokens.upperBound <= stream.count else { return }
    let (start, end) = (stream[tokens.lowerBound].start, stream[tokens.upperBound - 1].end)
    let lineEnds = stream.bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }.count
    edits.replace(start, end, by: text + String(repeating: "\n", count: lineEnds))
  }

  /// Writes `text` before the token.
  func insert(_ text: String, before token: Int) { edits.insert(text, at: stream[token].start) }
  /// Writes a member at the end of a body. Members that share a line are separated.
  func insertMember(_ text: String, in body: Range<Int>) {
    let brace = body.upperBound - 1
    let sharesLine = !stream[brace].startsLine && brace - 1 > body.lowerBound
    let isFirst = extendedBodies.insert(brace).inserted
    insert((isFirst && !sharesLine ? "" : "; ") + text + " ", before: brace)
  }

  /// Writes `text` after the token.
  func insert(_ text: String, after token: Int) { edits.insert(text, at: stream[token].end) }

  // MARK: Report

  func note(_ kind: Change.Kind, at token: Int) { changes.append(Change(kind: kind, line: place(of: token).line)) }

  /// Reports a problem, unless the code is not compiled here. Where only the compiler knows that, the problem does not end the build.
  func report(_ severity: Problem.Severity, at token: Int, _ message: String) {
    guard !syntax.inactive.contains(token) else { return }
    let severity = syntax.inactive.isDoubtful(token) ? .warning : severity
    let (line, column) = place(of: token)
    problems.append(Problem(severity: severity, line: line, column: column, message: message))
  }

  func place(of token: Int) -> (line: Int, column: Int) {
    if lineStarts.isEmpty {
      lineStarts = [0]
      for (offset, byte) in stream.bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
    }
    let offset = stream[token].start
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  var result: ModuleRewriter.Result {
    ModuleRewriter.Result(
      path: syntax.path,
      bytes: edits.isEmpty ? stream.bytes : edits.text(of: stream.bytes, from: 0, to: stream.bytes.count),
      changes: changes.sorted { $0.line < $1.line },
      problems: problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  // MARK: Places

  /// The innermost type or extension around a token.
  func enclosingType(of token: Int) -> Declaration? {
    var found: Declaration?
    var candidates = syntax.declarations
    while let next = Self.declaration(of: candidates, around: token) {
      if next.hasMembers, next.body?.contains(token) == true { found = next }
      candidates = next.members
    }
    return found
  }

  /// The innermost function or initialiser around a token.
  func enclosingFunction(of token: Int) -> Declaration? {
    var found: Declaration?
    var candidates = syntax.declarations
    while let next = Self.declaration(of: candidates, around: token) {
      if next.kind == .function || next.kind == .initializer { found = next } else if next.hasMembers { found = nil }
      candidates = next.members
    }
    return found
  }

  /// The declaration of an ordered list that contains a token.
  private static func declaration(of list: [Declaration], around token: Int) -> Declaration? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0, list[low - 1].tokens.contains(token) else { return nil }
    return list[low - 1]
  }
}
