import Foundation

/// What `registerForTraitChanges` answers; `unregisterForTraitChanges` takes it back.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// One wish to hear of changes of some traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let keys: [ObjectIdentifier]
  /// Gets the environment and its traits before the change.
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    keys = traits.map { ObjectIdentifier($0) }
    self.handler = handler
  }

  /// Whether one of `traits` is meant.
  func concerns(_ traits: [UITrait]) -> Bool { traits.contains { keys.contains(ObjectIdentifier($0)) } }

  func copy(with zone: NSZone? = nil) -> Any { self }
}
