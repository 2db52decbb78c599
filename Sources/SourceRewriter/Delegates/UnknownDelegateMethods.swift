/// Finds methods of delegates that nothing ever calls: UIKit's that the library does not have, and misspelt ones. They compile as plain
/// methods, because the requirements of delegate protocols are optional.
struct UnknownDelegateMethods {
  private let index: ModuleIndex
  /// The calls of the module's own code, as `name(labels)`.
  private let calls: Set<String>
  private let known = Known()

  /// The methods found before: a class may have thousands.
  private final class Known {
    var roles: [ObjectIdentifier: DelegateRoles] = [:]
  }

  init(_ index: ModuleIndex, in files: [SourceSyntax]) {
    self.index = index
    var calls: Set<String> = []
    for file in files { calls.formUnion(Self.calls(in: file.stream)) }
    self.calls = calls
  }

  /// The delegate protocols of UIKit's that a class answers.
  func roles(of record: ModuleIndex.TypeRecord) -> DelegateRoles {
    if let found = known.roles[ObjectIdentifier(record)] { return found }
    let found = DelegateRoles(protocols(of: record.declaration), superclass: index.foreignSuperclass(of: record))
    known.roles[ObjectIdentifier(record)] = found
    return found
  }

  /// What to say of a method; `nil` if it is called, or is no delegate's.
  func message(for method: Declaration, of type: Declaration) -> String? {
    guard method.kind == .function, !method.isStatic, !method.parameters.isEmpty,
      !method.isMarked("override"), !method.isMarked("private"), !method.isMarked("fileprivate")
    else { return nil }
    let protocols = protocols(of: type)
    let methods = DelegateMethods(of: protocols)
    let name = "\(method.name)(\(method.labels))"
    guard !methods.isEmpty, !methods.library.contains(name), !isDeclared(method, in: type) else { return nil }
    if methods.onlyUIKit.contains(name) {
      return "unknownDelegateMethod: \(name) is a method of UIKit's that this library does not have: it is never called"
    }
    guard !answersByName(method, of: type), !calls.contains(name), let meant = methods.nearest(to: name) else {
      return nil
    }
    return "unknownDelegateMethod: \(name) is no method of \(type.name)'s delegate protocols: it is never called. "
      + "Perhaps \(meant) is meant"
  }

  /// Whether the method answers a requirement by its name for Objective-C; see `DelegateNames`.
  private func answersByName(_ method: Declaration, of type: Declaration) -> Bool {
    guard method.isVisibleToObjectiveC, let record = index.type(named: type.name, from: type.parent),
      let file = record.members[method.name]?.first(where: { $0.declaration === method })?.file
    else { return false }
    return roles(of: record).name(for: ObjectiveCNames.selector(of: method, in: file.stream)) != nil
  }

  /// The names of the protocols to which a type conforms, with those of the module's own protocols.
  private func protocols(of type: Declaration) -> Set<String> {
    guard let record = index.type(named: type.name, from: type.parent) else {
      // An extension of a type of UIKit's.
      return Set(type.inherited + (index.foreignInherited[type.name] ?? []))
    }
    var names = Set(index.line(of: record).flatMap(\.inherited))
    for found in index.protocols(of: record) { names.formUnion(found.inherited) }
    return names
  }

  /// Whether a protocol of the module requires the method.
  private func isDeclared(_ method: Declaration, in type: Declaration) -> Bool {
    guard let record = index.type(named: type.name, from: type.parent) else { return false }
    for found in index.protocols(of: record) {
      for member in found.declaration.members where member.name == method.name && member.labels == method.labels {
        return true
      }
    }
    return false
  }

  private static func calls(in stream: TokenStream) -> Set<String> {
    var calls: Set<String> = []
    for token in 0..<stream.count where stream.isWord(token) && stream.kind(token + 1) == .openParen {
      guard !stream.is(token - 1, "func"), let end = stream.match(token + 1), end > token + 2 else { continue }
      var labels = ""
      var startsArgument = true
      var inner = token + 2
      while inner < end {
        if startsArgument {
          labels += (stream.isWord(inner) && stream.kind(inner + 1) == .colon ? stream.text(inner) : "_") + ":"
        }
        startsArgument = stream.kind(inner) == .comma
        inner = stream.after(inner)
      }
      calls.insert("\(stream.text(token))(\(labels))")
    }
    return calls
  }
}

extension FileRewriter {
  /// Warns of a method of a delegate that is never called.
  func findUnknownDelegateMethod(_ method: Declaration) {
    guard let type = method.parent, type.kind == .class || type.kind == .extension, let name = method.nameToken,
      let message = delegates.message(for: method, of: type)
    else { return }
    report(.warning, at: name, message)
  }
}
