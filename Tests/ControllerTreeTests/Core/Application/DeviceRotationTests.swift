import XCTest

@testable import ControllerTree

final class DeviceRotationTests: XCTestCase {
  private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var turns = true
    var preferred = UIInterfaceOrientation.portrait
    var seen: [String] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      seen.append("\(coordinator.isAnimated) \(coordinator.targetTransform.b)")
      coordinator.animate(
        alongsideTransition: { _ in self.seen.append("alongside") },
        completion: { _ in self.seen.append("completion") })
    }
  }

  @MainActor private static func show(_ trace: LaunchTrace, _ title: String = "Root") -> (UIWindow, Turning) {
    let (window, root) = (UIWindow(), Turning())
    root.title = title
    window.rootViewController = root
    window.makeKeyAndVisible()
    trace.windows.append(window)
    trace.skip()
    return (window, root)
  }

  /// TRAIT-07, TRAIT-11, TRAIT-13: the device is turned: traits, size, layout; the coordinator is animated and has the angle.
  func test_TRAIT07_TRAIT11_TRAIT13_rotation() async {
    await withLaunch { trace in
      let (window, root) = Self.show(trace)
      XCTAssertTrue(UIDevice.current.rotate(to: .landscapeLeft))
      trace.expect(
        """
        Root.willTransition(verticalSizeClass regular → compact)
        Root.viewWillTransition(to: 852×393)
        Root.traitCollectionDidChange(verticalSizeClass regular → compact)
        Root.viewLayoutMarginsDidChange()
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(window.bounds.size, CGSize(width: 852, height: 393))
      XCTAssertEqual(root.seen, ["true 1.0", "alongside", "completion"])
      XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
      XCTAssertEqual(UIWindowScene().interfaceOrientation, .landscapeRight)
    }
  }

  /// TRAIT-11: the completion of a rotation runs at its end, after 0.3 seconds.
  func test_TRAIT11_rotationTakesTime() async {
    await withLaunch(pacing: .manual) { trace in
      let (window, root) = Self.show(trace)
      UIDevice.current.rotate(to: .landscapeLeft)
      XCTAssertEqual(root.seen, ["true 1.0", "alongside"])
      UpdateCycle.main.advance(by: .milliseconds(300))
      XCTAssertEqual(root.seen, ["true 1.0", "alongside", "completion"])
      trace.skip()
      window.isHidden = true
      trace.skip()
    }
  }

  /// TRAIT-11: the window's bounds and the layout of a rotation are a part of its animation, callbacks before it are not. Another
  /// change of the window's size is not animated.
  func test_TRAIT11_rotationIsAnAnimation() async {
    final class Placing: UIViewController {
      var durations: [String] = []
      let box = UIView()
      func note(_ name: String) { durations.append("\(name) \(UIView.inheritedAnimationDuration)") }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("will")
        coordinator.animate(alongsideTransition: { _ in self.note("alongside") })
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds
        if box.superview == nil { view.addSubview(box) }
        note("layout")
      }
    }
    await withLaunch(pacing: .manual) { trace in
      let (window, root) = (UIWindow(), Placing())
      window.rootViewController = root
      window.makeKeyAndVisible()
      UpdateCycle.main.settle()
      root.durations = []
      UIDevice.current.rotate(to: .landscapeLeft)
      XCTAssertEqual(root.durations, ["will 0.0", "layout 0.3", "alongside 0.3"])
      XCTAssertEqual(root.box.bounds.width, 852)
      XCTAssertEqual(root.box.layer.presentation()?.bounds.width, 393)
      XCTAssertEqual(root.view.layer.presentation()?.bounds.width, 393)
      XCTAssertEqual(window.layer.presentation()?.bounds.width, 393)
      UpdateCycle.main.advance(by: .milliseconds(300))
      XCTAssertEqual(root.box.layer.presentation()?.bounds.width, 852)
      XCTAssertNil(window.layer.animationKeys())
      root.durations = []
      window.frame.size = CGSize(width: 400, height: 400)
      XCTAssertEqual(root.durations, ["will 0.0", "layout 0.0", "alongside 0.0"])
      window.isHidden = true
      trace.skip()
    }
  }

  /// TRAIT-13, TRAIT-14: the interface stays if the controller does not support the orientation, or does not turn.
  func test_TRAIT13_TRAIT14_refusedRotation() async {
    await withLaunch { trace in
      let (window, root) = Self.show(trace)
      XCTAssertFalse(UIDevice.current.rotate(to: .portraitUpsideDown))
      root.mask = .portrait
      XCTAssertFalse(UIDevice.current.rotate(to: .landscapeRight))
      root.mask = .all
      root.turns = false
      XCTAssertFalse(UIDevice.current.rotate(to: .landscapeLeft))
      XCTAssertFalse(UIDevice.current.rotate(to: .faceUp))
      XCTAssertEqual(window.bounds.size, CGSize(width: 393, height: 852))
      trace.expect("")
    }
  }

  /// TRAIT-14: other orientations are read at the end of the turn; the interface follows the device, or leaves an orientation
  /// that is not supported any more.
  func test_TRAIT14_setNeedsUpdate() async {
    await withLaunch { trace in
      let (window, root) = Self.show(trace)
      root.mask = .portrait
      UIDevice.current.rotate(to: .landscapeLeft)
      UpdateCycle.main.turn {
        root.mask = .allButUpsideDown
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        XCTAssertEqual(window.bounds.width, 393)
      }
      XCTAssertEqual(window.bounds.width, 852)
      root.mask = .portrait
      UIViewController.attemptRotationToDeviceOrientation()
      XCTAssertEqual(window.bounds.width, 393)
      trace.skip()
    }
  }

  /// M-ROT-01: masks without a common orientation are reported with both; the interface does not turn.
  func test_M_ROT_01_nothingCommon() async {
    final class UprightDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        let root = Turning()
        root.title = "Root"
        window?.rootViewController = root
        window?.makeKeyAndVisible()
      }
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    await withLaunch { trace in
      let delegate = UIApplication.launch(UprightDelegate.self)
      (delegate?.window?.rootViewController as? Turning)?.mask = .landscape
      trace.skip()
      let issues = Stage.current.diagnostics.collect { UIDevice.current.rotate(to: .landscapeLeft) }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "The application supports portrait, Turning \"Root\" supports landscapeLeft, landscapeRight; the interface does "
            + "not turn."
        ])
      XCTAssertEqual(delegate?.window?.bounds.width, 393)
      trace.skip()
    }
  }

  /// TRAIT-13: the Info.plist's orientations hold at the launch, before the first window is made.
  func test_TRAIT13_orientationsOfTheInfoPlist() async {
    await withLaunch { trace in
      let delegate = UIApplication.launch(
        ClassicDelegate.self, info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeRight"]])
      XCTAssertEqual(delegate?.window?.frame.size, CGSize(width: 852, height: 393))
      trace.skip()
      XCTAssertFalse(UIDevice.current.rotate(to: .portrait))
      trace.skip()
    }
  }

  /// TRAIT-13: on a tablet that shows several applications the controllers are not asked, unless the Info.plist requires the full
  /// screen.
  func test_TRAIT13_tablet() async {
    final class TurningDelegate: ClassicDelegate {
      override class func root() -> UIViewController {
        let root = Turning()
        root.mask = .portrait
        return root
      }
    }
    await withLaunch(device: .iPad) { trace in
      UIApplication.launch(TurningDelegate.self)
      XCTAssertTrue(UIDevice.current.rotate(to: .landscapeLeft))
      trace.skip()
    }
    await withLaunch(device: .iPad) { trace in
      UIApplication.launch(TurningDelegate.self, info: ["UIRequiresFullScreen": true])
      XCTAssertFalse(UIDevice.current.rotate(to: .landscapeLeft))
      trace.skip()
    }
  }

  /// TRAIT-15: a full-screen controller of another orientation turns the interface before it appears; the presenter gets its size
  /// back after the dismissal.
  func test_TRAIT15_presentedInAnotherOrientation() async {
    await withLaunch { trace in
      let (window, root) = Self.show(trace)
      let player = Turning()
      (player.title, player.mask, player.preferred) = ("Player", .landscape, .landscapeLeft)
      player.modalPresentationStyle = .fullScreen
      root.present(player, animated: true)
      XCTAssertEqual(window.bounds.size, CGSize(width: 852, height: 393))
      XCTAssertEqual(UIWindowScene().interfaceOrientation, .landscapeLeft)
      trace.expect(
        """
        Player.viewDidLoad()
        Root.viewWillDisappear(true)
        Root.willTransition(verticalSizeClass regular → compact)
        Root.viewWillTransition(to: 852×393)
        Player.viewWillTransition(to: 852×393)
        Player.viewWillAppear(true)
        Root.traitCollectionDidChange(verticalSizeClass regular → compact)
        Player.traitCollectionDidChange(verticalSizeClass regular → compact)
        Root.viewLayoutMarginsDidChange()
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        Player.viewIsAppearing(true)
        Player.viewWillLayoutSubviews()
        Player.viewDidLayoutSubviews()
        Player.viewDidAppear(true)
        Root.viewDidDisappear(true)
        """)
      root.dismiss(animated: true)
      XCTAssertEqual(window.bounds.size, CGSize(width: 393, height: 852))
      trace.expect(
        """
        Player.viewWillDisappear(true)
        Root.viewWillAppear(true)
        Root.viewIsAppearing(true)
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        Root.viewDidAppear(true)
        Player.viewDidDisappear(true)
        Root.willTransition(verticalSizeClass compact → regular)
        Root.viewWillTransition(to: 393×852)
        Root.traitCollectionDidChange(verticalSizeClass compact → regular)
        Root.viewLayoutMarginsDidChange()
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        """)
    }
  }
}
