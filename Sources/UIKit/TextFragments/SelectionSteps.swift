import ControllerTree
import Foundation

/// Steps of a selection through the text of a data source. Rules: FRAG-10.
struct SelectionSteps {
  let source: any NSTextSelectionDataSource

  /// All parts of a selection, and what is between them.
  func bounds(of selection: NSTextSelection) -> NSTextRange? {
    guard let first = selection.textRanges.first, let last = selection.textRanges.last else { return nil }
    return first.union(last)
  }

  /// Whether a direction leads towards the end of the text.
  func isForward(_ direction: NSTextSelectionNavigation.Direction, at location: any NSTextLocation) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: location) == .leftToRight
    case .left: source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  /// The end that stays and the end that moves. An extended selection moves the end that was moved before.
  func ends(
    of selection: NSTextSelection, _ range: NSTextRange, isForward: Bool, extending: Bool
  ) -> (fixed: any NSTextLocation, moving: any NSTextLocation) {
    let movesEnd = extending && !range.isEmpty ? selection.affinity == .downstream : isForward
    return movesEnd ? (range.location, range.endLocation) : (range.endLocation, range.location)
  }

  func selection(
    from fixed: any NSTextLocation, to moving: any NSTextLocation, _ granularity: NSTextSelection.Granularity
  ) -> NSTextSelection {
    if let range = NSTextRange(location: fixed, end: moving) {
      return NSTextSelection(range: range, affinity: .downstream, granularity: granularity)
    }
    let range = NSTextRange(location: moving, end: fixed) ?? NSTextRange(location: moving)
    return NSTextSelection(range: range, affinity: .upstream, granularity: granularity)
  }

  // MARK: Steps

  func step(
    from location: any NSTextLocation, isForward: Bool, _ destination: NSTextSelectionNavigation.Destination
  ) -> any NSTextLocation {
    switch destination {
    case .character: edge(from: location, isForward, .byComposedCharacterSequences)
    case .word: edge(from: location, isForward, .ofWords)
    case .sentence: edge(from: location, isForward, .ofSentences)
    case .paragraph: edge(from: location, isForward, .byParagraphs)
    case .line: lineEdge(from: location, isForward)
    case .container: containerEdge(from: location, isForward)
    case .document: isForward ? source.documentRange.endLocation : source.documentRange.location
    }
  }

  /// The end of the unit that ends behind a location, or the beginning of the one that begins before it.
  private func edge(
    from location: any NSTextLocation, _ isForward: Bool, _ options: NSString.EnumerationOptions
  ) -> any NSTextLocation {
    var found = isForward ? source.documentRange.endLocation : source.documentRange.location
    let all: NSString.EnumerationOptions = [options, .substringNotRequired]
    source.enumerateSubstrings(from: location, options: isForward ? all : [all, .reverse]) { _, range, _, stop in
      found = isForward ? range.endLocation : range.location
      stop.pointee = true
    }
    return found
  }

  private func containerEdge(from location: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
    var found = isForward ? source.documentRange.endLocation : source.documentRange.location
    source.enumerateContainerBoundaries(from: location, reverse: !isForward) { edge, stop in
      found = edge
      stop.pointee = true
    }
    return found
  }

  /// The edges of the characters in the line of a location, from left to right.
  private func carets(
    at location: any NSTextLocation
  ) -> [(x: CGFloat, location: any NSTextLocation, isLeading: Bool)] {
    var carets: [(x: CGFloat, location: any NSTextLocation, isLeading: Bool)] = []
    source.enumerateCaretOffsetsInLineFragment(at: location) { x, location, isLeading, _ in
      carets.append((x, location, isLeading))
    }
    return carets
  }

  /// The place before or behind a character.
  private func place(_ caret: (x: CGFloat, location: any NSTextLocation, isLeading: Bool)) -> any NSTextLocation {
    caret.isLeading ? caret.location : edge(from: caret.location, true, .byComposedCharacterSequences)
  }

  private func lineEdge(from location: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
    let places = carets(at: location).map { place($0) }
    guard var found = places.first else { return location }
    for place in places where (place.compare(found) == .orderedDescending) == isForward { found = place }
    return found
  }

  /// The distance of a caret from the left edge of the container, in points.
  func x(of location: any NSTextLocation) -> CGFloat {
    let carets = carets(at: location)
    for caret in carets where place(caret).compare(location) == .orderedSame { return caret.x }
    return carets.last?.x ?? 0
  }

  /// The location in the line that is nearest to a distance from the left edge.
  private func nearest(to x: CGFloat, inLineOf location: any NSTextLocation) -> any NSTextLocation {
    let carets = carets(at: location)
    guard var found = carets.first else { return location }
    for caret in carets where abs(caret.x - x) < abs(found.x - x) { found = caret }
    return place(found)
  }

  /// The location in the line above or below; the edge of the document if there is none.
  func lineStep(from location: any NSTextLocation, isDown: Bool, x: CGFloat) -> any NSTextLocation {
    let document = source.documentRange
    guard let line = source.textRange(for: .line, enclosing: location) else { return location }
    if isDown {
      guard line.endLocation.compare(document.endLocation) == .orderedAscending else { return document.endLocation }
      return nearest(to: x, inLineOf: line.endLocation)
    }
    guard let before = source.location(line.location, offsetBy: -1),
      line.location.compare(document.location) == .orderedDescending
    else { return document.location }
    return nearest(to: x, inLineOf: before)
  }

  // MARK: Limits and units

  /// A location, moved into the paragraph of another one; the line break is behind it.
  func confined(_ end: any NSTextLocation, toParagraphOf start: any NSTextLocation) -> any NSTextLocation {
    guard let paragraph = source.textRange(for: .paragraph, enclosing: start) else { return end }
    if end.compare(paragraph.location) == .orderedAscending { return paragraph.location }
    return end.compare(paragraph.endLocation) == .orderedDescending ? paragraph.endLocation : end
  }

  /// A part, grown to whole units.
  func grown(_ range: NSTextRange, to granularity: NSTextSelection.Granularity) -> NSTextRange {
    guard let first = source.textRange(for: granularity, enclosing: range.location) else { return range }
    guard !range.isEmpty, let inside = source.location(range.endLocation, offsetBy: -1),
      let last = source.textRange(for: granularity, enclosing: inside)
    else { return first }
    return first.union(last)
  }

  /// The place between two characters that is nearest to a point; `nil` above and below the lines.
  func location(at point: CGPoint, inContainerAt location: any NSTextLocation) -> (any NSTextLocation)? {
    source.lineFragmentRange(for: point, inContainerAt: location).map { nearest(to: point.x, inLineOf: $0.location) }
  }
}
