import UIKit
import XCTest

@testable import ControllerTree

/// Lines and places of a layout manager. Widths at 10 points: "aa" 11.12, a space 2.78; a line is 11.93 points high.
final class NSLayoutManagerTests: XCTestCase {
  private static let line = UIFont.systemFont(ofSize: 10).lineHeight
  private static let letter: CGFloat = 5.56

  private static func layout(
    _ text: String, widths: [CGFloat] = [20], height: CGFloat = 0
  ) -> (NSTextStorage, NSLayoutManager, [NSTextContainer]) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let containers = widths.map { NSTextContainer(size: CGSize(width: $0, height: height)) }
    for container in containers {
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
    }
    return (storage, manager, containers)
  }

  /// TEXT-55: lines, their rectangles and the rectangle around them; padding counts.
  func test_TEXT55_lines() async {
    await withStage { _ in
      let (storage, manager, containers) = Self.layout("aa aa")
      defer { XCTAssertEqual(storage.length, 5) }
      let container = containers[0]
      var lines: [String] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 5)) { rect, used, _, range, _ in
        lines.append("\(rect.width) \(String(format: "%.2f", used.width)) (\(range.location), \(range.length))")
      }
      XCTAssertEqual(lines, ["20.0 11.12 (0, 3)", "20.0 11.12 (3, 2)"])
      XCTAssertEqual(manager.usedRect(for: container).width, 2 * Self.letter, accuracy: 1e-9)
      XCTAssertEqual(manager.usedRect(for: container).height, 2 * Self.line, accuracy: 1e-9)
      let part = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: container)
      XCTAssertEqual(part.minX, Self.letter, accuracy: 1e-9)
      XCTAssertEqual(part.minY, Self.line, accuracy: 1e-9)
      XCTAssertEqual(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: container).width, 0)
      XCTAssertEqual(manager.location(forGlyphAt: 4).x, Self.letter, accuracy: 1e-9)
      var range = NSRange()
      XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range).minY, Self.line, accuracy: 1e-9)
      XCTAssertEqual(range, NSRange(location: 3, length: 2))
      XCTAssertEqual(
        manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 9, height: 1), in: container).length, 3)
      container.lineFragmentPadding = 5
      XCTAssertEqual(manager.usedRect(for: container).width, Self.letter + 10, accuracy: 1e-9)
      XCTAssertEqual(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX, 0)
      XCTAssertEqual(manager.extraLineFragmentRect, .zero)
      XCTAssertNil(manager.extraLineFragmentTextContainer)
    }
  }

  /// TEXT-55: an empty line follows a line break at the end; an empty text is one.
  func test_TEXT55_extraLine() async {
    await withStage { _ in
      let (storage, manager, containers) = Self.layout("a\n")
      XCTAssertEqual(manager.extraLineFragmentRect.minY, Self.line, accuracy: 1e-9)
      XCTAssertEqual(manager.extraLineFragmentUsedRect.width, 0)
      XCTAssertTrue(manager.extraLineFragmentTextContainer === containers[0])
      storage.setAttributedString(NSAttributedString(string: ""))
      XCTAssertEqual(manager.extraLineFragmentRect.minY, 0)
      XCTAssertGreaterThan(manager.usedRect(for: containers[0]).height, 0)
      XCTAssertEqual(manager.numberOfGlyphs, 0)
    }
  }

  /// TEXT-54: the text goes on in the next container where it does not fit; the rest has no place.
  func test_TEXT54_containers() async {
    await withTrace { trace in
      let (storage, manager, containers) = Self.layout("aa aa aa aa", widths: [20, 30], height: Self.line + 1)
      let notes = LayoutNotes(trace)
      manager.delegate = notes
      XCTAssertEqual(manager.glyphRange(for: containers[0]), NSRange(location: 0, length: 3))
      XCTAssertEqual(manager.glyphRange(for: containers[1]), NSRange(location: 3, length: 6))
      trace.expect("completed 0 false\ncompleted 1 true")
      XCTAssertEqual(manager.firstUnlaidCharacterIndex(), 9)
      XCTAssertEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 5), NSRange(location: 9, length: 2))
      XCTAssertEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
      var range = NSRange()
      XCTAssertTrue(manager.textContainer(forGlyphAt: 4, effectiveRange: &range) === containers[1])
      XCTAssertEqual(range.location, 3)
      storage.deleteCharacters(in: NSRange(location: 2, length: 9))
      trace.expect("invalid")
      XCTAssertEqual(manager.glyphRange(for: containers[1]), NSRange(location: 2, length: 0))
      trace.expect("completed 0 true")
      containers[0].size.width = 30
      trace.expect("invalid\ngeometry from 20.0")
      manager.ensureLayout(for: containers[0])
      manager.removeTextContainer(at: 0)
      manager.removeTextContainer(at: 9)
      XCTAssertNil(containers[0].layoutManager)
      XCTAssertEqual(manager.glyphRange(for: containers[0]), NSRange())
      trace.expect("completed 0 true\ninvalid")
      notes.spacing = 3
      storage.setAttributedString(NSAttributedString(string: "a\na"))
      containers[1].size.height = 0
      XCTAssertEqual(
        manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).height,
        manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height + 3, accuracy: 1e-9)
      trace.begin()
    }
  }

  /// TEXT-54: layout managers and storages can be replaced.
  func test_TEXT54_replacement() async {
    await withStage { _ in
      let (storage, manager, containers) = Self.layout("a")
      let (other, newStorage) = (NSLayoutManager(), NSTextStorage(string: "bb"))
      containers[0].replaceLayoutManager(other)
      XCTAssertTrue(containers[0].layoutManager === other)
      XCTAssertTrue(other.textStorage === storage)
      XCTAssertNil(manager.textStorage)
      other.replaceTextStorage(newStorage)
      XCTAssertTrue(newStorage.layoutManagers.first === other)
      XCTAssertEqual(storage.layoutManagers.count, 0)
      XCTAssertEqual(other.numberOfGlyphs, 2)
      var rest = CGRect.null
      let line = containers[0].lineFragmentRect(
        forProposedRect: CGRect(x: 0, y: 0, width: 100, height: 10), at: 0, writingDirection: .natural, remaining: &rest
      )
      XCTAssertEqual([line.width, rest.width], [20, 0])
      XCTAssertTrue(containers[0].isSimpleRectangularTextContainer)
    }
  }

  /// TEXT-56: the character at a point, and how far the point lies in it.
  func test_TEXT56_points() async {
    await withStage { _ in
      let (storage, manager, containers) = Self.layout("aa aa\n👋")
      defer { XCTAssertEqual(storage.length, 8) }
      let container = containers[0]
      func character(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
          for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return [CGFloat(index), (fraction * 100).rounded() / 100]
      }
      XCTAssertEqual(character(0, 0), [0, 0])
      XCTAssertEqual(character(Self.letter * 1.25, 5), [1, 0.25])
      XCTAssertEqual(character(99, 5), [2, 1])
      XCTAssertEqual(character(-3, Self.line + 1), [3, 0])
      XCTAssertEqual(character(5, Self.line * 2 + 1), [6, 0.5])
      XCTAssertEqual(character(99, 999), [6, 1])
      XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 6, y: 1), in: container), 1)
      XCTAssertEqual(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 99, y: 1), in: container), 1)
      XCTAssertEqual(manager.characterIndexForGlyph(at: 4), 4)
      XCTAssertEqual(manager.glyphIndexForCharacter(at: 4), 4)
      XCTAssertTrue(manager.isValidGlyphIndex(7))
      XCTAssertFalse(manager.isValidGlyphIndex(8))
      var actual = NSRange()
      XCTAssertEqual(
        manager.glyphRange(forCharacterRange: NSRange(location: 6, length: 9), actualCharacterRange: &actual).length, 2)
      XCTAssertEqual(
        manager.characterRange(forGlyphRange: NSRange(location: -1, length: 2), actualGlyphRange: nil).location, 0)
      XCTAssertEqual(actual, NSRange(location: 6, length: 2))
      var rectangles = 0
      manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: 0, length: 5), withinSelectedGlyphRange: NSRange(), in: container
      ) { _, stop in
        rectangles += 1
        stop.pointee = true
      }
      XCTAssertEqual(rectangles, 1)
    }
  }

  /// TEXT-54: a text view's layout manager has the places of the view, without the insets.
  func test_TEXT54_textViews() async {
    await withStage { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.font = .systemFont(ofSize: 10)
      view.text = "aa aa"
      XCTAssertEqual(view.textContainer.size, CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude))
      let part = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: view.textContainer)
      XCTAssertEqual(part.offsetBy(dx: 0, dy: 8), view.firstRect(for: view.range(3, 2)))
      XCTAssertEqual(
        view.layoutManager.usedRect(for: view.textContainer).width, 4 * Self.letter + 2.78 + 10, accuracy: 1e-9)
      view.layoutManager.removeTextContainer(at: 0)
      XCTAssertEqual(view.text, "aa aa", "The view makes another layout manager.")
      XCTAssertTrue(view.layoutManager.textStorage === view.textStorage)
      XCTAssertTrue(UITextView(usingTextLayoutManager: false).text.isEmpty)
    }
  }
}

extension UITextView {
  fileprivate func range(_ location: Int, _ length: Int) -> UITextRange {
    let start = position(from: beginningOfDocument, offset: location) ?? beginningOfDocument
    return textRange(from: start, to: position(from: start, offset: length) ?? start) ?? UITextRange()
  }
}

private final class LayoutNotes: NSObject, NSLayoutManagerDelegate, @unchecked Sendable {
  private let trace: Trace
  nonisolated(unsafe) var spacing: CGFloat = 0
  init(_ trace: Trace) { self.trace = trace }

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    MainActor.assumeIsolated { trace.note("invalid") }
  }
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    let index = layoutManager.textContainers.firstIndex { $0 === textContainer } ?? -1
    MainActor.assumeIsolated { trace.note("completed \(index) \(layoutFinishedFlag)") }
  }
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {
    MainActor.assumeIsolated { trace.note("geometry from \(oldSize.width)") }
  }
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { spacing }
}
