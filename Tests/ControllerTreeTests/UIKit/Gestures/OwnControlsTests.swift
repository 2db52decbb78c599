import UIKit
import XCTest

@testable import ControllerTree

/// Controls as libraries write them: their own tracking, hit areas and gestures, under real fingers.
final class OwnControlsTests: XCTestCase {
  /// A slider with a thumb, as a `UIControl` that tracks.
  private final class ThumbSlider: UIControl {
    let thumb = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var value: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var grip: CGFloat = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      thumb.isUserInteractionEnabled = false
      addSubview(thumb)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      super.layoutSubviews()
      thumb.center = CGPoint(x: 15 + value * (bounds.width - 30), y: bounds.midY)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -20).contains(point)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let place = touch.location(in: self)
      grip = place.x - thumb.center.x
      return thumb.frame.insetBy(dx: -10, dy: -10).contains(place)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let x = touch.location(in: self).x - grip
      value = min(max((x - 15) / (bounds.width - 30), 0), 1)
      sendActions(for: .valueChanged)
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }
    override func cancelTracking(with event: UIEvent?) { value = 0 }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !(gestureRecognizer is UIPanGestureRecognizer)
    }
  }

  /// TOUCH-36, TOUCH-21: the thumb follows the finger that grips it, in a scroll view that stays.
  func test_TOUCH36_slider() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let scroll = UIScrollView(frame: scene.window.bounds)
      scroll.contentSize = CGSize(width: 1000, height: 400)
      scene.controller.view.addSubview(scroll)
      let slider = ThumbSlider(frame: CGRect(x: 50, y: 100, width: 230, height: 30))
      scroll.addSubview(slider)
      scroll.layoutIfNeeded()
      slider.layoutIfNeeded()
      for (event, name) in [(UIControl.Event.valueChanged, "value"), (.editingDidEnd, "end"), (.touchDown, "down")] {
        slider.addAction(UIAction { _ in trace.note("\(name) \(Int(slider.value * 100))") }, for: event)
      }
      trace.begin()
      scene.fingers.drag(from: CGPoint(x: 70, y: 95), to: CGPoint(x: 170, y: 300), steps: 2)
      trace.expect("down 0\nvalue 25\nvalue 50\nend 50")
      XCTAssertEqual(scroll.contentOffset.x, 0)
      scene.fingers.drag(from: CGPoint(x: 250, y: 115), to: CGPoint(x: 100, y: 115), steps: 2)
      trace.expect("")
      XCTAssertEqual(slider.value, 0.5)
      scene.fingers.begin(at: CGPoint(x: 165, y: 115))
      // Until then the scroll view keeps the touch back, and the slider would get it where the finger is by then.
      scene.fingers.wait(0.2)
      scene.fingers.move(to: CGPoint(x: 185, y: 115))
      scene.fingers.cancel()
      trace.expect("down 50\nvalue 60")
      XCTAssertEqual(slider.value, 0)
    }
  }

  /// A knob whose recognizer measures the angle of one finger around the middle.
  private final class KnobRecognizer: UIPanGestureRecognizer {
    private(set) var turn: CGFloat = 0
    private var last: CGFloat?

    private func angle(_ touches: Set<UITouch>) -> CGFloat? {
      guard let view, let touch = touches.first else { return nil }
      let place = touch.location(in: view)
      return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      (last, turn) = (angle(touches), 0)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if let last, let now = angle(touches) {
        turn += (now - last).remainder(dividingBy: 2 * .pi)
        self.last = now
      }
      super.touchesMoved(touches, with: event)
    }
    override func reset() {
      super.reset()
      last = nil
    }
  }

  /// TOUCH-20, TOUCH-32: a subclass of a pan that counts a rotation, on a view that is rotated itself.
  func test_TOUCH32_knob() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let knob = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      knob.transform = CGAffineTransform(rotationAngle: .pi / 2)
      scene.controller.view.addSubview(knob)
      let recognizer = KnobRecognizer()
      recognizer.maximumNumberOfTouches = 1
      recognizer.addHandler { _ in trace.note("\(recognizer.state) \(Int((recognizer.turn * 180 / .pi).rounded()))") }
      knob.addGestureRecognizer(recognizer)
      trace.begin()
      let middle = CGPoint(x: 200, y: 200)
      func place(_ degrees: Double) -> CGPoint {
        CGPoint(x: middle.x + 80 * cos(degrees * .pi / 180), y: middle.y + 80 * sin(degrees * .pi / 180))
      }
      scene.fingers.begin(at: place(0))
      for degrees in [45.0, 170, 260] { scene.fingers.move(to: place(degrees)) }
      scene.fingers.end()
      trace.expect("began 45\nchanged 170\nchanged 260\nended 260")
    }
  }

  /// A view on which a finger writes, one line a touch.
  private final class SignatureView: UIView {
    private(set) var lines: [[CGPoint]] = []
    private var open: [UITouch: Int] = [:]

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        open[touch] = lines.count
        lines.append([touch.preciseLocation(in: self)])
      }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        guard let line = open[touch] else { continue }
        for part in event?.coalescedTouches(for: touch) ?? [touch] {
          lines[line].append(part.preciseLocation(in: self))
        }
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { open[touch] = nil }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { if let line = open.removeValue(forKey: touch) { lines[line] = [] } }
    }
  }

  /// TOUCH-14, TOUCH-26: two fingers write two lines; places between two frames belong to them; a call takes them away.
  func test_TOUCH26_signature() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = SignatureView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      view.isMultipleTouchEnabled = true
      scene.controller.view.addSubview(view)
      let fingers = scene.fingers
      fingers.begin(at: [CGPoint(x: 110, y: 110), CGPoint(x: 150, y: 110)])
      fingers.move(through: [CGPoint(x: 115, y: 115), CGPoint(x: 120, y: 125)])
      fingers.move(1, to: CGPoint(x: 160, y: 130))
      fingers.end()
      XCTAssertEqual(
        Set(view.lines),
        [
          [CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 15), CGPoint(x: 20, y: 25)],
          [CGPoint(x: 50, y: 10), CGPoint(x: 60, y: 30)],
        ])
      fingers.cancel()
      XCTAssertEqual(view.lines.map(\.count).sorted(), [0, 3])
    }
  }

  /// HIT-01, TOUCH-02: a container that passes its touches to a view outside of it, and one that lets all through.
  func test_TOUCH02_ownHitTests() async {
    final class Relay: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit === self ? target : hit
      }
    }
    await withTrace { trace in
      let scene = TouchScene(trace)
      let below = scene.view("below", CGRect(x: 0, y: 0, width: 400, height: 400))
      let far = scene.view("far", CGRect(x: 300, y: 300, width: 50, height: 50))
      let relay = Relay(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      relay.target = far
      scene.controller.view.addSubview(relay)
      trace.begin()
      scene.fingers.tap(at: CGPoint(x: 50, y: 50))
      trace.expect("far.began\nfar.ended")
      relay.target = nil
      scene.fingers.tap(at: CGPoint(x: 50, y: 50))
      trace.expect("below.began\nbelow.ended")
      below.layer.zPosition = 100
      scene.fingers.tap(at: CGPoint(x: 310, y: 310))
      trace.expect("far.began\nfar.ended")
    }
  }
}
