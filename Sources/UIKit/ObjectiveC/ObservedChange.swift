#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A change of an observed property.
  struct ObservedChange {
    /// Whether the property was set, or objects of its collection have changed.
    var kind = NSKeyValueChange.setting
    /// The former value of a property that was set, if it is known; the former objects at ``indexes`` otherwise.
    var old: Any?
    /// The objects that are at ``indexes`` now. A property that was set is read when its observer is called.
    var new: [Any]?
    /// The places in the collection.
    var indexes: IndexSet?

    /// The dictionary for an observer by key.
    /// - Parameters:
    ///   - options: What the observer asked for.
    ///   - value: The property's value now.
    func dictionary(_ options: NSKeyValueObservingOptions, value: @autoclosure () -> Any?) -> [NSKeyValueChangeKey: Any]
    {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
      if let indexes { change[.indexesKey] = indexes }
      guard kind != .setting else {
        if options.contains(.new) { change[.newKey] = KeyValueCoding.objectiveC(value()) ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = KeyValueCoding.objectiveC(old) ?? NSNull() }
        return change
      }
      if options.contains(.new), let new { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      return change
    }

    /// The objects of a changed collection as the type of the observed property.
    static func collection<Value>(_ objects: Any?, as type: Value.Type) -> Value? {
      guard let objects else { return nil }
      return objects as? Value ?? (objects as? [Any]).flatMap { NSArray(array: $0) as? Value }
    }
  }
#endif
