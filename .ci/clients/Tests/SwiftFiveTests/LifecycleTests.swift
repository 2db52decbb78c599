import UIKit
import XCTest

@testable import SwiftFive

class Logger: UIViewController {
  static var log: [String] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ text: String) { Logger.log.append("\(name) \(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("viewDidDisappear")
  }
}

// Plain synchronous test methods, not isolated to any actor, as most UIKit projects have them.
final class LifecycleTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    super.setUp()
    Logger.log = []
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    super.tearDown()
  }

  func testContainerForwardsAppearance() {
    let first = Logger("first")
    let second = Logger("second")
    let container = ContainerViewController(viewControllers: [first, second])
    window.rootViewController = container
    window.makeKeyAndVisible()
    XCTAssertEqual(
      Logger.log,
      ["first viewDidLoad", "first viewWillAppear", "first viewIsAppearing", "first viewDidAppear"])
    XCTAssertTrue(window.isKeyWindow)
    XCTAssertTrue(UIApplication.shared.keyWindow === window)

    Logger.log = []
    container.tabBarView.select(1)
    XCTAssertEqual(
      Logger.log,
      [
        "first viewWillDisappear", "first viewDidDisappear", "second viewDidLoad", "second viewWillAppear",
        "second viewIsAppearing", "second viewDidAppear",
      ])
    XCTAssertEqual(container.children.firstIndex(of: second), 0)
    XCTAssertNil(first.parent)
    XCTAssertTrue(second.view.nearestViewController === second)
  }

  func testTransition() {
    let first = Logger("first")
    let next = Logger("next")
    let container = ContainerViewController(viewControllers: [first])
    window.rootViewController = container
    window.makeKeyAndVisible()
    Logger.log = []
    let done = expectation(description: "transition")
    container.crossDissolve(to: next) { done.fulfill() }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(
      Logger.log,
      [
        "next viewDidLoad", "first viewWillDisappear", "next viewWillAppear", "next viewIsAppearing",
        "next viewDidAppear", "first viewDidDisappear",
      ])
  }

  func testCoordinator() {
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
    let root = window.rootViewController as? ContainerViewController
    XCTAssertEqual(coordinator.visits[window.rootViewController!], 1)
    XCTAssertEqual(root.map(coordinator.identifier), "ContainerViewController")
    XCTAssertEqual(Set([window.rootViewController!]).count, 1)
  }

  func testControllerIsReleased() {
    weak var child: UIViewController?
    let container = ContainerViewController(viewControllers: [])
    window.rootViewController = container
    window.makeKeyAndVisible()
    do {
      let controller = Logger("child")
      child = controller
      container.addChild(controller)
      container.view.addSubview(controller.view)
      controller.didMove(toParent: container)
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    XCTAssertNil(child)
  }
}
