import ControllerTree
import XCTest

/// The callbacks that changes of the tree cause: one appearance, one disappearance, forwarding.
final class AppearanceTests: XCTestCase {
  /// APP-01, APP-28: `viewWillAppear` comes before all hooks of the move, `viewIsAppearing` after insets and before layout.
  func test_APP01_APP28_oneAppearanceWithTheHooksOfItsView() async {
    await withTrace([.layout, .margins, .safeArea, .views]) { trace in
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      let parent = trace.controller("P")
      trace.show(parent, size: UIScreen.main.bounds.size)
      parent.adopt(trace.controller("C"))
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.view.willMove(toSuperview: P.view)
        C.view.willMove(toWindow: UIWindow #1)
        C.view.didMoveToWindow()
        C.view.didMoveToSuperview()
        P.view.didAddSubview(C.view)
        C.didMove(toParent: P)
        C.view.safeAreaInsetsDidChange()
        C.viewSafeAreaInsetsDidChange()
        C.view.layoutMarginsDidChange()
        C.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.view.layoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
    }
  }

  /// APP-05, APP-28: `viewWillDisappear` finds everything in place, `viewDidDisappear` comes after the whole move.
  func test_APP05_APP28_oneDisappearanceWithTheHooksOfItsView() async {
    await withTrace([.layout, .views]) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      child.view.removeFromSuperview()
      trace.expect(
        """
        C.viewWillDisappear(false)
        P.view.willRemoveSubview(C.view)
        C.view.willMove(toSuperview: nil)
        C.view.willMove(toWindow: nil)
        C.view.didMoveToWindow()
        C.view.didMoveToSuperview()
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-02, APP-27: the tree as a controller sees it in each callback of its first appearance and its disappearance.
  func test_APP02_APP27_whatIsTrueInEachCallback() async {
    await withStage { trace in
      UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      let parent = trace.controller("P")
      let window = trace.window(size: UIScreen.main.bounds.size)
      window.rootViewController = parent
      window.isHidden = false
      let child = WitnessController()
      parent.adopt(child)
      child.leaveParent()
      XCTAssertEqual(
        child.testimony,
        [
          "viewDidLoad: no window, no superview, 393 wide, top 0, content 0",
          "viewWillAppear: no window, no superview, 393 wide, top 0, content 0",
          "viewIsAppearing: window, superview, 393 wide, top 50, content 0",
          "viewDidAppear: window, superview, 393 wide, top 50, content 393",
          "viewWillDisappear: window, superview, 393 wide, top 50, content 393",
          "viewDidDisappear: no window, no superview, 393 wide, top 0, content 393",
        ])
    }
  }

  /// APP-03, APP-04: each appearance has its `viewIsAppearing` and its layout pair, also where nothing needs layout.
  func test_APP03_APP04_everyAppearanceIsLaidOut() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)

      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// APP-06: `did…` waits for the end of the turn, also inside a callback.
  func test_APP06_didCallbacksWaitForTheEndOfTheTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.adopt(child)
        trace.expect(
          """
          C.willMove(toParent: P)
          C.viewDidLoad()
          C.viewWillAppear(false)
          C.didMove(toParent: P)
          """)
      }
      trace.expect(
        """
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)

      UpdateCycle.main.turn {
        child.leaveParent()
        trace.expect(
          """
          C.willMove(toParent: nil)
          C.viewWillDisappear(false)
          C.didMove(toParent: nil)
          """)
      }
      trace.expect("C.viewDidDisappear(false)")
    }
  }

  /// APP-07: parents before children, siblings in order, for `will…` and `did…`, appearing and disappearing.
  func test_APP07_forwardingIsParentFirstUpAndDown() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let first = trace.embed(trace.controller("A"), in: root)
      trace.embed(trace.controller("AA"), in: first)
      trace.embed(trace.controller("B"), in: root)
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        A.viewWillAppear(false)
        AA.viewWillAppear(false)
        B.viewWillAppear(false)
        P.viewIsAppearing(false)
        A.viewIsAppearing(false)
        AA.viewIsAppearing(false)
        B.viewIsAppearing(false)
        P.viewDidAppear(false)
        A.viewDidAppear(false)
        AA.viewDidAppear(false)
        B.viewDidAppear(false)
        """)

      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        A.viewWillDisappear(false)
        AA.viewWillDisappear(false)
        B.viewWillDisappear(false)
        P.viewDidDisappear(false)
        A.viewDidDisappear(false)
        AA.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// APP-08: a child takes part only with a loaded view that is somewhere inside the parent's.
  func test_APP08_onlyChildrenWhoseViewsAreInsideTakePart() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let inside = trace.controller("Inside")
      let elsewhere = trace.controller("Elsewhere")
      for child in [trace.controller("Unloaded"), elsewhere, inside] {
        root.addChild(child)
        child.didMove(toParent: root)
      }
      UIView().addSubview(elsewhere.view)
      let box = UIView()
      trace.setUp {
        box.addSubview(inside.view)
        root.view.addSubview(box)
      }

      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        Inside.viewWillAppear(false)
        P.viewIsAppearing(false)
        Inside.viewIsAppearing(false)
        P.viewDidAppear(false)
        Inside.viewDidAppear(false)
        """)
    }
  }
}

/// Records the state of the tree in each callback.
private final class WitnessController: ScriptedController {
  private(set) var testimony: [String] = []
  private let content = UIView()

  override func reached(_ moment: Moment) {
    switch moment {
    case .viewDidLoad: view.addSubview(content)
    case .viewDidLayoutSubviews: content.frame = view.bounds
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: break
    case .viewWillLayoutSubviews, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .willMove, .didMove: return
    }
    guard moment != .viewDidLayoutSubviews else { return }
    let places = [view.window == nil ? "no window" : "window", view.superview == nil ? "no superview" : "superview"]
    let numbers = [
      "\(Int(view.bounds.width)) wide", "top \(Int(view.safeAreaInsets.top))", "content \(Int(content.frame.width))",
    ]
    testimony.append("\(moment): \((places + numbers).joined(separator: ", "))")
  }

  /// APP-08, APP-12: a child whose view is in the window, outside its parent's view, follows the window alone, in every
  /// state of its parent.
  func test_APP08_APP12_childOutsideItsParentsViewFollowsTheWindow() async {
    for isParentInWindow in [false, true] {
      await withTrace { trace in
        let (parent, child, box) = (trace.controller("P"), trace.controller("C"), UIView())
        let window = isParentInWindow ? trace.show(parent) : trace.window()
        trace.setUp {
          window.isHidden = false
          window.addSubview(box)
          box.addSubview(child.view)
          parent.addChild(child)
          child.didMove(toParent: parent)
        }

        window.isHidden = true
        trace.expect(
          isParentInWindow
            ? """
            P.viewWillDisappear(false)
            C.viewWillDisappear(false)
            P.viewDidDisappear(false)
            C.viewDidDisappear(false)
            """
            : """
            C.viewWillDisappear(false)
            C.viewDidDisappear(false)
            """)
        window.isHidden = false
        trace.expect(
          isParentInWindow
            ? """
            P.viewWillAppear(false)
            C.viewWillAppear(false)
            P.viewIsAppearing(false)
            C.viewIsAppearing(false)
            P.viewDidAppear(false)
            C.viewDidAppear(false)
            """
            : """
            C.viewWillAppear(false)
            C.viewIsAppearing(false)
            C.viewDidAppear(false)
            """)
      }
    }
  }
}
