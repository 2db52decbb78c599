import Foundation

/// A typeface at a size, with metrics that are the same on every machine.
///
/// The vertical metrics of all fonts are those of the system font. Widths come from a table of characters, because there are no
/// font files: sums of the table are near the widths on a device, not equal to them. Rules: TEXT-01, TEXT-02.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = AttributeTag()
  /// What the font looks like, apart from its size.
  package let face: FontFace

  /// The size of the font, in points.
  public let pointSize: CGFloat

  package init(_ face: FontFace, size: CGFloat) {
    self.face = face
    pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    super.init()
  }

  // MARK: Making

  /// The system font of the default size.
  public override convenience init() { self.init(.system(), size: UIFont.systemFontSize) }

  /// The font of a name; `nil` for the empty name. Its weight and slant follow from the end of the name, as in `Georgia-BoldItalic`.
  ///
  /// The library does not check that the font exists. A size that is not above 0 gives the default size.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontFace(name: fontName), size: fontSize)
  }

  /// The font of a descriptor.
  /// - Parameters:
  ///   - descriptor: What the font looks like.
  ///   - pointSize: The size in points; 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// The system font in its regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(), size: fontSize) }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(weight), size: fontSize)
  }

  /// The system font in a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    var face = FontFace.system(weight)
    face.width = width
    return UIFont(face, size: fontSize)
  }

  /// The bold system font, which is semibold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

  /// The italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace.system()
    face.isItalic = true
    return UIFont(face, size: fontSize)
  }

  /// The system font with characters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    var face = FontFace.system(weight)
    face.design = .monospaced
    return UIFont(face, size: fontSize)
  }

  /// The system font, whose digits have one width in every weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

  // MARK: Names

  /// The name of the family.
  open var familyName: String { face.family }
  /// The name of the font.
  open var fontName: String { face.fontName }
  /// The description from which the font can be made again.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }

  // MARK: Metrics, in points

  /// The height of the tallest letters above the baseline.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How far letters reach below the baseline, as a negative number.
  open var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of capital letters.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of the letter x.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The height of a line: ``ascender`` less ``descender``.
  open var lineHeight: CGFloat { ascender - descender }
  /// The space between two lines: none.
  open var leading: CGFloat { 0 }

  // MARK: Sizes of the system, in points

  /// The size of a label's text.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The default size.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: NSSecureCoding

  /// `true`: a secure unarchiver can read fonts.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a font that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no font. Rules: CODE-01.
  public required init?(coder: NSCoder) {
    guard let face = FontFace(coder: coder), let size = coder.number("ControllerTree.size"), size.isFinite, size > 0
    else { return nil }
    self.face = face
    pointSize = CGFloat(size)
    super.init()
  }

  /// Writes face and size under keys; does nothing if `coder` has no keys. Rules: CODE-01.
  open func encode(with coder: NSCoder) {
    face.encode(with: coder)
    coder.write(Double(pointSize), "ControllerTree.size")
  }

  // MARK: NSObject

  /// The font itself, as fonts don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a font with the same face and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// A hash of face and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Name, weight, style and size, as in UIKit.
  open override var description: String {
    """
    <UICTFont: font-family: "\(familyName)"; font-weight: \(face.weight.cssName); \
    font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", Double(pointSize)))pt>
    """
  }
}
