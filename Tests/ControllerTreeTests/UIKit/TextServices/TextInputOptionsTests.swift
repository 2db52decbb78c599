import UIKit
import XCTest

/// What a text input may implement besides. Rules TEXT-44, TEXT-45, TEXT-94.
final class TextInputOptionsTests: XCTestCase {
  /// TEXT-44: a custom input is asked before each key, about the selection or the character before the caret.
  func test_TEXT44_customInputs() async {
    await withTrace { trace in
      let input = WrappedInput(trace)
      let window = trace.show(trace.controller("R"))
      trace.setUp {
        window.rootViewController?.view.addSubview(input)
        input.becomeFirstResponder()
      }
      for key in ["a", "b", "x", "\u{8}", "\r"] { window.pressKey(key) }
      trace.expect(
        """
        0 to 0: a
        1 to 1: b
        2 to 2: x
        1 to 2: nothing
        1 to 1: line end
        """)
      XCTAssertEqual(input.field.text, "a\n")
      input.insertText("x")
      trace.expect("")
      XCTAssertEqual(input.field.text, "a\nx")
      input.field.text = ""
      window.pressKey("\u{8}")
      trace.expect("")
    }
  }

  /// TEXT-44: the delegate of a text field or a text view gives the answer; an override is asked in its place.
  func test_TEXT44_stockInputs() async {
    await MainActor.run {
      final class Digits: UITextField {
        override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
          text.allSatisfy(\.isNumber) && super.shouldChangeText(in: range, replacementText: text)
        }
      }
      let (field, view, delegate) = (Digits(), UITextView(), Refusing())
      (field.delegate, view.delegate) = (delegate, delegate)
      let window = UIWindow()
      window.makeKeyAndVisible()
      window.addSubview(field)
      window.addSubview(view)
      field.becomeFirstResponder()
      for key in ["1", "a", "7", "2"] { window.pressKey(key) }
      XCTAssertEqual(field.text, "12")
      view.becomeFirstResponder()
      for key in ["1", "7", "\u{8}", "7"] { window.pressKey(key) }
      XCTAssertEqual(view.text, "")
      XCTAssertEqual(delegate.asked, ["1", "7", "2", "1", "7", "", "7"])
      window.isHidden = true
    }
  }

  /// TEXT-45: offsets inside a part; none outside it.
  func test_TEXT45_offsets() async throws {
    try await MainActor.run {
      let field = UITextField()
      field.text = "one two"
      let start = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 4))
      let part = try XCTUnwrap(field.textRange(from: start, to: field.endOfDocument))
      let place = try XCTUnwrap(field.position(within: part, atCharacterOffset: 3))
      XCTAssertEqual(field.compare(place, to: field.endOfDocument), .orderedSame)
      XCTAssertEqual(field.characterOffset(of: place, within: part), 3)
      XCTAssertNil(field.position(within: part, atCharacterOffset: 4))
      XCTAssertNil(field.position(within: part, atCharacterOffset: -1))
    }
  }

  /// TEXT-45: the attributes on both sides of a position, and those of typed text at the end.
  func test_TEXT45_styling() async throws {
    try await MainActor.run {
      let (field, view) = (UITextField(), UITextView())
      let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.green])
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
      (field.attributedText, view.attributedText) = (text, text)
      view.selectedRange = NSRange(location: 2, length: 0)
      view.typingAttributes = [.foregroundColor: UIColor.blue]
      for input in [field, view] as [any UITextInput] {
        let middle = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 1))
        @MainActor func color(_ position: UITextPosition, _ direction: UITextStorageDirection) -> UIColor? {
          input.textStyling(at: position, in: direction)?[.foregroundColor] as? UIColor
        }
        XCTAssertEqual(color(middle, .backward), .green)
        XCTAssertEqual(color(middle, .forward), .red)
        XCTAssertEqual(color(input.endOfDocument, .forward), input is UITextField ? .green : .blue)
      }
      XCTAssertNil(WrappedInput(nil).textStyling(at: view.endOfDocument, in: .forward))
    }
  }

  /// TEXT-45: a person who picks up the caret moves it.
  func test_TEXT45_floatingCaret() async {
    await MainActor.run {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.text = "one two"
      let places = [0, 5].compactMap { field.position(from: field.beginningOfDocument, offset: $0) }.map(
        field.caretRect)
      field.beginFloatingCursor(at: places[0].origin)
      XCTAssertEqual(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, 0)
      field.updateFloatingCursor(at: places[1].origin)
      field.endFloatingCursor()
      XCTAssertEqual(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, 5)
      XCTAssertEqual(field.selectedTextRange?.isEmpty, true)
    }
  }

  /// Text with attributes, spoken text, placeholders: what an input does that implements none of it.
  func test_TEXT45_defaults() async throws {
    try await MainActor.run {
      let input: any UITextInput = WrappedInput(nil)
      input.insertText("one", alternatives: ["own"], style: .lowConfidence)
      input.insertDictationResult([UIDictationPhrase(text: " two"), UIDictationPhrase(text: " three")])
      let all = try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      XCTAssertEqual(input.attributedText(in: all).string, "one two three")
      input.replace(all, withAttributedText: NSAttributedString(string: "four"))
      XCTAssertEqual(input.attributedText(in: all).string, "four")
      input.setAttributedMarkedText(NSAttributedString(string: "!"), selectedRange: NSRange(location: 1, length: 0))
      XCTAssertEqual(input.markedTextRange.flatMap { input.text(in: $0) }, "!")
      XCTAssertTrue(input.caretTransform(for: input.endOfDocument).isIdentity)
      let placeholder = input.insertTextPlaceholder(with: CGSize(width: 10, height: 10))
      XCTAssertEqual(placeholder.rects.count, 0)
      input.remove(placeholder)
      input.selectionAffinity = .backward
      XCTAssertEqual(input.selectionAffinity, .forward)
      let result = input.insertDictationResultPlaceholder
      XCTAssertEqual(input.frame(forDictationResultPlaceholder: result), .zero)
      input.removeDictationResultPlaceholder(result, willInsertResult: false)
      input.dictationRecordingDidEnd()
      input.dictationRecognitionFailed()
      for text in [UITextField(), UITextView()] as [any UITextInput] {
        text.insertDictationResult([UIDictationPhrase(text: "five", alternativeInterpretations: ["fife"])])
        XCTAssertEqual(
          text.textRange(from: text.beginningOfDocument, to: text.endOfDocument).flatMap { text.text(in: $0) }, "five")
        text.dictationRecordingDidEnd()
        text.dictationRecognitionFailed()
      }
    }
  }

  /// TEXT-94: points are those of the view that the input names.
  func test_TEXT94_textInputView() async {
    await withTrace { trace in
      let (input, interaction) = (WrappedInput(nil), UITextInteraction(for: .editable))
      let window = trace.show(trace.controller("R"))
      window.rootViewController?.view.addSubview(input)
      input.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
      input.field.frame = CGRect(x: 50, y: 20, width: 200, height: 30)
      input.field.text = "one two"
      interaction.textInput = input
      input.addInteraction(interaction)
      let place = input.field.position(from: input.field.beginningOfDocument, offset: 3).map(input.field.caretRect)
      window.fingers.tap(at: CGPoint(x: 50 + (place?.midX ?? 0), y: 130))
      XCTAssertEqual(input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) }, 3)
      trace.begin()
    }
  }
}

private final class Refusing: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var asked: [String] = []
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append(string)
    return string != "7"
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    asked.append(text)
    return text != "7"
  }
}

/// A custom input with the least that one implements; a text field, in which no finger can be, has its text.
private final class WrappedInput: UIView, UITextInput {
  let field = UITextField()
  private weak var trace: Trace?

  init(_ trace: Trace?) {
    self.trace = trace
    super.init(frame: .zero)
    field.isUserInteractionEnabled = false
    addSubview(field)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  var textInputView: UIView { field }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let places = [range.start, range.end].map { "\(field.offset(from: field.beginningOfDocument, to: $0))" }
    let typed = ["": "nothing", "\n": "line end"][text] ?? text
    trace?.note("\(places.joined(separator: " to ")): \(typed)")
    return text != "x"
  }

  var hasText: Bool { field.hasText }
  func insertText(_ text: String) { field.insertText(text) }
  func deleteBackward() { field.deleteBackward() }
  func text(in range: UITextRange) -> String? { field.text(in: range) }
  func replace(_ range: UITextRange, withText text: String) { field.replace(range, withText: text) }
  var selectedTextRange: UITextRange? {
    get { field.selectedTextRange }
    set { field.selectedTextRange = newValue }
  }
  var markedTextRange: UITextRange? { field.markedTextRange }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    field.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { field.unmarkText() }
  var beginningOfDocument: UITextPosition { field.beginningOfDocument }
  var endOfDocument: UITextPosition { field.endOfDocument }
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    field.textRange(from: start, to: end)
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    field.position(from: position, offset: offset)
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    field.position(from: position, in: direction, offset: offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    field.compare(position, to: other)
  }
  func offset(from: UITextPosition, to position: UITextPosition) -> Int { field.offset(from: from, to: position) }
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: any UITextInputTokenizer { field.tokenizer }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    field.position(within: range, farthestIn: direction)
  }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    field.characterRange(byExtending: position, in: direction)
  }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { field.firstRect(for: range) }
  func caretRect(for position: UITextPosition) -> CGRect { field.caretRect(for: position) }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { field.selectionRects(for: range) }
  func closestPosition(to point: CGPoint) -> UITextPosition? { field.closestPosition(to: point) }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    field.closestPosition(to: point, within: range)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { field.characterRange(at: point) }
}
