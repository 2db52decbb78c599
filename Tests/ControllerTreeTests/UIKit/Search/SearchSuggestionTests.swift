import UIKit
import XCTest

@testable import ControllerTree

/// SEARCH-11: suggestions of a search.
final class SearchSuggestionTests: XCTestCase {
  func test_SEARCH11_aPersonChooses() async {
    await withTrace { trace in
      let (list, updater) = (trace.controller("L"), Updater(trace))
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      list.definesPresentationContext = true
      trace.show(UINavigationController(rootViewController: list))
      search.searchResultsUpdater = updater
      let pear = UISearchSuggestionItem(localizedSuggestion: "pear")
      let token = UISearchToken(icon: nil, text: "fruit")
      search.searchSuggestions = [pear, token]
      XCTAssertFalse(search.choose(pear), "The search is not active.")
      search.isActive = true
      trace.begin()
      XCTAssertTrue(search.choose(pear))
      trace.expect("selected pear")
      XCTAssertTrue(search.choose(token))
      trace.expect("selected fruit")
      XCTAssertFalse(search.choose(UISearchSuggestionItem(localizedSuggestion: "pear")))
      search.isActive = false
      trace.begin()
    }
  }

  func test_SEARCH11_items() async {
    await MainActor.run {
      let icon = UIImage()
      let item = UISearchSuggestionItem(localizedSuggestion: "a", localizedDescription: "b", iconImage: icon)
      XCTAssertEqual([item.localizedSuggestion, item.localizedDescription], ["a", "b"])
      XCTAssertTrue(item.iconImage === icon)
      XCTAssertTrue(UISearchToken(icon: icon, text: "a").iconImage === icon)
      let plain = PlainSuggestion()
      plain.representedObject = 1
      XCTAssertNil(plain.representedObject)
      XCTAssertNil(plain.localizedDescription)
      XCTAssertNil(plain.iconImage)
      XCTAssertNil(plain.localizedAttributedSuggestion)
    }
  }
}

private final class PlainSuggestion: NSObject, UISearchSuggestion {
  var localizedSuggestion: String? { "plain" }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  private unowned let trace: Trace
  init(_ trace: Trace) { self.trace = trace }
  func updateSearchResults(for searchController: UISearchController) {}
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { trace.note("selected \(searchSuggestion.localizedSuggestion ?? "nothing")") }
}
