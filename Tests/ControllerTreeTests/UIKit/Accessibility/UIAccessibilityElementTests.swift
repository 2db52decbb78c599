import UIKit
import XCTest

@testable import ControllerTree

final class UIAccessibilityElementTests: XCTestCase {
  @MainActor private final class Target: NSObject {
    var count = 0
    func act(_ action: UIAccessibilityCustomAction) { count += 1 }
  }

  /// ACT-30: rectangles on the screen and in the container.
  func test_ACT30_elements() async {
    await withStage { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      trace.keep(window)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      XCTAssertTrue(element.isAccessibilityElement)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 3, height: 4))
      element.accessibilityFrame.origin.x = 20
      XCTAssertEqual(element.accessibilityFrameInContainerSpace.minX, 10)
      (element.accessibilityLabel, element.accessibilityTraits) = ("A", .button)
      XCTAssertEqual(element.accessibilityLabel, "A")
      view.accessibilityElements = [element]
      XCTAssertEqual(view.index(ofAccessibilityElement: element), 0)
      XCTAssertEqual(view.accessibilityFrame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertEqual(
        UIAccessibility.convertToScreenCoordinates(path, in: view).bounds, CGRect(x: 10, y: 20, width: 1, height: 1))
      XCTAssertEqual(UIAccessibility.convertToScreenCoordinates(.zero, in: view).origin, CGPoint(x: 10, y: 20))
    }
  }

  /// ACT-31: custom actions with code or with a method.
  func test_ACT31_actions() async {
    await withStage { _ in
      let view = UIView()
      XCTAssertNil(view.accessibilityCustomActions)
      let target = Target()
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "No") { _ in false },
        UIAccessibilityCustomAction(name: "Yes") { $0.name == "Yes" },
        UIAccessibilityCustomAction(name: "Method", target: target, selector: Selector("act:", Target.act(_:))),
        UIAccessibilityCustomAction(name: "Nobody", target: nil, selector: Selector("act:", Target.act(_:))),
      ]
      XCTAssertEqual(view.accessibilityCustomActions?.map { $0.perform() }, [false, true, true, false])
      XCTAssertEqual(target.count, 1)
      view.accessibilityCustomActions?[0].attributedName = NSAttributedString(string: "N")
      XCTAssertEqual(view.accessibilityCustomActions?.first?.name, "N")
    }
  }

  private final class Outline: UIAccessibilityElement {
    let rectangle: CGRect
    init(container: Any, rectangle: CGRect) {
      self.rectangle = rectangle
      super.init(accessibilityContainer: container)
    }
    override var accessibilityFrame: CGRect {
      get { rectangle }
      set {}
    }
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: rectangle) }
      set {}
    }
  }

  /// ACT-30: a class with an initialiser of its own; the point is the middle of its rectangle until it is set.
  func test_ACT30_ownClasses() async {
    await withStage { _ in
      let element = Outline(container: NSObject(), rectangle: CGRect(x: 0, y: 10, width: 20, height: 30))
      XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 10, y: 25))
      element.accessibilityActivationPoint.x = 1
      XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 1, y: 25))
      XCTAssertEqual(element.accessibilityPath?.bounds, element.rectangle)
    }
  }

  /// ACT-30: an element has elements inside, and is found by none but them.
  func test_ACT30_elementsInside() async {
    await withStage { _ in
      let element = UIAccessibilityElement()
      XCTAssertEqual(element.accessibilityElementCount(), 0)
      XCTAssertNil(element.accessibilityElement(at: 0))
      let inside = [UIAccessibilityElement(accessibilityContainer: element), UIAccessibilityElement()]
      element.accessibilityElements = inside
      XCTAssertEqual(element.accessibilityElementCount(), 2)
      XCTAssertTrue(element.accessibilityElement(at: 1) as AnyObject === inside[1])
      XCTAssertNil(element.accessibilityElement(at: 2))
      XCTAssertEqual(element.index(ofAccessibilityElement: inside[1]), 1)
      XCTAssertEqual(element.index(ofAccessibilityElement: element), NSNotFound)
    }
  }

  /// ACT-30: texts with attributes give way to a plain text that is set later.
  func test_ACT30_attributedTexts() async {
    await withStage { _ in
      let element = UIAccessibilityElement()
      XCTAssertNil(element.accessibilityAttributedLabel)
      XCTAssertEqual(element.accessibilityUserInputLabels, [])
      let text = NSAttributedString(string: "A", attributes: [.init("b"): 1])
      element.accessibilityAttributedLabel = text
      element.accessibilityAttributedHint = text
      element.accessibilityAttributedValue = text
      XCTAssertEqual(element.accessibilityAttributedLabel, text)
      XCTAssertEqual(element.accessibilityAttributedHint, text)
      XCTAssertEqual(element.accessibilityAttributedValue, text)
      XCTAssertEqual(
        [element.accessibilityLabel, element.accessibilityHint, element.accessibilityValue], ["A", "A", "A"])
      element.accessibilityLabel = "B"
      XCTAssertEqual(element.accessibilityAttributedLabel, NSAttributedString(string: "B"))
      XCTAssertEqual(element.accessibilityUserInputLabels, ["B"])
      element.accessibilityUserInputLabels = ["C"]
      XCTAssertEqual(element.accessibilityUserInputLabels, ["C"])
    }
  }
}
