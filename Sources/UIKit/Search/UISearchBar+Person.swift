import ControllerTree
import Foundation

// A person's acts on a search bar.

extension UISearchBar {
  /// A person taps the field and types. One turn. A search controller's search becomes active.
  /// - Returns: Whether the text was typed: `false` if a person can't use the bar, or if the delegate refuses.
  /// - Rules: SEARCH-01, SEARCH-02, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func enter(_ text: String) -> Bool { act("enter(_:)") { searchTextField.enter(text) } }

  /// A person taps the field. One turn. A search controller's search becomes active.
  /// - Returns: Whether the field is edited now.
  /// - Rules: SEARCH-01, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func tapField() -> Bool { act("tapField()") { isEnabled && searchTextField.becomeFirstResponder() } }

  /// A person presses the delete key in the field. One turn.
  /// - Returns: Whether the key was pressed.
  /// - Rules: SEARCH-02, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressDelete() -> Bool { act("pressDelete()") { searchTextField.pressDelete() } }

  /// A person taps the button that clears the field. One turn.
  /// - Returns: Whether the text was cleared.
  /// - Rules: SEARCH-02, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func clear() -> Bool { act("clear()") { searchTextField.clear() } }

  /// A person presses the search key. One turn.
  /// - Returns: Whether it had an effect: `false` if the field is not edited, or is empty while it `enablesReturnKeyAutomatically`.
  /// - Rules: SEARCH-02, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func pressSearch() -> Bool { act("pressSearch()") { searchTextField.pressReturn() } }

  /// A person taps the cancel button. One turn. A search controller's search ends.
  /// - Returns: Whether there is one.
  /// - Rules: SEARCH-03, SEARCH-06, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func cancel() -> Bool {
    act("cancel()") {
      guard isEnabled, showsCancelButton else { return false }
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
      return true
    }
  }

  /// A person taps a scope. One turn.
  /// - Parameter index: The scope's place.
  /// - Returns: Whether another scope is chosen now: `false` if there is none at that place, or it was chosen already.
  /// - Rules: SEARCH-03, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func selectScope(at index: Int) -> Bool {
    act("selectScope(at:)") {
      guard isEnabled, showsScopeBar, scopeButtonTitles?.indices.contains(index) == true,
        index != scope
      else { return false }
      scope = index
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      searchController?.updateResults()
      return true
    }
  }

  /// A person taps the button for bookmarks. One turn.
  /// - Returns: Whether there is one.
  /// - Rules: SEARCH-03, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func tapBookmarkButton() -> Bool {
    act("tapBookmarkButton()") {
      guard isEnabled, showsBookmarkButton else { return false }
      delegate?.searchBarBookmarkButtonClicked(self)
      return true
    }
  }

  /// A person taps the button for results. One turn.
  /// - Returns: Whether there is one.
  /// - Rules: SEARCH-03, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func tapResultsListButton() -> Bool {
    act("tapResultsListButton()") {
      guard isEnabled, showsSearchResultsButton else { return false }
      delegate?.searchBarResultsListButtonClicked(self)
      return true
    }
  }
}
