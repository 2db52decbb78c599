import UIKit
import XCTest

@testable import ControllerTree

/// Bars that hide of themselves. Rules NAV-25, NAV-35.
final class BarHidingTests: XCTestCase {
  /// A visible stack of A, whose content is a scroll view with a button, a label and a field.
  @MainActor private final class Scene {
    let navigation: UINavigationController
    let window: UIWindow
    let page: UIViewController
    let scroll = UIScrollView()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let label = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    var fingers: Fingers { window.fingers }
    var isHidden: Bool { navigation.isNavigationBarHidden }

    init(_ trace: Trace) {
      let scene = trace.showNavigation("A", bar: true)
      (navigation, window, page) = (scene.navigation, scene.window, scene.members[0])
      scroll.frame = page.view.bounds
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
      page.view.addSubview(scroll)
      for view in [button, field, label] { scroll.addSubview(view) }
      UpdateCycle.main.settle()
    }
  }

  /// NAV-25: a swipe up hides the bar while the content scrolls, one down shows it; one to the side does nothing.
  func test_NAV25_onSwipe() async {
    await withStage { trace in
      let scene = Scene(trace)
      let (low, high) = (CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 400))
      scene.fingers.drag(from: low, to: high)
      XCTAssertFalse(scene.isHidden)
      scene.navigation.hidesBarsOnSwipe = true
      let before = scene.scroll.contentOffset.y
      scene.fingers.drag(from: low, to: high)
      XCTAssertTrue(scene.isHidden)
      XCTAssertGreaterThan(scene.scroll.contentOffset.y, before)
      XCTAssertEqual(scene.page.view.safeAreaInsets.top, 0)
      scene.fingers.drag(from: high, to: CGPoint(x: 300, y: 410))
      XCTAssertTrue(scene.isHidden)
      scene.fingers.drag(from: high, to: low)
      XCTAssertFalse(scene.isHidden)
      XCTAssertEqual(scene.page.view.safeAreaInsets.top, 44)
      XCTAssertTrue(scene.navigation.isToolbarHidden)
    }
  }

  /// NAV-25: a tap hides and shows, unless a control or a view around it does something with it.
  func test_NAV25_onTap() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.isHidden)
      scene.navigation.hidesBarsOnTap = true
      scene.fingers.tap(scene.label)
      XCTAssertTrue(scene.isHidden)
      scene.fingers.tap(scene.button)
      XCTAssertTrue(scene.isHidden)
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.isHidden)
      var taps = 0
      let own = UITapGestureRecognizer { _ in taps += 1 }
      scene.label.addGestureRecognizer(own)
      scene.fingers.tap(scene.label)
      XCTAssertEqual(taps, 1)
      XCTAssertFalse(scene.isHidden)
      scene.fingers.tap(scene.navigation.navigationBar)
      XCTAssertFalse(scene.isHidden)
    }
  }

  /// NAV-25: a toolbar takes part if it has items.
  func test_NAV25_toolbar() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.navigation.isToolbarHidden = false
      scene.navigation.hidesBarsOnTap = true
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.navigation.isToolbarHidden)
      scene.fingers.tap(scene.label)
      scene.page.toolbarItems = [UIBarButtonItem(title: "A")]
      scene.fingers.tap(scene.label)
      XCTAssertTrue(scene.navigation.isToolbarHidden && scene.isHidden)
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.navigation.isToolbarHidden || scene.isHidden)
    }
  }

  /// NAV-25, NAV-35: the keyboard hides the bar, which stays hidden after it until a tap.
  func test_NAV35_keyboard() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.fingers.tap(scene.field)
      XCTAssertFalse(scene.isHidden)
      scene.field.resignFirstResponder()
      scene.navigation.hidesBarsWhenKeyboardAppears = true
      scene.fingers.tap(scene.field)
      XCTAssertTrue(scene.field.isFirstResponder && scene.isHidden)
      scene.field.resignFirstResponder()
      UpdateCycle.main.settle()
      XCTAssertTrue(scene.isHidden)
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.isHidden)
      scene.fingers.tap(scene.label)
      XCTAssertFalse(scene.isHidden, "a tap alone hides nothing")
    }
  }

  /// NAV-35: a tap in compact height shows the bar until the height is regular again.
  func test_NAV35_compactHeight() async {
    await withStage { trace in
      let scene = Scene(trace)
      scene.navigation.hidesBarsWhenVerticallyCompact = true
      scene.window.frame.size = .phoneOnItsSide
      scene.navigation.view.layoutIfNeeded()
      XCTAssertNil(scene.navigation.navigationBar.window)
      scene.scroll.contentOffset = .zero
      scene.fingers.tap(scene.label, at: CGPoint(x: 10, y: 10))
      XCTAssertNotNil(scene.navigation.navigationBar.window)
      scene.window.frame.size = .phone
      scene.navigation.view.layoutIfNeeded()
      XCTAssertNotNil(scene.navigation.navigationBar.window)
      scene.window.frame.size = .phoneOnItsSide
      scene.navigation.view.layoutIfNeeded()
      XCTAssertNil(scene.navigation.navigationBar.window)
    }
  }
}
