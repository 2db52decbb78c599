import UIKit
import XCTest

@testable import ControllerTree

final class DynamicsTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace) -> (animator: UIDynamicAnimator, view: UIView) {
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    reference.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: reference)
    trace.kept += [reference, animator]
    return (animator, view)
  }

  @MainActor private static func seconds(_ seconds: Double) { UpdateCycle.main.advance(by: .seconds(seconds)) }

  /// DYN-01, DYN-05: an item falls as physics tells, with frames; settling alone brings none.
  func test_DYN01_DYN05_gravity() async {
    await withStage(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      UpdateCycle.main.settle()
      XCTAssertEqual(view.center.y, 50)
      Self.seconds(0.5)
      // Half of g t².
      XCTAssertEqual(view.center.y - 50, 125, accuracy: 3)
      XCTAssertEqual(view.center.x, 150)
      XCTAssertEqual(animator.elapsedTime, 0.5, accuracy: 1e-6)
      view.center = CGPoint(x: 10, y: 10)
      animator.updateItem(usingCurrentState: view)
      Self.seconds(1.0 / 60)
      XCTAssertEqual(view.center.x, 10)
      XCTAssertEqual(view.center.y, 10 + 500.0 / 60, accuracy: 2)
      XCTAssertEqual(animator.items(in: CGRect(x: 0, y: 0, width: 5, height: 5)).count, 1)
      XCTAssertTrue(animator.items(in: CGRect(x: 200, y: 0, width: 5, height: 5)).isEmpty)
    }
  }

  /// DYN-03: two runs give the same places to the last digit, however the time is divided.
  func test_DYN03_runsAreEqual() async {
    await withStage(pacing: .manual) { trace in
      var places: [[CGPoint]] = []
      for parts in [1, 3] {
        let (animator, view) = Self.scene(trace)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: [view])
        (properties.elasticity, properties.resistance) = (0.7, 0.3)
        properties.addLinearVelocity(CGPoint(x: 333, y: -71), for: view)
        for behavior in [UIGravityBehavior(items: [view]), collision, properties] { animator.addBehavior(behavior) }
        var path: [CGPoint] = []
        collision.action = { path.append(view.center) }
        for _ in 0..<parts { Self.seconds(1.5 / Double(parts)) }
        places.append(path)
      }
      XCTAssertEqual(places[0].count, 90)
      XCTAssertEqual(places[0], places[1])
    }
  }

  /// DYN-05: a push accelerates by force and mass, once or all the time.
  func test_DYN05_pushes() async {
    await withStage(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      let large = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let push = UIPushBehavior(items: [view, large], mode: .instantaneous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      Self.seconds(1)
      XCTAssertFalse(push.active)
      XCTAssertEqual(view.center.x, 250, accuracy: 1e-6)
      XCTAssertEqual(large.center.x, 150, accuracy: 1e-6)
      animator.removeAllBehaviors()
      let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let steady = UIPushBehavior(items: [second], mode: .continuous)
      steady.pushDirection = CGVector(dx: 0, dy: 2)
      XCTAssertEqual(steady.magnitude, 2)
      XCTAssertEqual(steady.angle, .pi / 2, accuracy: 1e-9)
      animator.addBehavior(steady)
      Self.seconds(1)
      XCTAssertEqual(second.center.y, 150, accuracy: 1)
      let third = UIView(frame: second.frame)
      let turning = UIPushBehavior(items: [third], mode: .instantaneous)
      turning.pushDirection = CGVector(dx: 0, dy: 1)
      turning.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: third)
      animator.addBehavior(turning)
      Self.seconds(0.1)
      XCTAssertGreaterThan(third.transform.b, 0)
    }
  }

  /// DYN-06: properties of items, and speeds that were added before there was an animator.
  func test_DYN06_itemBehavior() async {
    await withStage(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      let behavior = UIDynamicItemBehavior(items: [view])
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
      behavior.addAngularVelocity(1, for: view)
      animator.addBehavior(behavior)
      Self.seconds(1)
      XCTAssertEqual(view.center.x, 250, accuracy: 1e-6)
      XCTAssertEqual(CGFloat(atan2(Double(view.transform.b), Double(view.transform.a))), 1, accuracy: 1e-6)
      XCTAssertEqual(behavior.linearVelocity(for: view), CGPoint(x: 100, y: 0))
      behavior.resistance = 10
      behavior.allowsRotation = false
      Self.seconds(1)
      XCTAssertLessThan(behavior.linearVelocity(for: view).x, 0.1)
      XCTAssertEqual(behavior.angularVelocity(for: view), 0)
      behavior.isAnchored = true
      behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
      let place = view.center
      Self.seconds(1)
      XCTAssertEqual(view.center, place)
    }
  }

  /// DYN-07, DYN-04: a snap ends at its point, the animator pauses, and resumes for another point.
  func test_DYN07_DYN04_snap() async {
    await withTrace(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      let delegate = AnimatorDelegate { trace.note($0) }
      animator.delegate = delegate
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 150))
      animator.addBehavior(snap)
      trace.expect("resume")
      XCTAssertTrue(animator.isRunning)
      Self.seconds(3)
      XCTAssertEqual(view.center, CGPoint(x: 200, y: 150))
      XCTAssertFalse(animator.isRunning)
      trace.expect("pause")
      snap.snapPoint = CGPoint(x: 50, y: 50)
      trace.expect("resume")
      Self.seconds(3)
      XCTAssertEqual(view.center, CGPoint(x: 50, y: 50))
      trace.expect("pause")
      animator.removeBehavior(snap)
      XCTAssertNil(snap.dynamicAnimator)
      trace.expect("")
    }
  }

  /// DYN-07: a stick keeps its length, a spring comes to it.
  func test_DYN07_attachments() async {
    await withStage(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      let anchor = CGPoint(x: 150, y: 150)
      let stick = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
      XCTAssertEqual(stick.length, 100)
      XCTAssertEqual(stick.attachedBehaviorType, .anchor)
      animator.addBehavior(stick)
      let gravity = UIGravityBehavior(items: [view])
      gravity.gravityDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(gravity)
      Self.seconds(0.4)
      let (x, y) = (view.center.x - anchor.x, view.center.y - anchor.y)
      XCTAssertEqual((x * x + y * y).squareRoot(), 100, accuracy: 0.01)
      XCTAssertGreaterThan(x, 20)
      animator.removeAllBehaviors()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.center = CGPoint(x: 250, y: 50)
      let spring = UIAttachmentBehavior(item: other, attachedTo: view)
      (spring.length, spring.frequency, spring.damping) = (100, 2, 1)
      animator.addBehavior(spring)
      animator.updateItem(usingCurrentState: view)
      Self.seconds(4)
      XCTAssertEqual(view.center.x - other.center.x, 100, accuracy: 1)
      XCTAssertEqual(view.center.x + other.center.x, 300, accuracy: 1)
    }
  }

  /// DYN-02: behaviours inside a behaviour belong to its animator; actions run at each frame.
  func test_DYN02_children() async {
    await withTrace(pacing: .manual) { trace in
      let (animator, view) = Self.scene(trace)
      let outer = NotingBehavior { trace.note($0) }
      let gravity = UIGravityBehavior(items: [view])
      outer.addChildBehavior(gravity)
      outer.addChildBehavior(outer)
      animator.addBehavior(outer)
      trace.expect("willMove true")
      XCTAssertTrue(gravity.dynamicAnimator === animator)
      gravity.action = { trace.note("action \(view.center.y > 50)") }
      Self.seconds(2.0 / 60)
      trace.expect("action false\naction true")
      outer.removeChildBehavior(gravity)
      XCTAssertNil(gravity.dynamicAnimator)
      let other = UIDynamicAnimator()
      other.addBehavior(outer)
      XCTAssertTrue(animator.behaviors.isEmpty)
      trace.expect("willMove false\nwillMove true")
    }
  }
}

private final class AnimatorDelegate: NSObject, UIDynamicAnimatorDelegate {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { note("pause") }
}

private final class NotingBehavior: UIDynamicBehavior {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { note("willMove \(dynamicAnimator != nil)") }
}
