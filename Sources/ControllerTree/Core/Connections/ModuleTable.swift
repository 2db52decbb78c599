import Foundation

/// Members that a module's extensions add to classes of other modules, and the names that `@objc(Name)` gives to the module's classes.
///
/// The plugin `UIKitSources` writes the calls, which run before the program begins: the Objective-C runtime learns the same when it loads
/// a module. Nothing of it is used until a class is asked for by its name, or an object for a key. Rules: RESP-71, RESP-72.
public enum ModuleTable {
  /// Makes the class and what it gets in addition.
  public typealias Members = @MainActor @Sendable () -> (type: AnyClass, connections: InterfaceConnections)

  private struct State: @unchecked Sendable {
    var waiting: [Members] = []
    var connections: [ObjectIdentifier: InterfaceConnections] = [:]
    var types: [String: AnyClass] = [:]
    var names: [ObjectIdentifier: String] = [:]
  }

  private static let state = Locked(State())

  /// Lists properties and methods that an extension adds to a class of another module.
  public static func members(_ members: @escaping Members) { state.withValue { $0.waiting.append(members) } }

  /// Gives a class its name for the Objective-C runtime. Archives with the name are read; Foundation writes no other than Swift's here,
  /// whatever `NSKeyedArchiver.setClassName(_:for:)` gets.
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in `@objc(Name)`.
  public static func name(_ type: AnyClass, _ name: String) {
    state.withValue {
      $0.types[name] = type
      $0.names[ObjectIdentifier(type)] = name
    }
    if type is any NSCoding.Type { NSKeyedUnarchiver.setClass(type, forClassName: name) }
  }

  /// The class to which `@objc(Name)` gives a name.
  package static func type(named name: String) -> AnyClass? { state.withValue { $0.types[name] } }

  /// The name that `@objc(Name)` gives to a class.
  package static func name(of type: AnyClass) -> String? { state.withValue { $0.names[ObjectIdentifier(type)] } }

  /// The members that modules add to a class itself.
  @MainActor static func connections(of type: AnyClass) -> InterfaceConnections? {
    let waiting = state.withValue { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    let made = waiting.map { $0() }
    return state.withValue { state in
      for entry in made {
        state.connections[ObjectIdentifier(entry.type), default: InterfaceConnections()].add(entry.connections)
      }
      return state.connections[ObjectIdentifier(type)]
    }
  }
}

extension InterfaceConnections {
  /// The members that a class lists and those that extensions in other modules add to it, without those of its superclasses.
  @MainActor static func own(of type: AnyClass) -> InterfaceConnections {
    var connections = ModuleTable.connections(of: type) ?? InterfaceConnections()
    if let type = type as? any InterfaceConnecting.Type { connections.add(type.interfaceConnections) }
    return connections
  }
}
