import ControllerTree
import Foundation

/// How the lines of a paragraph are set. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = AttributeTag()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    /// `nil` for the usual ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var lineBreakStrategy: LineBreakStrategy = []
    var usesDefaultHyphenation = false
  }

  /// Twelve stops, 28 points from each other.
  private static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

  /// Only ``NSMutableParagraphStyle`` writes it.
  final var values: Values

  /// The style of text without a style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The default style.
  public override init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The place of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space before all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The place of the lines' ends: from the beginning, or from the end if it is not above 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The space before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The smallest height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural height of a line; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How a line that is too long continues.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// When words are hyphenated. The library never reads it.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the text. The library never reads it.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether letters may come closer before a line is cut. The library never reads it.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// The tab stops; twelve at distances of 28 points by default. Rules: TEXT-90.
  open var tabStops: [NSTextTab] { values.tabStops ?? Self.usualTabStops }
  /// The distance of the stops behind the last of ``tabStops``; 0 for none. Rules: TEXT-90.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that the paragraph is in, the outermost first. The library never reads it: markers are part of the text.
  open var textLists: [NSTextList] { values.textLists }
  /// How lines are broken by the language. The library never reads it.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are hyphenated as the system does. The library never reads it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The direction of text in a language: from right to left for Arabic, Hebrew and their like.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    return ["ar", "dv", "fa", "he", "iw", "ku", "ps", "ug", "ur", "yi"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// The style itself if it can't change, else a copy that can't.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// `true`: a secure unarchiver can read styles.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a style that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-03.
  public required init?(coder: NSCoder) {
    guard let values = Values(coder: coder) else { return nil }
    self.values = values
    super.init()
  }

  /// Writes all values under keys; does nothing if `coder` has no keys. Rules: CODE-03.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Whether `object` is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// A hash of all values.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space below a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above a paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The place of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The space before all lines but the first.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The place of the lines' ends: from the beginning, or from the end if it is not above 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The space before the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The smallest height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the natural height of a line; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How a line that is too long continues.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// When words are hyphenated. The library never reads it.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The direction of the text. The library never reads it.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Whether letters may come closer before a line is cut. The library never reads it.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// The tab stops, which are sorted by their place. Rules: TEXT-90.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabStops = newValue.sorted { $0.location < $1.location } }
  }
  /// The distance of the stops behind the last of ``tabStops``; 0 for none.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The lists that the paragraph is in, the outermost first. The library never reads it.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// How lines are broken by the language. The library never reads it.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Whether words are hyphenated as the system does. The library never reads it.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// Adds a tab stop in its place among the others.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }
  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
