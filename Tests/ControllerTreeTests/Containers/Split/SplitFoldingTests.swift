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
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        NS.viewIsAppearing(false)
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewIsAppearing(false)
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
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
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
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
      scene.split.setViewController(nil, for: .secondary)
      trace.skip()
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
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
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
    await withTrace { trace in
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
    await withTrace { trace in
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
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
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
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
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
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
      XCTAssertEqual(scene.split.children, [scene.stack(.primary), scene.stack(.secondary)])
      scene.resize(to: 1100)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 1100×800)
        NP.viewWillTransition(to: 320×800)
        P.viewWillTransition(to: 320×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? oneBesideSecondary
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewIsAppearing(false)
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewIsAppearing(false)
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
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
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        S.viewWillTransition(to: 400×800)
        NS.viewWillTransition(to: 400×800)
        D.viewWillTransition(to: 400×800)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        NP.viewDidLoad()
        NP.viewWillAppear(false)
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        D.traitCollectionDidChange(horizontalSizeClass regular → compact)
        S.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
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
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 800×800)
        NP.viewWillTransition(to: 320×800)
        NS.viewWillTransition(to: 800×800)
        D.viewWillTransition(to: 800×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? secondaryOnly
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NP.viewWillDisappear(false)
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
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
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 800×800)
        NP.viewWillTransition(to: 320×800)
        NS.viewWillTransition(to: 800×800)
        D.viewWillTransition(to: 800×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? secondaryOnly
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewDidLoad()
        P.viewWillAppear(false)
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneOverSecondary)
      XCTAssertEqual(scene.split.preferredDisplayMode, .automatic)
    }
  }

  /// SPLIT-07, SPLIT-08: three columns on one stack, and back. Pushed controllers stay on the stack that they were pushed on.
  func test_SPLIT07_threeColumns() async {
    await withTrace { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      scene.stack(.supplementary).pushViewController(trace.scripted("Y"), animated: false)
      trace.skip()
      scene.resize(to: 400)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        S.viewWillTransition(to: 400×800)
        NP.viewWillTransition(to: 400×800)
        P.viewWillTransition(to: 400×800)
        NX.viewWillTransition(to: 400×800)
        Y.viewWillTransition(to: 400×800)
        NS.viewWillTransition(to: 400×800)
        D.viewWillTransition(to: 400×800)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        top column? secondary
        NX.viewWillDisappear(false)
        Y.viewWillDisappear(false)
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NX.willMove(toParent: NP)
        NX.didMove(toParent: NP)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
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
        NX.viewDidDisappear(false)
        Y.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX", "NS"])
      scene.stack(.secondary).pushViewController(trace.scripted("E"), animated: false)
      trace.skip()
      scene.resize(to: 1300)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 1300×800)
        NP.viewWillTransition(to: 320×800)
        NS.viewWillTransition(to: 605×800)
        E.viewWillTransition(to: 605×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? twoBesideSecondary
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NX.willMove(toParent: S)
        NX.didMove(toParent: S)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NX.viewWillAppear(false)
        Y.viewWillAppear(false)
        P.viewWillAppear(false)
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        E.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        E.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        E.viewWillLayoutSubviews()
        E.viewDidLayoutSubviews()
        NX.viewIsAppearing(false)
        NX.viewWillLayoutSubviews()
        NX.viewDidLayoutSubviews()
        Y.viewIsAppearing(false)
        Y.viewWillLayoutSubviews()
        Y.viewDidLayoutSubviews()
        NX.viewDidAppear(false)
        Y.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertEqual(scene.stack(.supplementary).titles, ["X", "Y"])
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "E"])
    }
  }

  /// SPLIT-07, SPLIT-08: the delegate returns the supplementary column as the top.
  func test_SPLIT07_collapseToTheSupplementary() async {
    await withTrace { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      scene.delegate.top = .supplementary
      scene.resize(to: 400)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        S.viewWillTransition(to: 400×800)
        NP.viewWillTransition(to: 400×800)
        P.viewWillTransition(to: 400×800)
        NX.viewWillTransition(to: 400×800)
        X.viewWillTransition(to: 400×800)
        NS.viewWillTransition(to: 400×800)
        D.viewWillTransition(to: 400×800)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        top column? secondary
        NX.willMove(toParent: nil)
        NX.didMove(toParent: nil)
        NX.willMove(toParent: NP)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        P.viewWillDisappear(false)
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        D.traitCollectionDidChange(horizontalSizeClass regular → compact)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        P.viewLayoutMarginsDidChange()
        NX.viewLayoutMarginsDidChange()
        X.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NX.viewWillLayoutSubviews()
        NX.viewDidLayoutSubviews()
        X.viewWillLayoutSubviews()
        X.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NX.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NX"])
    }
  }

  /// SPLIT-07: the compact column is shown alone; the others are only retained.
  func test_SPLIT07_compactColumn() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let compact = trace.scripted("C")
      scene.split.setViewController(compact, for: .compact)
      trace.expect(
        """
        C.willMove(toParent: S)
        C.didMove(toParent: S)
        """)
      scene.resize(to: 400)
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
        top column? compact
        C.viewDidLoad()
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        C.viewWillAppear(false)
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        D.traitCollectionDidChange(horizontalSizeClass regular → compact)
        C.traitCollectionDidChange(horizontalSizeClass regular → compact)
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
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        C.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.viewControllers, [compact])
      scene.resize(to: 1100)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass compact → regular)
        C.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 1100×800)
        C.viewWillTransition(to: 1100×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? oneBesideSecondary
        C.viewWillDisappear(false)
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        did expand: true
        C.traitCollectionDidChange(horizontalSizeClass compact → regular)
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        C.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        NS.viewIsAppearing(false)
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewIsAppearing(false)
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-07: the compact column is replaced while it is shown.
  func test_SPLIT07_otherCompactColumn() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      scene.split.setViewController(trace.scripted("C"), for: .compact)
      scene.window.isHidden = false
      trace.skip()
      let other = trace.scripted("B")
      scene.split.setViewController(other, for: .compact)
      trace.expect(
        """
        B.willMove(toParent: S)
        B.didMove(toParent: S)
        C.willMove(toParent: nil)
        B.viewDidLoad()
        C.viewWillDisappear(false)
        B.viewWillAppear(false)
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        C.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [other])
      scene.split.setViewController(nil, for: .compact)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        B.willMove(toParent: nil)
        NP.viewDidLoad()
        B.viewWillDisappear(false)
        NS.viewDidLoad()
        NP.viewWillAppear(false)
        D.viewDidLoad()
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        NS.viewIsAppearing(false)
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewIsAppearing(false)
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        B.viewDidDisappear(false)
        NP.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        D.didMove(toParent: NS)
        P.didMove(toParent: NP)
        NS.didMove(toParent: NP)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
    }
  }

  /// SPLIT-07, M-SPLIT-01: the delegate returns a column that the style does not have: it is refused, and the proposed
  /// one is used.
  func test_SPLIT07_answerOutsideOfTheStyle() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      scene.delegate.top = .supplementary
      scene.window.isHidden = false
      XCTAssertEqual(
        trace.recorder.drain().map { $0.noteText ?? $0.line }.prefix(3),
        ["S.viewDidLoad()", "top column? secondary", "! M-SPLIT-01 missingColumn: UIWindow #1.isHidden"])
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "NS"])
    }
  }

  /// SPLIT-07: the user goes back: the column becomes a child of the split view controller again, and is there when the
  /// interface expands.
  func test_SPLIT07_goingBack() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400, bars: true)
      XCTAssertTrue(scene.stack(.primary).navigationBar.goBack())
      trace.expect(
        """
        NS.willMove(toParent: nil)
        P.viewDidLoad()
        NS.viewWillDisappear(true)
        D.viewWillDisappear(true)
        P.viewWillAppear(true)
        P.viewSafeAreaInsetsDidChange()
        P.viewLayoutMarginsDidChange()
        P.viewIsAppearing(true)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewDidDisappear(true)
        D.viewDidDisappear(true)
        P.viewDidAppear(true)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        """)
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
      scene.resize(to: 1100)
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary), scene.stack(.secondary)])
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
      trace.skip()
    }
  }

  /// SPLIT-07, SPLIT-08: calls in the delegate's callbacks.
  func test_SPLIT07_callsFromTheDelegate() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.delegate.didCollapse = { [stack = scene.stack(.primary)] _ in stack.popViewController(animated: false) }
      scene.delegate.didExpand = { $0.preferredDisplayMode = .secondaryOnly }
      scene.resize(to: 400)
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
        did collapse: true
        NS.willMove(toParent: nil)
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
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        P.viewDidAppear(false)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
      XCTAssertTrue(scene.stack(.secondary).parent === scene.split)
      scene.resize(to: 1100)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      XCTAssertEqual(scene.root(.primary).appearance, .disappeared)
      trace.skip()
    }
  }

  /// SPLIT-07: a collapse finishes a running push and a running change of the columns.
  func test_SPLIT07_cutsChangesShort() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 1100)
      scene.stack(.secondary).pushViewController(trace.scripted("E"), animated: true)
      scene.split.hide(.primary)
      trace.skip()
      scene.resize(to: 400)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        E.willTransition(horizontalSizeClass regular → compact)
        S.viewWillTransition(to: 400×800)
        NP.viewWillTransition(to: 400×800)
        P.viewWillTransition(to: 400×800)
        NS.viewWillTransition(to: 400×800)
        D.viewWillTransition(to: 400×800)
        E.viewWillTransition(to: 400×800)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        D.viewDidDisappear(true)
        E.viewDidAppear(true)
        E.didMove(toParent: NS)
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        NP.viewWillAppear(false)
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        E.traitCollectionDidChange(horizontalSizeClass regular → compact)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        E.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        E.viewWillLayoutSubviews()
        E.viewDidLayoutSubviews()
        NP.viewDidAppear(false)
        NS.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.secondary).titles, ["D", "E"])
    }
  }

  /// SPLIT-07, TRAIT-05: a split view controller inside another controller collapses according to its own traits, not
  /// the window's.
  func test_SPLIT07_overrideByAParent() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let parent = trace.controller("Q")
      scene.window.rootViewController = parent
      scene.window.isHidden = false
      parent.adopt(scene.split)
      XCTAssertFalse(scene.split.isCollapsed)
      trace.skip()
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: scene.split)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass regular → compact)
        NS.willTransition(horizontalSizeClass regular → compact)
        D.willTransition(horizontalSizeClass regular → compact)
        S.traitCollectionDidChange(horizontalSizeClass regular → compact)
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        did collapse: true
        NS.traitCollectionDidChange(horizontalSizeClass regular → compact)
        D.traitCollectionDidChange(horizontalSizeClass regular → compact)
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
      XCTAssertTrue(scene.split.isCollapsed)
      scene.split.traitOverrides.horizontalSizeClass = .regular
      XCTAssertFalse(scene.split.isCollapsed)
      trace.expect(
        """
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
        mode? oneBesideSecondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        P.viewWillAppear(false)
        did expand: true
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-14, M-PRES-11: a split view controller may be presented; a form sheet is compact, so it collapses there.
  func test_SPLIT14_presented() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let root = trace.controller("R")
      scene.window.rootViewController = root
      scene.window.isHidden = false
      trace.skip()
      scene.split.modalPresentationStyle = .fullScreen
      root.present(scene.split, animated: false)
      XCTAssertTrue(root.presentedViewController === scene.split)
      XCTAssertFalse(scene.split.isCollapsed)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }, [])
      scene.resize(to: 400)
      XCTAssertTrue(scene.split.isCollapsed)
      root.dismiss(animated: false)
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }, [])
      XCTAssertEqual(scene.root(.secondary).appearance, .disappeared)
    }
  }

  /// CTX-07: each column may present in its own context; the presented controller stays with it through a collapse.
  func test_CTX07_presentationsOfTheColumns() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let (first, second) = (trace.modal("V", .currentContext), trace.modal("W", .currentContext))
      scene.root(.primary).present(first, animated: false)
      scene.root(.secondary).present(second, animated: false)
      XCTAssertTrue(first.presentingViewController === scene.stack(.primary))
      XCTAssertTrue(second.presentingViewController === scene.stack(.secondary))
      XCTAssertEqual([first, second].map { $0.view.bounds.width }, [320, 780])
      scene.resize(to: 400)
      XCTAssertTrue(second.presentingViewController === scene.stack(.secondary))
      scene.resize(to: 1100)
      XCTAssertEqual([first, second].map(\.appearance), [.appeared, .appeared])
      scene.stack(.secondary).dismiss(animated: false)
      scene.stack(.primary).dismiss(animated: false)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }, [])
    }
  }

  /// NAV-16, SPLIT-09: one event shows the window and columns.
  func test_SPLIT09_insideAnEvent() async {
    for width in [400, 800] as [CGFloat] {
      await withTrace { trace in
        let scene = trace.makeSplit(width: width)
        scene.delegate.top = .primary
        trace.stage.cycle.turn("launch") {
          scene.window.isHidden = false
          scene.split.show(.primary)
          scene.stack(.primary).pushViewController(trace.scripted("Q"), animated: false)
        }
        let events = trace.recorder.drain()
        XCTAssertEqual(AppearanceStream.faults(in: events), [])
        XCTAssertEqual(events.filter { $0.kind == .issue }, [])
        XCTAssertEqual(scene.stack(.primary).topViewController?.appearance, .appeared)
        XCTAssertEqual(scene.root(.primary).appearance, .disappeared)
        XCTAssertEqual(scene.root(.secondary).appearance, width == 400 ? .disappeared : .appeared)
      }
    }
  }

  /// SPLIT-14: as a tab, the split view collapses when it is shown.
  func test_SPLIT14_asATab() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let tabs = trace.controller("T") { UITabBarController() }
      scene.window.rootViewController = tabs
      tabs.viewControllers = [trace.controller("A"), scene.split]
      scene.window.isHidden = false
      scene.resize(to: 400)
      XCTAssertFalse(scene.split.isCollapsed)
      trace.skip()
      tabs.selectedIndex = 1
      XCTAssertTrue(scene.split.isCollapsed)
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
      tabs.selectedIndex = 0
      scene.resize(to: 1100)
      tabs.selectedIndex = 1
      XCTAssertFalse(scene.split.isCollapsed)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }, [])
    }
  }

  /// SPLIT-09: a recorder of transitions names each question and message before the delegate gets it.
  func test_SPLIT09_recordedBeforeTheDelegateHears() async {
    await withTrace(transitions: true) { trace in
      let scene = trace.showSplit(width: 1100)
      scene.resize(to: 400)
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
        S.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)()
        top column? secondary
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: NP)
        P.viewWillDisappear(false)
        NS.navigationController(_:willShow:animated:)(false)
        S.splitViewControllerDidCollapse(_:)()
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
        NS.completeTransition(true)
        P.viewDidDisappear(false)
        NS.didMove(toParent: NP)
        NS.navigationController(_:didShow:animated:)(false)
        """)
    }
  }

  /// SPLIT-09: the same when the interface expands.
  func test_SPLIT09_recordedBeforeTheDelegateHearsOfTheExpansion() async {
    await withTrace(transitions: true) { trace in
      let scene = trace.showSplit(width: 1100)
      scene.resize(to: 400)
      trace.skip()
      scene.resize(to: 1100)
      trace.expect(
        """
        S.willTransition(horizontalSizeClass compact → regular)
        S.viewWillTransition(to: 1100×800)
        NP.viewWillTransition(to: 320×800)
        NS.viewWillTransition(to: 780×800)
        D.viewWillTransition(to: 780×800)
        S.traitCollectionDidChange(horizontalSizeClass compact → regular)
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
        NS.traitCollectionDidChange(horizontalSizeClass compact → regular)
        D.traitCollectionDidChange(horizontalSizeClass compact → regular)
        S.viewLayoutMarginsDidChange()
        NP.viewLayoutMarginsDidChange()
        NS.viewLayoutMarginsDidChange()
        D.viewLayoutMarginsDidChange()
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        NS.completeTransition(true)
        P.completeTransition(true)
        P.viewDidAppear(false)
        P.navigationController(_:didShow:animated:)(false)
        """)
    }
  }
}
