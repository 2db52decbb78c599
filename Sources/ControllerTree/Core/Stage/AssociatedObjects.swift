#if !canImport(ObjectiveC)
  import Foundation

  // Objective-C's names.
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  /// How an object holds an associated value.
  public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Not retained: the value is `nil` once no other reference retains the object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied if it is an `NSCopying`, else retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied if it is an `NSCopying`, else retained.
    case OBJC_ASSOCIATION_COPY = 771
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with `object`. Extensions use this in place of stored properties.
  ///
  /// A responder's values are released with it. Values of any other object are released when a later call sets a value.
  /// - Parameters:
  ///   - object: The object. The call does nothing for a value of a struct or enum.
  ///   - key: The address of a global or static variable.
  ///   - value: The value; `nil` removes the present one.
  ///   - policy: How the object holds the value.
  /// - Complexity: O(1) amortised.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.set(value.map { AssociatedObjects.Held($0, policy) }, for: key, of: object)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value that is associated with `object` under `key`.
  /// - Complexity: O(1).
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes all associated values of `object`.
  public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.forgetAll(of: object) }
#endif

private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var wrapped: Any? { self }
}

/// An object that removes its own associated values in its `deinit`.
protocol AssociationOwner: AnyObject {
  var hasAssociations: Bool { get set }
}

/// The associated values of all objects, under one lock.
enum AssociatedObjects {
  /// A value, held according to its policy.
  struct Held {
    private var strong: Any?
    private weak var unretained: AnyObject?

    init(retained value: Any) { strong = value }

    var value: Any? { strong ?? unretained }
  }

  private struct Entry {
    /// `nil` for an ``AssociationOwner``, which needs no weak reference: it removes its entry itself.
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Held] = [:]
  }

  private struct Table {
    var owners: [ObjectIdentifier: Entry] = [:]
    var others: [ObjectIdentifier: Entry] = [:]
    /// The size of `others` at which `sweep()` looks for released objects.
    var limit = 16

    /// Removes the entries of released objects, each time `others` has doubled since the last sweep.
    mutating func sweep() -> [Entry] {
      guard others.count >= limit else { return [] }
      let dead = others.filter { $0.value.object == nil }
      for id in dead.keys { others[id] = nil }
      limit = max(others.count * 2, 16)
      return Array(dead.values)
    }
  }

  private static let table = Locked(Table())

  /// The object, which may be in an optional: `view as Any`; `nil` for a value of a struct or enum.
  private static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    guard let optional = value as? any Wrapping, let wrapped = optional.wrapped else { return nil }
    return object(in: wrapped)
  }

  /// Removes the values of the object, which may be in an optional.
  static func forgetAll(of object: Any) { Self.object(in: object).map(forget) }

  static func value(for key: UnsafeRawPointer, of object: Any) -> Any? {
    guard let object = Self.object(in: object) else { return nil }
    let id = ObjectIdentifier(object)
    return table.withValue { table in
      if object is any AssociationOwner { return table.owners[id]?.values[key]?.value }
      guard let entry = table.others[id], entry.object === object else { return nil }
      return entry.values[key]?.value
    }
  }

  static func set(_ held: Held?, for key: UnsafeRawPointer, of object: Any) {
    guard let object = Self.object(in: object) else { return }
    let id = ObjectIdentifier(object)
    // Release outside the lock: a `deinit` may call these functions again.
    var dropped: [Entry] = []
    var old: Held?
    table.withValue { table in
      if let owner = object as? any AssociationOwner {
        owner.hasAssociations = true
        old = table.owners[id]?.values[key]
        table.owners[id, default: Entry()].values[key] = held
      } else {
        dropped = table.sweep()
        // An object that is gone may have had the same address.
        if let entry = table.others[id], entry.object !== object { dropped.append(entry) }
        if table.others[id]?.object !== object { table.others[id] = Entry(object: object) }
        old = table.others[id]?.values[key]
        table.others[id]?.values[key] = held
      }
    }
    withExtendedLifetime((dropped, old)) {}
  }

  static func forget(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let dropped = table.withValue { ($0.owners.removeValue(forKey: id), $0.others.removeValue(forKey: id)) }
    withExtendedLifetime(dropped) {}
  }
}

#if !canImport(ObjectiveC)
  extension AssociatedObjects.Held {
    fileprivate init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: unretained = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strong = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
      }
    }
  }
#endif
