/// A selector with its method, as code.
struct WrittenSelector {
  let name: String
  /// The arguments after the name; `nil` if the selector carries no method.
  let method: String?

  var text: String { "Selector(\(Spelling.literal(name))" + (method.map { ", " + $0 } ?? "") + ")" }
  /// `Selector("tap:")`, without its method.
  var nameAlone: String { WrittenSelector(name: name, method: nil).text }
}

/// Writes what `#selector(…)` becomes: the name of the method for Objective-C, and a closure that calls it.
extension FileRewriter {
  func selector(
    accessor: String, _ base: String, _ receiver: SelectorReceiver, _ record: ModuleIndex.TypeRecord?
  ) -> WrittenSelector {
    let own = record.flatMap { index.line(of: $0).compactMap { $0.members[base]?.first }.first }
    if case .type(let type) = receiver, !type.hasSuffix(".Type"),
      own?.declaration.isStatic ?? UIKitMethods.staticProperties.contains(base), record == nil || own != nil
    {
      return selector(accessor: accessor, base, .type(type + ".Type"), record)
    }
    let name =
      own.flatMap { ObjectiveCNames.explicitName(of: $0.declaration, in: $0.file.stream) }
      ?? UIKitMethods.objectiveCName(of: base, receiver: receiverName(receiver))
    let property = Spelling.member(base)
    if accessor == "getter" {
      return call(ObjectiveCNames.getter(name), receiver, arguments: [], "target.\(property)")
    }
    return call(ObjectiveCNames.setter(name), receiver, arguments: ["a"], "target.\(property) = a")
  }

  private func receiverName(_ receiver: SelectorReceiver) -> String {
    switch receiver {
    case .type(let name), .value(let name): name
    }
  }

  func selector(
    of parts: SelectorParts, _ receiver: SelectorReceiver, _ record: ModuleIndex.TypeRecord?
  ) -> WrittenSelector {
    if parts.base == "init" || parts.base == "subscript" { return refused(parts) }
    let known = knownMethod(parts, record)
    if case .type(let type) = receiver, known?.declaration.isStatic == true, !type.hasSuffix(".Type") {
      return selector(of: parts, .type(type + ".Type"), record)
    }
    if let known, isAsynchronous(known) { return refused(parts, asynchronous: known) }
    let requirement = known.flatMap { requirements.requirement($0.declaration) }
    let base = requirement?.needsTwinInTypes == true ? requirement?.twin ?? parts.base : Spelling.member(parts.base)
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
      case .type(let type): return WrittenSelector(name: name, method: "\(type).\(base)")
      case .value(let value): return WrittenSelector(name: name, method: "of: \(value), { $0.\(base) }")
      }
    }
    let names = ["a", "b", "c"].prefix(labels.count)
    guard names.count == labels.count else { return WrittenSelector(name: name, method: nil) }
    let passed = zip(labels, names).map { $0 == "_" ? $1 : "\(Spelling.label($0)): \($1)" }.joined(separator: ", ")
    let throwing = known.map { throwsErrors($0) } == true ? "try? " : ""
    var arguments = Array(names)
    if types.isEmpty, let known, let record, isOverloaded(known.declaration, in: record) {
      types = known.declaration.parameters.map { known.file.stream.line($0.type) }
    }
    if types.count == names.count { arguments = zip(names, types).map { "\($0): \($1)" } }
    return call(name, receiver, arguments: arguments, "\(throwing)target.\(base)(\(passed))")
  }

  private func throwsErrors(_ method: ModuleIndex.Member) -> Bool {
    method.declaration.hasEffect("throws", in: method.file.stream)
  }

  private func isAsynchronous(_ method: ModuleIndex.Member) -> Bool {
    method.declaration.hasEffect("async", in: method.file.stream)
  }

  /// The name alone, for an initialiser, a subscript or an asynchronous method, which nobody here could call.
  private func refused(_ parts: SelectorParts, asynchronous method: ModuleIndex.Member? = nil) -> WrittenSelector {
    if method != nil {
      report(
        .error, at: parts.baseToken,
        "#selector can't name \(parts.base), which is async: nothing could wait for it. Name a method that starts a Task"
      )
    } else {
      report(
        .error, at: parts.baseToken,
        "#selector can't name \(parts.base) here: no call by selector makes or indexes objects. Name a method that does"
      )
    }
    let name =
      method.map { ObjectiveCNames.selector(of: $0.declaration, in: $0.file.stream) }
      ?? ObjectiveCNames.selector(base: parts.base, labels: parts.labels ?? [])
    return WrittenSelector(name: name, method: nil)
  }

  private func call(_ name: String, _ receiver: SelectorReceiver, arguments: [String], _ body: String)
    -> WrittenSelector
  {
    switch receiver {
    case .type(let type):
      let list = (["target: \(type)"] + arguments).joined(separator: ", ")
      return WrittenSelector(name: name, method: "calling: { (\(list)) in \(body) }")
    case .value(let value):
      let list = (["target"] + arguments).joined(separator: ", ")
      return WrittenSelector(name: name, method: "of: \(value), calling: { \(list) in \(body) }")
    }
  }

  /// The declaration of the method, if one of the module's fits.
  private func knownMethod(_ parts: SelectorParts, _ record: ModuleIndex.TypeRecord?) -> ModuleIndex.Member? {
    var candidates = record.map { index.functions(named: parts.base, in: $0) } ?? []
    if candidates.isEmpty {
      let isOwn = parts.path.isEmpty || isOwnObject(parts.path)
      let type = isOwn ? enclosingType(of: parts.baseToken)?.name ?? "" : name(of: parts.path)
      candidates = index.members(named: parts.base, inExtensionsOf: type).filter { $0.declaration.kind == .function }
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
    return candidates.first { $0.declaration.isVisibleToObjectiveC } ?? candidates.first
  }

  /// Whether the class has another method with this name and these labels, or a closure in a property of the name, so that only types tell
  /// them apart.
  func isOverloaded(_ method: Declaration, in record: ModuleIndex.TypeRecord) -> Bool {
    let isOverloadedByMethods = index.functions(named: method.name, in: record).contains {
      $0.declaration !== method && $0.declaration.labels == method.labels && !$0.declaration.isMarked("override")
    }
    guard !isOverloadedByMethods, method.parameters.allSatisfy({ $0.label == "_" }) else {
      return isOverloadedByMethods
    }
    return index.line(of: record).contains { entry in
      entry.members[method.name]?.contains { $0.declaration.isProperty } == true
    }
  }

  private static func withoutMarks(_ type: String) -> String { type.filter { $0 != "!" && $0 != "?" && $0 != " " } }

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
