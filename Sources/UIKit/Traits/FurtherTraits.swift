import ControllerTree
import Foundation

/// The language in which text is set, as a code. Default: none. Rules: VAL-85.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// None.
  public static let defaultValue: Locale.Language? = nil
  /// The name of the trait in descriptions.
  public static let name = "typesettingLanguage"
}

/// How bright images may be. Default: unspecified. Rules: VAL-85.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIImage.DynamicRange.unspecified
  /// The name of the trait in descriptions.
  public static let name = "imageDynamicRange"
}

/// Whether a scene is recorded or mirrored. Default: unspecified. Rules: VAL-85.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UISceneCaptureState.unspecified
  /// The name of the trait in descriptions.
  public static let name = "sceneCaptureState"
}

/// How large items of toolbars are. Default: unspecified. Rules: VAL-85.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
  /// The name of the trait in descriptions.
  public static let name = "toolbarItemPresentationSize"
}

/// The list around a view. Default: unspecified. Rules: VAL-85.
public struct UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIListEnvironment.unspecified
  /// The name of the trait in descriptions.
  public static let name = "listEnvironment"
}

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Hashable, Sendable {
  /// Not told; no; yes.
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// How large items of toolbars are.
public enum UINSToolbarItemPresentationSize: Int, Hashable, Sendable {
  /// Not told; as large as the others; small; large.
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// The list around a view.
public enum UIListEnvironment: Int, Hashable, Sendable {
  /// Not told; none; the looks of lists.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Hashable, Sendable {
    /// Not told; not brighter than white; a little; as bright as the screen can.
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}

extension UITraitCollection {
  /// The language in which text is set; `nil` for none. Rules: VAL-85.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// How bright images may be. Rules: VAL-85.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// Whether the scene is recorded or mirrored. Rules: VAL-85.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// How large items of toolbars are. Rules: VAL-85.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  /// The list around the view. Rules: VAL-85.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  /// These traits with another value for one. Rules: VAL-85.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}

extension UIMutableTraits {
  /// The language in which text is set; `nil` for none.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// How bright images may be.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// Whether the scene is recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// How large items of toolbars are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// The list around the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
