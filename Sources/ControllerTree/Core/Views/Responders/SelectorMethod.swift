#if !canImport(ObjectiveC)
  import Foundation

  /// A method of one class, for objects that are only known when it is called.
  ///
  /// It may be called on any thread: a method of the main actor is called where its caller is, as Objective-C does.
  struct SelectorMethod: @unchecked Sendable {
    enum Outcome {
      /// The method was called, with this result.
      case called(Any?)
      /// The object is of another class.
      case otherClass
      /// The argument at an index is of another class than the method's parameter.
      case wrongArgument(Int)
    }

    /// An argument that does not fit its parameter.
    struct Misfit: Error {
      let index: Int
    }

    let accepts: (AnyObject) -> Bool
    /// Whether it is a requirement of a protocol, which a conforming class need not implement.
    let isRequirement: Bool
    let call: (AnyObject, [Any?]) -> Outcome

    /// - Parameter call: Calls the method with some arguments; throws the first that does not fit.
    init<Target>(_ call: @escaping (Target, [Any?]) throws(Misfit) -> Any?) {
      accepts = { $0 is Target }
      isRequirement = !(Target.self is AnyClass) && !"\(Target.self)".hasSuffix(".Type")
      self.call = { object, arguments in
        guard let target = object as? Target else { return .otherClass }
        do throws(Misfit) {
          return .called(try call(target, arguments))
        } catch {
          return .wrongArgument(error.index)
        }
      }
    }

    /// The argument at `index`, as a parameter of a type. Arguments that are missing are `nil`.
    ///
    /// Any object is `true` for a `Bool`, as it is for Objective-C: recognizers call `endEditing(_:)` so. A method that needs an event
    /// gets an empty one where there is none, as from `sendActions(for:)`, and one that needs a pointer gets one to zeros, where
    /// Objective-C passes a null pointer. Rules: RESP-43.
    static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) throws(Misfit) -> Value {
      guard let fitting = fitting(index, of: arguments, as: type) else { throw Misfit(index: index) }
      return fitting
    }

    private static func fitting<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
      guard index < arguments.count, let argument = arguments[index] else {
        if let none = Any?.none as Any as? Value { return none }
        if type == UnsafeRawPointer.self { return UnsafeRawPointer(zeros) as? Value }
        if type == UnsafeMutableRawPointer.self { return zeros as? Value }
        return index == 1 && type == UIEvent.self ? emptyEvent() as? Value : nil
      }
      return argument as? Value ?? (Swift.type(of: argument) is AnyClass ? true as? Value : nil)
    }
  }

  extension SelectorMethod {
    /// The place to which a pointer to nothing points. It is never released.
    nonisolated(unsafe) private static let zeros: UnsafeMutableRawPointer = {
      let zeros = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
      zeros.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
      return zeros
    }()

    /// Off the main thread there is none.
    private static func emptyEvent() -> UIEvent? {
      Thread.isMainThread ? MainActor.assumeIsolated { UIEvent() } : nil
    }
  }

  // The closures' isolation is dropped, so that a timer or an observer may call a method of no actor on its own thread. It is
  // no part of a closure's calling convention; `MainActor.assumeIsolated` does the same.
  extension Selector {
    /// The selector of a method without arguments.
    ///
    /// - Parameters:
    ///   - name: The name, such as `save`.
    ///   - method: The method: `Controller.save`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
      let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
      self.init(name, SelectorMethod { (target: Target, _) in .some(method(target)()) })
    }

    /// The selector of a method with one argument.
    ///
    /// - Parameters:
    ///   - name: The name, such as `save:`. A missing colon is added.
    ///   - method: The method: `Controller.save(_:)`.
    public init<Target, First, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result) {
      let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
      self.init(
        name.hasSuffix(":") ? name : name + ":",
        SelectorMethod { (target: Target, arguments) throws(SelectorMethod.Misfit) in
          let first = try SelectorMethod.argument(0, of: arguments, as: First.self)
          return .some(method(target)(first))
        })
    }

    /// The selector of a method with two arguments.
    ///
    /// - Parameters:
    ///   - name: The name, such as `save:forEvent:`.
    ///   - method: The method: `Controller.save(_:for:)`.
    public init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
      self.init(
        name,
        SelectorMethod { (target: Target, arguments) throws(SelectorMethod.Misfit) in
          let first = try SelectorMethod.argument(0, of: arguments, as: First.self)
          let second = try SelectorMethod.argument(1, of: arguments, as: Second.self)
          return .some(method(target)(first, second))
        })
    }

    // MARK: Closures that call a method

    /// The selector of a method without arguments, or of a getter: `calling: { (target: Controller) in target.save() }`.
    public init<Target, Result>(_ name: String, calling call: @escaping @MainActor (Target) -> Result) {
      let call = unsafeBitCast(call, to: ((Target) -> Result).self)
      self.init(name, SelectorMethod { (target: Target, _) in .some(call(target)) })
    }

    /// The selector of a method with one argument, or of a setter.
    public init<Target, First, Result>(_ name: String, calling call: @escaping @MainActor (Target, First) -> Result) {
      let call = unsafeBitCast(call, to: ((Target, First) -> Result).self)
      self.init(
        name,
        SelectorMethod { (target: Target, arguments) throws(SelectorMethod.Misfit) in
          let first = try SelectorMethod.argument(0, of: arguments, as: First.self)
          return .some(call(target, first))
        })
    }

    /// The selector of a method with two arguments.
    public init<Target, First, Second, Result>(
      _ name: String, calling call: @escaping @MainActor (Target, First, Second) -> Result
    ) {
      let call = unsafeBitCast(call, to: ((Target, First, Second) -> Result).self)
      self.init(
        name,
        SelectorMethod { (target: Target, arguments) throws(SelectorMethod.Misfit) in
          let first = try SelectorMethod.argument(0, of: arguments, as: First.self)
          let second = try SelectorMethod.argument(1, of: arguments, as: Second.self)
          return .some(call(target, first, second))
        })
    }

    /// The selector of a method with three arguments. Nothing in the library has three to pass: the last one is `nil`.
    public init<Target, First, Second, Third, Result>(
      _ name: String, calling call: @escaping @MainActor (Target, First, Second, Third) -> Result
    ) {
      let call = unsafeBitCast(call, to: ((Target, First, Second, Third) -> Result).self)
      self.init(
        name,
        SelectorMethod { (target: Target, arguments) throws(SelectorMethod.Misfit) in
          let first = try SelectorMethod.argument(0, of: arguments, as: First.self)
          let second = try SelectorMethod.argument(1, of: arguments, as: Second.self)
          let third = try SelectorMethod.argument(2, of: arguments, as: Third.self)
          return .some(call(target, first, second, third))
        })
    }
  }

  // The object tells the class of the method, and is not read: `#selector(model.refresh)` becomes one of these.
  extension Selector {
    /// The selector of a method without arguments, of the class of `object`.
    public init<Target, Result>(
      _ name: String, of object: @autoclosure () -> Target, calling call: @escaping @MainActor (Target) -> Result
    ) {
      self.init(name, calling: call)
    }

    /// The selector of a method with one argument, of the class of `object`.
    public init<Target, First, Result>(
      _ name: String, of object: @autoclosure () -> Target, calling call: @escaping @MainActor (Target, First) -> Result
    ) {
      self.init(name, calling: call)
    }

    /// The selector of a method of the class of `object`.
    public init<Target, Result>(
      _ name: String, of object: @autoclosure () -> Target, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
      self.init(name, method)
    }

    /// The selector of a method with one argument, of the class of `object`.
    public init<Target, First, Result>(
      _ name: String, of object: @autoclosure () -> Target, _ method: @escaping (Target) -> @MainActor (First) -> Result
    ) {
      self.init(name, method)
    }
  }
#endif
