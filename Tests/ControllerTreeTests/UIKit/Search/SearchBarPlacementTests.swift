import UIKit
import XCTest

@testable import ControllerTree

/// The place of a search bar.
final class SearchBarPlacementTests: XCTestCase {
  /// SEARCH-08: the bar is below the title, which goes while the search is active.
  func test_SEARCH08_belowTheTitle() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      let (bar, search) = (scene.navigation.navigationBar, scene.search.searchBar)
      XCTAssertEqual(scene.page.navigationItem.searchBarPlacement, .stacked)
      XCTAssertTrue(search.superview === bar)
      XCTAssertEqual(bar.frame.height, 96)
      XCTAssertEqual(search.frame, CGRect(x: 0, y: 44, width: 400, height: 52))
      XCTAssertEqual(scene.page.view.safeAreaInsets.top, 96)
      trace.ignore {
        scene.search.isActive = true
        scene.navigation.view.layoutIfNeeded()
      }
      XCTAssertEqual(bar.frame.height, 52)
      XCTAssertEqual(search.frame, CGRect(x: 0, y: 0, width: 400, height: 52))
      scene.search.hidesNavigationBarDuringPresentation = false
      scene.navigation.view.layoutIfNeeded()
      XCTAssertEqual(bar.frame.height, 96)
      trace.ignore { scene.search.isActive = false }
      search.scopeButtonTitles = ["a"]
      search.showsScopeBar = true
      scene.navigation.view.layoutIfNeeded()
      XCTAssertEqual(bar.frame.height, 140)
    }
  }

  /// SEARCH-08: the bar goes and comes with its item.
  func test_SEARCH08_pushAndPop() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      let (bar, search) = (scene.navigation.navigationBar, scene.search.searchBar)
      trace.ignore { scene.navigation.pushViewController(trace.controller("B"), animated: false) }
      XCTAssertNil(search.superview)
      XCTAssertEqual(bar.frame.height, 44)
      XCTAssertFalse(search.enter("a"))
      trace.ignore { scene.navigation.popViewController(animated: false) }
      XCTAssertTrue(search.superview === bar)
      XCTAssertEqual(bar.frame.height, 96)
      scene.page.navigationItem.searchController = nil
      scene.navigation.view.layoutIfNeeded()
      XCTAssertNil(search.superview)
      XCTAssertEqual(bar.frame.height, 44)
    }
  }

  /// SEARCH-08: in regular width the bar is in the row of the title, unless the app prefers it below.
  func test_SEARCH08_regularWidth() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      trace.ignore {
        scene.navigation.traitOverrides.horizontalSizeClass = .regular
        scene.navigation.updateTraitsIfNeeded()
        scene.page.navigationItem.preferredSearchBarPlacement = .inline
        scene.navigation.view.layoutIfNeeded()
      }
      XCTAssertEqual(scene.page.navigationItem.searchBarPlacement, .inline)
      XCTAssertEqual(scene.navigation.navigationBar.frame.height, 44)
      XCTAssertTrue(scene.search.searchBar.superview === scene.navigation.navigationBar)
      scene.page.navigationItem.preferredSearchBarPlacement = .stacked
      scene.navigation.view.layoutIfNeeded()
      XCTAssertEqual(scene.navigation.navigationBar.frame.height, 96)
    }
  }

  /// SEARCH-08: a search has one item; the last one that takes it.
  func test_SEARCH08_oneItem() async {
    await withStage { _ in
      let (first, second) = (UINavigationItem(), UINavigationItem())
      let search = UISearchController(searchResultsController: nil)
      XCTAssertTrue(first.hidesSearchBarWhenScrolling)
      first.hidesSearchBarWhenScrolling = false
      XCTAssertFalse(first.hidesSearchBarWhenScrolling)
      first.searchController = search
      second.searchController = search
      XCTAssertNil(first.searchController)
      XCTAssertTrue(second.searchController === search)
      XCTAssertEqual(second.preferredSearchBarPlacement, .automatic)
    }
  }

  /// SEARCH-10: a search whose bar lies in a view is presented by its controller, and hides the navigation bar meanwhile.
  func test_SEARCH10_barInAView() async {
    await withTrace { trace in
      let page = trace.controller("A")
      let search = trace.controller("S") { UISearchController(searchResultsController: nil) }
      let navigation = trace.controller("N") { UINavigationController(rootViewController: page) }
      trace.show(navigation)
      trace.setUp {
        page.definesPresentationContext = true
        search.searchBar.frame = CGRect(x: 0, y: 100, width: 400, height: 56)
        page.view.addSubview(search.searchBar)
      }
      trace.ignore { search.searchBar.enter("a") }
      XCTAssertTrue(page.presentedViewController === search)
      XCTAssertTrue(navigation.isNavigationBarHidden)
      trace.ignore { search.searchBar.cancel() }
      XCTAssertFalse(navigation.isNavigationBarHidden)
      search.hidesNavigationBarDuringPresentation = false
      trace.ignore { search.isActive = true }
      XCTAssertFalse(navigation.isNavigationBarHidden)
      trace.ignore { search.isActive = false }
    }
  }
}

/// A page `A` on a navigation stack `N`, with a search `S` whose results are in `T`.
@MainActor final class SearchScene: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  let trace: Trace
  let page: UIViewController
  let results: UIViewController?
  let search: UISearchController
  let navigation: UINavigationController
  /// Whether the delegate presents the search itself.
  var presents = false

  init(_ trace: Trace, hasResults: Bool = true) {
    self.trace = trace
    page = trace.controller("A")
    let results = hasResults ? trace.controller("T") : nil
    search = trace.controller("S") { UISearchController(searchResultsController: results) }
    self.results = results
    navigation = trace.controller("N") { [page] in UINavigationController(rootViewController: page) }
    super.init()
    trace.setUp {
      page.definesPresentationContext = true
      page.navigationItem.searchController = search
      search.delegate = self
      search.searchResultsUpdater = self
    }
    let bar = SearchBarNotes(trace)
    trace.kept += [bar, self]
    search.searchBar.delegate = bar
    trace.show(navigation)
  }

  func willPresentSearchController(_ searchController: UISearchController) { trace.note("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { trace.note("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { trace.note("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { trace.note("did dismiss") }
  func presentSearchController(_ searchController: UISearchController) {
    trace.note("present")
    if presents { page.present(search, animated: false) }
  }
  func updateSearchResults(for searchController: UISearchController) {
    trace.note("update for '\(searchController.searchBar.text ?? "nil")'")
  }
}
