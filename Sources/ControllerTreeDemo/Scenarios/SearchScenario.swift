import ControllerTree
import UIKit

/// A search from a navigation bar: the calls of its delegates among the callbacks of controllers.
struct SearchScenario: Scenario {
  let name = "search"
  let title = "A person searches"
  let summary = """
    A search controller is a presentation in the context of the page that is searched. Its results are a child, hidden while there is no \
    text. The navigation bar has the search bar in it, and hides its title during the search.
    """

  func play(_ story: Story) {
    let page = UIViewController(title: "Page")
    let results = UIViewController(title: "Results")
    let search = UISearchController(searchResultsController: results)
    let listener = SearchListener()
    search.title = "Search"
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.scopeButtonTitles = ["All", "New"]
    page.definesPresentationContext = true
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    let window = UIWindow()
    window.rootViewController = navigation
    story.step("The window is shown") { window.isHidden = false }

    func show(_ title: String, _ act: () -> Void) {
      listener.lines = []
      story.step(title, act)
      story.table("The delegates' calls", header: ["call", "text"], rows: listener.lines)
      story.fact("height of the navigation bar", Double(navigation.navigationBar.frame.height))
    }
    show("search.searchBar.enter(\"ro\")") { search.searchBar.enter("ro") }
    story.tree("During the search", of: window)
    show("search.searchBar.selectScope(at: 1)") { search.searchBar.selectScope(at: 1) }
    show("search.searchBar.clear()") { search.searchBar.clear() }
    story.fact("results.view.isHidden", results.view.isHidden)
    show("search.searchBar.cancel()") { search.searchBar.cancel() }
    story.tree("After the search", of: window)
  }
}

/// Writes down the calls, with the text of the search bar.
private final class SearchListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [[String]] = []

  private func note(_ call: String, _ search: UISearchController) { lines.append([call, search.searchBar.text ?? ""]) }

  func presentSearchController(_ search: UISearchController) { note("presentSearchController", search) }
  func willPresentSearchController(_ search: UISearchController) { note("willPresentSearchController", search) }
  func didPresentSearchController(_ search: UISearchController) { note("didPresentSearchController", search) }
  func willDismissSearchController(_ search: UISearchController) { note("willDismissSearchController", search) }
  func didDismissSearchController(_ search: UISearchController) { note("didDismissSearchController", search) }
  func updateSearchResults(for search: UISearchController) { note("updateSearchResults(for:)", search) }
}
