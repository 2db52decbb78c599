import ControllerTreeTesting
import UIKit
import XCTest

/// A screen that is on while it can be seen.
private final class TrackingController: UIViewController {
  private(set) var isTracking = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isTracking = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isTracking = false
  }
}

/// A container of a user, whose faults can be switched on.
private final class CardContainer: UIViewController {
  func show(_ card: UIViewController) {
    addChild(card)
    card.view.frame = view.bounds
    view.addSubview(card.view)
    card.didMove(toParent: self)
  }

  func remove(_ card: UIViewController) {
    card.willMove(toParent: nil)
    card.viewIfLoaded?.removeFromSuperview()
    card.removeFromParent()
  }
}

final class ControllerScenarioTests: XCTestCase {
  @MainActor private static let cards = ControllerHost.container(
    make: CardContainer.init, show: { $0.show($1) }, remove: { $0.remove($1) })

  /// One loop: every state in every host, on phones and tablets, light and dark.
  @MainActor func test_aScreenSurvivesEverywhere() async {
    let hosts = ControllerHost.all + [Self.cards]
    let scenarios = ControllerScenario.everywhere(in: hosts) { TrackingController() }
    XCTAssertEqual(scenarios.count, 32)
    for scenario in scenarios {
      let name = "\(scenario.host)"
      await scenario.play { hosted in
        XCTAssertFalse(hosted.controller.isViewLoaded, name)
        hosted.move(to: .loaded)
        XCTAssertNil(hosted.controller.view.window, name)
        hosted.move(to: .appearing)
        XCTAssertFalse(hosted.controller.isTracking, name)
        hosted.move(to: .visible)
        XCTAssertTrue(hosted.controller.isTracking, name)
        XCTAssertEqual(hosted.controller.traitCollection.userInterfaceStyle, scenario.style, name)
        hosted.move(to: .covered)
        XCTAssertFalse(hosted.controller.isTracking, name)
        hosted.move(to: .uncovered)
        XCTAssertTrue(hosted.controller.isTracking, name)
        hosted.move(to: .inBackground)
        XCTAssertEqual(UIApplication.shared.applicationState, .background, name)
        XCTAssertTrue(hosted.controller.isTracking, name)
        hosted.move(to: .gone)
        XCTAssertFalse(hosted.controller.isTracking, name)
      }
    }
  }

  /// A whole life without a word; the scenario ends the life of a controller that a test leaves on screen.
  @MainActor func test_aScenarioPlaysByItself() async {
    for scenario in ControllerScenario.everywhere({ TrackingController() }) { await scenario.play() }
    await ControllerScenario(in: .sheet) { TrackingController() }.play { $0.move(to: .covered) }
    await ControllerScenario(in: .tab) { TrackingController() }.play { $0.move(to: .appearing) }
    await ControllerScenario { TrackingController() }.play { $0.move(to: .loaded) }
    await ControllerScenario { TrackingController() }.play { _ in }
  }

  /// The device turns, and changes between light and dark.
  @MainActor func test_theDeviceTurnsAndChangesItsStyle() async {
    await ControllerScenario(on: .iPhone, style: .dark) { TrackingController() }.play { hosted in
      hosted.move(to: .visible)
      XCTAssertEqual(hosted.controller.view.bounds.size, CGSize(width: 393, height: 852))
      hosted.rotate(to: .landscapeLeft)
      XCTAssertEqual(hosted.controller.view.bounds.size, CGSize(width: 852, height: 393))
      XCTAssertEqual(hosted.controller.traitCollection.userInterfaceStyle, .dark)
      hosted.setStyle(.light)
      XCTAssertEqual(hosted.controller.traitCollection.userInterfaceStyle, .light)
    }
  }

  @MainActor func test_asynchronousBodiesPlayToo() async {
    await ControllerScenario(in: .navigation) { TrackingController() }.play { hosted in
      hosted.move(to: .visible)
      await Task.yield()
      XCTAssertTrue(hosted.controller.isTracking)
    }
  }

  /// A goal that lies behind.
  @MainActor func test_statesBehindCannotBeReached() async {
    let failures = await TestFailure.collect {
      await ControllerScenario { TrackingController() }.play { hosted in
        hosted.move(to: .inBackground)
        hosted.move(to: .loaded)
        hosted.move(to: .gone)
        hosted.move(to: .visible)
      }
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        """
        TrackingController as root of a window on iPhone: TrackingController #1 is in the background and can't be moved to loaded.
        """,
        "TrackingController as root of a window on iPhone: TrackingController #1 is gone and can't be moved to visible.",
      ])
  }
}
