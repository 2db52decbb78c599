import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The `UIColor` of the letters.
  public static let foregroundColor = Self("NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// A number; 0 for no ligatures.
  public static let ligature = Self("NSLigature")
  /// A number: space after each character, in points.
  public static let kern = Self("NSKern")
  /// A number: further space after each character, in points.
  public static let tracking = Self("CTTracking")
  /// The raw value of an `NSUnderlineStyle`, for a line through the text.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The `UIColor` of the line through the text.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// The `UIColor` of the line below the text.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The `UIColor` of the outline.
  public static let strokeColor = Self("NSStrokeColor")
  /// A number: the width of the outline.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// The name of an effect.
  public static let textEffect = Self("NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = Self("NSAttachment")
  /// A `URL` or a string.
  public static let link = Self("NSLink")
  /// A string: the name of a part with which a person can do something. Rules: ACT-80.
  public static let textItemTag = Self("UITextItemTag")
  /// A number: points above the baseline.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// A number: the slant.
  public static let obliqueness = Self("NSObliqueness")
  /// A number: the logarithm of the stretch.
  public static let expansion = Self("NSExpansion")
  /// Numbers: directions of parts.
  public static let writingDirection = Self("NSWritingDirection")
}

/// The look of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = Self(rawValue: 0x01)
  /// One thick line.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Below words, not below the spaces between them.
  public static let byWord = Self(rawValue: 0x8000)
}

/// A shadow below text. The library never reads it.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = AttributeTag()
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How soft its edge is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its `UIColor`.
  open var shadowColor: Any?

  /// A shadow without an offset, a radius or a colour.
  public override init() { super.init() }

  /// `true`: a secure unarchiver can read shadows.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a shadow that `encode(with:)` wrote; an empty one if there is none. Rules: CODE-03.
  public required init?(coder: NSCoder) {
    super.init()
    if let offset = coder.offset("ControllerTree.offset") {
      shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
    }
    shadowBlurRadius = CGFloat(coder.number("ControllerTree.radius") ?? 0)
    shadowColor = coder.color("ControllerTree.color")
  }

  /// Writes offset, radius and colour under keys; does nothing if `coder` has no keys. Rules: CODE-03.
  open func encode(with coder: NSCoder) {
    coder.write(UIOffset(horizontal: shadowOffset.width, vertical: shadowOffset.height), "ControllerTree.offset")
    coder.write(Double(shadowBlurRadius), "ControllerTree.radius")
    coder.write(shadowColor as? UIColor, "ControllerTree.color")
  }

  /// Whether `object` is a shadow with the same values. Rules: CODE-03.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
  /// A hash of the radius.
  open override var hash: Int { shadowBlurRadius.hashValue }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }
}
