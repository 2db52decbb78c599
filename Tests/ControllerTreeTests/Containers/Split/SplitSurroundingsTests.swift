import XCTest

@testable import ControllerTree

/// The interface collapses inside other containers and with presentations: SPLIT-07, SPLIT-09, SPLIT-14.
final class SplitSurroundingsTests: XCTestCase {
  /// SPLIT-07, TRAIT-05: a split view controller inside another controller collapses according to its own traits, not
  /// the window's.
  func test_SPLIT07_overrideByAParent() async {
    await withTrace(.traits) { trace in
      let scene = trace.makeSplit(width: 1100)
      let parent = trace.controller("Q")
      trace.setUp {
        scene.window.rootViewController = parent
        scene.window.isHidden = false
        parent.adopt(scene.split)
      }
      XCTAssertFalse(scene.split.isCollapsed)
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
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// SPLIT-14, M-PRES-11: a split view controller may be presented; a form sheet is compact, so it collapses there.
  func test_SPLIT14_presented() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let root = trace.controller("R")
      trace.setUp {
        scene.window.rootViewController = root
        scene.window.isHidden = false
      }
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
      trace.setUp {
        scene.window.rootViewController = tabs
        tabs.viewControllers = [trace.controller("A"), scene.split]
        scene.window.isHidden = false
        scene.resize(to: 400)
      }
      XCTAssertFalse(scene.split.isCollapsed)
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
}
