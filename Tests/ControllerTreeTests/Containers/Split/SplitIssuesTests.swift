import XCTest

@testable import ControllerTree

/// The table of misuse, split views: M-SPLIT-01 to M-SPLIT-03 and M-NAV-04, with the whole issue and the unchanged tree.
final class SplitIssuesTests: XCTestCase {
  /// M-SPLIT-01: a column that the style does not have.
  func test_MSPLIT01_missingColumn() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      func text(_ call: String) -> String {
        """
        error: missingColumn (M-SPLIT-01): Column supplementary doesn't exist in style doubleColumn of \
        UISplitViewController "S". Name a column of the style; use viewControllers only in the classic one. [S.\(call)]
        """
      }
      let other = trace.controller("X")
      trace.expectRefusal(text("setViewController(_:for:)"), about: ["S"]) {
        scene.split.setViewController(other, for: .supplementary)
      }
      trace.expectRefusal(text("show(_:)"), about: ["S"]) { scene.split.show(.supplementary) }
      trace.expectRefusal(text("hide(_:)"), about: ["S"]) { scene.split.hide(.supplementary) }
      XCTAssertNil(scene.split.viewController(for: .supplementary))
    }
  }

  /// M-SPLIT-01: the classic style has no columns.
  func test_MSPLIT01_columnsOfTheClassicStyle() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      trace.expectRefusal(
        """
        error: missingColumn (M-SPLIT-01): Column primary doesn't exist in style unspecified of UISplitViewController "S". \
        Name a column of the style; use viewControllers only in the classic one. [S.show(_:)]
        """, about: ["S"]
      ) { scene.split.show(.primary) }
      XCTAssertNil(scene.split.viewController(for: .primary))
      let extra = (0..<3).map { trace.controller("X\($0)") }
      trace.expectRefusal(
        """
        error: missingColumn (M-SPLIT-01): UISplitViewController "S" of style unspecified has two places for 3 \
        controllers. Name a column of the style; use viewControllers only in the classic one. [S.viewControllers]
        """, about: ["S"]
      ) { scene.split.viewControllers = extra }
    }
  }

  /// M-SPLIT-01: with columns, `viewControllers` can't be set.
  func test_MSPLIT01_viewControllersOfColumns() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      trace.expectRefusal(
        """
        error: missingColumn (M-SPLIT-01): The columns of UISplitViewController "S", of style doubleColumn, can't be set \
        as viewControllers. Name a column of the style; use viewControllers only in the classic one. [S.viewControllers]
        """, about: ["S"]
      ) { scene.split.viewControllers = [] }
    }
  }

  /// M-SPLIT-02: one controller in two columns.
  func test_MSPLIT02_duplicateColumn() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      trace.expectRefusal(
        """
        error: duplicateColumn (M-SPLIT-02): UINavigationController "NS" would have two places in UISplitViewController \
        "S". Remove the controller from its place first. [S.setViewController(_:for:)]
        """, about: ["S", "NS"]
      ) { scene.split.setViewController(scene.stack(.secondary), for: .primary) }
      let classic = trace.showSplit(.unspecified, width: 1100)
      let one = trace.controller("X")
      let issues = trace.collectIssues { classic.split.viewControllers = [one, one] }
      XCTAssertEqual(issues.map(\.kind), [.duplicateColumn])
      XCTAssertNil(one.parent)
    }
  }

  /// M-SPLIT-03: the secondary column is always visible while the interface is expanded.
  func test_MSPLIT03_secondaryHidden() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      trace.expectRefusal(
        """
        error: secondaryHidden (M-SPLIT-03): The secondary column of UISplitViewController "S" can't be hidden. Hide a \
        sidebar. [S.hide(_:)]
        """, about: ["S"]
      ) { scene.split.hide(.secondary) }
    }
  }

  /// MIS-11, MIS-12: a column can't hold an ancestor of the split view controller, nor a window's root.
  func test_MIS11_MIS12_containment() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 1100)
      let parent = trace.controller("Q")
      scene.window.rootViewController = parent
      scene.window.isHidden = false
      parent.adopt(scene.split)
      let root = trace.controller("R")
      trace.show(root)
      let issues = trace.stage.diagnostics.collect {
        scene.split.setViewController(parent, for: .secondary)
        scene.split.setViewController(root, for: .compact)
      }
      XCTAssertEqual(issues.map(\.kind), [.containmentCycle, .rootAsChild])
      XCTAssertTrue(scene.split.viewController(for: .secondary) === scene.stack(.secondary))
      XCTAssertNil(scene.split.viewController(for: .compact))
      trace.expect(
        """
        ! MIS-11 containmentCycle: S.setViewController(_:for:)
        ! MIS-12 rootAsChild: S.setViewController(_:for:)
        """)
    }
  }

  /// M-NAV-04: a split view controller can't be pushed, nor be set as a member of a stack.
  func test_MNAV04_pushedSplitViewController() async {
    await withTrace { trace in
      let navigation = trace.showNavigation("A").navigation
      let split = trace.controller("S") { UISplitViewController(style: .doubleColumn) }
      func text(_ call: String) -> String {
        """
        error: pushedSplitViewController (M-NAV-04): UISplitViewController "S" is a split view controller and can't be on \
        the stack of UINavigationController "N". Make the split view controller a root, or present it. [N.\(call)] UIKit: \
        "Split View Controllers cannot be pushed to a Navigation Controller <S>"
        """
      }
      trace.expectRefusal(text("pushViewController(_:animated:)"), about: ["N", "S"]) {
        navigation.pushViewController(split, animated: true)
      }
      trace.expectRefusal(text("setViewControllers(_:animated:)"), about: ["N", "S"]) {
        navigation.viewControllers = [split]
      }
    }
  }
}
