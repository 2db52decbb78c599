import UIKit
import XCTest

/// ACT-73: views show the caret or the selection of an input.
final class UITextSelectionDisplayInteractionTests: XCTestCase {
  private final class Plain: NSObject, UITextSelectionDisplayInteractionDelegate {}
  private final class Below: NSObject, UITextSelectionDisplayInteractionDelegate {
    let view = UIView()
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { view }
  }
  private final class Cursor: UIView, UITextCursorView {
    var isBlinking = false
    func resetBlinkAnimation() {}
  }

  func test_ACT73_views() async {
    await withStage { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      trace.keep(window)
      window.isHidden = false
      let view = UITextView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.addSubview(view)
      view.text = "one two"
      view.selectedRange = NSRange(location: 3, length: 0)
      let (plain, below) = (Plain(), Below())
      let display = UITextSelectionDisplayInteraction(textInput: view, delegate: plain)
      window.addInteraction(display)
      XCTAssertTrue(display.textInput === view && display.delegate === plain && display.view === window)
      XCTAssertTrue(display.cursorView.isHidden && display.cursorView.superview == nil)
      display.isActivated = true
      XCTAssertFalse(display.cursorView.isHidden)
      let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 3) ?? view.endOfDocument)
      XCTAssertEqual(display.cursorView.frame, view.convert(caret, to: window))
      XCTAssertTrue(display.highlightView.isHidden && display.handleViews.allSatisfy(\.isHidden))

      view.selectedRange = NSRange(location: 0, length: 3)
      display.setNeedsSelectionUpdate()
      XCTAssertTrue(display.cursorView.isHidden && !display.highlightView.isHidden)
      XCTAssertEqual(display.highlightView.selectionRects.count, 1)
      let rect = view.convert(display.highlightView.selectionRects[0].rect, to: window)
      XCTAssertEqual(display.handleViews.map(\.frame.midX), [rect.minX, rect.maxX])
      XCTAssertEqual(display.handleViews.map(\.direction), [.leading, .trailing])
      XCTAssertTrue(display.handleViews.allSatisfy { !$0.isVertical && $0.customShape == nil })
      XCTAssertTrue(window.subviews.first === display.highlightView)

      let cursor = Cursor()
      display.cursorView = cursor
      display.highlightView = display.highlightView
      display.handleViews = []
      view.selectedRange = NSRange(location: 0, length: 0)
      display.layoutManagedSubviews()
      XCTAssertTrue(cursor.superview === window && !cursor.isHidden)
      window.removeInteraction(display)
      XCTAssertNil(cursor.superview)
      let other = UITextSelectionDisplayInteraction(textInput: view, delegate: below)
      view.addInteraction(other)
      other.isActivated = true
      XCTAssertTrue(other.highlightView.superview === below.view && other.cursorView.superview === view)
      (other.cursorView as? UIStandardTextCursorView)?.resetBlinkAnimation()
      XCTAssertTrue(other.cursorView.isBlinking)
    }
  }
}
