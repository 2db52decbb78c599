import Foundation
import XCTest

@testable import ControllerTree

/// A change of the selection on screen: TAB-05, TURN-05, and from inside every callback.
final class ShownTabTests: XCTestCase {
  /// The callbacks when `B` replaces `A`.
  private static let fromAToB = """
    B.viewDidLoad()
    B.viewWillAppear(false)
    A.viewWillDisappear(false)
    B.viewIsAppearing(false)
    A.viewDidDisappear(false)
    B.viewDidAppear(false)
    """
  private static let fromBToC = """
    C.viewDidLoad()
    C.viewWillAppear(false)
    B.viewWillDisappear(false)
    C.viewIsAppearing(false)
    B.viewDidDisappear(false)
    C.viewDidAppear(false)
    """

  /// TAB-05: the order of the four callbacks; selecting the first tab again loads nothing.
  func test_TAB05_selection() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.selectedIndex = 1
      trace.expect(Self.fromAToB)
      XCTAssertNil(members[0].view.window)
      XCTAssertEqual(members[1].view.frame, tabs.view.bounds)
      tabs.selectedViewController = members[0]
      trace.expectDetailed(
        """
        A.viewWillAppear(false) window: nil
        B.viewWillDisappear(false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false) window: nil
        A.viewDidAppear(false)
        """)
      tabs.selectedIndex = 0
      trace.expect("")
    }
  }

  /// TURN-05: properties and the `will…` callbacks come within the call, the rest at the end of the turn; an unanimated
  /// change has no coordinator in between.
  func test_TURN05_willPairWithinTheCall() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      trace.stage.cycle.turn {
        tabs.selectedIndex = 1
        trace.expect("B.viewDidLoad()\nB.viewWillAppear(false)\nA.viewWillDisappear(false)")
        XCTAssertTrue(tabs.selectedViewController === members[1])
        XCTAssertTrue(tabs.tabBar.selectedItem === members[1].tabBarItem)
        XCTAssertNil(tabs.transitionCoordinator)
      }
      trace.expect(
        """
        B.viewSafeAreaInsetsDidChange()
        B.viewLayoutMarginsDidChange()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// TAB-05: two selections in one turn: the first change finishes before the second begins.
  func test_TAB05_twoSelectionsInOneTurn() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B", "C")
      trace.stage.cycle.turn {
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
      }
      trace.expect(Self.fromAToB + "\n" + Self.fromBToC)
    }
  }

  /// TAB-05: a selection in a callback of a change follows that change, in every callback.
  func test_TAB05_selectionFromEveryCallback() async {
    await withTrace { trace in
      let last: [ScriptedController.Moment] = [.viewWillDisappear, .viewDidDisappear]
      let next: [ScriptedController.Moment] = [
        .viewDidLoad, .viewWillAppear, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .viewIsAppearing,
        .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      ]
      for (moment, index) in last.map({ ($0, 0) }) + next.map({ ($0, 1) }) {
        let (tabs, members) = trace.showTabs("A", "B", "C")
        members[index].once(moment) { [unowned tabs] in tabs.selectedIndex = 2 }
        tabs.selectedIndex = 1
        trace.expect(Self.fromAToB + "\n" + Self.fromBToC)
        XCTAssertEqual(tabs.selectedIndex, 2, "\(moment)")
        trace.ignore { tabs.view.window?.isHidden = true }
      }
    }
  }

  /// TAB-05: callbacks that select each other's tab endlessly are stopped, and the tree stays legal.
  func test_TAB05_endlessSelections() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      for (index, member) in members.enumerated() {
        member.on(.viewDidAppear) { [unowned tabs] in tabs.selectedIndex = 1 - index }
      }
      let issues = trace.stage.diagnostics.collect { tabs.selectedIndex = 1 }
      XCTAssertEqual(issues.map(\.kind), [.appearanceLoop])
      trace.expect("! MIS-37 appearanceLoop: T.selectedIndex")
    }
  }

  /// TAB-05, TAB-16: a selection while the tab bar controller appears: the appearing child disappears, and the new one
  /// appears with the container.
  func test_TAB05_selectionWhileAppearing() async {
    await withTrace { trace in
      for moment in [ScriptedTabBarController.Moment.viewWillAppear, .viewIsAppearing] {
        let tabs = ScriptedTabBarController()
        _ = trace.tabs(tabs, ["A", "B"])
        tabs.once(moment) { [unowned tabs] in tabs.selectedIndex = 1 }
        let window = trace.window()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let exchange = "A.viewWillDisappear(false)\nA.viewDidDisappear(false)\nB.viewDidLoad()\nB.viewWillAppear(false)"
        trace.expect(
          """
          A.viewDidLoad()
          T.viewWillAppear(false)
          A.viewWillAppear(false)
          \(moment == .viewWillAppear ? exchange : "T.viewIsAppearing(false)")
          \(moment == .viewWillAppear ? "T.viewIsAppearing(false)" : exchange)
          B.viewIsAppearing(false)
          T.viewDidAppear(false)
          B.viewDidAppear(false)
          """)
        trace.ignore { window.isHidden = true }
      }
    }
  }

  /// TAB-05: a selection in the tab bar controller's `viewDidAppear` is an ordinary change.
  func test_TAB05_selectionWhenAppeared() async {
    await withTrace { trace in
      let tabs = ScriptedTabBarController()
      _ = trace.tabs(tabs, ["A", "B"])
      tabs.once(.viewDidAppear) { [unowned tabs] in
        trace.begin()
        tabs.selectedIndex = 1
      }
      let window = trace.window()
      window.rootViewController = tabs
      window.isHidden = false
      trace.expect(Self.fromAToB)
    }
  }

  /// TAB-16: a tab that is selected while the tab bar controller is covered, or disappears, appears with it the next
  /// time.
  func test_TAB16_selectionOffScreen() async {
    await withTrace { trace in
      let tabs = ScriptedTabBarController()
      let (_, members) = trace.tabs(tabs, ["A", "B", "C"])
      let window = trace.show(tabs)
      tabs.once(.viewWillDisappear) { [unowned tabs] in tabs.selectedIndex = 1 }
      window.isHidden = true
      trace.expect(
        """
        T.viewWillDisappear(false)
        A.viewWillDisappear(false)
        T.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      XCTAssertNil(members[0].view.superview)
      tabs.selectedIndex = 2
      trace.expect("")
      window.isHidden = false
      trace.expect(
        """
        C.viewDidLoad()
        T.viewWillAppear(false)
        C.viewWillAppear(false)
        T.viewIsAppearing(false)
        C.viewIsAppearing(false)
        T.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
      XCTAssertFalse(members[1].isViewLoaded)
    }
  }

  /// TAB-16: under a full-screen presentation the selected child disappears and appears with the tab bar controller.
  func test_TAB16_coveredByFullScreen() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .fullScreen
      tabs.selectedViewController?.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        T.viewWillDisappear(false)
        A.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        T.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      tabs.selectedIndex = 1
      trace.expect("")
      tabs.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        B.viewDidLoad()
        T.viewWillAppear(false)
        B.viewWillAppear(false)
        T.viewIsAppearing(false)
        B.viewIsAppearing(false)
        T.viewDidAppear(false)
        B.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
    }
  }

  /// TAB-05: hidden in the turn of a selection: the change ends before the disappearance begins.
  func test_TAB05_hiddenInTheSameTurn() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      trace.stage.cycle.turn {
        tabs.selectedIndex = 1
        tabs.view.window?.isHidden = true
      }
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        T.viewWillDisappear(false)
        B.viewWillDisappear(false)
        T.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// TAB-05: tabs with navigation controllers: the container gets its callbacks before its child, on both sides.
  func test_TAB05_tabsWithNavigationControllers() async {
    await withTrace { trace in
      let navigations = ["M", "N"].map { trace.controller($0, UINavigationController.init) }
      let roots = ["A", "B"].map { trace.controller($0) }
      for (navigation, root) in zip(navigations, roots) { navigation.viewControllers = [root] }
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = navigations
      trace.show(tabs)
      tabs.selectedIndex = 1
      trace.expect(
        """
        N.viewDidLoad()
        B.viewDidLoad()
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        M.viewWillDisappear(false)
        A.viewWillDisappear(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        M.viewDidDisappear(false)
        A.viewDidDisappear(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        """)
      XCTAssertEqual(roots.map(\.tabBarController), [tabs, tabs])
    }
  }
}
