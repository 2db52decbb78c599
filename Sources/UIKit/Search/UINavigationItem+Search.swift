import ControllerTree
import Foundation

/// The search of a navigation item.
struct SearchOfItem {
  var controller: UISearchController?
  var hidesWhenScrolling = true
  var placement = UINavigationItem.SearchBarPlacement.automatic
}

extension UINavigationItem {
  /// Where a navigation bar has its search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// In regular width in the row of the title, else below it.
    case automatic = 0
    /// In the row of the title.
    case inline
    /// Below the title.
    case stacked
    /// In the row of the title, or in the toolbar.
    case integrated
    /// In the middle of the row of the title.
    case integratedCentered
    /// In the row of the title, as a button.
    case integratedButton
  }

  /// The search whose bar the navigation bar shows while the item is on top. Rules: SEARCH-08.
  public var searchController: UISearchController? {
    get { surfaceIfMade?.search.controller }
    set {
      guard newValue !== searchController else { return }
      searchController?.navigationItemOfSearch = nil
      ownSurface.search.controller = newValue
      newValue?.navigationItemOfSearch?.searchController = nil
      newValue?.navigationItemOfSearch = self
      attachSearchBar()
    }
  }

  /// Whether the search bar goes while the content moves up, and comes when it is moved down to its top. Rules: SEARCH-15.
  public var hidesSearchBarWhenScrolling: Bool {
    get { surfaceIfMade?.search.hidesWhenScrolling ?? true }
    set {
      ownSurface.search.hidesWhenScrolling = newValue
      attachSearchBar()
    }
  }

  /// Where the search bar should be. Rules: SEARCH-08.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { surfaceIfMade?.search.placement ?? .automatic }
    set {
      ownSurface.search.placement = newValue
      attachSearchBar()
    }
  }

  /// Where the search bar is: in the row of the title, if that is preferred in regular width, else below the title. Rules: SEARCH-08.
  public var searchBarPlacement: SearchBarPlacement {
    guard controller?.traitCollection.horizontalSizeClass == .regular else { return .stacked }
    return preferredSearchBarPlacement == .stacked ? .stacked : .inline
  }

  /// Brings the search bar into the navigation bar.
  func attachSearchBar() {
    guard let search = searchController else {
      attachment = nil
      return
    }
    let isBelow = searchBarPlacement == .stacked
    let hidesTitle = isBelow && search.isActive && search.hidesNavigationBarDuringPresentation
    // The bar has less room around the field than elsewhere.
    let height = search.searchBar.intrinsicContentSize.height - 4
    attachment = NavigationBarAttachment(
      search.searchBar, height: isBelow ? height : 0, hidesTitle: hidesTitle,
      collapses: isBelow && hidesSearchBarWhenScrolling && !search.isActive)
  }
}
