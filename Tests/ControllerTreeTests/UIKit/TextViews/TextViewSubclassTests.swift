import UIKit
import XCTest

/// Text views and labels as public libraries make them.
final class TextViewSubclassTests: XCTestCase {
  /// TEXT-39: a text view grows with its text up to a limit, then it scrolls; its placeholder is there while it is empty.
  func test_TEXT39_growingTextView() async {
    await withTrace { trace in
      let (root, view) = (trace.controller("R"), GrowingTextView())
      trace.show(root)
      view.placeholder.text = "Message"
      view.font = .systemFont(ofSize: 16)
      view.translatesAutoresizingMaskIntoConstraints = false
      trace.setUp {
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
          view.topAnchor.constraint(equalTo: root.view.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.view.layoutIfNeeded()
      }
      XCTAssertEqual(view.placeholder.font.pointSize, 16)
      let line = UIFont.systemFont(ofSize: 16).lineHeight
      XCTAssertEqual(view.bounds.height, line + 16, accuracy: 1)
      view.enter("a\nb\nc")
      root.view.layoutIfNeeded()
      XCTAssertTrue(view.placeholder.isHidden)
      XCTAssertEqual(view.bounds.height, 3 * line + 16, accuracy: 1)
      XCTAssertFalse(view.isScrollEnabled)
      view.enter("\nd\ne\nf")
      root.view.layoutIfNeeded()
      XCTAssertTrue(view.isScrollEnabled)
      XCTAssertEqual(view.bounds.height, 100)
      view.text = ""
      XCTAssertFalse(view.placeholder.isHidden)
      trace.begin()
    }
  }

  /// TEXT-56: a label finds mentions and tags, and a tap the one below it, by a layout manager of its own.
  func test_TEXT56_mentionLabel() async {
    await withTrace { trace in
      let (root, label) = (trace.controller("R"), MentionLabel(frame: CGRect(x: 0, y: 100, width: 200, height: 60)))
      trace.show(root)
      trace.setUp { root.view.addSubview(label) }
      label.text = "Thanks @ann and @bob for #swift"
      label.tapped = { trace.note("tapped \($0)") }
      let end = "Thanks @an".size(withAttributes: [.font: label.font as Any]).width
      label.tap(at: CGPoint(x: end, y: 5))
      trace.expect("tapped @ann")
      label.tap(at: CGPoint(x: 5, y: 5))
      trace.expect("")
      let colors = (0..<11).map {
        label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
      XCTAssertEqual(colors[6], .label)
      XCTAssertEqual(colors[7], .systemBlue)
    }
  }
}

/// A text view that is as high as its text, up to 100 points.
private final class GrowingTextView: UITextView, UITextViewDelegate {
  let placeholder = UILabel()
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
    addSubview(placeholder)
    limit = heightAnchor.constraint(lessThanOrEqualToConstant: 100)
    limit?.isActive = true
    delegate = self
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func textViewDidChange(_ textView: UITextView) { changed() }
  private var limit: NSLayoutConstraint?
  override var font: UIFont? { didSet { placeholder.font = font } }
  override var text: String! { didSet { changed() } }
  private func changed() {
    placeholder.isHidden = !text.isEmpty
    let height = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    let isFull = height > 100
    guard isFull != isScrollEnabled else { return }
    isScrollEnabled = isFull
    limit?.isActive = false
    limit =
      isFull ? heightAnchor.constraint(equalToConstant: 100) : heightAnchor.constraint(lessThanOrEqualToConstant: 100)
    limit?.isActive = true
  }
}

/// A label that lays its text out itself to find what a finger touches.
private final class MentionLabel: UILabel {
  private let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
  private var items: [NSRange] = []
  var tapped: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
    numberOfLines = 0
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var text: String? { didSet { find() } }

  private func find() {
    guard let text, let pattern = try? NSRegularExpression(pattern: "[@#][a-z]+") else { return }
    let all = NSRange(location: 0, length: text.utf16.count)
    items = pattern.matches(in: text, range: all).map(\.range)
    let styled = NSMutableAttributedString(
      string: text, attributes: [.font: font as Any, .foregroundColor: UIColor.label])
    for item in items { styled.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: item) }
    attributedText = styled
    storage.setAttributedString(styled)
  }

  func tap(at point: CGPoint) {
    container.size = bounds.size
    var fraction: CGFloat = 0
    let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    guard let item = items.first(where: { NSLocationInRange(index, $0) }) else { return }
    let place = manager.boundingRect(forGlyphRange: item, in: container)
    guard place.contains(point), let text else { return }
    tapped((text as NSString).substring(with: item))
  }
}
