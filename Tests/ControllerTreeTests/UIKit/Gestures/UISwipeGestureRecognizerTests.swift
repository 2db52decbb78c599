import UIKit
import XCTest

@testable import ControllerTree

/// The recognizers for each kind of movement.
final class UISwipeGestureRecognizerTests: XCTestCase {
  /// NAV-24: the initial properties of each recognizer; all go through the same states.
  func test_NAV24_kinds() async {
    await withTrace { trace in
      let (swipe, press) = (UISwipeGestureRecognizer(), UILongPressGestureRecognizer())
      XCTAssertEqual(swipe.direction, .right)
      XCTAssertEqual(swipe.numberOfTouchesRequired, 1)
      swipe.direction = [.left, .up, .down]
      XCTAssertFalse(swipe.direction.contains(.right))
      XCTAssertEqual([press.minimumPressDuration, Double(press.allowableMovement)], [0.5, 10])
      XCTAssertEqual([press.numberOfTapsRequired, press.numberOfTouchesRequired], [0, 1])
      for recognizer in [swipe, press] {
        recognizer.addHandler { trace.note("\($0.state)") }
        recognizer.state = .ended
      }
      trace.expect("ended\nended")
    }
  }

  /// NAV-24: handlers can read the progress of a gesture, which is reset for the next gesture.
  func test_NAV24_pinchAndRotation() async {
    await withTrace { trace in
      let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
      pinch.addHandler { [unowned pinch] in trace.note("\($0.state) \(pinch.scale)") }
      rotation.addHandler { [unowned rotation] in trace.note("\($0.state) \(rotation.rotation)") }
      pinch.scale = 2
      pinch.state = .began
      pinch.state = .ended
      rotation.rotation = 0.5
      rotation.state = .began
      rotation.state = .cancelled
      trace.expect("began 2.0\nended 2.0\nbegan 0.5\ncancelled 0.5")
      XCTAssertEqual([pinch.scale, pinch.velocity], [1, 0])
      XCTAssertEqual([rotation.rotation, rotation.velocity], [0, 0])
    }
  }
}
