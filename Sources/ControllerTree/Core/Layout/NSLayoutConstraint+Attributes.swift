extension NSLayoutConstraint {
  /// The part of a view or a guide that a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The left edge, or the right one where text runs from right to left.
    case leading = 5
    /// The right edge, or the left one where text runs from right to left.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The center on the horizontal axis.
    case centerX = 9
    /// The center on the vertical axis.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The left margin, or the right one where text runs from right to left.
    case leadingMargin = 17
    /// The right margin, or the left one where text runs from right to left.
    case trailingMargin = 18
    /// The center between the left and the right margin.
    case centerXWithinMargins = 19
    /// The center between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No attribute: the second side of a constraint that compares with a constant.
    case notAnAttribute = 0

    /// The former name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of the layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How a visual format aligns its views, and in which direction it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Equal left edges.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// Equal right edges.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// Equal top edges.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// Equal bottom edges.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// Equal leading edges.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// Equal trailing edges.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Equal horizontal centers.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Equal vertical centers.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// Equal baselines of the last lines.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// Equal baselines of the first lines.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// All of the alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// The format runs from the leading to the trailing edge: the default.
    public static let directionLeadingToTrailing: Self = []
    /// The format runs from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The format runs from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// Both bits of the direction.
    public static let directionMask = Self(rawValue: 0x3 << 16)
    /// Distances are measured from edge to edge: the default.
    public static let spacingEdgeToEdge: Self = []
    /// Vertical distances are measured from baseline to baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes that can be compared with each other (AL-10).
  enum Family { case horizontal, vertical, size, none }

  var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// How an attribute depends on the direction of text.
  enum Direction { case absolute, relative, neither }

  var direction: Direction {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
    case .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      .neither
    }
  }

  /// Whether the attribute depends on the margins of a view.
  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .notAnAttribute:
      false
    }
  }

  /// The attribute's name in Swift.
  var name: String { "\(self)" }
}
