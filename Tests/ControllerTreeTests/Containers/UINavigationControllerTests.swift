import XCTest

@testable import ControllerTree

final class UINavigationControllerTests: XCTestCase {
  /// NAV-01, NAV-06: the root is a child at once, and is loaded and shown with the navigation controller.
  func test_NAV_06_firstDisplay() async {
    await withTrace(transitions: true) { trace in
      let root = trace.controller("A")
      let navigation = trace.controller("N") { UINavigationController(rootViewController: root) }
      let delegate = Follower()
      navigation.delegate = delegate
      trace.expect("A.willMove(toParent: UINavigationController #1)")
      XCTAssertFalse(root.isViewLoaded)
      let window = trace.window()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      trace.expect(
        """
        N.viewDidLoad()
        A.viewDidLoad()
        N.viewWillAppear(false)
        A.viewWillAppear(false)
        A.navigationController(_:willShow:animated:)(false)
        N.viewIsAppearing(false)
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        N.viewDidAppear(false)
        A.viewDidAppear(false)
        A.didMove(toParent: N)
        A.navigationController(_:didShow:animated:)(false)
        """)
    }
  }

  /// NAV-03, NAV-04.
  func test_NAV_03_pushAndPop() async {
    await withTrace { trace in
      let (navigation, _) = trace.showNavigation("A")
      let detail = trace.controller("B")
      navigation.pushViewController(detail, animated: true)
      trace.expectDetailed(
        """
        B.willMove(toParent: N) movingToParent window: nil
        B.viewDidLoad() movingToParent window: nil
        A.viewWillDisappear(true)
        B.viewWillAppear(true) movingToParent window: nil
        B.viewIsAppearing(true) movingToParent
        B.viewWillLayoutSubviews() movingToParent
        B.viewDidLayoutSubviews() movingToParent
        A.viewDidDisappear(true) window: nil
        B.viewDidAppear(true) movingToParent
        B.didMove(toParent: N)
        """)
      XCTAssertTrue(navigation.popViewController(animated: true) === detail)
      trace.expectDetailed(
        """
        B.willMove(toParent: nil) movingFromParent
        B.viewWillDisappear(true) movingFromParent
        A.viewWillAppear(true) window: nil
        A.viewIsAppearing(true)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        B.viewDidDisappear(true) movingFromParent window: nil
        A.viewDidAppear(true)
        B.didMove(toParent: nil) window: nil
        """)
    }
  }

  /// NAV-16, decision on coalescing: only the final top is loaded.
  func test_NAV_16_pushInTheTurnOfTheFirstDisplay() async {
    await withTrace { trace in
      let root = trace.controller("A")
      let navigation = trace.controller("N") { UINavigationController(rootViewController: root) }
      let window = trace.window()
      let detail = trace.controller("B")
      trace.stage.cycle.turn {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(detail, animated: false)
      }
      trace.expect(
        """
        A.willMove(toParent: UINavigationController #1)
        N.viewDidLoad()
        N.viewWillAppear(false)
        B.willMove(toParent: N)
        B.viewDidLoad()
        B.viewWillAppear(false)
        N.viewIsAppearing(false)
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: N)
        B.didMove(toParent: N)
        """)
    }
  }
}

final class Follower: NSObject, UINavigationControllerDelegate {}

extension Trace {
  /// A navigation controller `N` on screen with the members of its stack; the trace begins after it.
  func showNavigation(_ names: String...) -> (UINavigationController, [UIViewController]) {
    let members = names.map { controller($0) }
    let navigation = controller("N") { UINavigationController() }
    navigation.viewControllers = members
    show(navigation)
    return (navigation, members)
  }
}
