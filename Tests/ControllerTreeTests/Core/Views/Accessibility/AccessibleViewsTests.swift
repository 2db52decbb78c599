import UIKit
import XCTest

@testable import ControllerTree

final class AccessibleViewsTests: XCTestCase {
  private final class Plus: UIView {
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { [UIAccessibilityCustomAction(name: "Add") { _ in true }] }
      set {}
    }
    override var accessibilityFrame: CGRect {
      get { super.accessibilityFrame.insetBy(dx: -5, dy: -5) }
      set { super.accessibilityFrame = newValue }
    }
  }

  /// ACT-30, ACT-31: the rectangle and the actions can be set and overridden; the point follows the rectangle.
  func test_ACT30_ACT31_overrides() async {
    await withStage { _ in
      let plus = Plus(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      XCTAssertEqual(plus.accessibilityFrame, CGRect(x: -5, y: -5, width: 20, height: 20))
      plus.accessibilityFrame = CGRect(x: 100, y: 100, width: 10, height: 10)
      XCTAssertEqual(plus.accessibilityActivationPoint, CGPoint(x: 105, y: 105))
      plus.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
      XCTAssertEqual(plus.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
      XCTAssertEqual(plus.accessibilityCustomActions?.map(\.name), ["Add"])
    }
  }

  /// Attributed texts stand for plain ones as long as both have the same characters.
  func test_attributedTexts() async {
    await withStage { _ in
      let view = UIView()
      XCTAssertNil(view.accessibilityAttributedLabel)
      XCTAssertEqual(view.accessibilityUserInputLabels, [])
      let text = NSAttributedString(string: "Buy", attributes: [.init("language"): "en"])
      view.accessibilityAttributedLabel = text
      XCTAssertEqual(view.accessibilityLabel, "Buy")
      XCTAssertEqual(view.accessibilityAttributedLabel, text)
      XCTAssertEqual(view.accessibilityUserInputLabels, ["Buy"])
      view.accessibilityLabel = "Sell"
      XCTAssertEqual(view.accessibilityAttributedLabel, NSAttributedString(string: "Sell"))
      view.accessibilityAttributedHint = text
      view.accessibilityAttributedValue = text
      XCTAssertEqual([view.accessibilityHint, view.accessibilityValue], ["Buy", "Buy"])
      XCTAssertEqual(view.accessibilityAttributedHint, text)
      XCTAssertEqual(view.accessibilityAttributedValue, text)
      view.accessibilityUserInputLabels = ["Offer"]
      XCTAssertEqual(view.accessibilityAttributedUserInputLabels, [NSAttributedString(string: "Offer")])
      view.accessibilityAttributedUserInputLabels = [text]
      XCTAssertEqual(view.accessibilityUserInputLabels, ["Buy"])
    }
  }

  /// The properties that are only stored.
  func test_storedProperties() async {
    await withStage { _ in
      let view = UIView()
      assertStores(\UIView.accessibilityLanguage, "fr", in: view)
      assertStores(\UIView.accessibilityNavigationStyle, .combined, in: view)
      assertStores(\UIView.accessibilityContainerType, .list, in: view)
      assertStores(\UIView.accessibilityRespondsToUserInteraction, false, in: view)
      assertStores(\UIView.accessibilityTextualContext, .messaging, in: view)
      assertStores(\UIView.accessibilityIgnoresInvertColors, true, in: view)
      assertStores(\UIView.accessibilityDirectTouchOptions, .silentOnTouch, in: view)
      assertStores(\UIView.accessibilityExpandedStatus, .collapsed, in: view)
      XCTAssertNil(view.accessibilityHeaderElements)
      view.accessibilityHeaderElements = [view]
      XCTAssertEqual(view.accessibilityHeaderElements?.count, 1)
      let place = UIAccessibilityLocationDescriptor(
        name: "Middle", view: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 8)))
      XCTAssertEqual(place.point, CGPoint(x: 2, y: 4))
      XCTAssertEqual(place.name, "Middle")
      XCTAssertNil(place.view)
      assertStores(\UIView.accessibilityDragSourceDescriptors, [place], in: view)
      assertStores(\UIView.accessibilityDropPointDescriptors, [place], in: view)
    }
  }

  /// ACT-65: a person goes from element to element, and back.
  func test_ACT65_rotors() async {
    await withStage { _ in
      let views = [UIView(), UIView(), UIView()]
      let rotor = UIAccessibilityCustomRotor(name: "Views") { place in
        let current = views.firstIndex { $0 === place.currentItem.targetElement } ?? -1
        let next = place.searchDirection == .next ? current + 1 : current - 1
        return views.indices.contains(next) ? .init(targetElement: views[next], target: nil) : nil
      }
      let root = UIView()
      XCTAssertNil(root.accessibilityCustomRotors)
      root.accessibilityCustomRotors = [rotor]
      let first = rotor.move()
      XCTAssertTrue(first?.targetElement === views[0])
      let second = rotor.move(from: first)
      XCTAssertTrue(second?.targetElement === views[1])
      XCTAssertTrue(rotor.move(from: second, .previous)?.targetElement === views[0])
      XCTAssertNil(rotor.move(from: rotor.move(from: second)))
      XCTAssertEqual(rotor.attributedName.string, "Views")
      rotor.attributedName = NSAttributedString(string: "V")
      XCTAssertEqual(rotor.name, "V")
      XCTAssertEqual(UIAccessibilityCustomRotor(systemType: .link) { _ in nil }.systemRotorType, .link)
      XCTAssertEqual(UIAccessibilityCustomRotor(attributedName: rotor.attributedName) { _ in nil }.name, "V")
    }
  }

  private final class Page: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? { lineNumber == 0 ? "A" : nil }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { bounds }
    func accessibilityPageContent() -> String? { "A" }
  }

  /// A page that is read line by line; its texts have no attributes unless it gives some.
  func test_readingContent() async {
    await withStage { _ in
      let page = Page()
      XCTAssertEqual(page.accessibilityAttributedContent(forLineNumber: 0)?.string, "A")
      XCTAssertNil(page.accessibilityAttributedContent(forLineNumber: 1))
      XCTAssertEqual(page.accessibilityAttributedPageContent()?.string, "A")
      let named: any UIAccessibilityIdentification = page
      named.accessibilityIdentifier = "page"
      XCTAssertEqual(page.accessibilityIdentifier, "page")
    }
  }
}
