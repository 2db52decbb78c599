#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObject {
    /// The objects of a property that is an array, to be changed: each change is one of the property, and its observers are told its
    /// kind and its places. Rules: RESP-49.
    ///
    /// A property of the type `NSMutableArray` is changed as it is; any other gets a new array.
    /// - Parameter key: The name of the property.
    /// - Issues: `unknownKey`, when the array is used.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedMutableArray(of: self, key) }

    /// The objects of an array at the end of a path of names. An object that is `nil` ends the path: the array is then one of its own.
    /// - Parameter keyPath: The path, such as `list.rows`.
    /// - Issues: `unknownKey`.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
      guard let place = KeyValueCoding.place(keyPath, from: self) else { return NSMutableArray() }
      return (place.owner as? NSObject)?.mutableArrayValue(forKey: place.name) ?? NSMutableArray()
    }

    /// Notes the objects of a property's array before a change that ``didChange(_:valuesAt:forKey:)`` ends. Rules: RESP-49.
    /// - Parameters:
    ///   - changeKind: What will happen to the objects.
    ///   - indexes: The places of the objects that go; of an insertion, those of the new objects.
    ///   - key: The name of the property.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
      guard changeKind != .insertion, let list = ObservationList.of(self) else { return }
      list.noteObjects(KeyedMutableArray.objects(of: self, key, at: indexes), of: key)
    }

    /// Tells the observers of a property what has happened to objects of its array.
    /// - Parameters:
    ///   - changeKind: What has happened to the objects.
    ///   - indexes: The places.
    ///   - key: The name of the property.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
      guard let list = ObservationList.of(self) else { return }
      let new = changeKind == .removal ? nil : KeyedMutableArray.objects(of: self, key, at: indexes)
      let old = list.notedObjects(of: key)
      list.call(key, self, ObservedChange(kind: changeKind, old: old, new: new, indexes: indexes))
    }
  }

  /// The array of an object's property. It reads the property each time, and tells each change to the property's observers.
  final class KeyedMutableArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, _ key: String) {
      self.owner = owner
      self.key = key
      super.init(capacity: 0)
    }

    /// Foundation requires these two of each array: they make one that is no property's.
    required init(arrayLiteral elements: Any...) {
      owner = NSMutableDictionary(object: NSMutableArray(array: elements), forKey: NSString(string: "objects"))
      key = "objects"
      super.init(capacity: 0)
    }

    required convenience init(objects: UnsafePointer<AnyObject>!, count: Int) {
      self.init()
      for index in 0..<count { add(objects[index]) }
    }

    required convenience init?(coder: NSCoder) { nil }

    /// The array that the property has now.
    private var stored: NSArray {
      switch KeyValueCoding.checkedValue(key, of: owner) {
      case let array as NSArray: array
      case let array as [Any]: NSArray(array: array)
      default: NSArray()
      }
    }

    /// The objects that a property's array has at some places.
    static func objects(of owner: NSObject, _ key: String, at indexes: IndexSet) -> [Any] {
      let stored = KeyedMutableArray(of: owner, key).stored
      var objects: [Any] = []
      for index in indexes where index < stored.count { objects.append(stored.object(at: index)) }
      return objects
    }

    override var count: Int { stored.count }
    override func object(at index: Int) -> Any { stored.object(at: index) }

    // MARK: Changes, each of one object

    override func insert(_ anObject: Any, at index: Int) {
      change(.insertion, at: index, old: nil, new: anObject) { $0.insert(anObject, at: index) }
    }

    override func removeObject(at index: Int) {
      change(.removal, at: index, old: object(at: index), new: nil) { $0.removeObject(at: index) }
    }

    /// A subscript calls it too, which adds an object at the end.
    override func replaceObject(at index: Int, with anObject: Any) {
      guard index < count else { return insert(anObject, at: index) }
      change(.replacement, at: index, old: object(at: index), new: anObject) {
        $0.replaceObject(at: index, with: anObject)
      }
    }

    private func change(
      _ kind: NSKeyValueChange, at index: Int, old: Any?, new: Any?, _ edit: (NSMutableArray) -> Void
    ) {
      if let stored = KeyValueCoding.value(key, of: owner) as? NSMutableArray {
        edit(stored)
      } else {
        let copy = NSMutableArray(array: elements(of: stored))
        edit(copy)
        set(copy)
      }
      let change = ObservedChange(
        kind: kind, old: old.map { [$0] }, new: new.map { [$0] }, indexes: IndexSet(integer: index))
      ObservationList.of(owner)?.call(key, owner, change)
    }

    private func set(_ copy: NSMutableArray) {
      let isObject = KeyValueCoding.value(key, of: owner) is NSArray
      let value: Any = isObject ? NSArray(array: elements(of: copy)) : elements(of: copy)
      guard let list = ObservationList.of(owner) else { return KeyValueCoding.set(value, key, of: owner) }
      list.withoutCalls(key) { KeyValueCoding.set(value, key, of: owner) }
    }

    private func elements(of array: NSArray) -> [Any] {
      var objects: [Any] = []
      for index in 0..<array.count { objects.append(array.object(at: index)) }
      return objects
    }

    // MARK: Changes of several objects

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func removeAllObjects() { while count > 0 { removeLastObject() } }
    override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
      for (object, index) in zip(objects, indexes) { insert(object, at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
      for index in indexes.reversed() { removeObject(at: index) }
    }

    override func removeObjects(in range: NSRange) { removeObjects(at: IndexSet(integersIn: Range(range) ?? 0..<0)) }

    override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
      for (object, index) in zip(objects, indexes) { replaceObject(at: index, with: object) }
    }

    /// The objects are replaced one by one, then those that are left over are removed or inserted.
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
      let common = Swift.min(range.length, otherArray.count)
      for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
      for index in (range.location + common..<range.location + range.length).reversed() { removeObject(at: index) }
      for offset in common..<Swift.max(common, otherArray.count) {
        insert(otherArray[offset], at: range.location + offset)
      }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
      let (first, second) = (object(at: idx1), object(at: idx2))
      replaceObject(at: idx1, with: second)
      replaceObject(at: idx2, with: first)
    }

    override func setArray(_ otherArray: [Any]) {
      replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    // MARK: Places of objects

    override func remove(_ anObject: Any) {
      for index in (0..<count).reversed() where isSame(object(at: index), anObject) { removeObject(at: index) }
    }

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    override func index(of anObject: Any) -> Int {
      let stored = stored
      for index in 0..<stored.count where isSame(stored.object(at: index), anObject) { return index }
      return NSNotFound
    }

    /// Objects that are no `NSObject` are the same if they are identical, as on Apple's systems, or equal by their hashes.
    private func isSame(_ one: Any, _ other: Any) -> Bool {
      if let one = KeyValueCoding.object(one), let other = KeyValueCoding.object(other), one === other { return true }
      guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
      return one == other
    }
  }
#endif
