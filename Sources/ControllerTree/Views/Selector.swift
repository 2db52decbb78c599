#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C spells it.
  ///
  /// There is no runtime that could call a method by its name; a name is what questions about actions are asked with:
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
