import ControllerTree
import XCTest

/// Controllers whose views are in the tree though they are nobody's children. Rules APP-12, CON-12, MIS-19.
final class ParentlessAppearanceTests: XCTestCase {
  /// APP-12, CON-12, MIS-19: a controller that is nobody's child goes by its view's place alone; that is noted once.
  func test_APP12_CON12_MIS19_parentlessControllerGoesByTheWindow() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let orphan = trace.controller("X")
      root.view.addSubview(orphan.view)
      trace.expect(
        """
        X.viewDidLoad()
        ! MIS-19 unparentedControllerView: P.view.addSubview(_:)
        X.viewWillAppear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        X.viewIsAppearing(false)
        X.viewWillLayoutSubviews()
        X.viewDidLayoutSubviews()
        X.viewDidAppear(false)
        """)

      orphan.view.removeFromSuperview()
      trace.expect(
        """
        X.viewWillDisappear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        X.viewDidDisappear(false)
        """)

      root.view.addSubview(orphan.view)
      trace.expect(
        """
        X.viewWillAppear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        X.viewIsAppearing(false)
        X.viewWillLayoutSubviews()
        X.viewDidLayoutSubviews()
        X.viewDidAppear(false)
        """)
    }
  }

  /// APP-12: inside a bigger subtree its `will` comes after the enclosing controller's, its `did` before it.
  func test_APP12_parentlessControllerInsideASubtree() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let orphan = trace.controller("X")
      root.view.addSubview(orphan.view)
      trace.skip()
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        X.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        X.viewIsAppearing(false)
        X.viewWillLayoutSubviews()
        X.viewDidLayoutSubviews()
        X.viewDidAppear(false)
        P.viewDidAppear(false)
        """)

      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        X.viewWillDisappear(false)
        X.viewDidDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }

  /// APP-12, CON-28: a view that `viewWillAppear` puts into the subtree comes on screen with it, after the others.
  func test_APP12_CON28_viewPutInByACallbackAppears() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let orphan = trace.controller("X")
      root.once(.viewWillAppear) { root.view.addSubview(orphan.view) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        X.viewDidLoad()
        ! MIS-19 unparentedControllerView: UIWindow #1.isHidden
        X.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        X.viewIsAppearing(false)
        X.viewWillLayoutSubviews()
        X.viewDidLayoutSubviews()
        X.viewDidAppear(false)
        P.viewDidAppear(false)
        """)
    }
  }

  /// APP-12, CON-28: a view that `viewWillAppear` takes out of the subtree does not come on screen with it.
  func test_APP12_CON28_viewTakenOutByACallbackIsSkipped() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let orphan = trace.controller("X")
      root.view.addSubview(orphan.view)
      root.once(.viewWillAppear) { orphan.view.removeFromSuperview() }
      trace.skip()
      let window = trace.window()
      window.rootViewController = root
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
}
