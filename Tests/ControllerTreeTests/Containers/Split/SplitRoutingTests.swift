import XCTest

@testable import ControllerTree

/// The places of shown controllers: SPLIT-11, SPLIT-12, SHOW-03.
final class SplitRoutingTests: XCTestCase {
  /// SPLIT-11: expanded, column style: the secondary column gets the new controller, inside a navigation controller.
  func test_SPLIT11_expanded() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let detail = trace.scripted("E")
      scene.root(.primary).showDetailViewController(detail, sender: nil)
      XCTAssertTrue(scene.split.viewController(for: .secondary) === detail)
      XCTAssertTrue(detail.navigationController?.parent === scene.split)
      XCTAssertNil(scene.stack(.secondary).parent)
      trace.expect(
        """
        show detail E?
        E.willMove(toParent: UINavigationController #3)
        UINavigationController #3.willMove(toParent: S)
        UINavigationController #3.didMove(toParent: S)
        NS.willMove(toParent: nil)
        UINavigationController #3.viewDidLoad()
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        E.viewDidLoad()
        UINavigationController #3.viewWillAppear(false)
        E.viewWillAppear(false)
        UINavigationController #3.viewIsAppearing(false)
        E.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        UINavigationController #3.viewDidAppear(false)
        E.viewDidAppear(false)
        E.didMove(toParent: UINavigationController #3)
        NS.didMove(toParent: nil)
        """)
    }
  }

  /// SPLIT-11: expanded, classic: the controller becomes the secondary one directly.
  func test_SPLIT11_expandedClassic() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      let detail = trace.scripted("E")
      scene.root(.primary).showDetailViewController(detail, sender: nil)
      trace.expect(
        """
        show detail E?
        NS.willMove(toParent: nil)
        E.willMove(toParent: S)
        E.didMove(toParent: S)
        E.viewDidLoad()
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        E.viewWillAppear(false)
        E.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        E.viewDidAppear(false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), detail])
    }
  }

  /// SPLIT-11: the delegate shows the controller itself.
  func test_SPLIT11_delegate() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      (scene.delegate.shows, scene.delegate.showsDetail) = (true, true)
      scene.split.showDetailViewController(trace.controller("E"), sender: nil)
      scene.split.show(trace.controller("F"), sender: nil)
      trace.expect("show detail E?\nshow F?")
    }
  }

  /// SPLIT-11: collapsed, with the secondary column on top: the controller is pushed there.
  func test_SPLIT11_collapsedOnTheSecondary() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      let detail = trace.scripted("E")
      scene.root(.secondary).showDetailViewController(detail, sender: nil)
      trace.expect(
        """
        show detail E?
        E.willMove(toParent: NS)
        E.viewDidLoad()
        D.viewWillDisappear(true)
        E.viewWillAppear(true)
        E.viewIsAppearing(true)
        D.viewDidDisappear(true)
        E.viewDidAppear(true)
        E.didMove(toParent: NS)
        """)
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "E"])
    }
  }

  /// SPLIT-11: collapsed, with the primary column on top: the controller becomes the secondary column's, which is
  /// pushed, and stays there when the interface expands.
  func test_SPLIT11_collapsedOnThePrimary() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      trace.setUp {
        scene.delegate.top = .primary
        scene.window.isHidden = false
      }
      let detail = trace.makeNavigation(["E"])
      scene.root(.primary).showDetailViewController(detail.navigation, sender: nil)
      trace.expect(
        """
        show detail N?
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        N.willMove(toParent: nil)
        N.didMove(toParent: nil)
        N.willMove(toParent: NP)
        N.viewDidLoad()
        P.viewWillDisappear(true)
        E.viewDidLoad()
        N.viewWillAppear(true)
        E.viewWillAppear(true)
        willShow E (false)
        N.viewIsAppearing(true)
        E.viewIsAppearing(true)
        P.viewDidDisappear(true)
        N.viewDidAppear(true)
        E.viewDidAppear(true)
        E.didMove(toParent: N)
        didShow E (false)
        N.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "N"])
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), detail.navigation])
    }
  }

  /// SPLIT-11: collapsed, classic: the controller is pushed on top, a navigation controller as a whole; the expansion
  /// makes it the secondary one.
  func test_SPLIT11_collapsedClassic() async {
    await withTrace { trace in
      let scene = trace.makeSplit(.unspecified, width: 400)
      scene.delegate.collapse = { _, _ in true }
      scene.window.isHidden = false
      let detail = trace.makeNavigation(["E"]).navigation
      scene.root(.primary).showDetailViewController(detail, sender: nil)
      trace.expect(
        """
        show detail N?
        N.willMove(toParent: NP)
        N.viewDidLoad()
        P.viewWillDisappear(true)
        E.viewDidLoad()
        N.viewWillAppear(true)
        E.viewWillAppear(true)
        willShow E (false)
        N.viewIsAppearing(true)
        E.viewIsAppearing(true)
        P.viewDidDisappear(true)
        N.viewDidAppear(true)
        E.viewDidAppear(true)
        E.didMove(toParent: N)
        didShow E (false)
        N.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "N"])
      trace.ignore { scene.split.showDetailViewController(trace.controller("F"), sender: nil) }
      XCTAssertEqual(detail.titles, ["E", "F"])
      trace.ignore { scene.resize(to: 1100) }
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), detail])
    }
  }

  /// SPLIT-12, SHOW-03: `show` on the split view controller pushes on the primary column; collapsed, on top.
  func test_SPLIT12_show() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 1100)
      scene.split.show(trace.controller("E"), sender: nil)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "E"])
      scene.resize(to: 400)
      scene.split.show(trace.controller("F"), sender: nil)
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "F"])
    }
  }

  /// SPLIT-12: a classic primary controller that is no navigation controller is replaced; collapsed, the new one is presented.
  func test_SPLIT12_plainPrimary() async {
    await withStage { trace in
      let split = trace.controller("S") { UISplitViewController() }
      let (first, second, secondary) = (trace.controller("P"), trace.controller("Q"), trace.controller("D"))
      split.viewControllers = [first, secondary]
      let window = trace.show(split, size: CGSize(width: 1100, height: 800))
      first.show(second, sender: nil)
      XCTAssertEqual(split.viewControllers, [second, secondary])
      window.frame.size.width = 400
      second.show(first, sender: nil)
      XCTAssertTrue(split.presentedViewController === first)
    }
  }

  /// SPLIT-11: while the compact column is shown, the controller is pushed there, or presented if there is no stack.
  /// Showing a column does nothing then.
  func test_SPLIT11_compactColumn() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      let compact = trace.makeNavigation(["C"]).navigation
      trace.setUp {
        scene.split.setViewController(compact, for: .compact)
        scene.window.isHidden = false
        scene.split.showDetailViewController(trace.controller("E"), sender: nil)
      }
      XCTAssertEqual(compact.titles, ["C", "E"])
      scene.split.show(.primary)
      scene.split.hide(.secondary)
      trace.expect("")
      trace.ignore {
        scene.split.setViewController(trace.controller("B"), for: .compact)
        scene.split.showDetailViewController(trace.modal("V"), sender: nil)
      }
      XCTAssertEqual(scene.split.presentedViewController?.title, "V")
    }
  }

  /// SHOW-04: the split view controller is the target of both actions.
  func test_SHOW04_target() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let root = scene.root(.primary)
      XCTAssertTrue(root.targetViewController(forAction: .showDetail, sender: nil) === scene.split)
      XCTAssertTrue(root.targetViewController(forAction: .show, sender: nil) === scene.stack(.primary))
    }
  }

  /// SPLIT-11, SPLIT-12: a recorder of transitions names each question before the delegate gets it.
  func test_SPLIT11_recorderNamesEachQuestionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(width: 1100)
      (scene.delegate.shows, scene.delegate.showsDetail) = (true, true)
      scene.split.show(trace.scripted("E"), sender: nil)
      scene.split.showDetailViewController(trace.scripted("F"), sender: nil)
      trace.expect(
        """
        S.splitViewController(_:show:sender:)()
        show E?
        S.splitViewController(_:showDetail:sender:)()
        show detail F?
        """)
    }
  }
}
