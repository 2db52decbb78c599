import XCTest

@testable import ControllerTree

/// The table of misuse, navigation: M-NAV-01 to M-NAV-12, with the whole issue and the unchanged tree.
final class NavigationIssuesTests: XCTestCase {
  private static let advice = "Remove the controller from its parent, or dismiss it, first."
  private static let hierarchy =
    "child view controller:<B> should have parent view controller:<N> but actual parent is:<Q>"

  /// M-NAV-01, NAV-17: a controller pushed twice.
  func test_MNAV01_pushedTwice() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      trace.expectRefusal(
        """
        error: pushedTwice (M-NAV-01): ScriptedController "A" is on the stack of UINavigationController "N" already, at \
        index 0. Pop to the controller, or push another one. [N.pushViewController(_:animated:)] UIKit: "Pushing the same \
        view controller instance more than once is not supported (<B>)"
        """, about: ["N", "A"]
      ) { scene.navigation.pushViewController(scene.members[0], animated: true) }
    }
  }

  /// M-NAV-02, NAV-17, NAV-29: a navigation controller that is pushed, set on a stack, or passed as a root.
  func test_MNAV02_pushedNavigationController() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let other = trace.controller("O") { UINavigationController() }
      func text(_ call: String) -> String {
        """
        error: pushedNavigationController (M-NAV-02): UINavigationController "O" is a navigation controller and can't be on \
        the stack of UINavigationController "N". Present it, or add it as a child of a content controller. [N.\(call)] \
        UIKit: "Pushing a navigation controller is not supported"
        """
      }
      trace.expectRefusal(text("pushViewController(_:animated:)"), about: ["N", "O"]) {
        scene.navigation.pushViewController(other, animated: false)
      }
      trace.expectRefusal(text("setViewControllers(_:animated:)"), about: ["N", "O"]) {
        scene.navigation.viewControllers = [other]
      }
    }
    await withTrace { trace in
      let navigation = UINavigationController(rootViewController: UINavigationController())
      XCTAssertEqual(navigation.viewControllers, [])
      trace.expect("! M-NAV-02 pushedNavigationController: UINavigationController #2.pushViewController(_:animated:)")
    }
  }

  /// M-NAV-05, NAV-17: a pop to a controller that is not on the stack.
  func test_MNAV05_notOnStack() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      let stranger = trace.controller("X")
      trace.expectRefusal(
        """
        error: notOnStack (M-NAV-05): UIViewController "X" is not on the stack of UINavigationController "N". Name a \
        controller that is in viewControllers. [N.popToViewController(_:animated:)] UIKit: "Tried to pop to a view \
        controller that doesn't exist."
        """, about: ["N", "X"]
      ) { XCTAssertNil(scene.navigation.popToViewController(stranger, animated: true)) }
    }
  }

  /// M-NAV-06, NAV-15: a push that waits is a notice.
  func test_MNAV06_pushWaits() async {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      scene.navigation.pushViewController(trace.controller("B"), animated: true)
      let issues = trace.stage.diagnostics.collect {
        scene.navigation.pushViewController(trace.controller("C"), animated: true)
      }
      XCTAssertEqual(
        issues.map(\.description),
        [
          """
          notice: pushWaits (M-NAV-06): The push of UIViewController "C" on UINavigationController "N" waits for the running \
          transition; viewControllers does not have it yet. Push in the completion of the transition's coordinator. \
          [N.pushViewController(_:animated:)]
          """
        ])
      trace.finishTransitions()
      trace.finishTransitions()
      trace.expect("! M-NAV-06 pushWaits: N.pushViewController(_:animated:)")
    }
  }

  /// M-NAV-07, NAV-17: a child of another parent, and a presented controller.
  func test_MNAV07_childElsewhere() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let (other, child) = (trace.controller("Q"), trace.controller("C"))
      other.addChild(child)
      child.didMove(toParent: other)
      let modal = trace.controller("V")
      trace.setUp { scene.navigation.present(modal, animated: false) }
      for (controller, owner) in [(child, #"UIViewController "Q""#), (modal, #"UINavigationController "N""#)] {
        let (name, short) = (controller.hierarchyName.description, controller.title ?? "")
        trace.expectRefusal(
          "error: childElsewhere (M-NAV-07): \(name) belongs to \(owner) and can't be on the stack of "
            + "UINavigationController \"N\". \(Self.advice) [N.pushViewController(_:animated:)] UIKit: \"\(Self.hierarchy)\"",
          about: ["N", short, controller === child ? "Q" : "N"]
        ) { scene.navigation.pushViewController(controller, animated: false) }
      }
    }
  }

  /// M-NAV-09: a controller twice in one stack.
  func test_MNAV09_duplicateOnStack() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let detail = trace.controller("B")
      trace.expectRefusal(
        """
        error: duplicateOnStack (M-NAV-09): UIViewController "B" appears twice in the new stack of UINavigationController \
        "N". Name each controller once. [N.setViewControllers(_:animated:)]
        """, about: ["N", "B"]
      ) { scene.navigation.setViewControllers([detail, detail], animated: true) }
    }
  }

  /// M-NAV-11, NAV-31: calls refused while a transition runs, each with UIKit's message.
  func test_MNAV11_navigationInProgress() async {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B")
      scene.navigation.pushViewController(trace.controller("C"), animated: true)
      let before = trace.tree
      let issues = trace.stage.diagnostics.collect {
        scene.navigation.popViewController(animated: true)
        scene.navigation.popToRootViewController(animated: true)
        scene.navigation.viewControllers = []
      }
      XCTAssertEqual(
        issues.map { "\($0) UIKit: \($0.uikitText ?? "")" },
        [
          ("popViewController(animated:)", "popViewControllerAnimated:"),
          ("popToRootViewController(animated:)", "popToViewController:transition:"),
          ("setViewControllers(_:animated:)", "setViewControllers:animated:"),
        ].map { call, words in
          "error: navigationInProgress (M-NAV-11): UINavigationController \"N\" is in a transition; the call had no effect. "
            + "Wait for the completion of the transition. [N.\(call)] UIKit: \(words) called on <Class 0x…> while an "
            + "existing transition or presentation is occurring; the navigation stack will not be updated."
        })
      XCTAssertEqual(trace.tree, before)
      trace.finishTransitions()
      trace.expect(
        """
        ! M-NAV-11 navigationInProgress: N.popViewController(animated:)
        ! M-NAV-11 navigationInProgress: N.popToRootViewController(animated:)
        ! M-NAV-11 navigationInProgress: N.setViewControllers(_:animated:)
        """)
    }
  }

  /// M-NAV-12: the items of a navigation controller's bars cannot be set directly.
  func test_MNAV12_managedBar() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", bar: true)
      let (bar, toolbar) = (scene.navigation.navigationBar, scene.navigation.toolbar)
      func text(_ bar: String, _ call: String) -> String {
        """
        error: managedBar (M-NAV-12): \(bar) is the bar of UINavigationController "N", which manages its contents. \
        Change the navigation controller's stack, or its controllers' items. [\(bar).\(call)] UIKit: "Cannot call \
        setItems:animated: directly on a UINavigationBar managed by a controller."
        """
      }
      let (name, other) = (bar.hierarchyName.description, toolbar?.hierarchyName.description ?? "")
      let calls: [(String, () -> Void)] = [
        ("setItems(_:animated:)", { bar.items = [] }),
        ("pushItem(_:animated:)", { bar.pushItem(UINavigationItem(title: "X"), animated: false) }),
        ("popItem(animated:)", { bar.popItem(animated: false) }),
        ("delegate", { bar.delegate = nil }),
      ]
      for (call, body) in calls {
        trace.expectRefusal(text(name, call), about: [name, "N"], body)
      }
      trace.expectRefusal(text(other, "setItems(_:animated:)"), about: [other, "N"]) { toolbar?.items = [] }
    }
  }

  /// M-ALERT-05, MIS-11, MIS-12: a controller that cannot be a child cannot be pushed.
  func test_MNAV07_whatCantBeAChild() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let outer = trace.controller("O")
      let inner = trace.controller("I") { UINavigationController() }
      trace.setUp {
        outer.addChild(inner)
        inner.didMove(toParent: outer)
      }
      inner.pushViewController(outer, animated: false)
      trace.expect("! MIS-11 containmentCycle: I.pushViewController(_:animated:)")
      let root = trace.controller("R")
      trace.show(root)
      scene.navigation.pushViewController(root, animated: false)
      trace.expect("! MIS-12 rootAsChild: N.pushViewController(_:animated:)")
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      scene.navigation.pushViewController(alert, animated: false)
      trace.expect("! M-ALERT-05 alertAsChild: N.pushViewController(_:animated:)")
      let stray = trace.controller("S")
      trace.ignore { root.view.addSubview(stray.view) }
      scene.navigation.pushViewController(stray, animated: false)
      trace.expect("! MIS-10 requestedParent: N.pushViewController(_:animated:)")
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }
}
