import ControllerTree
import Foundation

/// An object with texts in which a find session finds places. Clients implement it. Rules: FIND-03.
///
/// `DocumentIdentifier` tells apart the texts of an object with several.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// Identifies a text; `nil` if there is one text.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected part.
  var selectedTextRange: UITextRange? { get }
  /// The text with the selected part.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether places can be replaced.
  var supportsTextReplacement: Bool { get }
  /// The order of two places in a text.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// The order of two texts.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds a text, and passes the places to the aggregator, at once or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a place in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows no place any more.
  func clearAllDecoratedFoundText()
  /// A place is about to be highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Brings a place into view.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether a place may be replaced.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a place.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all places of a text.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// Returns `nil`.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Returns `false`.
  public var supportsTextReplacement: Bool { false }
  /// Returns that the texts are the same.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Returns ``supportsTextReplacement``.
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    supportsTextReplacement
  }
  /// Does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// How a place that was found is shown.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
  /// As other text.
  case normal
  /// As one of the places.
  case found
  /// As the place that a person looks at.
  case highlighted
}

/// Collects the places that a search finds. Rules: FIND-03.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let results: FoundPlaces<DocumentIdentifier>

  /// A place was found.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    results.add(range, document)
  }
  /// A place is none any more.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove(range, document)
  }
  /// All places are out of date.
  public func invalidate() { results.removeAll() }
  /// All texts were searched: the first place is highlighted.
  public func finishedSearching() { results.finish() }
  /// The places in their order.
  public var allFoundRanges: [UITextRange] { results.places.map(\.range) }
}

/// The places of one search.
@MainActor final class FoundPlaces<DocumentIdentifier: Hashable> {
  private(set) var places: [(range: UITextRange, document: DocumentIdentifier)] = []
  private let isBefore: (_ one: (UITextRange, DocumentIdentifier), _ other: (UITextRange, DocumentIdentifier)) -> Bool
  /// The number or the order has changed; whether the search is over.
  private let changed: (_ isOver: Bool) -> Void

  init(
    isBefore: @escaping ((UITextRange, DocumentIdentifier), (UITextRange, DocumentIdentifier)) -> Bool,
    changed: @escaping (Bool) -> Void
  ) { (self.isBefore, self.changed) = (isBefore, changed) }

  func add(_ range: UITextRange, _ document: DocumentIdentifier) { places.append((range, document)) }

  func remove(_ range: UITextRange, _ document: DocumentIdentifier) {
    guard let index = places.firstIndex(where: { $0.range == range && $0.document == document }) else { return }
    places.remove(at: index)
    changed(false)
  }

  func removeAll() {
    places = []
    changed(false)
  }

  func finish() {
    places.sort { isBefore(($0.range, $0.document), ($1.range, $1.document)) }
    changed(true)
  }
}
