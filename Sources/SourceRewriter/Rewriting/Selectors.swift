/// `#selector(…)` becomes a `Selector` that carries the method: `Selector("tap:", calling: { (target: A, a) in target.tap(a) })`.
extension FileRewriter {
  /// The parts of `#selector(getter: path.base(labels) as type)`.
  struct SelectorParts {
    var accessor: String?
    /// What stands before the name.
    var path: Range<Int>
    var base: String
    var baseToken: Int
    /// `nil` without a list of labels.
    var labels: [String]?
    var cast: Range<Int>?
  }

  /// The object whose class has the method.
  enum SelectorReceiver {
    case type(String)
    /// A value, of which the compiler knows the type.
    case value(String)
  }

  func rewriteSelector(_ directive: Int) {
    guard stream.kind(directive + 1) == .openParen, let end = stream.match(directive + 1),
      let parts = parts(in: (directive + 2)..<end)
    else { return }
    let isOwn = parts.path.isEmpty || isOwnObject(parts.path)
    let scope = enclosingType(of: directive).map { isOwn ? holder(of: parts.base, in: $0) : $0 }
    let record = record(of: parts.path, in: scope)
    guard let receiver = receiver(of: parts, record: record, scope: scope) else { return }
    let written: WrittenSelector
    if let accessor = parts.accessor {
      written = selector(accessor: accessor, parts.base, receiver, record)
    } else {
      written = selector(of: parts, receiver, record)
    }
    replace(directive..<(end + 1), by: isPattern(directive) ? written.nameAlone : written.text)
    needsUIKit = true
    note(.selector, at: directive)
  }

  /// Whether the selector is a pattern of a `case`. Swift infers no types of closures in patterns, and only the name counts there.
  private func isPattern(_ directive: Int) -> Bool {
    var index = directive - 1
    while index >= 0, directive - index < 400 {
      switch stream[index].kind {
      case .word where stream.is(index, "case"): return true
      case .word where stream.is(index, "where"): return false
      case .openBracket, .openBrace, .closeBrace, .colon, .semicolon: return false
      case .closeParen, .closeBracket: index = stream.match(index) ?? index
      case .symbol where stream.is(index, "="): return false
      default: break
      }
      index -= 1
    }
    return false
  }

  // MARK: Reading

  private func parts(in range: Range<Int>) -> SelectorParts? {
    var range = range
    // `#selector((a))`
    while range.count > 2, stream[range.lowerBound].kind == .openParen,
      stream.match(range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    var accessor: String?
    if range.count > 2, stream[range.lowerBound + 1].kind == .colon,
      stream.is(range.lowerBound, "getter") || stream.is(range.lowerBound, "setter")
    {
      accessor = stream.text(range.lowerBound)
      range = (range.lowerBound + 2)..<range.upperBound
    }
    var cast: Range<Int>?
    var index = range.lowerBound
    while index < range.upperBound {
      if stream.is(index, "as") {
        cast = (index + 1)..<range.upperBound
        range = range.lowerBound..<index
        break
      }
      index = stream.after(index)
    }
    guard !range.isEmpty else { return nil }
    var last = range.upperBound - 1
    var labels: [String]?
    if stream[last].kind == .closeParen {
      guard let open = stream.match(last), open > range.lowerBound, let found = self.labels(in: (open + 1)..<last)
      else {
        return nil
      }
      labels = found
      last = open - 1
    }
    guard stream.isWord(last) else { return nil }
    let hasPath = last > range.lowerBound
    guard !hasPath || stream.is(last - 1, ".") && last - 1 > range.lowerBound else { return nil }
    return SelectorParts(
      accessor: accessor, path: range.lowerBound..<(hasPath ? last - 1 : range.lowerBound), base: stream.text(last),
      baseToken: last, labels: labels, cast: cast)
  }

  /// The labels in `_:with:`; `nil` if there is anything else.
  private func labels(in range: Range<Int>) -> [String]? {
    var labels: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard stream.isWord(index), stream.kind(index + 1) == .colon else { return nil }
      labels.append(stream.text(index))
      index += 2
    }
    return labels
  }

  // MARK: The class with the method

  private func record(of path: Range<Int>, in scope: Declaration?) -> ModuleIndex.TypeRecord? {
    if path.isEmpty || isOwnObject(path) { return scope.flatMap { index.type(named: $0.name, from: $0.parent) } }
    return index.type(named: name(of: path), from: scope)
  }

  func isOwnObject(_ path: Range<Int>) -> Bool {
    path.count == 1
      && (stream.is(path.lowerBound, "self") || stream.is(path.lowerBound, "Self")
        || stream.is(path.lowerBound, "super"))
  }

  private func receiver(of parts: SelectorParts, record: ModuleIndex.TypeRecord?, scope: Declaration?)
    -> SelectorReceiver?
  {
    if parts.path.isEmpty || isOwnObject(parts.path) {
      guard let scope else { return nil }
      return .type(typeName(of: scope))
    }
    var text = stream.line(parts.path)
    // The value is not read: `a?.b` of `#selector(a?.b.c)` may be unwrapped.
    if text.hasSuffix("?") { text = text.dropLast() + "!" }
    if record?.declaration.kind == .protocol { return .type("any " + text) }
    if record != nil || namesType(parts.path) { return .type(text) }
    return .value(text)
  }

  /// The innermost type around, from `scope` on, that has a member of this name; `scope` if none has.
  private func holder(of member: String, in scope: Declaration) -> Declaration {
    var next: Declaration? = scope
    while let candidate = next {
      if candidate.hasMembers, let record = index.type(named: candidate.name, from: candidate.parent),
        index.line(of: record).contains(where: { $0.members[member] != nil })
      {
        return candidate
      }
      next = candidate.parent
    }
    return scope
  }

  private func typeName(of declaration: Declaration) -> String {
    let name = Spelling.path(declaration.name)
    if declaration.kind == .protocol { return "any " + name }
    let isProtocol =
      declaration.kind == .extension
      && index.type(named: declaration.name, from: declaration.parent)?.declaration.kind == .protocol
    return isProtocol ? "any " + name : name
  }

  /// The names of a path, without backticks.
  func name(of path: Range<Int>) -> String { path.map { stream.text($0) }.joined() }

  /// Whether a path of names ends with that of a type: types begin with a capital.
  private func namesType(_ path: Range<Int>) -> Bool {
    var last = path.upperBound - 1
    if stream.is(last, ">") {
      while last > path.lowerBound, !stream.is(last, "<") { last -= 1 }
      last -= 1
    }
    guard last >= path.lowerBound, stream.isWord(last) else { return false }
    for index in path.lowerBound..<last where !stream.isWord(index) && !stream.is(index, ".") { return false }
    return stream.text(last).first?.isUppercase == true
  }
}
