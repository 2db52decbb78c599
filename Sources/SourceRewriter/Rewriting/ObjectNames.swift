/// The names of values that are only known as `AnyObject`, and which of them a use means.
struct ObjectNames {
  /// A declaration of such a name, or of another value with the name.
  struct Binding {
    let token: Int
    /// The token that ends its scope.
    let end: Int
    let isObject: Bool
  }

  fileprivate var bindings: [ArraySlice<UInt8>: [Binding]] = [:]
  private var names: Set<ArraySlice<UInt8>> = []
  /// The names of lists of such objects.
  fileprivate var lists: Set<ArraySlice<UInt8>> = []
  private var objects: Set<Int> = []

  func contains(_ name: ArraySlice<UInt8>) -> Bool { names.contains(name) }

  fileprivate mutating func bind(_ token: Int, _ stream: TokenStream) {
    objects.insert(token)
    names.insert(stream.slice(token))
  }

  /// `for name in list`, where `list` may be such a list.
  fileprivate mutating func bindElements(_ stream: TokenStream) {
    guard !lists.isEmpty else { return }
    for token in 2..<max(2, stream.count - 1)
    where stream.is(token, "in") && stream.isWord(token + 1) && stream.isWord(token - 1) && stream.is(token - 2, "for")
    {
      if lists.contains(stream.slice(token + 1)) { names.insert(stream.slice(token - 1)) }
    }
  }

  /// `if let name = object`, where `object` is such a name, perhaps of `self`.
  fileprivate mutating func bindUnwrapped(_ stream: TokenStream) {
    guard !names.isEmpty else { return }
    for token in 2..<max(2, stream.count - 1) where stream.is(token, "=") && stream.isWord(token - 1) {
      guard stream.is(token - 2, "let") || stream.is(token - 2, "var") else { continue }
      let value = stream.is(token + 1, "self") && stream.is(token + 2, ".") ? token + 3 : token + 1
      guard stream.isWord(value), names.contains(stream.slice(value)) else { continue }
      switch stream.kind(value + 1) {
      case .comma, .openBrace: bind(token - 1, stream)
      case .word where stream.is(value + 1, "else"): bind(token - 1, stream)
      default: break
      }
    }
  }

  /// Finds all local declarations of the names, each with the end of its scope: the block after `if`, `while` and `for`, else the
  /// block around.
  fileprivate mutating func findScopes(_ stream: TokenStream) {
    guard !names.isEmpty else { return }
    var blocks: [Int] = []
    var heads: [Int] = []
    var isInHead = false
    for token in 0..<stream.count {
      switch stream[token].kind {
      case .openBrace:
        if isInHead {
          for name in heads { add(name, until: stream.match(token) ?? stream.count, stream) }
          heads = []
          isInHead = false
        }
        blocks.append(token)
      case .closeBrace: _ = blocks.popLast()
      case .word where stream.is(token, "if") || stream.is(token, "while") || stream.is(token, "for"): isInHead = true
      case .word where stream.is(token, "guard"): isInHead = false
      default: break
      }
      guard stream.isWord(token), names.contains(stream.slice(token)) else { continue }
      let isLocal = stream.is(token - 1, "let") || stream.is(token - 1, "var") || stream.is(token - 1, "for")
      if isLocal, isInHead {
        heads.append(token)
      } else if isLocal {
        add(token, until: blocks.last.flatMap(stream.match) ?? stream.count, stream)
      }
    }
  }

  private mutating func add(_ token: Int, until end: Int, _ stream: TokenStream) {
    bindings[stream.slice(token), default: []]
      .append(Binding(token: token, end: end, isObject: objects.contains(token)))
  }

  /// More declarations of a name than end between it and its use.
  private static let reach = 64

  /// The nearest declaration of a name before its use in a function that begins at `start`.
  fileprivate func binding(of token: Int, from start: Int, _ stream: TokenStream) -> Binding? {
    guard let list = bindings[stream.slice(token)] else { return nil }
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].token < token { low = middle + 1 } else { high = middle }
    }
    for binding in list[..<low].suffix(Self.reach).reversed() {
      if binding.token <= start { return nil }
      if binding.end > token { return binding }
    }
    return nil
  }
}

extension FileRewriter {
  /// The names that the file declares with the type `AnyObject`, or with a value that is cast to it.
  func findObjectNames() -> ObjectNames {
    var names = ObjectNames()
    for token in 2..<max(2, stream.count) where stream.is(token, "AnyObject") {
      if let name = variable(castAt: token) { names.bind(name, stream) }
      if stream.kind(token - 1) == .openBracket, stream.kind(token + 1) == .closeBracket {
        if stream.kind(token - 2) == .colon, stream.isWord(token - 3) { names.lists.insert(stream.slice(token - 3)) }
        if let name = variable(castAt: token - 1) { names.lists.insert(stream.slice(name)) }
        continue
      }
      guard stream.kind(token - 1) == .colon, stream.isWord(token - 2), !stream.is(token - 3, "<"),
        !stream.is(token - 3, "protocol"), !stream.is(token - 3, "class"), !stream.is(token + 1, "&"),
        !stream.is(token + 1, ".")
      else { continue }
      names.bind(token - 2, stream)
    }
    names.bindElements(stream)
    names.bindUnwrapped(stream)
    names.findScopes(stream)
    return names
  }

  /// Whether the name at `token` means an `AnyObject` there.
  func isObject(nameAt token: Int) -> Bool {
    let function = enclosingFunction(of: token)
    let start = function?.body?.lowerBound ?? enclosingType(of: token)?.body?.lowerBound ?? -1
    if let binding = objectNames.binding(of: token, from: start, stream) {
      return binding.isObject || isElement(binding.token, of: function)
    }
    let name = stream.text(token)
    if let parameter = function?.parameters.first(where: { $0.name == name }) {
      return isObjectType(parameter.type, in: stream)
    }
    return isObjectProperty(name, at: token)
  }

  /// Properties of the library's classes of the type `AnyObject`.
  private static let stockObjects = WordSet("accessibilityContainer firstItem secondItem target")
  /// Names that properties of the library's classes have, too.
  private static let ambiguous = WordSet(
    "appearance body content contents data dataSource delegate image item items key layer object owner parent sender source superview "
      + "tag text title value view")

  /// Whether the name behind a dot is that of a property with the type `AnyObject`: one of the library's that the module does not
  /// declare with another type, or one of the module's.
  func isObjectMember(_ token: Int) -> Bool {
    guard stream.is(token - 1, ".") else { return false }
    let name = stream.slice(token)
    let isStock = Self.stockObjects.contains(name)
    guard isStock || index.objects.contains(name) && !Self.ambiguous.contains(name) else { return false }
    for member in index.properties(named: stream.text(token)) {
      guard let type = member.declaration.type, isObjectType(type, in: member.file.stream) else { return false }
    }
    return true
  }

  /// Whether the type around has such a property.
  func isObjectProperty(_ name: String, at token: Int) -> Bool {
    guard let scope = enclosingType(of: token), let record = index.type(named: scope.name, from: scope.parent) else {
      return false
    }
    for entry in index.line(of: record) {
      guard let member = entry.members[name]?.first else { continue }
      guard let type = member.declaration.type else { return false }
      return isObjectType(type, in: member.file.stream)
    }
    return false
  }

  private func isObjectType(_ type: Range<Int>, in stream: TokenStream) -> Bool {
    guard let first = type.first, stream.is(first, "AnyObject") else { return false }
    return type.count == 1 || type.count == 2 && (stream.is(first + 1, "?") || stream.is(first + 1, "!"))
  }

  /// Whether the name is that of `for name in list`, and the list one of such objects.
  private func isElement(_ name: Int, of function: Declaration?) -> Bool {
    guard stream.is(name - 1, "for"), stream.is(name + 1, "in"), stream.isWord(name + 2) else { return false }
    let list = stream.text(name + 2)
    if let type = function?.parameters.first(where: { $0.name == list })?.type {
      return type.count == 3 && stream.kind(type.lowerBound) == .openBracket
        && stream.is(type.lowerBound + 1, "AnyObject")
    }
    return objectNames.lists.contains(stream.slice(name + 2))
  }
}
