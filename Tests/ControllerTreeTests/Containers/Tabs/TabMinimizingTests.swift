import UIKit
import XCTest

@testable import ControllerTree

/// A tab bar that gets small, and what lies beside it. Rules TAB-60 to TAB-62.
final class TabMinimizingTests: XCTestCase {
  /// A visible tab bar controller of two tabs; the first one scrolls.
  @MainActor private final class Scene {
    let tabs = UITabBarController()
    let window: UIWindow
    let pages: [UIViewController]
    let scroll = UIScrollView()

    init(_ trace: Trace) {
      let pages = ["A", "B"].map { trace.controller($0) }
      self.pages = pages
      tabs.viewControllers = pages
      window = trace.show(tabs)
      scroll.frame = pages[0].view.bounds
      scroll.contentSize = CGSize(width: 100, height: 3000)
      pages[0].view.addSubview(scroll)
      UpdateCycle.main.settle()
    }

    func drag(_ way: CGFloat) {
      window.fingers.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + way))
      tabs.view.layoutIfNeeded()
    }
  }

  /// TAB-61: scrolling down makes the bar small, scrolling up and a tap make it large.
  func test_TAB61_behaviors() async {
    await withStage { trace in
      let scene = Scene(trace)
      XCTAssertEqual(scene.tabs.tabBarMinimizeBehavior, .automatic)
      scene.drag(-100)
      XCTAssertFalse(scene.tabs.isTabBarMinimized)
      scene.tabs.tabBarMinimizeBehavior = .onScrollDown
      scene.drag(-100)
      XCTAssertTrue(scene.tabs.isTabBarMinimized)
      scene.drag(50)
      XCTAssertFalse(scene.tabs.isTabBarMinimized)
      scene.drag(-100)
      scene.window.fingers.tap(scene.tabs.tabBar)
      XCTAssertFalse(scene.tabs.isTabBarMinimized)
      XCTAssertEqual(scene.tabs.selectedIndex, 0)
      scene.tabs.tabBarMinimizeBehavior = .onScrollUp
      scene.drag(-100)
      XCTAssertFalse(scene.tabs.isTabBarMinimized)
      scene.drag(100)
      XCTAssertTrue(scene.tabs.isTabBarMinimized)
      scene.tabs.tabBarMinimizeBehavior = .never
      XCTAssertFalse(scene.tabs.isTabBarMinimized)
    }
  }

  /// TAB-62: the accessory lies above the bar, or in its row, and knows it.
  func test_TAB62_accessory() async {
    await withStage { trace in
      let scene = Scene(trace)
      let bottom = scene.pages[0].view.safeAreaInsets.bottom
      let view = UIButton()
      XCTAssertEqual(view.traitCollection.tabAccessoryEnvironment, .unspecified)
      let accessory = UITabAccessory(contentView: view)
      scene.tabs.bottomAccessory = accessory
      scene.tabs.tabBarMinimizeBehavior = .onScrollDown
      scene.tabs.view.layoutIfNeeded()
      let bar = scene.tabs.tabBar.frame
      XCTAssertTrue(scene.tabs.bottomAccessory === accessory && accessory.contentView === view)
      XCTAssertEqual(view.convert(view.bounds, to: scene.tabs.view).maxY, bar.minY)
      XCTAssertEqual(view.bounds.height, 48)
      XCTAssertEqual(scene.pages[0].view.safeAreaInsets.bottom, bottom + 48)
      XCTAssertEqual(view.traitCollection.tabAccessoryEnvironment, .regular)
      var taps = 0
      view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.window.fingers.tap(view)
      scene.drag(-100)
      XCTAssertEqual(view.traitCollection.tabAccessoryEnvironment, .inline)
      XCTAssertEqual(view.convert(view.bounds, to: scene.tabs.view).minY, bar.minY)
      XCTAssertEqual(scene.pages[0].view.safeAreaInsets.bottom, bottom)
      scene.window.fingers.tap(view)
      XCTAssertEqual(taps, 2)
      scene.tabs.isTabBarHidden = true
      XCTAssertNil(view.window)
      scene.tabs.isTabBarHidden = false
      XCTAssertNotNil(view.window)
      scene.tabs.setBottomAccessory(nil, animated: true)
      scene.tabs.view.layoutIfNeeded()
      XCTAssertNil(view.window)
      var traits = UITraitCollection { $0.tabAccessoryEnvironment = .none }
      XCTAssertEqual(traits.tabAccessoryEnvironment, .none)
      traits = UITraitCollection()
      XCTAssertEqual(traits.tabAccessoryEnvironment, .unspecified)
    }
  }

  @MainActor private final class Chosen: NSObject, UITabBarDelegate {
    var notes: [String] = []
    private func titles(_ items: [UITabBarItem]) -> String { items.map { $0.title ?? "" }.joined() }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      notes.append("will begin \(titles(items))")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      notes.append("did begin \(titles(items))")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      notes.append("will end \(titles(items)) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      notes.append("did end \(titles(items)) \(changed)")
    }
  }

  /// TAB-60: a person puts a tab into the place of another one.
  func test_TAB60_customizing() async {
    await withStage { trace in
      let (window, bar, delegate) = (UIWindow(), UITabBar(), Chosen())
      trace.keep(window)
      window.isHidden = false
      window.addSubview(bar)
      bar.delegate = delegate
      let items = ["a", "b", "c", "d"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = Array(items[0..<3])
      XCTAssertFalse(bar.put(items[3], inPlaceOf: items[0]))
      bar.beginCustomizingItems(Array(items[1...]))
      bar.beginCustomizingItems(items)
      XCTAssertTrue(bar.isCustomizing)
      XCTAssertFalse(bar.put(items[3], inPlaceOf: items[0]), "it may not be replaced")
      XCTAssertTrue(bar.put(items[3], inPlaceOf: items[1]))
      XCTAssertTrue(bar.put(items[2], inPlaceOf: items[3]))
      XCTAssertEqual(bar.items, [items[0], items[2], items[3]])
      XCTAssertTrue(bar.endCustomizing(animated: false))
      XCTAssertFalse(bar.endCustomizing(animated: false))
      XCTAssertEqual(
        delegate.notes, ["will begin bcd", "did begin bcd", "will end acd true", "did end acd true"])
      bar.beginCustomizingItems(items)
      XCTAssertFalse(bar.endCustomizing(animated: false))
    }
  }

  /// M-TAB-06: nobody chooses the tabs of a tab bar controller's bar in this way.
  func test_MTAB06_customizing() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let text = """
        error: managedBar (M-TAB-06): The tabs of UITabBar #1 belong to UITabBarController "T" and can't be changed in \
        the bar. Set the controller's viewControllers or selectedIndex. [UITabBar #1.beginCustomizingItems(_:)] UIKit: \
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        """
      trace.expectRefusal(text, about: ["UITabBar #1", "T"]) { tabs.tabBar.beginCustomizingItems([]) }
      XCTAssertFalse(tabs.tabBar.isCustomizing)
    }
  }
}
