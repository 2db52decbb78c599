import ControllerTree
import Foundation

/// The lines of an element and their place in the container. A subclass may leave space around the lines. Rules: FRAG-03, FRAG-04.
open class NSTextLayoutFragment: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How enumerations go.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = Self(rawValue: 1 << 0)
    /// Sizes may be estimates: they never are.
    public static let estimatesSize = Self(rawValue: 1 << 1)
    /// Fragments are laid out: they always are.
    public static let ensuresLayout = Self(rawValue: 1 << 2)
    /// The last fragment has the empty line behind a line break at the end: it always has.
    public static let ensuresExtraLineFragment = Self(rawValue: 1 << 3)
  }

  /// What is known of a fragment.
  public enum State: UInt, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// An estimate of its size.
    case estimatedUsageBounds = 1
    /// Its size.
    case calculatedUsageBounds = 2
    /// Size and lines.
    case layoutAvailable = 3
  }

  /// The layout manager. Not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element. Not retained: its document keeps it.
  open private(set) weak var textElement: NSTextElement?
  /// The part of the document.
  public let rangeInElement: NSTextRange

  /// Makes a fragment of an element; of all of it for `nil`.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? .units(0..<0)
    super.init()
  }

  /// `true`: a secure unarchiver can read fragments.
  open class var supportsSecureCoding: Bool { true }
  /// Makes a fragment without an element; nothing is read: a layout manager makes fragments anew.
  public required init?(coder: NSCoder) {
    rangeInElement = .units(0..<0)
    super.init()
  }
  /// Writes nothing: a layout manager makes fragments anew.
  open func encode(with coder: NSCoder) {}

  // MARK: Layout

  private var lines: [NSTextLineFragment] = []
  private var frame = CGRect.zero
  private var known = State.none

  /// The lines; none before the fragment is laid out. Rules: FRAG-03.
  open var textLineFragments: [NSTextLineFragment] { lines }
  /// The queue of the layout. The library never reads it: the layout is made where it is read.
  open var layoutQueue: OperationQueue?
  /// What is known of the fragment.
  open var state: State { known }

  /// Lets the layout manager lay everything out anew.
  open func invalidateLayout() {
    (lines, known) = ([], .none)
    textLayoutManager?.forgetLayout()
  }

  /// The rectangle in the container: around the lines and the space that is left around them. Rules: FRAG-04.
  open var layoutFragmentFrame: CGRect { frame }
  /// The rectangle of what would be drawn, from the corner of ``layoutFragmentFrame``.
  open var renderingSurfaceBounds: CGRect {
    lines.reduce(CGRect(origin: .zero, size: frame.size)) { $0.union($1.typographicBounds) }
  }

  /// The lines were laid out.
  final func take(_ lines: [NSTextLineFragment], _ frame: CGRect) {
    (self.lines, self.frame, known) = (lines, frame, .layoutAvailable)
  }

  // MARK: Space

  /// The space before the lines, in points. Rules: FRAG-04.
  open var leadingPadding: CGFloat { 0 }
  /// The space behind the lines, in points. Rules: FRAG-04.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the lines, in points: none, beside that of paragraph styles. Rules: FRAG-04.
  open var topMargin: CGFloat { 0 }
  /// The space below the lines, in points. Rules: FRAG-04.
  open var bottomMargin: CGFloat { 0 }

  // MARK: Drawing

  /// Draws the lines in a context. Rules: DRAW-36.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in lines {
      let place = line.typographicBounds.origin
      line.draw(at: CGPoint(x: point.x + place.x, y: point.y + place.y), in: context)
    }
  }

  /// The rectangle of the attachment at a location, from the corner of ``layoutFragmentFrame``; zero for none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let content = textElement?.textContentManager, let line = line(at: location) else { return .zero }
    let index = content.offset(from: rangeInElement.location, to: location)
    let text = line.attributedString
    guard index >= 0, index < text.length,
      let attachment = text.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
    else { return .zero }
    let place = line.typographicBounds
    let size = attachment.attachmentBounds(
      for: textLayoutManager?.textContainer, proposedLineFragment: CGRect(origin: .zero, size: place.size),
      glyphPosition: .zero, characterIndex: index)
    return CGRect(
      x: place.minX + line.x(of: index) + size.minX, y: place.minY + line.baselinePosition - size.maxY,
      width: size.width, height: size.height)
  }

  /// The line of a location; the next one where two meet. Rules: FRAG-03.
  /// - Parameters:
  ///   - textLocation: A place in the document.
  ///   - isUpstreamAffinity: Whether the line before is meant where two meet.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    isUpstreamAffinity ? line(at: textLocation, before: true) : line(at: textLocation)
  }

  /// The line at a distance from the top; `nil` outside the lines. Rules: FRAG-03.
  /// - Parameters:
  ///   - verticalOffset: The distance from the corner of ``layoutFragmentFrame``, in points.
  ///   - requiresExactMatch: Whether the nearest line is not meant.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    for line in lines
    where line.typographicBounds.minY <= verticalOffset && verticalOffset < line.typographicBounds.maxY {
      return line
    }
    guard !requiresExactMatch, let first = lines.first else { return nil }
    return verticalOffset < first.typographicBounds.minY ? first : lines.last
  }

  private func line(at location: any NSTextLocation, before: Bool = false) -> NSTextLineFragment? {
    guard let content = textElement?.textContentManager else { return nil }
    let index = content.offset(from: rangeInElement.location, to: location)
    guard index != NSNotFound, index >= 0 else { return nil }
    var found: NSTextLineFragment?
    for line in lines {
      let start = line.characterRange.location
      if before ? start < index || found == nil : start <= index { found = line }
    }
    return found
  }
}
