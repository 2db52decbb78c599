import ControllerTree
import Foundation

/// Calls a requirement that may have no implementation, and tells whether it has one.
///
/// The plugin `UIKitSources` writes the default of an `@objc optional` requirement with `isMissing()`, and its calls with `call`:
///
/// ```swift
/// extension PagerDelegate {
///   func pagerDidMove(_ pager: Pager) { OptionalRequirement.isMissing() }
///   func pagerDidMoveIfImplemented(_ pager: Pager) -> Void? { OptionalRequirement.call { self.pagerDidMove(pager) } }
/// }
/// ```
public enum OptionalRequirement {
  private static let key = "ControllerTree.OptionalRequirement"

  /// Notes that the default of a requirement was reached.
  public static func isMissing() { Thread.current.threadDictionary[key] = true }

  /// Calls a requirement.
  /// - Returns: Its result; `nil` if its default was reached.
  public static func call<Result>(_ body: () throws -> Result) rethrows -> Result? {
    take()
    let result = try body()
    return take() ? nil : result
  }

  /// Calls a requirement with an optional result.
  /// - Returns: Its result; `nil` if its default was reached.
  public static func callOptional<Result>(_ body: () throws -> Result?) rethrows -> Result? {
    take()
    let result = try body()
    return take() ? nil : result
  }

  #if !canImport(ObjectiveC)
    /// The object if it has a method of that name, else `nil`: its class lists its methods, as the plugin writes it.
    ///
    /// The plugin writes it where code asks for an optional requirement as a value:
    /// `guard let move = delegate?.pager(_:didMoveTo:) else { … }`. Rules: RESP-24.
    public static func implementing<Object>(_ object: Object?, _ name: String) -> Object? {
      guard let object, Selector(name).mayBeMethod(of: object as AnyObject) else { return nil }
      return object
    }
  #endif

  @discardableResult
  private static func take() -> Bool {
    guard Thread.current.threadDictionary[key] != nil else { return false }
    Thread.current.threadDictionary[key] = nil
    return true
  }
}

extension UIApplicationDelegate {
  /// The window as code for UIKit gets it: an optional requirement is one more optional. The plugin `UIKitSources` writes it for `window`.
  public var windowIfImplemented: UIWindow?? { .some(window) }
}

extension UIWindowSceneDelegate {
  /// The window as code for UIKit gets it: an optional requirement is one more optional. The plugin `UIKitSources` writes it for `window`.
  public var windowIfImplemented: UIWindow?? { .some(window) }
}
