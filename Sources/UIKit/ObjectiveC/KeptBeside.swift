import ControllerTree
import Foundation

/// Values that an object has only if code has set one: they are kept beside it, one object for each kind.
///
/// Stored properties belong into classes, but few views and controllers ever have these.
@MainActor protocol KeptBeside: AnyObject {
  init()
}

extension KeptBeside {
  /// The class itself tells its values from those of other kinds.
  private static var key: UnsafeRawPointer { unsafeBitCast(ObjectIdentifier(self), to: UnsafeRawPointer.self) }

  /// The values of an object; `nil` if none was set.
  static func of(_ object: AnyObject) -> Self? { objc_getAssociatedObject(object, key) as? Self }

  /// The values of an object, made on first use.
  static func made(for object: AnyObject) -> Self {
    if let present = of(object) { return present }
    let made = Self()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
