/// A declaration, as far as the rewriting needs it. All numbers are indices of tokens.
final class Declaration {
  enum Kind: Equatable {
    case `class`, actor, structure, enumeration, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`, variable, constant, other
  }

  /// `@name` or `@name(arguments)`.
  struct Attribute {
    let name: String
    let tokens: Range<Int>
  }

  struct Modifier {
    let name: String
    let tokens: Range<Int>
  }

  struct Parameter {
    /// `_` without a label.
    let label: String
    let name: String
    /// Without the default value.
    let type: Range<Int>
    let defaultValue: Range<Int>?
  }

  let kind: Kind
  /// The declaration around it. Not retained: the file retains all of them.
  unowned let parent: Declaration?
  /// From the first attribute to the last token of the body.
  fileprivate(set) var tokens: Range<Int>
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// The word that begins it: `class`, `func`, `var`.
  var keyword = 0
  /// The name; that of the extended type for an extension.
  var name = ""
  /// The further names of `var a = 1, b = 2`.
  var otherNames: [String] = []
  var nameToken: Int?
  /// The tokens of `<T>`, for types and functions.
  var generics: Range<Int>?
  /// The colon before the inherited types.
  var inheritanceColon: Int?
  /// The inherited types, without generic arguments.
  var inherited: [String] = []
  var hasWhereClause = false
  var parameters: [Parameter] = []
  var effects: Range<Int>?
  /// The type of a function's result, of a property.
  var type: Range<Int>?
  /// The tokens between `=` and the end of a property's initial value.
  var value: Range<Int>?
  /// The braces, both included: a type's body, a function's, or a property's accessors.
  var body: Range<Int>?
  var members: [Declaration] = []
  /// The number of `#if` without `#endif` before it.
  var conditionDepth = 0
  /// Whether it stands between `#if` and `#endif`.
  var isConditional: Bool { conditionDepth > 0 }

  init(_ kind: Kind, parent: Declaration?, tokens: Range<Int>) {
    self.kind = kind
    self.parent = parent
    self.tokens = tokens
  }

  func end(at index: Int) { tokens = tokens.lowerBound..<max(index, tokens.lowerBound) }

  var isType: Bool {
    switch kind {
    case .class, .actor, .structure, .enumeration, .protocol: true
    case .extension, .function, .initializer, .deinitializer, .subscript, .variable, .constant, .other: false
    }
  }

  var hasMembers: Bool { isType || kind == .extension }
  var isProperty: Bool { kind == .variable || kind == .constant }
  /// Whether it is a property that the Objective-C runtime knows.
  var isObjectiveCProperty: Bool {
    isProperty && (has("objc") || has("NSManaged") || parent?.has("objcMembers") == true)
  }
  /// Whether the Objective-C runtime knows the function or property.
  var isVisibleToObjectiveC: Bool {
    has("objc") || has("IBAction") || has("IBSegueAction") || has("IBOutlet") || has("NSManaged")
      || parent?.has("objcMembers") == true && !has("nonobjc")
      || parent?.has("objc") == true && parent?.kind == .extension
  }
  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
  func isMarked(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
  /// Whether `async` or `throws` stands after the parameters.
  func hasEffect(_ word: StaticString, in stream: TokenStream) -> Bool {
    effects?.contains { stream.is($0, word) } == true
  }
  /// Whether other files can't see it by its own modifiers.
  var isHidden: Bool { isMarked("private") || isMarked("fileprivate") }
  var isStatic: Bool { isMarked("static") || isMarked("class") }

  /// The names of the types around it and its own: `Outer.Inner`.
  var path: String {
    guard let parent else { return name }
    return parent.hasMembers ? parent.path + "." + name : name
  }

  /// The labels, as in `tapped(_:with:)`.
  var labels: String { parameters.map { $0.label + ":" }.joined() }
}

/// A file and its declarations.
final class SourceSyntax {
  let path: String
  var stream: TokenStream
  let declarations: [Declaration]
  /// What is certainly not compiled here.
  private(set) lazy var inactive = InactiveCode(stream, modules)
  let modules: AppleModules

  init(path: String, bytes: [UInt8], modules: AppleModules = AppleModules(RewritingOptions())) {
    self.path = path
    self.modules = modules
    stream = TokenStream(bytes)
    var parser = Parser(stream)
    declarations = parser.declarations()
  }

  /// All declarations, each before its members.
  var all: [Declaration] {
    var result: [Declaration] = []
    var waiting = Array(declarations.reversed())
    while let next = waiting.popLast() {
      result.append(next)
      waiting += next.members.reversed()
    }
    return result
  }
}
