import UIKit
import XCTest

/// Text fields as public libraries subclass them: overrides of UIKit's members are called.
final class TextFieldSubclassTests: XCTestCase {
  @MainActor private static func show<Field: UIView>(_ trace: Trace, _ field: Field) -> Field {
    let root = trace.controller("R")
    trace.show(root)
    trace.setUp { root.view.addSubview(field) }
    return field
  }

  /// TEXT-28: font, text and placeholder of a field can be overridden with observers, and the title floats above the text.
  func test_TEXT28_floatingLabel() async {
    await withTrace { trace in
      let field = Self.show(trace, FloatingField(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
      field.placeholder = "Name"
      XCTAssertEqual(field.title.text, "Name")
      XCTAssertTrue(field.title.isHidden)
      field.font = .systemFont(ofSize: 20)
      XCTAssertEqual(field.title.font.pointSize, 12, "The title follows the font.")
      XCTAssertEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 14, width: 200, height: 36))
      XCTAssertEqual(field.placeholderRect(forBounds: field.bounds).minY, 14)
      XCTAssertEqual(field.intrinsicContentSize.height, field.plainHeight + 14)
      XCTAssertTrue(field.enter("Ann"))
      XCTAssertFalse(field.title.isHidden)
      field.text = ""
      XCTAssertTrue(field.title.isHidden)
      field.attributedPlaceholder = NSAttributedString(string: "Other", attributes: [.kern: 1])
      XCTAssertEqual(field.title.text, "Other", "The field overrides both setters.")
      XCTAssertEqual(field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 1)
      field.placeholder = "Plain"
      XCTAssertNil(field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil))
      field.borderStyle = .roundedRect
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      field.rightView = UIView()
      XCTAssertEqual(field.changes, ["border", "left", "right"])
      trace.begin()
    }
  }

  /// TEXT-29: an override of the placeholder, the text or the colour sets the value with attributes, which calls no override.
  func test_TEXT29_overridesSetAttributedValues() async {
    await withStage { _ in
      let field = AttributingField()
      field.placeholder = "name"
      XCTAssertEqual(field.placeholder, "name")
      XCTAssertEqual(field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
      field.text = "ann"
      XCTAssertEqual(field.text, "ann")
      XCTAssertEqual(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
      field.textColor = .red
      XCTAssertEqual(field.textColor, .red)
      XCTAssertEqual(field.defaultTextAttributes[.kern] as? Int, 4)
      XCTAssertEqual(field.calls, ["placeholder", "text", "textColor"])

      field.attributedPlaceholder = NSAttributedString(string: "other")
      field.attributedText = NSAttributedString(string: "bob", attributes: [.foregroundColor: UIColor.blue])
      XCTAssertEqual([field.placeholder, field.text], ["other", "bob"])
      XCTAssertEqual(field.textColor, .blue)
      field.defaultTextAttributes = [.foregroundColor: UIColor.green]
      XCTAssertEqual(field.textColor, .green)
      XCTAssertEqual(field.calls, ["placeholder", "text", "textColor"], "No setter calls an override.")
    }
  }

  /// TEXT-34, TEXT-35: a field for a code shows no caret and no selection, takes one digit a place, and notices the delete key.
  func test_TEXT35_oneTimeCode() async {
    await withTrace { trace in
      let field = Self.show(trace, CodeField(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
      field.textContentType = .oneTimeCode
      for key in ["1", "x", "2", "3"] { field.enter(key) }
      XCTAssertEqual(field.digits, ["1", "2", "3", nil])
      XCTAssertTrue(field.pressDelete())
      XCTAssertEqual(field.digits, ["1", "2", nil, nil])
      XCTAssertEqual(field.deletes, 1)
      XCTAssertEqual(field.caretRect(for: field.endOfDocument), .zero)
      field.selectAll(nil)
      XCTAssertTrue(field.selectedTextRange.map { field.selectionRects(for: $0).isEmpty } ?? false)
      XCTAssertEqual(
        field.closestPosition(to: .zero).map { field.offset(from: field.beginningOfDocument, to: $0) }, 2,
        "The caret stays at the end.")
      XCTAssertFalse(field.canPerformAction(Selector(("paste:")), withSender: nil))
      trace.begin()
    }
  }

  /// TEXT-34: a delegate puts the digits of a number into a form.
  func test_TEXT34_maskedInput() async {
    await withTrace { trace in
      let (field, mask) = (Self.show(trace, UITextField()), Mask("(###) ###"))
      field.delegate = mask
      for key in "123456789" { field.enter(String(key)) }
      XCTAssertEqual(field.text, "(123) 456")
      XCTAssertTrue(field.selectText(in: NSRange(location: 0, length: 4)))
      XCTAssertFalse(field.pressDelete(), "The delegate sets the text itself.")
      XCTAssertEqual(field.text, "(456) ")
      trace.begin()
    }
  }

  /// TEXT-34: a field makes tags of words, and the delete key in the empty field takes the last one back.
  func test_TEXT34_tagField() async {
    await withTrace { trace in
      let field = Self.show(trace, TagField(frame: CGRect(x: 0, y: 0, width: 300, height: 30)))
      field.enter("one,")
      field.enter("two,")
      XCTAssertEqual(field.tags, ["one", "two"])
      XCTAssertEqual(field.subviews.compactMap { ($0 as? UILabel)?.text }, ["one", "two"])
      let taken = field.subviews.reduce(CGFloat(0)) { $0 + $1.intrinsicContentSize.width + 4 }
      XCTAssertEqual(field.editingRect(forBounds: field.bounds).minX, taken)
      field.pressDelete()
      XCTAssertEqual(field.tags, ["one"])
      XCTAssertEqual(field.text, "two")
      trace.begin()
    }
  }

  /// TEXT-35: positions and marked text can be overridden; a selection outside the marked text is none.
  func test_TEXT35_overriddenPositions() async {
    await withTrace { trace in
      let field = Self.show(trace, MarkingField())
      field.text = "ab"
      field.setMarkedText("cd", selectedRange: NSRange(location: NSNotFound, length: 0))
      XCTAssertEqual(field.marks, ["cd"])
      XCTAssertEqual(field.text, "abcd")
      XCTAssertNotNil(field.markedTextRange)
      XCTAssertNil(field.position(from: field.endOfDocument, offset: .max))
      field.unmarkText()
      XCTAssertNil(field.markedTextRange)
      XCTAssertEqual(field.marks, ["cd", "done"])
    }
  }

  /// TEXT-84: a field is as large as its text or placeholder, its side views and its border.
  func test_TEXT84_size() async {
    await withStage { _ in
      let field = UITextField()
      XCTAssertEqual(field.intrinsicContentSize, CGSize(width: 0, height: 22))
      field.placeholder = "ab"
      let width = ("ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width).rounded(.up)
      XCTAssertEqual(field.intrinsicContentSize.width, width)
      field.text = "abab"
      XCTAssertGreaterThan(field.sizeThatFits(.zero).width, width)
      field.borderStyle = .roundedRect
      XCTAssertEqual(field.intrinsicContentSize.height, 34)
      field.borderStyle = .line
      XCTAssertEqual(field.intrinsicContentSize.height, 26)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
      XCTAssertEqual(field.intrinsicContentSize.height, 26, "The view is not visible.")
      let before = field.intrinsicContentSize.width
      field.leftViewMode = .always
      XCTAssertEqual(field.intrinsicContentSize, CGSize(width: before + 30, height: 54))
      field.sizeToFit()
      XCTAssertEqual(field.bounds.size, field.intrinsicContentSize)
    }
  }
}

/// A field whose placeholder floats above the text.
private final class FloatingField: UITextField {
  let title = UILabel()
  var changes: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.isHidden = true
    addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var font: UIFont? { didSet { title.font = font?.withSize((font?.pointSize ?? 0) * 0.6) } }
  override var text: String? { didSet { changed() } }
  override var placeholder: String? { didSet { title.text = placeholder } }
  override var attributedPlaceholder: NSAttributedString? { didSet { title.text = placeholder } }
  override var borderStyle: UITextField.BorderStyle { didSet { changes.append("border") } }
  override var leftView: UIView? { didSet { changes.append("left") } }
  override var rightView: UIView? { didSet { changes.append("right") } }
  private func changed() { title.isHidden = text?.isEmpty != false }
  var plainHeight: CGFloat { super.intrinsicContentSize.height }
  override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: super.intrinsicContentSize.height + 14)
  }
  private func below(_ rect: CGRect) -> CGRect { rect.inset(by: UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0)) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { below(super.textRect(forBounds: bounds)) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { below(super.editingRect(forBounds: bounds)) }
  override func drawPlaceholder(in rect: CGRect) {}
}

/// A field that gives attributes to each value that is set.
private final class AttributingField: UITextField {
  var calls: [String] = []
  override var placeholder: String? {
    didSet {
      calls.append("placeholder")
      attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: [.kern: 2])
    }
  }
  override var text: String? {
    didSet {
      calls.append("text")
      attributedText = NSAttributedString(string: text ?? "", attributes: [.kern: 3])
    }
  }
  override var textColor: UIColor? {
    didSet {
      calls.append("textColor")
      defaultTextAttributes = [.foregroundColor: textColor ?? .label, .kern: 4]
    }
  }
}

/// A field with a place for each digit of a code.
private final class CodeField: UITextField, UITextFieldDelegate {
  var deletes = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var digits: [Character?] {
    let text = Array(text ?? "")
    return (0..<4).map { $0 < text.count ? text[$0] : nil }
  }
  override func deleteBackward() {
    deletes += 1
    super.deleteBackward()
  }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber) && (text?.count ?? 0) - range.length + string.count <= 4
  }
}

/// Puts digits into a form, where `#` stands for a digit.
private final class Mask: NSObject, UITextFieldDelegate {
  private let form: String
  init(_ form: String) { self.form = form }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let old = (textField.text ?? "") as NSString
    var digits = Substring(old.replacingCharacters(in: range, with: string).filter(\.isNumber))
    var text = ""
    for place in form {
      guard !digits.isEmpty else { break }
      text.append(place == "#" ? digits.removeFirst() : place)
      if digits.isEmpty, let next = form.dropFirst(text.count).first, next != "#" {
        text += form.dropFirst(text.count).prefix { $0 != "#" }
      }
    }
    textField.text = text
    return false
  }
}

/// A field whose words become tags before the text.
private final class TagField: UITextField {
  private(set) var tags: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  private func changed() {
    guard let text, text.hasSuffix(",") else { return }
    tags.append(String(text.dropLast()))
    self.text = ""
    showTags()
  }
  private func showTags() {
    for view in subviews { view.removeFromSuperview() }
    for tag in tags {
      let label = UILabel()
      label.text = tag
      addSubview(label)
    }
  }
  override func deleteBackward() {
    if text?.isEmpty != false, let last = tags.popLast() {
      text = last
      showTags()
    } else {
      super.deleteBackward()
    }
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    let width = subviews.reduce(CGFloat(0)) { $0 + $1.intrinsicContentSize.width + 4 }
    return super.editingRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0))
  }
}

private final class MarkingField: UITextField {
  var marks: [String] = []
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    marks.append(markedText ?? "")
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func unmarkText() {
    marks.append("done")
    super.unmarkText()
  }
}
