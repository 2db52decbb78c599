import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// The phase of a touch while a view gets it.
final class DeliveredPhaseTests: XCTestCase {
  /// TOUCH-27: a quick tap in a scroll view begins and ends; the touch is over before and after.
  func test_TOUCH27_tapInScrollView() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      let view = PhaseView(trace)
      scene.content.addSubview(view)
      trace.begin()
      scene.window.fingers.begin(at: CGPoint(x: 50, y: 50))
      trace.expect("")
      scene.window.fingers.end()
      trace.expect("began in began\nended in ended")
      XCTAssertEqual(view.touch?.phase, .ended)
    }
  }

  /// TOUCH-27: content that is held, then scrolled, loses a touch that is cancelled; the finger has moved.
  func test_TOUCH27_heldThenScrolled() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      let view = PhaseView(trace)
      scene.content.addSubview(view)
      trace.begin()
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.2)
      fingers.move(to: CGPoint(x: 50, y: 30))
      trace.expect("began in began\ncancelled in cancelled\nwillBeginDragging [tracking dragging]\ndidScroll 0 20")
      XCTAssertEqual(view.touch?.phase, .moved)
      fingers.wait(1)
      fingers.end()
      trace.expect("willEndDragging 0.0 0.0 to 0 20 [tracking dragging]\ndidEndDragging false [tracking]")
    }
  }

  /// TOUCH-27: a recognised tap takes a touch that is cancelled; the recognizer sees that the finger is up.
  func test_TOUCH27_recognizedTap() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = PhaseView(trace)
      scene.controller.view.addSubview(view)
      trace.begin()
      let tap = scene.add("tap", PhaseTap(trace), to: view)
      scene.fingers.tap(view)
      trace.expect("tap sees began\nbegan in began\ntap sees ended\ncancelled in cancelled\ntap ended")
      tap.isEnabled = false
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: view)
      scene.fingers.drag(view, by: CGVector(dx: 40, dy: 0), steps: 1)
      trace.expect("began in began\ncancelled in cancelled\npan began\npan ended")
      XCTAssertEqual(pan.state, .possible)
    }
  }

  /// TOUCH-27: a beginning that a recognizer delayed comes as one, and so do a move and the end.
  func test_TOUCH27_delayedBeginning() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = PhaseView(trace)
      scene.controller.view.addSubview(view)
      trace.begin()
      let recognizer = TouchedRecognizer(trace, [.ended: .failed])
      recognizer.delaysTouchesBegan = true
      scene.add("r", recognizer, to: view)
      scene.fingers.drag(view, by: CGVector(dx: 10, dy: 0), steps: 1)
      trace.expect("r.began\nr.moved\nr.ended\nbegan in began\nmoved in moved\nended in ended\nr.reset")
    }
  }

  /// TOUCH-27: an event that a view sends while it gets a delayed touch has the phase of that event.
  func test_TOUCH27_eventDuringACall() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = PhaseView(trace)
      scene.controller.view.addSubview(view)
      trace.begin()
      let recognizer = TouchedRecognizer(trace, [.moved: .failed])
      recognizer.delaysTouchesBegan = true
      scene.add("r", recognizer, to: view)
      let touch = UITouch(location: CGPoint(x: 5, y: 5), in: view)
      scene.window.sendEvent(UIEvent(touches: [touch]))
      view.onBegan = {
        touch.end()
        XCTAssertEqual(touch.phase, .ended)
        scene.window.sendEvent(UIEvent(touches: [touch]))
      }
      touch.move(to: CGPoint(x: 9, y: 5), in: view)
      scene.window.sendEvent(UIEvent(touches: [touch]))
      trace.expect("r.began\nr.moved\nbegan in began\nended in ended\nr.reset")
      XCTAssertEqual(touch.phase, .ended)
    }
  }
}

/// A view with one handler for all phases.
private final class PhaseView: UIView {
  private let trace: Trace
  private(set) var touch: UITouch?
  var onBegan: () -> Void = {}

  init(_ trace: Trace) {
    self.trace = trace
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }

  private func handle(_ call: String, _ touches: Set<UITouch>) {
    touch = touches.first
    for touch in touches { trace.note("\(call) in \(touch.phase)") }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle("began", touches)
    onBegan()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handle("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handle("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { handle("cancelled", touches) }
}

/// A tap that notes the phases that it sees.
private final class PhaseTap: UITapGestureRecognizer {
  private let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init(target: nil, action: nil)
  }
  private func see(_ touches: Set<UITouch>) { for touch in touches { trace.note("tap sees \(touch.phase)") } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    see(touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    see(touches)
    super.touchesEnded(touches, with: event)
  }
}
