#if !canImport(ObjectiveC)
  import Foundation

  extension Selector {
    /// Whether ``call(on:_:)`` would find the method for `object`.
    package func isMethod(of object: AnyObject) -> Bool {
      if let method, method.accepts(object) { return !method.isRequirement || mayBeMethod(of: object) }
      return namedMethod(of: object) != nil || KeyedClasses.hasMethod(description, object)
    }

    /// Whether the object's class lists a method of this name, or does not list its methods. Rules: RESP-24.
    package func mayBeMethod(of object: AnyObject) -> Bool {
      !KeyedClasses.listsMethods(object) || KeyedClasses.hasMethod(description, object)
    }

    /// Calls the method of `object`: the one that the selector carries, or the one of that name in the table of the object's class,
    /// which may be a property's getter or setter.
    func call(on object: AnyObject, _ arguments: [Any?]) -> SelectorMethod.Outcome {
      switch method?.call(object, arguments) {
      case .called(let result): return .called(result)
      case .wrongArgument(let index): return .wrongArgument(index)
      case .otherClass, nil: break
      }
      guard let named = namedMethod(of: object) else { return callAccessor(of: object, arguments) }
      nonisolated(unsafe) let (target, arguments) = (object, arguments)
      nonisolated(unsafe) var result: Any??
      MainActor.assumeIsolated { result = named(target, arguments) }
      return result.map { .called($0) } ?? .wrongArgument(0)
    }

    /// Reads or sets the property that the object's class lists, if the name is that of its getter or setter.
    private func callAccessor(of object: AnyObject, _ arguments: [Any?]) -> SelectorMethod.Outcome {
      if let property = KeyedClasses.property(description, of: object) { return .called(property.value(object)) }
      guard let set = KeyedClasses.property(setBy: description, of: object)?.setValue else { return .otherClass }
      return set(object, arguments.first ?? nil) ? .called(nil) : .wrongArgument(0)
    }

    /// The method of this name in the table of the object's class. Off the main thread there is none.
    private func namedMethod(of object: AnyObject) -> InterfaceConnections.Action? {
      guard Thread.isMainThread else { return nil }
      nonisolated(unsafe) let object = object
      return MainActor.assumeIsolated { ConnectionLookup.connections(of: object).actions[description] }
    }

    /// Calls the method of `object`. Reports a method that the object does not have, or that refuses an argument; off the main
    /// thread the report is made later, on the main queue. Rules: RESP-19, RESP-21.
    /// - Returns: The method's result.
    @discardableResult
    package func perform(on object: AnyObject, _ arguments: [Any?]) -> Any? {
      let outcome = call(on: object, arguments)
      if case .called(let result) = outcome { return result }
      // The report reads only their classes and names, on the main thread.
      nonisolated(unsafe) let object = object
      if case .wrongArgument(let index) = outcome {
        nonisolated(unsafe) let argument = index < arguments.count ? arguments[index] : nil
        Self.report { .wrongArgument(self, object, argument) }
      } else {
        Self.report { .unrecognizedSelector(self, object) }
      }
      return nil
    }

    private static func report(_ issue: @escaping @MainActor @Sendable () -> HierarchyIssue) {
      if Thread.isMainThread {
        MainActor.assumeIsolated { Diagnostics.report(issue()) }
      } else {
        DispatchQueue.main.async { Diagnostics.report(issue()) }
      }
    }
  }

  /// An object that is called later and that the caller does not retain.
  ///
  /// A responder is not referred to weakly, as that would slow down every later use of it: a token that the responder owns is.
  package struct UnretainedTarget {
    private final class Token: @unchecked Sendable {
      unowned(unsafe) let object: AnyObject
      init(_ object: AnyObject) { self.object = object }
    }

    private weak var token: Token?
    private weak var other: AnyObject?
    /// A class as a target, of which class methods are called.
    private let metatype: AnyClass?
    /// The identity of the object, also once it is gone.
    package let id: ObjectIdentifier
    nonisolated(unsafe) private static var key: UInt8 = 0

    package init(_ object: AnyObject) {
      metatype = object as? AnyClass
      id = metatype.map { ObjectIdentifier($0) } ?? ObjectIdentifier(object)
      guard metatype == nil else { return }
      guard object is any AssociationOwner else {
        other = object
        return
      }
      withUnsafePointer(to: &Self.key) { key in
        if let present = AssociatedObjects.value(for: key, of: object) as? Token {
          token = present
        } else {
          let made = Token(object)
          AssociatedObjects.set(AssociatedObjects.Held(retained: made), for: key, of: object)
          token = made
        }
      }
    }

    /// The object, if it is alive.
    package var object: AnyObject? { token?.object ?? other ?? metatype.map { $0 as AnyObject } }
  }
#endif
