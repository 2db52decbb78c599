import XCTest

@testable import ControllerTree

/// The controllers that the system reads its preferences from: status bar, home indicator, edge gestures, pointer lock.
/// Rule CON-25.
final class SystemPreferencesTests: XCTestCase {
  /// CON-25: by default no controller names a child, so the root decides.
  func test_CON25_defaults() async {
    await withTrace { _ in
      let controller = UIViewController()
      XCTAssertNil(controller.childForStatusBarStyle)
      XCTAssertNil(controller.childForStatusBarHidden)
      XCTAssertNil(controller.childForHomeIndicatorAutoHidden)
      XCTAssertNil(controller.childForScreenEdgesDeferringSystemGestures)
      XCTAssertNil(controller.childViewControllerForPointerLock)
      XCTAssertEqual(controller.preferredStatusBarStyle, .default)
      XCTAssertFalse(controller.prefersStatusBarHidden || controller.prefersHomeIndicatorAutoHidden)
      XCTAssertFalse(controller.prefersPointerLocked)
      XCTAssertEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
    }
  }

  /// CON-25: the system reads the preferences when the root appears, and follows `childFor…` to the last controller.
  func test_CON25_askedAtAppearanceDownToTheLast() async {
    await withTrace { trace in
      let (root, middle, last) = (Chooser(), Chooser(), Chooser())
      root.chosen = middle
      middle.chosen = last
      last.style = .lightContent
      last.hides = true
      trace.show(root)
      UIApplication.shared.statusBarStyle = .darkContent
      UIApplication.shared.isStatusBarHidden = false
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
      let preferences = SystemPreferences.current
      XCTAssertTrue(preferences.isHomeIndicatorAutoHidden && preferences.isPointerLocked)
      XCTAssertEqual(preferences.deferredScreenEdges, .all)
      XCTAssertEqual([root.asked, middle.asked, last.asked], [0, 0, 1])
    }
  }

  /// CON-25: a change takes effect after a `setNeeds…` call; several calls of a turn cause one read, at its end.
  func test_CON25_askedOnceATurn() async {
    await withTrace { trace in
      let root = Chooser()
      trace.show(root)
      root.asked = 0
      root.style = .darkContent
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .default)
      UpdateCycle.main.turn {
        for _ in 0..<3 { root.setNeedsStatusBarAppearanceUpdate() }
        XCTAssertEqual(root.asked, 0)
      }
      XCTAssertEqual(root.asked, 1)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .darkContent)

      root.hides = true
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      root.setNeedsUpdateOfPrefersPointerLocked()
      let preferences = SystemPreferences.current
      XCTAssertTrue(preferences.isHomeIndicatorAutoHidden && preferences.isPointerLocked)
      XCTAssertEqual(preferences.deferredScreenEdges, .all)
      XCTAssertFalse(preferences.isStatusBarHidden)
      XCTAssertEqual(root.asked, 1)
    }
  }

  /// CON-25: the preference of a child that appears is read through its container.
  func test_CON25_askedWhenAChildAppears() async {
    await withTrace { trace in
      let (root, child) = (Chooser(), Chooser())
      child.style = .lightContent
      trace.show(root)
      root.chosen = child
      trace.embed(child, in: root)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    }
  }

  /// CON-25: the search begins at the key window's root; without a key window at that of the front-most visible window.
  func test_CON25_whichRootIsAsked() async {
    await withStage { trace in
      let (back, front) = (Chooser(), Chooser())
      back.style = .lightContent
      let window = trace.show(back)
      trace.show(front)
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .default)
      window.makeKey()
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    }
  }

  /// CON-25: a hidden window is not read, even if it was the front-most one.
  func test_CON25_hiddenWindowIsNotAsked() async {
    await withStage { trace in
      let (back, front) = (Chooser(), Chooser())
      back.style = .lightContent
      trace.show(back)
      trace.show(front).isHidden = true
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    }
  }

  /// CON-25: a cycle of controllers that name each other is reported; the controller that closes it decides.
  func test_CON25_circularAnswersEnd() async {
    await withTrace { trace in
      let (root, child) = (trace.controller("P", Chooser.init), trace.controller("C", Chooser.init))
      child.style = .lightContent
      trace.show(root)
      root.chosen = child
      child.chosen = root
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      trace.expect("! CON-25 delegationCycle: setNeedsUpdate")
      root.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      trace.expect(
        """
        ! CON-25 delegationCycle: setNeedsUpdate
        ! CON-25 delegationCycle: setNeedsUpdate
        """)
      root.chosen = nil
    }
  }

  /// CON-25: a request made while preferences are read is handled before the turn is over.
  func test_CON25_questionInAnAnswer() async {
    await withTrace { trace in
      let root = Chooser()
      trace.show(root)
      root.asked = 0
      root.whenAsked = { [unowned root] in
        guard root.asked == 1 else { return }
        root.style = .lightContent
        root.hides = true
        root.setNeedsStatusBarAppearanceUpdate()
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      }
      root.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(root.asked, 2)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      XCTAssertTrue(SystemPreferences.current.isHomeIndicatorAutoHidden)
    }
  }

  /// CON-25, APP-25, MIS-37: endless requests made while preferences are read are stopped; the next request works as
  /// usual.
  func test_CON25_APP25_MIS37_endlessQuestions() async {
    await withTrace { trace in
      let root = Chooser()
      trace.show(root)
      root.asked = 0
      root.whenAsked = { root.setNeedsStatusBarAppearanceUpdate() }
      root.setNeedsStatusBarAppearanceUpdate()
      trace.expect("! MIS-37 appearanceLoop: setNeedsUpdate")
      XCTAssertEqual(root.asked, UpdateCycle.roundLimit)

      root.whenAsked = {}
      root.style = .lightContent
      root.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
    }
  }
}

/// Names one controller for all preferences, and counts the reads of its style.
private final class Chooser: UIViewController {
  weak var chosen: UIViewController?
  var style = UIStatusBarStyle.default
  var hides = false
  var asked = 0
  var whenAsked: () -> Void = {}

  override var childForStatusBarStyle: UIViewController? { chosen }
  override var childForStatusBarHidden: UIViewController? { chosen }
  override var childForHomeIndicatorAutoHidden: UIViewController? { chosen }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { chosen }
  override var childViewControllerForPointerLock: UIViewController? { chosen }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    asked += 1
    whenAsked()
    return style
  }
  override var prefersStatusBarHidden: Bool { hides }
  override var prefersHomeIndicatorAutoHidden: Bool { hides }
  override var prefersPointerLocked: Bool { hides }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .all : [] }
}
