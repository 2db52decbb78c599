/// `#selector(…)` becomes a `Selector` that carries the method: `Selector("tap:", calling: { (target: A, a) in target.tap(a) })`.
extension FileRewriter {
  /// The parts of `#selector(getter: path.base(labels) as type)`.
  private struct Parts {
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
  private enum Receiver {
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
    var text: String
    if let accessor = parts.accessor {
      text = self.text(accessor: accessor, parts.base, receiver, record)
    } else {
      text = self.text(method: parts, receiver, record)
    }
    if isPattern(directive) { text = Self.nameAlone(text) }
    replace(directive..<(end + 1), by: text)
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
      case .openParen, .openBracket, .openBrace, .closeBrace, .colon, .semicolon: return false
      case .closeParen, .closeBracket: index = stream.match(index) ?? index
      case .symbol where stream.is(index, "="): return false
      default: break
      }
      index -= 1
    }
    return false
  }

  /// `Selector("tap:")` of a selector that carries its method.
  private static func nameAlone(_ text: String) -> String {
    guard let comma = text.firstIndex(of: ",") else { return text }
    return text[..<comma] + ")"
  }

  // MARK: Reading

  private func parts(in range: Range<Int>) -> Parts? {
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
    return Parts(
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
    return index.type(named: stream.line(path), from: scope)
  }

  private func isOwnObject(_ path: Range<Int>) -> Bool {
    path.count == 1
      && (stream.is(path.lowerBound, "self") || stream.is(path.lowerBound, "Self")
        || stream.is(path.lowerBound, "super"))
  }

  private func receiver(of parts: Parts, record: ModuleIndex.TypeRecord?, scope: Declaration?) -> Receiver? {
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
    if declaration.kind == .protocol { return "any " + declaration.name }
    let isProtocol =
      declaration.kind == .extension
      && index.type(named: declaration.name, from: declaration.parent)?.declaration.kind == .protocol
    return isProtocol ? "any " + declaration.name : declaration.name
  }

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

  // MARK: Writing

  private func text(accessor: String, _ base: String, _ receiver: Receiver, _ record: ModuleIndex.TypeRecord?) -> String
  {
    let own = record.flatMap { index.line(of: $0).compactMap { $0.members[base]?.first }.first }
    if case .type(let type) = receiver, !type.hasSuffix(".Type"),
      own?.declaration.isStatic ?? UIKitMethods.staticProperties.contains(base), record == nil || own != nil
    {
      return text(accessor: accessor, base, .type(type + ".Type"), record)
    }
    let name =
      own.flatMap { ObjectiveCNames.explicitName(of: $0.declaration, in: $0.file.stream) }
      ?? UIKitMethods.objectiveCName(of: base, receiver: receiverName(receiver))
    let property = escaped(base)
    if accessor == "getter" {
      return call(ObjectiveCNames.getter(name), receiver, arguments: [], "target.\(property)")
    }
    return call(ObjectiveCNames.setter(name), receiver, arguments: ["a"], "target.\(property) = a")
  }

  private func receiverName(_ receiver: Receiver) -> String {
    switch receiver {
    case .type(let name), .value(let name): name
    }
  }

  private func text(method parts: Parts, _ receiver: Receiver, _ record: ModuleIndex.TypeRecord?) -> String {
    let known = knownMethod(parts, record)
    if case .type(let type) = receiver, known?.declaration.isStatic == true, !type.hasSuffix(".Type") {
      return text(method: parts, .type(type + ".Type"), record)
    }
    let requirement = known.flatMap { requirements.requirement($0.declaration) }
    let base = requirement?.needsTwinInTypes == true ? requirement?.twin ?? parts.base : escaped(parts.base)
    var types: [String] = []
    if let cast = parts.cast, let arguments = castArguments(cast) { types = arguments }
    let labels =
      parts.labels ?? known.map { $0.declaration.parameters.map(\.label) }
      ?? (parts.cast == nil ? UIKitMethods.labels[parts.base] : types.map { _ in "_" })
    let name =
      known.map { ObjectiveCNames.selector(of: $0.declaration, in: $0.file.stream) }
      ?? ObjectiveCNames.selector(base: parts.base, labels: labels ?? [])
    guard let labels else {
      // Neither a list of labels nor the declaration is known: the method is passed as it is, and tells its arguments itself.
      switch receiver {
      case .type(let type): return "Selector(\"\(name)\", \(type).\(base))"
      case .value(let value): return "Selector(\"\(name)\", of: \(value), { $0.\(base) })"
      }
    }
    let names = ["a", "b", "c"].prefix(labels.count)
    guard names.count == labels.count else { return "Selector(\"\(name)\")" }
    let passed = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let throwing = known.map { throwsErrors($0) } == true ? "try? " : ""
    var arguments = Array(names)
    if types.isEmpty, let known, let record, isOverloaded(known.declaration, in: record) {
      types = known.declaration.parameters.map { known.file.stream.line($0.type) }
    }
    if types.count == names.count { arguments = zip(names, types).map { "\($0): \($1)" } }
    return call(name, receiver, arguments: arguments, "\(throwing)target.\(base)(\(passed))")
  }

  private func throwsErrors(_ method: ModuleIndex.Member) -> Bool {
    method.declaration.effects.map { method.file.stream.line($0).contains("throws") } ?? false
  }

  private func call(_ name: String, _ receiver: Receiver, arguments: [String], _ body: String) -> String {
    switch receiver {
    case .type(let type):
      let list = (["target: \(type)"] + arguments).joined(separator: ", ")
      return "Selector(\"\(name)\", calling: { (\(list)) in \(body) })"
    case .value(let value):
      let list = (["target"] + arguments).joined(separator: ", ")
      return "Selector(\"\(name)\", of: \(value), calling: { \(list) in \(body) })"
    }
  }

  /// The declaration of the method, if one of the module's fits.
  private func knownMethod(_ parts: Parts, _ record: ModuleIndex.TypeRecord?) -> ModuleIndex.Member? {
    var candidates = record.map { index.functions(named: parts.base, in: $0) } ?? []
    if candidates.isEmpty, let scope = enclosingType(of: parts.baseToken) {
      let name = parts.path.isEmpty || isOwnObject(parts.path) ? scope.name : stream.line(parts.path)
      candidates = (index.foreignMembers[name]?[parts.base] ?? []).filter { $0.declaration.kind == .function }
    }
    if let labels = parts.labels {
      candidates = candidates.filter { $0.declaration.parameters.map(\.label) == labels }
    }
    if let cast = parts.cast, let types = castArguments(cast) {
      candidates = candidates.filter { member in
        let parameters = member.declaration.parameters.map { member.file.stream.line($0.type) }
        return parameters.map(Self.withoutMarks) == types.map(Self.withoutMarks)
      }
    }
    // The class of a value is not known, and neither are UIKit's methods.
    if record == nil, candidates.isEmpty, parts.labels == nil { return index.onlyFunction(named: parts.base) }
    // Of several methods Objective-C's counts: the others are not visible to it.
    return candidates.first { isVisibleToObjectiveC($0.declaration) } ?? candidates.first
  }

  /// Whether the class has another method with this name and these labels, so that only types tell them apart.
  func isOverloaded(_ method: Declaration, in record: ModuleIndex.TypeRecord) -> Bool {
    index.functions(named: method.name, in: record).contains {
      $0.declaration !== method && $0.declaration.labels == method.labels && !$0.declaration.isMarked("override")
    }
  }

  private static func withoutMarks(_ type: String) -> String { type.filter { $0 != "!" && $0 != "?" && $0 != " " } }

  func isVisibleToObjectiveC(_ declaration: Declaration) -> Bool {
    declaration.has("objc") || declaration.has("IBAction") || declaration.has("IBSegueAction")
      || declaration.parent?.has("objcMembers") == true && !declaration.has("nonobjc")
      || declaration.parent?.has("objc") == true && declaration.parent?.kind == .extension
  }

  /// The types of the arguments in `(A, B) -> C` or `(T) -> (A, B) -> C`.
  private func castArguments(_ range: Range<Int>) -> [String]? {
    var range = range
    while range.count > 2, stream[range.lowerBound].kind == .openParen,
      stream.match(range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    if stream.is(range.upperBound - 1, "?") || stream.is(range.upperBound - 1, "!"),
      stream[range.lowerBound].kind == .openParen, stream.match(range.lowerBound) == range.upperBound - 2
    {
      return castArguments((range.lowerBound + 1)..<(range.upperBound - 2))
    }
    // The last list of arguments: of an unapplied method the first one is its object.
    var lists: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound, stream[index].kind == .openParen, let end = stream.match(index) {
      guard let arrow = ((end + 1)..<range.upperBound).first(where: { stream.is($0, "->") }) else { break }
      lists.append((index + 1)..<end)
      index = arrow + 1
    }
    guard let list = lists.last else { return nil }
    var types: [String] = []
    var start = list.lowerBound
    var angles = 0
    index = start
    while index < list.upperBound {
      if stream.is(index, "<") { angles += 1 }
      if stream.is(index, ">") { angles -= 1 }
      if stream[index].kind == .comma, angles == 0 {
        types.append(stream.line(start..<index))
        start = index + 1
      }
      index = stream.after(index)
    }
    if start < list.upperBound { types.append(stream.line(start..<list.upperBound)) }
    return types
  }

  /// The name as it may stand after a dot.
  func escaped(_ name: String) -> String { name == "init" || name == "self" || name == "Type" ? "`\(name)`" : name }
}

/// Methods of UIKit that selectors often name without labels.
private enum UIKitMethods {
  /// Properties of UIKit's classes themselves.
  static let staticProperties: Set<String> = ["shared", "main", "current", "standard", "default", "general"]

  /// The name of a property for Objective-C.
  static func objectiveCName(of property: String, receiver: String) -> String {
    property == "shared" && receiver == "UIApplication.Type" ? "sharedApplication" : property
  }

  static let labels: [String: [String]] = [
    "becomeFirstResponder": [], "beginRefreshing": [], "endEditing": ["_"], "endRefreshing": [], "layoutIfNeeded": [],
    "layoutSubviews": [], "reloadData": [], "reloadInputViews": [], "removeFromSuperview": [],
    "resignFirstResponder": [], "setNeedsDisplay": [], "setNeedsLayout": [], "startAnimating": [],
    "stopAnimating": [], "updateConstraints": [], "viewDidLoad": [],
  ]
}
