import Foundation

/// What a test case needs to be a delegate or a data source. An `XCTestCase` is an `NSObject` on Apple's systems only, and UIKit's protocols
/// ask for the members of one.
///
/// The plugin `UIKitSources` writes it to the test cases that adopt a protocol:
///
/// ```swift
/// final class RowsTests: XCTestCase, TestCaseObject, UITableViewDataSource { … }
/// ```
///
/// Two objects are equal if they are the same, and the description is the name of the class. Any thread may ask.
public protocol TestCaseObject: NSObjectProtocol {}

extension TestCaseObject {
  /// Whether `object` is this object.
  public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
  /// The hash of the object's identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// The object.
  public func `self`() -> Self { self }
  /// Whether the object stands for another one: never.
  public func isProxy() -> Bool { false }
  /// The name of the class.
  public var description: String { String(describing: type(of: self)) }
}
