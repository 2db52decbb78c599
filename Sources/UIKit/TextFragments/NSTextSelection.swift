import ControllerTree
import Foundation

/// A selection of one or several parts of a document. Rules: FRAG-06.
open class NSTextSelection: NSObject, NSSecureCoding, @unchecked Sendable {
  /// By what a selection grows.
  public enum Granularity: Int, Hashable, Sendable {
    /// The units, from the smallest to the largest but one.
    case character, word, paragraph, line, sentence
  }

  /// Which of two lines is meant where they meet, or in which direction a selection was made.
  public enum Affinity: Int, Hashable, Sendable {
    /// The end of the first line; towards the beginning.
    case upstream = 0
    /// The beginning of the second line; towards the end.
    case downstream = 1
  }

  /// The parts, in the order of the document; parts that overlapped are one. Rules: FRAG-06.
  public let textRanges: [NSTextRange]
  /// By what the selection grows.
  public let granularity: Granularity
  /// Which line is meant, or the direction.
  public let affinity: Affinity
  /// Whether a finger is making the selection: never.
  open var isTransient: Bool { false }

  /// The place in the line where steps up and down began, in points; 0 for that of the selection. Rules: FRAG-10.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection goes by the order of the text. The library never reads it.
  open var isLogical = true
  /// A second place where two directions of writing meet. Setting one makes ``isLogical`` `false`.
  open var secondarySelectionLocation: (any NSTextLocation)? {
    didSet { if secondarySelectionLocation != nil { isLogical = false } }
  }
  /// The attributes of text that would be typed. The library never reads it.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Makes a selection of parts. Rules: FRAG-06.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    var merged: [NSTextRange] = []
    for range in textRanges.sorted(by: { $0.location.compare($1.location) == .orderedAscending }) {
      if let last = merged.last, last.intersects(range) || last.isEqual(to: range) {
        merged[merged.count - 1] = last.union(range)
      } else {
        merged.append(range)
      }
    }
    (self.textRanges, self.affinity, self.granularity) = (merged, affinity, granularity)
    super.init()
  }

  /// Makes a selection of one part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Makes an empty selection.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// `true`: a secure unarchiver can read selections.
  open class var supportsSecureCoding: Bool { true }
  /// Reads a selection that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none.
  public required init?(coder: NSCoder) {
    guard let units = coder.read([[Int]].self, "ControllerTree.units") else { return nil }
    textRanges = units.filter { $0.count == 2 && $0[0] <= $0[1] }.map { .units($0[0]..<$0[1]) }
    granularity = coder.whole("ControllerTree.granularity").flatMap { Granularity(rawValue: $0) } ?? .character
    affinity = coder.whole("ControllerTree.affinity").flatMap { Affinity(rawValue: $0) } ?? .downstream
    super.init()
  }
  /// Writes the parts whose locations are the library's, and the values, under keys; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) {
    let units = textRanges.compactMap { range -> [Int]? in
      guard let start = range.location as? TextPlace, let end = range.endLocation as? TextPlace else { return nil }
      return [start.offset, end.offset]
    }
    coder.write(json: units, "ControllerTree.units")
    coder.write(granularity.rawValue, "ControllerTree.granularity")
    coder.write(affinity.rawValue, "ControllerTree.affinity")
  }

  /// The same selection with other parts.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (copy.anchorPositionOffset, copy.typingAttributes) = (anchorPositionOffset, typingAttributes)
    copy.secondarySelectionLocation = secondarySelectionLocation
    copy.isLogical = isLogical
    return copy
  }
}
