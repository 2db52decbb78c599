import Foundation

/// A trait of the system: its default says nothing at all.
protocol SystemTrait: UITraitDefinition {}

extension SystemTrait {
  /// A value as timelines show it.
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
  /// What descriptions call the trait.
  public static let name = "userInterfaceIdiom"
}

/// Light or dark. Default: unspecified.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// What descriptions call the trait.
  public static let name = "userInterfaceStyle"
  /// Yes.
  public static let affectsColorAppearance = true
}

/// The direction in which text runs. Default: unspecified.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// What descriptions call the trait.
  public static let name = "layoutDirection"
}

/// Pixels to a point. Default: 0, which is unspecified.
public struct UITraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static let defaultValue: CGFloat = 0
  /// What descriptions call the trait.
  public static let name = "displayScale"
}

/// How much room there is from side to side. Default: unspecified.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// What descriptions call the trait.
  public static let name = "horizontalSizeClass"
}

/// How much room there is from top to bottom. Default: unspecified.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// What descriptions call the trait.
  public static let name = "verticalSizeClass"
}

/// Whether the screen feels how hard it is pressed. Default: unknown.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Unknown.
  public static let defaultValue = UIForceTouchCapability.unknown
  /// What descriptions call the trait.
  public static let name = "forceTouchCapability"
}

/// The size that text should have. Default: unspecified.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// What descriptions call the trait.
  public static let name = "preferredContentSizeCategory"
}

/// The colours that the screen can show. Default: unspecified.
public struct UITraitDisplayGamut: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// What descriptions call the trait.
  public static let name = "displayGamut"
  /// Yes.
  public static let affectsColorAppearance = true
}

/// Whether colours should stand out more. Default: unspecified.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// What descriptions call the trait.
  public static let name = "accessibilityContrast"
  /// Yes.
  public static let affectsColorAppearance = true
}

/// Whether content lies on other content. Default: unspecified.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// What descriptions call the trait.
  public static let name = "userInterfaceLevel"
  /// Yes.
  public static let affectsColorAppearance = true
}

/// Whether text should be bolder. Default: unspecified.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  /// What descriptions call the trait.
  public static let name = "legibilityWeight"
}

/// Whether the interface is the one in use. Default: unspecified.
public struct UITraitActiveAppearance: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// What descriptions call the trait.
  public static let name = "activeAppearance"
}
