import ControllerTree
import Foundation

/// The delegate of a search bar's text field: it tells the search bar's delegate, then the search controller.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.searchController?.searchBarAgreedToBegin()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.updateResults()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// The text was typed, deleted or cleared.
  func textChanged() {
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.searchController?.updateResults()
  }

  /// A person has pressed the search key: the keyboard of a search controller's bar goes away.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.enablesReturnKeyAutomatically, !textField.hasText { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.searchController != nil { textField.resignFirstResponder() }
    return true
  }
}
