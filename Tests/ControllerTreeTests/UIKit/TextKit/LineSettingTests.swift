import UIKit
import XCTest

/// TEXT-98: delegates and subclasses change the rectangles of lines. A line at 10 points is 11.93 points high.
final class LineSettingTests: XCTestCase {
  private static let line = UIFont.systemFont(ofSize: 10).lineHeight

  private static func layout<Manager: NSLayoutManager>(
    _ text: String, _ manager: Manager
  ) -> (NSTextStorage, Manager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let container = NSTextContainer(size: CGSize(width: 20, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  /// Lines of 20 points, with the text in their middle.
  private final class Tall: NSObject, NSLayoutManagerDelegate {
    var asked: [NSRange] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      asked.append(glyphRange)
      let added = 20 - lineFragmentRect.pointee.height
      lineFragmentRect.pointee.size.height = 20
      lineFragmentUsedRect.pointee.size.height = 20
      baselineOffset.pointee += added / 2
      return true
    }
  }

  /// A delegate with all defaults.
  private final class Plain: NSObject, NSLayoutManagerDelegate {}

  func test_TEXT98_delegate() async {
    await withStage { _ in
      let (storage, manager, container) = Self.layout("aa aa\n", NSLayoutManager())
      let before = manager.location(forGlyphAt: 3).y
      let plain = Plain()
      manager.delegate = plain
      manager.invalidateLayout(forCharacterRange: NSRange(), actualCharacterRange: nil)
      XCTAssertEqual(manager.usedRect(for: container).height, 3 * Self.line, accuracy: 1e-9)
      let tall = Tall()
      manager.delegate = tall
      manager.invalidateLayout(forCharacterRange: NSRange(), actualCharacterRange: nil)
      XCTAssertEqual(manager.usedRect(for: container).height, 60)
      XCTAssertEqual(tall.asked.map { [$0.location, $0.length] }, [[0, 3], [3, 3], [6, 0]])
      XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil).minY, 20)
      XCTAssertEqual(manager.lineFragmentUsedRect(forGlyphAt: 3, effectiveRange: nil).height, 20)
      XCTAssertEqual(manager.extraLineFragmentRect.minY, 40)
      XCTAssertEqual(manager.location(forGlyphAt: 3).y, before + (20 - Self.line) / 2, accuracy: 1e-9)
      XCTAssertEqual(
        manager.characterIndex(for: CGPoint(x: 1, y: 39), in: container, fractionOfDistanceBetweenInsertionPoints: nil),
        3)
      XCTAssertEqual(storage.length, 6)
    }
  }

  /// Doubles the height of lines, and moves the last one to the right.
  private final class Double: NSLayoutManager, @unchecked Sendable {
    override func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
      var (rect, used) = (fragmentRect, usedRect)
      rect.size.height *= 2
      used.size.height *= 2
      super.setLineFragmentRect(rect, forGlyphRange: glyphRange, usedRect: used)
    }

    override func setExtraLineFragmentRect(
      _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
      super.setExtraLineFragmentRect(fragmentRect, usedRect: usedRect.offsetBy(dx: 4, dy: 0), textContainer: container)
    }
  }

  func test_TEXT98_subclass() async {
    await withStage { _ in
      let (storage, manager, container) = Self.layout("aa\n", Double())
      XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height, 2 * Self.line)
      XCTAssertEqual(manager.extraLineFragmentUsedRect.minX, 4)
      XCTAssertEqual(manager.extraLineFragmentRect.minY, 2 * Self.line, accuracy: 1e-9)
      // Outside of a layout nothing happens.
      manager.setLineFragmentRect(.zero, forGlyphRange: NSRange(), usedRect: .zero)
      XCTAssertEqual(manager.usedRect(for: container).height, 3 * Self.line, accuracy: 1e-9)
      XCTAssertEqual(storage.length, 3)
    }
  }

  /// TEXT-98: a text view is as high as the lines that the delegate makes.
  func test_TEXT98_textView() async {
    await withStage { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 10)
      view.text = "a\nb"
      let tall = Tall()
      view.layoutManager.delegate = tall
      view.layoutManager.invalidateLayout(forCharacterRange: NSRange(), actualCharacterRange: nil)
      XCTAssertEqual(view.contentSize.height, 56)
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, 56)
    }
  }
}
