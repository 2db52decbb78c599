import UIKit
import XCTest

@testable import ControllerTree

/// FIND-03: finding text in objects of the app's own.
final class UITextSearchingTests: XCTestCase {
  func test_FIND03_order() async {
    await withTrace { trace in
      let book = Shelf(trace)
      let session = UITextSearchingFindSession(searchableObject: book)
      XCTAssertTrue(session.searchableObject === book)
      XCTAssertEqual([session.resultCount, session.highlightedResultIndex], [0, NSNotFound])
      session.performSearch(query: "a", options: nil)
      trace.expect(
        """
        search a
        found 0 in 1
        found 1 in 1
        found 0 in 2
        will highlight 0 in 1
        highlighted 0 in 1
        scroll to 0 in 1
        """)
      XCTAssertEqual([session.resultCount, session.highlightedResultIndex], [3, 0])
      session.highlightNextResult(in: .backward)
      trace.expect("found 0 in 1\nwill highlight 0 in 2\nhighlighted 0 in 2\nscroll to 0 in 2")
      XCTAssertEqual(session.highlightedResultIndex, 2)
      book.aggregator?.invalidateFoundRange(book.spots[1], document: 1)
      XCTAssertEqual(book.aggregator?.allFoundRanges, [book.spots[0], book.spots[0]])
      XCTAssertEqual([session.resultCount, session.highlightedResultIndex], [2, NSNotFound])
      XCTAssertFalse(session.supportsReplacement)
      session.performSingleReplacement(query: "a", replacement: "b", options: nil)
      session.replaceAll(query: "a", replacement: "b", options: nil)
      book.aggregator?.invalidate()
      XCTAssertEqual(session.resultCount, 0)
      session.highlightNextResult(in: .forward)
      trace.expect("")
      session.invalidateFoundResults()
      trace.expect("clear")
    }
  }

  /// FIND-03: replacements by the object.
  func test_FIND03_replacements() async {
    await withTrace { trace in
      let book = Shelf(trace)
      let session = UITextSearchingFindSession(searchableObject: book)
      book.supportsTextReplacement = true
      book.hits = [(0, 1)]
      trace.setUp { session.performSearch(query: "a", options: UITextSearchOptions()) }
      XCTAssertTrue(session.allowsReplacementForCurrentlyHighlightedResult)
      session.performSingleReplacement(query: "a", replacement: "b", options: nil)
      let again = "clear\nsearch a\nfound 0 in 1\nwill highlight 0 in 1\nhighlighted 0 in 1\nscroll to 0 in 1"
      trace.expect("replace 0 in 1 by b\n" + again)
      session.replaceAll(query: "a", replacement: "c", options: nil)
      trace.expect("replace all a by c\n" + again)
      let plain = Plain()
      let few = UITextSearchingFindSession(searchableObject: plain)
      few.performSearch(query: "a", options: nil)
      XCTAssertEqual([few.resultCount, few.highlightedResultIndex], [2, 0])
      XCTAssertFalse(few.supportsReplacement)
      XCTAssertFalse(plain.shouldReplace(foundTextRange: plain.spot, document: nil, withText: "b"))
      plain.replace(foundTextRange: plain.spot, document: nil, withText: "b")
      plain.replaceAll(queryString: "a", options: UITextSearchOptions(), withText: "b")
      XCTAssertNil(plain.selectedTextSearchDocument as Any?)
    }
  }

  /// FIND-03, FIND-02: a session of an app for a text view.
  func test_FIND03_textViews() async {
    await withStage { trace in
      let (root, view) = (trace.controller("R"), UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
      trace.show(root)
      root.view.addSubview(view)
      view.text = "one two one"
      let session = UITextSearchingFindSession(searchableObject: view)
      session.performSearch(query: "one", options: nil)
      XCTAssertEqual(session.resultCount, 2)
      XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
      session.highlightNextResult(in: .forward)
      XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 3))
      session.performSingleReplacement(query: "one", replacement: "three", options: nil)
      XCTAssertEqual(view.text, "one two three")
      session.replaceAll(query: "o", replacement: "0", options: nil)
      XCTAssertEqual(view.text, "0ne tw0 three")
      session.invalidateFoundResults()
      XCTAssertEqual(session.resultCount, 0)
    }
  }
}

/// A place in a text.
private final class Spot: UITextRange {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}

/// Two texts, in which it finds places in another order.
private final class Shelf: NSObject, UITextSearching {
  typealias DocumentIdentifier = Int
  private let trace: Trace
  let spots = [Spot(0), Spot(1)]
  var hits = [(0, 2), (1, 1), (0, 1)]
  var supportsTextReplacement = false
  private(set) var aggregator: UITextSearchAggregator<Int>?
  init(_ trace: Trace) { self.trace = trace }

  private func text(_ range: UITextRange, _ document: Int?) -> String {
    "\((range as? Spot)?.index ?? -1) in \(document ?? -1)"
  }

  var selectedTextRange: UITextRange? { nil }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
    let (one, other) = ((foundRange as? Spot)?.index ?? 0, (toRange as? Spot)?.index ?? 0)
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
  func compare(document: Int, toDocument: Int) -> ComparisonResult {
    document < toDocument ? .orderedAscending : .orderedDescending
  }
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
  ) {
    trace.note("search \(queryString)")
    aggregator = resultAggregator
    for hit in hits { resultAggregator.foundRange(spots[hit.0], searchString: queryString, document: hit.1) }
    resultAggregator.finishedSearching()
  }
  func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
    trace.note("\(usingStyle) \(text(foundTextRange, document))")
  }
  func clearAllDecoratedFoundText() { trace.note("clear") }
  func willHighlight(foundTextRange: UITextRange, document: Int?) {
    trace.note("will highlight \(text(foundTextRange, document))")
  }
  func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) {
    trace.note("scroll to \(text(range, inDocument))")
  }
  func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
    trace.note("replace \(text(foundTextRange, document)) by \(withText)")
  }
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    trace.note("replace all \(queryString) by \(withText)")
  }
}

/// Implements what is required.
private final class Plain: NSObject, UITextSearching {
  let spot = Spot(0)
  var selectedTextRange: UITextRange? { nil }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    .orderedSame
  }
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    resultAggregator.foundRange(spot, searchString: queryString, document: "one")
    resultAggregator.foundRange(spot, searchString: queryString, document: "two")
    resultAggregator.finishedSearching()
  }
  func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {}
  func clearAllDecoratedFoundText() {}
}
