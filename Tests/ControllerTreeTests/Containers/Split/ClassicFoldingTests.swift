import XCTest

@testable import ControllerTree

/// The classic interface collapses and expands: SPLIT-10.
final class ClassicFoldingTests: XCTestCase {
  /// SPLIT-10: by default the primary navigation controller pushes the secondary controller directly, and returns it.
  func test_SPLIT10_collapseAndExpand() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.resize(to: 400)
      trace.expect(
        """
        primary for collapsing?
        collapse NS onto NP?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
      scene.resize(to: 1100)
      trace.expect(
        """
        primary for expanding?
        separate from NP?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
    }
  }

  /// SPLIT-10: the delegate returns `true` and does nothing: the secondary controller disappears, and comes back with
  /// the expansion.
  func test_SPLIT10_discardedSecondary() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.delegate.collapse = { _, _ in true }
      scene.resize(to: 400)
      trace.expect(
        """
        primary for collapsing?
        collapse NS onto NP?
        NS.willMove(toParent: nil)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertNil(scene.stack(.secondary).parent)
      scene.resize(to: 1100)
      trace.expect(
        """
        primary for expanding?
        separate from NP?
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
    }
  }

  /// SPLIT-10: as in many apps, the delegate moves the controllers of one stack to the other, and back to a new one.
  func test_SPLIT10_delegateMovesTheStacks() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.delegate.collapse = { secondary, primary in
        guard let from = secondary as? UINavigationController, let to = primary as? UINavigationController else {
          return false
        }
        to.viewControllers += from.viewControllers
        return true
      }
      scene.delegate.separate = { primary in
        guard let stack = primary as? UINavigationController,
          let detail = stack.popViewController(animated: false)
        else { return nil }
        let navigation = UINavigationController(rootViewController: detail)
        navigation.title = "NT"
        navigation.isNavigationBarHidden = true
        return navigation
      }
      scene.resize(to: 400)
      trace.expect(
        """
        primary for collapsing?
        collapse NS onto NP?
        D.willMove(toParent: nil)
        D.didMove(toParent: nil)
        D.willMove(toParent: NP)
        NS.willMove(toParent: nil)
        NS.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NS.viewDidDisappear(false)
        NS.didMove(toParent: nil)
        P.viewDidDisappear(false)
        D.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "D"])
      scene.resize(to: 1100)
      trace.expect(
        """
        primary for expanding?
        separate from NP?
        D.willMove(toParent: nil)
        D.didMove(toParent: nil)
        D.willMove(toParent: UINavigationController #3)
        NT.willMove(toParent: S)
        NT.didMove(toParent: S)
        NT.viewDidLoad()
        NT.viewWillAppear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        NT.viewIsAppearing(false)
        NT.viewDidAppear(false)
        D.didMove(toParent: NT)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertTrue(scene.root(.secondary).navigationController === scene.split.viewControllers.last)
    }
  }

  /// SPLIT-10: the delegate returns other primary controllers.
  func test_SPLIT10_otherPrimary() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      let other = trace.makeNavigation(["E"]).navigation
      scene.delegate.primaryForCollapsing = other
      scene.delegate.primaryForExpanding = scene.stack(.primary)
      scene.resize(to: 400)
      trace.expect(
        """
        primary for collapsing?
        NP.willMove(toParent: nil)
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        collapse NS onto N?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: N)
        N.viewDidLoad()
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        N.viewWillAppear(false)
        willShow NS (false)
        N.viewIsAppearing(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        N.viewDidAppear(false)
        E.didMove(toParent: N)
        NS.didMove(toParent: N)
        didShow NS (false)
        NP.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [other])
      XCTAssertEqual(other.titles, ["E", "NS"])
      scene.delegate.separate = { _ in other.separateSecondaryViewController(for: scene.split) }
      scene.resize(to: 1100)
      trace.expect(
        """
        primary for expanding?
        separate from NP?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        N.willMove(toParent: nil)
        NP.willMove(toParent: S)
        NP.didMove(toParent: S)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        N.viewWillDisappear(false)
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        N.viewDidDisappear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        N.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
    }
  }

  /// SPLIT-10: a primary controller that is no navigation controller does nothing by default; the secondary one is
  /// hidden.
  func test_SPLIT10_plainPrimary() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController() }
      let (primary, secondary) = (trace.scripted("P"), trace.scripted("D"))
      split.viewControllers = [primary, secondary]
      let window = trace.show(split, size: CGSize(width: 1100, height: 800))
      window.frame.size.width = 400
      trace.expect(
        """
        D.willMove(toParent: nil)
        D.viewWillDisappear(false)
        D.viewDidDisappear(false)
        D.didMove(toParent: nil)
        """)
      XCTAssertEqual(split.viewControllers, [primary])
      window.frame.size.width = 1100
      trace.expect(
        """
        D.willMove(toParent: S)
        D.didMove(toParent: S)
        D.viewWillAppear(false)
        D.viewIsAppearing(false)
        D.viewDidAppear(false)
        """)
      XCTAssertEqual(split.viewControllers, [primary, secondary])
    }
  }

  /// SPLIT-10: a custom primary controller retains the secondary one, and returns it.
  func test_SPLIT10_controllerThatTakesIn() async {
    final class Taking: UIViewController {
      var taken: UIViewController?
      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
      ) {
        taken = secondaryViewController
      }
      override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
      { taken }
    }
    await withStage { trace in
      let split = trace.controller("S") { UISplitViewController() }
      let (primary, secondary) = (trace.controller("P", Taking.init), trace.scripted("D"))
      split.viewControllers = [primary, secondary]
      let window = trace.show(split, size: CGSize(width: 400, height: 800))
      XCTAssertTrue(primary.taken === secondary)
      XCTAssertFalse(secondary.isViewLoaded)
      window.frame.size.width = 1100
      XCTAssertEqual(split.viewControllers, [primary, secondary])
      XCTAssertEqual(secondary.appearance, .appeared)
    }
  }

  /// SPLIT-10: the user goes back from the secondary controller; it comes back with the expansion.
  func test_SPLIT10_goingBack() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 400)
      scene.stack(.primary).popViewController(animated: true)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        P.viewDidLoad()
        NS.viewWillDisappear(true)
        D.viewWillDisappear(true)
        P.viewWillAppear(true)
        P.viewIsAppearing(true)
        NS.viewDidDisappear(true)
        D.viewDidDisappear(true)
        P.viewDidAppear(true)
        NS.didMove(toParent: nil)
        """)
      XCTAssertNil(scene.stack(.secondary).parent)
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
    }
  }

  /// SPLIT-10: `viewControllers` is set while the interface is collapsed: the secondary controller is shown after the
  /// expansion.
  func test_SPLIT10_controllersSetWhileCollapsed() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 400)
      let (primary, secondary) = (trace.scripted("A"), trace.scripted("B"))
      scene.split.viewControllers = [primary, secondary]
      trace.expect(
        """
        NP.willMove(toParent: nil)
        A.willMove(toParent: S)
        A.didMove(toParent: S)
        A.viewDidLoad()
        NP.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        NP.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        A.viewDidAppear(false)
        NP.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [primary])
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.viewControllers, [primary, secondary])
    }
  }

  /// SPLIT-10: a recorder of transitions names each question before the delegate gets it.
  func test_SPLIT10_recorderNamesEachQuestionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      scene.resize(to: 400)
      trace.expect(
        """
        S.primaryViewController(forCollapsing:)()
        primary for collapsing?
        S.splitViewController(_:collapseSecondary:onto:)()
        collapse NS onto NP?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        NS.navigationController(_:willShow:animated:)(false)
        NS.completeTransition(true)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        NS.navigationController(_:didShow:animated:)(false)
        """)
    }
  }

  /// SPLIT-10: the same when the interface expands.
  func test_SPLIT10_recorderNamesEachQuestionOfTheExpansionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      trace.setUp { scene.resize(to: 400) }
      scene.resize(to: 1100)
      trace.expect(
        """
        S.primaryViewController(forExpanding:)()
        primary for expanding?
        S.splitViewController(_:separateSecondaryFrom:)()
        separate from NP?
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewWillAppear(false)
        P.navigationController(_:willShow:animated:)(false)
        P.viewIsAppearing(false)
        NS.completeTransition(true)
        P.completeTransition(true)
        P.viewDidAppear(false)
        P.navigationController(_:didShow:animated:)(false)
        """)
    }
  }
}
