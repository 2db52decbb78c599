import UIKit
import XCTest

@testable import ControllerTree

/// The order in which a text storage processes edits.
final class NSTextStorageTests: XCTestCase {
  private static func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

  /// TEXT-50: an edit outside of a group is processed at once, those of a group together.
  func test_TEXT50_groups() async {
    await withTrace { trace in
      let (storage, notes) = (NSTextStorage(string: "Hello"), StorageNotes(trace))
      storage.delegate = notes
      storage.replaceCharacters(in: Self.range(5, 0), with: "!")
      trace.expect("will characters (5, 1) 1\ndid characters (5, 1) 1")
      storage.addAttribute(.kern, value: 2, range: Self.range(0, 2))
      trace.expect("will attributes (0, 2) 0\ndid attributes (0, 2) 0")
      storage.beginEditing()
      storage.beginEditing()
      storage.deleteCharacters(in: Self.range(0, 1))
      storage.endEditing()
      storage.append(NSAttributedString(string: "?", attributes: [.kern: 3]))
      XCTAssertEqual(storage.editedMask, [.editedCharacters, .editedAttributes])
      XCTAssertEqual(storage.editedRange, Self.range(0, 6))
      XCTAssertEqual(storage.changeInLength, 0)
      storage.endEditing()
      trace.expect("will both (0, 6) 0\ndid both (0, 6) 0")
      XCTAssertEqual(storage.string, "ello!?")
      XCTAssertEqual(storage.editedMask, [])
      XCTAssertEqual(storage.editedRange.location, NSNotFound)
      storage.endEditing()
      storage.setAttributedString(NSAttributedString(string: "x", attributes: [.kern: 1]))
      trace.expect("will both (0, 1) -5\ndid both (0, 1) -5")
      storage.removeAttribute(.kern, range: Self.range(0, 1))
      trace.expect("will attributes (0, 1) 0\ndid attributes (0, 1) 0")
      XCTAssertNil(storage.attribute(.kern, at: 0, effectiveRange: nil))
      XCTAssertFalse(storage.fixesAttributesLazily)
      storage.invalidateAttributes(in: Self.range(0, 1))
      storage.ensureAttributesAreFixed(in: Self.range(0, 1))
    }
  }

  /// TEXT-51: notifications, delegate, the override's own edits and the layout managers, in this order; none of them processes again.
  func test_TEXT51_processing() async {
    await withTrace { trace in
      let storage = HighlightingStorage()
      let (notes, manager) = (StorageNotes(trace), NotingLayoutManager(trace))
      storage.delegate = notes
      storage.addLayoutManager(manager)
      let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
        NotificationCenter.default.addObserver(forName: $0, object: storage, queue: nil) { note in
          let name = note.name.rawValue.contains("Will") ? "will" : "did"
          MainActor.assumeIsolated { trace.note("\(name) notification") }
        }
      }
      storage.replaceCharacters(in: Self.range(0, 0), with: "a #b c")
      trace.expect(
        """
        will notification
        will both (0, 6) 6
        did notification
        did both (0, 6) 6
        layout manager both (0, 6) 6
        """)
      XCTAssertNotNil(storage.attribute(.underlineStyle, at: 2, effectiveRange: nil))
      XCTAssertNil(storage.attribute(.underlineStyle, at: 0, effectiveRange: nil))
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  /// TEXT-51: a subclass with a text of its own overrides four primitives; all else, and copies, are made of them.
  func test_TEXT51_subclasses() async {
    await withStage { _ in
      let storage = HighlightingStorage()
      storage.append(NSAttributedString(string: "one #two", attributes: [.kern: 1]))
      XCTAssertEqual(storage.length, 8)
      storage.insert(NSAttributedString(string: "👋 "), at: 0)
      storage.deleteCharacters(in: Self.range(3, 4))
      XCTAssertEqual(storage.string, "👋 #two")
      XCTAssertEqual(NSAttributedString(attributedString: storage).string, "👋 #two")
      XCTAssertEqual(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int, 1)
      XCTAssertNotNil(
        NSAttributedString(attributedString: storage).attribute(.underlineStyle, at: 4, effectiveRange: nil))
      XCTAssertEqual(storage.attributedSubstring(from: Self.range(3, 4)).string, "#two")
      storage.setAttributedString(NSAttributedString(string: ""))
      XCTAssertEqual(storage.length, 0)
      // A subclass that names a wrong range is read whole.
      storage.backing.append(NSAttributedString(string: "xyz"))
      storage.edited(.editedCharacters, range: Self.range(0, 9), changeInLength: 1)
      XCTAssertEqual(NSAttributedString(attributedString: storage).string, "xyz")
    }
  }

  /// TEXT-52: an edit of a text view's storage changes the view, keeps the selection at its characters, and is none of a person's.
  func test_TEXT52_textViews() async {
    await withTrace { trace in
      let (view, notes) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), SelectionNotes(trace))
      view.text = "one two"
      view.delegate = notes
      view.selectedRange = Self.range(4, 3)
      trace.expect("selection (4, 3)")
      view.textStorage.replaceCharacters(in: Self.range(0, 0), with: "a ")
      trace.expect("selection (6, 3)")
      view.textStorage.replaceCharacters(in: Self.range(5, 2), with: "")
      trace.expect("selection (5, 2)")
      view.textStorage.addAttribute(.kern, value: 1, range: Self.range(0, 2))
      XCTAssertEqual(view.text, "a onewo")
      XCTAssertEqual(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 1)
      let height = view.contentSize.height
      view.textStorage.append(NSAttributedString(string: "\n\n"))
      XCTAssertGreaterThan(view.contentSize.height, height)
      trace.expect("")
    }
  }

  /// TEXT-52: what a person types is an edit of the storage, between the delegate's question and the answer.
  func test_TEXT52_typing() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let storage = HighlightingStorage()
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 1000)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let (view, notes) = (UITextView(frame: .zero, textContainer: container), StorageNotes(trace))
      trace.setUp { root.view.addSubview(view) }
      XCTAssertTrue(view.textStorage === storage)
      XCTAssertTrue(view.layoutManager === manager)
      storage.delegate = notes
      view.delegate = notes
      view.enter("#x")
      trace.expect(
        """
        should change
        will both (0, 2) 2
        did both (0, 2) 2
        did change
        """)
      XCTAssertNotNil(view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil))
      trace.kept.append(notes)
    }
  }

  /// TEXT-53: edits outside the text are refused.
  func test_TEXT53_outOfBounds() async {
    await withTrace { trace in
      let storage = NSTextStorage(string: "ab")
      storage.replaceCharacters(in: Self.range(1, 2), with: "x")
      trace.expect("! TEXT-53 textOutOfBounds: The range {1, 2} is outside a text of 2 units; the text is unchanged.")
      let issues = trace.stage.diagnostics.collect {
        for range in [Self.range(-1, 1), Self.range(0, -1), Self.range(3, 0), Self.range(1, .max)] {
          storage.setAttributes(nil, range: range)
          storage.addAttribute(.kern, value: 1, range: range)
          storage.replaceCharacters(in: range, with: NSAttributedString(string: "x"))
        }
      }
      XCTAssertEqual(issues.map(\.kind), Array(repeating: .textOutOfBounds, count: 12))
      XCTAssertEqual(storage.string, "ab")
      trace.begin()
    }
  }

  /// TEXT-53: a text storage may be used on any thread.
  func test_TEXT53_otherThreads() async {
    let length = await Task.detached { () -> Int in
      let storage = NSTextStorage(string: "ab", attributes: [.kern: 1])
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 0)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      storage.append(NSAttributedString(string: "c"))
      return manager.usedRect(for: container).width > 10 ? storage.length : 0
    }.value
    XCTAssertEqual(length, 3)
  }
}

/// Notes the edits of a text storage, and a person's in a text view.
private final class StorageNotes: NSObject, NSTextStorageDelegate, UITextViewDelegate {
  private let trace: Trace
  init(_ trace: Trace) { self.trace = trace }

  nonisolated func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    MainActor.assumeIsolated { trace.note("will \(said(editedMask, editedRange, delta))") }
  }
  nonisolated func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    MainActor.assumeIsolated { trace.note("did \(said(editedMask, editedRange, delta))") }
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    trace.note("should change")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("did change") }
}

private func said(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) -> String {
  let kind = mask == .editedCharacters ? "characters" : mask == .editedAttributes ? "attributes" : "both"
  return "\(kind) (\(range.location), \(range.length)) \(delta)"
}

private final class SelectionNotes: NSObject, UITextViewDelegate {
  private let trace: Trace
  init(_ trace: Trace) { self.trace = trace }
  func textViewDidChangeSelection(_ textView: UITextView) {
    trace.note("selection (\(textView.selectedRange.location), \(textView.selectedRange.length))")
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("did change") }
}

private final class NotingLayoutManager: NSLayoutManager, @unchecked Sendable {
  private let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    MainActor.assumeIsolated { trace.note("layout manager \(said(editMask, newCharRange, delta))") }
    super.processEditing(
      for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
      invalidatedRange: invalidatedCharRange)
  }
}

/// A storage with a text of its own, which underlines words that begin with `#`, as tutorials write it.
final class HighlightingStorage: NSTextStorage {
  let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs ?? [:], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
  override func processEditing() {
    let text = string
    removeAttribute(.underlineStyle, range: NSRange(location: 0, length: length))
    for match in text.matches(of: /#\w+/) {
      addAttribute(.underlineStyle, value: 1, range: NSRange(match.range, in: text))
    }
    super.processEditing()
  }
}
