import UIKit
import XCTest

@testable import ControllerTree

/// Finding and replacing text.
final class FindInteractionTests: XCTestCase {
  @MainActor private static func stage(_ trace: Trace, _ text: String) -> UITextView {
    let (root, view) = (trace.controller("R"), UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    trace.show(root)
    root.view.addSubview(view)
    view.text = text
    view.isFindInteractionEnabled = true
    return view
  }

  /// FIND-01: the panel opens in a window, if the delegate has a session, and closes when the view changes.
  func test_FIND01_panel() async {
    await withTrace { trace in
      let (root, view, delegate) = (trace.controller("R"), UIView(), Sessions(trace))
      let interaction = UIFindInteraction(sessionDelegate: delegate)
      view.addInteraction(interaction)
      interaction.presentFindNavigator(showingReplace: false)
      XCTAssertFalse(interaction.isFindNavigatorVisible, "The view is in no window.")
      trace.show(root)
      trace.setUp { root.view.addSubview(view) }
      delegate.session = nil
      interaction.presentFindNavigator(showingReplace: false)
      XCTAssertNil(interaction.search(for: "a"))
      delegate.session = UIFindSession()
      interaction.presentFindNavigator(showingReplace: true)
      interaction.presentFindNavigator(showingReplace: true)
      trace.expect("began")
      XCTAssertEqual(interaction.search(for: "a"), 0)
      interaction.findNext()
      interaction.findPrevious()
      interaction.updateResultCount()
      XCTAssertFalse(interaction.replaceFound(by: "b"))
      XCTAssertEqual(delegate.session?.highlightedResultIndex, NSNotFound)
      XCTAssertEqual(delegate.session?.allowsReplacementForCurrentlyHighlightedResult, false)
      delegate.session?.performSingleReplacement(query: "", replacement: "", options: nil)
      delegate.session?.replaceAll(query: "", replacement: "", options: nil)
      view.removeInteraction(interaction)
      trace.expect("ended")
      XCTAssertNil(interaction.view)
      interaction.dismissFindNavigator()
    }
  }

  /// FIND-02: places in a text view are selected one after the other.
  func test_FIND02_places() async {
    await withStage { trace in
      let view = Self.stage(trace, "One two one two ONE")
      guard let find = view.findInteraction else { return XCTFail("There is no interaction.") }
      XCTAssertEqual(find.search(for: "one"), 3)
      XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
      find.findNext()
      find.findNext()
      XCTAssertEqual(view.selectedRange, NSRange(location: 16, length: 3))
      find.findNext()
      XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 0)
      find.findPrevious()
      XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 2)
      XCTAssertEqual(find.search(for: "three"), 0)
      find.findNext()
      XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, NSNotFound)
      find.searchText = ""
      XCTAssertEqual(find.activeFindSession?.resultCount, 0)
      XCTAssertFalse(find.replaceAllFound(by: "x"))
      view.isFindInteractionEnabled = false
      XCTAssertNil(view.findInteraction)
      XCTAssertFalse(find.isFindNavigatorVisible)
      let options = UITextSearchOptions()
      XCTAssertEqual(options.wordMatchMethod, .contains)
      XCTAssertEqual(options.stringCompareOptions, .caseInsensitive)
    }
  }

  /// FIND-02: a person replaces one place or all; the delegate decides on each.
  func test_FIND02_replacing() async {
    await withTrace { trace in
      let (view, notes) = (Self.stage(trace, "a b a b a"), Edits(trace))
      guard let find = view.findInteraction else { return XCTFail("There is no interaction.") }
      find.search(for: "a")
      find.findNext()
      view.delegate = notes
      trace.begin()
      XCTAssertTrue(find.replaceFound(by: "xx"))
      XCTAssertEqual(view.text, "a b xx b a")
      XCTAssertEqual(view.selectedRange, NSRange(location: 9, length: 1), "The next place.")
      trace.expect("asked (4, 1)\nchanged")
      XCTAssertTrue(find.replaceAllFound(by: ""))
      XCTAssertEqual(view.text, " b xx b ")
      trace.expect("asked (9, 1)\nchanged\nasked (0, 1)\nchanged")
      find.search(for: "b")
      notes.allows = false
      XCTAssertTrue(find.replaceFound(by: "c"))
      XCTAssertTrue(find.replaceAllFound(by: "c"))
      XCTAssertEqual(view.text, " b xx b ")
      trace.begin()
      view.isEditable = false
      XCTAssertFalse(find.replaceFound(by: "c"))
    }
  }
}

private final class Sessions: NSObject, UIFindInteractionDelegate {
  private let trace: Trace
  var session: UIFindSession? = UIFindSession()
  init(_ trace: Trace) { self.trace = trace }
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { trace.note("began") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { trace.note("ended") }
}

private final class Edits: NSObject, UITextViewDelegate {
  private let trace: Trace
  var allows = true
  init(_ trace: Trace) { self.trace = trace }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    trace.note("asked (\(range.location), \(range.length))")
    return allows
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("changed") }
}
