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
    /// Whether the object is of the class whose method the selector carries. `false` for a selector without a method.
    public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// Calls a method without arguments.
    /// - Returns: The method's result, if it is an object; unretained, and valid until the thread's next such call.
    /// - Issues: `unrecognizedSelector`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { performed(aSelector, []) }

    /// Calls a method with one argument.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
      performed(aSelector, [object])
    }

    /// Calls a method with two arguments.
    /// - Issues: `unrecognizedSelector`, `wrongArgument`. Rules: RESP-21.
    @discardableResult
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
      performed(aSelector, [object1, object2])
    }

    private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      guard let result = selector.perform(on: self, arguments), type(of: result) is AnyClass else { return nil }
      // An autorelease pool would retain the result for a while; here the thread does, until its next such call.
      Thread.current.threadDictionary["ControllerTree.performed"] = result
      return Unmanaged.passUnretained(result as AnyObject)
    }
  }
#endif
