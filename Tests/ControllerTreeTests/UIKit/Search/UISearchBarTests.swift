import UIKit
import XCTest

@testable import ControllerTree

final class UISearchBarTests: XCTestCase {
  @MainActor private static func stage(_ trace: Trace) -> (UISearchBar, SearchBarNotes) {
    let root = trace.controller("R")
    trace.show(root)
    let (bar, notes) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)), SearchBarNotes(trace))
    trace.setUp {
      root.view.addSubview(bar)
      bar.delegate = notes
      trace.kept.append(notes)
      bar.layoutIfNeeded()
    }
    return (bar, notes)
  }

  /// SEARCH-01, SEARCH-02: a person types, deletes, clears, searches, and ends editing.
  func test_SEARCH02_aPersonTypes() async {
    await withTrace { trace in
      let (bar, _) = Self.stage(trace)
      XCTAssertFalse(bar.pressSearch(), "The field is not edited.")
      XCTAssertTrue(bar.enter("ab"))
      trace.expect("should begin\ndid begin\nshould change (0, 0) to ab\ntext ab")
      XCTAssertTrue(bar.isFirstResponder)
      XCTAssertTrue(bar.pressDelete())
      trace.expect("should change (1, 1) to \ntext a")
      XCTAssertTrue(bar.pressSearch())
      trace.expect("search")
      XCTAssertTrue(bar.clear())
      trace.expect("should change (0, 1) to \ntext ")
      XCTAssertFalse(bar.pressSearch(), "There is no text.")
      bar.enablesReturnKeyAutomatically = false
      XCTAssertTrue(bar.pressSearch())
      trace.expect("search")
      XCTAssertTrue(bar.resignFirstResponder())
      trace.expect("should end\ndid end")
    }
  }

  /// SEARCH-01, SEARCH-02: the delegate can refuse.
  func test_SEARCH01_refusals() async {
    await withTrace { trace in
      let (bar, notes) = Self.stage(trace)
      notes.allowed = []
      XCTAssertFalse(bar.enter("a"))
      XCTAssertFalse(bar.tapField())
      trace.expect("should begin\nshould begin")
      notes.allowed = ["begin"]
      XCTAssertTrue(bar.tapField())
      XCTAssertFalse(bar.enter("a"))
      XCTAssertFalse(bar.resignFirstResponder())
      trace.expect("should begin\ndid begin\nshould change (0, 0) to a\nshould end")
      XCTAssertEqual(bar.text, "")
      bar.superview?.endEditing(true)
      trace.expect("should end\ndid end")
    }
  }

  /// SEARCH-02: a program that sets the text calls no delegate.
  func test_SEARCH02_aProgram() async {
    await withTrace { trace in
      let (bar, _) = Self.stage(trace)
      bar.text = "x"
      bar.selectedScopeButtonIndex = 1
      XCTAssertEqual(bar.searchTextField.text, "x")
      bar.placeholder = "p"
      XCTAssertEqual(bar.searchTextField.placeholder, "p")
      trace.expect("")
    }
  }

  /// SEARCH-03: buttons and scopes work while they are there.
  func test_SEARCH03_buttonsAndScopes() async {
    await withTrace { trace in
      let (bar, _) = Self.stage(trace)
      XCTAssertFalse(bar.cancel())
      XCTAssertFalse(bar.tapBookmarkButton())
      XCTAssertFalse(bar.tapResultsListButton())
      bar.scopeButtonTitles = ["All", "New"]
      XCTAssertFalse(bar.selectScope(at: 1), "The scopes are not shown.")
      trace.expect("")
      bar.setShowsCancelButton(true, animated: true)
      (bar.showsBookmarkButton, bar.showsSearchResultsButton, bar.showsScopeBar) = (true, true, true)
      XCTAssertTrue(bar.cancel())
      XCTAssertTrue(bar.tapBookmarkButton())
      XCTAssertTrue(bar.tapResultsListButton())
      XCTAssertTrue(bar.selectScope(at: 1))
      XCTAssertFalse(bar.selectScope(at: 1), "It is chosen.")
      XCTAssertFalse(bar.selectScope(at: 2))
      trace.expect("cancel\nbookmark\nresults list\nscope 1")
      bar.isEnabled = false
      XCTAssertFalse(bar.cancel())
      XCTAssertFalse(bar.enter("a"))
      trace.expect("")
    }
  }

  /// SEARCH-04: tokens stand before the text; the delete key at its beginning removes the last one.
  func test_SEARCH04_tokens() async {
    await withTrace { trace in
      let (bar, _) = Self.stage(trace)
      let field = bar.searchTextField
      let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
      trace.setUp {
        field.tokens = [tokens[0]]
        field.insertToken(tokens[2], at: 9)
        field.insertToken(tokens[1], at: 1)
        bar.text = "x"
        bar.tapField()
      }
      XCTAssertEqual(field.tokens, tokens)
      XCTAssertTrue(bar.pressDelete())
      trace.expect("should change (0, 1) to \ntext ")
      XCTAssertTrue(field.hasText)
      XCTAssertTrue(bar.pressDelete())
      trace.expect("text ")
      XCTAssertEqual(field.tokens, [tokens[0], tokens[1]])
      field.allowsDeletingTokens = false
      bar.pressDelete()
      field.removeToken(at: 5)
      field.removeToken(at: 0)
      trace.expect("")
      XCTAssertEqual(field.tokens, [tokens[1]])
      XCTAssertEqual(field.tokens(in: field.textualRange), [tokens[1]])
      bar.enter("word")
      trace.expect("should change (0, 0) to word\ntext word")
      field.replaceTextualPortion(of: field.textualRange, with: tokens[0], at: 0)
      trace.expect("text ")
      XCTAssertEqual(field.tokens, [tokens[0], tokens[1]])
      XCTAssertEqual(field.positionOfToken(at: 0), field.beginningOfDocument)
    }
  }

  /// SEARCH-05: the sizes.
  func test_SEARCH05_sizes() async {
    await withStage { trace in
      let (bar, _) = Self.stage(trace)
      XCTAssertEqual(bar.intrinsicContentSize.height, 56)
      XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 284, height: 36))
      bar.showsScopeBar = true
      XCTAssertEqual(bar.intrinsicContentSize.height, 56, "There are no scopes.")
      bar.scopeButtonTitles = ["All", "New"]
      XCTAssertEqual(bar.sizeThatFits(CGSize(width: 200, height: 0)), CGSize(width: 200, height: 100))
      bar.sizeToFit()
      bar.layoutIfNeeded()
      XCTAssertEqual(bar.searchTextField.frame.minY, 10)
    }
  }

  /// The pictures and attributes of a bar, for their places and states.
  func test_TEXT23_looksForStates() async {
    await withStage { _ in
      let (bar, image, other) = (UISearchBar(), UIImage(), UIImage())
      bar.setImage(image, for: .clear, state: .normal)
      XCTAssertTrue(bar.image(for: .clear, state: .highlighted) === image)
      XCTAssertNil(bar.image(for: .search, state: .normal))
      bar.setBackgroundImage(image, for: .any, barMetrics: .default)
      bar.setBackgroundImage(other, for: .top, barMetrics: .default)
      XCTAssertTrue(bar.backgroundImage(for: .bottom, barMetrics: .default) === image)
      XCTAssertTrue(bar.backgroundImage(for: .top, barMetrics: .default) === other)
      bar.setSearchFieldBackgroundImage(image, for: .normal)
      XCTAssertTrue(bar.searchFieldBackgroundImage(for: .disabled) === image)
      bar.setScopeBarButtonTitleTextAttributes([.kern: 1], for: .normal)
      XCTAssertEqual(bar.scopeBarButtonTitleTextAttributes(for: .selected)?.count, 1)
      bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .search)
      XCTAssertEqual(bar.positionAdjustment(for: .search).horizontal, 1)
      XCTAssertEqual(bar.positionAdjustment(for: .clear), .zero)
      XCTAssertEqual(bar.barPosition, .any)
      bar.keyboardType = .URL
      XCTAssertEqual(bar.searchTextField.keyboardType, .URL)
      XCTAssertEqual(bar.returnKeyType, .search)
    }
  }
}

/// Writes what a search bar's delegate learns.
final class SearchBarNotes: NSObject, UISearchBarDelegate {
  private unowned let trace: Trace
  var allowed: Set<String> = ["begin", "end", "change"]

  init(_ trace: Trace) { self.trace = trace }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    trace.note("should begin")
    return allowed.contains("begin")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { trace.note("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    trace.note("should end")
    return allowed.contains("end")
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { trace.note("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { trace.note("text \(searchText)") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    trace.note("should change (\(range.location), \(range.length)) to \(text)")
    return allowed.contains("change")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { trace.note("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { trace.note("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { trace.note("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { trace.note("results list") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    trace.note("scope \(selectedScope)")
  }
}
