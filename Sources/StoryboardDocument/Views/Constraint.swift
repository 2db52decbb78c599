extension StoryboardDocument {
  /// A constraint: `first.attribute = second.attribute × multiplier + constant`, or an inequality.
  public struct Constraint: Hashable, Sendable, Codable {
    public internal(set) var id: ObjectID?
    /// `nil` stands for the view that owns the constraint.
    public internal(set) var firstItem: ObjectID?
    public internal(set) var firstAttribute: LayoutAttribute
    public internal(set) var relation: LayoutRelation
    /// `nil` if the constraint has no second attribute, and else for the view that owns the constraint.
    public internal(set) var secondItem: ObjectID?
    public internal(set) var secondAttribute: LayoutAttribute?
    public internal(set) var multiplier: Double
    public internal(set) var constant: Double
    /// From 0 to 1,000, which is required.
    public internal(set) var priority: Double
    /// Whether the constant is the standard distance.
    public internal(set) var isSymbolic: Bool
    /// Whether Xcode removes it at build time.
    public internal(set) var isPlaceholder: Bool
    /// The name for debugging.
    public internal(set) var identifier: String?
    public internal(set) var variations: [Variation]
    public internal(set) var location: Location
  }

  public enum LayoutRelation: String, Hashable, Sendable, Codable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  public enum LayoutAttribute: String, Hashable, Sendable, Codable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The last baseline; `baseline` in a file.
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// - Parameter text: A name as the file spells it.
    public init?(spelling text: String) {
      if text == "baseline" { self = .lastBaseline } else { self.init(rawValue: text) }
    }
  }
}
