import XCTest

@testable import ControllerTree

/// The common behaviour of all stock containers: they forward their own appearance, and send callbacks to a leaving
/// child.
/// Rules APP-09, CON-07, MIS-20, NAV-07, TAB-13, PAGE-03, SPLIT-05.
final class ContainerForwardingTests: XCTestCase {
  /// A stock container `K` with one child at a time.
  @MainActor private struct Container {
    let controller: UIViewController
    /// Exchanges what the container shows, without animation.
    let show: (UIViewController) -> Void

    static func all(_ trace: Trace) -> [Self] { [navigation(trace), tabs(trace), pages(trace), split(trace)] }

    static func navigation(_ trace: Trace) -> Self {
      let navigation = trace.controller("K") { UINavigationController() }
      navigation.isNavigationBarHidden = true
      return Self(controller: navigation) { navigation.viewControllers = [$0] }
    }

    static func tabs(_ trace: Trace) -> Self {
      let tabs = trace.controller("K", UITabBarController.init)
      return Self(controller: tabs) { tabs.viewControllers = [$0] }
    }

    static func pages(_ trace: Trace) -> Self {
      let pages = trace.controller("K") {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      return Self(controller: pages) { pages.setViewControllers([$0], direction: .forward, animated: false) }
    }

    static func split(_ trace: Trace) -> Self {
      let split = trace.controller("K") { UISplitViewController() }
      return Self(controller: split) { split.viewControllers = [$0] }
    }
  }

  /// MIS-20: an appearance callback that is called by hand reaches no child, and does not affect the next real one.
  func test_MIS20_callbackByHandIsNotForwarded() async {
    await withTrace { trace in
      for container in Container.all(trace) {
        let child = trace.controller("C")
        container.show(child)
        let window = trace.show(container.controller)
        for call in [
          container.controller.viewWillDisappear, container.controller.viewDidDisappear,
          container.controller.viewWillAppear, container.controller.viewDidAppear,
        ] { call(false) }
        trace.expect(
          ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"]
            .map {
              "! MIS-20 directAppearanceCall: \($0)(_:) was called by hand on "
                + "\(type(of: container.controller)) \"K\"; its state did not change."
            }
            .joined(separator: "\n"))
        window.isHidden = true
        trace.expect(
          """
          K.viewWillDisappear(false)
          C.viewWillDisappear(false)
          K.viewDidDisappear(false)
          C.viewDidDisappear(false)
          """)
      }
    }
  }

  /// CON-07: a child that moves to a parent off screen disappears, wherever its view was moved before; the view stays
  /// there.
  func test_CON07_childOfAContainerGoesToAParentOffScreen() async {
    await withTrace { trace in
      for container in Container.all(trace) {
        for isViewFirst in [true, false] {
          let (child, host) = (trace.controller("C"), trace.controller("H"))
          trace.window().rootViewController = host
          host.loadViewIfNeeded()
          container.show(child)
          trace.show(container.controller)
          if isViewFirst { host.view.addSubview(child.view) } else { child.view.removeFromSuperview() }
          host.addChild(child)
          host.view.addSubview(child.view)
          child.didMove(toParent: host)
          trace.expectDetailed(
            """
            C.willMove(toParent: nil) movingFromParent window: nil
            C.viewWillDisappear(false) movingFromParent window: nil
            C.viewDidDisappear(false) movingFromParent window: nil
            C.didMove(toParent: nil) window: nil
            C.willMove(toParent: H) movingToParent window: nil
            C.didMove(toParent: H) movingToParent window: nil
            """)
          XCTAssertTrue(child.view.superview === host.view)
          trace.ignore { child.leaveParent() }
        }
      }
    }
  }

  /// The children's callbacks when a container that has appeared shows `B` instead of `A`, in the order of
  /// `Container.all`.
  private static let exchanges = [
    """
    B.willMove(toParent: K)
    A.willMove(toParent: nil)
    A.viewWillDisappear(false)
    B.viewWillAppear(false)
    A.viewDidDisappear(false)
    B.viewDidAppear(false)
    A.didMove(toParent: nil)
    B.didMove(toParent: K)
    """,
    """
    A.willMove(toParent: nil)
    B.willMove(toParent: K)
    B.didMove(toParent: K)
    B.viewWillAppear(false)
    A.viewWillDisappear(false)
    A.viewDidDisappear(false)
    B.viewDidAppear(false)
    A.didMove(toParent: nil)
    """,
    """
    B.willMove(toParent: K)
    A.willMove(toParent: nil)
    B.viewWillAppear(false)
    A.viewWillDisappear(false)
    B.viewDidAppear(false)
    A.viewDidDisappear(false)
    B.didMove(toParent: K)
    A.didMove(toParent: nil)
    """,
    """
    A.willMove(toParent: nil)
    B.willMove(toParent: K)
    B.didMove(toParent: K)
    A.viewWillDisappear(false)
    B.viewWillAppear(false)
    A.viewDidDisappear(false)
    B.viewDidAppear(false)
    A.didMove(toParent: nil)
    """,
  ]

  /// NAV-07, TAB-13, PAGE-03, SPLIT-05: a container that was made to appear outside of every window exchanges its
  /// children as on screen, and retains none that was removed, also if the container becomes a child of that one.
  func test_NAV07_TAB13_PAGE03_SPLIT05_containerAppearedOutsideOfWindows() async {
    await withTrace { trace in
      for (index, exchange) in Self.exchanges.enumerated() {
        weak var observed: UIViewController?
        do {
          let container = trace.ignore { Container.all(trace)[index] }
          let (first, second) = (trace.controller("A"), trace.controller("B"))
          observed = first
          trace.ignore {
            container.show(first)
            second.loadViewIfNeeded()
            container.controller.beginAppearanceTransition(true, animated: false)
            container.controller.endAppearanceTransition()
          }
          container.show(second)
          trace.expect(exchange)
          XCTAssertNil(first.parent)

          trace.ignore {
            first.addChild(container.controller)
            container.controller.didMove(toParent: first)
          }
          container.controller.beginAppearanceTransition(false, animated: false)
          container.controller.endAppearanceTransition()
          trace.expect(
            """
            K.viewWillDisappear(false)
            B.viewWillDisappear(false)
            K.viewDidDisappear(false)
            B.viewDidDisappear(false)
            """)
        }
        XCTAssertNil(observed)
      }
    }
  }
}
