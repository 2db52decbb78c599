import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on alerts and action sheets: the same events as the acts by name.
final class TouchedAlertsTests: XCTestCase {
  private struct Scene {
    let alert: UIAlertController
    let window: UIWindow
  }

  @MainActor private static func show(_ style: UIAlertController.Style, _ trace: Trace) -> Scene {
    let root = trace.controller("P")
    let window = trace.show(root)
    let alert = UIAlertController(title: "Q", message: "text", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in trace.note("No") })
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in trace.note("Yes") })
    if style == .alert { alert.addTextField { $0.delegate = nil } }
    root.present(alert, animated: true)
    UpdateCycle.main.settle()
    return Scene(alert: alert, window: window)
  }

  @MainActor private static func tap(_ number: Int, of scene: Scene) {
    guard let frame = scene.alert.frame(of: scene.alert.actions[number]) else { return XCTFail("There is no row.") }
    XCTAssertTrue(scene.window.fingers.tap(scene.alert.view, at: CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// TOUCH-44, ALERT-02: a tap on an action of an alert dismisses it, then runs the handler.
  func test_TOUCH44_alert() async {
    await expectSameEvents(
      "Q.viewWillDisappear(true)\nQ.viewDidDisappear(true)\nYes", in: { Self.show(.alert, $0) },
      act: { $0.alert.perform($0.alert.actions[1]) }, touch: { Self.tap(1, of: $0) })
  }

  /// TOUCH-44, ALERT-04: the action to cancel is the last one of a sheet.
  func test_TOUCH44_actionSheet() async {
    await expectSameEvents(
      "Q.viewWillDisappear(true)\nQ.viewDidDisappear(true)\nNo", in: { Self.show(.actionSheet, $0) },
      act: { $0.alert.perform($0.alert.actions[0]) }, touch: { Self.tap(0, of: $0) })
    await withStage { trace in
      let scene = Self.show(.actionSheet, trace)
      XCTAssertEqual(scene.alert.frame(of: scene.alert.actions[0])?.maxY, scene.alert.view.bounds.height)
      XCTAssertNil(scene.alert.frame(of: UIAlertAction()))
    }
  }

  /// TOUCH-44: a disabled action and a title do nothing; a field is edited.
  func test_TOUCH44_otherRows() async {
    await withTrace { trace in
      let scene = trace.setUp { Self.show(.alert, trace) }
      trace.begin()
      scene.alert.actions[1].isEnabled = false
      Self.tap(1, of: scene)
      scene.window.fingers.tap(scene.alert.view, at: CGPoint(x: 50, y: 20))
      trace.expect("")
      guard let field = scene.alert.textFields?.first else { return XCTFail("There is a field.") }
      XCTAssertEqual(field.frame.minY, 92)
      scene.window.fingers.tap(field)
      XCTAssertTrue(field.isEditing)
    }
  }
}
