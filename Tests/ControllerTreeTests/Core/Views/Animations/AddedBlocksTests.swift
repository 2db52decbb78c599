import UIKit
import XCTest

@testable import ControllerTree

/// Blocks that are added to property animators (LAYER-64).
final class AddedBlocksTests: XCTestCase {
  /// LAYER-64: a block that is added half-way begins where the view is, and ends with the animator.
  func test_LAYER64_addedLater() async throws {
    try await withTrace(pacing: .manual) { trace in
      for isPaused in [false, true] {
        let view = trace.shownView()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { trace.note("\($0)") }
        animator.startAnimation()
        trace.advance(1)
        if isPaused { animator.pauseAnimation() }
        animator.addAnimations { view.center.x = 150 }
        XCTAssertEqual(try Self.shown(view), [50, 0.5])
        if isPaused {
          trace.advance(5)
          XCTAssertEqual(try Self.shown(view), [50, 0.5])
          animator.startAnimation()
        }
        trace.advance(0.5)
        XCTAssertEqual(try Self.shown(view), [100, 0.25])
        trace.advance(0.25)
        XCTAssertEqual(try Self.shown(view), [125, 0.125])
        trace.expect("")
        trace.advance(0.25)
        XCTAssertEqual(try Self.shown(view), [150, 0])
        trace.expect("end")
      }
    }
  }

  /// LAYER-64: the delay is a part of the time that is left; numbers outside of 0 and 1 count as the nearest of them.
  func test_LAYER64_delayFactor() async throws {
    try await withTrace(pacing: .manual) { trace in
      let places: [(factor: CGFloat, places: [CGFloat])] = [
        (0, [75, 100, 125]), (0.5, [50, 50, 100]), (1, [50, 50, 50]), (7, [50, 50, 50]), (-1, [75, 100, 125]),
        (.nan, [75, 100, 125]),
      ]
      for (factor, places) in places {
        for isLate in [false, true] {
          let view = trace.shownView()
          let animator = UIViewPropertyAnimator(duration: isLate ? 2 : 1, curve: .linear) { view.alpha = 0 }
          if isLate {
            animator.startAnimation()
            trace.advance(1)
          }
          animator.addAnimations({ view.center.x = 150 }, delayFactor: factor)
          animator.startAnimation()
          for place in places {
            trace.advance(0.25)
            XCTAssertEqual(try Self.shown(view)[0], place, accuracy: 1e-6, "\(factor), \(isLate)")
          }
          trace.advance(0.25)
          XCTAssertEqual(try Self.shown(view)[0], 150)
        }
      }
    }
  }

  @MainActor private static func shown(_ view: UIView) throws -> [CGFloat] {
    let layer = try XCTUnwrap(view.layer.presentation())
    return [layer.position.x, CGFloat(layer.opacity)]
  }
}
