#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  // Foundation's collections of objects that they do not retain. Controllers and views are held without a weak reference, which would slow
  // down every later use of them.

  /// An object of a collection, retained or not.
  private enum Held {
    case strong(AnyObject)
    case weak(UnretainedTarget)

    init(_ object: AnyObject, isWeak: Bool) { self = isWeak ? .weak(UnretainedTarget(object)) : .strong(object) }

    var object: AnyObject? {
      switch self {
      case .strong(let object): object
      case .weak(let target): target.object
      }
    }
  }

  /// A set of objects that it may not retain.
  /// - Complexity: O(n) of each call.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var held: [Held] = []

    private init(isWeak: Bool) { self.isWeak = isWeak }

    /// A set that does not retain its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

    /// A set with options.
    public convenience init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
      self.init(isWeak: options.contains(.weakMemory))
    }

    /// The objects that still exist.
    open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    /// One of the objects.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }

    /// Adds an object.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      held.removeAll { $0.object == nil }
      held.append(Held(object, isWeak: isWeak))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) { held.removeAll { $0.object == nil || $0.object === object } }
    /// Removes all objects.
    open func removeAllObjects() { held = [] }
    /// Whether an object is in the set.
    open func contains(_ object: ObjectType?) -> Bool { object != nil && held.contains { $0.object === object } }
  }

  /// A dictionary of objects, of which it may not retain the keys or the values.
  /// - Complexity: O(n) of each call.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let isWeak: (key: Bool, value: Bool)
    private var held: [(key: Held, value: Held)] = []

    private init(key: Bool, value: Bool) { isWeak = (key, value) }

    /// A table with options.
    public convenience init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
      self.init(key: keyOptions.contains(.weakMemory), value: valueOptions.contains(.weakMemory))
    }

    /// A table that retains its keys and values.
    public class func strongToStrongObjects() -> NSMapTable { NSMapTable(key: false, value: false) }
    /// A table that retains its values.
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(key: true, value: false) }
    /// A table that retains its keys.
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(key: false, value: true) }
    /// A table that retains nothing.
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(key: true, value: true) }

    /// The number of pairs that still exist.
    open var count: Int { pairs.count }

    private var pairs: [(key: KeyType, value: ObjectType)] {
      held.compactMap { entry in
        guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
        return (key, value)
      }
    }

    private static func isSame(_ one: AnyObject, _ other: AnyObject?) -> Bool {
      one === other || (one as? NSObject).map { $0.isEqual(other) } ?? false
    }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? { pairs.first { Self.isSame($0.key, aKey) }?.value }

    /// Sets the value of a key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      held.append((Held(aKey, isWeak: isWeak.key), Held(anObject, isWeak: isWeak.value)))
    }

    /// Removes a key, and the pairs that no longer exist.
    open func removeObject(forKey aKey: KeyType?) {
      held.removeAll { entry in
        guard let key = entry.key.object, entry.value.object != nil else { return true }
        return Self.isSame(key, aKey)
      }
    }

    /// Removes all pairs.
    open func removeAllObjects() { held = [] }
    /// The keys.
    open func keyEnumerator() -> NSEnumerator { (pairs.map(\.key) as NSArray).objectEnumerator() }
    /// The values.
    open func objectEnumerator() -> NSEnumerator? { (pairs.map(\.value) as NSArray).objectEnumerator() }
  }

  /// A list of objects that it may not retain. The places of released objects stay, and are empty.
  open class NSPointerArray: NSObject {
    private let isWeak: Bool
    private var held: [Held?] = []

    /// A list with options.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }

    /// A list that does not retain its objects.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// A list that retains its objects.
    public class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// The number of places.
    open var count: Int { held.count }
    /// The objects that still exist.
    open var allObjects: [Any] { held.compactMap { $0?.object } }

    /// Adds a pointer to an object: `Unmanaged.passUnretained(object).toOpaque()`.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { held.append(holding(pointer)) }

    /// Adds a pointer in a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
      guard index >= 0, index <= held.count else { return }
      held.insert(holding(item), at: index)
    }

    /// Changes the pointer in a place.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
      if held.indices.contains(index) { held[index] = holding(item) }
    }

    /// The pointer in a place; `nil` if its object was released.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
      guard held.indices.contains(index) else { return nil }
      return held[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Removes a place.
    open func removePointer(at index: Int) { if held.indices.contains(index) { held.remove(at: index) } }
    /// Removes the empty places.
    open func compact() { held.removeAll { $0?.object == nil } }

    private func holding(_ pointer: UnsafeMutableRawPointer?) -> Held? {
      pointer.map { Held(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak) }
    }
  }

  /// The options of the collections that may not retain their objects.
  open class NSPointerFunctions: NSObject {
    /// How a collection holds its objects.
    public struct Options: OptionSet, Hashable, Sendable {
      /// One bit per option.
      public let rawValue: UInt
      /// Options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Retained.
      public static let strongMemory: Options = []
      /// Not retained.
      public static let weakMemory = Options(rawValue: 5)
      /// Compared by identity. The library never reads it.
      public static let objectPointerPersonality = Options(rawValue: 512)
    }
  }
#endif
