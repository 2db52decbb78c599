import ControllerTree
import Foundation

/// Finds places in an object of the app's own, and tells it how to show them. Rules: FIND-03.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  /// The object with the texts. Not retained.
  open weak var searchableObject: (any UITextSearching)? { search.searchable }
  private let search: any SearchOfObject

  /// Makes a session for an object, which it does not retain.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    search = TypedSearch(searchableObject)
    super.init()
  }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { search.searchable?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.highlighted != nil
  }

  /// Has the object find a text. Rules: FIND-03.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.start(query, options ?? UITextSearchOptions())
  }
  /// Highlights the next place in a direction, and the first one after the last. Rules: FIND-03.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.highlightNext(direction == .forward ? 1 : -1)
  }
  /// Has the object replace the highlighted place, if it permits it, and finds the text again. Rules: FIND-03.
  open override func performSingleReplacement(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    search.replace(by: replacementString, searchQuery, options ?? UITextSearchOptions())
  }
  /// Has the object replace all places, and finds the text again. Rules: FIND-03.
  open override func replaceAll(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    let options = options ?? UITextSearchOptions()
    search.searchable?.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
    search.start(searchQuery, options)
  }
  /// Has the object show no place any more. Rules: FIND-03.
  open override func invalidateFoundResults() { search.stop() }
}

/// A search in an object, whose documents have one type.
@MainActor private protocol SearchOfObject: AnyObject {
  var searchable: (any UITextSearching)? { get }
  var count: Int { get }
  var highlighted: Int? { get }
  func start(_ query: String, _ options: UITextSearchOptions)
  func highlightNext(_ step: Int)
  func replace(by text: String, _ query: String, _ options: UITextSearchOptions)
  func stop()
}

@MainActor private final class TypedSearch<Object: UITextSearching>: SearchOfObject {
  private weak var object: Object?
  private var results: FoundPlaces<Object.DocumentIdentifier>?
  private(set) var highlighted: Int?

  init(_ object: Object) { self.object = object }

  var searchable: (any UITextSearching)? { object }
  var count: Int { results?.places.count ?? 0 }

  func start(_ query: String, _ options: UITextSearchOptions) {
    guard let object else { return }
    stop()
    let made = FoundPlaces<Object.DocumentIdentifier> { [weak self] one, other in
      self?.isBefore(one, other) ?? false
    } changed: { [weak self] isOver in
      self?.placesChanged(isOver: isOver)
    }
    results = made
    object.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: made))
  }

  private func isBefore(
    _ one: (range: UITextRange, document: Object.DocumentIdentifier),
    _ other: (range: UITextRange, document: Object.DocumentIdentifier)
  ) -> Bool {
    guard let object else { return false }
    if one.document != other.document {
      return object.compare(document: one.document, toDocument: other.document) == .orderedAscending
    }
    return object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
  }

  private func placesChanged(isOver: Bool) {
    highlighted = nil
    guard isOver, let object, let places = results?.places else { return }
    for place in places {
      object.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found)
    }
    if !places.isEmpty { highlight(0) }
  }

  private func highlight(_ index: Int) {
    guard let object, let places = results?.places, places.indices.contains(index) else { return }
    if let highlighted, highlighted != index, places.indices.contains(highlighted) {
      let former = places[highlighted]
      object.decorate(foundTextRange: former.range, document: former.document, usingStyle: .found)
    }
    highlighted = index
    let place = places[index]
    object.willHighlight(foundTextRange: place.range, document: place.document)
    object.decorate(foundTextRange: place.range, document: place.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(place.range, inDocument: place.document)
  }

  func highlightNext(_ step: Int) {
    guard count > 0 else { return }
    highlight(((highlighted ?? -1) + step + count) % count)
  }

  func replace(by text: String, _ query: String, _ options: UITextSearchOptions) {
    guard let object, let highlighted, let place = results?.places[highlighted],
      object.shouldReplace(foundTextRange: place.range, document: place.document, withText: text)
    else { return }
    object.replace(foundTextRange: place.range, document: place.document, withText: text)
    start(query, options)
  }

  func stop() {
    guard results != nil else { return }
    (results, highlighted) = (nil, nil)
    object?.clearAllDecoratedFoundText()
  }
}

// MARK: Text views

extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  /// Whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// The order of two places.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }
  /// Finds all places. Rules: FIND-03.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for place in TextViewFindSession.places(of: queryString, in: text ?? "", options) {
      resultAggregator.foundRange(units.range(place), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }
  /// Does nothing: nothing is drawn.
  public func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {}
  /// Does nothing: nothing is drawn.
  public func clearAllDecoratedFoundText() {}
  /// Selects the place. Rules: FIND-02.
  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {
    selectedTextRange = foundTextRange
  }
  /// Scrolls to the place.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(units.units(of: range))
  }
  /// Asks the delegate.
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) -> Bool {
    allows(text, in: units.units(of: foundTextRange))
  }
  /// Replaces the place as typing does.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) {
    replace(units.units(of: foundTextRange), by: text)
  }
  /// Replaces all places that the delegate permits.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
    // From the end, so that the places before it stay.
    for place in TextViewFindSession.places(of: queryString, in: self.text ?? "", options).reversed()
    where allows(text, in: place) { replace(place, by: text) }
  }
}
