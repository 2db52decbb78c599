#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObjectProtocol {
    /// The array in a property, as one that can be changed: each change sets the property, so that its observers are told. Rules: RESP-63.
    /// - Issues: `unknownKey`.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(KeyedCollection(self, key)) }

    /// The array in the property at the end of a path of names.
    /// - Issues: `unknownKey`.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
      KeyedArray(KeyedCollection(self, keyPath))
    }

    /// The set in a property, as one that can be changed: each change sets the property, so that its observers are told. Rules: RESP-63.
    /// - Issues: `unknownKey`.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedSet(KeyedCollection(self, key)) }

    /// The set in the property at the end of a path of names.
    /// - Issues: `unknownKey`.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet { KeyedSet(KeyedCollection(self, keyPath)) }
  }

  /// A property with a collection.
  private struct KeyedCollection {
    private let object: AnyObject
    private let keyPath: String

    init(_ object: AnyObject, _ keyPath: String) { (self.object, self.keyPath) = (object, keyPath) }

    /// The object at the end of the path, and the name there.
    private var place: (owner: AnyObject, name: String)? {
      var names = keyPath.split(separator: ".").map(String.init)
      guard let name = names.popLast() else { return nil }
      if names.isEmpty { return (object, name) }
      let owner = KeyValueCoding.value(atPath: names.joined(separator: "."), of: object)
      return owner.flatMap(KeyValueCoding.object).map { ($0, name) }
    }

    var value: Any? { place.flatMap { KeyValueCoding.checkedValue($0.name, of: $0.owner) } }

    /// Sets the property to the first of the values that fits.
    func set(_ values: [Any]) {
      guard let place, let last = values.last else { return }
      let property = KeyValueCoding.property(place.name, of: place.owner)
      for value in values.dropLast() where property?.setValue?(place.owner, value) == true { return }
      KeyValueCoding.set(last, place.name, of: place.owner)
    }
  }

  /// An array that is the value of a property.
  private final class KeyedArray: NSMutableArray, @unchecked Sendable {
    private var property: KeyedCollection!

    convenience init(_ property: KeyedCollection) {
      self.init(capacity: 0)
      self.property = property
    }

    private var elements: [Any] {
      get {
        switch property.value {
        case let array as NSArray: array.map { $0 }
        case let array as [Any]: array
        default: []
        }
      }
      set { property.set([newValue, NSMutableArray(array: newValue)]) }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }
    override func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }
    override func add(_ anObject: Any) { elements.append(anObject) }
    override func removeObject(at index: Int) { elements.remove(at: index) }
    override func removeLastObject() { elements.removeLast() }
    override func removeAllObjects() { elements = [] }
    override func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
  }

  /// A set that is the value of a property.
  private final class KeyedSet: NSMutableSet, @unchecked Sendable {
    private var property: KeyedCollection!

    convenience init(_ property: KeyedCollection) {
      self.init(capacity: 0)
      self.property = property
    }

    private var elements: NSSet {
      switch property.value {
      case let set as NSSet: set
      case let set as Set<AnyHashable>: NSSet(array: Array(set))
      default: NSSet()
      }
    }

    private func change(_ body: (NSMutableSet) -> Void) {
      let changed = NSMutableSet(array: elements.allObjects)
      body(changed)
      let values = changed.allObjects
      property.set([Set(values.compactMap { $0 as? AnyHashable }), changed])
    }

    override var count: Int { elements.count }
    override func member(_ object: Any) -> Any? { elements.member(object) }
    override func objectEnumerator() -> NSEnumerator { elements.objectEnumerator() }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
  }
#endif
