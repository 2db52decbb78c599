import Foundation

/// A place among the UTF-16 units of a text. Rules: FRAG-01.
final class TextPlace: NSObject, NSTextLocation, @unchecked Sendable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// A location of another kind has no order with this one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextPlace, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The location at a distance; `nil` outside the document, and for a location of a client's class.
  static func location(
    _ location: any NSTextLocation, offsetBy offset: Int, in documentRange: NSTextRange
  ) -> (any NSTextLocation)? {
    guard let place = location as? TextPlace, let end = documentRange.endLocation as? TextPlace else { return nil }
    let (sum, isTooLarge) = place.offset.addingReportingOverflow(offset)
    return !isTooLarge && (0...max(0, end.offset)).contains(sum) ? TextPlace(sum) : nil
  }

  /// The distance of two locations; `NSNotFound` for locations of a client's class.
  static func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? TextPlace, let to = to as? TextPlace else { return NSNotFound }
    return to.offset - from.offset
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
  override var hash: Int { offset.hashValue }
  override var description: String { String(offset) }
}

extension NSTextRange {
  /// A part between two places of a text.
  static func units(_ units: Range<Int>) -> NSTextRange {
    let start = TextPlace(units.lowerBound)
    return NSTextRange(location: start, end: TextPlace(units.upperBound)) ?? NSTextRange(location: start)
  }
}

extension NSTextElementProvider {
  /// A location among the units of the document; `nil` for one that is not in it.
  func unit(of location: any NSTextLocation) -> Int? {
    let unit = offset(from: documentRange.location, to: location)
    return unit == NSNotFound ? nil : unit
  }

  /// A part among the units of the document; `nil` for one that is not in it.
  func units(of range: NSTextRange) -> Range<Int>? {
    guard let start = unit(of: range.location), let end = unit(of: range.endLocation), start <= end else { return nil }
    return start..<end
  }

  /// The part of the document at units.
  func range(of units: Range<Int>) -> NSTextRange? {
    let start = documentRange.location
    guard let first = location(start, offsetBy: units.lowerBound) else { return nil }
    return NSTextRange(location: first, end: location(start, offsetBy: units.upperBound))
  }
}
