import ControllerTree
import Foundation

/// Learns about the presentation of a search. Clients implement it. The will and did methods are not called if the app presents or
/// dismisses the search controller itself. Rules: SEARCH-06.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search becomes active: the delegate may present it. If it does not, the search presents itself.
  func presentSearchController(_ searchController: UISearchController)
  /// The search bar of a navigation item changes its place. The library never calls it.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// The search bar of a navigation item has changed its place. The library never calls it.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing: the search presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// Updates the results of a search. Clients implement it. Rules: SEARCH-07.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Text or scope of the search bar has changed, or it is edited now.
  func updateSearchResults(for searchController: UISearchController)
  /// A person has chosen a suggestion. Called for ``UISearchController/choose(_:)``. Rules: SEARCH-11.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
