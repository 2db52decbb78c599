import XCTest

@testable import ControllerTree

/// Selection, typing and deleting in text fields.
final class TextFieldSelectionTests: XCTestCase {
  @MainActor private static func field(_ trace: Trace, _ text: String) -> (UITextField, SelectionNotes) {
    let root = trace.controller("R")
    trace.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let notes = SelectionNotes(trace)
    trace.setUp {
      root.view.addSubview(field)
      field.text = text
      field.delegate = notes
      trace.kept.append(notes)
    }
    return (field, notes)
  }

  /// TEXT-34: typing replaces the selection; the delete key deletes the selection, or the whole character before the caret.
  func test_TEXT34_typingAndDeleting() async {
    await withTrace { trace in
      let (field, _) = Self.field(trace, "Anna 👩‍👩‍👧")
      XCTAssertTrue(field.selectText(in: NSRange(location: 1, length: 2)))
      trace.expect("begin\nselection (1, 2)")
      XCTAssertTrue(field.enter("ri"))
      trace.expect("change (1, 2) to ri\nselection (3, 0)")
      XCTAssertEqual(field.text, "Aria 👩‍👩‍👧")
      XCTAssertTrue(field.selectText(in: NSRange(location: NSNotFound, length: 0)))
      trace.expect("selection (13, 0)")
      XCTAssertTrue(field.pressDelete())
      trace.expect("change (5, 8) to \nselection (5, 0)")
      XCTAssertEqual(field.text, "Aria ")
      field.selectAll(nil)
      trace.expect("selection (0, 5)")
      XCTAssertTrue(field.pressDelete())
      trace.expect("change (0, 5) to \nselection (0, 0)")
      XCTAssertFalse(field.hasText)
    }
  }

  /// TEXT-34: the delete key calls `deleteBackward()` also in an empty field, without the question; a refusal keeps it from being called.
  func test_TEXT34_overridesOfTyping() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (field, notes) = (CountingField(), SelectionNotes(trace))
      trace.setUp {
        root.view.addSubview(field)
        field.delegate = notes
        field.becomeFirstResponder()
      }
      XCTAssertTrue(field.pressDelete())
      XCTAssertEqual(field.deletes, 1)
      trace.expect("")
      XCTAssertTrue(field.enter("a"))
      XCTAssertEqual(field.typed, ["a"])
      trace.expect("change (0, 0) to a\nselection (1, 0)")
      notes.allows = false
      XCTAssertFalse(field.enter("b"))
      XCTAssertFalse(field.pressDelete())
      trace.expect("change (1, 0) to b\nchange (0, 1) to ")
      XCTAssertEqual(field.typed, ["a"])
      XCTAssertEqual(field.deletes, 1)
    }
  }

  /// TEXT-34: a program that types asks no delegate, and `editingChanged` is sent.
  func test_TEXT34_typingByAProgram() async {
    await withTrace { trace in
      let (field, _) = Self.field(trace, "ab")
      field.addAction(UIAction { _ in trace.note("changed") }, for: .editingChanged)
      field.insertText("c")
      trace.expect("selection (3, 0)\nchanged")
      field.deleteBackward()
      trace.expect("selection (2, 0)\nchanged")
      if let start = field.position(from: field.beginningOfDocument, offset: 1),
        let range = field.textRange(from: field.beginningOfDocument, to: start)
      {
        XCTAssertEqual(field.text(in: range), "a")
        field.replace(range, withText: "xyz")
      }
      trace.expect("selection (3, 0)\nchanged")
      XCTAssertEqual(field.text, "xyzb")
    }
  }

  /// TEXT-35: positions are offsets of UTF-16 units; those outside the text are `nil`, and ranges never split a character.
  func test_TEXT35_positions() async {
    await withTrace { trace in
      let (field, _) = Self.field(trace, "a👍b")
      XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 4)
      XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
      XCTAssertNil(field.position(from: field.beginningOfDocument, in: .left, offset: 1))
      XCTAssertEqual(field.compare(field.beginningOfDocument, to: field.endOfDocument), .orderedAscending)
      let inside = field.position(from: field.beginningOfDocument, offset: 2)
      let range = inside.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
      XCTAssertEqual(range.flatMap { field.text(in: $0) }, "👍b", "The range grows to the whole character.")
      let next = field.position(from: field.beginningOfDocument, offset: 1)
      XCTAssertEqual(
        next.flatMap { field.characterRange(byExtending: $0, in: .right) }.flatMap { field.text(in: $0) }, "👍")
      field.selectedTextRange = nil
      XCTAssertEqual(field.selectedTextRange?.start, field.endOfDocument)
      trace.expect("")
    }
  }

  /// TEXT-35: marked text is replaced by what is marked or typed next.
  func test_TEXT35_markedText() async {
    await withStage { trace in
      let (field, _) = Self.field(trace, "x")
      field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      XCTAssertEqual(field.text, "xni")
      XCTAssertEqual(field.markedTextRange.flatMap { field.text(in: $0) }, "ni")
      field.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
      XCTAssertEqual(field.text, "xnih")
      XCTAssertTrue(field.enter("你"))
      XCTAssertEqual(field.text, "x你")
      XCTAssertNil(field.markedTextRange)
    }
  }

  /// TEXT-35: the tokenizer finds words and sentences.
  func test_TEXT35_units() async {
    await withStage { trace in
      let (field, _) = Self.field(trace, "One two. Three!")
      let words = field.tokenizer
      @MainActor func word(_ offset: Int, _ unit: UITextGranularity) -> String? {
        field.position(from: field.beginningOfDocument, offset: offset)
          .flatMap { words.rangeEnclosingPosition($0, with: unit, inDirection: .storage(.forward)) }
          .flatMap { field.text(in: $0) }
      }
      XCTAssertEqual([word(0, .word), word(5, .word), word(10, .word)], ["One", "two", "Three"])
      XCTAssertNil(word(3, .word), "There is a space.")
      XCTAssertEqual([word(0, .sentence), word(10, .sentence)], ["One two.", " Three!"])
      XCTAssertEqual(word(3, .document), "One two. Three!")
      let end = words.position(
        from: field.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
      XCTAssertEqual(end.map { field.offset(from: field.beginningOfDocument, to: $0) }, 3)
      XCTAssertTrue(end.map { words.isPosition($0, atBoundary: .word, inDirection: .storage(.forward)) } ?? false)
    }
  }

  /// TEXT-36: the rectangles of text, side views and clear button.
  func test_TEXT36_rectangles() async {
    await withStage { trace in
      let (field, _) = Self.field(trace, "x")
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
      XCTAssertEqual(field.textRect(forBounds: bounds), bounds)
      field.borderStyle = .roundedRect
      XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 0, width: 86, height: 30))
      field.clearButtonMode = .whileEditing
      XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 0, width: 86, height: 30))
      XCTAssertEqual(field.editingRect(forBounds: bounds), CGRect(x: 7, y: 0, width: 64, height: 30))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      field.leftViewMode = .always
      XCTAssertEqual(field.leftViewRect(forBounds: bounds), CGRect(x: 0, y: 10, width: 20, height: 10))
      XCTAssertEqual(field.placeholderRect(forBounds: bounds), CGRect(x: 27, y: 0, width: 66, height: 30))
    }
  }

  /// TEXT-34: a view of an app that takes keys brings up the keyboard.
  func test_TEXT34_aViewThatTakesKeys() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let pad = KeyPad()
      trace.setUp { root.view.addSubview(pad) }
      let observers = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { trace.note(name.rawValue) }
        }
      }
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      XCTAssertTrue(pad.becomeFirstResponder())
      trace.expect("UIKeyboardWillShowNotification")
      XCTAssertTrue(pad.resignFirstResponder())
      root.view.endEditing(true)
      trace.expect("UIKeyboardWillHideNotification")
      XCTAssertEqual(pad.keyboardType, .default)
    }
  }
}

private final class SelectionNotes: NSObject, UITextFieldDelegate {
  private unowned let trace: Trace
  var allows = true

  init(_ trace: Trace) { self.trace = trace }

  func textFieldDidBeginEditing(_ textField: UITextField) { trace.note("begin") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    trace.note("change (\(range.location), \(range.length)) to \(string)")
    return allows
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    trace.note("selection (\(start), \(textField.offset(from: range.start, to: range.end)))")
  }
}

private final class CountingField: UITextField {
  var deletes = 0
  var typed: [String] = []

  override func deleteBackward() {
    deletes += 1
    super.deleteBackward()
  }

  override func insertText(_ text: String) {
    typed.append(text)
    super.insertText(text)
  }
}

private final class KeyPad: UIView, UIKeyInput {
  private var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}
