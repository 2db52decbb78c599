import UIKit
import XCTest

/// The code of the founding documents, as it stands there, in the spellings of its time.
final class FoundingDocumentsTests: XCTestCase {
  /// SEED-04: an application without a storyboard makes its window, with or without a root, when it has launched.
  @available(*, deprecated)
  func test_SEED04_windowMadeInCode() async {
    await withTrace { trace in
      let delegate = WindowOnlyDelegate()
      XCTAssertTrue(delegate.application(application: .sharedApplication(), didFinishLaunchingWithOptions: nil))
      XCTAssertEqual(delegate.window?.frame, UIScreen.mainScreen().bounds)
      XCTAssertEqual(delegate.window?.isKeyWindow, true)
      XCTAssertNil(delegate.window?.rootViewController)
      delegate.window?.hidden = true
      trace.expect("")
    }
  }

  /// SEED-01, SEED-04: the application delegate makes a tab bar controller the root of its window, in the spellings of Swift 4.
  @available(*, deprecated)
  func test_SEED01_SEED04_tabBarControllerAsRootOfALaunch() async throws {
    try await Stage.withPristine(device: .bare) { _ in
      let recorder = EventRecorder(includesWindows: true, includesApplication: true)
      let launched = recorder.record { UIApplication.launch(TabBarRootDelegate.self) }
      let window = try XCTUnwrap(launched?.window)
      XCTAssertEqual(
        recorder.text,
        """
        TabBarRootDelegate #1.application(_:didFinishLaunchingWithOptions:)
        UITabBarController #1.viewDidLoad()
        First.willMove(toParent: UITabBarController #1)
        Second.willMove(toParent: UITabBarController #1)
        First.didMove(toParent: UITabBarController #1)
        Second.didMove(toParent: UITabBarController #1)
        UIWindow #1.didBecomeVisible
        First.viewDidLoad()
        UITabBarController #1.viewWillAppear(false)
        First.viewWillAppear(false)
        UIWindow #1.becomeKey()
        UIApplication #1.didFinishLaunchingNotification
        UIApplication #1.didBecomeActiveNotification
        First.viewSafeAreaInsetsDidChange()
        First.viewLayoutMarginsDidChange()
        UITabBarController #1.viewIsAppearing(false)
        UITabBarController #1.viewWillLayoutSubviews()
        UITabBarController #1.viewDidLayoutSubviews()
        First.viewIsAppearing(false)
        First.viewWillLayoutSubviews()
        First.viewDidLayoutSubviews()
        UITabBarController #1.viewDidAppear(false)
        First.viewDidAppear(false)
        """)
      XCTAssertEqual(window.rootViewController?.view.frame, window.bounds)
      XCTAssertTrue(UIApplication.shared.keyWindow === window)
    }
  }

  /// SEED-03: the launch with a main storyboard, in the order of the document: the window with its frame, the delegate's window, the
  /// initial controller as root, the delegate's method, and then `makeKeyAndVisible()`, with which the root loads its view.
  func test_SEED02_SEED03_launchWithStoryboard() async throws {
    try await Stage.withPristine(device: .bare) { _ in
      UIApplication.registerStoryboard("Main") { UIViewController() }
      let recorder = EventRecorder(includesWindows: true, includesApplication: true)
      let launched = recorder.record {
        UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Main"])
      }
      let delegate = try XCTUnwrap(launched)
      XCTAssertEqual(delegate.isRootLoaded, false)
      XCTAssertEqual(delegate.window?.frame, UIScreen.main.bounds)
      XCTAssertEqual(
        recorder.events.prefix(4).map(\.line),
        [
          "StoryboardDelegate #1.application(_:didFinishLaunchingWithOptions:)",
          "UIApplication #1.didFinishLaunchingNotification", "UIWindow #1.didBecomeVisible",
          "UIViewController #1.viewDidLoad()",
        ])
    }
  }

  /// SEED-04, M-LAUNCH-01: the delegates of the documents in a launch; the one that gives its window no root is reported.
  @available(*, deprecated)
  func test_SEED04_M_LAUNCH_01_launchesOfTheDocuments() async {
    await withLaunch { trace in
      let issues = Stage.current.diagnostics.collect { UIApplication.launch(WindowOnlyDelegate.self) }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-01"])
      XCTAssertEqual(trace.recorder.drain().first?.text, "application(_:didFinishLaunchingWithOptions:)")
      let root = UIApplication.launch(RootDelegate.self)?.window?.rootViewController
      XCTAssertEqual(root?.view.subviews.count, 1)
      trace.skip()
    }
  }

  /// SEED-07: the application retains the delegate and with it the window; another window may be key for a while.
  func test_SEED07_windowOfTheDelegate() async {
    await withLaunch { trace in
      let window = UIApplication.launch(ClassicDelegate.self)?.window
      let other = UIWindow()
      other.makeKeyAndVisible()
      XCTAssertTrue(UIApplication.shared.keyWindow === other)
      XCTAssertTrue(UIApplication.shared.delegate?.window === window)
      other.isHidden = true
      XCTAssertTrue(UIApplication.shared.keyWindow === window)
      trace.skip()
    }
  }

  /// SEED-05: reading the root's view loads it; it takes subviews before the window is shown.
  @available(*, deprecated)
  func test_SEED05_subviewsBeforeTheWindowIsShown() async {
    await withTrace { trace in
      let delegate = RootDelegate()
      XCTAssertTrue(delegate.application(application: .sharedApplication(), didFinishLaunchingWithOptions: nil))
      let root = delegate.window?.rootViewController
      XCTAssertEqual(root?.view.subviews.map(\.frame), [CGRectMake(100, 100, 50, 50)])
      XCTAssertEqual(root?.view.subviews.first?.backgroundColor, UIColor.redColor())
      trace.expect(
        """
        UIViewController #1.viewDidLoad()
        UIViewController #1.viewWillAppear(false)
        UIViewController #1.viewIsAppearing(false)
        UIViewController #1.viewDidAppear(false)
        """)
      trace.ignore { delegate.window?.hidden = true }
    }
  }

  /// SEED-05, SEED-09: `viewDidLoad` adds a subview; a loop takes all of them out.
  @available(*, deprecated)
  func test_SEED09_subviewsAddedAndRemoved() async {
    await withTrace { trace in
      let controller = trace.controller("C", BoxController.init)
      let view: UIView = controller.view
      XCTAssertEqual(view.subviews.count, 1)
      for v in view.subviews as [UIView] { v.removeFromSuperview() }
      XCTAssertTrue(view.subviews.isEmpty)
      trace.expect("C.viewDidLoad()")
    }
  }

  /// SEED-01, SEED-11: a tab bar controller as a window's root, made in code; it fills the window, and its tabs fill it.
  @available(*, deprecated)
  func test_SEED11_tabBarAsRoot() async {
    await withStage { trace in
      let delegate = TabBarDelegate()
      XCTAssertTrue(delegate.application(application: .sharedApplication(), didFinishLaunchingWithOptions: nil))
      let tabs = delegate.window?.rootViewController as? UITabBarController
      XCTAssertEqual(tabs?.view.frame, UIScreen.mainScreen().bounds)
      XCTAssertEqual(tabs?.selectedViewController?.view.frame, tabs?.view.bounds)
      XCTAssertEqual(tabs?.viewControllers?.map(\.isViewLoaded), [true, false])
      XCTAssertEqual(tabs?.tabBar.items?.map(\.title), ["First", "Second"])
      delegate.window?.hidden = true
    }
  }

  /// SEED-14, SEED-15, SEED-17: the two recipes in the names of Swift 3, toggled in one turn.
  @available(*, deprecated)
  func test_SEED17_toggledRecipes() async {
    await withTrace { trace in
      let container = trace.controller("P", RecipeController.init)
      trace.setUp {
        trace.show(container)
        container.sessionsViewController.title = "A"
        container.summaryViewController.title = "B"
        container.toggle(state: .session)
      }

      UpdateCycle.main.turn { container.toggle(state: .summary) }
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.didMove(toParent: nil)
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: P)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(container.childViewControllers, [container.summaryViewController])
    }
  }

  /// SEED-19, SEED-20: all that are pushed are children, and the top one's view alone is in the tree; a pop ends the relation.
  func test_SEED19_SEED20_pushedControllersAreChildren() async {
    await withTrace { trace in
      let (list, detail, page) = (trace.controller("A"), trace.controller("B"), trace.controller("C"))
      let navigation = trace.controller("N") { UINavigationController(rootViewController: list) }
      trace.setUp {
        trace.show(navigation)
        navigation.pushViewController(detail, animated: true)
        navigation.pushViewController(page, animated: true)
      }
      XCTAssertEqual(navigation.children, [list, detail, page])
      XCTAssertEqual(navigation.children, navigation.viewControllers)
      XCTAssertEqual([list, detail, page].map { $0.viewIfLoaded?.superview == nil }, [true, true, false])

      navigation.popViewController(animated: true)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        C.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.didMove(toParent: nil)
        """)
      XCTAssertNil(page.parent)
      XCTAssertEqual(navigation.children, [list, detail])
    }
  }

  /// SEED-21: what is asked of the controllers goes to the container first, which may let a child answer, and says itself what
  /// traits and what size its children get.
  func test_SEED21_containerIsAskedFirst() async {
    await withStage { trace in
      let container = trace.controller("P", AnsweringContainer.init)
      trace.show(container)
      let child = trace.embed(trace.controller("C"), in: container)
      container.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
      XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(container.traitCollection.userInterfaceStyle, .light)
      XCTAssertEqual(
        container.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 400, height: 800)),
        CGSize(width: 400, height: 400))

      container.asked = 0
      container.setNeedsStatusBarAppearanceUpdate()
      XCTAssertEqual(container.asked, 1)
    }
  }

  /// SEED-22, SEED-24: presenting links the two both ways, and hides the presenter's content behind a whole screen.
  func test_SEED22_presentingLinksBothWays() async {
    await withStage { trace in
      let presenter = trace.controller("A")
      let window = trace.show(presenter)
      let presented = trace.controller("M")
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: true, completion: nil)
      XCTAssertTrue(presenter.presentedViewController === presented)
      XCTAssertTrue(presented.presentingViewController === presenter)
      XCTAssertNil(presenter.view.window)
      XCTAssertEqual(presented.view.convert(presented.view.bounds, to: window), window.bounds)
      presented.dismiss(animated: true, completion: nil)
      XCTAssertNil(presenter.presentedViewController)
      XCTAssertTrue(presenter.view.window === window)
    }
  }

  /// SEED-23: a full-screen presentation is handed to the one that covers the screen; a context that the user defines keeps
  /// its own.
  func test_SEED23_thePresentationMovesUpTheChain() async {
    await withStage { trace in
      let container = trace.controller("N")
      trace.show(container)
      let source = trace.embed(trace.controller("A"), in: container)
      let presented = trace.controller("M")
      presented.modalPresentationStyle = .fullScreen
      source.present(presented, animated: false)
      XCTAssertTrue(presented.presentingViewController === container)
      source.dismiss(animated: false)

      presented.modalPresentationStyle = .currentContext
      source.definesPresentationContext = true
      source.present(presented, animated: false)
      XCTAssertTrue(presented.presentingViewController === source)
      XCTAssertNil(container.presentedViewController)
    }
  }
}

/// Answers for its children, and gives each half of its height.
private final class AnsweringContainer: UIViewController {
  var asked = 0

  override var childForStatusBarStyle: UIViewController? {
    asked += 1
    return children.first
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height / 2)
  }
}

@available(*, deprecated)
private final class WindowOnlyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool {
    self.window = UIWindow(frame: UIScreen.mainScreen().bounds)
    self.window!.backgroundColor = UIColor.whiteColor()
    self.window!.makeKeyAndVisible()
    return true
  }
}

@available(*, deprecated)
private final class TabBarDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.mainScreen().bounds)
    let tabBarController = UITabBarController()
    let first = UIViewController()
    let second = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    tabBarController.viewControllers = [UINavigationController(rootViewController: first), second]
    window?.rootViewController = tabBarController
    window?.makeKeyAndVisible()
    return true
  }
}

/// A tab bar controller as root, in the spellings of Swift 4.
@available(*, deprecated)
private final class TabBarRootDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabBarController = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    tabBarController.viewControllers = [first, second]
    window?.rootViewController = tabBarController
    window?.makeKeyAndVisible()
    return true
  }
}

@available(*, deprecated)
private final class RootDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool {
    self.window = UIWindow(frame: UIScreen.mainScreen().bounds)
    self.window!.rootViewController = UIViewController()
    let mainview: UIView = self.window!.rootViewController!.view
    let v = UIView(frame: CGRectMake(100, 100, 50, 50))
    v.backgroundColor = UIColor.redColor()
    mainview.addSubview(v)
    self.window!.makeKeyAndVisible()
    return true
  }
}

@available(*, deprecated)
private final class BoxController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let mainview: UIView = self.view
    let v = UIView(frame: CGRectMake(100, 100, 50, 50))
    v.backgroundColor = UIColor.redColor()
    mainview.addSubview(v)
  }
}

@available(*, deprecated)
private final class RecipeController: UIViewController {
  enum State { case session, summary }

  let sessionsViewController = UIViewController()
  let summaryViewController = UIViewController()

  func toggle(state: State) {
    if state == .summary {
      remove(asChildViewController: sessionsViewController)
      add(asChildViewController: summaryViewController)
    } else {
      remove(asChildViewController: summaryViewController)
      add(asChildViewController: sessionsViewController)
    }
  }

  private func add(asChildViewController viewController: UIViewController) {
    addChildViewController(viewController)
    view.addSubview(viewController.view)
    viewController.view.frame = view.bounds
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    viewController.didMove(toParentViewController: self)
  }

  private func remove(asChildViewController viewController: UIViewController) {
    // The document asks `parent != nil`: the container's own, which a root has not. The child's is meant.
    guard viewController.parent != nil else { return }
    viewController.willMove(toParentViewController: nil)
    viewController.view.removeFromSuperview()
    viewController.removeFromParentViewController()
  }
}
