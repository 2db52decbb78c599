import XCTest

@testable import ControllerTree

/// SPLIT-01, SPLIT-13, SPLIT-14, and stored values.
final class UISplitViewControllerTests: XCTestCase {
  /// SPLIT-01: `init(style:)` sets the style; every other initialiser creates a classic controller.
  func test_SPLIT01_styles() async {
    await withTrace { _ in
      XCTAssertEqual(UISplitViewController().style, .unspecified)
      XCTAssertEqual(UISplitViewController(nibName: nil, bundle: nil).style, .unspecified)
      XCTAssertEqual(UISplitViewController(coder: NSCoder())?.style, .unspecified)
      XCTAssertEqual(UISplitViewController(style: .doubleColumn).style, .doubleColumn)
      XCTAssertEqual(UISplitViewController(style: .tripleColumn).style, .tripleColumn)
      XCTAssertNil(UISplitViewController().viewController(for: .primary))
      XCTAssertFalse(UISplitViewController().definesPresentationContext)
    }
  }

  /// SPLIT-01: an app's own class, with initialisers as UIKit has them.
  func test_SPLIT01_subclass() async {
    final class Root: UISplitViewController, UISplitViewControllerDelegate {
      override init(style: UISplitViewController.Style) {
        super.init(style: style)
        delegate = self
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    await withTrace { trace in
      let root = Root(style: .doubleColumn)
      root.setViewController(trace.controller("P"), for: .primary)
      root.setViewController(trace.controller("D"), for: .secondary)
      trace.show(root, size: .phone)
      XCTAssertTrue(root.isCollapsed)
      XCTAssertEqual((root.viewControllers.first as? UINavigationController)?.titles, ["P"])
    }
  }

  /// SPLIT-13: the stored values, at first and after a change.
  func test_SPLIT13_values() async {
    await withTrace { _ in
      let split = UISplitViewController(style: .tripleColumn)
      let automatic = UISplitViewController.automaticDimension
      XCTAssertTrue(split.presentsWithGesture)
      XCTAssertFalse(split.showsSecondaryOnlyButton)
      XCTAssertEqual(split.displayModeButtonVisibility, .automatic)
      XCTAssertEqual(split.primaryBackgroundStyle, .none)
      XCTAssertEqual(split.primaryEdge, .leading)
      XCTAssertEqual(split.preferredDisplayMode, .automatic)
      XCTAssertEqual(split.preferredSplitBehavior, .automatic)
      for path in [
        \UISplitViewController.preferredPrimaryColumnWidth, \.preferredPrimaryColumnWidthFraction,
        \.minimumPrimaryColumnWidth, \.maximumPrimaryColumnWidth, \.preferredSupplementaryColumnWidth,
        \.preferredSupplementaryColumnWidthFraction, \.minimumSupplementaryColumnWidth,
        \.maximumSupplementaryColumnWidth,
      ] {
        XCTAssertEqual(split[keyPath: path], automatic)
        split[keyPath: path] = 0.25
        XCTAssertEqual(split[keyPath: path], 0.25)
      }
      XCTAssertFalse(split.isCollapsed)
      XCTAssertNotEqual(split.displayMode, .automatic)
    }
  }

  /// SPLIT-04: before the first layout, the modes are those that would be in view.
  func test_SPLIT04_beforeTheFirstLayout() async {
    await withTrace { _ in
      let split = UISplitViewController(style: .doubleColumn)
      XCTAssertEqual(split.displayMode, .secondaryOnly)
      split.preferredDisplayMode = .oneBesideSecondary
      XCTAssertEqual(split.displayMode, .oneBesideSecondary)
      XCTAssertEqual(split.splitBehavior, .tile)
      XCTAssertFalse(split.isViewLoaded)
    }
  }

  /// SPLIT-14: a split view controller inside another one collapses according to its own width: a column is compact.
  func test_SPLIT14_insideAColumn() async {
    await withTrace { trace in
      let outer = trace.controller("O") { UISplitViewController() }
      let inner = trace.makeSplit(width: 100)
      inner.window.rootViewController = nil
      outer.viewControllers = [inner.split, trace.controller("D")]
      trace.show(outer, size: CGSize(width: 1100, height: 800))
      XCTAssertFalse(outer.isCollapsed)
      XCTAssertTrue(inner.split.isCollapsed)
      XCTAssertTrue(inner.root(.primary).splitViewController === inner.split)
      XCTAssertTrue(inner.split.splitViewController === outer)
    }
  }

  /// CON-25: the child that decides about the status bar and other system settings.
  func test_CON25_decidingChild() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 1100)
      XCTAssertTrue(scene.split.childForStatusBarStyle === scene.stack(.secondary))
      XCTAssertTrue(scene.split.childForStatusBarHidden === scene.stack(.secondary))
      XCTAssertNil(scene.split.childForModalInPresentation)
      scene.resize(to: 400)
      XCTAssertTrue(scene.split.childForHomeIndicatorAutoHidden === scene.stack(.primary))
      XCTAssertTrue(scene.split.childForScreenEdgesDeferringSystemGestures === scene.stack(.primary))
      XCTAssertTrue(scene.split.childViewControllerForPointerLock === scene.stack(.primary))
      XCTAssertTrue(scene.split.childForModalInPresentation === scene.stack(.primary))
      XCTAssertEqual(scene.split.supportedInterfaceOrientations, .allButUpsideDown)
      XCTAssertEqual(scene.split.preferredInterfaceOrientationForPresentation, .portrait)
    }
  }

  /// SEED-11: the view fills its frame in any container; a class may create its own view.
  func test_SEED11_ownView() async {
    final class Own: UISplitViewController {
      override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    }
    await withTrace { trace in
      let split = trace.controller("S") { Own(style: .doubleColumn) }
      split.setViewController(trace.controller("P"), for: .primary)
      split.setViewController(trace.controller("D"), for: .secondary)
      trace.show(split, size: CGSize(width: 1100, height: 800))
      XCTAssertEqual(split.viewControllers.map { $0.view.frame.width }, [320, 780])
    }
  }

  /// The printed hierarchy shows the split view with its children, as a device does.
  func test_SPLIT03_printedHierarchy() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 1100)
      XCTAssertEqual(
        scene.split.printedHierarchy,
        """
        <UISplitViewController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <ControllerTreeTests.ScriptedController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <ControllerTreeTests.ScriptedController>, state: appeared, view: <UIView>
        """)
      scene.resize(to: 400)
      XCTAssertEqual(
        scene.split.printedHierarchy,
        """
        <UISplitViewController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <ControllerTreeTests.ScriptedController>, state: disappeared, view: <UIView> not in the window
           |    | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    |    | <ControllerTreeTests.ScriptedController>, state: appeared, view: <UIView>
        """)
    }
  }

  /// A split view controller without owners is deallocated, with its columns.
  func test_SPLIT03_release() async {
    await withStage { trace in
      weak var gone: UISplitViewController?
      weak var column: UINavigationController?
      do {
        let split = UISplitViewController(style: .doubleColumn)
        let navigation = UINavigationController(rootViewController: UIViewController())
        split.setViewController(navigation, for: .primary)
        split.loadViewIfNeeded()
        _ = split.displayModeButtonItem
        _ = split.interactiveSidebar
        (gone, column) = (split, navigation)
      }
      XCTAssertNil(gone)
      XCTAssertNil(column)
    }
  }
}
