import UIKit
import Unedited
import XCTest

/// The code in the folder Unedited, which the plugin has rewritten, does at run time what it does on iOS.
final class UneditedTests: XCTestCase {
  private let root = RootViewController()
  private let window = UIWindow()

  override func setUp() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  override func tearDown() { window.isHidden = true }

  func testTargetsAreCalled() {
    root.player.playButton.sendActions(for: .touchUpInside)
    root.player.volume.sendActions(for: .valueChanged)
    root.player.tap.state = .ended
    XCTAssertEqual(root.player.log, ["appeared", "play untitled", "volume true", "tapped true"])
    XCTAssertEqual(root.calls, ["Loud Player", "volumeDidChange"])
  }

  func testBarButtonsCallTheirTargets() {
    XCTAssertEqual(root.player.navigationItem.rightBarButtonItem?.performPrimaryAction(), true)
    XCTAssertEqual(root.player.log, ["appeared", "done"])
  }

  func testObserversAreCalled() {
    NotificationCenter.default.post(name: playerDidChange, object: "A")
    XCTAssertEqual(root.player.log, ["appeared", "changed A"])
  }

  func testTimersAndOptionalRequirements() {
    root.startTimer()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(root.calls, ["tick info", "reached 1"])
    XCTAssertEqual(root.player.log, ["appeared", "style 1"])
  }

  func testConditionsAndKeys() {
    XCTAssertEqual(root.keys, ["second", "view.frame"])
    XCTAssertTrue(root.isTracking)
  }
}
