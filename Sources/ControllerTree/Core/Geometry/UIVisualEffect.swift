import Foundation

/// An effect on the content behind a view. Nothing is drawn.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The effect itself, as effects don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// An effect without a look.
  public override init() { super.init() }
  /// `true`: a secure unarchiver can read effects.
  open class var supportsSecureCoding: Bool { true }
  /// Makes an effect without a look. Rules: CODE-08.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing: the base has no look. Rules: CODE-08.
  open func encode(with coder: NSCoder) {}
}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light and how dense a blur is.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than the content.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the user's style.
    case regular = 4
    /// By the user's style, more visible.
    case prominent = 5
    /// The materials, by the user's style.
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The materials in light colours.
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    /// The materials in dark colours.
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  private let style: Style

  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// Makes a regular blur.
  public override init() {
    style = .regular
    super.init()
  }

  /// Reads a blur that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-08.
  public required init?(coder: NSCoder) {
    guard let style = coder.whole("ControllerTree.style").flatMap({ Style(rawValue: $0) }) else { return nil }
    self.style = style
    super.init(coder: coder)
  }
  /// Writes the style under a key; does nothing if `coder` has no keys. Rules: CODE-08.
  open override func encode(with coder: NSCoder) { coder.write(style.rawValue, "ControllerTree.style") }

  /// Whether `object` is a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  /// A hash of the style.
  open override var hash: Int { style.hashValue }
}
