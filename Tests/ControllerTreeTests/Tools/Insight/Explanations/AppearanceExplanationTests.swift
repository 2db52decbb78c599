import XCTest

@testable import ControllerTree

/// Why a callback was sent, is due, or was not sent (WHY-01 to WHY-04). The cases were written from the rules.
final class AppearanceExplanationTests: XCTestCase {
  /// Case 1, APP-09: the parent forwards by hand and has not begun.
  func test_WHY02_parentForwardsByHandAndHasNotBegun() async {
    await withStage { trace in
      let (drawer, detail) = (trace.controller("Drawer", HandForwardingController.init), trace.controller("Detail"))
      trace.show(drawer)
      drawer.addChild(detail)
      drawer.view.addSubview(detail.view)
      detail.didMove(toParent: drawer)
      expect(
        detail.explain(.viewDidAppear), .notSent, [.forwardsByHand],
        """
        viewDidAppear of Detail: not sent
          Drawer  answers false to shouldAutomaticallyForwardAppearanceMethods, and has not called \
        beginAppearanceTransition (APP-09)
        """)
    }
  }

  /// Case 2, APP-09: the parent forwards by hand and has not ended.
  func test_WHY02_parentForwardsByHandAndHasNotEnded() async {
    await withStage { trace in
      let (drawer, detail) = (trace.controller("Drawer", HandForwardingController.init), trace.controller("Detail"))
      trace.show(drawer)
      drawer.addChild(detail)
      drawer.view.addSubview(detail.view)
      detail.didMove(toParent: drawer)
      detail.beginAppearanceTransition(true, animated: false)
      trace.stage.cycle.settle()
      expect(
        detail.explain(.viewDidAppear), .notSent, [.isAppearing, .forwardsByHand],
        """
        viewDidAppear of Detail: not sent
          Detail  is appearing: viewIsAppearing was sent (APP-01)
          Drawer  answers false to shouldAutomaticallyForwardAppearanceMethods, and has not called \
        endAppearanceTransition (APP-09)
        """)
      XCTAssertEqual(
        detail.explain(.viewDidAppear).sentence,
        "viewDidAppear of Detail: not sent: Detail is appearing: viewIsAppearing was sent; Drawer answers false to "
          + "shouldAutomaticallyForwardAppearanceMethods, and has not called endAppearanceTransition")
      XCTAssertEqual(detail.explain(.viewDidAppear).rules, ["APP-01", "APP-09"])
      detail.endAppearanceTransition()
    }
  }

  /// Case 3, APP-12: a controller without any place.
  func test_WHY02_noPlace() async {
    await withStage { trace in
      let lone = trace.controller("L")
      lone.loadViewIfNeeded()
      expect(
        lone.explain(.viewWillAppear), .notSent, [.hasNoPlace],
        """
        viewWillAppear of L: not sent
          L  has no parent, is no window's root, and is not presented (APP-12)
        """)
    }
  }

  /// Case 4, WIN-03: the window is hidden.
  func test_WHY02_hiddenWindow() async {
    await withStage { trace in
      let (window, root) = (NamedWindow("W", trace), trace.controller("R"))
      window.rootViewController = root
      expect(
        root.explain(.viewWillAppear), .notSent, [.windowHidden],
        "viewWillAppear of R: not sent\n  W  is hidden (WIN-03)")
      expect(
        root.explain(.viewDidLoad), .notSent, [.viewNotLoaded, .windowHidden],
        """
        viewDidLoad of R: not sent
          R  has no view yet: no call has needed it (LOAD-01)
          W  is hidden (WIN-03)
        """)
    }
  }

  /// Case 5, WIN-15: the window's scene is not connected; the window was taken out of its scene.
  func test_WHY02_noScene() async {
    await withStage { trace in
      let (window, root, scene) = (NamedWindow("W", trace), trace.controller("R"), UIWindowScene())
      window.rootViewController = root
      scene.move(to: .unattached)
      window.windowScene = scene
      window.isHidden = false
      expect(
        root.explain(.viewDidAppear), .notSent, [.sceneNotConnected],
        "viewDidAppear of R: not sent\n  W  belongs to a scene that is not connected (WIN-15)")
      window.windowScene = nil
      expect(
        root.explain(.viewDidAppear), .notSent, [.windowWithoutScene],
        "viewDidAppear of R: not sent\n  W  was taken out of its scene (WIN-15)")
    }
  }

  /// Case 6, APP-10: the parent is not visible.
  func test_WHY02_parentIsOff() async {
    await withStage { trace in
      let (window, parent, child) = (NamedWindow("W", trace), trace.controller("P"), trace.controller("C"))
      window.rootViewController = parent
      trace.embed(child, in: parent)
      expect(
        child.explain(.viewIsAppearing), .notSent, [.isOff, .windowHidden],
        """
        viewIsAppearing of C: not sent
          P  has not begun to appear, and its children follow (APP-10)
          W  is hidden (WIN-03)
        """)
    }
  }

  /// Case 7, APP-08: the child's view was never added.
  func test_WHY02_viewNotAdded() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      parent.addChild(child)
      child.loadViewIfNeeded()
      child.didMove(toParent: parent)
      expect(
        child.explain(.viewWillAppear), .notSent, [.viewNotAdded],
        "viewWillAppear of C: not sent\n  C  has a view outside the view of its parent P (APP-08)")
    }
  }

  /// Case 8, LOAD-01: the child's view is not loaded.
  func test_WHY02_viewNotLoaded() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(parent)
      parent.addChild(child)
      child.didMove(toParent: parent)
      expect(
        child.explain(.viewWillAppear), .notSent, [.viewNotLoaded],
        "viewWillAppear of C: not sent\n  C  has no view yet: no call has needed it (LOAD-01)")
    }
  }

  /// Case 9, STYLE-02: a full-screen presentation covers the presenter, and with it the child.
  func test_WHY02_covered() async {
    await withStage { trace in
      let (root, child, modal) = (trace.controller("R"), trace.controller("C"), trace.controller("V"))
      trace.show(root)
      trace.embed(child, in: root)
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      expect(
        child.explain(.viewWillAppear), .notSent, [.isOff, .isCovered],
        """
        viewWillAppear of C: not sent
          R  has not begun to appear, and its children follow (APP-10)
          V  is presented as fullScreen, which removes the view of R from the window (STYLE-02)
        """)
    }
  }

  /// Case 10, STYLE-03: an over-full-screen presentation covers nothing, so nothing disappears.
  func test_WHY02_overFullScreenCoversNothing() async {
    await withStage { trace in
      let (root, modal) = (trace.controller("R"), trace.controller("V"))
      trace.show(root)
      modal.modalPresentationStyle = .overFullScreen
      root.present(modal, animated: false)
      expect(
        root.explain(.viewWillDisappear), .notSent, [.coversNothing],
        """
        viewWillDisappear of R: not sent
          V  is presented as overFullScreen, which keeps the views behind it (STYLE-03)
        """)
    }
  }
}
