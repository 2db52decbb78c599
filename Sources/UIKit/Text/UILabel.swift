import ControllerTree
import Foundation

/// A text that the user can't edit.
///
/// Its content size is that of the text; in constraints, a label of several lines is as high as its text at the width that it gets.
/// The text's first and last baselines are the label's. Rules: TEXT-06 to TEXT-09.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label without text.
  public override init(frame: CGRect) {
    LabelClasses.register()
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Makes a label from an archive. Rules: CODE-11.
  public required init?(coder: NSCoder) {
    LabelClasses.register()
    super.init(coder: coder)
    if ArchivedView.isArchive(coder) { return }
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  private enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }
  private var content = Content.plain(nil)

  /// The text; setting it removes the attributes of ``attributedText``.
  open var text: String? {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      let old = PropertyChanges.isObserved(self) ? (text, attributedText) : nil
      content = .plain(newValue)
      textChanged()
      if let old { tellTexts(from: old) }
    }
  }

  /// The text with its attributes: those that were set, or the label's font, colour and paragraph style.
  ///
  /// Font, colour and alignment of the label become those of the first character.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .attributed(let text): return text
      case .plain(nil): return nil
      case .plain(let text?): return NSAttributedString(string: text, attributes: plainAttributes)
      }
    }
    set {
      let old = PropertyChanges.isObserved(self) ? (text, attributedText) : nil
      defer { if let old { tellTexts(from: old) } }
      if let newValue {
        content = .attributed(newValue.copy() as? NSAttributedString ?? newValue)
        if newValue.length > 0 { take(newValue.attributes(at: 0, effectiveRange: nil)) }
      } else {
        content = .plain(nil)
      }
      textChanged()
    }
  }

  private func tellTexts(from old: (text: String?, attributedText: NSAttributedString?)) {
    PropertyChanges.tell(self, "text", from: old.text)
    PropertyChanges.tell(self, "attributedText", from: old.attributedText)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: usedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }

  private func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { givenFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { givenColor = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    givenAlignment = style.alignment
    givenBreaking = style.lineBreakMode
  }

  // MARK: Looks

  /// The font; the system font of 17 points by default, which is also what `nil` means. It replaces fonts in ``attributedText``.
  open var font: UIFont! {
    get { usedFont }
    set {
      let old = PropertyChanges.isObserved(self) ? font : nil
      givenFont = newValue
      apply(.font, usedFont)
      textChanged()
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "font", from: old) }
    }
  }
  final var givenFont: UIFont?
  private var usedFont: UIFont { givenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The colour of the text. It replaces colours in ``attributedText``.
  open var textColor: UIColor! {
    get { givenColor ?? .label }
    set {
      let old = PropertyChanges.isObserved(self) ? textColor : nil
      givenColor = newValue
      apply(.foregroundColor, newValue ?? .label)
      redraw()
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "textColor", from: old) }
    }
  }
  private var givenColor: UIColor?

  /// The place of the lines. It replaces alignments in ``attributedText``.
  open var textAlignment: NSTextAlignment {
    get { givenAlignment }
    set {
      let old = givenAlignment
      givenAlignment = newValue
      applyStyle { $0.alignment = newValue }
      redraw()
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "textAlignment", from: old) }
    }
  }
  private var givenAlignment = NSTextAlignment.natural

  /// How a text that does not fit continues. It replaces modes in ``attributedText``.
  open var lineBreakMode: NSLineBreakMode {
    get { givenBreaking }
    set {
      givenBreaking = newValue
      applyStyle { $0.lineBreakMode = newValue }
      textChanged()
    }
  }
  private var givenBreaking = NSLineBreakMode.byTruncatingTail

  /// The largest number of lines; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The width at which the content size breaks lines, in points; 0 for the width that constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Whether the label looks enabled. The library never reads it.
  open var isEnabled = true { didSet { redraw() } }
  /// Whether the label is drawn with ``highlightedTextColor``. The library never reads it.
  open var isHighlighted = false { didSet { redraw() } }
  /// The colour of the highlighted text. The library never reads it.
  open var highlightedTextColor: UIColor? { didSet { redraw() } }
  /// The colour of the text's shadow. The library never reads it.
  open var shadowColor: UIColor? { didSet { redraw() } }
  /// Where the text's shadow falls, in points. The library never reads it.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { redraw() } }
  /// Whether a long text gets a smaller font. The library never reads it.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font. The library never reads it.
  open var minimumScaleFactor: CGFloat = 0
  /// Which line stays when the font is smaller. The library never reads it.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come closer before the text is cut. The library never reads it.
  open var allowsDefaultTighteningForTruncation = false
  /// How lines are broken by the language. The library never reads it.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether a cut text is shown in full below the pointer. The library never reads it.
  open var showsExpansionTextWhenTruncated = false

  /// Whether a font of a text style follows the user's text size. Rules: TEXT-09.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextSize() } }
  }
  final var textSizeRegistration: (any UITraitChangeRegistration)?

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content = .attributed(changed)
  }

  private func applyStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content, text.length > 0 else { return }
    let style = NSMutableParagraphStyle()
    if let present = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      style.setParagraphStyle(present)
    }
    change(style)
    apply(.paragraphStyle, style)
  }

  // MARK: Measuring

  /// The text at a width, in points.
  private func layout(width: CGFloat, limit: Int) -> TextLayout {
    switch content {
    case .plain(let text):
      TextLayout(text ?? "", font: usedFont, width: width, limit: limit, breaking: lineBreakMode)
    case .attributed(let text):
      TextLayout(text, font: usedFont, width: width, limit: limit, breaking: lineBreakMode)
    }
  }

  private func measured(width: CGFloat, limit: Int) -> CGSize {
    layout(width: width, limit: limit).size.wholePixels(traitCollection.displayScale)
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)`` in bounds without limits; a label of several lines breaks them at
  /// ``preferredMaxLayoutWidth`` if that is not 0, else at the width that constraints give it. Rules: TEXT-06, TEXT-12.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? 0
    return textSize(brokenAt: width)
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)`` in bounds without limits. A label of several lines breaks them at the width
  /// of `size`, unless that is 0. Rules: TEXT-06, TEXT-12.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(brokenAt: size.width) }

  /// - Parameter width: The width of a label of several lines; 0 for no limit.
  private func textSize(brokenAt width: CGFloat) -> CGSize {
    let isWrapped = numberOfLines != 1 && width > 0
    guard type(of: self) != UILabel.self else {
      return measured(width: isWrapped ? width : .infinity, limit: numberOfLines)
    }
    let bounds = CGRect(x: 0, y: 0, width: isWrapped ? width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// A side of bounds without limits. It stays as it is when an override insets the bounds.
  private static let unlimited = CGFloat.greatestFiniteMagnitude

  /// The width that constraints give the label, while they ask for its height.
  private final var layoutWidth: CGFloat?

  /// The rectangle of the text in a rectangle: not larger than that, at its corner. An override changes the size of the label, too.
  /// Rules: TEXT-06, TEXT-12.
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - numberOfLines: The largest number of lines; 0 for any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let isWrapped = numberOfLines != 1 && bounds.width < Self.unlimited
    let size = measured(width: isWrapped ? bounds.width : .infinity, limit: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  // MARK: Drawing

  /// Draws the text with ``drawText(in:)`` in all of the bounds. The display calls it for labels whose class overrides one of the two
  /// methods; other labels draw their text only where they are drawn with their superviews. Rules: DRAW-37.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the current context. ``draw(_:)`` calls it. Rules: DRAW-33, DRAW-37.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty else { return }
    CGContext.current?.draw(text, in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }

  /// Marks a label that may be drawn: a plain one is not.
  private func redraw() { if type(of: self) != UILabel.self { setNeedsDisplay() } }

  /// Reads the baselines anew, and lets constraints read the size of the content again.
  private func textChanged() {
    setBaselines(baselines)
    followWidth()
    invalidateIntrinsicContentSize()
    redraw()
  }

  /// The distances of the first baseline from the top of the text, and of the last one from its bottom.
  private var baselines: (first: CGFloat, last: CGFloat)? {
    switch content {
    case .plain(let text):
      guard text?.isEmpty == false else { return nil }
      // All lines of a font are alike.
      let heights = TextPart(usedFont).heights
      return (heights.above, heights.below)
    case .attributed:
      let lines = layout(width: .infinity, limit: numberOfLines).lines
      guard let first = lines.first, let last = lines.last else { return nil }
      return (first.baseline, last.descent)
    }
  }

  /// In constraints, a label of several lines is as high as its content at its width (TEXT-12).
  private func followWidth() {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return setHeightForWidth(nil) }
    setHeightForWidth { [weak self] width in self?.contentHeight(at: width) ?? 0 }
  }

  private func contentHeight(at width: CGFloat) -> CGFloat {
    let outer = layoutWidth
    layoutWidth = width
    defer { layoutWidth = outer }
    return intrinsicContentSize.height
  }
}

/// Which line of a text stays in place when the font is made smaller.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top.
  case none = 2
}

extension NSParagraphStyle {
  /// How lines are broken by the language.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit per strategy.
    public let rawValue: UInt
    /// Strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No single words in the last line.
    public static let pushOut = Self(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// The strategy of the system's own labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
