import UIKit
import XCTest

@testable import ControllerTree

final class AppearanceProxiesTests: XCTestCase {
  /// A visible window with a controller `R`.
  @MainActor private static func root(_ trace: Trace) -> UIView {
    let root = trace.controller("R")
    trace.show(root)
    return root.view
  }

  /// PROXY-01: a value reaches the objects of the class that enter a window afterwards, before they are laid out.
  func test_PROXY01_entering() async {
    await withTrace { trace in
      let root = Self.root(trace)
      let early = NotingLabel(trace)
      trace.setUp { root.addSubview(early) }
      trace.begin()
      UILabel.appearance().textColor = .red
      XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
      let label = NotingLabel(trace)
      XCTAssertEqual(label.textColor, .label)
      root.addSubview(label)
      root.layoutIfNeeded()
      trace.expect("moved in red\nlaid out in red")
      XCTAssertEqual(label.textColor, .red, "A subclass gets it, too.")
      XCTAssertEqual(early.textColor, .label, "It was in the window before.")
      early.removeFromSuperview()
      XCTAssertEqual(early.textColor, .label)
      root.addSubview(early)
      XCTAssertEqual(early.textColor, .red)
      trace.expect("moved in black\nmoved in red")
    }
  }

  /// PROXY-01: trees, and what has no value on a proxy.
  func test_PROXY01_trees() async {
    await withStage { trace in
      let root = Self.root(trace)
      UIView.appearance().tintColor = .red
      UISwitch.appearance().onTintColor = .green
      UIButton.appearance().setTitleColor(.red, for: .highlighted)
      let (box, toggle, button) = (UIView(), UISwitch(), UIButton())
      box.addSubview(toggle)
      box.addSubview(button)
      XCTAssertNil(toggle.onTintColor)
      root.addSubview(box)
      XCTAssertEqual(toggle.onTintColor, .green)
      XCTAssertNil(toggle.thumbTintColor)
      XCTAssertEqual(button.titleColor(for: .highlighted), .red)
      XCTAssertEqual(box.ownTintColor, .red)
      XCTAssertNil(root.ownTintColor)
    }
  }

  /// PROXY-02: of the proxies whose containers fit, the one counts whose outermost container is nearest to the window, then the one with
  /// more containers.
  func test_PROXY02_containers() async {
    await withStage { trace in
      let root = Self.root(trace)
      let (outer, inner) = (OuterView(), InnerView())
      outer.addSubview(inner)
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [InnerView.self]).textColor = .green
      let (loose, nested) = (UILabel(), UILabel())
      root.addSubview(outer)
      outer.addSubview(loose)
      inner.addSubview(nested)
      XCTAssertEqual([loose.textColor, nested.textColor], [.red, .green])
      UILabel.appearance(whenContainedInInstancesOf: [OuterView.self]).textColor = .systemBlue
      let second = UILabel()
      inner.addSubview(second)
      XCTAssertEqual(second.textColor, .systemBlue, "The outer container is nearer to the window.")
      UILabel.appearance(whenContainedInInstancesOf: [InnerView.self, OuterView.self]).textColor = .black
      let third = UILabel()
      inner.addSubview(third)
      XCTAssertEqual(third.textColor, .black)
      UILabel.appearance(whenContainedInInstancesOf: [OuterView.self, InnerView.self]).textColor = .white
      let fourth = UILabel()
      inner.addSubview(fourth)
      XCTAssertEqual(fourth.textColor, .black, "The order is not that of the tree.")
    }
  }

  /// PROXY-02: controllers are containers; a proxy of a nearer class counts before that of a superclass.
  func test_PROXY02_controllersAndClasses() async {
    await withStage { trace in
      final class Page: UIViewController {}
      final class Title: UILabel {}
      let page = trace.controller("P", Page.init)
      trace.show(page)
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self]).textColor = .green
      let label = UILabel()
      page.view.addSubview(label)
      XCTAssertEqual(label.textColor, .red)
      Title.appearance().textColor = .systemBlue
      let title = Title()
      page.view.addSubview(title)
      XCTAssertEqual(title.textColor, .systemBlue)
    }
  }

  /// PROXY-03: proxies for traits count for views with these traits, before those without.
  func test_PROXY03_traits() async {
    await withStage { trace in
      let root = Self.root(trace)
      UILabel.appearance().textColor = .red
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
      let (light, dark, box) = (UILabel(), UILabel(), UIView())
      box.overrideUserInterfaceStyle = .dark
      box.addSubview(dark)
      root.addSubview(light)
      root.addSubview(box)
      XCTAssertEqual([light.textColor, dark.textColor], [.red, .white])
    }
  }

  /// PROXY-04: what a view has set itself stays; what it has from a proxy follows the proxy when it enters a window again.
  func test_PROXY04_ownValues() async {
    await withStage { trace in
      let root = Self.root(trace)
      UILabel.appearance().textColor = .red
      let (own, plain) = (UILabel(), UILabel())
      own.textColor = .green
      root.addSubview(own)
      root.addSubview(plain)
      XCTAssertEqual([own.textColor, plain.textColor], [.green, .red])
      UILabel.appearance().textColor = .systemBlue
      XCTAssertEqual(plain.textColor, .red)
      for label in [own, plain] {
        label.removeFromSuperview()
        root.addSubview(label)
      }
      XCTAssertEqual([own.textColor, plain.textColor], [.green, .systemBlue])
      plain.textColor = .black
      plain.removeFromSuperview()
      root.addSubview(plain)
      XCTAssertEqual(plain.textColor, .black)
    }
  }

  /// PROXY-05: bars take their appearances, and bar items their looks, also items that come later.
  func test_PROXY05_bars() async {
    await withTrace { trace in
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
      UITabBar.appearance().unselectedItemTintColor = .green
      let (page, next) = (trace.controller("A"), trace.controller("B"))
      let (first, second, third) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      page.navigationItem.rightBarButtonItem = first
      next.navigationItem.leftBarButtonItem = second
      page.toolbarItems = [third]
      let navigation = trace.controller("N") { UINavigationController(rootViewController: page) }
      navigation.setToolbarHidden(false, animated: false)
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation]
      trace.show(tabs)
      XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .red)
      XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
      XCTAssertNotNil(navigation.navigationBar.backgroundImage(for: .default))
      XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .green)
      XCTAssertEqual(first.titleTextAttributes(for: .normal)?.count, 1)
      XCTAssertNil(first.tintColor)
      XCTAssertEqual(third.tintColor, .green)
      XCTAssertNil(second.titleTextAttributes(for: .normal))
      trace.ignore { navigation.pushViewController(next, animated: false) }
      XCTAssertEqual(second.titleTextAttributes(for: .normal)?.count, 1)
    }
  }

  /// PROXY-01: properties that a class lists for outlets and key paths.
  func test_PROXY01_listedProperties() async {
    await withStage { trace in
      let root = Self.root(trace)
      ChartView.appearance().lineWidth = 3
      ChartView.appearance().lineColor = .red
      let (chart, own) = (ChartView(), ChartView())
      own.lineWidth = 5
      root.addSubview(chart)
      root.addSubview(own)
      XCTAssertEqual([chart.lineWidth, own.lineWidth], [3, 5])
      XCTAssertEqual(chart.lineColor, .red)
    }
  }

  /// PROXY-01: proxies belong to a stage.
  func test_PROXY01_aStage() async {
    await withStage { _ in UILabel.appearance().textColor = .red }
    await withStage { trace in
      let (root, label) = (Self.root(trace), UILabel())
      root.addSubview(label)
      XCTAssertEqual(label.textColor, .label)
      XCTAssertEqual(UILabel.appearance().textColor, .label)
    }
  }
}

private final class OuterView: UIView {}
private final class InnerView: UIView {}

private final class ChartView: UIView {
  var lineWidth: CGFloat = 1
  var lineColor: UIColor?

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(ChartView.self) {
      $0.attribute("lineWidth", \.lineWidth)
      $0.attribute("lineColor", \.lineColor)
    }
  }
}

private final class NotingLabel: UILabel {
  private weak var trace: Trace?

  init(_ trace: Trace) {
    self.trace = trace
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var color: String { textColor == .red ? "red" : "black" }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    trace?.note("moved in \(color)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    trace?.note("laid out in \(color)")
  }
}
