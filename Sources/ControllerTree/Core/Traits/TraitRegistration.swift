import Foundation

/// The result of `registerForTraitChanges`; `unregisterForTraitChanges` takes it.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A registered handler for changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let keys: [ObjectIdentifier]
  /// Receives the environment and its traits before the change.
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    keys = traits.map { ObjectIdentifier($0) }
    self.handler = handler
  }

  /// Whether the registration is for one of `traits`.
  func concerns(_ traits: [UITrait]) -> Bool { traits.contains { keys.contains(ObjectIdentifier($0)) } }

  func copy(with zone: NSZone? = nil) -> Any { self }
}
