import UIKit
import XCTest

@testable import ControllerTree

/// The accessibility properties of views and items, which are stored without effect.
final class AccessibilityAttributesTests: XCTestCase {
  /// Nothing is set at first; a value that is set is stored.
  func test_valuesAreStoredOnViews() async {
    await withTrace { trace in
      let view = UIView()
      XCTAssertNil(view.accessibilityIdentifier)
      XCTAssertNil(view.accessibilityLabel)
      XCTAssertNil(view.accessibilityHint)
      XCTAssertNil(view.accessibilityValue)
      XCTAssertEqual(view.accessibilityTraits, .none)
      XCTAssertFalse(view.isAccessibilityElement)
      XCTAssertFalse(view.accessibilityElementsHidden)
      XCTAssertFalse(view.accessibilityViewIsModal)
      XCTAssertFalse(view.shouldGroupAccessibilityChildren)
      XCTAssertNil(view.rare)

      view.accessibilityIdentifier = "save"
      view.accessibilityLabel = "Save"
      view.accessibilityHint = "Writes the file"
      view.accessibilityValue = "2 changes"
      view.accessibilityTraits = [.button, .selected]
      view.isAccessibilityElement = true
      view.accessibilityElementsHidden = true
      view.accessibilityViewIsModal = true
      view.shouldGroupAccessibilityChildren = true
      XCTAssertEqual(view.accessibilityIdentifier, "save")
      XCTAssertEqual(view.accessibilityLabel, "Save")
      XCTAssertEqual(view.accessibilityHint, "Writes the file")
      XCTAssertEqual(view.accessibilityValue, "2 changes")
      XCTAssertEqual(view.accessibilityTraits, [.selected, .button])
      XCTAssertTrue(view.isAccessibilityElement)
      XCTAssertTrue(view.accessibilityElementsHidden)
      XCTAssertTrue(view.accessibilityViewIsModal)
      XCTAssertTrue(view.shouldGroupAccessibilityChildren)
      trace.expect("")
    }
  }

  /// The same for bar items.
  func test_valuesAreStoredOnItems() async {
    await withTrace { trace in
      let item = UIBarButtonItem()
      XCTAssertNil(item.accessibilityLabel)
      XCTAssertFalse(item.isAccessibilityElement)
      item.accessibilityIdentifier = "done"
      item.accessibilityLabel = "Done"
      item.accessibilityHint = "Closes"
      item.accessibilityValue = "on"
      item.accessibilityTraits = .button
      item.isAccessibilityElement = true
      XCTAssertEqual(item.accessibilityIdentifier, "done")
      XCTAssertEqual(item.accessibilityLabel, "Done")
      XCTAssertEqual(item.accessibilityHint, "Closes")
      XCTAssertEqual(item.accessibilityValue, "on")
      XCTAssertEqual(item.accessibilityTraits, .button)
      XCTAssertTrue(item.isAccessibilityElement)
      trace.expect("")
    }
  }

  /// Traits are separate bits, with UIKit's numbers.
  func test_kinds() {
    let kinds: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
      .tabBar, .header,
    ]
    XCTAssertEqual(kinds.map(\.rawValue), (0..<17).map { 1 << $0 })
  }

  /// Notifications have no effect, and all settings are off.
  func test_postsReachNoObserver() async {
    await withTrace { trace in
      let notifications: [UIAccessibility.Notification] = [
        .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
        .resumeAssistiveTechnology,
      ]
      XCTAssertEqual(Set(notifications).count, 6)
      for notification in notifications { UIAccessibility.post(notification: notification, argument: nil) }
      XCTAssertFalse(UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning)
      XCTAssertFalse(UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions)
      XCTAssertFalse(UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isBoldTextEnabled)
      trace.expect("")
    }
  }

  /// Accessibility actions do nothing unless a subclass overrides them.
  func test_acts() async {
    await withTrace { _ in
      let view = UIView()
      XCTAssertFalse(view.accessibilityActivate() || view.accessibilityPerformEscape())
      XCTAssertFalse(view.accessibilityPerformMagicTap())
      XCTAssertTrue(EscapableController().accessibilityPerformEscape())
    }
  }
}

private final class EscapableController: UIViewController {
  override func accessibilityPerformEscape() -> Bool { true }
}
