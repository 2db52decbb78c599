import UIKit
import XCTest

@testable import ControllerTree

final class UICollisionBehaviorTests: XCTestCase {
  private final class Delegate: NSObject, UICollisionBehaviorDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { note("began items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { note("ended items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { note("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { note("ended \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  @MainActor private static func animator(_ trace: Trace) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    trace.kept.append(animator)
    return animator
  }

  @MainActor private static func view(x: CGFloat, y: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: 100, height: 100))
  }

  /// DYN-08, DYN-09: an item falls onto the floor, rests there, and leaves it.
  func test_DYN08_DYN09_floor() async {
    await withTrace(pacing: .manual) { trace in
      let animator = Self.animator(trace)
      let view = Self.view(x: 0, y: 0)
      let collision = UICollisionBehavior(items: [view])
      let delegate = Delegate { trace.note($0) }
      collision.collisionDelegate = delegate
      collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
      let gravity = UIGravityBehavior(items: [view])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      UpdateCycle.main.advance(by: .seconds(3))
      trace.expect("began bounds")
      XCTAssertEqual(view.frame.maxY, 280, accuracy: 0.01)
      XCTAssertFalse(animator.isRunning)
      gravity.angle = -.pi / 2
      UpdateCycle.main.advance(by: .seconds(0.1))
      trace.expect("ended bounds")
      XCTAssertLessThan(view.frame.maxY, 280)
    }
  }

  /// DYN-08: an elastic item bounces as high as its elasticity tells; a sliding one slows down by friction.
  func test_DYN08_elasticityAndFriction() async {
    await withStage(pacing: .manual) { trace in
      let animator = Self.animator(trace)
      let view = Self.view(x: 0, y: 0)
      let properties = UIDynamicItemBehavior(items: [view])
      properties.elasticity = 0.5
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(properties)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      var highest: CGFloat = 300
      var hasBounced = false
      properties.action = {
        if properties.linearVelocity(for: view).y < -1 { hasBounced = true }
        if hasBounced { highest = min(highest, view.frame.maxY) }
      }
      UpdateCycle.main.advance(by: .seconds(1.3))
      // A quarter of the height: half of the speed.
      XCTAssertEqual(300 - highest, 50, accuracy: 8)
      UpdateCycle.main.advance(by: .seconds(3))
      properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: view)
      (properties.friction, properties.elasticity) = (0.5, 0)
      UpdateCycle.main.advance(by: .seconds(1))
      XCTAssertEqual(properties.linearVelocity(for: view).x, 0, accuracy: 0.01)
      XCTAssertGreaterThan(view.frame.minX, 0)
    }
  }

  /// DYN-08, DYN-09: two equal items exchange their speeds; an anchored one keeps its place.
  func test_DYN08_DYN09_items() async {
    await withTrace(pacing: .manual) { trace in
      let animator = Self.animator(trace)
      let (left, right) = (Self.view(x: 0, y: 0), Self.view(x: 150, y: 0))
      let properties = UIDynamicItemBehavior(items: [left, right])
      properties.elasticity = 1
      properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
      let collision = UICollisionBehavior(items: [left, right])
      let delegate = Delegate { trace.note($0) }
      collision.collisionDelegate = delegate
      collision.collisionMode = .items
      animator.addBehavior(properties)
      animator.addBehavior(collision)
      UpdateCycle.main.advance(by: .seconds(1))
      trace.expect("began items\nended items")
      XCTAssertEqual(properties.linearVelocity(for: left).x, 0, accuracy: 1e-6)
      XCTAssertEqual(properties.linearVelocity(for: right).x, 100, accuracy: 1e-6)
      collision.collisionMode = .boundaries
      properties.addLinearVelocity(CGPoint(x: 1_000, y: 0), for: left)
      UpdateCycle.main.advance(by: .seconds(0.5))
      XCTAssertGreaterThan(left.frame.minX, right.frame.minX)
      trace.expect("")
    }
  }

  /// DYN-08: lines and paths as boundaries, by identifier.
  func test_DYN08_boundaries() async {
    await withTrace(pacing: .manual) { trace in
      let animator = Self.animator(trace)
      let view = Self.view(x: 0, y: 0)
      let collision = UICollisionBehavior(items: [view])
      let delegate = Delegate { trace.note($0) }
      collision.collisionDelegate = delegate
      XCTAssertNil(collision.boundaryIdentifiers)
      collision.addBoundary(
        withIdentifier: NSString(string: "floor"), from: CGPoint(x: -50, y: 200), to: CGPoint(x: 500, y: 200))
      collision.addBoundary(
        withIdentifier: NSString(string: "box"), for: UIBezierPath(rect: CGRect(x: 150, y: 0, width: 20, height: 300)))
      XCTAssertEqual(collision.boundaryIdentifiers?.count, 2)
      XCTAssertNotNil(collision.boundary(withIdentifier: NSString(string: "floor")))
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(collision)
      UpdateCycle.main.advance(by: .seconds(2))
      trace.expect("began floor")
      XCTAssertEqual(view.frame.maxY, 200, accuracy: 0.01)
      let push = UIPushBehavior(items: [view], mode: .continuous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      animator.addBehavior(push)
      UpdateCycle.main.advance(by: .seconds(3))
      trace.expect("began box")
      XCTAssertEqual(view.frame.maxX, 150, accuracy: 0.01)
      collision.removeAllBoundaries()
      UpdateCycle.main.advance(by: .seconds(0.2))
      XCTAssertGreaterThan(view.frame.maxX, 151)
      trace.expect("ended floor\nended box")
      XCTAssertNil(collision.boundaryIdentifiers)
    }
  }
}
