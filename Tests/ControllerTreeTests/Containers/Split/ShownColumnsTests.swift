import XCTest

@testable import ControllerTree

/// Showing and hiding columns: SPLIT-04 to SPLIT-06, SPLIT-15.
final class ShownColumnsTests: XCTestCase {
  /// SPLIT-04: side by side from the start.
  func test_SPLIT04_appearing() async {
    await withTrace(.layout) { trace in
      let scene = trace.makeSplit(width: 1100)
      scene.window.isHidden = false
      trace.expect(
        """
        S.viewDidLoad()
        NP.viewDidLoad()
        NS.viewDidLoad()
        S.viewWillAppear(false)
        P.viewDidLoad()
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        D.viewDidLoad()
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        S.viewIsAppearing(false)
        S.viewWillLayoutSubviews()
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NS.viewIsAppearing(false)
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewIsAppearing(false)
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        S.viewDidAppear(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        P.didMove(toParent: NP)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        D.didMove(toParent: NS)
        """)
      scene.window.isHidden = true
      trace.expect(
        """
        S.viewWillDisappear(false)
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        S.viewDidDisappear(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        """)
    }
  }

  /// SPLIT-05: during an animated change: the `will…` callbacks and the coordinator are there when the call returns.
  func test_SPLIT05_halfWay() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 800)
      scene.split.show(.primary)
      trace.expect(
        """
        will change from secondaryOnly to oneOverSecondary
        NP.viewDidLoad()
        P.viewDidLoad()
        NP.viewWillAppear(true)
        P.viewWillAppear(true)
        NP.viewIsAppearing(true)
        P.viewIsAppearing(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneOverSecondary)
      XCTAssertEqual(scene.stack(.primary).view.frame, CGRect(x: 0, y: 0, width: 320, height: 800))
      XCTAssertEqual(scene.stack(.secondary).view.frame.width, 800)
      let coordinator = scene.split.transitionCoordinator
      XCTAssertEqual(coordinator?.isAnimated, true)
      coordinator?.animate(alongsideTransition: nil) { _ in trace.note("completion") }
      trace.advance(0.2)
      trace.expect("")
      trace.advance(0.2)
      trace.expect(
        """
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        P.didMove(toParent: NP)
        completion
        """)
      XCTAssertNil(scene.split.transitionCoordinator)
    }
  }

  /// SPLIT-05: a call during a change finishes that change first.
  func test_SPLIT05_secondCallReversesTheChange() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 800)
      trace.setUp { scene.split.show(.primary) }
      scene.split.hide(.primary)
      trace.expect(
        """
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        P.didMove(toParent: NP)
        will change from oneOverSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        """)
      trace.advance(1)
      trace.expect("NP.viewDidDisappear(true)\nP.viewDidDisappear(true)")
    }
  }

  /// SPLIT-05: inside an event the `will…` callbacks come within each call, the rest at the end of the turn.
  func test_SPLIT05_insideAnEvent() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      trace.stage.cycle.turn("tap") {
        scene.split.hide(.primary)
        trace.note("called")
      }
      trace.expect(
        """
        will change from oneBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        called
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        """)
    }
  }

  /// SPLIT-05: a call in a callback of the change: the next change follows it.
  func test_SPLIT05_fromACallback() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.root(.primary).once(.viewWillDisappear) { scene.split.show(.primary) }
      scene.split.hide(.primary)
      trace.expect(
        """
        will change from oneBesideSecondary to secondaryOnly
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        will change from secondaryOnly to oneBesideSecondary
        NP.viewWillAppear(true)
        P.viewWillAppear(true)
        NP.viewIsAppearing(true)
        P.viewIsAppearing(true)
        NP.viewDidAppear(true)
        P.viewDidAppear(true)
        """)
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
    }
  }

  /// SPLIT-05: the delegate sets another preference in its own callback.
  func test_SPLIT05_fromTheDelegate() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 1100)
      scene.delegate.willChange = { [delegate = scene.delegate] in
        delegate.willChange = { _ in }
        $0.preferredDisplayMode = .oneBesideSecondary
      }
      scene.split.hide(.primary)
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
      XCTAssertEqual(scene.root(.primary).appearance, .appeared)
    }
  }

  /// SPLIT-04, SPLIT-05: a preference takes effect at the next layout, without animation; the delegate is told of mode
  /// and column.
  func test_SPLIT05_preferenceTakesEffectAtTheNextLayout() async {
    await withTrace(.layout) { trace in
      let scene = trace.showSplit(width: 1100)
      trace.stage.cycle.turn {
        scene.split.preferredDisplayMode = .secondaryOnly
        XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
        trace.expect("")
      }
      trace.expect(
        """
        S.viewWillLayoutSubviews()
        will change from oneBesideSecondary to secondaryOnly
        will hide primary
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        S.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        """)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      scene.split.preferredDisplayMode = .oneOverSecondary
      trace.expect(
        """
        S.viewWillLayoutSubviews()
        will change from secondaryOnly to oneOverSecondary
        will show primary
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        S.viewDidLayoutSubviews()
        NP.viewIsAppearing(false)
        NP.viewWillLayoutSubviews()
        NP.viewDidLayoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
      XCTAssertEqual(scene.split.splitBehavior, .overlay)
      scene.split.preferredDisplayMode = .oneBesideSecondary
      trace.expect(
        """
        S.viewWillLayoutSubviews()
        will change from oneOverSecondary to oneBesideSecondary
        S.viewDidLayoutSubviews()
        NS.viewWillLayoutSubviews()
        NS.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        """)
    }
  }

  /// SPLIT-04, LAYER-62: in an animation block the change is animated, with the block's duration, and the block waits for it.
  func test_SPLIT04_preferenceInAnAnimationBlockIsAnimated() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showSplit(width: 1100)
      UIView.animate(withDuration: 1) {
        scene.split.preferredDisplayMode = .secondaryOnly
      } completion: {
        trace.note("completion(\($0))")
      }
      trace.expect(
        """
        will change from oneBesideSecondary to secondaryOnly
        will hide primary
        NP.viewWillDisappear(true)
        P.viewWillDisappear(true)
        """)
      trace.advance(0.9)
      trace.expect("")
      trace.advance(0.1)
      trace.expect(
        """
        NP.viewDidDisappear(true)
        P.viewDidDisappear(true)
        completion(true)
        """)
    }
  }

  /// SPLIT-05: another width leads to another mode; the delegate is told of it, and of the column.
  func test_SPLIT05_resize() async {
    await withTrace(.sizes) { trace in
      let scene = trace.showSplit(width: 1100)
      scene.resize(to: 800)
      trace.expect(
        """
        S.viewWillTransition(to: 800×800)
        NS.viewWillTransition(to: 800×800)
        D.viewWillTransition(to: 800×800)
        will change from oneBesideSecondary to secondaryOnly
        will hide primary
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        """)
      scene.resize(to: 1100)
      trace.expect(
        """
        S.viewWillTransition(to: 1100×800)
        NS.viewWillTransition(to: 780×800)
        D.viewWillTransition(to: 780×800)
        will change from secondaryOnly to oneBesideSecondary
        will show primary
        NP.viewWillAppear(false)
        P.viewWillAppear(false)
        NP.viewIsAppearing(false)
        P.viewIsAppearing(false)
        NP.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-05: a sidebar that displaces the secondary column dims it; the frames match the mode.
  func test_SPLIT05_displace() async {
    await withStage { trace in
      let scene = trace.showSplit(.tripleColumn, width: 900)
      scene.split.preferredSplitBehavior = .displace
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
      scene.split.show(.primary)
      XCTAssertEqual(scene.split.displayMode, .twoDisplaceSecondary)
      XCTAssertEqual(scene.stack(.secondary).view.frame, CGRect(x: 680, y: 0, width: 540, height: 800))
      XCTAssertTrue(scene.split.contentView?.hitTest(CGPoint(x: 800, y: 10), with: nil) is UIDimmingView)
      scene.split.show(.secondary)
      XCTAssertEqual(scene.split.displayMode, .oneBesideSecondary)
      XCTAssertFalse(scene.split.contentView?.subviews.contains { $0 is UIDimmingView } ?? true)
    }
  }

  /// SPLIT-15: sidebars are compact; the secondary column has the split view's own size class. Collapsed, all are
  /// compact. One trait update reaches each controller once (TRAIT-02).
  func test_SPLIT15_traits() async {
    await withTrace(.traits) { trace in
      let scene = trace.showSplit(.tripleColumn, width: 1300)
      @MainActor func classes() -> [UIUserInterfaceSizeClass] {
        [.primary, .supplementary, .secondary].map { scene.root($0).traitCollection.horizontalSizeClass }
      }
      XCTAssertEqual(classes(), [.compact, .compact, .regular])
      scene.resize(to: 400)
      XCTAssertEqual(classes(), [.compact, .compact, .compact])
      XCTAssertEqual(
        traitLines(trace),
        [
          "S.traitCollectionDidChange(horizontalSizeClass regular → compact)",
          "NS.traitCollectionDidChange(horizontalSizeClass regular → compact)",
          "D.traitCollectionDidChange(horizontalSizeClass regular → compact)",
        ])
      scene.resize(to: 1300)
      XCTAssertEqual(classes(), [.compact, .compact, .regular])
      XCTAssertEqual(
        traitLines(trace),
        [
          "S.traitCollectionDidChange(horizontalSizeClass compact → regular)",
          "NS.traitCollectionDidChange(horizontalSizeClass compact → regular)",
          "D.traitCollectionDidChange(horizontalSizeClass compact → regular)",
        ])
    }
  }

  /// SPLIT-04: a split view controller that disappears and comes back keeps its columns; each gets its callbacks once.
  func test_SPLIT04_withItsContainer() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let tabs = trace.controller("T") { UITabBarController() }
      trace.setUp {
        scene.window.rootViewController = tabs
        tabs.viewControllers = [scene.split, trace.controller("A")]
        scene.window.isHidden = false
      }
      tabs.selectedIndex = 1
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(false)
        S.viewWillDisappear(false)
        NP.viewWillDisappear(false)
        P.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        A.viewIsAppearing(false)
        S.viewDidDisappear(false)
        NP.viewDidDisappear(false)
        P.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        A.viewDidAppear(false)
        """)
      scene.split.hide(.primary)
      XCTAssertEqual(scene.split.displayMode, .secondaryOnly)
      trace.expect("")
      tabs.selectedIndex = 0
      trace.expect(
        """
        S.viewWillAppear(false)
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        A.viewWillDisappear(false)
        S.viewIsAppearing(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        A.viewDidDisappear(false)
        S.viewDidAppear(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
    }
  }
}

@MainActor private func traitLines(_ trace: Trace) -> [String] {
  trace.recorder.drain().map(\.line).filter { $0.contains("traitCollectionDidChange") }
}
