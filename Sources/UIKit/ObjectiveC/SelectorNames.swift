#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  // Foundation's names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The selector of a name. It carries no method: see `Selector`.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

  extension NSObjectProtocol {
    /// Whether the object has the method of a selector. Rules: RESP-24.
    ///
    /// It has the method that the selector carries if it is of its class, and a method of a protocol if it conforms and its class
    /// does not list its methods without that one. Of a selector without a method the class lists the name.
    public func responds(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      return aSelector.isMethod(of: self) || StockProperties.hasAccessor(aSelector.description, of: self)
    }

    /// The object if it has a method of that name, else `nil`.
    ///
    /// The plugin `UIKitSources` writes it for calls of optional requirements of UIKit's protocols.
    public func implementing(_ name: String) -> Self? { Selector(name).mayBeMethod(of: self) ? self : nil }

    /// Calls a method without arguments.
    /// - Returns: The method's result, if it is an object; unretained, and valid until the thread's next such call.
    /// - Issues: `unrecognizedSelector`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

    /// Calls a method with one argument.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
      performed(aSelector, [object])
    }

    /// Calls a method with two arguments.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
      performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      Performed.result(of: selector, on: self, arguments)
    }
  }

  extension UISplitViewControllerDelegate {
    /// The object if it has a method of that name, else `nil`.
    public func implementing(_ name: String) -> Self? { Selector(name).mayBeMethod(of: self) ? self : nil }
  }

  extension NSObject {
    /// Whether the class has the class method of a selector: one that the selector carries, or `sharedApplication`. Rules: RESP-24.
    public class func responds(to aSelector: Selector?) -> Bool {
      guard let aSelector else { return false }
      return ClassMethods.named(aSelector, of: self) != nil || aSelector.isMethod(of: self as AnyObject)
    }

    /// Calls a class method without arguments.
    /// - Issues: `unrecognizedSelector`. Rules: RESP-21.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      if let object = aSelector.flatMap({ ClassMethods.named($0, of: self) }) {
        return Unmanaged.passUnretained(object)
      }
      return Performed.result(of: aSelector, on: self as AnyObject, [])
    }

    /// Calls a class method with one argument.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
      Performed.result(of: aSelector, on: self as AnyObject, [object])
    }
  }

  extension UIApplication {
    /// The result of a class method by its name: `sharedApplication` is the application. Rules: RESP-23.
    /// - Issues: `unknownKey` for another name; the result is then `nil`.
    public class func value(forKey key: String) -> Any? {
      if let object = ClassMethods.named(Selector(key), of: self) { return object }
      UndefinedKey.report(key, of: shared, .property)
      return nil
    }

    /// The value at the end of a path of names that begins with a class method: `sharedApplication.delegate`. Rules: RESP-23.
    /// - Issues: `unknownKey`; the result is then `nil`.
    public class func value(forKeyPath keyPath: String) -> Any? {
      let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = names.first, let object = value(forKey: first) else { return nil }
      guard names.count > 1 else { return object }
      return (object as? any NSObjectProtocol)?.value(forKeyPath: names[1])
    }
  }

  /// Class methods that code reaches by their names, because the compiler hides them from app extensions.
  private enum ClassMethods {
    static func named(_ selector: Selector, of type: AnyClass) -> AnyObject? {
      guard type is UIApplication.Type, selector == Selector(("sharedApplication")), Thread.isMainThread else {
        return nil
      }
      nonisolated(unsafe) var shared: AnyObject?
      MainActor.assumeIsolated { shared = UIApplication.shared }
      return shared
    }
  }

  /// The results of performed selectors.
  enum Performed {
    /// Calls a method. A selector that is `nil` is reported as one that no object has, by the name that Objective-C prints for it.
    static func result(of selector: Selector?, on object: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      kept((selector ?? Selector("(null)")).perform(on: object, arguments))
    }

    /// An autorelease pool would retain the result for a while; here the thread does, until its next such call.
    private static func kept(_ result: Any?) -> Unmanaged<AnyObject>? {
      guard let result, !(result is Void), !isNil(result) else { return nil }
      // A string, an array and the like become objects, as Foundation's bridge makes them on a device.
      let object = result as AnyObject
      Thread.current.threadDictionary["ControllerTree.performed"] = object
      return Unmanaged.passUnretained(object)
    }

    /// Whether a value is an optional one without a value.
    private static func isNil(_ value: Any) -> Bool {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
  }
#endif
