import UIKit
import XCTest

@testable import ControllerTree

/// Changes of a button are turns, as those of other views, and taps are events (TURN-06).
final class ButtonTurnsTests: XCTestCase {
  /// TURN-03: a button that is set up within a containment recipe does not end it.
  func test_TURN03_setUpWithinRecipe() async {
    await withTrace { t in
      let (parent, child, button) = (t.controller("P"), t.controller("C"), UIButton(type: .system))
      button.setTitle("before", for: .normal)
      child.view.addSubview(button)
      t.show(parent)
      t.begin()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      button.setTitle("title", for: .normal)
      button.isSelected = true
      button.configuration = .filled()
      child.didMove(toParent: parent)
      t.expect(
        """
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// A button on screen makes its views when it first needs them: they are laid out meanwhile.
  func test_TURN03_viewsAreMadeOnScreen() async {
    await withTrace { t in
      let (parent, button, other) = (
        t.controller("P"), UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), UIButton()
      )
      t.show(parent)
      parent.view.addSubview(button)
      parent.view.addSubview(other)
      other.titleLabel?.text = "made by reading"
      XCTAssertNotNil(other.imageView)
      button.setTitle("A", for: .normal)
      button.setImage(UIImage(), for: .normal)
      XCTAssertEqual(button.titleLabel?.text, "A")
      XCTAssertGreaterThan(button.titleLabel?.frame.width ?? 0, 0)
    }
  }

  /// TURN-06: a tap is an event, and issues name it.
  func test_TURN06_taps() async {
    await withTrace { t in
      let (parent, first, second) = (t.controller("P"), t.controller("A"), t.controller("B"))
      let (button, toggle) = (UIButton(type: .system), UISwitch())
      for child in [first, second] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      t.show(parent)
      button.addAction(UIAction { _ in first.removeFromParent() }, for: .primaryActionTriggered)
      toggle.addAction(UIAction { _ in second.removeFromParent() }, for: .valueChanged)
      let issues = t.collectIssues {
        button.performPrimaryAction()
        toggle.performPrimaryAction()
      }
      XCTAssertEqual(
        issues.map { "\($0.rule) \($0.call ?? "")" },
        ["MIS-16 UIButton #1.performPrimaryAction()", "MIS-16 UISwitch #1.performPrimaryAction()"])
    }
  }
}
