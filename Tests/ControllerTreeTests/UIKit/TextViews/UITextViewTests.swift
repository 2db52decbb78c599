import UIKit
import XCTest

@testable import ControllerTree

/// The order of a text view's callbacks.
final class UITextViewTests: XCTestCase {
  @MainActor private static func stage(_ trace: Trace, _ text: String = "") -> (UITextView, TextViewNotes) {
    let root = trace.controller("R")
    trace.show(root)
    let (view, notes) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), TextViewNotes(trace))
    trace.setUp {
      root.view.addSubview(view)
      view.text = text
      view.delegate = notes
      view.layoutIfNeeded()
      trace.kept.append(notes)
    }
    return (view, notes)
  }

  /// TEXT-37: a person types, presses return, deletes, and ends editing.
  func test_TEXT37_aPersonTypes() async {
    await withTrace { trace in
      let (view, _) = Self.stage(trace)
      XCTAssertTrue(view.enter("Ann"))
      trace.expect("should begin\ndid begin\nshould change (0, 0) to Ann\nselection (3, 0)\ndid change")
      XCTAssertTrue(view.pressReturn())
      trace.expect("should change (3, 0) to return\nselection (4, 0)\ndid change")
      XCTAssertTrue(view.enter("👩‍👩‍👧"))
      trace.expect("should change (4, 0) to 👩‍👩‍👧\nselection (12, 0)\ndid change")
      XCTAssertTrue(view.pressDelete())
      trace.expect("should change (4, 8) to \nselection (4, 0)\ndid change")
      XCTAssertEqual(view.text, "Ann\n")
      XCTAssertTrue(view.selectText(in: NSRange(location: 0, length: 3)))
      trace.expect("selection (0, 3)")
      XCTAssertTrue(view.enter("Bob"))
      trace.expect("should change (0, 3) to Bob\nselection (3, 0)\ndid change")
      XCTAssertEqual(view.text, "Bob\n")
      XCTAssertTrue(view.resignFirstResponder())
      trace.expect("should end\ndid end")
      XCTAssertFalse(view.isFirstResponder)
    }
  }

  /// TEXT-37: a delegate can refuse each step; nothing changes then.
  func test_TEXT37_refusals() async {
    await withTrace { trace in
      let (view, notes) = Self.stage(trace, "x")
      notes.allowed = []
      XCTAssertFalse(view.enter("a"))
      trace.expect("should begin")
      XCTAssertFalse(view.isFirstResponder)
      notes.allowed = ["begin"]
      XCTAssertFalse(view.enter("a"))
      XCTAssertFalse(view.pressReturn())
      XCTAssertFalse(view.pressDelete())
      trace.expect(
        """
        should begin
        did begin
        should change (1, 0) to a
        should change (1, 0) to return
        should change (0, 1) to\(" ")
        """)
      XCTAssertEqual(view.text, "x")
      XCTAssertFalse(view.resignFirstResponder())
      trace.expect("should end")
      XCTAssertTrue(view.isFirstResponder)
      view.superview?.endEditing(true)
      trace.expect("should end\ndid end")
    }
  }

  /// RESP-17: a text view whose editing must end gets the callbacks although its delegate refuses.
  func test_RESP17_forcedEnd() async {
    await withTrace { trace in
      let (view, notes) = Self.stage(trace)
      trace.setUp { view.becomeFirstResponder() }
      notes.allowed.remove("end")
      view.removeFromSuperview()
      trace.expect("should end\ndid end")
      XCTAssertFalse(view.isFirstResponder)
    }
  }

  /// TEXT-37: a text that can't be edited takes no typing and asks no delegate; it can be selected, without the keyboard.
  func test_TEXT37_notEditable() async {
    await withTrace { trace in
      let (view, _) = Self.stage(trace, "abc")
      trace.setUp { view.becomeFirstResponder() }
      view.isEditable = false
      trace.expect("should end\ndid end")
      XCTAssertFalse(view.enter("x"))
      XCTAssertFalse(view.pressDelete())
      XCTAssertTrue(view.selectText(in: NSRange(location: 0, length: 2)))
      trace.expect("selection (0, 2)")
      XCTAssertTrue(view.isFirstResponder)
      XCTAssertFalse(view.bringsUpKeyboard)
      view.isSelectable = false
      XCTAssertFalse(view.selectText(in: NSRange(location: 1, length: 0)))
      trace.expect("")
    }
  }

  /// TEXT-37, RESP-18: the keyboard's and the view's notifications, among the callbacks.
  func test_RESP18_notifications() async {
    await withTrace { trace in
      let (view, _) = Self.stage(trace)
      let names: [(Notification.Name, String)] = [
        (UITextView.textDidBeginEditingNotification, "begin!"), (UITextView.textDidChangeNotification, "change!"),
        (UITextView.textDidEndEditingNotification, "end!"), (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
      ]
      let observers = names.map { name, note in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { trace.note(note) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      view.enter("a")
      trace.expect(
        """
        should begin
        did begin
        begin!
        will show
        should change (0, 0) to a
        selection (1, 0)
        did change
        change!
        """)
      let field = UITextField()
      view.superview?.addSubview(field)
      XCTAssertTrue(field.becomeFirstResponder())
      trace.expect("should end\ndid end\nend!")
      XCTAssertTrue(view.becomeFirstResponder())
      trace.expect("should begin\ndid begin\nbegin!")
      view.resignFirstResponder()
      trace.expect("should end\ndid end\nend!\nwill hide")
    }
  }

  /// TEXT-38: changes by a program call `textViewDidChangeSelection` if the selection changes, and no question; typing by a program calls
  /// `textViewDidChange` in addition.
  func test_TEXT38_changesByAProgram() async {
    await withTrace { trace in
      let (view, _) = Self.stage(trace)
      view.text = "abc"
      trace.expect("selection (3, 0)")
      view.attributedText = NSAttributedString(string: "xyz")
      trace.expect("")
      view.selectedRange = NSRange(location: 1, length: 100)
      trace.expect("selection (1, 2)")
      view.selectedRange = NSRange(location: 1, length: 2)
      trace.expect("")
      view.insertText("!")
      trace.expect("selection (2, 0)\ndid change")
      XCTAssertEqual(view.text, "x!")
      view.deleteBackward()
      trace.expect("selection (1, 0)\ndid change")
      if let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) {
        view.replace(all, withText: "word")
      }
      trace.expect("selection (4, 0)\ndid change")
      view.selectAll(nil)
      trace.expect("selection (0, 4)")
      view.text = nil
      trace.expect("selection (0, 0)")
      XCTAssertEqual(view.text, "")
    }
  }

  /// TEXT-38: with `clearsOnInsertion` all text is selected when editing begins.
  func test_TEXT38_clearsOnInsertion() async {
    await withTrace { trace in
      let (view, _) = Self.stage(trace, "old")
      view.clearsOnInsertion = true
      view.enter("n")
      trace.expect(
        "should begin\ndid begin\nselection (0, 3)\nshould change (0, 3) to n\nselection (1, 0)\ndid change")
      XCTAssertEqual(view.text, "n")
    }
  }

  /// TEXT-37: the delegate is the scroll view's, too, and a subclass may override it.
  func test_TEXT37_oneDelegate() async {
    await withTrace { trace in
      let (view, notes) = Self.stage(trace, String(repeating: "line\n", count: 40))
      XCTAssertTrue((view as UIScrollView).delegate === notes)
      trace.setUp { view.setContentOffset(.zero, animated: false) }
      view.contentOffset.y = 10
      trace.expect("did scroll")
      (view as UIScrollView).delegate = nil
      XCTAssertNil(view.delegate)
    }
  }

  /// A delegate that implements nothing allows everything.
  func test_aDelegateThatImplementsNothing() async {
    await withStage { trace in
      final class Nothing: NSObject, UITextViewDelegate {}
      let (view, _) = Self.stage(trace)
      let delegate = Nothing()
      view.delegate = delegate
      XCTAssertTrue(view.enter("a"))
      XCTAssertTrue(view.resignFirstResponder())
      XCTAssertNil(delegate.textView(view, editMenuForTextIn: view.selectedRange, suggestedActions: []))
    }
  }

  /// TEXT-41: a tap on a link asks the delegate, then performs its action.
  func test_TEXT41_links() async {
    await withTrace { trace in
      let (view, notes) = Self.stage(trace)
      let text = NSMutableAttributedString(string: "see ")
      text.append(NSAttributedString(string: "this", attributes: [.link: "https://example.org"]))
      trace.setUp { view.attributedText = text }
      XCTAssertFalse(view.tapItem(at: 5), "A text that is edited gets the caret.")
      view.isEditable = false
      XCTAssertFalse(view.tapItem(at: 0), "There is no link.")
      trace.expect("")
      XCTAssertTrue(view.tapItem(at: 5))
      trace.expect("link https://example.org (4, 4)\naction for https://example.org\ntapped")
      notes.allowed.remove("link")
      XCTAssertFalse(view.tapItem(at: 5))
      trace.expect("link https://example.org (4, 4)")
    }
  }
}

private final class TextViewNotes: NSObject, UITextViewDelegate {
  private unowned let trace: Trace
  var allowed: Set<String> = ["begin", "end", "change", "link"]

  init(_ trace: Trace) { self.trace = trace }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    trace.note("should begin")
    return allowed.contains("begin")
  }
  func textViewDidBeginEditing(_ textView: UITextView) { trace.note("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    trace.note("should end")
    return allowed.contains("end")
  }
  func textViewDidEndEditing(_ textView: UITextView) { trace.note("did end") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    trace.note("should change (\(range.location), \(range.length)) to \(text == "\n" ? "return" : text)")
    return allowed.contains("change")
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    trace.note("selection (\(textView.selectedRange.location), \(textView.selectedRange.length))")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.note("did scroll") }
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    trace.note("link \(url.absoluteString) (\(characterRange.location), \(characterRange.length))")
    return allowed.contains("link")
  }
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    if case .link(let url) = textItem.content { trace.note("action for \(url.absoluteString)") }
    return UIAction { [trace] _ in trace.note("tapped") }
  }
}
