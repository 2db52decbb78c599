import UIKit
import XCTest

@testable import ControllerTree

/// Attachments that are no sticks and no springs.
final class UIAttachmentBehaviorTests: XCTestCase {
  @MainActor private final class Scene {
    let animator: UIDynamicAnimator
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let first = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 350, y: 150, width: 100, height: 100))
    let held: UIDynamicItemBehavior

    init(_ trace: Trace, isSecondHeld: Bool = true) {
      animator = UIDynamicAnimator(referenceView: reference)
      held = UIDynamicItemBehavior(items: [second])
      held.isAnchored = isSecondHeld
      trace.kept += [animator, reference]
      animator.addBehavior(held)
    }

    func run(_ attachment: UIAttachmentBehavior, push: CGVector, seconds: Double = 0.5) {
      let gravity = UIGravityBehavior(items: [first])
      gravity.gravityDirection = push
      animator.addBehavior(gravity)
      animator.addBehavior(attachment)
      UpdateCycle.main.advance(by: .seconds(seconds))
    }

    var distance: CGFloat { hypot(first.center.x - second.center.x, first.center.y - second.center.y) }
    func angle(of view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }
  }

  /// DYN-13: an item slides on its axis, in its range.
  func test_DYN13_sliding() async {
    await withStage(pacing: .manual) { trace in
      let scene = Scene(trace)
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: scene.first, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 5))
      XCTAssertTrue(slide.attachmentRange.isInfinite)
      scene.run(slide, push: CGVector(dx: 1, dy: 1))
      XCTAssertEqual(scene.first.center.x, 200, accuracy: 1e-6)
      XCTAssertEqual(scene.first.center.y, 325, accuracy: 4)
      slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 40)
      UpdateCycle.main.advance(by: .seconds(0.1))
      XCTAssertEqual(scene.first.center.y, 240, accuracy: 1e-6)
      let still = Scene(trace)
      let none = UIAttachmentBehavior.slidingAttachment(
        with: still.first, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 0))
      still.run(none, push: CGVector(dx: 1, dy: 1))
      XCTAssertEqual(still.first.center, CGPoint(x: 200, y: 200))
    }
  }

  /// DYN-13: an axis belongs to the other item, and moves with it.
  func test_DYN13_slidingOnAnItem() async {
    await withStage(pacing: .manual) { trace in
      let scene = Scene(trace, isSecondHeld: false)
      scene.run(
        .slidingAttachment(
          with: scene.first, attachedTo: scene.second, attachmentAnchor: CGPoint(x: 300, y: 200),
          axisOfTranslation: CGVector(dx: 1, dy: 0)), push: CGVector(dx: 0, dy: 1))
      XCTAssertEqual(scene.first.center.y, scene.second.center.y, accuracy: 1e-6)
      XCTAssertEqual(scene.second.center.y, 200 + 62.5, accuracy: 4, "Half of the weight each.")
    }
  }

  /// DYN-13: a rope holds at its length, and only there.
  func test_DYN13_limit() async {
    await withStage(pacing: .manual) { trace in
      let scene = Scene(trace)
      let rope = UIAttachmentBehavior.limitAttachment(
        with: scene.first, offsetFromCenter: .zero, attachedTo: scene.second, offsetFromCenter: .zero)
      scene.run(rope, push: CGVector(dx: 1, dy: 0), seconds: 0.2)
      XCTAssertLessThan(scene.distance, 190)
      scene.animator.removeAllBehaviors()
      let other = Scene(trace)
      other.run(
        .limitAttachment(
          with: other.first, offsetFromCenter: .zero, attachedTo: other.second, offsetFromCenter: .zero),
        push: CGVector(dx: -1, dy: 0))
      XCTAssertEqual(other.distance, 200, accuracy: 0.5)
    }
  }

  /// DYN-13: a fixed item keeps its place beside the other one, also when that turns.
  func test_DYN13_fixed() async {
    await withStage(pacing: .manual) { trace in
      let scene = Scene(trace, isSecondHeld: false)
      scene.held.density = 1_000_000
      scene.held.addAngularVelocity(1, for: scene.second)
      scene.run(
        .fixedAttachment(with: scene.first, attachedTo: scene.second, attachmentAnchor: .zero), push: .zero, seconds: 1)
      let angle = scene.angle(of: scene.second)
      XCTAssertEqual(angle, 1, accuracy: 0.01)
      XCTAssertEqual(scene.angle(of: scene.first), angle, accuracy: 0.01)
      XCTAssertEqual(scene.first.center.x, 400 - 200 * cos(angle), accuracy: 2)
      XCTAssertEqual(scene.first.center.y, 200 - 200 * sin(angle), accuracy: 2)
    }
  }

  /// DYN-13: a pinned item swings about the pin, as far as its range allows, and slower with friction.
  func test_DYN13_pin() async {
    await withStage(pacing: .manual) { trace in
      let (scene, slow) = (Scene(trace), Scene(trace))
      @MainActor func pin(_ scene: Scene) -> UIAttachmentBehavior {
        .pinAttachment(with: scene.first, attachedTo: scene.second, attachmentAnchor: CGPoint(x: 300, y: 200))
      }
      let pin1 = pin(scene)
      scene.run(pin1, push: CGVector(dx: 0, dy: 1), seconds: 0.2)
      XCTAssertEqual(hypot(scene.first.center.x - 300, scene.first.center.y - 200), 100, accuracy: 0.5)
      let angle = scene.angle(of: scene.first)
      XCTAssertLessThan(angle, -0.1)
      let pin2 = pin(slow)
      pin2.frictionTorque = 10
      slow.run(pin2, push: CGVector(dx: 0, dy: 1), seconds: 0.2)
      XCTAssertGreaterThan(slow.angle(of: slow.first), angle)
      pin1.attachmentRange = UIFloatRange(minimum: -0.1, maximum: 0.1)
      UpdateCycle.main.advance(by: .seconds(0.2))
      XCTAssertGreaterThanOrEqual(scene.angle(of: scene.first), -0.101)
      XCTAssertGreaterThan(scene.angle(of: scene.first), angle)
      let own = Scene(trace)
      let middle = UIAttachmentBehavior.pinAttachment(
        with: own.first, attachedTo: own.second, attachmentAnchor: own.first.center)
      middle.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.2)
      let turn = UIDynamicItemBehavior(items: [own.first])
      turn.addAngularVelocity(5, for: own.first)
      own.animator.addBehavior(turn)
      own.run(middle, push: CGVector(dx: 1, dy: 1))
      XCTAssertEqual(own.first.center.x, 200, accuracy: 0.5)
      XCTAssertEqual(own.angle(of: own.first), 0.2, accuracy: 1e-3)
    }
  }

  /// DYN-13: ranges of numbers.
  func test_DYN13_ranges() {
    XCTAssertEqual(UIFloatRange.zero, UIFloatRange(minimum: 0, maximum: 0))
    XCTAssertFalse(UIFloatRange().isInfinite)
    XCTAssertTrue(UIFloatRange.infinite.isInfinite)
  }
}
