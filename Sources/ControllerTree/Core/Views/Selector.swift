#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C spells it.
  ///
  /// No Objective-C runtime calls methods by name here. A name identifies an action in queries:
  /// `targetViewController(forAction: .show, sender: nil)`. Rules: SHOW-05.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// The name of a method, such as `showViewController:sender:`.
    public init(_ name: String) { self.name = name }
    /// The name of a method, such as `showViewController:sender:`.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name.
    public var description: String { name }
  }
#endif

extension Selector {
  /// `show(_:sender:)`.
  public static let show = Selector(("showViewController:sender:"))
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = Selector(("showDetailViewController:sender:"))
}
