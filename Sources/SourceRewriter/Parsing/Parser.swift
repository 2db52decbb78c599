/// Finds the declarations of a file.
///
/// It reads what it knows and steps over everything else, token by token or bracket by bracket. Local types inside of functions are
/// found too. Types that are nested deeper than `depthLimit` are stepped over, so that the depth of recursion is bounded.
struct Parser {
  static let depthLimit = 64

  let stream: TokenStream
  var conditions = 0
  var depth = 0
  /// The end of the attributes and modifiers that were read last: what begins among them is no declaration either.
  var reached = 0

  init(_ stream: TokenStream) { self.stream = stream }

  mutating func declarations() -> [Declaration] { declarations(in: 0..<stream.count, of: nil) }

  private mutating func declarations(in range: Range<Int>, of parent: Declaration?) -> [Declaration] {
    var found: [Declaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if stream[index].kind == .directive {
        index = afterDirective(index, limit: range.upperBound)
      } else if stream.beginsDeclaration(index), let next = declaration(at: index, limit: range.upperBound, of: parent)
      {
        found.append(next)
        index = max(next.tokens.upperBound, index + 1)
      } else if reached > index {
        index = reached
      } else if stream[index].kind == .openBrace, let end = stream.match(index) {
        found += localTypes(in: span(index + 1, end), of: parent)
        index = end + 1
      } else {
        index = stream.after(index)
      }
    }
    return found
  }

  /// Steps over `#if CONDITION`, `#else` and `#endif`.
  private mutating func afterDirective(_ start: Int, limit: Int) -> Int {
    var index = start + 1
    if stream.is(start, "#if") { conditions += 1 }
    if stream.is(start, "#endif") { conditions = max(0, conditions - 1) }
    if stream.is(start, "#if") || stream.is(start, "#elseif") {
      while index < limit, !stream[index].startsLine { index += 1 }
    }
    return index
  }

  // MARK: One declaration

  mutating func declaration(at start: Int, limit: Int, of parent: Declaration?) -> Declaration? {
    var index = start
    var attributes: [Declaration.Attribute] = []
    var modifiers: [Declaration.Modifier] = []
    while index < limit {
      if stream[index].kind == .at {
        let end = afterAttribute(index, limit: limit)
        attributes.append(.init(name: stream.text(index + 1), tokens: span(index, end)))
        index = max(end, index + 1)
      } else if stream.is(index, "class"), beginsAfterClass(index + 1) {
        modifiers.append(.init(name: "class", tokens: index..<(index + 1)))
        index += 1
      } else if !stream.isWord(index, in: Keywords.declarations), stream.isWord(index, in: Keywords.modifiers) {
        let hasArgument = stream.kind(index + 1) == .openParen && !stream[index + 1].hasSpaceBefore
        let end = hasArgument ? stream.after(index + 1) : index + 1
        modifiers.append(.init(name: stream.text(index), tokens: span(index, min(end, limit))))
        index = end
      } else if stream[index].kind == .directive, !attributes.isEmpty {
        // `#if` between attributes and their declaration.
        index = afterDirective(index, limit: limit)
      } else {
        break
      }
    }
    guard index < limit, stream.isWord(index, in: Keywords.declarations), let kind = kind(at: index) else {
      reached = index
      return nil
    }
    let found = Declaration(kind, parent: parent, tokens: start..<(index + 1))
    found.attributes = attributes
    found.modifiers = modifiers
    found.keyword = index
    found.conditionDepth = conditions
    let end = finish(found, from: index + 1, limit: limit)
    found.end(at: min(end, limit))
    return found
  }

  /// Whether a type begins at `start`, perhaps with attributes and modifiers.
  func beginsLocalType(_ start: Int, limit: Int) -> Bool {
    guard stream.isWord(start) || stream[start].kind == .at else { return false }
    guard stream[start].startsLine || stream.kind(start - 1) == .openBrace || stream.kind(start - 1) == .semicolon
    else {
      return false
    }
    var index = start
    while index < limit, stream[index].kind == .at || stream.isWord(index, in: Keywords.modifiers) {
      if stream.is(index, "class"), !beginsAfterClass(index + 1) { break }
      index = stream[index].kind == .at ? max(afterAttribute(index, limit: limit), index + 1) : index + 1
      // Attributes of local types are few.
      if index > start + 32 { return false }
    }
    return stream.isWord(index, in: Self.wordsOfTypeDeclarations) && stream.isWord(index + 1)
      && !beginsAfterClass(index + 1)
  }

  private static let wordsOfTypeDeclarations = WordSet("class struct enum actor")

  /// `class` is a modifier before `func`, `var` and other words of declarations and modifiers.
  private func beginsAfterClass(_ index: Int) -> Bool {
    stream.isWord(index, in: Keywords.declarations) || stream.isWord(index, in: Keywords.modifiers)
  }

  func afterAttribute(_ at: Int, limit: Int) -> Int {
    var index = at + 2
    while index + 1 < limit, stream.is(index, "."), stream.isWord(index + 1) { index += 2 }
    if index < limit, stream.is(index, "<") { index = afterGenerics(index, limit: limit) }
    if index < limit, stream[index].kind == .openParen, !stream[index].hasSpaceBefore { index = stream.after(index) }
    return min(index, limit)
  }

  private func kind(at index: Int) -> Declaration.Kind? {
    switch stream.text(index) {
    case "class": .class
    case "actor": stream.isWord(index + 1) ? .actor : nil
    case "struct": .structure
    case "enum": .enumeration
    case "protocol": .protocol
    case "extension": .extension
    case "func": .function
    case "init": .initializer
    case "deinit": .deinitializer
    case "subscript": .subscript
    case "var": .variable
    case "let": .constant
    case "macro": stream.isWord(index + 1) ? .other : nil
    default: .other
    }
  }

  private mutating func finish(_ found: Declaration, from index: Int, limit: Int) -> Int {
    switch found.kind {
    case .class, .actor, .structure, .enumeration, .protocol, .extension: type(found, from: index, limit: limit)
    case .function, .initializer, .subscript: function(found, from: index, limit: limit)
    case .deinitializer: body(of: found, at: index, limit: limit)
    case .variable, .constant: property(found, from: index, limit: limit)
    case .other: other(found, from: index, limit: limit)
    }
  }

  // MARK: Types

  private mutating func type(_ found: Declaration, from start: Int, limit: Int) -> Int {
    var index = start
    guard index < limit, stream.isWord(index) else { return index }
    found.nameToken = index
    found.name = stream.text(index)
    index += 1
    while found.kind == .extension, index + 1 < limit, stream.is(index, "."), stream.isWord(index + 1) {
      found.name += "." + stream.text(index + 1)
      index += 2
    }
    if index < limit, stream.is(index, "<") {
      let end = afterGenerics(index, limit: limit)
      found.generics = span(index, end)
      index = end
    }
    if index < limit, stream[index].kind == .colon {
      found.inheritanceColon = index
      index = inheritance(of: found, from: index + 1, limit: limit)
    }
    if stream.is(index, "where") { found.hasWhereClause = true }
    while index < limit, stream[index].kind != .openBrace {
      if stopsSearch(index) { return index }
      index = stream.after(index)
    }
    guard index < limit else { return limit }
    let end = stream.match(index) ?? limit - 1
    found.body = span(index, end + 1)
    depth += 1
    if depth <= Self.depthLimit, index + 1 < end {
      found.members = declarations(in: span(index + 1, end), of: found)
    }
    depth -= 1
    return end + 1
  }

  private func inheritance(of found: Declaration, from start: Int, limit: Int) -> Int {
    var index = start
    var name = ""
    while index < limit {
      let token = stream[index]
      if token.kind == .openBrace || stream.is(index, "where") || stopsSearch(index) { break }
      if token.kind == .comma || stream.is(index, "&") {
        found.inherited.append(name)
        name = ""
        index += 1
      } else if stream.is(index, "<") {
        index = afterGenerics(index, limit: limit)
      } else if token.kind == .at {
        index = afterAttribute(index, limit: limit)
      } else if token.kind == .word || stream.is(index, ".") {
        if token.kind == .word, !name.isEmpty, !name.hasSuffix(".") { name = "" }
        name += stream.text(index)
        index += 1
      } else {
        index = stream.after(index)
      }
    }
    if !name.isEmpty { found.inherited.append(name) }
    return index
  }

  /// The index after `<…>`; the angles of one operator count each.
  func afterGenerics(_ start: Int, limit: Int) -> Int {
    var open = 0
    var index = start
    while index < limit {
      let token = stream[index]
      if token.kind == .symbol, !stream.is(index, "->") {
        for byte in stream.slice(index) {
          if byte == UInt8(ascii: "<") { open += 1 }
          if byte == UInt8(ascii: ">") { open -= 1 }
        }
        if open <= 0 { return index + 1 }
      } else if token.kind == .openBrace || stopsSearch(index) {
        return index
      }
      index = stream.after(index)
    }
    return index
  }

  /// The tokens from `start` to `end`; none if damaged source has mixed up their order.
  func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }

  /// Whether the code at `index` can't belong to the head of a declaration that began before it.
  func stopsSearch(_ index: Int) -> Bool {
    let token = stream[index]
    return token.kind == .closeBrace || token.kind == .semicolon || token.startsLine && stream.beginsDeclaration(index)
  }
}
