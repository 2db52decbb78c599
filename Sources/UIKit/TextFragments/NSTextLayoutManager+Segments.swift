import ControllerTree
import Foundation

extension NSTextLayoutManager {
  /// Calls a closure for the rectangle of a part in each of its lines, until it returns `false`. An empty part has one rectangle without
  /// width. Rules: FRAG-06.
  /// - Parameters:
  ///   - textRange: The part.
  ///   - type: The purpose of the segments.
  ///   - options: Which lines, and how far the segments reach.
  ///   - block: Gets the part in the line, its rectangle in points of the container, the distance of the baseline from its top, and the
  ///     container.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let content = textContentManager, let container = textContainer, let units = content.units(of: textRange)
    else { return }
    let found = units.isEmpty ? caret(at: units.lowerBound, options) : segments(of: units, type)
    for (index, segment) in found.enumerated() {
      let (isFirst, isLast) = (index == 0, index == found.count - 1)
      if options.contains(.middleFragmentsExcluded), !isFirst, !isLast { continue }
      var rect = segment.rect
      let edges = container.lineFragmentPadding...max(container.lineFragmentPadding, segment.edge)
      if isFirst, options.contains(.headSegmentExtended) {
        rect = CGRect(x: edges.lowerBound, y: rect.minY, width: rect.maxX - edges.lowerBound, height: rect.height)
      }
      if isLast, options.contains(.tailSegmentExtended) { rect.size.width = max(0, edges.upperBound - rect.minX) }
      let range = options.contains(.rangeNotRequired) ? nil : content.range(of: segment.units)
      if !block(range, rect, segment.baseline, container) { return }
    }
  }

  private struct Segment {
    let units: Range<Int>
    var rect: CGRect
    let baseline: CGFloat
    /// The right edge of the container, or of the line if the container has no limit.
    let edge: CGFloat
  }

  /// The lines with the places of their characters in the document.
  final func forEachLine(
    _ body: (_ line: NSTextLineFragment, _ units: Range<Int>, _ corner: CGPoint) -> Void
  ) {
    guard let content = textContentManager else { return }
    for fragment in fragments {
      guard let start = content.unit(of: fragment.rangeInElement.location) else { continue }
      for line in fragment.textLineFragments {
        let first = start + line.characterRange.location
        let place = line.typographicBounds.origin
        let corner = CGPoint(
          x: fragment.layoutFragmentFrame.minX + place.x, y: fragment.layoutFragmentFrame.minY + place.y)
        body(line, first..<first + line.characterRange.length, corner)
      }
    }
  }

  private func edge(of line: NSTextLineFragment, at corner: CGPoint) -> CGFloat {
    let width = textContainer?.size.width ?? 0
    let isLimited = width > 0 && width < .greatestFiniteMagnitude
    return isLimited
      ? width - (textContainer?.lineFragmentPadding ?? 0) : corner.x + line.typographicBounds.width
  }

  private func segments(of units: Range<Int>, _ type: SegmentType) -> [Segment] {
    var segments: [Segment] = []
    forEachLine { line, place, corner in
      let part = place.clamped(to: units)
      guard !part.isEmpty else { return }
      let first = line.characterRange.location - place.lowerBound
      let left = line.x(of: first + part.lowerBound)
      let edge = edge(of: line, at: corner)
      var right = line.x(of: first + part.upperBound)
      if type == .selection, units.upperBound > place.upperBound { right = max(right, edge - corner.x) }
      let rect = CGRect(
        x: corner.x + left, y: corner.y, width: right - left, height: line.typographicBounds.height)
      segments.append(Segment(units: part, rect: rect, baseline: line.baselinePosition, edge: edge))
    }
    return segments
  }

  private func caret(at unit: Int, _ options: SegmentOptions) -> [Segment] {
    var found: Segment?
    forEachLine { line, place, corner in
      let isHere =
        options.contains(.upstreamAffinity) && found != nil ? place.lowerBound < unit : place.lowerBound <= unit
      guard isHere, unit <= place.upperBound else { return }
      let x = line.x(of: line.characterRange.location + unit - place.lowerBound)
      let rect = CGRect(x: corner.x + x, y: corner.y, width: 0, height: line.typographicBounds.height)
      found = Segment(
        units: unit..<unit, rect: rect, baseline: line.baselinePosition, edge: edge(of: line, at: corner))
    }
    return found.map { [$0] } ?? []
  }
}
