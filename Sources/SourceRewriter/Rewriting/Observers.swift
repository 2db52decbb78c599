/// Observers by key paths: classes that override `observeValue(forKeyPath:of:change:context:)` and are no responders conform to a
/// protocol instead, since `NSObject` has no such method here.
extension FileRewriter {
  private static let name = "observeValue"

  /// At `observeValue` in `override func observeValue` or `super.observeValue`.
  func rewriteObserveValue(_ word: Int) {
    guard stream.is(word - 1, "."), stream.is(word - 2, "super"), let scope = enclosingType(of: word),
      let record = index.type(named: scope.name, from: scope.parent), isFirstObserver(record)
    else { return }
    replace((word - 2)..<(word + 1), by: "KeyValueObserving.observeValue")
    needsUIKit = true
    note(.observedProperty, at: word)
  }

  /// Lets a class with the method conform, and takes the word `override` away.
  func rewriteObserver(_ declaration: Declaration) {
    guard let body = declaration.body, let record = index.type(named: declaration.name, from: declaration.parent),
      record.declaration === declaration, let method = record.members[Self.name]?.first, isFirstObserver(record)
    else { return }
    if isInType(declaration) {
      insert("; extension \(declaration.path): KeyValueObserver {}", after: body.upperBound - 1)
      needsUIKit = true
    }
    note(.observedProperty, at: method.file === syntax ? method.declaration.keyword : declaration.keyword)
  }

  /// Takes the word `override` from the method of an observer's class or extension.
  func rewriteObserverMethod(_ method: Declaration) {
    guard method.name == Self.name, let owner = method.parent,
      let record = index.type(named: owner.name, from: owner.parent), isFirstObserver(record)
    else { return }
    for modifier in method.modifiers where modifier.name == "override" { blank(modifier.tokens) }
  }

  /// Whether the class has the method and its superclass has not.
  func isFirstObserver(_ record: ModuleIndex.TypeRecord) -> Bool {
    let line = index.line(of: record)
    guard record.isOwn, let method = record.members[Self.name]?.first?.declaration, method.kind == .function,
      method.isMarked("override"),
      method.parameters.first?.label == "forKeyPath", let name = index.foreignSuperclass(of: record)
    else { return false }
    return !Responders.contains(name) && !line.dropFirst().contains { $0.members[Self.name] != nil }
  }

  /// Whether the type stands at the top of the file or in other types, where an extension of it can be written.
  func isInType(_ declaration: Declaration) -> Bool {
    var outer = declaration.parent
    while let next = outer {
      if !next.hasMembers { return false }
      outer = next.parent
    }
    return true
  }
}
