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
    /// The property was set.
    case setting = 1
    /// The other cases are named for what happened to the objects of a collection.
    case insertion, removal, replacement
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The value after the change, if the observer asked for it; of a collection the objects that have come.
    public let newValue: Value?
    /// The value before the change, if the observer asked for it; of a collection the objects that have gone.
    public let oldValue: Value?
    /// The changed places of a collection; `nil` for a property that was set.
    public let indexes: IndexSet?
    /// Whether the change has not happened yet: always `false`.
    public let isPrior: Bool
  }

  /// An observation. It ends when it is invalidated or released, or when the object is released.
  public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let path: ObservedPath

    init(_ path: ObservedPath) { self.path = path }

    deinit { path.end() }

    /// Ends the observation.
    public func invalidate() { path.end() }
  }

  extension NSObjectProtocol {
    /// Calls `changeHandler` after each change of a property, on the thread of the change. Rules: RESP-22.
    ///
    /// The plugin `UIKitSources` makes properties with `@objc dynamic` tell their observers, and passes their names. A property that
    /// is written by hand calls ``KeyValueObserving/changed(_:_:from:)`` in `didSet`. Of UIKit's own properties those tell that
    /// the article "Bringing UIKit code to Linux" lists.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - name: The property's name, or the names of a path; without it the name is that in `keyPath`.
    ///   - options: What to tell.
    ///   - changeHandler: The code to run.
    /// - Returns: The observation: retain it as long as it shall last.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, named name: String? = nil, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let name = name ?? String("\(keyPath)".split(separator: ".").last ?? "")
      let read = { (object: AnyObject) -> Any? in (object as? Self).map { $0[keyPath: keyPath] } }
      let handler = { (object: AnyObject, change: ObservedChange) in
        guard let object = object as? Self else { return }
        let isSet = change.kind == .setting
        let new = isSet ? object[keyPath: keyPath] : ObservedChange.collection(change.new, as: Value.self)
        let old = isSet ? change.old as? Value : ObservedChange.collection(change.old, as: Value.self)
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: change.kind, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: change.indexes, isPrior: false))
      }
      let observation = NSKeyValueObservation(ObservedPath(of: self, name, read, handler))
      if options.contains(.initial) { handler(self, ObservedChange()) }
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
      ObservationList.of(object)?.call(name, object, ObservedChange(old: old))
    }

    /// Calls a closure after each change at the end of a key path, as an observer by key paths is told. The plugin `UIKitSources` writes it
    /// for expectations of XCTest's. Rules: RESP-22.
    /// - Returns: The observation: retain it as long as it shall last. `nil` for a value that is no object.
    public static func observe(
      _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ handler: @escaping ([NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation? {
      guard let object = KeyValueCoding.object(object) else { return nil }
      var observation: NSKeyValueObservation?
      ObservedPath.observe(
        object, keyPath, options, { handler($1) }, begun: { observation = NSKeyValueObservation($0) })
      return observation
    }

    /// Whether a value at the end of a key path equals an expected one, as objects. `nil` equals `NSNull`.
    public static func isEqual(_ expected: Any, at keyPath: String, of object: Any) -> Bool {
      let value = KeyValueCoding.object(object).flatMap { KeyValueCoding.value(atPath: keyPath, of: $0) } ?? NSNull()
      return (value as AnyObject as? NSObject)?.isEqual(expected) ?? ((value as AnyObject) === (expected as AnyObject))
    }

    /// A class that is not a responder calls its superclass for a key path that it does not observe itself. Does nothing.
    ///
    /// The plugin `UIKitSources` writes it for `super.observeValue`.
    public static func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }
#endif
