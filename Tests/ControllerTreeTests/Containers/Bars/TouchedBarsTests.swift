import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on the buttons of bars: the same events as the acts by name.
final class TouchedBarsTests: XCTestCase {
  @MainActor private static func item(_ title: String, _ trace: Trace) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, image: nil, primaryAction: UIAction(title: title) { _ in trace.note("tapped \(title)") })
  }

  @MainActor private static func tap(
    _ frame: CGRect?, in bar: UIView, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let frame else { return XCTFail("There is no button.", file: file, line: line) }
    XCTAssertEqual(
      bar.window?.fingers.tap(bar, at: CGPoint(x: frame.midX, y: frame.midY)), true, file: file, line: line)
  }

  /// TOUCH-43, NAV-19: a tap on the back button pops, with the callbacks of the act.
  func test_TOUCH43_backButton() async {
    await expectSameEvents(
      """
      B.willMove(toParent: nil)
      B.viewWillDisappear(true)
      A.viewWillAppear(true)
      willShow A (true)
      A.viewIsAppearing(true)
      B.viewDidDisappear(true)
      A.viewDidAppear(true)
      B.didMove(toParent: nil)
      didShow A (true)
      """,
      in: { (trace: Trace) -> NavigationScene in
        let scene = trace.showNavigation("A", "B", bar: true)
        scene.members[0].loadViewIfNeeded()
        return scene
      },
      act: { $0.navigation.navigationBar.goBack() },
      touch: { Self.tap($0.navigation.navigationBar.backButtonFrame, in: $0.navigation.navigationBar) })
  }

  /// TOUCH-43, RESP-19: items at both ends, the first trailing one at the edge; disabled and hidden ones do nothing.
  func test_TOUCH43_items() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (bar, item) = (scene.navigation.navigationBar, scene.members[1].navigationItem)
      let items = ["L", "R", "S", "D", "H"].map { Self.item($0, trace) }
      item.leftBarButtonItems = [items[0]]
      item.rightBarButtonItems = Array(items[1...])
      items[3].isEnabled = false
      items[4].isHidden = true
      trace.begin()
      XCTAssertNil(bar.backButtonFrame, "Items replace the back button.")
      XCTAssertNil(bar.frame(of: items[4]))
      XCTAssertNil(bar.frame(of: UIBarButtonItem()))
      for item in items.prefix(4) { Self.tap(bar.frame(of: item), in: bar) }
      trace.expect("tapped L\ntapped R\ntapped S")
      XCTAssertEqual(bar.frame(of: items[1])?.maxX, bar.bounds.width - 8)
      XCTAssertEqual(bar.frame(of: items[2])?.maxX, bar.frame(of: items[1])?.minX)
      bar.window?.fingers.tap(bar)
      trace.expect("")
      item.leftItemsSupplementBackButton = true
      XCTAssertEqual(bar.backButtonFrame?.maxX, bar.frame(of: items[0])?.minX)
      bar.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(bar.frame(of: items[1])?.minX, 8)
      XCTAssertEqual(bar.backButtonFrame?.maxX, bar.bounds.width - 8)
    }
  }

  /// TOUCH-43: views of items and of the title are subviews of the bar; a person touches them, not the items.
  func test_TOUCH43_views() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (bar, item) = (scene.navigation.navigationBar, scene.members[1].navigationItem)
      let (button, title, plain) = (UIButton(type: .system), UIView(), UIView())
      button.addAction(UIAction { _ in trace.note("button") }, for: .touchUpInside)
      button.frame.size = CGSize(width: 60, height: 80)
      title.frame.size = CGSize(width: 900, height: 20)
      plain.frame.size = CGSize(width: 30, height: 30)
      let third = UIBarButtonItem(customView: plain)
      third.primaryAction = UIAction { _ in trace.note("never") }
      item.rightBarButtonItems = [UIBarButtonItem(customView: button), third]
      item.titleView = title
      UpdateCycle.main.settle()
      trace.begin()
      XCTAssertEqual(button.frame, CGRect(x: bar.bounds.width - 68, y: 0, width: 60, height: 44))
      XCTAssertTrue(button.superview === bar && title.superview === bar)
      XCTAssertEqual(title.frame.maxX, plain.frame.minX)
      XCTAssertEqual(title.frame.minX, bar.backButtonFrame?.maxX)
      bar.window?.fingers.tap(button)
      bar.window?.fingers.tap(plain)
      trace.expect("button")
      item.rightBarButtonItem = nil
      UpdateCycle.main.settle()
      XCTAssertNil(button.superview)
      trace.ignore { _ = scene.navigation.popViewController(animated: false) }
      XCTAssertNil(title.superview)
    }
  }

  /// TOUCH-43, NAV-22: a toolbar's items, with spaces between them.
  func test_TOUCH43_toolbar() async {
    await withTrace { trace in
      let root = trace.controller("A")
      let window = trace.show(root)
      let (bar, first, last) = (UIToolbar(), Self.item("first", trace), Self.item("last", trace))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      bar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
      root.view.addSubview(bar)
      bar.items = [.fixedSpace(20), first, .flexibleSpace(), last, UIBarButtonItem(customView: view)]
      UpdateCycle.main.settle()
      trace.begin()
      XCTAssertEqual(bar.frame(of: first)?.minX, 28)
      XCTAssertEqual(bar.frame(of: last)?.maxX, 262)
      XCTAssertEqual(view.frame, CGRect(x: 262, y: 7, width: 30, height: 30))
      for item in [first, last] { Self.tap(bar.frame(of: item), in: bar) }
      XCTAssertTrue(window.fingers.tap(bar, at: CGPoint(x: 150, y: 22)))
      trace.expect("tapped first\ntapped last")
      bar.items = []
      UpdateCycle.main.settle()
      XCTAssertNil(view.superview)
    }
  }

  /// TOUCH-43: the toolbar of a navigation controller shows the views of the items of its top.
  func test_TOUCH43_toolbarOfAStack() async {
    await withStage { trace in
      let navigation = UINavigationController(rootViewController: UIViewController())
      trace.show(navigation)
      navigation.isToolbarHidden = false
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      navigation.topViewController?.toolbarItems = [UIBarButtonItem(customView: view)]
      UpdateCycle.main.settle()
      XCTAssertTrue(view.superview === navigation.toolbar)
      navigation.pushViewController(UIViewController(), animated: false)
      XCTAssertNil(view.superview)
    }
  }

  /// TOUCH-41: the place of a tab in its bar.
  func test_TOUCH41_frameOfATab() async {
    await withStage { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let items = (0..<3).map { UITabBarItem(title: nil, image: nil, tag: $0) }
      bar.items = items
      XCTAssertEqual(bar.frame(of: items[2]), CGRect(x: 200, y: 0, width: 100, height: 49))
      XCTAssertNil(bar.frame(of: UITabBarItem()))
      bar.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(bar.frame(of: items[2])?.minX, 0)
    }
  }
}
