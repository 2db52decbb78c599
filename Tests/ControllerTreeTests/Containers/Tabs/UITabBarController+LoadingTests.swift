import Foundation
import XCTest

@testable import ControllerTree

/// The loading of a tab bar controller's view, and of its tabs' views: TAB-04, TAB-19.
final class UITabBarControllerLoadingTests: XCTestCase {
  /// TAB-19: the initialiser loads the view, after the stored properties have got their values.
  func test_TAB19_theInitialiserLoadsTheView() async {
    await withTrace { trace in
      NotingTabs.trace = trace
      defer { NotingTabs.trace = nil }
      let loading = """
        loadView with a stored property
        T.viewDidLoad()
        viewDidLoad with 0 tabs
        """
      let plain = NotingTabs()
      trace.expect(loading)
      XCTAssertTrue(plain.isViewLoaded)
      NotingTabs(nibName: nil, bundle: nil).loadViewIfNeeded()
      trace.expect(loading)
      _ = NotingTabs(own: "own")
      trace.expect(loading + "\nthe initialiser returns")
    }
  }

  /// TAB-19, TAB-18: `init(tabs:)` sets the tabs first, so that `viewDidLoad` finds them. No tab's view is loaded.
  func test_TAB19_theInitialiserWithTabs() async {
    await withTrace { trace in
      NotingTabs.trace = trace
      defer { NotingTabs.trace = nil }
      let first = trace.controller("A")
      let tab = UITab(title: "A", image: nil, identifier: "a") { _ in first }
      let tabs = NotingTabs(tabs: [tab])
      trace.expect(
        """
        A.willMove(toParent: T)
        A.didMove(toParent: T)
        loadView with a stored property
        T.viewDidLoad()
        viewDidLoad with 1 tabs
        """)
      XCTAssertEqual([tabs, first].map(\.isViewLoaded), [true, false])
    }
  }

  /// TAB-19, LOAD-11: generic code gets the same as a direct call. `init(coder:)` does not load the view, because the
  /// code that reads the archive has not set the tabs yet.
  func test_TAB19_genericCodeAndArchives() async {
    await withTrace { trace in
      NotingTabs.trace = trace
      defer { NotingTabs.trace = nil }
      @MainActor func make<Controller: UIViewController>() -> Controller { Controller() }
      @MainActor func make<Controller: UIViewController>(_ nib: String) -> Controller {
        Controller(nibName: nib, bundle: nil)
      }
      let loading = "loadView with a stored property\nT.viewDidLoad()\nviewDidLoad with 0 tabs"
      let generic: NotingTabs = make()
      XCTAssertTrue(generic.isViewLoaded)
      trace.expect(loading)
      let named: NotingTabs = make("Nib")
      XCTAssertEqual(named.nibName, "Nib")
      trace.expect(
        """
        loadView with a stored property
        ! LOAD-11 nibUnavailable: T.view
        T.viewDidLoad()
        viewDidLoad with 0 tabs
        """)
      let archived = NotingTabs(coder: NSCoder())
      trace.expect("")
      XCTAssertEqual(archived?.isViewLoaded, false)
      archived?.loadViewIfNeeded()
      trace.expect(loading)
    }
  }

  /// TAB-19, LOAD-11: a nib's name is reported when the initialiser loads the view.
  func test_TAB19_aNibsName() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController(nibName: "Tabs", bundle: nil) }
      trace.expect("! LOAD-11 nibUnavailable: UITabBarController #1.view\nUITabBarController #1.viewDidLoad()")
      XCTAssertEqual(tabs.nibName, "Tabs")
    }
  }

  /// TAB-04, TAB-19: tabs that `viewDidLoad` sets and selects are in place when the initialiser returns. The view of
  /// the selected one is loaded when the tab bar controller appears.
  func test_TAB04_tabsOfViewDidLoad() async {
    await withTrace { trace in
      let tabs = SelfMadeTabs()
      trace.expect(
        """
        T.viewDidLoad()
        A.willMove(toParent: T)
        B.willMove(toParent: T)
        A.didMove(toParent: T)
        B.didMove(toParent: T)
        """)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertEqual(tabs.viewControllers?.map(\.isViewLoaded), [false, false])
      let window = trace.window()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      trace.expect(
        """
        B.viewDidLoad()
        T.viewWillAppear(false)
        B.viewWillAppear(false)
        T.viewIsAppearing(false)
        B.viewIsAppearing(false)
        T.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(tabs.viewControllers?.map(\.isViewLoaded), [false, true])
    }
  }
}

/// Records when its view is loaded.
private class NotingTabs: UITabBarController {
  @MainActor static weak var trace: Trace?
  private let stored = "a stored property"

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  override init(tabs: [UITab]) { super.init(tabs: tabs) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(own: String) {
    self.init(nibName: nil, bundle: nil)
    Self.trace?.note("the initialiser returns")
  }

  override var nameTitle: String? { "T" }

  override func loadView() {
    Self.trace?.note("loadView with \(stored)")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.trace?.note("viewDidLoad with \(viewControllers?.count ?? 0) tabs")
  }
}

/// Creates its tabs when its view is loaded, as many apps do.
private final class SelfMadeTabs: UITabBarController {
  override var nameTitle: String? { "T" }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["A", "B"].map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
    selectedIndex = 1
  }
}
