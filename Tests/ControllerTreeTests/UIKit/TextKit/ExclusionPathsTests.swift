import UIKit
import XCTest

/// Containers that are no simple rectangles. Widths at 10 points: "aa" 11.12, a space 2.78; a line is 11.93 points high.
final class ExclusionPathsTests: XCTestCase {
  private static let height = UIFont.systemFont(ofSize: 10).lineHeight

  /// The lines of a text: their units, and the places of their rectangles in whole points.
  private static func lines(_ text: String, in container: NSTextContainer, size: CGFloat = 10) -> [String] {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, range, _ in
      let part = (text as NSString).substring(with: range).trimmingCharacters(in: .whitespacesAndNewlines)
      lines.append("\(part) at \(Int(rect.minX)) \(Int((rect.minY / height).rounded())) width \(Int(rect.width))")
    }
    return lines
  }

  /// TEXT-91: lines go on beside a path, and below it over the whole width.
  func test_TEXT91_linesGoAroundPaths() async {
    await withStage { _ in
      let container = NSTextContainer(size: CGSize(width: 100, height: 0))
      XCTAssertTrue(container.isSimpleRectangularTextContainer)
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 30, height: Self.height * 1.5))]
      XCTAssertFalse(container.isSimpleRectangularTextContainer)
      XCTAssertEqual(
        Self.lines("aa aa aa aa aa aa aa aa aa aa aa", in: container),
        [
          "aa aa aa at 0 0 width 40", "aa aa at 70 0 width 30", "aa aa aa at 0 1 width 40", "aa aa at 70 1 width 30",
          "aa at 0 2 width 100",
        ])
      XCTAssertEqual(
        Self.lines("aaaaaaaaa aa\nb", in: container),
        ["aaaaaaaaa aa at 0 2 width 100", "b at 0 3 width 100"], "A word that fits in no part waits for a row.")
      container.exclusionPaths = []
      XCTAssertEqual(Self.lines("aa aa", in: container), ["aa aa at 0 0 width 100"])
    }
  }

  /// TEXT-91: a round path covers what it has in the height of the line; an edge is no part.
  func test_TEXT91_roundPaths() async {
    await withStage { _ in
      let container = NSTextContainer(size: CGSize(width: 100, height: 0))
      container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -50, y: 0, width: 100, height: 4 * Self.height))]
      let lines = Self.lines(Array(repeating: "aa", count: 20).joined(separator: " "), in: container)
      let starts = lines.compactMap {
        $0.split(separator: " ").drop { $0 != "at" }.dropFirst().first.flatMap { Int($0) }
      }
      XCTAssertEqual(starts.prefix(5), [43, 50, 50, 43, 0], "The middle is next to each of these lines.")
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: Self.height))]
      XCTAssertEqual(Self.lines("aa", in: container), ["aa at 0 1 width 100"])
      container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 1e9))]
      XCTAssertEqual(Self.lines("aa", in: container).count, 1, "The search for a free row ends.")
    }
  }

  /// TEXT-91: a subclass gives its place another form.
  func test_TEXT91_ownForm() async {
    await withStage { _ in
      XCTAssertEqual(
        Self.lines("aa aa aa aa aa", in: Triangle(size: CGSize(width: 60, height: 0))),
        ["aa aa aa aa at 0 0 width 60", "aa at 12 1 width 36"])
    }
  }

  /// TEXT-91, TEXT-56: a point finds the part of the row that is nearest, and the text view the character.
  func test_TEXT91_points() async {
    await withStage { trace in
      let (root, view) = (trace.controller("R"), UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200)))
      trace.show(root)
      root.view.addSubview(view)
      view.font = .systemFont(ofSize: 10)
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 30, height: 5))]
      view.text = "aa aa aa aa"
      let place = view.closestPosition(to: CGPoint(x: 76, y: 10)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
      XCTAssertEqual(place, 6)
      let caret = view.position(from: view.beginningOfDocument, offset: 6).map { view.caretRect(for: $0) }
      XCTAssertEqual(caret?.minX, 75)
      XCTAssertEqual(caret?.minY, 8)
      XCTAssertEqual(view.contentSize.height, (Self.height + 16).rounded(.up), accuracy: 1)
    }
  }
}

/// A place whose rows are 24 points narrower each.
private final class Triangle: NSTextContainer, @unchecked Sendable {
  override var isSimpleRectangularTextContainer: Bool { false }
  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let row = (proposedRect.minY / UIFont.systemFont(ofSize: 10).lineHeight).rounded()
    remainingRect?.pointee = .zero
    return proposedRect.insetBy(dx: 12 * row, dy: 0)
  }
}
