import Foundation
import XCTest

@testable import ControllerTree

final class ContainersTests: XCTestCase {
  /// Every timeline of the article is what the library prints.
  func test_documentation_containers() async throws {
    try await withArticle("Containers") { article in
      article.onStage { print in Self.stack(article, print) }
      article.onStage(pacing: .manual) { print in Self.swipe(article, print) }
      article.onStage { print in Self.tabs(article, print) }
      article.onStage { print in Self.columns(article, print) }
      article.onStage { _ in article.expect(.table, "orders", Self.orders(article)) }
      article.onStage { print in Self.container(article, print) }
      article.onStage { print in Self.tabsOfYourOwn(article, print) }
      article.onStage { print in Self.check(article, print) }
    }
  }

  @MainActor private static func stack(_ article: Article, _ print: @escaping (Any) -> Void) {
    let stack = article.show("Stack", UINavigationController())
    stack.setViewControllers([titled("List")], animated: false)
    let (detail, chapter, page) = (titled("Detail"), titled("Chapter"), titled("Page"))
    let recorder = EventRecorder()
    recorder.start()
    // example: push
    stack.pushViewController(detail, animated: true)
    // end
    print(recorder.drainText())
    article.expectPrinted("push")

    // example: jump
    UpdateCycle.main.turn {
      stack.pushViewController(chapter, animated: false)
      stack.pushViewController(page, animated: false)
    }
    // end
    print(recorder.drainText())
    article.expectPrinted("jump")
  }

  @MainActor private static func swipe(_ article: Article, _ print: @escaping (Any) -> Void) {
    let stack = article.show("Stack", UINavigationController())
    stack.setViewControllers([titled("List"), titled("Detail")], animated: false)
    let recorder = EventRecorder()
    recorder.start()
    // example: swipe
    stack.interactivePop.begin()
    stack.interactivePop.update(0.4)
    stack.interactivePop.cancel()
    // end
    Stage.current.cycle.settle()
    print(recorder.drainText())
    article.expectPrinted("swipe")
  }

  @MainActor private static func tabs(_ article: Article, _ print: @escaping (Any) -> Void) {
    let tabs = article.show("Tabs", UITabBarController())
    let settings = titled("Settings")
    tabs.viewControllers = [titled("Home"), settings]
    let recorder = EventRecorder()
    recorder.start()
    // example: tap
    tabs.tabBar.select(settings.tabBarItem)
    // end
    print(recorder.drainText())
    article.expectPrinted("tap")
  }

  @MainActor private static func columns(_ article: Article, _ print: @escaping (Any) -> Void) {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = ContentOnTop()
    split.title = "Mail"
    split.delegate = delegate
    split.setViewController(titled("Inbox"), for: .primary)
    split.setViewController(titled("Message"), for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1194, height: 834))
    article.keep(window)
    window.rootViewController = split
    window.isHidden = false
    // example: collapse
    window.frame.size.width = 507
    print(split.isCollapsed)
    print(split.hierarchyDescription)
    // end
    article.expectPrinted("collapse")
  }

  // MARK: Orders

  @MainActor private static func orders(_ article: Article) -> String {
    let rows = [
      row("a push", article, UINavigationController()) { container, first in
        container.setViewControllers([first], animated: false)
      } change: { container, second in
        container.pushViewController(second, animated: true)
      },
      row("another tab", article, UITabBarController()) { container, first in
        container.viewControllers = [first]
      } change: { container, second in
        container.viewControllers?.append(second)
        container.selectedIndex = 1
      },
      row("the next page, scrolled", article, pager(.scroll), begin: turn, change: turn),
      row("the next page, curled", article, pager(.pageCurl), begin: turn, change: turn),
    ]
    return (["| change | in this order |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  @MainActor private static func pager(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
  }

  @MainActor private static func turn(_ pager: UIPageViewController, _ page: UIViewController) {
    pager.setViewControllers([page], direction: .forward, animated: pager.viewControllers?.isEmpty == false)
  }

  @MainActor private static func row<Container: UIViewController>(
    _ name: String, _ article: Article, _ container: Container, begin: (Container, UIViewController) -> Void,
    change: (Container, UIViewController) -> Void
  ) -> String {
    begin(container, titled("A"))
    _ = article.show("Container", container)
    let recorder = EventRecorder()
    recorder.record { change(container, titled("B")) }
    let calls = recorder.events.filter { ["A", "B"].contains($0.subject.title) }.map {
      String($0.line.prefix { $0 != "(" })
    }
    return "| \(name) | \(calls.filter(isTold).joined(separator: ", ")) |"
  }

  /// Whether a call is one of the four in which the containers differ.
  private static func isTold(_ call: String) -> Bool {
    ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains { call.hasSuffix(".\($0)") }
  }

  // MARK: A container

  @MainActor private static func container(_ article: Article, _ print: @escaping (Any) -> Void) {
    let deck = article.show("Deck", DeckController())
    let (front, back) = (titled("Front"), titled("Back"))
    let recorder = EventRecorder()
    recorder.start()
    // example: flip
    deck.show(front, animated: false)
    deck.show(back, animated: true)
    // end
    print(recorder.drainText())
    article.expectPrinted("flip")
    XCTAssertEqual(deck.children, [back])
  }

  @MainActor private static func tabsOfYourOwn(_ article: Article, _ print: @escaping (Any) -> Void) {
    let tabs = article.show("Tabs", TabsController())
    let (home, settings) = (titled("Home"), titled("Settings"))
    let recorder = EventRecorder()
    recorder.start()
    // example: tabs-use
    tabs.add(home)
    tabs.add(settings)
    tabs.select(settings, animated: true)
    tabs.remove(home, animated: false)
    // end
    print(recorder.drainText())
    article.expectPrinted("tabs-use")
    XCTAssertEqual(tabs.children, [settings])
    XCTAssertEqual(
      ContainerConformance.violations(
        of: TabsController.self,
        make: { TabsController() },
        show: { tabs, child, animated in
          tabs.add(child)
          tabs.select(child, animated: animated)
        },
        remove: { tabs, child, animated in tabs.remove(child, animated: animated) }),
      [])
  }

  @MainActor private static func check(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: check
    let violations = ContainerConformance.violations(
      of: PileController.self, animates: false,
      make: { PileController() },
      show: { pile, card, _ in pile.lay(card) },
      remove: { pile, card, _ in pile.take(card) })
    for violation in violations { print(violation) }
    // end
    article.expectPrinted("check")
  }

  @MainActor private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

// example: container
/// Shows one card at a time.
final class DeckController: UIViewController {
  private(set) var card: UIViewController?

  func show(_ next: UIViewController, animated: Bool) {
    let old = card
    card = next
    addChild(next)
    old?.willMove(toParent: nil)

    let transition = ContainerTransition(in: self, from: [old].compactMap(\.self), to: [next], on: view)
    transition.didEnd = { _ in
      next.didMove(toParent: self)
      old?.removeFromParent()
    }
    transition.start(animated: animated)
  }
}
// end

// example: tabs
/// Shows one of its children, which a bar at the bottom selects.
final class TabsController: UIViewController, UITabBarDelegate {
  private lazy var shown = ShownChildren(of: self, in: \.content) { tabs in tabs.selected.map { [$0] } ?? [] }
  private let content = UIView()
  private let bar = UITabBar()
  private(set) var selected: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    content.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 49)
    bar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(content)
    view.addSubview(bar)
  }

  func add(_ tab: UIViewController) {
    shown.add(tab)
    bar.items = shown.members.compactMap(\.tabBarItem)
    if selected == nil { select(tab, animated: false) }
  }

  func remove(_ tab: UIViewController, animated: Bool) {
    shown.remove(tab)
    bar.items = shown.members.compactMap(\.tabBarItem)
    select(selected === tab ? shown.members.first : selected, animated: animated)
  }

  func select(_ tab: UIViewController?, animated: Bool) {
    selected = shown.members.first { $0 === tab }
    shown.update(animated ? .animated : .plain)
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if let tab = shown.members.first(where: { $0.tabBarItem === item }) { select(tab, animated: false) }
  }
}
// end

// example: forgetful
/// Shows cards on top of each other.
final class PileController: UIViewController {
  func lay(_ card: UIViewController) {
    addChild(card)
    card.view.frame = view.bounds
    view.addSubview(card.view)
    card.didMove(toParent: self)
  }

  func take(_ card: UIViewController) {
    card.view.removeFromSuperview()
    card.removeFromParent()
  }
}
// end

/// A column of content is on top when there is room for one.
private final class ContentOnTop: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .secondary
  }
}
