import Foundation

/// A trait of the system; its default counts as unspecified.
protocol SystemTrait: UITraitDefinition {}

extension SystemTrait {
  /// A value as text in timelines.
  static func text(of value: Any) -> String {
    switch value {
    case let category as UIContentSizeCategory: category.shortName
    case let number as CGFloat: number.shortText
    default: "\(value)"
    }
  }
}

/// The kind of device. Default: unspecified.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// The name of the trait in descriptions.
  public static let name = "userInterfaceIdiom"
}

/// Light or dark. Default: unspecified.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// The name of the trait in descriptions.
  public static let name = "userInterfaceStyle"
  /// `true`.
  public static let affectsColorAppearance = true
}

/// The direction in which text runs. Default: unspecified.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// The name of the trait in descriptions.
  public static let name = "layoutDirection"
}

/// Pixels per point. Default: 0, which is unspecified.
public struct UITraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static let defaultValue: CGFloat = 0
  /// The name of the trait in descriptions.
  public static let name = "displayScale"
}

/// The horizontal size class. Default: unspecified.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name of the trait in descriptions.
  public static let name = "horizontalSizeClass"
}

/// The vertical size class. Default: unspecified.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name of the trait in descriptions.
  public static let name = "verticalSizeClass"
}

/// Whether the screen measures the force of touches. Default: unknown.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Unknown.
  public static let defaultValue = UIForceTouchCapability.unknown
  /// The name of the trait in descriptions.
  public static let name = "forceTouchCapability"
}

/// The preferred size of text. Default: unspecified.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// The name of the trait in descriptions.
  public static let name = "preferredContentSizeCategory"
}

/// The colours that the screen can show. Default: unspecified.
public struct UITraitDisplayGamut: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// The name of the trait in descriptions.
  public static let name = "displayGamut"
  /// `true`.
  public static let affectsColorAppearance = true
}

/// Whether colours should have more contrast. Default: unspecified.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// The name of the trait in descriptions.
  public static let name = "accessibilityContrast"
  /// `true`.
  public static let affectsColorAppearance = true
}

/// Whether content is elevated above other content. Default: unspecified.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// The name of the trait in descriptions.
  public static let name = "userInterfaceLevel"
  /// `true`.
  public static let affectsColorAppearance = true
}

/// Whether text should be bolder. Default: unspecified.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  /// The name of the trait in descriptions.
  public static let name = "legibilityWeight"
}

/// Whether the interface is active. Default: unspecified.
public struct UITraitActiveAppearance: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// The name of the trait in descriptions.
  public static let name = "activeAppearance"
}
