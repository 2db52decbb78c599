import ControllerTree
import Foundation

/// A line of a paragraph. Points are those of its corner. Rules: FRAG-03.
open class NSTextLineFragment: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The text that the line is a part of: a paragraph.
  public let attributedString: NSAttributedString
  /// The part of ``attributedString`` that is in the line; empty for the line behind a line break at the end of the text.
  public let characterRange: NSRange
  /// The rectangle of the line, from the corner of its layout fragment.
  open var typographicBounds: CGRect { bounds }
  /// Where the first letter begins on the baseline.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: baseline) }

  private let bounds: CGRect
  private let baseline: CGFloat
  /// The space before the line, from which tab stops count.
  private let indent: CGFloat
  private let font: UIFont
  private let container: NSTextContainer?

  /// Makes a line of a text, of any width.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let text = NSAttributedString(attributedString: attributedString)
    let start = max(0, min(range.location, text.length))
    characterRange = NSRange(location: start, length: max(0, min(range.length, text.length - start)))
    self.attributedString = text
    font = TextDefaults().font
    let part = text.attributedSubstring(from: characterRange)
    let line = TextLayout(part, font: font, width: .infinity, limit: 1).lines.first
    let size = CGSize(width: line?.width ?? 0, height: line?.height ?? font.lineHeight)
    (bounds, baseline) = (CGRect(origin: .zero, size: size), line?.baseline ?? font.ascender)
    (indent, container) = (line?.indent ?? 0, nil)
    super.init()
  }

  /// Makes a line of a text that has the same attributes everywhere.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Makes a line that was laid out.
  init(_ text: NSAttributedString, _ line: ContainerLayout.Line, at origin: CGPoint, in container: NSTextContainer) {
    attributedString = text
    characterRange = NSRange(line.units)
    let size = CGSize(width: line.layout.width - line.layout.indent, height: line.layout.height)
    bounds = CGRect(origin: origin, size: size)
    (baseline, indent) = (line.layout.baseline, line.layout.indent)
    (font, self.container) = (container.defaults.font, container)
    super.init()
  }

  /// `true`: a secure unarchiver can read lines.
  open class var supportsSecureCoding: Bool { true }
  /// Reads a line that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.attributedText("ControllerTree.text"),
      let start = coder.whole("ControllerTree.start"), let length = coder.whole("ControllerTree.length")
    else { return nil }
    self.init(attributedString: text, range: NSRange(location: start, length: length))
  }
  /// Writes text and range under keys; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) {
    coder.write(attributedText: attributedString, "ControllerTree.text")
    coder.write(characterRange.location, "ControllerTree.start")
    coder.write(characterRange.length, "ControllerTree.length")
  }

  /// Draws the line in a context, as one command. Rules: DRAW-36.
  open func draw(at point: CGPoint, in context: CGContext) {
    let text = attributedString.attributedSubstring(from: characterRange).string.filter { !$0.isNewline }
    if !text.isEmpty { context.draw(text, in: CGRect(origin: point, size: bounds.size)) }
  }

  /// The place of a character on the baseline; of the line's end for one behind it. Rules: FRAG-03.
  /// - Parameter index: The character in ``attributedString``, in UTF-16 units.
  open func locationForCharacter(at index: Int) -> CGPoint { CGPoint(x: x(of: index), y: baseline) }

  /// The character at a point, in ``attributedString``; the nearest one outside the line. Rules: FRAG-03.
  open func characterIndex(for point: CGPoint) -> Int { hit(point).index }

  /// How far a point lies in the character at it, from 0 to 1. Rules: FRAG-03.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { hit(point).fraction }

  /// The distance of a character from the line's beginning.
  final func x(of index: Int) -> CGFloat {
    let end = max(characterRange.location, min(index, characterRange.location + characterRange.length))
    let part = NSRange(location: characterRange.location, length: end - characterRange.location)
    guard part.length > 0 else { return 0 }
    return TextLayout.width(
      attributedString.attributedSubstring(from: part), font: font, indent: indent, container: container)
  }

  private func hit(_ point: CGPoint) -> (index: Int, fraction: CGFloat) {
    var (index, left) = (characterRange.location, CGFloat(0))
    var found = (index: index, fraction: CGFloat(0))
    for character in attributedString.attributedSubstring(from: characterRange).string where !character.isNewline {
      let next = index + character.utf16.count
      let right = x(of: next)
      found = (index, right > left ? max(0, min(1, (point.x - left) / (right - left))) : 0)
      if point.x < right { break }
      (index, left) = (next, right)
    }
    return found
  }

  /// The distance of the baseline from the top of the line.
  final var baselinePosition: CGFloat { baseline }
}
