import XCTest

@testable import ControllerTree

/// The controllers that get a memory warning, and the calls that send it. Rule LOAD-16.
final class MemoryWarningTests: XCTestCase {
  /// LOAD-16: posting the notification calls every controller once before the post returns, whatever its object is.
  func test_LOAD16_postingTheNotification() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      trace.embed(trace.controller("C"), in: root)
      for object: UIApplication? in [nil, .shared] {
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: object)
        trace.note("posted")
        trace.expect(
          """
          P.didReceiveMemoryWarning()
          C.didReceiveMemoryWarning()
          posted
          """)
      }
    }
  }

  /// LOAD-16: presented controllers get it, and the controllers that they cover.
  func test_LOAD16_presentedAndCovered() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      child.definesPresentationContext = true
      let (inContext, cover, inside) = (trace.controller("K"), trace.controller("F"), trace.controller("I"))
      inContext.modalPresentationStyle = .currentContext
      child.present(inContext, animated: false)
      cover.modalPresentationStyle = .fullScreen
      inContext.present(cover, animated: false)
      trace.embed(inside, in: cover)
      XCTAssertNil(child.view.window, "It is covered.")
      UIApplication.shared.receiveMemoryWarning()
      trace.expect(
        """
        P.didReceiveMemoryWarning()
        C.didReceiveMemoryWarning()
        K.didReceiveMemoryWarning()
        F.didReceiveMemoryWarning()
        I.didReceiveMemoryWarning()
        """)
    }
  }

  /// LOAD-16: the children of stock containers get it, shown or not.
  func test_LOAD16_inStockContainers() async {
    await withTrace { trace in
      let names = ["A", "B", "D"]
      let stack = names.map { trace.controller($0) }
      let navigation = trace.controller("N", UINavigationController.init)
      navigation.viewControllers = stack
      let split = trace.controller("S") { UISplitViewController(style: .doubleColumn) }
      for (column, name) in [(UISplitViewController.Column.primary, "L"), (.secondary, "R"), (.compact, "M")] {
        let host = trace.controller("\(name) stack", UINavigationController.init)
        host.viewControllers = [trace.controller(name)]
        split.setViewController(host, for: column)
      }
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation, split]
      trace.show(tabs)
      UIApplication.shared.receiveMemoryWarning()
      trace.expect(
        """
        T.didReceiveMemoryWarning()
        N.didReceiveMemoryWarning()
        A.didReceiveMemoryWarning()
        B.didReceiveMemoryWarning()
        D.didReceiveMemoryWarning()
        S.didReceiveMemoryWarning()
        L stack.didReceiveMemoryWarning()
        L.didReceiveMemoryWarning()
        R stack.didReceiveMemoryWarning()
        R.didReceiveMemoryWarning()
        M stack.didReceiveMemoryWarning()
        M.didReceiveMemoryWarning()
        """)
    }
  }

  /// LOAD-16: controllers that a container retains without having them as children get it: waiting pages, tabs in a group.
  func test_LOAD16_keptByContainers() async {
    await withTrace { trace in
      let pages = ["A", "B"].map { trace.controller($0) }
      let source = NextPage(pages)
      trace.kept.append(source)
      let pager = trace.controller("P") {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      pager.dataSource = source
      pager.setViewControllers([pages[0]], direction: .forward, animated: false)
      let leaves = ["X", "Y"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in trace.controller(name) }
      }
      for leaf in leaves { _ = leaf.viewController }
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: leaves)
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.tabs = [UITab(title: "P", image: nil, identifier: "P") { _ in pager }, group]
      trace.show(tabs)
      UIApplication.shared.receiveMemoryWarning()
      trace.expect(
        """
        T.didReceiveMemoryWarning()
        X.didReceiveMemoryWarning()
        P.didReceiveMemoryWarning()
        A.didReceiveMemoryWarning()
        B.didReceiveMemoryWarning()
        Y.didReceiveMemoryWarning()
        """)
    }
  }

  /// LOAD-16: a window that was never shown counts, and a controller whose view was added without `addChild(_:)`, with all
  /// controllers below it. A controller in no tree is not found.
  func test_LOAD16_whatNoParentLeadsTo() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let unshown = trace.window()
      unshown.rootViewController = trace.controller("U")
      let (host, child, cover) = (trace.controller("H"), trace.controller("C"), trace.controller("F"))
      root.view.addSubview(host.view)
      trace.embed(child, in: host)
      cover.modalPresentationStyle = .fullScreen
      let offScreen = trace.controller("O")
      offScreen.loadViewIfNeeded()
      child.addChild(offScreen)
      trace.kept.append(host)
      let lone = trace.controller("L")
      trace.setUp {
        lone.loadViewIfNeeded()
        host.present(cover, animated: false)
      }
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      trace.expect(
        """
        U.didReceiveMemoryWarning()
        P.didReceiveMemoryWarning()
        F.didReceiveMemoryWarning()
        H.didReceiveMemoryWarning()
        C.didReceiveMemoryWarning()
        O.didReceiveMemoryWarning()
        """)
      XCTAssertFalse(unshown.rootViewController?.isViewLoaded ?? true)
    }
  }

  /// LOAD-16: if it is posted off the main thread, the controllers get it on the main queue.
  @MainActor func test_LOAD16_postedOnAnotherThread() async {
    let window = UIWindow()
    let root = CountingController()
    window.rootViewController = root
    let name = UIApplication.didReceiveMemoryWarningNotification
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    for _ in 0..<1_000 where root.warnings == 0 { try? await Task.sleep(nanoseconds: 1_000_000) }
    XCTAssertEqual(root.warnings, 1)
    window.rootViewController = nil
  }
}

/// A data source with a second page after the first.
private final class NextPage: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

private final class CountingController: UIViewController {
  private(set) var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}
