import Foundation

/// The preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// A category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The person has chosen another size for the main screen; the object is the screen. Rules: ACT-61.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new category, in the notification's user info. Rules: ACT-61.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Not specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest category.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// One step above the smallest.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest that is not an accessibility category.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility category.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility category.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility category.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility category.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest category.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the category is one of the five for users with low vision.
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
