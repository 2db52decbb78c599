#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// An object of no known class, to call its methods by selectors. The plugin `UIKitSources` writes it for calls of an `AnyObject`, which
  /// Swift finds with the Objective-C runtime only.
  public struct ObjectMessages {
    private let object: AnyObject

    /// The messages of an object.
    public init(_ object: AnyObject) { self.object = object }
    /// The messages of an object; `nil` without one.
    public init?(_ object: AnyObject?) {
      guard let object else { return nil }
      self.object = object
    }

    /// A property of an object that may have none of the name, as an implicitly unwrapped value: `x.count` of an `AnyObject`.
    /// - Parameters:
    ///   - object: The object.
    ///   - read: Casts the object to the classes with such a property, and reads it.
    /// - Returns: The value; `nil` without an object, or without such a property.
    public static func value<Value>(_ object: AnyObject?, _ read: (AnyObject?) -> Value?) -> Value! { read(object) }

    /// Whether the object has the method of a selector. Rules: RESP-24.
    public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: object) ?? false }

    /// Calls a method without arguments.
    /// - Returns: The method's result, if it is an object; unretained, and valid until the thread's next such call.
    /// - Issues: `unrecognizedSelector`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      Performed.result(of: aSelector, on: object, [])
    }

    /// Calls a method with one argument.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any?) -> Unmanaged<AnyObject>! {
      Performed.result(of: aSelector, on: object, [argument])
    }

    /// Calls a method with two arguments.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
      Performed.result(of: aSelector, on: object, [first, second])
    }

    /// Calls a method after a delay. Does nothing for an object that is none of Foundation's.
    public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      (object as? NSObject)?.perform(aSelector, with: argument, afterDelay: delay)
    }
  }

  extension String {
    /// The text of a value in an interpolated string.
    public init<Value>(stringInterpolationSegment value: Value) { self = "\(value)" }
  }
#endif
