import ControllerTree
import Foundation

/// Lays out a document in a container, element by element. Lines are those of ``NSLayoutManager``; nothing is drawn. The layout is made
/// when it is first read after an edit. A layout manager may be used on any thread, by one at a time. Rules: FRAG-02 to FRAG-06.
open class NSTextLayoutManager: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The purpose of the segments of a text.
  public enum SegmentType: Int, Hashable, Sendable {
    /// As wide as the text.
    case standard = 0
    /// To the edge of the container where the text goes on in the next line.
    case selection = 1
    /// As wide as the text.
    case highlight = 2
  }

  /// Which segments of a text are enumerated, and how far they reach.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The closure gets no ranges.
    public static let rangeNotRequired = Self(rawValue: 1 << 0)
    /// Only the first and the last line.
    public static let middleFragmentsExcluded = Self(rawValue: 1 << 1)
    /// The first segment begins at the edge of the container.
    public static let headSegmentExtended = Self(rawValue: 1 << 2)
    /// The last segment ends at the edge of the container.
    public static let tailSegmentExtended = Self(rawValue: 1 << 3)
    /// An empty part where two lines meet lies in the first one.
    public static let upstreamAffinity = Self(rawValue: 1 << 4)
  }

  /// Makes a layout manager without a document.
  public override init() { super.init() }
  /// `true`: a secure unarchiver can read layout managers.
  open class var supportsSecureCoding: Bool { true }
  /// Makes a layout manager without a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing: the layout is made anew.
  open func encode(with coder: NSCoder) {}

  /// Makes fragments, and chooses the looks of links. Not retained.
  open weak var delegate: (any NSTextLayoutManagerDelegate)?

  // MARK: Document and container

  /// The document, which retains the layout manager.
  open private(set) weak var textContentManager: NSTextContentManager?

  final func take(_ manager: NSTextContentManager?) {
    textContentManager = manager
    ownSelections = []
    rendering = RenderingAttributes()
    forgetLayout()
  }

  /// Puts another document in the place of the layout manager's, with all of its layout managers.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard let old = self.textContentManager, old !== textContentManager else {
      textContentManager.addTextLayoutManager(self)
      return
    }
    for manager in old.textLayoutManagers { textContentManager.addTextLayoutManager(manager) }
  }

  /// The place of the text; `nil` for none. The layout manager retains it.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue !== textContainer, oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      forgetLayout()
    }
  }

  // MARK: Layout

  private var laid: (fragments: [NSTextLayoutFragment], size: CGSize)?

  /// The layout is made anew when it is next read.
  final func forgetLayout() { laid = nil }

  /// The document was edited. Attributes for rendering in the part are gone; those behind it, and selections, move. Rules: FRAG-02, FRAG-05.
  final func contentsChanged(in old: NSTextRange, to new: NSTextRange) {
    forgetLayout()
    guard let content = textContentManager else { return }
    if let oldStart = (old.location as? TextPlace)?.offset, let oldEnd = (old.endLocation as? TextPlace)?.offset,
      let newEnd = (new.endLocation as? TextPlace)?.offset
    {
      rendering.replaced(oldStart..<max(oldStart, oldEnd), by: oldStart..<max(oldStart, newEnd))
    }
    ownSelections = ownSelections.map { selection in
      selection.textSelection(
        with: selection.textRanges.map { content.adjustedRange(from: $0, forEditingTextSelection: true) ?? $0 })
    }
  }

  /// The fragments of all elements, in the order of the text.
  /// - Complexity: O(n) in the characters after a change, else O(1).
  final var fragments: [NSTextLayoutFragment] {
    let size = textContainer?.size ?? .zero
    if let laid, laid.size == size { return laid.fragments }
    let made = layOut()
    laid = (made, size)
    return made
  }

  private func layOut() -> [NSTextLayoutFragment] {
    guard let content = textContentManager, let container = textContainer else { return [] }
    var elements: [NSTextElement] = []
    content.enumerateTextElements(from: nil, options: []) { element in
      elements.append(element)
      return true
    }
    var layout = FragmentLayout(container)
    for (index, element) in elements.enumerated() {
      let range = element.elementRange ?? .units(0..<0)
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: range)
      fragment.textLayoutManager = self
      layout.add(fragment, (element as? NSTextParagraph)?.attributedString, isLast: index == elements.count - 1)
    }
    return layout.fragments
  }

  /// The rectangle around all fragments; zero without any. Rules: FRAG-04.
  open var usageBoundsForTextContainer: CGRect {
    var bounds: CGRect?
    for fragment in fragments { bounds = bounds?.union(fragment.layoutFragmentFrame) ?? fragment.layoutFragmentFrame }
    return bounds ?? .zero
  }

  /// The queue of the layout. The library never reads it: the layout is made where it is read.
  open var layoutQueue: OperationQueue?
  /// Lays the document out.
  open func ensureLayout(for range: NSTextRange) { _ = fragments }
  /// Lays the document out.
  open func ensureLayout(for bounds: CGRect) { _ = fragments }
  /// The part is laid out anew when the layout is next read: all of the document is.
  open func invalidateLayout(for range: NSTextRange) { forgetLayout() }

  /// Lays out what is visible; made on first use.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

  // MARK: Fragments

  /// The fragment at the height of a point; `nil` above the first and below the last one. Rules: FRAG-04.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    for fragment in fragments {
      let frame = fragment.layoutFragmentFrame
      if frame.minY <= position.y, position.y < frame.maxY { return fragment }
    }
    return nil
  }

  /// The fragment that contains a location; the last one for the document's end, `nil` in an empty document. Rules: FRAG-04.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    let fragments = fragments
    for fragment in fragments where fragment.rangeInElement.contains(location) { return fragment }
    guard let last = fragments.last, last.rangeInElement.endLocation.compare(location) == .orderedSame else {
      return nil
    }
    return last
  }

  /// Calls a closure for each fragment from a location on, until it returns `false`. Rules: FRAG-04.
  /// - Parameters:
  ///   - location: The first fragment contains it; going backwards, the first one lies before it. `nil` for the document's edge.
  ///   - options: The direction.
  ///   - block: Gets a fragment.
  /// - Returns: The edge of what was enumerated; `nil` if nothing was.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    var edge: (any NSTextLocation)?
    for fragment in isReverse ? fragments.reversed() : fragments {
      let range = fragment.rangeInElement
      if let location {
        let isBefore = range.endLocation.compare(location) != .orderedDescending
        if isBefore != isReverse { continue }
      }
      edge = isReverse ? range.location : range.endLocation
      if !block(fragment) { break }
    }
    return edge
  }

  // MARK: Selections

  private var ownSelections: [NSTextSelection] = []

  /// The selected parts; those of a text view are its `selectedRange`. Rules: FRAG-06.
  open var textSelections: [NSTextSelection] {
    get { selectionOfView.map { [$0] } ?? ownSelections }
    set {
      ownSelections = newValue
      select(newValue.first?.textRanges.first)
    }
  }

  /// Moves selections in the text. Rules: FRAG-10.
  open var textSelectionNavigation: NSTextSelectionNavigation {
    get {
      if let ownNavigation { return ownNavigation }
      let made = NSTextSelectionNavigation(dataSource: self)
      ownNavigation = made
      return made
    }
    set { ownNavigation = newValue }
  }
  private var ownNavigation: NSTextSelectionNavigation?

  private var selectionOfView: NSTextSelection? {
    guard let owner = textContainer?.owner, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated {
      (owner.view as? UITextView).map { view in
        let range = view.selectedRange
        return NSTextSelection(
          range: .units(range.location..<range.location + range.length), affinity: .downstream, granularity: .character)
      }
    }
  }

  private func select(_ range: NSTextRange?) {
    guard let owner = textContainer?.owner, let range, Thread.isMainThread,
      let units = textContentManager?.units(of: range)
    else { return }
    MainActor.assumeIsolated { (owner.view as? UITextView)?.selectedRange = NSRange(units) }
  }

  // MARK: Attributes for rendering

  final var rendering = RenderingAttributes()

  /// Called for each fragment that a viewport shows; it sets the attributes of the fragment. Rules: FRAG-05.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

  // MARK: Stored

  /// Whether the space between lines of a font counts. The library never reads it: there is none (TEXT-01).
  open var usesFontLeading = true
  /// Whether files with untrusted texts are limited. The library never reads it.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated. The library never reads it.
  open var usesHyphenation = false
  /// Whether natural alignment follows the direction of the text. The library never reads it.
  open var resolvesNaturalAlignmentWithBaseWritingDirection = true

  // MARK: Editing

  /// Replaces a part of the document by elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  /// Replaces a part of the document by a text.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    if let storage = textContentManager as? NSTextContentStorage {
      storage.replaceContents(in: range, by: attributedString)
    } else {
      textContentManager?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
  }
}

/// Makes the fragments of a layout manager, and chooses the looks of links. Rules: FRAG-04, FRAG-05.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment of an element.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Whether a line may break before a location. The library never calls it: lines break at spaces and hyphens.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool
  /// The attributes of a link; `nil` for the usual ones.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// Returns a fragment of all of the element.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
  /// Returns `true`.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool { true }
  /// Returns the usual attributes.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
