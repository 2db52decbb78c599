import ControllerTree
import Foundation

/// Has the text in which selections move. ``NSTextLayoutManager`` is one; clients implement it for texts of their own. Rules: FRAG-09.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The whole document.
  var documentRange: NSTextRange { get }
  /// Calls a block for each unit of the text from a location on.
  /// - Parameters:
  ///   - location: The first unit contains it; going backwards, the first one lies before it.
  ///   - options: The units, and the direction.
  ///   - block: Gets the text of the unit, its place, its place with what follows it, and a flag that ends the enumeration.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The unit that contains a location; at the end of the document the last one. `nil` in an empty document.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// The location at a distance; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// The distance of two locations; `NSNotFound` if there is none.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// The direction of the paragraph that contains a location.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls a block for both edges of each character in the line of a location, from left to right.
  /// - Parameter block: Gets the place of the edge in points of the container, the character, whether the edge is before it, and a flag
  ///   that ends the enumeration.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The line at the height of a point; `nil` above the first and below the last one.
  /// - Parameters:
  ///   - point: In points of the container.
  ///   - location: A location in the container.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls a block for each edge between two containers from a location on. By default there is none.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// How the lines lie at a location: horizontally by default.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Calls nothing.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns `horizontal`.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

/// The text of the document, and the lines of the layout. Rules: FRAG-09.
extension NSTextLayoutManager: NSTextSelectionDataSource {
  /// The whole document; empty without one.
  public var documentRange: NSTextRange { textContentManager?.documentRange ?? .units(0..<0) }

  /// Asks the document.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// Asks the document.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  private var documentText: String {
    if let storage = textContentManager as? NSTextContentStorage { return storage.textStorage?.string ?? "" }
    var text = ""
    textContentManager?.enumerateTextElements(from: nil, options: []) { element in
      text += (element as? NSTextParagraph)?.attributedString.string ?? ""
      return true
    }
    return text
  }

  /// Calls a block for each unit of the text from a location on. Rules: FRAG-09.
  /// - Complexity: O(n) in the text.
  public func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content = textContentManager, let start = content.unit(of: location) else { return }
    let text = TextUnits(documentText)
    let units = TextPieces.units(UITextGranularity(options), of: text.text)
    let isReverse = options.contains(.reverse)
    var stop = ObjCBool(false)
    for (index, unit) in isReverse ? Array(units.enumerated().reversed()) : Array(units.enumerated()) {
      if isReverse ? unit.lowerBound >= start : unit.upperBound <= start { continue }
      let end = index + 1 < units.count ? units[index + 1].lowerBound : text.length
      let content = options.contains(.substringNotRequired) ? nil : text[NSRange(unit)]
      block(content, .units(unit), .units(unit.lowerBound..<end), &stop)
      if stop.boolValue { return }
    }
  }

  /// The unit that contains a location. Between two words that is the space between them. Rules: FRAG-09.
  /// - Complexity: O(n) in the text.
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard let content = textContentManager, let place = content.unit(of: location) else { return nil }
    if selectionGranularity == .line { return line(at: place).flatMap { content.range(of: $0.units) } }
    let text = documentText
    let units =
      selectionGranularity == .word
      ? TextPieces.words(and: true, in: text) : TextPieces.units(UITextGranularity(selectionGranularity), of: text)
    for unit in units where unit.contains(place) { return content.range(of: unit) }
    return units.last.flatMap { $0.upperBound == place ? content.range(of: $0) : nil }
  }

  /// The direction of the paragraph: from right to left if its style says so. Rules: FRAG-09.
  public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    guard let fragment = textLayoutFragment(for: location),
      let text = (fragment.textElement as? NSTextParagraph)?.attributedString, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return .leftToRight }
    return style.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private struct Line {
    let fragment: NSTextLineFragment
    /// The characters, in UTF-16 units of the document.
    let units: Range<Int>
    let rect: CGRect
  }

  /// Whether the line holds the character at a place; the last line holds the document's end.
  private func line(at place: Int) -> Line? {
    var found: Line?
    forEachLine { fragment, units, corner in
      guard found == nil || units.lowerBound <= place else { return }
      let rect = CGRect(origin: corner, size: fragment.typographicBounds.size)
      if units.lowerBound <= place, place <= units.upperBound {
        found = Line(fragment: fragment, units: units, rect: rect)
      }
    }
    return found
  }

  /// Calls a block for both edges of each character in a line; once for an empty line. Rules: FRAG-09.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content = textContentManager, let place = content.unit(of: location), let line = line(at: place)
    else { return }
    let start = content.documentRange.location
    let first = line.fragment.characterRange.location
    var stop = ObjCBool(false)
    func tell(_ x: CGFloat, _ unit: Int, isLeading: Bool) {
      guard !stop.boolValue, let location = content.location(start, offsetBy: unit) else { return }
      block(line.rect.minX + x, location, isLeading, &stop)
    }
    let text = line.fragment.attributedString.attributedSubstring(from: line.fragment.characterRange).string
    var unit = line.units.lowerBound
    for character in text where !character.isNewline {
      let next = unit + character.utf16.count
      tell(line.fragment.x(of: first + unit - line.units.lowerBound), unit, isLeading: true)
      tell(line.fragment.x(of: first + next - line.units.lowerBound), unit, isLeading: false)
      unit = next
    }
    if unit == line.units.lowerBound { tell(0, unit, isLeading: true) }
  }

  /// The line at the height of a point. Rules: FRAG-09.
  public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
    var found: Range<Int>?
    forEachLine { fragment, units, corner in
      let y = corner.y..<corner.y + fragment.typographicBounds.height
      if found == nil, y.contains(point.y) { found = units }
    }
    return found.flatMap { textContentManager?.range(of: $0) }
  }
}

/// The numbers of `byWords` and `bySentences`, which Foundation on Linux does not have.
extension NSString.EnumerationOptions {
  static let ofWords = NSString.EnumerationOptions(rawValue: 3)
  static let ofSentences = NSString.EnumerationOptions(rawValue: 4)
}

extension UITextGranularity {
  fileprivate init(_ granularity: NSTextSelection.Granularity) {
    switch granularity {
    case .character: self = .character
    case .word: self = .word
    case .sentence: self = .sentence
    case .line, .paragraph: self = .paragraph
    }
  }

  /// The units of an enumeration: they are the low byte of its options.
  fileprivate init(_ options: NSString.EnumerationOptions) {
    switch options.rawValue & 0xFF {
    case NSString.EnumerationOptions.ofWords.rawValue: self = .word
    case NSString.EnumerationOptions.ofSentences.rawValue: self = .sentence
    case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: self = .character
    default: self = .paragraph
    }
  }
}
