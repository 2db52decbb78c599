import Foundation
import StoryboardDocument

/// Finds classes by the names that files have (IB-01).
///
/// In this order: the registered class of that name; the class that has the name by `@objc(Name)`; the class in the file's module; the
/// class in one of ``UIStoryboard/modules``, if the file names no module or that of its own target.
@MainActor final class InterfaceClasses: StagePart, EndingPart {
  private var registered: [String: AnyClass] = [:]
  /// The modules that were set; `nil` for the default.
  var givenModules: [String]?
  private var found: [StoryboardDocument.CustomClass: AnyClass?] = [:]

  func stageEnds() { (registered, found) = ([:], [:]) }

  func register(_ type: AnyClass, as name: String?) {
    let reflected = String(reflecting: type)
    registered[name ?? String(describing: type)] = type
    if name == nil { registered[reflected] = type }
    found = [:]
  }

  /// Drops the answers so far.
  func forget() { found = [:] }

  /// The module of the application's delegate, then that of the program.
  var modules: [String] {
    if let givenModules { return givenModules }
    let program = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return [DelegateClasses.current.module, String(program)].compactMap(\.self)
  }

  /// The class with the name that a file has; `nil` if there is none.
  /// - Complexity: O(1) for a name that was asked for before.
  func type(_ name: StoryboardDocument.CustomClass) -> AnyClass? {
    if let known = found[name] { return known }
    let type: AnyClass? = search(name)
    found[name] = .some(type)
    return type
  }

  private func search(_ name: StoryboardDocument.CustomClass) -> AnyClass? {
    guard name.isWellFormed else { return nil }
    if let type = registeredType(name.qualifiedName) ?? registeredType(name.name) { return type }
    if let type = ModuleTable.type(named: name.name) { return type }
    // Foundation prints a line for the name of a nested class.
    guard !name.name.contains(".") else { return nil }
    if let module = name.module {
      if let type = NSClassFromString("\(module).\(name.name)") { return type }
      guard name.isModuleOfTarget else { return nil }
    }
    for module in modules {
      if let type = NSClassFromString("\(module).\(name.name)") { return type }
    }
    return nil
  }

  /// Classes that were registered outside of every `withPristine` are known on all stages.
  private func registeredType(_ name: String) -> AnyClass? {
    if let type = registered[name] { return type }
    let shared = InterfaceClasses.of(.shared)
    return shared === self ? nil : shared.registered[name]
  }

  /// A class of the framework: a registered one, one of this library, or one that the program brings.
  func stockType(_ name: String) -> AnyClass? {
    if let type = registeredType(name) { return type }
    if let type = StockClasses.types[name] { return type }
    let key = StoryboardDocument.CustomClass(name: name, module: "UIKit")
    if let known = found[key] { return known }
    var type: AnyClass?
    for module in ["ControllerTree", "UIKit", "AVKit", "GLKit", "MapKit", "WebKit"] + modules where type == nil {
      type = NSClassFromString("\(module).\(name)")
    }
    found[key] = .some(type)
    return type
  }

  /// A name that was probably meant: a known one that differs in its module or in a few letters.
  func suggestion(for name: String) -> String? {
    let known = registered.keys.filter { !$0.contains(".") || $0.hasSuffix(".\(name)") }.sorted()
    return known.first { $0.lowercased() == name.lowercased() }
      ?? known.first { Self.differ($0, name) }
      ?? found.values.compactMap { $0.map { String(describing: $0) } }.sorted()
      .first { Self.differ($0, name) }
  }

  /// Whether two names are equal but for one or two letters.
  private static func differ(_ one: String, _ other: String) -> Bool {
    guard abs(one.count - other.count) <= 2, one.count > 3, other.count < 100 else { return false }
    let changes = Array(one).difference(from: Array(other))
    return max(changes.insertions.count, changes.removals.count) <= 2
  }
}

extension InterfaceClasses {
  /// Whether `type` is `ancestor` or inherits it.
  static func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == ancestor { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }
}
