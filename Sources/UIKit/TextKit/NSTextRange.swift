import ControllerTree
import Foundation

/// A place in the content of a text. Clients implement it for texts of their own. Rules: TEXT-97.
public protocol NSTextLocation: NSObjectProtocol {
  /// Whether the place is before, at or behind another one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A part of the content of a text, between two places. Rules: TEXT-97.
open class NSTextRange: NSObject, @unchecked Sendable {
  /// Where the part begins.
  public let location: any NSTextLocation
  /// Where the part ends.
  public let endLocation: any NSTextLocation

  /// A part between two places; an empty one without an end, `nil` if the end is before the beginning.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// An empty part.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// Whether the part has no content.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Whether another part begins and ends at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether `object` is a part with the same beginning and end. Rules: TEXT-97.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
  /// A hash of beginning and end, as far as their classes have one.
  open override var hash: Int { location.hash ^ endLocation.hash }

  /// Whether a place lies in the part; its end does not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Whether another part lies in this one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether two parts have content in common.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

  /// What two parts have in common; `nil` if they don't touch.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: Self.later(location, textRange.location), end: Self.earlier(endLocation, textRange.endLocation))
  }

  /// The part from the beginning of the first to the end of the last.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(
      location: Self.earlier(location, textRange.location), end: Self.later(endLocation, textRange.endLocation))
      ?? self
  }

  private static func earlier(_ first: any NSTextLocation, _ second: any NSTextLocation) -> any NSTextLocation {
    first.compare(second) == .orderedDescending ? second : first
  }

  private static func later(_ first: any NSTextLocation, _ second: any NSTextLocation) -> any NSTextLocation {
    first.compare(second) == .orderedAscending ? second : first
  }
}
