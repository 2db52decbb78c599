import XCTest

@testable import ControllerTree

/// Expects these violations, a paragraph each: rule and message, then the scenario.
@MainActor
func expectViolations(
  _ violations: [ContainerConformance.Violation], _ expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  let actual = violations.map { "\($0.rule): \($0.message)\n\($0.scenario.code)" }.joined(separator: "\n\n")
  XCTAssertEqual(actual, expected, file: file, line: line)
}

/// The containers of the tests, with the closures that change them.
@MainActor enum Subjects {
  /// The callbacks in which the recipes of the documentation support a leaving child.
  static let usual: Set<ContainerConformance.Callback> = [
    .didMove, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  static let all = Set(ContainerConformance.Callback.allCases)

  static func cards<Container: CardContainer>(
    _ make: @escaping @MainActor () -> Container, callbacks: Set<ContainerConformance.Callback> = usual
  ) -> ConformanceSubject<Container> {
    ConformanceSubject(
      animates: false, callbacks: callbacks, make: make, show: { container, child, _ in container.showCard(child) },
      replace: nil, remove: { container, child, _ in container.removeCard(child) }, cancel: nil)
  }

  static func forwarding<Container: ManualCardContainer>(
    _ make: @escaping @MainActor () -> Container
  ) -> ConformanceSubject<Container> {
    ConformanceSubject(
      animates: true, callbacks: usual, make: make,
      show: { container, child, animated in container.showCard(child, animated: animated) }, replace: nil,
      remove: { container, child, animated in container.removeCard(child, animated: animated) }, cancel: nil)
  }

  static func changing<Container: ChangingContainer>(
    _ make: @escaping @MainActor () -> Container
  ) -> ConformanceSubject<Container> {
    ConformanceSubject(
      animates: true, callbacks: usual, make: make,
      show: { container, child, animated in container.showCard(child, animated: animated) },
      replace: { container, _, new, animated in container.showCard(new, animated: animated) },
      remove: { container, child, animated in container.removeCard(child, animated: animated) },
      cancel: { container, child in container.swipeAndReturn(to: child) })
  }

  static var fading: ConformanceSubject<FadingContainer> {
    ConformanceSubject(
      animates: true, callbacks: usual, make: { FadingContainer() },
      show: { container, child, animated in container.showCard(child, animated: animated) },
      replace: { container, _, new, animated in container.showCard(new, animated: animated) },
      remove: { container, child, animated in container.removeCard(child, animated: animated) }, cancel: nil)
  }

  static var transition: ConformanceSubject<TransitionContainer> {
    ConformanceSubject(
      animates: true, callbacks: usual, make: { TransitionContainer() },
      show: { container, child, animated in container.showCard(child, animated: animated) }, replace: nil,
      remove: { container, child, _ in container.removeCard(child) }, cancel: nil)
  }

  static var tiles: ConformanceSubject<TileContainer> {
    ConformanceSubject(
      animates: false, callbacks: usual, make: { TileContainer() },
      show: { container, child, _ in container.addTile(child) },
      replace: { container, old, new, _ in container.exchangeTile(old, for: new) },
      remove: { container, child, _ in container.removeTile(child) }, cancel: nil)
  }

  static var wrapping: ConformanceSubject<WrappingContainer> {
    ConformanceSubject(
      animates: true, callbacks: usual, make: { WrappingContainer() },
      show: { container, child, animated in container.content.pushViewController(child, animated: animated) },
      replace: nil, remove: nil, cancel: nil)
  }

  static var navigation: ConformanceSubject<UINavigationController> {
    ConformanceSubject(
      animates: true, callbacks: all, make: { UINavigationController() },
      show: { container, child, animated in container.pushViewController(child, animated: animated) },
      replace: { container, old, new, animated in
        container.setViewControllers(container.viewControllers.map { $0 === old ? new : $0 }, animated: animated)
      },
      remove: { container, child, animated in
        container.setViewControllers(container.viewControllers.filter { $0 !== child }, animated: animated)
      },
      cancel: { container, _ in
        guard container.interactivePop.begin() else { return }
        container.interactivePop.update(0.5)
        container.interactivePop.cancel()
      })
  }

  static var tabs: ConformanceSubject<UITabBarController> {
    ConformanceSubject(
      animates: false, callbacks: all, make: { UITabBarController() },
      show: { container, child, _ in
        container.viewControllers = (container.viewControllers ?? []) + [child]
        // A child that has left from inside didMove(toParent:) is no tab any more.
        if container.viewControllers?.contains(child) == true { container.selectedViewController = child }
      },
      replace: { container, old, new, _ in
        let isSelected = container.selectedViewController === old
        container.viewControllers = container.viewControllers?.map { $0 === old ? new : $0 }
        if isSelected { container.selectedViewController = new }
      },
      remove: { container, child, _ in
        container.viewControllers = container.viewControllers?.filter { $0 !== child }
      }, cancel: nil)
  }

  /// The secondary column, which is visible whether the columns are collapsed or not.
  static var columns: ConformanceSubject<UISplitViewController> {
    ConformanceSubject(
      animates: false, callbacks: all,
      make: {
        let container = UISplitViewController(style: .doubleColumn)
        container.setViewController(UIViewController(), for: .primary)
        return container
      },
      show: { container, child, _ in
        container.setViewController(child, for: .secondary)
        container.show(.secondary)
      },
      replace: { container, _, new, _ in
        container.setViewController(new, for: .secondary)
        container.show(.secondary)
      },
      remove: { container, child, _ in
        guard container.viewController(for: .secondary) === child else { return }
        container.setViewController(nil, for: .secondary)
      }, cancel: nil)
  }

  /// The detail of a split view in the classic style.
  static var details: ConformanceSubject<UISplitViewController> {
    ConformanceSubject(
      animates: false, callbacks: all,
      make: {
        let container = UISplitViewController()
        container.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        return container
      },
      show: { container, child, _ in container.showDetailViewController(child, sender: nil) }, replace: nil,
      remove: nil, cancel: nil)
  }

  static func pages(
    _ style: UIPageViewController.TransitionStyle
  ) -> ConformanceSubject<UIPageViewController> {
    ConformanceSubject(
      animates: true, callbacks: all,
      make: { UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal) },
      show: { container, child, animated in
        container.setViewControllers([child], direction: .forward, animated: animated)
      },
      replace: { container, _, new, animated in
        container.setViewControllers([new], direction: .reverse, animated: animated)
      }, remove: nil, cancel: nil)
  }
}

extension ConformanceSubject {
  /// The violations of the container.
  var violations: [ContainerConformance.Violation] { ContainerConformance.violations(of: self) }
}
