import ControllerTree
import Foundation

/// Finds text in a text view, whose selection is the highlighted place. Rules: FIND-02.
@MainActor final class TextViewFindSession: UIFindSession {
  private let reference: WeakView
  private var places: [NSRange] = []
  private var highlighted: Int?

  init(_ view: UITextView) {
    reference = WeakView(view)
    super.init()
  }

  private var view: UITextView? { reference.view as? UITextView }

  override var resultCount: Int { places.count }
  override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && highlighted != nil }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    places = Self.places(of: query, in: view?.text ?? "", options)
    highlighted = nil
    if !places.isEmpty { highlight(0) }
  }

  /// - Complexity: O(n) in the text.
  static func places(of query: String, in text: String, _ options: UITextSearchOptions?) -> [NSRange] {
    var (places, start) = ([NSRange](), text.startIndex)
    let compare = options?.stringCompareOptions ?? .caseInsensitive
    while start < text.endIndex, let found = text.range(of: query, options: compare, range: start..<text.endIndex),
      !found.isEmpty
    {
      places.append(NSRange(found, in: text))
      start = found.upperBound
    }
    return places
  }

  private func highlight(_ index: Int) {
    highlighted = index
    view?.selectedRange = places[index]
    view?.scrollRangeToVisible(places[index])
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !places.isEmpty else { return }
    let step = direction == .forward ? 1 : -1
    highlight(((highlighted ?? -1) + step + places.count) % places.count)
  }

  override func performSingleReplacement(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, let highlighted, view.allows(replacementString, in: places[highlighted]) else { return }
    view.replace(places[highlighted], by: replacementString)
    performSearch(query: searchQuery, options: options)
    if highlighted > 0, highlighted < places.count { highlight(highlighted) }
  }

  override func replaceAll(
    query searchQuery: String, replacement replacementString: String, options: UITextSearchOptions?
  ) {
    // From the end, so that the places before it stay.
    for place in places.reversed() {
      guard let view, view.allows(replacementString, in: place) else { continue }
      view.replace(place, by: replacementString)
    }
    performSearch(query: searchQuery, options: options)
  }

  override func invalidateFoundResults() { (places, highlighted) = ([], nil) }
}

extension UITextView: UIFindInteractionDelegate {
  /// What finds text in the view. Rules: FIND-02.
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    TextViewFindSession(self)
  }
}
