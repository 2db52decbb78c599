/// Methods that answer UIKit by their names for Objective-C alone. A class gets the method of the delegate protocol beside its own:
///
///     @objc(tableView:didSelectRowAtIndexPath:) func picked(_ t: UITableView, at p: IndexPath) { … }
///     func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) { self.picked(a, at: b) }
///
/// A class that answers for a protocol without naming it, as UIKit asks the delegate of a collection view for the methods of its flow
/// layout, gets the conformance.
extension FileRewriter {
  /// At a class, or at an extension of one.
  func writeDelegateNames(of declaration: Declaration) {
    guard let body = declaration.body,
      let record = index.type(named: declaration.name, from: declaration.parent), record.declaration.kind == .class
    else { return }
    let roles = delegates.roles(of: record)
    guard !roles.isEmpty else { return }
    for method in declaration.members {
      if roles.requiresInformally(method) { makeAccessible(method, in: record.declaration) }
      guard let name = swiftName(of: method, in: record, roles) else { continue }
      let isOverride = roles.isOverride(name) || inheritingByName.contains(ObjectIdentifier(method))
      // An extension can't override. What a class of this file declares may be private there.
      let place = isOverride && declaration.kind == .extension ? ownBody(of: record) : body
      guard let place else { continue }
      insertMember(
        (isOverride ? "override " : "") + access(of: record.declaration) + requirement(name, calling: method), in: place
      )
      note(.delegateName, at: method.keyword)
    }
    conformInformally(declaration, record, roles)
  }

  /// The name of the requirement that a method of the class answers, if its own name is another.
  func delegateName(of method: Declaration, in record: ModuleIndex.TypeRecord) -> String? {
    let roles = delegates.roles(of: record)
    return roles.isEmpty ? nil : swiftName(of: method, in: record, roles)
  }

  private func swiftName(
    of method: Declaration, in record: ModuleIndex.TypeRecord, _ roles: DelegateRoles
  ) -> String? {
    guard Self.mayAnswer(method) else { return nil }
    let own = "\(method.name)(\(method.labels))"
    guard !roles.has(own), let name = roles.name(for: ObjectiveCNames.selector(of: method, in: stream)), name != own
    else { return nil }
    let base = String(name.prefix { $0 != "(" })
    for entry in index.line(of: record) {
      for member in entry.members[base] ?? [] where "\(base)(\(member.declaration.labels))" == name { return nil }
    }
    return name
  }

  private static func mayAnswer(_ method: Declaration) -> Bool {
    method.kind == .function && method.isVisibleToObjectiveC && !method.isStatic && !method.parameters.isEmpty
      && method.generics == nil && method.effects == nil && !method.isMarked("override")
  }

  /// The body of the class itself, if a member there can call the method.
  private func ownBody(of record: ModuleIndex.TypeRecord) -> Range<Int>? {
    record.file === syntax ? record.declaration.body : nil
  }

  /// A method that a conformance asks for is as visible as its class.
  private func makeAccessible(_ method: Declaration, in type: Declaration) {
    guard Self.mayAnswer(method), !method.isMarked("public"), !method.isMarked("open") else { return }
    let words = method.modifiers.filter { ["private", "fileprivate", "internal"].contains($0.name) }
    let access = access(of: type)
    guard !access.isEmpty || words.contains(where: { $0.name != "internal" }) else { return }
    for word in words { blank(word.tokens) }
    if !access.isEmpty { insert(access, before: method.keyword) }
  }

  private func access(of type: Declaration) -> String {
    type.isMarked("public") || type.isMarked("open") ? "public " : ""
  }

  /// The requirement, with the types of the method: `NSIndexPath` is the name of Swift 2 for `IndexPath`.
  private func requirement(_ name: String, calling method: Declaration) -> String {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    var parameters: [String] = []
    var arguments: [String] = []
    for (place, (label, parameter)) in zip(labels, method.parameters).enumerated() {
      var type = stream.line(parameter.type)
      if type.hasSuffix("!") { type = String(type.dropLast()) }
      var value = "a\(place)"
      if type == "NSIndexPath" { (type, value) = ("IndexPath", value + " as NSIndexPath") }
      parameters.append("\(label) a\(place): \(type)")
      arguments.append(parameter.label == "_" ? value : "\(Spelling.label(parameter.label)): \(value)")
    }
    let result = method.type.map { " -> \(stream.line($0))" } ?? ""
    return "func \(base)(\(parameters.joined(separator: ", ")))\(result) "
      + "{ self.\(Spelling.member(method.name))(\(arguments.joined(separator: ", "))) }"
  }

  private func conformInformally(
    _ declaration: Declaration, _ record: ModuleIndex.TypeRecord, _ roles: DelegateRoles
  ) {
    for (name, methods) in roles.informal {
      let answers = { (part: Declaration, stream: TokenStream) in
        part.members.contains { method in
          Self.mayAnswer(method)
            && (methods.library.contains("\(method.name)(\(method.labels))")
              || methods.method(answering: ObjectiveCNames.selector(of: method, in: stream)) != nil)
        }
      }
      // The first part of the class with such a method.
      let isFirst =
        answers(record.declaration, record.file.stream)
        ? record.declaration === declaration
        : record.extensions.first { answers($0.declaration, $0.file.stream) }?.declaration === declaration
      guard isFirst, let end = top(of: declaration)?.body?.upperBound else { continue }
      insert("; extension \(Spelling.path(record.path)): \(name) {}", after: end - 1)
      note(.delegateName, at: declaration.keyword)
    }
  }
}

/// The delegate protocols of UIKit's that a class answers.
struct DelegateRoles {
  /// Of the protocols to which the class conforms.
  private let methods: DelegateMethods
  /// Protocols to which it does not, of the same property as one to which it does.
  let informal: [(name: String, methods: DelegateMethods)]
  /// Of the protocols to which a superclass of UIKit's conforms.
  private let inherited: DelegateMethods

  /// Protocols that UIKit asks for by their methods, with the protocols that the property declares.
  private static let informalProtocols = ["UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate"]
  /// The protocols of UIKit's classes that implement all methods.
  private static let ofClasses: [String: Set<String>] = [
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
    "UICollectionViewController": ["UICollectionViewDelegate", "UICollectionViewDataSource"],
  ]

  /// - Parameters:
  ///   - protocols: The names of what the class and its superclasses name behind their colons.
  ///   - superclass: The nearest superclass that the module does not declare.
  init(_ protocols: Set<String>, superclass: String?) {
    let implemented = superclass.flatMap { Self.ofClasses[$0] } ?? []
    let all = protocols.union(implemented)
    methods = DelegateMethods(of: all)
    inherited = DelegateMethods(of: implemented)
    var informal: [(String, DelegateMethods)] = []
    for (name, base) in Self.informalProtocols where all.contains(base) && !all.contains(name) {
      informal.append((name, DelegateMethods(of: name, without: base)))
    }
    self.informal = informal
  }

  var isEmpty: Bool { methods.isEmpty }

  func has(_ name: String) -> Bool {
    methods.library.contains(name) || informal.contains { $0.methods.library.contains(name) }
  }

  /// Whether a protocol to which the class does not conform has the method.
  func requiresInformally(_ method: Declaration) -> Bool {
    guard !informal.isEmpty else { return false }
    return informal.contains { $0.methods.library.contains("\(method.name)(\(method.labels))") }
  }

  /// The method that a selector of UIKit's names.
  func name(for selector: String) -> String? {
    if let found = methods.method(answering: selector) { return found }
    for entry in informal { if let found = entry.methods.method(answering: selector) { return found } }
    return nil
  }

  /// The selector of Swift's name for the method that a selector of UIKit's names, if it is another one.
  func selector(answeredBy selector: String) -> String? {
    guard !isEmpty, let name = name(for: selector) else { return nil }
    let called = DelegateMethods.selector(of: name)
    return called == selector ? nil : called
  }

  /// Whether a superclass of UIKit's has the method, too.
  func isOverride(_ name: String) -> Bool { inherited.library.contains(name) }
}
