import UIKit
import XCTest

@testable import ControllerTree

final class UISearchControllerTests: XCTestCase {
  /// SEARCH-06, SEARCH-07: a tap on the bar of a navigation item, a text, and a cancellation, with all callbacks.
  func test_SEARCH06_aWholeSearch() async {
    await withTrace { trace in
      let scene = SearchScene(trace)
      XCTAssertTrue(scene.search.searchBar.enter("a"))
      trace.expect(
        """
        should begin
        present
        will present
        did begin
        update for ''
        should change (0, 0) to a
        text a
        update for 'a'
        S.viewDidLoad()
        T.willMove(toParent: S)
        T.viewDidLoad()
        T.didMove(toParent: S)
        S.viewWillAppear(true)
        T.viewWillAppear(true)
        S.viewIsAppearing(true)
        T.viewIsAppearing(true)
        S.viewDidAppear(true)
        T.viewDidAppear(true)
        did present
        """)
      XCTAssertTrue(scene.search.isActive)
      XCTAssertTrue(scene.page.presentedViewController === scene.search)
      XCTAssertTrue(scene.search.searchBar.pressSearch())
      trace.expect("search\nshould end\ndid end")
      XCTAssertTrue(scene.search.searchBar.cancel())
      trace.expect(
        """
        cancel
        will dismiss
        update for ''
        S.viewWillDisappear(true)
        T.viewWillDisappear(true)
        S.viewDidDisappear(true)
        T.viewDidDisappear(true)
        did dismiss
        """)
      XCTAssertFalse(scene.search.isActive)
      XCTAssertEqual(scene.search.searchBar.text, "")
      XCTAssertFalse(scene.search.searchBar.cancel(), "The button is gone.")
    }
  }

  /// SEARCH-06: a program makes the search active and ends it; the field is not edited.
  func test_SEARCH06_byAProgram() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      scene.search.isActive = true
      trace.expect(
        """
        present
        will present
        S.viewDidLoad()
        S.viewWillAppear(true)
        S.viewIsAppearing(true)
        S.viewDidAppear(true)
        did present
        """)
      XCTAssertFalse(scene.search.searchBar.isFirstResponder)
      XCTAssertTrue(scene.search.searchBar.showsCancelButton)
      scene.search.isActive = true
      trace.expect("")
      scene.search.isActive = false
      trace.expect("will dismiss\nS.viewWillDisappear(true)\nS.viewDidDisappear(true)\ndid dismiss")
      XCTAssertFalse(scene.search.searchBar.showsCancelButton)
      scene.search.isActive = false
      trace.expect("")
    }
  }

  /// SEARCH-06: if the delegate or the app presents and dismisses the search itself, will and did are not called.
  func test_SEARCH06_presentedByTheApp() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      scene.presents = true
      scene.search.isActive = true
      let appearance = "S.viewDidLoad()\nS.viewWillAppear(false)\nS.viewIsAppearing(false)\nS.viewDidAppear(false)"
      trace.expect("present\n" + appearance)
      XCTAssertTrue(scene.search.isActive)
      scene.page.dismiss(animated: false)
      trace.expect("S.viewWillDisappear(false)\nS.viewDidDisappear(false)")
      XCTAssertFalse(scene.search.isActive)
      scene.page.present(scene.search, animated: false)
      trace.expect("S.viewWillAppear(false)\nS.viewIsAppearing(false)\nS.viewDidAppear(false)")
      XCTAssertTrue(scene.search.isActive)
      scene.search.searchBar.enter("x")
      trace.expect("should begin\ndid begin\nupdate for ''\nshould change (0, 0) to x\ntext x\nupdate for 'x'")
      scene.search.dismiss(animated: false)
      trace.expect(
        "update for ''\nshould end\ndid end\nS.viewWillDisappear(false)\nS.viewDidDisappear(false)")
    }
  }

  /// SEARCH-06: the search is presented in the context of the controller; without one, over the navigation controller, whose controllers
  /// stay on screen.
  func test_SEARCH06_context() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      scene.page.definesPresentationContext = false
      trace.ignore { scene.search.isActive = true }
      XCTAssertTrue(scene.search.presentingViewController === scene.navigation)
      XCTAssertNotNil(scene.page.view.window)
      trace.ignore { scene.search.isActive = false }
    }
  }

  /// SEARCH-06: a search whose bar belongs to no controller does not become active.
  func test_SEARCH06_withoutAController() async {
    await withTrace { trace in
      let search = UISearchController(searchResultsController: nil)
      search.isActive = true
      XCTAssertFalse(search.isActive)
      XCTAssertFalse(search.searchBar.enter("a"))
      trace.expect("")
    }
  }

  /// SEARCH-07: text and scope update the results, by a person and, while the search is active, by a program.
  func test_SEARCH07_updates() async {
    await withTrace { trace in
      let scene = SearchScene(trace, hasResults: false)
      let bar = scene.search.searchBar
      bar.text = "before"
      bar.text = ""
      trace.expect("")
      bar.scopeButtonTitles = ["All", "New"]
      trace.ignore { scene.search.isActive = true }
      XCTAssertTrue(bar.showsScopeBar)
      bar.text = "x"
      trace.expect("update for 'x'")
      bar.selectedScopeButtonIndex = 1
      trace.expect("update for 'x'")
      bar.selectScope(at: 0)
      trace.expect("scope 0\nupdate for 'x'")
      trace.ignore { scene.search.isActive = false }
      XCTAssertFalse(bar.showsScopeBar)
      scene.search.scopeBarActivation = .onTextEntry
      trace.ignore { scene.search.isActive = true }
      XCTAssertFalse(bar.showsScopeBar)
      trace.ignore { bar.text = "y" }
      XCTAssertTrue(bar.showsScopeBar)
      scene.search.automaticallyShowsScopeBar = false
      XCTAssertEqual(scene.search.scopeBarActivation, .manual)
      trace.ignore { scene.search.isActive = false }
    }
  }

  /// SEARCH-09: the view of the results is hidden while there is no text, unless the app decides itself.
  func test_SEARCH09_results() async {
    await withTrace { trace in
      let scene = SearchScene(trace)
      guard let results = scene.results else { return XCTFail("There are no results.") }
      let bar = scene.search.searchBar
      trace.ignore { bar.tapField() }
      XCTAssertTrue(results.parent === scene.search)
      XCTAssertTrue(results.view.isHidden)
      trace.ignore { bar.enter("a") }
      XCTAssertFalse(results.view.isHidden)
      XCTAssertTrue(scene.search.showsSearchResultsController)
      trace.ignore { bar.clear() }
      XCTAssertTrue(results.view.isHidden)
      scene.search.showsSearchResultsController = true
      XCTAssertFalse(results.view.isHidden)
      XCTAssertFalse(scene.search.automaticallyShowsSearchResultsController)
      scene.search.automaticallyShowsSearchResultsController = true
      XCTAssertTrue(results.view.isHidden)
      trace.ignore { scene.search.isActive = false }
    }
  }

  /// SEARCH-09: without obscuring, touches reach the content until there are results.
  func test_SEARCH09_touches() async {
    await withTrace { trace in
      let scene = SearchScene(trace)
      let middle = CGPoint(x: 200, y: 400)
      @MainActor func hit() -> UIView? { scene.navigation.view.window?.hitTest(middle, with: nil) }
      trace.ignore { scene.search.isActive = true }
      XCTAssertTrue(hit()?.isDescendant(of: scene.search.view) ?? false)
      scene.search.obscuresBackgroundDuringPresentation = false
      XCTAssertTrue(hit() === scene.page.view)
      trace.ignore { scene.search.searchBar.enter("a") }
      XCTAssertTrue(hit() === scene.results?.view)
      trace.ignore { scene.search.isActive = false }
    }
  }
}
