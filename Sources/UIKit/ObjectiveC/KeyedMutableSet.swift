#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObjectProtocol {
    /// The set in a property, as one that can be changed: each change sets the property, so that its observers are told. Rules: RESP-63.
    /// - Issues: `unknownKey`.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedMutableSet(KeyedSetProperty(self, key)) }

    /// The set in the property at the end of a path of names.
    /// - Issues: `unknownKey`.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
      KeyedMutableSet(KeyedSetProperty(self, keyPath))
    }
  }

  /// A property with a set.
  private struct KeyedSetProperty {
    private let object: any NSObjectProtocol
    private let keyPath: String

    init(_ object: any NSObjectProtocol, _ keyPath: String) { (self.object, self.keyPath) = (object, keyPath) }

    private var place: (owner: AnyObject, name: String)? { KeyValueCoding.place(keyPath, from: object) }

    var value: Any? { place.flatMap { KeyValueCoding.checkedValue($0.name, of: $0.owner) } }

    /// Sets the property to the first of the values that fits.
    func set(_ values: [Any]) {
      guard let place, let last = values.last else { return }
      let property = KeyValueCoding.property(place.name, of: place.owner)
      for value in values.dropLast() where property?.setValue?(place.owner, value) == true { return }
      KeyValueCoding.set(last, place.name, of: place.owner)
    }
  }

  /// A set that is the value of a property.
  private final class KeyedMutableSet: NSMutableSet {
    private var property: KeyedSetProperty?

    convenience init(_ property: KeyedSetProperty) {
      self.init(capacity: 0)
      self.property = property
    }

    private var elements: NSSet {
      switch property.flatMap({ $0.value }) {
      case let set as NSSet: set
      case let set as Set<AnyHashable>: NSSet(array: Array(set))
      default: NSSet()
      }
    }

    private func change(_ body: (NSMutableSet) -> Void) {
      let changed = NSMutableSet(array: elements.allObjects)
      body(changed)
      let values = changed.allObjects
      property?.set([Set(values.compactMap { $0 as? AnyHashable }), changed])
    }

    override var count: Int { elements.count }
    override func member(_ object: Any) -> Any? { elements.member(object) }
    override func objectEnumerator() -> NSEnumerator { elements.objectEnumerator() }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
  }
#endif
