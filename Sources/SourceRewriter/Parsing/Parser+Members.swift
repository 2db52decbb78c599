extension Parser {
  // MARK: Functions

  mutating func function(_ found: Declaration, from start: Int, limit: Int) -> Int {
    var index = start
    switch found.kind {
    case .function:
      guard index < limit else { return limit }
      found.nameToken = index
      found.name = stream.text(index)
      index += 1
    case .initializer:
      found.name = "init"
      if stream.is(index, "?") || stream.is(index, "!") { index += 1 }
    default: found.name = "subscript"
    }
    if index < limit, stream.is(index, "<") {
      let end = afterGenerics(index, limit: limit)
      found.generics = span(index, end)
      index = end
    }
    guard index < limit, stream[index].kind == .openParen, let end = stream.match(index) else { return index }
    found.parameters = parameters(in: span(index + 1, end))
    index = end + 1
    let effects = index
    while index < limit, isEffect(index) {
      index += 1
      if stream.kind(index) == .openParen { index = stream.after(index) }
    }
    if index > effects { found.effects = span(effects, index) }
    if stream.is(index, "->") {
      let end = afterType(index + 1, limit: limit)
      found.type = span(index + 1, end)
      index = end
    }
    if stream.is(index, "where") {
      found.hasWhereClause = true
      while index < limit, stream[index].kind != .openBrace, stream[index].kind != .closeBrace {
        if stream[index].startsLine, stream.beginsDeclaration(index) { return index }
        index = stream.after(index)
      }
    }
    return body(of: found, at: index, limit: limit)
  }

  private func isEffect(_ index: Int) -> Bool {
    stream.is(index, "async") || stream.is(index, "throws") || stream.is(index, "rethrows")
      || stream.is(index, "reasync")
  }

  private func parameters(in range: Range<Int>) -> [Declaration.Parameter] {
    var result: [Declaration.Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var names = start
      while names < range.upperBound, stream[names].kind == .at {
        names = min(stream.after(names + 1), range.upperBound)
      }
      var colon = names
      while colon < range.upperBound, stream[colon].kind == .word { colon += 1 }
      let end = endOfParameter(from: colon, limit: range.upperBound)
      if colon > names, colon < end, stream[colon].kind == .colon {
        var equals = colon + 1
        while equals < end, !stream.is(equals, "=") { equals = stream.after(equals) }
        equals = min(equals, end)
        result.append(
          .init(
            label: stream.text(names), name: stream.text(colon - 1), type: span(colon + 1, equals),
            defaultValue: equals + 1 < end ? (equals + 1)..<end : nil))
      }
      start = end + 1
    }
    return result
  }

  /// The comma that ends a parameter: the next one begins with one or two names and a colon.
  private func endOfParameter(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if stream[index].kind == .comma {
        var next = index + 1
        while next < limit, stream[next].kind == .at { next += 2 }
        var names = 0
        while next < limit, stream[next].kind == .word {
          names += 1
          next += 1
        }
        if names > 0, next < limit, stream[next].kind == .colon { return index }
      }
      index = min(stream.after(index), limit)
    }
    return limit
  }

  /// The index after a type that begins at `start`.
  func afterType(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = stream[index]
      let continues =
        index == start || !token.startsLine || stream.is(index, "->") || stream.is(index, ".")
        || stream.is(index - 1, "->") || stream.is(index - 1, "&") || stream.is(index, "&")
      guard continues else { return index }
      switch token.kind {
      case .word:
        if stream.is(index, "where") { return index }
        // Two names in a row do not belong to one type, unless the first is a word of types.
        if index > start, stream[index - 1].kind == .word, !isWordOfTypes(index - 1) { return index }
        index += 1
      case .at: index += 2
      case .openParen, .openBracket: index = stream.after(index)
      case .symbol:
        if stream.is(index, "<") {
          index = afterGenerics(index, limit: limit)
        } else if stream.is(index, "=") || stream.is(index, "==") {
          return index
        } else {
          index += 1
        }
      default: return index
      }
    }
    return limit
  }

  private func isWordOfTypes(_ index: Int) -> Bool { stream.isWord(index, in: Self.wordsOfTypes) }

  private static let wordsOfTypes = WordSet(
    "any some inout async throws rethrows borrowing consuming sending isolated escaping autoclosure Sendable MainActor "
      + "convention each repeat")

  // MARK: Bodies

  /// Reads the braces at `index`, if there are any.
  mutating func body(of found: Declaration, at index: Int, limit: Int) -> Int {
    guard index < limit, stream[index].kind == .openBrace else { return index }
    let end = min(stream.match(index) ?? limit - 1, limit - 1)
    found.body = span(index, end + 1)
    found.members = localTypes(in: span(index + 1, end), of: found)
    return end + 1
  }

  /// The types that are declared inside of code.
  mutating func localTypes(in range: Range<Int>, of parent: Declaration?) -> [Declaration] {
    guard depth < Self.depthLimit else { return [] }
    var found: [Declaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if beginsLocalType(index, limit: range.upperBound),
        let next = declaration(at: index, limit: range.upperBound, of: parent)
      {
        if next.isType, next.body != nil { found.append(next) }
        index = max(next.tokens.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }

  // MARK: Properties

  mutating func property(_ found: Declaration, from start: Int, limit: Int) -> Int {
    var index = start
    guard index < limit else { return limit }
    found.nameToken = index
    if stream[index].kind == .word { found.name = stream.text(index) }
    index = min(stream.after(index), limit)
    if index < limit, stream[index].kind == .colon {
      let end = afterType(index + 1, limit: limit)
      found.type = span(index + 1, end)
      index = end
    }
    if stream.is(index, "=") {
      let end = afterValue(index + 1, limit: limit, names: &found.otherNames)
      found.value = span(index + 1, end)
      _ = found.value.map { found.members += localTypes(in: $0, of: found) }
      // Observers stand in braces at the end of the value.
      if end > index + 2, stream[end - 1].kind == .closeBrace, let open = stream.match(end - 1), open > index + 1,
        stream.is(open + 1, "didSet") || stream.is(open + 1, "willSet")
      {
        found.value = span(index + 1, open)
        found.body = span(open, end)
      }
      return end
    }
    if index < limit, stream[index].kind == .comma {
      return afterValue(index, limit: limit, names: &found.otherNames)
    }
    return body(of: found, at: index, limit: limit)
  }

  /// The index after a value: at the next declaration on a line of its own.
  private func afterValue(_ start: Int, limit: Int, names: inout [String]) -> Int {
    var index = start
    while index < limit {
      let token = stream[index]
      if token.kind == .semicolon || token.kind == .closeBrace { return index }
      if token.startsLine, index > start {
        if stream.beginsDeclaration(index) { return index }
        if token.kind == .directive, isCondition(index) { return index }
      }
      if token.kind == .comma, stream.isWord(index + 1), let kind = stream.kind(index + 2),
        kind == .colon || stream.is(index + 2, "=")
      {
        names.append(stream.text(index + 1))
      }
      index = min(stream.after(index), limit)
    }
    return limit
  }

  private func isCondition(_ index: Int) -> Bool {
    stream.is(index, "#if") || stream.is(index, "#elseif") || stream.is(index, "#else") || stream.is(index, "#endif")
  }

  // MARK: The rest

  /// Imports, cases, type aliases: up to the next line, or to the end of their braces.
  mutating func other(_ found: Declaration, from start: Int, limit: Int) -> Int {
    var index = start
    found.nameToken = start < limit ? start : nil
    if stream.is(found.keyword, "import") {
      var name = ""
      while index < limit, stream[index].kind == .word || stream.is(index, "."), !stream[index].startsLine {
        if stream.kind(index - 1) == .word, stream[index].kind == .word, index > start { name = "" }
        name += stream.text(index)
        index += 1
      }
      found.name = name
      return index
    }
    found.name = stream.text(start)
    while index < limit {
      let token = stream[index]
      if token.kind == .semicolon || token.kind == .closeBrace { return index }
      if token.startsLine, index > start, stream.beginsDeclaration(index) || token.kind == .directive { return index }
      index = min(stream.after(index), limit)
    }
    return limit
  }
}
