import XCTest

@testable import ControllerTree

/// The interface collapses and expands: SPLIT-07 to SPLIT-09, SHOW-07.
final class SplitFoldingTests: XCTestCase {
  /// SPLIT-09: if width is compact from the start, the interface collapses before it is shown; only the top is loaded.
  func test_SPLIT09_startsCompact() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      XCTAssertFalse(scene.split.isCollapsed)
      scene.window.isHidden = false
      trace.expect(
        """
        S.viewDidLoad()
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        did collapse: true
        NP.viewDidLoad()
        S.viewWillAppear(false)
        NS.viewDidLoad()
        NP.viewWillAppear(false)
        D.viewDidLoad()
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        S.viewIsAppearing(false)
        NP.viewIsAppearing(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        S.viewDidAppear(false)
        NP.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        D.didMove(toParent: NS)
        P.didMove(toParent: NP)
        NS.didMove(toParent: NP)
        """)
      XCTAssertTrue(scene.split.isCollapsed)
      XCTAssertFalse(scene.root(.primary).isViewLoaded)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
      XCTAssertTrue(scene.root(.secondary).splitViewController === scene.split)
    }
  }

  /// SPLIT-09: the delegate returns the primary column as the top: the other column is not loaded.
  func test_SPLIT09_startsCompactWithThePrimaryOnTop() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      scene.delegate.top = .primary
      scene.window.isHidden = false
      trace.expect(
        """
        S.viewDidLoad()
        top column? secondary
        did collapse: true
        NP.viewDidLoad()
        S.viewWillAppear(false)
        P.viewDidLoad()
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        S.viewIsAppearing(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        S.viewDidAppear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        P.didMove(toParent: NP)
        """)
      XCTAssertFalse(scene.stack(.secondary).isViewLoaded)
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
    }
  }

  /// SPLIT-09: without a delegate, and without a secondary controller.
  func test_SPLIT09_withoutASecondary() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      trace.setUp { scene.split.setViewController(nil, for: .secondary) }
      scene.window.isHidden = false
      trace.expect(
        """
        S.viewDidLoad()
        top column? primary
        did collapse: true
        NP.viewDidLoad()
        S.viewWillAppear(false)
        P.viewDidLoad()
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        S.viewIsAppearing(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        S.viewDidAppear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        P.didMove(toParent: NP)
        """)
    }
  }

  /// SPLIT-07, SHOW-07, TRAIT-02: a narrower window. Size transition, traits, collapse, appearance, in this order; a
  /// controller that is on screen before and after gets the callbacks of its new parent, and no appearance callbacks.
  func test_SPLIT07_collapse() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let scene = trace.showSplit(width: 1100)
      trace.notingSplitNotifications { scene.resize(to: 400) }
      trace.expect(
        """
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        S.viewWillTransition(to: 400×800)
        NP.viewWillTransition(to: 400×800)
        P.viewWillTransition(to: 400×800)
        NS.viewWillTransition(to: 400×800)
        D.viewWillTransition(to: 400×800)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        posted by S: collapsed
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        D.traitCollectionDidChange(horizontalSizeClass regular → compact)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
      XCTAssertEqual(scene.split.children, [scene.stack(.primary)])
      XCTAssertTrue(scene.root(.secondary).navigationController === scene.stack(.secondary))
      XCTAssertTrue(scene.stack(.secondary).navigationController === scene.stack(.primary))
    }
  }

  /// SPLIT-08, SHOW-07: a wider window: the interface expands.
  func test_SPLIT08_expand() async {
    await withTrace([.sizes, .traits]) { trace in
      let scene = trace.showSplit(width: 400)
      trace.notingSplitNotifications { scene.resize(to: 1100) }
      trace.expect(
        """
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 1100×800)
        NP.viewWillTransition(to: 320×800)
        NS.viewWillTransition(to: 780×800)
        D.viewWillTransition(to: 780×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? oneBesideSecondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewDidLoad()
        P.viewWillAppear(false)
        posted by S: expanded
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
    }
  }

  /// SPLIT-07: the delegate returns the primary column as the top: the secondary one disappears, and stays a child of
  /// the split view controller.
  func test_SPLIT07_collapseToThePrimary() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.delegate.top = .primary
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        did collapse: true
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
      XCTAssertEqual(scene.split.children, [scene.stack(.primary), scene.stack(.secondary)])
      scene.resize(to: 1100)
      trace.expect(
        """
        mode? oneBesideSecondary
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        did expand: true
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-07: a collapse while the sidebars are hidden puts the secondary column on their stack.
  func test_SPLIT07_collapseFromSecondaryOnly() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 800)
      scene.resize(to: 400)
      trace.expect(
        """
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        NP.viewDidLoad()
        NP.viewWillAppear(false)
        did collapse: true
        NP.viewIsAppearing(false)
        NP.viewDidAppear(false)
        P.didMove(toParent: NP)
        NS.didMove(toParent: NP)
        """)
      XCTAssertFalse(scene.root(.primary).isViewLoaded)
    }
  }

  /// SPLIT-08: an expansion in which the sidebar stays hidden: its own controller gets no callbacks.
  func test_SPLIT08_expandToSecondaryOnly() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      scene.resize(to: 800)
      trace.expect(
        """
        mode? secondaryOnly
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NP.viewWillDisappear(false)
        did expand: true
        NP.viewDidDisappear(false)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
    }
  }

  /// SPLIT-08: the delegate returns another display mode, which lasts until another preference is set.
  func test_SPLIT08_delegatesDisplayMode() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      scene.delegate.expandedMode = .oneOverSecondary
      scene.resize(to: 800)
      trace.expect(
        """
        mode? secondaryOnly
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewDidLoad()
        P.viewWillAppear(false)
        did expand: true
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneOverSecondary)
      XCTAssertEqual(scene.split.preferredDisplayMode, .automatic)
    }
  }

  /// SPLIT-09: a recorder of transitions names each question and message before the delegate gets it.
  func test_SPLIT09_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(width: 1100)
      scene.resize(to: 400)
      trace.expect(
        """
        S.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)()
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        NS.navigationController(_:willShow:animated:)(false)
        S.splitViewControllerDidCollapse(_:)()
        did collapse: true
        NS.completeTransition(true)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        NS.navigationController(_:didShow:animated:)(false)
        """)
    }
  }

  /// SPLIT-09: the same when the interface expands.
  func test_SPLIT09_recorderNamesEachMessageOfTheExpansionBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showSplit(width: 1100)
      trace.setUp { scene.resize(to: 400) }
      scene.resize(to: 1100)
      trace.expect(
        """
        S.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)()
        mode? oneBesideSecondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewWillAppear(false)
        P.navigationController(_:willShow:animated:)(false)
        S.splitViewControllerDidExpand(_:)()
        did expand: true
        P.viewIsAppearing(false)
        NS.completeTransition(true)
        P.completeTransition(true)
        P.viewDidAppear(false)
        P.navigationController(_:didShow:animated:)(false)
        """)
    }
  }
}
