/// How strongly a constraint holds, from just above 0 to 1000. At 1000 it is required. Rules: AL-04.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint holds, or is reported and broken.
  public static let required = UILayoutPriority(1000)
  /// 750: by default a view resists so strongly becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: with which a drag resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: with which a drag moves a divider inside a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: by default a view resists so strongly becoming larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with which a fitting size is sought.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool { rawValue >= 1000 }
}
