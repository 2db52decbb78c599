import XCTest

@testable import ControllerTree

/// Whom the system asks for status bar, home indicator, edge gestures and pointer lock. Rule CON-25.
final class SystemPreferencesTests: XCTestCase {
  /// CON-25: nobody names a child by default, so the root decides.
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

  /// CON-25: the system asks when the root appears, and follows the answers to the last controller.
  func test_CON25_askedAtAppearanceDownToTheLast() async {
    await withTrace { trace in
      let (root, middle, last) = (Chooser(), Chooser(), Chooser())
      root.chosen = middle
      middle.chosen = last
      last.style = .lightContent
      last.hides = true
      trace.show(root)
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
      let preferences = SystemPreferences.current
      XCTAssertTrue(preferences.isHomeIndicatorAutoHidden && preferences.isPointerLocked)
      XCTAssertEqual(preferences.deferredScreenEdges, .all)
      XCTAssertEqual([root.asked, middle.asked, last.asked], [0, 0, 1])
    }
  }

  /// CON-25: a change counts once somebody says so; several calls of a turn are one question, at its end.
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

  /// CON-25: a child that appears is asked through its container.
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

  /// CON-25: the key window's root is asked; without a key window the front-most visible one's.
  func test_CON25_whichRootIsAsked() async {
    await withTrace { trace in
      let (back, front) = (Chooser(), Chooser())
      back.style = .lightContent
      let window = trace.show(back)
      trace.show(front)
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .default)
      window.makeKey()
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      trace.skip()
    }
  }

  /// CON-25: a window that is hidden is not asked, however far in front it was.
  func test_CON25_hiddenWindowIsNotAsked() async {
    await withTrace { trace in
      let (back, front) = (Chooser(), Chooser())
      back.style = .lightContent
      trace.show(back)
      trace.show(front).isHidden = true
      back.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(UIApplication.shared.statusBarStyle, .lightContent)
      trace.skip()
    }
  }

  /// CON-25: controllers that name each other in a circle are found out; the one that closes it decides.
  func test_CON25_circlesEnd() async {
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

  /// CON-25: a question that comes up in an answer is asked before the turn is over.
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

  /// CON-25, APP-25, MIS-37: an answer that asks for ever is stopped; the next question is as any.
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

/// Names one controller for everything, and counts how often its style is asked for.
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
