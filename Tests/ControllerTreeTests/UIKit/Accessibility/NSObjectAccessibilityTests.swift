import UIKit
import XCTest

/// UIKit's informal protocol of accessible objects, and the names of classes.
final class NSObjectAccessibilityTests: XCTestCase {
  /// A plain object stores its values; an object that is known as an `NSObject` leads to the properties of its class.
  func test_everyObjectHasTheProperties() async {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "Named" }
        set {}
      }
    }
    await withTrace { _ in
      let (plain, item, navigationItem) = (NSObject(), UIBarButtonItem(), UINavigationItem())
      let named: NSObject = Named()
      for object: NSObject in [plain, item, navigationItem, UIView()] {
        XCTAssertFalse(object.isAccessibilityElement)
        XCTAssertNil(object.accessibilityLabel)
        XCTAssertEqual(object.accessibilityTraits, .none)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "label"
        object.accessibilityHint = "hint"
        object.accessibilityValue = "value"
        object.accessibilityTraits = .button
        XCTAssertTrue(object.isAccessibilityElement)
        XCTAssertEqual(
          [object.accessibilityLabel, object.accessibilityHint, object.accessibilityValue], ["label", "hint", "value"])
        XCTAssertEqual(object.accessibilityTraits, .button)
      }
      XCTAssertEqual(item.accessibilityValue, "value")
      XCTAssertEqual(navigationItem.accessibilityValue, "value")
      named.accessibilityLabel = "other"
      XCTAssertEqual(named.accessibilityLabel, "Named")
      XCTAssertNil(NSObject().accessibilityLabel)
    }
  }

  /// The list of elements, of any object; a view answers three questions from it.
  func test_elements() async {
    await withTrace { _ in
      let (plain, view, first, second) = (NSObject(), UIView(), NSObject(), NSObject())
      XCTAssertNil(plain.accessibilityElements)
      XCTAssertNil((view as NSObject).accessibilityElements)
      XCTAssertEqual(view.accessibilityElementCount(), 0)
      plain.accessibilityElements = [first]
      (view as NSObject).accessibilityElements = [first, second]
      XCTAssertEqual(plain.accessibilityElements?.count, 1)
      XCTAssertEqual(view.accessibilityElementCount(), 2)
      XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject === second)
      XCTAssertNil(view.accessibilityElement(at: 2))
      XCTAssertNil(view.accessibilityElement(at: -1))
      XCTAssertEqual(view.index(ofAccessibilityElement: second), 1)
      XCTAssertEqual(view.index(ofAccessibilityElement: plain), NSNotFound)
    }
  }

  /// The items of bars meet an application's protocol with their own properties, also if it has default implementations.
  func test_itemsOfBarsConformToAProtocolWithDefaults() async {
    await withTrace { _ in
      let items: [any Titled] = [UINavigationItem(title: "A"), UIBarButtonItem(), UITabBarItem()]
      for item in items {
        item.accessibilityLabel = "label"
        item.accessibilityHint = "hint"
        XCTAssertEqual([item.accessibilityLabel, item.accessibilityHint], ["label", "hint"])
      }
      XCTAssertEqual(items.first?.title, "A")
    }
  }

  /// RESP-72: a class of the library describes itself with UIKit's name.
  func test_RESP72_classDescription() {
    XCTAssertEqual(UIView.description(), "UIView")
    XCTAssertEqual(UISwipeGestureRecognizer.description(), "UISwipeGestureRecognizer")
  }
}

/// A protocol of an application; a class of its own need not describe itself.
@MainActor private protocol Titled: AnyObject {
  var title: String? { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
}

extension Titled {
  var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  var accessibilityHint: String? {
    get { nil }
    set {}
  }
}

extension UINavigationItem: Titled {}
extension UIBarItem: Titled {}
