import XCTest

@testable import ControllerTree

/// How files and references are found: IB-40, IB-42, LAUNCH-11.
final class InterfaceFilesTests: XCTestCase {
  /// IB-40: by name in the resources of the program's packages, and in a bundle; a file is read once.
  func test_IB40_byName() async {
    await withIssues { trace in
      for bundle in [nil, Bundle.main, Bundle.module] {
        let tabs = UIStoryboard(name: "LaunchBoard", bundle: bundle).instantiateInitialViewController()
        XCTAssertEqual((tabs as? UITabBarController)?.viewControllers?.map(\.title), ["Home", "Other"])
      }
      XCTAssertTrue(
        UIStoryboard(name: "OtherBoard", bundle: nil).file === UIStoryboard(name: "OtherBoard", bundle: nil).file)
      XCTAssertNil(UIStoryboard(name: "OtherBoard", bundle: nil).instantiateInitialViewController())
      trace.expect("")
    }
  }

  /// IB-40, M-SEGUE-03: a missing file, a path and a damaged file are reported; such a storyboard has no controllers.
  func test_IB40_M_SEGUE_03_unusableFiles() async throws {
    try await withIssues { trace in
      for name in ["Nowhere", "../LaunchBoard", "/etc/passwd", ""] {
        let issues = trace.stage.diagnostics.collect {
          XCTAssertNil(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
        }
        XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable], name)
        XCTAssertEqual(issues.first?.uikitText, "Could not find a storyboard named '\(name)' in bundle …")
      }
      XCTAssertThrowsError(try UIStoryboard(contentsOf: URL(fileURLWithPath: "/nowhere.storyboard"))) {
        XCTAssertEqual(($0 as? StoryboardError)?.kind, .refusedFile)
      }
      XCTAssertThrowsError(try UIStoryboard(data: Data(Samples.text([], initial: nil).utf8.dropLast(30)), name: "Cut"))
      {
        let error = $0 as? StoryboardError
        XCTAssertEqual(error?.rule, "STORY-05")
        XCTAssertEqual(error?.file, "Cut.storyboard")
        XCTAssertEqual(error?.line, 6)
      }
    }
  }

  /// IB-42: references are followed when they are needed, to other files and back; a missing one is reported with its line.
  func test_IB42_references() async {
    await withIssues { trace in
      let door = UIStoryboard(name: "OtherBoard", bundle: nil).instantiateViewController(withIdentifier: "door")
      let window = trace.show(UINavigationController(rootViewController: door))
      trace.expect("")
      let issues = trace.stage.diagnostics.collect {
        door.performSegue(withIdentifier: "gone", sender: nil)
        door.performSegue(withIdentifier: "wrong", sender: nil)
      }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable, .storyboardUnusable])
      XCTAssertTrue(issues.first?.message.hasPrefix("OtherBoard.storyboard:27:") == true, "\(issues)")
      XCTAssertTrue(issues.last?.message.contains("no controller with the identifier 'nobody'") == true, "\(issues)")
      let policies: [Diagnostics.Selection: Diagnostics.Policy] = [.kind(.pushedTabBarController): .ignore]
      trace.stage.diagnostics.withPolicies(policies) { door.performSegue(withIdentifier: "back", sender: nil) }
      XCTAssertTrue((window.rootViewController as? UINavigationController)?.topViewController is UITabBarController)
    }
  }

  /// IB-42: references in a circle, and storyboards whose initial controller is a reference.
  func test_IB42_circleOfReferences() async throws {
    try await withIssues { trace in
      let reference = "<scene sceneID=\"s\"><objects><viewControllerPlaceholder id=\"a\"/></objects></scene>"
      let storyboard = try Samples.storyboard(reference)
      let issues = trace.stage.diagnostics.collect { XCTAssertNil(storyboard.instantiateInitialViewController()) }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable])
      XCTAssertTrue(issues.first?.message.contains("leads back to itself") == true, "\(issues)")
      let toOther =
        "<scene sceneID=\"s\"><objects>"
        + "<viewControllerPlaceholder id=\"a\" storyboardName=\"LaunchBoard\"/></objects></scene>"
      XCTAssertTrue(try Samples.storyboard(toOther).instantiateInitialViewController() is UITabBarController)
    }
  }

  /// LAUNCH-01, LAUNCH-11, SEED-02, SEED-03: a launch finds its main storyboard among the program's resources.
  func test_LAUNCH01_LAUNCH11_SEED03_launchWithFile() async throws {
    await withLaunch { trace in
      let launched = UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "LaunchBoard"])
      XCTAssertTrue(launched?.window?.rootViewController is UITabBarController)
      trace.expect(
        """
        Home.willMove(toParent: Tabs)
        Other.willMove(toParent: Tabs)
        Home.didMove(toParent: Tabs)
        Other.didMove(toParent: Tabs)
        Home.awakeFromNib()
        Other.awakeFromNib()
        Tabs.awakeFromNib()
        StoryboardDelegate #1.application(_:didFinishLaunchingWithOptions:)
        UIApplication #1.didFinishLaunchingNotification
        UIWindow #1.didBecomeVisible
        Tabs.viewDidLoad()
        Home.viewDidLoad()
        Tabs.viewWillAppear(false)
        Home.viewWillAppear(false)
        UIWindow #1.becomeKey()
        UIApplication #1.didBecomeActiveNotification
        Home.viewSafeAreaInsetsDidChange()
        Home.viewLayoutMarginsDidChange()
        Tabs.viewIsAppearing(false)
        Tabs.viewWillLayoutSubviews()
        Tabs.viewDidLayoutSubviews()
        Home.viewIsAppearing(false)
        Home.viewWillLayoutSubviews()
        Home.viewDidLayoutSubviews()
        Tabs.viewDidAppear(false)
        Home.viewDidAppear(false)
        """)
    }
  }

  /// LAUNCH-04, LAUNCH-11: so does a scene.
  func test_LAUNCH04_LAUNCH11_sceneWithFile() async throws {
    await withLaunch { trace in
      let configuration = [
        "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "LaunchBoard",
        "UISceneDelegateClassName": "ControllerTreeTests.BoardSceneDelegate",
      ]
      let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
      UIApplication.launch(ClassicDelegate.self, info: ["UIApplicationSceneManifest": manifest])
      let delegate = UIApplication.shared.connectedScenes.first?.delegate as? BoardSceneDelegate
      XCTAssertEqual(
        (delegate?.window?.rootViewController as? UITabBarController)?.children.map(\.title), ["Home", "Other"])
      trace.skip()
    }
  }

  /// LAUNCH-04: the configuration of a session has the storyboard that the Info.plist names, and a delegate can give another one.
  func test_LAUNCH04_storyboardOfConfiguration() async throws {
    final class GivingDelegate: SceneApplicationDelegate {
      static var storyboard: UIStoryboard?
      var name: String?

      override func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        name = connectingSceneSession.configuration.storyboard?.nameTitle
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        configuration.storyboard = Self.storyboard
        return configuration
      }
    }
    try await withLaunch { trace in
      let given = try Samples.storyboard(Samples.scene("a"), name: "Given")
      GivingDelegate.storyboard = given
      defer { GivingDelegate.storyboard = nil }
      let info = InfoPlist.scenes(delegate: "ControllerTreeTests.BoardSceneDelegate", storyboard: "LaunchBoard")
      let application = UIApplication.launch(GivingDelegate.self, info: info)
      XCTAssertEqual(application?.name, "LaunchBoard")
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
      XCTAssertTrue(scene.session.configuration.storyboard === given)
      let window = try XCTUnwrap((scene.delegate as? BoardSceneDelegate)?.window)
      XCTAssertEqual(window.rootViewController?.title, "A")
      XCTAssertTrue(window.rootViewController?.storyboard === given)
      XCTAssertTrue(window.isKeyWindow)
      trace.skip()
    }
  }

  /// LAUNCH-04, LAUNCH-11: a configuration without a storyboard, with a registered name, and with a storyboard that has no initial controller.
  func test_LAUNCH04_configurationsWithoutStoryboard() async throws {
    try await withLaunch { trace in
      let empty = try Samples.storyboard(Samples.scene("a"), initial: nil, name: "Empty")
      UIApplication.registerStoryboard("Main") { UIViewController() }
      UIApplication.register(BoardSceneDelegate.self)
      UIApplication.launch(
        SceneApplicationDelegate.self, info: .scenes(delegate: "BoardSceneDelegate", storyboard: "Main", multiple: true)
      )
      let first = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
      XCTAssertNil(first.session.configuration.storyboard)
      XCTAssertNotNil((first.delegate as? BoardSceneDelegate)?.window?.rootViewController)
      first.session.configuration.storyboard = empty
      XCTAssertTrue(first.session.configuration.storyboard === empty)
      let issues = Stage.current.diagnostics.collect {
        let result = StoryboardWindow.make(of: .given(empty), in: nil) { _ in }
        if case .missing = result { XCTFail("no window") }
      }
      XCTAssertEqual(issues.map(\.kind), [.noInitialController])
      first.session.configuration.storyboard = nil
      XCTAssertNil(first.session.configuration.storyboard)
      trace.skip()
    }
  }

  /// LAUNCH-11: a main storyboard that can't be used ends the launch with one issue.
  func test_LAUNCH11_refusedFile() async throws {
    await withLaunch { trace in
      UIStoryboard.register(RefusingController.self)
      let issues = Stage.current.diagnostics.collect {
        XCTAssertNil(UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Broken"]))
      }
      XCTAssertEqual(issues.map(\.kind), [.storyboardUnusable])
      trace.skip()
    }
  }
}

final class BoardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
