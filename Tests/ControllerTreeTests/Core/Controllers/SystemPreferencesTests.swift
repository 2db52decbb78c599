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
      back.hides = true
      let window = trace.show(back)
      trace.show(front)
      back.setNeedsUpdateOfHomeIndicatorAutoHidden()
      XCTAssertFalse(SystemPreferences.current.isHomeIndicatorAutoHidden)
      window.makeKey()
      back.setNeedsUpdateOfHomeIndicatorAutoHidden()
      XCTAssertTrue(SystemPreferences.current.isHomeIndicatorAutoHidden)
    }
  }

  /// CON-29: a window that covers the screen in front of the key window decides on the status bar alone, while it is shown there.
  func test_CON29_windowInFront() async {
    await withStage { trace in
      let (root, cover) = (Chooser(), Chooser())
      trace.show(root, size: UIScreen.main.bounds.size).makeKey()
      (cover.hides, cover.style) = (true, .lightContent)
      let over = trace.window(size: UIScreen.main.bounds.size)
      over.rootViewController = cover
      over.windowLevel = .statusBar
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
      over.isHidden = false
      XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      XCTAssertFalse(SystemPreferences.current.isHomeIndicatorAutoHidden)
      XCTAssertTrue(trace.stage.statusBarHiddenExplanation.description.contains("root of \(over.shortName)"))
      over.windowLevel = .normal - 1
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
      over.windowLevel = .alert
      XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
      over.isHidden = true
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .default)
    }
  }

  /// CON-29: a window in front does not decide if it leaves a part of the screen free, has no root, or belongs to another scene.
  func test_CON29_windowsThatDoNotDecide() async {
    await withStage { trace in
      let (root, cover) = (Chooser(), Chooser())
      let window = trace.show(root, size: UIScreen.main.bounds.size)
      window.makeKey()
      cover.hides = true
      let over = trace.window(size: CGSize(width: UIScreen.main.bounds.width, height: 100))
      over.rootViewController = cover
      over.isHidden = false
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
      over.frame = UIScreen.main.bounds
      cover.setNeedsStatusBarAppearanceUpdate()
      XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
      over.windowScene = UIWindowScene()
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
      let empty = trace.window(size: UIScreen.main.bounds.size)
      empty.isHidden = false
      root.setNeedsStatusBarAppearanceUpdate()
      XCTAssertFalse(UIApplication.shared.isStatusBarHidden)
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
