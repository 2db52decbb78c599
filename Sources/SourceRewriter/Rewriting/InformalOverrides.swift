/// Overrides of methods that Objective-C's `NSObject` has and Foundation's has not here: observers by key paths and objects that
/// know undefined keys conform to a protocol instead, and other methods are the class's own.
extension FileRewriter {
  /// A method of `NSObject` on Apple's systems.
  private struct Informal {
    let name: String
    /// The first labels of the method, which tell it from others of the name.
    let labels: String
    /// The protocol that the class conforms to instead.
    let conformance: String?
    /// What a call of `super` becomes; `nil` if it stays.
    let superCall: String?
    /// The classes of the library that have the method.
    var owners: [String] = []
    var warning: String?
    /// Whether a class has the method, not its objects.
    var isStatic = false
  }

  private static let awaking = [
    "UIResponder", "UIBarItem", "UINavigationItem", "UIGestureRecognizer",
    "UICollectionViewLayout",
  ]

  private static let informals = [
    Informal(
      name: "observeValue", labels: "forKeyPath:", conformance: "KeyValueObserver",
      superCall: "KeyValueObserving.observeValue", owners: ["UIResponder"]),
    Informal(
      name: "setValue", labels: "_:forUndefinedKey:", conformance: "UndefinedKeySetter",
      superCall: "UndefinedKeyValues.setValue", owners: ["UIResponder"]),
    Informal(
      name: "value", labels: "forUndefinedKey:", conformance: "UndefinedKeyReader",
      superCall: "UndefinedKeyValues.value", owners: ["UIResponder"]),
    Informal(
      name: "getObjectValue", labels: "_:for:errorDescription:", conformance: "ObjectValueReader",
      superCall: "self.stockObjectValue"),
    Informal(
      name: "getObjectValue", labels: "_:for:range:", conformance: "RangedObjectValueReader",
      superCall: "self.stockObjectValue"),
    Informal(
      name: "responds", labels: "to:", conformance: nil, superCall: nil,
      warning: "only calls in this module use this responds(to:): the library calls the methods that the class has"),
    Informal(
      name: "forwardingTarget", labels: "for:", conformance: nil, superCall: "UndefinedKeyValues.forwardingTarget",
      warning:
        "only methods of UIKit's common delegate protocols are forwarded here: implement others, and call the other object in them"
    ),
    Informal(
      name: "automaticallyNotifiesObservers", labels: "forKey:", conformance: nil, superCall: nil,
      warning: "this method is never called here: @objc dynamic properties always notify", isStatic: true),
    Informal(
      name: "keyPathsForValuesAffectingValue", labels: "forKey:", conformance: nil,
      superCall: "UndefinedKeyValues.keyPathsForValuesAffectingValue", isStatic: true),
    Informal(
      name: "description", labels: "", conformance: nil, superCall: nil, isStatic: true),
    Informal(
      name: "awakeFromNib", labels: "", conformance: nil, superCall: "UndefinedKeyValues.awakeFromNib",
      owners: awaking),
    Informal(
      name: "prepareForInterfaceBuilder", labels: "", conformance: nil,
      superCall: "UndefinedKeyValues.prepareForInterfaceBuilder", owners: ["UIResponder"]),
  ]

  private static let names = WordSet(informals.map(\.name).joined(separator: " "))

  private static func informal(_ method: Declaration) -> Informal? {
    guard method.kind == .function else { return nil }
    return informals.first { informal in
      informal.name == method.name && method.isStatic == informal.isStatic
        && (informal.labels.isEmpty ? method.labels.isEmpty : method.labels.hasPrefix(informal.labels))
    }
  }

  /// At the name of a method in `super.observeValue(…)`.
  func rewriteInformalCall(_ word: Int) {
    guard stream.is(word - 1, "."), stream.is(word - 2, "super"), stream.isWord(word, in: Self.names),
      let scope = enclosingType(of: word), let record = index.type(named: scope.name, from: scope.parent)
    else { return }
    let name = stream.text(word)
    for method in record.members[name] ?? [] {
      guard let informal = Self.informal(method.declaration), isFirst(informal, in: record),
        let call = informal.superCall
      else { continue }
      replace((word - 2)..<(word + 1), by: call)
      needsUIKit = true
      return note(.observedProperty, at: word)
    }
  }

  /// Lets a class with such methods conform.
  func rewriteInformalConformances(of declaration: Declaration) {
    guard let body = declaration.body, let record = index.type(named: declaration.name, from: declaration.parent),
      record.declaration === declaration, !declaration.hasWhereClause
    else { return }
    for informal in Self.informals where record.members[informal.name] != nil {
      guard let conformance = informal.conformance, isFirst(informal, in: record) else { continue }
      insert(", \(conformance)", after: body.lowerBound - 1)
      needsUIKit = true
      note(.observedProperty, at: declaration.keyword)
    }
  }

  /// Takes the word `override` from such a method of a class or an extension. Warns of one that only the runtime would call.
  func rewriteInformalMethod(_ method: Declaration) {
    guard isInformalOverride(method) else { return }
    for modifier in method.modifiers where modifier.name == "override" { blank(modifier.tokens) }
    if let warning = Self.informal(method)?.warning {
      report(.warning, at: method.nameToken ?? method.keyword, warning)
    }
  }

  /// Whether a method overrides one that its superclass has only on Apple's systems.
  func isInformalOverride(_ method: Declaration) -> Bool {
    guard method.isMarked("override"), let informal = Self.informal(method), let owner = method.parent,
      let record = index.type(named: owner.name, from: owner.parent)
    else { return false }
    return isFirst(informal, in: record)
  }

  /// Whether the class overrides the method, no superclass of the module has it, and the superclass elsewhere has not.
  private func isFirst(_ informal: Informal, in record: ModuleIndex.TypeRecord) -> Bool {
    func has(_ record: ModuleIndex.TypeRecord) -> Bool {
      record.members[informal.name]?.contains {
        guard $0.declaration.isMarked("override"), let other = Self.informal($0.declaration) else { return false }
        return other.name == informal.name && other.labels == informal.labels
      } == true
    }
    guard record.isOwn, has(record), let name = index.foreignSuperclass(of: record) else { return false }
    let superclasses = [name] + LibraryClasses.superclasses(of: name)
    if superclasses.contains(where: informal.owners.contains) { return false }
    if informal.owners.contains("UIResponder"), Responders.contains(name) { return false }
    return !index.line(of: record).dropFirst().contains(where: has)
  }

  /// The declaration at the top of the file that contains a type, if an extension of the type can be written after it: not for a
  /// type in a function, or a private one in another.
  func top(of declaration: Declaration) -> Declaration? {
    var current = declaration
    while let outer = current.parent {
      if !outer.hasMembers || current.isMarked("private") { return nil }
      current = outer
    }
    return current
  }
}
