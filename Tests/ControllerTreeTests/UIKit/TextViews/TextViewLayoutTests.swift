import UIKit
import XCTest

@testable import ControllerTree

/// Sizes and places in text views. Widths at 10 points: "aa" 11.12, a space 2.78; a line is 11.93 points high. A point has three pixels.
final class TextViewLayoutTests: XCTestCase {
  private static let line = UIFont.systemFont(ofSize: 10).lineHeight

  @MainActor private static func view(_ trace: Trace, _ text: String, width: CGFloat = 22) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    view.font = .systemFont(ofSize: 10)
    view.text = text
    let root = trace.controller("R")
    trace.show(root)
    trace.setUp {
      root.view.addSubview(view)
      view.layoutIfNeeded()
    }
    return view
  }

  /// TEXT-39: the content is as wide as the view and as high as its lines, with the insets.
  func test_TEXT39_contentSize() async {
    await withStage { trace in
      let view = Self.view(trace, "aa aa aa")
      XCTAssertEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
      XCTAssertEqual(view.contentSize, CGSize(width: 22, height: 52), "Three lines, rounded up, and 16 points.")
      view.text = ""
      XCTAssertEqual(view.contentSize, CGSize(width: 22, height: 28), "An empty text has one line.")
      view.text = "aa\n"
      XCTAssertEqual(view.contentSize.height, 40, "A line follows the line break.")
      view.text = "aa aa"
      view.textContainerInset = .zero
      XCTAssertEqual(view.contentSize.height, 24)
      view.textContainer.lineFragmentPadding = 0
      view.frame.size.width = 26
      XCTAssertEqual(view.contentSize, CGSize(width: 26, height: 12))
      view.text = "aa aa aa aa aa"
      XCTAssertEqual(view.contentSize.height, 36)
      view.textContainer.maximumNumberOfLines = 2
      XCTAssertEqual(view.contentSize.height, 24)
      view.textContainer.lineBreakMode = .byClipping
      view.textContainer.maximumNumberOfLines = 1
      XCTAssertEqual(view.contentSize.height, 12)
    }
  }

  /// TEXT-39: typing lets the content grow and scrolls to the caret; the text of a shorter one stays in view.
  func test_TEXT39_typingScrolls() async {
    await withTrace { trace in
      let view = Self.view(trace, "aa aa")
      XCTAssertEqual(view.contentSize.height, 40)
      XCTAssertEqual(view.contentOffset.y, 0)
      view.enter(" aa aa")
      XCTAssertEqual(view.contentSize.height, 64)
      XCTAssertEqual(view.contentOffset.y, 8 + 4 * Self.line - 40, accuracy: 1e-9)
      view.layoutIfNeeded()
      view.text = "a"
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentSize.height, 28)
      XCTAssertEqual(view.contentOffset.y, 0)
      trace.expect("")
    }
  }

  /// TEXT-39: a view that does not scroll is as large as its text, in constraints and when it fits itself.
  func test_TEXT39_sizeOfTheText() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let view = UITextView()
      view.font = .systemFont(ofSize: 10)
      view.text = "aa aa"
      XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
      XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
      view.isScrollEnabled = false
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 106.0 / 3, height: 28))
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 22, height: 0)), CGSize(width: 64.0 / 3, height: 40))
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 22),
      ])
      scene.root.layoutIfNeeded()
      XCTAssertEqual(view.frame.size, CGSize(width: 22, height: 40))
      view.enter(" aa")
      scene.root.layoutIfNeeded()
      XCTAssertEqual(view.frame.size, CGSize(width: 22, height: 52))
      view.isScrollEnabled = true
      XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    }
  }

  /// TEXT-40: the places of carets, parts and points.
  func test_TEXT40_places() async {
    await withStage { trace in
      let view = Self.view(trace, "aa aa")
      @MainActor func position(_ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset) ?? UITextPosition()
      }
      @MainActor func assertRect(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, line: UInt = #line) {
        XCTAssertEqual(rect.minX, x, accuracy: 1e-9, line: line)
        XCTAssertEqual(rect.minY, y, accuracy: 1e-9, line: line)
        XCTAssertEqual(rect.width, width, accuracy: 1e-9, line: line)
        XCTAssertEqual(rect.height, Self.line, accuracy: 1e-9, line: line)
      }
      assertRect(view.caretRect(for: position(0)), 5, 8, 2)
      assertRect(view.caretRect(for: position(1)), 10.56, 8, 2)
      assertRect(view.caretRect(for: position(3)), 5, 8 + Self.line, 2)
      assertRect(view.caretRect(for: position(5)), 16.12, 8 + Self.line, 2)
      guard let range = view.textRange(from: position(1), to: position(4)) else { return XCTFail("no range") }
      assertRect(view.firstRect(for: range), 10.56, 8, 5.56 + 2.78)
      let rects = view.selectionRects(for: range)
      XCTAssertEqual(rects.map(\.containsStart), [true, false])
      XCTAssertEqual(rects.map(\.containsEnd), [false, true])
      assertRect(rects[1].rect, 5, 8 + Self.line, 5.56)
      @MainActor func offset(_ x: CGFloat, _ y: CGFloat) -> Int {
        view.closestPosition(to: CGPoint(x: x, y: y)).map { view.offset(from: view.beginningOfDocument, to: $0) } ?? -1
      }
      XCTAssertEqual([offset(0, 0), offset(9, 12), offset(0, 25), offset(100, 100)], [0, 1, 3, 5])
      let below = view.position(from: position(1), in: .down, offset: 1)
      XCTAssertEqual(below, position(4))
      XCTAssertNil(view.position(from: position(1), in: .up, offset: 1))
    }
  }

  /// TEXT-40: places in lines with an alignment and an indent.
  func test_TEXT40_alignment() async {
    await withStage { trace in
      let view = Self.view(trace, "aa", width: 10 + 31.12)
      let start = view.beginningOfDocument
      view.textAlignment = .right
      XCTAssertEqual(view.caretRect(for: start).minX, 25, accuracy: 1e-9)
      view.textAlignment = .center
      XCTAssertEqual(view.caretRect(for: start).minX, 15, accuracy: 1e-9)
      let style = NSMutableParagraphStyle()
      style.firstLineHeadIndent = 4
      view.attributedText = NSAttributedString(
        string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      XCTAssertEqual(view.caretRect(for: start).minX, 9, accuracy: 1e-9)
    }
  }

  /// TEXT-40: a part of the text comes into view.
  func test_TEXT40_scrollRangeToVisible() async {
    await withStage { trace in
      let view = Self.view(trace, "aa aa aa aa aa aa")
      view.scrollRangeToVisible(NSRange(location: 15, length: 1))
      XCTAssertEqual(view.contentOffset.y, 8 + 6 * Self.line - 40, accuracy: 1e-9)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      XCTAssertEqual(view.contentOffset.y, 8, accuracy: 1e-9)
      view.isScrollEnabled = false
      view.scrollRangeToVisible(NSRange(location: 15, length: 1))
      XCTAssertEqual(view.contentOffset.y, 8, accuracy: 1e-9)
    }
  }

  /// TEXT-40: a text view that begins to scroll when it has grown enough shows the caret, and an offset of zero
  /// is no negative one.
  func test_TEXT40_growingTextView() async {
    await withTrace { trace in
      let view = Self.view(trace, "")
      view.textContainerInset = .zero
      view.isScrollEnabled = false
      let grower = Grower(trace)
      view.delegate = grower
      view.becomeFirstResponder()
      trace.begin()
      view.insertText("aa aa")
      trace.expect("changed at 0.0")
      XCTAssertEqual("\(view.contentOffset.y)", "0.0")
      for _ in 0..<8 { view.insertText(" aa") }
      XCTAssertTrue(view.isScrollEnabled)
      XCTAssertGreaterThan(view.contentOffset.y, 0)
      let caret = view.caretRect(for: view.endOfDocument)
      XCTAssertLessThanOrEqual(caret.maxY, view.contentOffset.y + view.bounds.height + 1e-9)
      view.selectedRange = NSRange(location: 0, length: 0)
      view.scrollRangeToVisible(view.selectedRange)
      XCTAssertEqual("\(view.contentOffset.x) \(view.contentOffset.y)", "0.0 0.0")
      trace.begin()
    }
  }

  /// TEXT-42: typed text has the attributes of the character before it, or those that were set; setting looks changes all text.
  func test_TEXT42_attributes() async {
    await withStage { trace in
      let view = Self.view(trace, "ab")
      let text = NSMutableAttributedString(string: "")
      text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 1]))
      text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      view.attributedText = text
      XCTAssertEqual(view.font, .systemFont(ofSize: 10))
      @MainActor func font(_ offset: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
      }
      view.insertText("c")
      XCTAssertEqual(font(2), .systemFont(ofSize: 20))
      view.selectedRange = NSRange(location: 1, length: 0)
      XCTAssertEqual(view.typingAttributes[.kern] as? Int, 1)
      view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 5)]
      view.insertText("x")
      view.insertText("y")
      XCTAssertEqual(view.text, "axybc")
      XCTAssertEqual([font(1), font(2), font(3)].map { $0?.pointSize }, [5, 5, 20])
      view.selectedRange = NSRange(location: 5, length: 0)
      XCTAssertEqual(view.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 20))
      view.font = .systemFont(ofSize: 7)
      XCTAssertEqual([font(0), font(1), font(4)].map { $0?.pointSize }, [7, 7, 7])
      XCTAssertEqual(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 1)
      view.textColor = .systemBlue
      XCTAssertEqual(
        view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor, .systemBlue)
      view.text = "new"
      XCTAssertNil(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil))
    }
  }

  /// TEXT-09: the font follows the user's text size.
  func test_TEXT09_textSize() async {
    await withStage { trace in
      let view = Self.view(trace, "ab")
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      XCTAssertEqual(view.font?.pointSize, 17)
      view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      view.updateTraitsIfNeeded()
      XCTAssertEqual(view.font?.pointSize, 23)
      view.adjustsFontForContentSizeCategory = false
      view.traitOverrides.preferredContentSizeCategory = .large
      view.updateTraitsIfNeeded()
      XCTAssertEqual(view.font?.pointSize, 23)
    }
  }

  /// TEXT-35: the rectangles of a text field's characters.
  func test_TEXT35_placesInAField() async {
    await withStage { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.font = .systemFont(ofSize: 10)
      field.text = "aa"
      field.borderStyle = .roundedRect
      let caret = field.caretRect(for: field.endOfDocument)
      XCTAssertEqual(caret.minX, 18.12, accuracy: 1e-9)
      XCTAssertEqual(caret.midY, 15, accuracy: 1e-9)
      XCTAssertEqual(
        field.closestPosition(to: CGPoint(x: 13, y: 0)).map { field.offset(from: field.beginningOfDocument, to: $0) }, 1
      )
      guard let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) else { return }
      XCTAssertEqual(field.selectionRects(for: all).map { $0.rect.width }.first ?? 0, 11.12, accuracy: 1e-9)
      XCTAssertEqual(field.characterRange(at: CGPoint(x: 7, y: 0)).flatMap { field.text(in: $0) }, "a")
    }
  }
}

/// Lets a text view scroll when its text is higher than itself.
private final class Grower: NSObject, UITextViewDelegate {
  private let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }
  func textViewDidChange(_ textView: UITextView) {
    trace.note("changed at \(textView.contentOffset.y)")
    let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0))
    textView.isScrollEnabled = fitting.height > textView.bounds.height
  }
}
