#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// Classes by their names. The plugin `UIKitSources` writes it for `NSClassFromString`.
  public enum ClassNamed {
    /// The class of that name: one with `@objc(Name)`, of the library's, such as `UIView`, or of another module's, such as `App.Model`.
    /// Rules: RESP-72.
    public static func any(_ name: String) -> AnyClass? {
      ModuleTable.type(named: name) ?? NSClassFromString(name)
        ?? NSClassFromString("ControllerTree.\(name)")
        ?? NSClassFromString("UIKit.\(name)")
    }

    /// The same, for code that calls class methods of it by selectors.
    public static func object(_ name: String) -> NSObject.Type? { any(name) as? NSObject.Type }
  }

  extension ClassNamed {
    /// The name of a class: that of `@objc(Name)`; `UIView` for one of the library's; else with the names of its module and of the types
    /// around it, such as `App.Model`. The plugin writes it for `NSStringFromClass`. Rules: RESP-72.
    public static func name(of type: AnyClass) -> String {
      if let name = ModuleTable.name(of: type) { return name }
      let name = String(reflecting: type)
      let parts = name.split(separator: ".")
      // Foundation ends the process for a class inside of another type.
      guard parts.count == 2 else { return name }
      return parts[0] == "ControllerTree" || parts[0] == "UIKit" ? String(parts[1]) : NSStringFromClass(type)
    }

    /// Whether a class is another one or inherits from it. The plugin writes it for `isSubclass(of:)` of an `AnyClass`.
    public static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
      (type as? NSObject.Type)?.isSubclass(of: other) ?? (type == other)
    }
  }

  /// Whether two classes are the same. On Apple's systems classes are objects, and `===` compares those.
  public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
  /// Whether two classes are different.
  public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }

  // Objects of classes that are known only at run time are made by their own `init()`, as on a device. Swift demands a `required` one for
  // that. `makeOverridden` of `CALayer` explains how it is done here.
  extension NSObject {
    convenience init(overridden: Void) { self.init() }

    /// An object of this very class, made by its `init()`. The plugin `UIKitSources` writes it for `type.init()` of an `NSObject.Type`.
    /// The process ends, as on a device, if the class has no `init()`.
    public class func madeOfClass() -> NSObject { makeOverridden() }

    @_silgen_name("$s10Foundation8NSObjectC5UIKitE10overriddenACyt_tcfC")
    private class func makeOverridden() -> NSObject
  }

  /// All objects: each can be made by its own class's `init()`.
  ///
  /// The plugin `UIKitSources` uses it for protocols that require `init()` or `init(frame: CGRect)`, and to which an extension makes one of
  /// UIKit's classes or `NSObject` conform. The requirement becomes `init(ofItsClass: Void)` or `init(ofItsClass frame: CGRect)`, because Swift accepts only a `required` initialiser for it.
  public protocol MadeByItsClass {}

  extension MadeByItsClass where Self: NSObject {
    /// Makes an object by the `init()` of its class. The process ends, as on a device, if the class has none.
    public init(ofItsClass: Void) { self = unsafeDowncast(Self.madeOfClass(), to: Self.self) }
  }

  extension MadeByItsClass where Self: UIView {
    /// Makes a view by the `init(frame:)` of its class.
    @preconcurrency @MainActor public init(ofItsClass frame: CGRect) { self = Self.initialized(frame: frame) }
  }

  extension NSObject: MadeByItsClass {}
#endif
