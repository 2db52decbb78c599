import XCTest

@testable import ControllerTree

/// The public storyboards make the controllers that their page of expectations lists. No class of theirs is in this program.
final class FixtureTests: XCTestCase {
  /// A controller with its children: `UINavigationController "Title" [child, child]`.
  @MainActor private static func text(_ controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    let children = controller.children.map { text($0) }
    let title = (controller.title ?? controller.navigationItem.title).map { " \"\($0)\"" } ?? ""
    return "\(type(of: controller))\(title)" + (children.isEmpty ? "" : " [\(children.joined(separator: ", "))]")
  }

  @MainActor private static func expect(
    _ name: String, initial: String, unknown: Set<String> = [], also: [String: String] = [:],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let storyboard = try Samples.fixture(name)
    var made: [UIViewController] = []
    let issues = Stage.current.diagnostics.collect {
      let controller = storyboard.instantiateInitialViewController()
      XCTAssertEqual(text(controller), initial, name, file: file, line: line)
      made = [controller].compactMap(\.self)
      for (identifier, expected) in also.sorted(by: { $0.key < $1.key }) {
        let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        XCTAssertEqual(text(controller), expected, "\(name) \(identifier)", file: file, line: line)
        made.append(controller)
      }
    }
    // Nothing is loaded by making it, and all can be loaded.
    XCTAssertTrue(made.flatMap { [$0] + $0.children }.allSatisfy { !$0.isViewLoaded }, name, file: file, line: line)
    let texts = issues.filter { $0.kind == .unknownInterfaceClass }.compactMap(\.uikitText)
    XCTAssertEqual(
      Set(texts.map { $0.split(separator: " ")[2] }.map(String.init)), unknown, name, file: file, line: line)
    let unexpected = issues.filter {
      ![.unknownInterfaceClass, .standIn].contains($0.kind)
    }
    XCTAssertEqual(unexpected, [], name, file: file, line: line)
    _ = Stage.current.diagnostics.collect { for controller in made { controller.loadViewIfNeeded() } }
    XCTAssertTrue(made.allSatisfy(\.isViewLoaded), name, file: file, line: line)
  }

  /// IB-01 to IB-05, IB-45: controllers with their children, and the unknown classes.
  func test_IB03_controllersOfPublicStoryboards() async throws {
    try await withIssues { _ in
      try Self.expect("single-view-safe-area-constraints", initial: "UIViewController", unknown: ["App.ViewController"])
      try Self.expect(
        "navigation-embed-and-custom-segues", initial: "UIViewController \"Home\"",
        unknown: [
          "NotCurrentModule.PickerViewController", "NotCurrentModule.CustomSegueClass", "SwiftGen.SlideLeftSegue",
        ],
        also: [
          "Composer": "UIViewController \"Message Content\"", "URLChooser": "UIViewController \"URL to share\"",
          "MessagesList": "UITableViewController \"Root View Controller\"",
          "NavCtrl": "UINavigationController [UITableViewController \"Root View Controller\"]",
        ])
      try Self.expect(
        "tabs-with-navigation", initial: "UINavigationController [UIViewController \"Sign In\"]",
        unknown: ["SignInViewController"])
      try Self.expect(
        "split-classic-show-detail",
        initial: """
          UISplitViewController [UINavigationController "Master" [UITableViewController "Master"], UINavigationController [\
          UIViewController "Detail"]]
          """, unknown: ["MasterViewController", "DetailViewController"])
      try Self.expect(
        "page-controller", initial: "UIPageViewController",
        unknown: [
          "SwinjectStoryboardTests.AnimalPagesViewController", "SwinjectStoryboardTests.AnimalViewController",
        ], also: ["AnimalPage": "UIViewController"])
    }
  }

  /// IB-03, SPLIT-01: three columns; a bare column gets a navigation controller.
  func test_IB03_threeColumns() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.fixture("split-three-columns-launch-screen")
      var split: UISplitViewController?
      _ = trace.stage.diagnostics.collect {
        split = storyboard.instantiateInitialViewController() as? UISplitViewController
      }
      XCTAssertEqual(split?.style, .tripleColumn)
      XCTAssertEqual(split?.viewController(for: .primary)?.children.map(\.navigationItem.title), ["Feeds"])
      XCTAssertEqual(split?.viewController(for: .primary)?.children.first?.toolbarItems?.count, 3)
      for column in [UISplitViewController.Column.supplementary, .secondary] {
        XCTAssertNotNil(split?.viewController(for: column), "\(column)")
      }
      XCTAssertNil(split?.viewController(for: .compact))
    }
  }

  /// IB-01 to IB-05, IB-42: references and formats of former years.
  func test_IB42_moreControllersOfPublicStoryboards() async throws {
    try await withIssues { _ in
      try Self.expect(
        "storyboard-references", initial: "UIViewController", unknown: ["ResourceApp.FirstViewController"])
      try Self.expect(
        "drawer-custom-and-unwind-segues", initial: "UIViewController",
        unknown: ["ECSlidingViewController", "MEMenuViewController", "ECSlidingSegue"],
        also: [
          "MenuViewController": "UITableViewController",
          "HomeNavigationController": "UINavigationController [UIViewController \"Home\"]",
        ])
      try Self.expect(
        "modal-styles-and-reference",
        initial: "UINavigationController [UITableViewController \"Root View Controller\"]")
      try Self.expect(
        "ios6-format-drawer-custom-segues", initial: "UIViewController",
        unknown: ["SWRevealViewController", "SWRevealViewControllerSegue"])
      try Self.expect("runtime-attributes-all-types", initial: "nil")
    }
  }

  /// IB-42, SEGUE-03: an embed of a missing storyboard is reported with the storyboard and the line of the reference.
  func test_IB42_embedOfAMissingStoryboard() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.fixture("embedded-container-in-reference")
      let issues = trace.stage.diagnostics.collect {
        let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
        XCTAssertEqual(navigation?.viewControllers.count, 1)
        navigation?.topViewController?.loadViewIfNeeded()
      }
      let missing = issues.filter { $0.kind == .storyboardUnusable }
      XCTAssertEqual(missing.count, 1)
      XCTAssertTrue(missing.first?.message.contains("no storyboard 'Pageboy'") == true, "\(missing)")
      XCTAssertTrue(missing.first?.message.hasPrefix("embedded-container-in-reference.storyboard:") == true)
    }
  }

  /// IB-12: the child of a container view, in the public file with embeds; the same scene is made anew each time.
  func test_IB12_embedInAPublicStoryboard() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.fixture("navigation-embed-and-custom-segues")
      _ = trace.stage.diagnostics.collect {
        let composer = storyboard.instantiateViewController(withIdentifier: "Composer")
        composer.loadViewIfNeeded()
        XCTAssertEqual(composer.children.count, 1)
        XCTAssertEqual(composer.children.first?.view.superview?.frame, CGRect(x: 119, y: 519, width: 240, height: 128))
        XCTAssertEqual(composer.children.first?.view.frame.size, CGSize(width: 240, height: 128))
      }
    }
  }

  /// IB-14, SEGUE-02: a segue makes a new destination each time, with the children of its relationships.
  func test_IB14_SEGUE02_segueOfAPublicStoryboard() async throws {
    try await withIssues { trace in
      let storyboard = try Samples.fixture("tabs-with-navigation")
      _ = trace.stage.diagnostics.collect {
        guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController else {
          return XCTFail("no navigation controller")
        }
        trace.show(navigation)
        navigation.topViewController?.performSegue(withIdentifier: "signIn", sender: nil)
        trace.stage.cycle.settle()
        let tabs = navigation.topViewController as? UITabBarController
        XCTAssertEqual(tabs?.viewControllers?.map(\.tabBarItem.title), ["Recent", "My Posts", "My Top Posts"])
        XCTAssertEqual(tabs?.navigationItem.title, "Messages")
        XCTAssertEqual(tabs?.navigationItem.rightBarButtonItem?.systemItem, .add)
        tabs?.navigationItem.rightBarButtonItem?.performPrimaryAction()
        trace.stage.cycle.settle()
        XCTAssertEqual(navigation.viewControllers.count, 3)
      }
    }
  }
}
