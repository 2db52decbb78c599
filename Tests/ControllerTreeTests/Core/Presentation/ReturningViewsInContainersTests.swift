import XCTest

@testable import ControllerTree

/// Covered views inside stock containers: PC-10, TAB-16.
final class ReturningViewsInContainersTests: XCTestCase {
  /// PC-10, TAB-16: a container that returns does not show a child that another presentation still covers.
  func test_PC_10_aContainerComesBackWithoutItsCoveredChild() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let navigation = trace.controller("N") { UINavigationController() }
      let pager = trace.pager()
      let split = trace.controller("S") { UISplitViewController(style: .unspecified) }
      split.preferredDisplayMode = .secondaryOnly
      let containers: [(UIViewController, (UIViewController) -> Void)] = [
        (tabs, { tabs.viewControllers = [$0] }), (navigation, { navigation.viewControllers = [$0] }),
        (pager, { pager.setViewControllers([$0], direction: .forward, animated: false) }),
        (split, { split.viewControllers = [UIViewController(), $0] }),
      ]
      for (container, fill) in containers {
        let child = trace.controller("C")
        child.definesPresentationContext = true
        fill(child)
        let window = trace.show(container, size: .tablet)
        trace.ignore {
          child.present(trace.modal("V", .currentContext), animated: false)
          container.present(trace.modal("F", .fullScreen), animated: false)
        }
        container.dismiss(animated: false)
        let name = container.title ?? ""
        trace.expect(
          """
          F.viewWillDisappear(false)
          \(name).viewWillAppear(false)
          V.viewWillAppear(false)
          \(name).viewIsAppearing(false)
          V.viewIsAppearing(false)
          \(name).viewDidAppear(false)
          V.viewDidAppear(false)
          F.viewDidDisappear(false)
          """)
        XCTAssertNil(child.view.superview)
        child.dismiss(animated: false)
        // A split view controller places its columns anew.
        let layout = container === split ? "" : ""
        trace.expect(
          """
          V.viewWillDisappear(false)
          C.viewWillAppear(false)
          \(layout)C.viewIsAppearing(false)
          C.viewDidAppear(false)
          V.viewDidDisappear(false)
          """)
        trace.ignore { window.isHidden = true }
      }
    }
  }

  /// PC-10, SPLIT-05: a column that was hidden while a presentation covered it does not return with the dismissal, but when
  /// it is shown again.
  func test_PC_10_aHiddenColumnDoesNotComeBack() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let modal = trace.modal("V", .currentContext)
      trace.setUp {
        scene.root(.primary).present(modal, animated: false)
        scene.split.hide(.primary)
      }
      XCTAssertEqual(modal.appearance, .disappeared)
      modal.dismiss(animated: false)
      trace.expect("")
      XCTAssertNil(scene.stack(.primary).view.superview)
      trace.ignore { scene.split.show(.primary) }
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
    }
  }

  /// PC-10, TAB-05: the same for a tab.
  func test_PC_10_anotherTabsControllerDoesNotComeBack() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      first.definesPresentationContext = true
      tabs.viewControllers = [first, second]
      trace.show(tabs)
      let modal = trace.modal("V", .currentContext)
      trace.setUp {
        first.present(modal, animated: false)
        tabs.selectedIndex = 1
      }
      XCTAssertEqual(modal.appearance, .disappeared)
      modal.dismiss(animated: false)
      trace.expect("")
      XCTAssertNil(first.view.superview)
      XCTAssertEqual(second.appearance, .appeared)
      trace.ignore { tabs.selectedIndex = 0 }
      XCTAssertEqual([first, second].map(\.appearance), [.appeared, .disappeared])
    }
  }
}
