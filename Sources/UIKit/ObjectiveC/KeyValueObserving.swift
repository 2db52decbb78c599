#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// What an observer is told of a change.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = Self(rawValue: 1)
    /// The value before the change.
    public static let old = Self(rawValue: 2)
    /// A call when the observation begins.
    public static let initial = Self(rawValue: 4)
    /// A call before each change. It is ignored: there is none.
    public static let prior = Self(rawValue: 8)
  }

  /// The kind of a change.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set. The other kinds do not occur.
    case setting = 1
    /// The cases are named for what happened to the objects of a collection.
    case insertion, removal, replacement
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change: always `.setting`.
    public let kind: NSKeyValueChange
    /// The value after the change, if the observer asked for it.
    public let newValue: Value?
    /// The value before the change, if the observer asked for it.
    public let oldValue: Value?
    /// The changed places of a collection: always `nil`.
    public let indexes: IndexSet?
    /// Whether the change has not happened yet: always `false`.
    public let isPrior: Bool
  }

  /// An observation. It ends when it is invalidated or released, or when the object is released.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var list: ObservationList?
    private let number: Int

    fileprivate init(_ list: ObservationList, _ number: Int) {
      self.list = list
      self.number = number
    }

    deinit { list?.remove(number) }

    /// Ends the observation.
    public func invalidate() { list?.remove(number) }
  }

  extension NSObjectProtocol {
    /// Calls `changeHandler` after each change of a property, on the thread of the change.
    ///
    /// The plugin `UIKitSources` makes properties with `@objc dynamic` tell their observers, and passes their names. A property that
    /// is written by hand calls ``KeyValueObserving/changed(_:_:from:)`` in `didSet`. UIKit's own properties tell nobody.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - name: The property's name; without it the name is that in `keyPath`.
    ///   - options: What to tell.
    ///   - changeHandler: The code to run.
    /// - Returns: The observation: retain it as long as it shall last.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, named name: String? = nil, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let name = name ?? String("\(keyPath)".split(separator: ".").last ?? "")
      let handler = { (object: AnyObject, old: Any?) in
        guard let object = object as? Self else { return }
        let value = options.contains(.new) ? object[keyPath: keyPath] : nil
        let oldValue = options.contains(.old) ? old as? Value : nil
        changeHandler(
          object,
          NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: oldValue, indexes: nil, isPrior: false))
      }
      let list = ObservationList.made(for: self)
      let observation = NSKeyValueObservation(list, list.add(name, { ($0 as? Self)?[keyPath: keyPath] }, handler))
      if options.contains(.initial) { handler(self, nil) }
      return observation
    }

    /// Notes the value of a property before a change that ``didChangeValue(forKey:)`` ends.
    public func willChangeValue(forKey key: String) { ObservationList.of(self)?.noteValue(of: key, self) }
    /// Tells the observers of a property that it has changed.
    public func didChangeValue(forKey key: String) { ObservationList.of(self)?.callNoted(key, self) }
  }

  /// The place from which observed properties tell their changes.
  public enum KeyValueObserving {
    /// Tells the observers of a property that it has changed.
    /// - Parameters:
    ///   - object: The object with the property.
    ///   - name: The name of the property.
    ///   - old: Its former value.
    /// - Complexity: O(1) while nothing is observed in the process, else O(n) in the object's observations.
    public static func changed(_ object: AnyObject, _ name: String, from old: Any?) {
      guard ObservationList.isUsed else { return }
      ObservationList.of(object)?.call(name, object, old)
    }
  }

  /// The observations of one object, which it owns.
  private final class ObservationList: @unchecked Sendable {
    private struct Entry {
      let number: Int
      let name: String
      let read: (AnyObject) -> Any?
      let handler: (AnyObject, Any?) -> Void
    }

    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let used = Locked(false)
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var noted: [String: Any] = [:]
    private var number = 0

    /// Whether any object was ever observed.
    static var isUsed: Bool { used.withValue { $0 } }

    static func of(_ object: AnyObject) -> ObservationList? {
      guard isUsed else { return nil }
      return withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? ObservationList }
    }

    static func made(for object: AnyObject) -> ObservationList {
      if let list = of(object) { return list }
      let list = ObservationList()
      used.withValue { $0 = true }
      withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, list, .OBJC_ASSOCIATION_RETAIN) }
      return list
    }

    func add(
      _ name: String, _ read: @escaping (AnyObject) -> Any?, _ handler: @escaping (AnyObject, Any?) -> Void
    ) -> Int {
      lock.withLock {
        number += 1
        entries.append(Entry(number: number, name: name, read: read, handler: handler))
        return number
      }
    }

    func remove(_ number: Int) { lock.withLock { entries.removeAll { $0.number == number } } }

    func call(_ name: String, _ object: AnyObject, _ old: Any?) {
      for entry in lock.withLock({ entries }) where entry.name == name { entry.handler(object, old) }
    }

    func noteValue(of name: String, _ object: AnyObject) {
      guard let entry = lock.withLock({ entries.first { $0.name == name } }) else { return }
      let value = entry.read(object)
      lock.withLock { noted[name] = value }
    }

    func callNoted(_ name: String, _ object: AnyObject) {
      call(name, object, lock.withLock { noted.removeValue(forKey: name) })
    }
  }
#endif
