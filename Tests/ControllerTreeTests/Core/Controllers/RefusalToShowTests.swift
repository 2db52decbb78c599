import XCTest

@testable import ControllerTree

/// MIS-09, CON-13: a call of the library whose view a window would refuse is refused before anything happens.
final class RefusalToShowTests: XCTestCase {
  private static func issue(_ call: String) -> String { "! MIS-09 actualParent: \(call)" }

  /// A controller `M`. Its view contains the view of `C`, a child of another controller.
  @MainActor private static func misplaced(_ trace: Trace, _ name: String = "M") -> UIViewController {
    let (controller, stray, other) = (trace.controller(name), trace.controller("C"), trace.controller("O"))
    trace.setUp {
      trace.kept.append(other)
      controller.view.addSubview(stray.view)
      other.addChild(stray)
    }
    return controller
  }

  func test_MIS_09_aPresentationIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let modal = Self.misplaced(trace)
      for style in [UIModalPresentationStyle.automatic, .fullScreen, .overCurrentContext] {
        modal.modalPresentationStyle = style
        trace.expectRefusal(Self.issue("R.present(_:animated:completion:)")) { completion in
          root.present(modal, animated: false, completion: completion)
        }
        XCTAssertNil(root.presentedViewController)
      }
    }
  }

  /// MIS-09: a view that `viewDidLoad` adds is found before the first appearance callback.
  func test_MIS_09_aPresentationIsCalledOffWhenItsViewIsLoaded() async {
    await withTrace { trace in
      let (root, stray, other) = (trace.controller("R"), trace.controller("C"), trace.controller("O"))
      trace.show(root)
      let modal = trace.scripted("M")
      modal.on(.viewDidLoad) { [unowned modal] in
        modal.view.addSubview(stray.view)
        other.addChild(stray)
      }
      root.present(modal, animated: false) { trace.note("completion") }
      trace.expect(
        """
        M.viewDidLoad()
        C.viewDidLoad()
        C.willMove(toParent: O)
        ! MIS-09 actualParent: R.present(_:animated:completion:)
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  func test_MIS_09_aRootIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      let next = Self.misplaced(trace)
      let issue = Self.issue(
        """
        UIViewController "C"'s view is being added to UIViewController "M"'s view, but the parent of UIViewController \
        "C" is UIViewController "O".
        """)
      trace.expectRefusal(issue) {
        window.rootViewController = next
      }
      XCTAssertTrue(window.rootViewController === root)
      // The children that a container shows count too.
      let navigation = trace.controller("N") { UINavigationController() }
      trace.ignore { navigation.viewControllers = [next] }
      trace.expectRefusal(issue) {
        window.rootViewController = navigation
      }
    }
  }

  func test_MIS_09_navigationIsRefused() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let navigation = scene.navigation
      let next = Self.misplaced(trace)
      trace.expectRefusal(Self.issue("N.pushViewController(_:animated:)")) {
        navigation.pushViewController(next, animated: true)
      }
      trace.expectRefusal(Self.issue("N.setViewControllers(_:animated:)")) {
        navigation.setViewControllers([scene.members[0], next], animated: true)
      }
      XCTAssertEqual(navigation.titles, ["A"])
      trace.ignore { navigation.pushViewController(trace.controller("B"), animated: false) }
      let (stray, other) = (trace.controller("C"), trace.controller("O"))
      trace.ignore {
        scene.members[0].view.addSubview(stray.view)
        other.addChild(stray)
      }
      trace.expectRefusal(Self.issue("N.popViewController(animated:)")) {
        XCTAssertNil(navigation.popViewController(animated: true))
      }
      trace.expectRefusal(Self.issue("N.popToRootViewController(animated:)")) {
        XCTAssertNil(navigation.popToRootViewController(animated: true))
      }
    }
  }

  func test_MIS_09_aTabIsRefused() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let next = Self.misplaced(trace)
      tabs.viewControllers = [trace.controller("A"), next]
      trace.show(tabs)
      trace.expectRefusal(Self.issue("T.selectedIndex")) { tabs.selectedIndex = 1 }
      trace.expectRefusal(Self.issue("T.selectedViewController")) { tabs.selectedViewController = next }
      XCTAssertEqual(tabs.selectedIndex, 0)
      trace.expectRefusal(Self.issue("T.setViewControllers(_:animated:)")) {
        tabs.setViewControllers([next], animated: false)
      }
    }
  }

  func test_MIS_09_aPageIsRefused() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let next = Self.misplaced(trace)
      trace.expectRefusal(Self.issue("G.setViewControllers(_:direction:animated:completion:)")) { completion in
        scene.pager.setViewControllers([next], direction: .forward, animated: true) { _ in completion() }
      }
      XCTAssertEqual(scene.shown, "A")
    }
  }

  func test_MIS_09_aColumnIsRefused() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let next = Self.misplaced(trace)
      trace.expectRefusal(Self.issue("S.setViewController(_:for:)")) {
        scene.split.setViewController(next, for: .secondary)
      }
      trace.ignore { scene.split.hide(.primary) }
      let (stray, other) = (trace.controller("C"), trace.controller("O"))
      trace.ignore {
        scene.stack(.primary).view.addSubview(stray.view)
        other.addChild(stray)
      }
      trace.expectRefusal(Self.issue("S.show(_:)")) { scene.split.show(.primary) }
    }
  }

  /// CON-19: the transition between two children is refused as well.
  func test_MIS_09_aTransitionBetweenChildrenIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let old = trace.embed(trace.controller("A"), in: root)
      let next = Self.misplaced(trace)
      trace.setUp {
        root.addChild(next)
        next.didMove(toParent: root)
      }
      trace.expectRefusal(Self.issue("R.transition(from:to:duration:options:animations:completion:)")) { completion in
        root.transition(from: old, to: next, duration: 0, animations: nil) { _ in completion() }
      }
    }
  }

  /// MIS-09, CON-13: so is a change of a user's own container, with all ways to make one.
  func test_MIS_09_CON13_aContainersChangeIsRefused() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let old = trace.embed(trace.controller("A"), in: root)
      let next = Self.misplaced(trace)
      trace.setUp {
        root.addChild(next)
        next.didMove(toParent: root)
      }
      let transition = ContainerTransition(in: root, from: [old], to: [next], on: root.view)
      trace.expectRefusal(Self.issue("M.start(animated:completion:)")) { completion in
        transition.start(animated: true, completion: completion)
      }
      trace.expectRefusal(Self.issue("M.startAtOnce(animated:completion:)")) { completion in
        transition.startAtOnce(animated: false, completion: completion)
      }
      XCTAssertFalse(transition.isInProgress)
    }
  }

  /// MIS-09, CON-13: a container on `ShownChildren` keeps showing the child that it has shown, and goes on.
  func test_MIS_09_CON13_shownChildrenRefuse() async {
    final class Choosing: UIViewController {
      private(set) lazy var shown = ShownChildren(of: self) { [$0.chosen].compactMap(\.self) }
      var chosen: UIViewController?
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      func choose(_ child: UIViewController) {
        chosen = child
        shown.add(child)
        shown.update()
      }
    }
    await withTrace { trace in
      let container = trace.controller("R") { Choosing() }
      let old = trace.controller("A")
      let next = Self.misplaced(trace)
      trace.setUp {
        container.choose(old)
        trace.show(container)
      }
      container.choose(next)
      trace.expect(
        """
        M.willMove(toParent: R)
        ! MIS-09 actualParent: R.update(_:)
        M.didMove(toParent: R)
        """)
      XCTAssertTrue(old.view.superview === container.view)
      XCTAssertEqual([old, next].map(\.appearance), [.appeared, .disappeared])
      trace.ignore { container.choose(trace.controller("B")) }
      XCTAssertEqual(container.view.subviews.count, 1)
      XCTAssertEqual(old.appearance, .disappeared)
    }
  }

  /// MIS-09: off screen nothing is refused; a window that is shown reports the mistake and refuses the root.
  func test_MIS_09_offScreenNothingIsRefused() async {
    await withTrace { trace in
      let navigation = trace.controller("N") { UINavigationController() }
      navigation.pushViewController(Self.misplaced(trace), animated: false)
      XCTAssertEqual(navigation.titles, ["M"])
      let window = NamedWindow("W", trace)
      trace.setUp { window.rootViewController = navigation }
      window.isHidden = false
      trace.expect(Self.issue("W.isHidden"))
      XCTAssertEqual(window.subviews, [])
    }
  }
}
