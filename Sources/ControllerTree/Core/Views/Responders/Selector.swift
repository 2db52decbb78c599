#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C spells it, and perhaps the method.
  ///
  /// No Objective-C runtime calls methods by name here. So a selector can carry its method, as an unapplied reference or in a
  /// closure. Target-action, observers and timers call it:
  ///
  /// ```swift
  /// button.addTarget(self, action: Selector("save:", SaveController.save(_:)), for: .touchUpInside)
  /// ```
  ///
  /// The plugin `UIKitSources` writes this for `#selector(save(_:))`. A selector without a method is a name, to identify an action:
  /// `targetViewController(forAction: .show, sender: nil)`. Two selectors are equal if their names are. Rules: SHOW-05, RESP-19.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    /// The method that the selector carries.
    let method: SelectorMethod?

    init(_ name: String, _ method: SelectorMethod?) {
      self.name = name
      self.method = method
    }

    /// The name of a method, such as `showViewController:sender:`.
    public init(_ name: String) { self.init(name, nil) }
    /// The name of a method, such as `showViewController:sender:`.
    public init(stringLiteral name: String) { self.init(name, nil) }

    /// The name.
    public var description: String { name }

    /// Whether the names are equal.
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    /// Adds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif

extension Selector {
  /// `show(_:sender:)`.
  public static let show = Selector(("showViewController:sender:"))
  /// `showDetailViewController(_:sender:)`.
  public static let showDetail = Selector(("showDetailViewController:sender:"))
}
