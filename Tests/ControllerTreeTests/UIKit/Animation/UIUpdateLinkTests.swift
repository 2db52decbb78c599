import UIKit
import XCTest

@testable import ControllerTree

final class UIUpdateLinkTests: XCTestCase {
  /// VAL-70: actions run in each frame, in the order of the steps, while the link is enabled and its view is in a window.
  func test_VAL70_frames() async {
    await withStage(pacing: .manual) { trace in
      let (window, view) = (UIWindow(), UIView())
      window.isHidden = false
      var lines: [String] = []
      let link = UIUpdateLink(view: view)
      link.addAction(to: .afterUpdateComplete) { _, _ in lines.append("complete") }
      link.addAction { link, info in
        XCTAssertTrue(link.currentUpdateInfo === info && UIUpdateInfo.current(for: view) === info)
        XCTAssertGreaterThan(info.estimatedPresentationTime, info.modelTime)
        XCTAssertEqual(info.completionDeadlineTime, info.estimatedPresentationTime)
        XCTAssertFalse(info.isImmediatePresentationExpected || info.isLowLatencyEventDispatchConfirmed)
        XCTAssertFalse(info.isPerformingLowLatencyPhases)
        lines.append("display")
      }
      link.addAction(to: .afterUpdateScheduled) { _, _ in lines.append("scheduled") }
      trace.stage.cycle.advance(by: .seconds(1))
      link.isEnabled = true
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(lines, [])
      window.addSubview(view)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2)
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(Array(lines.prefix(3)), ["scheduled", "display", "complete"])
      XCTAssertEqual(lines.count % 3, 0)
      XCTAssertNil(UIUpdateInfo.current(for: view))
      let count = lines.count
      link.isEnabled = false
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(lines.count, count)
      window.isHidden = true
    }
  }

  /// VAL-70: a link of a scene; the steps of a frame have an order.
  func test_VAL70_scenesAndSteps() async {
    await withStage(pacing: .manual) { trace in
      let scene = UIWindowScene()
      var frames = 0
      var link: UIUpdateLink? = UIUpdateLink(windowScene: scene) { link, _ in
        XCTAssertNotNil(UIUpdateInfo.current(for: scene))
        frames += 1
        link.isEnabled = frames < 3
      }
      link?.isEnabled = true
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(frames, 3)
      link?.isEnabled = true
      link = nil
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(frames, 3)
      var calls = 0
      let viewLink = UIUpdateLink(view: UIView()) { _, _ in calls += 1 }
      viewLink.isEnabled = true
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(calls, 0)
      let steps: [UIUpdateActionPhase] = [
        .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch,
        .afterCADisplayLinkDispatch, .beforeCATransactionCommit, .afterCATransactionCommit,
        .beforeLowLatencyEventDispatch, .afterLowLatencyEventDispatch, .beforeLowLatencyCATransactionCommit,
        .afterLowLatencyCATransactionCommit, .afterUpdateComplete,
      ]
      XCTAssertEqual(Set(steps).count, 12)
    }
  }
}
