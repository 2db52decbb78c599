import ControllerTree
import Foundation

/// Moves selections in the text of a data source, and makes them of taps. Rules: FRAG-10, FRAG-11.
open class NSTextSelectionNavigation: NSObject, @unchecked Sendable {
  /// Where a selection moves.
  public enum Direction: Int, Hashable, Sendable {
    /// In the order of the text; as it is seen.
    case forward, backward, right, left, up, down
  }

  /// How far a selection moves.
  public enum Destination: Int, Hashable, Sendable {
    /// To the next unit.
    case character, word, line, sentence, paragraph
    /// To the edge of the container, and of the document.
    case container, document
  }

  /// Keys that are held down while a person taps.
  public struct Modifier: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: UInt
    /// Modifiers from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The selection reaches to the place of the tap.
    public static let extend = Self(rawValue: 1 << 0)
    /// The selection is a rectangle. It has no effect.
    public static let visual = Self(rawValue: 1 << 1)
    /// A further selection is made.
    public static let multiple = Self(rawValue: 1 << 2)
  }

  /// The direction of a paragraph.
  public enum WritingDirection: Int, Hashable, Sendable {
    case leftToRight, rightToLeft
  }

  /// How lines lie.
  public enum LayoutOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Makes an object for the text of a data source, which it does not retain.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Has the text. Not retained.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether selections may have several parts: if not, `multiple` has no effect.
  open var allowsNonContiguousRanges = false
  /// Whether directions follow vertical lines. The library never reads it: lines are horizontal.
  open var rotatesCoordinateSystemForLayoutOrientation = false
  /// Does nothing: nothing is kept.
  open func flushLayoutCache() {}

  private var steps: SelectionSteps? { textSelectionDataSource.map { SelectionSteps(source: $0) } }

  // MARK: Moving

  /// The selection after a step. Rules: FRAG-10.
  /// - Parameters:
  ///   - textSelection: Where the step begins: at the end in its direction.
  ///   - direction: The direction. `right` and `left` follow the direction of the paragraph.
  ///   - destination: How far the step goes; up and down, `character` is a line.
  ///   - extending: Whether the other end stays.
  ///   - confined: Whether the step ends in the paragraph in which it begins.
  /// - Returns: `nil` for a selection without parts, and without a data source.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let steps, let range = steps.bounds(of: textSelection) else { return nil }
    let isForward = steps.isForward(direction, at: range.location)
    let (fixed, moving) = steps.ends(of: textSelection, range, isForward: isForward, extending: extending)
    let isVertical = direction == .up || direction == .down
    if !extending, !range.isEmpty, destination == .character, !isVertical {
      return NSTextSelection(moving, affinity: .downstream)
    }
    var end: any NSTextLocation
    var column: CGFloat = 0
    if isVertical, destination == .character {
      column = textSelection.anchorPositionOffset > 0 ? textSelection.anchorPositionOffset : steps.x(of: moving)
      end = steps.lineStep(from: moving, isDown: direction == .down, x: column)
    } else {
      end = steps.step(from: moving, isForward: isForward, destination)
    }
    if confined { end = steps.confined(end, toParagraphOf: moving) }
    let result = steps.selection(from: extending ? fixed : end, to: end, textSelection.granularity)
    result.anchorPositionOffset = column
    return result
  }

  /// What is deleted: the selection, or from the caret to the end of a step. Rules: FRAG-10.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    var selected: [NSTextRange] = []
    for range in textSelection.textRanges where !range.isEmpty { selected.append(range) }
    if !selected.isEmpty { return selected }
    let step = destinationSelection(
      for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
    return step?.textRanges.first.map { $0.isEmpty ? [] : [$0] } ?? []
  }

  /// Where text is inserted: the beginning of the selection. Where two directions of writing meet, that is the second place for text of the
  /// other direction. `nil` for a selection without parts.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? {
    guard let first = textSelection.textRanges.first?.location else { return nil }
    guard let second = textSelection.secondarySelectionLocation,
      textSelectionDataSource?.baseWritingDirection(at: first) != writingDirection
    else { return first }
    return second
  }

  // MARK: Units

  /// The selection, grown to whole units. Rules: FRAG-11.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let steps else { return textSelection }
    let ranges = textSelection.textRanges.map { steps.grown($0, to: selectionGranularity) }
    return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
  }

  /// The unit at a point; `nil` outside the lines. Rules: FRAG-11.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let steps, let place = steps.location(at: point, inContainerAt: location) else { return nil }
    let range = steps.grown(NSTextRange(location: place), to: selectionGranularity)
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  // MARK: Taps

  /// The selections after a tap or a drag. Rules: FRAG-11.
  /// - Parameters:
  ///   - point: The place, in points of the container.
  ///   - containerLocation: A location in the container.
  ///   - anchors: The selections before it.
  ///   - modifiers: The keys that are held down.
  ///   - selecting: Whether the finger is dragging a selection from the last anchor.
  ///   - bounds: Where lines are searched; an empty rectangle for everywhere.
  /// - Returns: The anchors if there is no line at the point.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let steps, bounds.isEmpty || bounds.contains(point),
      let place = steps.location(at: point, inContainerAt: containerLocation)
    else { return anchors }
    if selecting || modifiers.contains(.extend), let anchor = anchors.last, let range = steps.bounds(of: anchor) {
      let whole = range.union(NSTextRange(location: place))
      let isBackward = place.compare(range.location) == .orderedAscending
      let grown = anchor.granularity == .character ? whole : steps.grown(whole, to: anchor.granularity)
      let made = NSTextSelection(
        range: grown, affinity: isBackward ? .upstream : .downstream, granularity: anchor.granularity)
      return allowsNonContiguousRanges ? anchors.dropLast() + [made] : [made]
    }
    let caret = NSTextSelection(place, affinity: .downstream)
    caret.anchorPositionOffset = point.x
    return allowsNonContiguousRanges && modifiers.contains(.multiple) ? anchors + [caret] : [caret]
  }
}
