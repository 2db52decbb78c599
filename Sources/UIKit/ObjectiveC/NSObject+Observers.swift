#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// An object that observes by key paths and is not a responder. The plugin `UIKitSources` lets the classes conform that override
  /// `observeValue(forKeyPath:of:change:context:)`.
  public protocol KeyValueObserver: AnyObject {
    /// A property has changed.
    /// - Parameters:
    ///   - keyPath: The key path.
    ///   - object: The observed object.
    ///   - change: The kind of the change, and the values that the observer asked for.
    ///   - context: What the observer was added with.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after each change of a property, on the thread of the
    /// change. Neither object is retained; the calls end when one of them is released. Rules: RESP-22.
    /// - Parameters:
    ///   - observer: A responder, or a ``KeyValueObserver``.
    ///   - keyPath: The name of the property, or a path of names.
    ///   - options: What to tell.
    ///   - context: Passed on.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      let number = UInt(bitPattern: context)
      let target = UnretainedTarget(observer)
      let handler = { (object: AnyObject, change: [NSKeyValueChangeKey: Any]) in
        guard let observer = target.object else { return }
        Self.send(keyPath, object, change, UnsafeMutableRawPointer(bitPattern: number), to: observer)
      }
      ObservedPath.observe(self, keyPath, options, handler) {
        ObserversByKeyPath.add($0, of: self, target.id, keyPath, number)
      }
    }

    /// Ends the calls of an observer for a key path: those that began last, if it was added more than once.
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The key path.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      ObserversByKeyPath.remove(of: self, ObjectIdentifier(observer), keyPath, nil)
    }

    /// Ends the calls of an observer for a key path and a context.
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The key path.
    ///   - context: What the observer was added with.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
      ObserversByKeyPath.remove(of: self, ObjectIdentifier(observer), keyPath, UInt(bitPattern: context))
    }

    private static func send(
      _ keyPath: String, _ object: AnyObject, _ change: [NSKeyValueChangeKey: Any],
      _ context: UnsafeMutableRawPointer?, to observer: AnyObject
    ) {
      if let observer = observer as? any KeyValueObserver {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let observer = observer as? UIResponder {
        // On the thread of the change, as Objective-C does.
        typealias Call<Argument> = (UIResponder, String, Any, [NSKeyValueChangeKey: Any], Argument) -> Void
        let call: @MainActor (UIResponder, String, Any, [NSKeyValueChangeKey: Any], UnsafeMutableRawPointer?) -> Void =
          {
            $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
          }
        unsafeBitCast(call, to: Call<UnsafeMutableRawPointer?>.self)(observer, keyPath, object, change, context)
      }
    }
  }

  /// The observations of one object by key paths, which it owns.
  private final class ObserversByKeyPath: @unchecked Sendable {
    private struct Entry {
      let observer: ObjectIdentifier
      let keyPath: String
      let context: UInt
      let path: ObservedPath
    }

    nonisolated(unsafe) private static var key: UInt8 = 0
    private let lock = NSLock()
    private var entries: [Entry] = []

    deinit { for entry in entries { entry.path.end() } }

    private static func of(_ object: AnyObject) -> ObserversByKeyPath? {
      withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? ObserversByKeyPath }
    }

    static func add(
      _ path: ObservedPath, of object: AnyObject, _ observer: ObjectIdentifier, _ keyPath: String, _ context: UInt
    ) {
      let list = of(object) ?? ObserversByKeyPath()
      let entry = Entry(observer: observer, keyPath: keyPath, context: context, path: path)
      list.lock.withLock { list.entries.append(entry) }
      withUnsafePointer(to: &key) { objc_setAssociatedObject(object, $0, list, .OBJC_ASSOCIATION_RETAIN) }
    }

    static func remove(of object: AnyObject, _ observer: ObjectIdentifier, _ keyPath: String, _ context: UInt?) {
      guard let list = of(object) else { return }
      let removed = list.lock.withLock { () -> Entry? in
        let index = list.entries.lastIndex {
          $0.observer == observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
        }
        return index.map { list.entries.remove(at: $0) }
      }
      removed?.path.end()
    }
  }
#endif
