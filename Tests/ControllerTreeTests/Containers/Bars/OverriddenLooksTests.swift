import UIKit
import XCTest

@testable import ControllerTree

/// Subclasses of bars, items, controllers and views that override members which stand beside the class in no module any more.
final class OverriddenLooksTests: XCTestCase {
  @MainActor private static func look<Look: UIBarAppearance>(_ color: UIColor, _ type: Look.Type = Look.self) -> Look {
    let look = Look(idiom: .unspecified)
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  private final class Bar: UINavigationBar {
    var log: [String] = []
    override var standardAppearance: UINavigationBarAppearance {
      get { super.standardAppearance }
      set {
        log.append("standard")
        super.standardAppearance = newValue
      }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
      get { super.scrollEdgeAppearance ?? OverriddenLooksTests.look(.green) }
      set { super.scrollEdgeAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
      get { nil }
      set { log.append("compact") }
    }
    override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
      log.append("background \(barMetrics.rawValue)")
      super.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    override func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
      log.append("asked")
      return super.backgroundImage(for: barPosition, barMetrics: barMetrics)
    }
  }

  private final class Item: UINavigationItem {
    override var standardAppearance: UINavigationBarAppearance? {
      get { OverriddenLooksTests.look(.red) }
      set { super.standardAppearance = newValue }
    }
  }

  /// Its content is beside another view.
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { edge == .top ? scroll : nil }
  }

  /// BAR-07: the bar's look is that of the properties that its subclass, the item's and the controller's override.
  func test_BAR07_overriddenLooksAreInForce() async {
    await withStage { trace in
      let page = Page()
      let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
      navigation.viewControllers = [page]
      trace.show(navigation)
      page.scroll.frame = page.view.bounds
      page.scroll.contentSize = CGSize(width: 100, height: 2000)
      page.view.addSubview(UIView())
      page.view.addSubview(page.scroll)
      navigation.view.layoutIfNeeded()
      let bar = navigation.navigationBar as? Bar
      bar?.standardAppearance = Self.look(.black)
      XCTAssertEqual(bar?.appearanceInForce.backgroundColor, .green)
      page.scroll.contentOffset.y += 50
      XCTAssertEqual(bar?.appearanceInForce.backgroundColor, .black)
      bar?.compactAppearance = Self.look(.black)
      bar?.setBackgroundImage(UIImage(), for: .compact)
      XCTAssertEqual(bar?.log, ["standard", "compact", "background 1"])
      XCTAssertNotNil(bar?.backgroundImage(for: .compact))
      XCTAssertEqual(bar?.log.last, "asked")
      let free = UINavigationBar()
      free.items = [Item(title: "A")]
      XCTAssertEqual(free.appearanceInForce.backgroundColor, .red)
    }
  }

  private final class Tools: UIToolbar {
    override var barTintColor: UIColor? {
      get { .green }
      set { super.barTintColor = newValue }
    }
    override func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
      UIImage()
    }
  }

  private final class Tabs: UITabBar {
    override var standardAppearance: UITabBarAppearance {
      get { OverriddenLooksTests.look(.red) }
      set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
      get { OverriddenLooksTests.look(.green) }
      set { super.scrollEdgeAppearance = newValue }
    }
  }

  private final class Button: UIBarButtonItem {
    override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { UIImage() }
    override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
      UIOffset(horizontal: 1, vertical: 2)
    }
  }

  /// BAR-07: former properties that are overridden make the standard appearance; those of tabs and buttons are asked, too.
  func test_BAR07_otherBars() async {
    await withStage { _ in
      let tools: UIToolbar = Tools()
      XCTAssertEqual(tools.appearanceInForce.backgroundColor, .green)
      XCTAssertNotNil(tools.standardAppearance.backgroundImage)
      let tabs: UITabBar = Tabs()
      XCTAssertEqual(tabs.appearanceInForce.backgroundColor, .red)
      XCTAssertEqual(tabs.scrollEdgeAppearance?.backgroundColor, .green)
      let button: UIBarButtonItem = Button()
      XCTAssertNotNil(button.backgroundImage(for: .normal, style: .done, barMetrics: .default))
      XCTAssertEqual(button.titlePositionAdjustment(for: .compact).vertical, 2)
    }
  }

  private final class Shown: UIView {
    let label = UIView()
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.bottomAnchor }
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: bounds) }
      set {}
    }
    override var largeContentTitle: String? {
      get { "A" }
      set {}
    }
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  }

  private final class Keys: UIViewController {
    var added = 0
    override var storyboard: UIStoryboard? { nil }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) {
      added += 1
      super.addKeyCommand(keyCommand)
    }
  }

  /// Views and controllers: anchors, outlines, key commands.
  func test_AL05_overriddenMembersOfViewsAndControllers() async {
    await withStage { _ in
      let (host, shown) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Shown())
      shown.translatesAutoresizingMaskIntoConstraints = false
      shown.label.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      shown.addSubview(shown.label)
      host.addSubview(shown)
      let constraint = (shown as UIView).firstBaselineAnchor.constraint(equalTo: host.topAnchor, constant: 50)
      XCTAssertTrue(constraint.firstItem === shown.label)
      XCTAssertEqual((shown as UIView).accessibilityPath?.bounds, shown.bounds)
      XCTAssertEqual((shown as UIView).largeContentTitle, "A")
      let keys = Keys()
      (keys as UIViewController).addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")))
      XCTAssertEqual(keys.added, 1)
    }
  }
}
