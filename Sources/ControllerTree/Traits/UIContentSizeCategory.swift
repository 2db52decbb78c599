/// How large text should be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// A category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A step above the smallest.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A step below the usual one.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A step above the usual one.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the usual one.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest for people who see well.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest for people who see badly.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second for people who see badly.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third for people who see badly.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth for people who see badly.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the five for people who see badly.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("UICTContentSizeCategoryAccessibility") }

  private static let ascending: [Self] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The name without its long beginning, as in `XL`.
  var shortName: String {
    let start = "UICTContentSizeCategory"
    return rawValue.hasPrefix(start) ? String(rawValue.dropFirst(start.count)) : "unspecified"
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller in `left`. An unknown category comes before all others.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }
}
