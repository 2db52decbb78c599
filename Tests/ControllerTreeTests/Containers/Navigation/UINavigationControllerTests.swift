import XCTest

@testable import ControllerTree

/// First display, push and pop without other transitions.
final class UINavigationControllerTests: XCTestCase {
  /// NAV-01: the root is a child at once and gets `willMove`; nothing is loaded.
  func test_NAV01_theRootIsAChildAtOnce() async {
    await withTrace { trace in
      let root = trace.controller("A")
      let navigation = trace.controller("N") { UINavigationController(rootViewController: root) }
      trace.expect("A.willMove(toParent: UINavigationController #1)")
      XCTAssertEqual(navigation.viewControllers, [root])
      XCTAssertTrue(root.parent === navigation)
      XCTAssertTrue(navigation.topViewController === root)
      XCTAssertFalse(root.isViewLoaded || navigation.isViewLoaded)
    }
  }

  /// NAV-01: `init(rootViewController:)` pushes the root, which a subclass may override, as apps do to hide the tab
  /// bar.
  func test_NAV01_theRootIsPushed() async {
    final class CountingController: UINavigationController {
      var pushed: [(title: String?, childrenBefore: Int)] = []

      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append((viewController.title, children.count))
        super.pushViewController(viewController, animated: animated)
      }
    }
    await withStage { trace in
      let navigation = CountingController(rootViewController: trace.controller("A"))
      navigation.pushViewController(trace.controller("B"), animated: false)
      navigation.show(trace.controller("C"), sender: nil)
      XCTAssertEqual(navigation.pushed.map(\.title), ["A", "B", "C"])
      XCTAssertEqual(navigation.pushed.map(\.childrenBefore), [0, 1, 2])
    }
  }

  /// A subclass may override or call every initializer, as apps do; in both cases a root is pushed.
  func test_NAV01_initializersOfSubclasses() async {
    class StyledController: UINavigationController {
      var pushed: [String?] = []

      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        isToolbarHidden = false
      }
      override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
      }
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController.title)
        super.pushViewController(viewController, animated: animated)
      }
    }
    final class FlowController: StyledController {
      final class Bar: UINavigationBar {}

      init(start: UIViewController) { super.init(rootViewController: start) }
      init(withBarFor start: UIViewController) {
        super.init(navigationBarClass: Bar.self, toolbarClass: nil)
        pushViewController(start, animated: false)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    await withStage { trace in
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      let rooted = FlowController(start: first)
      XCTAssertTrue(rooted.topViewController === first)
      XCTAssertFalse(rooted.isToolbarHidden)
      let barred = FlowController(withBarFor: second)
      XCTAssertTrue(barred.topViewController === second)
      XCTAssertTrue(barred.navigationBar is FlowController.Bar)
      XCTAssertEqual([rooted.pushed, barred.pushed], [["A"], ["B"]])
      XCTAssertTrue(rooted.definesPresentationContext && barred.definesPresentationContext)
      XCTAssertTrue(StyledController(nibName: nil, bundle: nil).viewControllers.isEmpty)
    }
  }

  /// NAV-06: only the top is loaded and shown, with the navigation controller; then its move ends.
  func test_NAV06_firstDisplay() async {
    await withTrace(.layout) { trace in
      let (navigation, members, _) = trace.makeNavigation(["A", "B"])
      let window = trace.window()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      trace.expectDetailed(
        """
        N.viewDidLoad() window: nil
        B.viewDidLoad() movingToParent window: nil
        N.viewWillAppear(false) window: nil
        B.viewWillAppear(false) movingToParent window: nil
        willShow B (false)
        N.viewIsAppearing(false)
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        B.viewIsAppearing(false) movingToParent
        B.viewWillLayoutSubviews() movingToParent
        B.viewDidLayoutSubviews() movingToParent
        N.viewDidAppear(false)
        B.viewDidAppear(false) movingToParent
        B.didMove(toParent: N)
        didShow B (false)
        """)
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }

  /// NAV-02, NAV-03: a push changes the stack within the call; everything else follows at the end of the turn and of
  /// the animation.
  func test_NAV02_NAV03_push() async {
    for animated in [true, false] {
      await withTrace(.layout, pacing: .manual) { trace in
        let scene = trace.showNavigation("A")
        let (navigation, detail) = (scene.navigation, trace.controller("B"))
        trace.stage.cycle.turn {
          navigation.pushViewController(detail, animated: animated)
          XCTAssertEqual(navigation.titles, ["A", "B"])
          XCTAssertTrue(navigation.topViewController === detail && detail.navigationController === navigation)
          XCTAssertFalse(detail.isViewLoaded)
          XCTAssertEqual(detail.transitionCoordinator != nil, animated)
          trace.expectDetailed("B.willMove(toParent: N) movingToParent window: nil")
        }
        trace.finishTransitions()
        trace.expectDetailed(
          """
          B.viewDidLoad() movingToParent window: nil
          A.viewWillDisappear(\(animated))
          B.viewWillAppear(\(animated)) movingToParent window: nil
          willShow B (\(animated))
          B.viewIsAppearing(\(animated)) movingToParent
          B.viewWillLayoutSubviews() movingToParent
          B.viewDidLayoutSubviews() movingToParent
          A.viewDidDisappear(\(animated)) window: nil
          B.viewDidAppear(\(animated)) movingToParent
          B.didMove(toParent: N)
          didShow B (\(animated))
          """)
        XCTAssertNil(navigation.transitionCoordinator)
      }
    }
  }

  /// NAV-03: during the animation both views are in place, and no `did…` callback was sent.
  func test_NAV03_halfWay() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let detail = trace.controller("B")
      trace.setUp {
        scene.navigation.pushViewController(detail, animated: true)
        trace.advance(0.1)
      }
      XCTAssertNotNil(detail.view.window)
      XCTAssertNotNil(scene.members[0].view.window)
      XCTAssertTrue(scene.navigation.transitionCoordinator?.viewController(forKey: .to) === detail)
      XCTAssertTrue(scene.navigation.transitionCoordinator?.viewController(forKey: .from) === scene.members[0])
      trace.advance(0.3)
      trace.expect(
        "A.viewDidDisappear(true)\nB.viewDidAppear(true)\nB.didMove(toParent: N)\ndidShow B (true)")
      XCTAssertNil(scene.members[0].view.superview)
    }
  }

  /// NAV-04: a pop changes the stack within the call, and returns the popped controller.
  func test_NAV04_pop() async {
    for animated in [true, false] {
      await withTrace(.layout, pacing: .manual) { trace in
        let scene = trace.showNavigation("A", "B")
        let navigation = scene.navigation
        trace.stage.cycle.turn {
          XCTAssertTrue(navigation.popViewController(animated: animated) === scene.members[1])
          XCTAssertEqual(navigation.titles, ["A"])
          trace.expectDetailed("B.willMove(toParent: nil) movingFromParent")
        }
        trace.finishTransitions()
        trace.expectDetailed(
          """
          A.viewDidLoad() window: nil
          B.viewWillDisappear(\(animated)) movingFromParent
          A.viewWillAppear(\(animated)) window: nil
          willShow A (\(animated))
          A.viewIsAppearing(\(animated))
          A.viewWillLayoutSubviews()
          A.viewDidLayoutSubviews()
          B.viewDidDisappear(\(animated)) movingFromParent window: nil
          A.viewDidAppear(\(animated))
          B.didMove(toParent: nil) window: nil
          didShow A (\(animated))
          """)
      }
    }
  }

  /// NAV-05: a popped controller has its navigation controller until the end of its disappearance, but is not on the
  /// stack any more.
  func test_NAV05_whatIsTrueDuringAPop() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      let (navigation, top) = (scene.navigation, scene.members[1])
      for moment in [ScriptedController.Moment.viewWillDisappear, .viewDidDisappear, .didMove] {
        top.on(moment) { [unowned top] in
          trace.note(
            "\(moment): moving \(top.isMovingFromParent), navigation \(top.navigationController?.title ?? "nil"), "
              + "stack \(navigation.titles)")
        }
      }
      scene.members[0].on(.viewWillAppear) {
        trace.note("A: moving \(scene.members[0].isMovingToParent)")
      }
      navigation.popViewController(animated: true)
      trace.expect(
        """
        B.willMove(toParent: nil)
        A.viewDidLoad()
        B.viewWillDisappear(true)
        viewWillDisappear: moving true, navigation N, stack ["A"]
        A.viewWillAppear(true)
        A: moving false
        willShow A (true)
        A.viewIsAppearing(true)
        B.viewDidDisappear(true)
        viewDidDisappear: moving true, navigation N, stack ["A"]
        A.viewDidAppear(true)
        B.didMove(toParent: nil)
        didMove: moving false, navigation nil, stack ["A"]
        didShow A (true)
        """)
    }
  }

  /// NAV-04: a popped controller is released at once if it has no other owner, for every kind of pop.
  func test_NAV04_poppedControllerIsReleased() async {
    await withStage { trace in
      let scene = trace.showNavigation("A", "B")
      weak var popped: UIViewController?
      for animated in [true, false] {
        do {
          let detail = trace.controller("C")
          popped = detail
          scene.navigation.pushViewController(detail, animated: animated)
        }
        XCTAssertNotNil(popped)
        scene.navigation.popViewController(animated: animated)
        XCTAssertNil(popped, "animated: \(animated)")
      }
      do {
        let detail = trace.controller("C")
        popped = detail
        scene.navigation.pushViewController(detail, animated: false)
        detail.present(trace.modal("V", .fullScreen), animated: false)
        scene.navigation.popToRootViewController(animated: false)
      }
      XCTAssertNil(popped, "It was popped unseen.")
      scene.navigation.dismiss(animated: false)
      XCTAssertEqual(scene.members[0].appearance, .appeared)
    }
  }

  /// NAV-04: a navigation controller is deallocated with its stack, also during a change.
  func test_NAV04_theNavigationControllerIsReleased() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      await withStage(pacing: pacing) { trace in
        let window = trace.window()
        weak var navigation: UINavigationController?
        weak var root: UIViewController?
        do {
          let (made, members, _) = trace.makeNavigation(["A"], bar: true)
          (navigation, root) = (made, members[0])
          window.rootViewController = made
          window.isHidden = false
          _ = made.interactivePopGestureRecognizer
          made.setToolbarHidden(false, animated: false)
          made.pushViewController(trace.controller("B"), animated: true)
        }
        window.rootViewController = trace.controller("R")
        trace.finishTransitions()
        XCTAssertNil(navigation)
        XCTAssertNil(root)
      }
    }
  }

  /// NAV-08: the only controller can't be popped.
  func test_NAV08_theOnlyControllerStays() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      XCTAssertNil(scene.navigation.popViewController(animated: true))
      XCTAssertEqual(scene.navigation.popToRootViewController(animated: true), nil)
      trace.expect("")
      let empty = UINavigationController()
      XCTAssertNil(empty.popViewController(animated: false))
      XCTAssertNil(empty.popToRootViewController(animated: false))
      XCTAssertNil(empty.topViewController)
    }
  }

  /// NAV-12: the controller that it or an ancestor presents, else the top; one step only.
  func test_NAV12_visibleViewController() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (navigation, members, _) = trace.makeNavigation(["A"])
      trace.embed(navigation, in: root)
      XCTAssertTrue(navigation.visibleViewController === members[0])
      let inner = UINavigationController(rootViewController: trace.controller("B"))
      root.present(inner, animated: false)
      XCTAssertTrue(navigation.visibleViewController === inner)
    }
  }

  /// NAV-18: the nearest ancestor that is a navigation controller, at any depth; never a presenter.
  func test_NAV18_navigationController() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let grandchild = trace.controller("G")
      trace.embed(grandchild, in: scene.members[0])
      XCTAssertTrue(grandchild.navigationController === scene.navigation)
      let modal = trace.controller("V")
      grandchild.present(modal, animated: false)
      XCTAssertNil(modal.navigationController)
      XCTAssertNil(scene.navigation.navigationController)
    }
  }

  /// NAV-27: the top decides about the status bar if there is no bar, and about everything else always.
  func test_NAV27_controllersThatAnswerTheSystem() async {
    await withStage { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"], bar: true)
      XCTAssertNil(navigation.childForStatusBarStyle)
      XCTAssertEqual(navigation.preferredStatusBarStyle, .default)
      navigation.navigationBar.barStyle = .black
      XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
      navigation.isNavigationBarHidden = true
      XCTAssertTrue(navigation.childForStatusBarStyle === members[0])
      XCTAssertTrue(navigation.childForStatusBarHidden === members[0])
      XCTAssertTrue(navigation.childForHomeIndicatorAutoHidden === members[0])
      XCTAssertTrue(navigation.childForScreenEdgesDeferringSystemGestures === members[0])
      XCTAssertTrue(navigation.childViewControllerForPointerLock === members[0])
      XCTAssertEqual(navigation.supportedInterfaceOrientations, UIViewController().supportedInterfaceOrientations)
    }
  }

  /// NAV-27: the delegate decides about the orientations; without its methods each device has its defaults.
  func test_NAV27_orientations() async {
    await withStage { trace in
      let (navigation, _, delegate) = trace.makeNavigation(["A"])
      XCTAssertTrue(navigation.delegate === delegate)
      XCTAssertEqual(navigation.supportedInterfaceOrientations, .allButUpsideDown)
      XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .portrait)
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 834, height: 1_194)
      trace.show(navigation)
      XCTAssertEqual(navigation.supportedInterfaceOrientations, .all)

      let landscape = LandscapeDelegate()
      navigation.delegate = landscape
      XCTAssertEqual(navigation.supportedInterfaceOrientations, .landscape)
      XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .landscapeLeft)
      navigation.delegate = nil
      XCTAssertEqual(navigation.supportedInterfaceOrientations, .all)
      XCTAssertEqual(navigation.preferredInterfaceOrientationForPresentation, .portrait)
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  /// The class calls the members that a subclass may override.
  func test_NAV11_overridesAreCalled() async {
    final class StubbedController: UINavigationController {
      var calls: [String] = []
      var stub: [UIViewController]?

      override var viewControllers: [UIViewController] {
        get { stub ?? super.viewControllers }
        set { super.viewControllers = newValue }
      }
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: animated)
      }
    }
    await withStage { trace in
      let navigation = trace.controller("N", StubbedController.init)
      navigation.viewControllers = [trace.controller("A"), trace.controller("B")]
      trace.show(navigation)
      XCTAssertTrue(navigation.navigationBar.goBack())
      XCTAssertEqual(navigation.calls, ["set", "pop"])
      let stub = trace.controller("S")
      navigation.stub = [stub]
      XCTAssertTrue(navigation.topViewController === stub)
      XCTAssertTrue(navigation.visibleViewController === stub)
      XCTAssertEqual(navigation.navigationBar.items?.map(\.title), ["S"])
    }
  }

  /// NAV-13: a subclass that is its own delegate gets the calls, though its getter returns the delegate that it
  /// forwards to: published subclasses are written in this way (savvashuliatev/OverlayNavigationController,
  /// seasonZhu/RTRootNavigationController_swift).
  func test_NAV13_ownDelegateBehindAnOverride() async {
    final class Middle: NSObject, UINavigationControllerDelegate {
      weak var next: (any UINavigationControllerDelegate)?
      var heard: [String?] = []

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        heard.append(viewController.title)
        next?.navigationController(navigationController, didShow: viewController, animated: animated)
      }
    }
    final class MiddleController: UINavigationController {
      let middle = Middle()

      override var delegate: (any UINavigationControllerDelegate)? {
        get { middle.next }
        set {
          middle.next = newValue
          super.delegate = middle
        }
      }
    }
    await withStage { trace in
      let navigation = trace.controller("N", MiddleController.init)
      let end = Middle()
      navigation.delegate = end
      XCTAssertTrue(navigation.delegate === end)
      navigation.viewControllers = [trace.controller("A")]
      trace.show(navigation)
      XCTAssertEqual([navigation.middle.heard, end.heard], [["A"], ["A"]])
    }
  }

  /// A subclass that creates its own view gets the content and the bars in it.
  func test_NAV06_aViewOfASubclass() async {
    final class OwnViewController: UINavigationController {
      override func loadView() { view = NamedView("Own") }
    }
    await withStage { trace in
      let navigation = trace.controller("N") { OwnViewController(rootViewController: trace.controller("A")) }
      trace.show(navigation)
      XCTAssertTrue(navigation.topViewController?.view.isDescendant(of: navigation.view) ?? false)
      XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 44)
      XCTAssertEqual(navigation.topViewController?.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      navigation.pushViewController(trace.controller("B"), animated: true)
      XCTAssertNotNil(navigation.topViewController?.view.window)
    }
  }

  /// NAV-06: the printed hierarchy has UIKit's names.
  func test_NAV06_printedHierarchy() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      XCTAssertEqual(
        scene.navigation.printedHierarchy,
        """
        <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           | <ControllerTreeTests.ScriptedController>, state: disappeared, view: (view not loaded)
           | <ControllerTreeTests.ScriptedController>, state: appeared, view: <UIView>
        """)
    }
  }
}

private final class LandscapeDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    .landscape
  }
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    .landscapeLeft
  }
}
