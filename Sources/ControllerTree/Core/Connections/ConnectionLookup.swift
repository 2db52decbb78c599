import Foundation

/// The connections of classes, with those of their superclasses. A class's connections never change, so they are asked for once.
@MainActor enum ConnectionLookup {
  private static var known: [ObjectIdentifier: InterfaceConnections] = [:]

  /// The connections of the class of `object`.
  /// - Complexity: O(1) for a class that was asked for before.
  static func connections(of object: AnyObject) -> InterfaceConnections { connections(of: type(of: object)) }

  static func connections(of type: AnyClass) -> InterfaceConnections {
    if let found = known[ObjectIdentifier(type)] { return found }
    var connections = _getSuperclass(type).map { Self.connections(of: $0) } ?? InterfaceConnections()
    connections.add(.own(of: type))
    known[ObjectIdentifier(type)] = connections
    return connections
  }
}
