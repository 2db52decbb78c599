import UIKit
import XCTest

@testable import ControllerTree

/// Behaviours as libraries write them: subclasses with children, an action and a delegate.
final class OwnBehaviorsTests: XCTestCase {
  /// Items that fall, bounce off a floor and slow down.
  private final class FallingBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    let properties = UIDynamicItemBehavior()
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init()
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 250), to: CGPoint(x: 300, y: 250))
      collision.collisionDelegate = self
      properties.elasticity = 0.5
      for child in [gravity, collision, properties] { addChildBehavior(child) }
    }

    func add(_ item: any UIDynamicItem) {
      gravity.addItem(item)
      collision.addItem(item)
      properties.addItem(item)
    }
    func remove(_ item: any UIDynamicItem) {
      gravity.removeItem(item)
      collision.removeItem(item)
      properties.removeItem(item)
    }
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { note("move \(dynamicAnimator != nil)") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { note("began \(identifier as? NSString ?? "")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { note("ended \(identifier as? NSString ?? "")") }
  }

  /// DYN-02, DYN-05: the children act with their parent; the delegate learns contacts; a thrown item flies on.
  func test_DYN02_composedBehavior() async {
    await withTrace(pacing: .manual) { trace in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let ball = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
      reference.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: reference)
      let behavior = FallingBehavior { trace.note($0) }
      trace.kept += [reference, animator, behavior]
      var frames = 0
      behavior.action = { frames += 1 }
      behavior.add(ball)
      trace.begin()
      animator.addBehavior(behavior)
      trace.expect("move true")
      XCTAssertTrue(behavior.gravity.dynamicAnimator === animator)
      UpdateCycle.main.advance(by: .seconds(0.8))
      trace.expect("began floor\nended floor")
      XCTAssertEqual(frames, 48)
      UpdateCycle.main.advance(by: .seconds(0.3))
      XCTAssertLessThan(ball.frame.maxY, 250.5)
      behavior.properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
      let x = ball.center.x
      UpdateCycle.main.advance(by: .seconds(0.1))
      XCTAssertGreaterThan(ball.center.x, x + 20)
      behavior.remove(ball)
      animator.removeBehavior(behavior)
      XCTAssertNil(behavior.collision.dynamicAnimator)
      let place = ball.center
      UpdateCycle.main.advance(by: .seconds(1))
      XCTAssertEqual(ball.center, place)
      XCTAssertEqual(trace.read().compactMap(\.noteText).last, "move false")
    }
  }

  /// DYN-02: a card on an attachment follows the finger, and is thrown by a push when it is lifted.
  func test_DYN02_attachedCard() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let card = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
      scene.controller.view.addSubview(card)
      let animator = UIDynamicAnimator(referenceView: scene.controller.view)
      trace.kept.append(animator)
      let pan = UIPanGestureRecognizer()
      var attachment: UIAttachmentBehavior?
      pan.addHandler { _ in
        let place = pan.location(in: scene.controller.view)
        switch pan.state {
        case .began:
          let made = UIAttachmentBehavior(item: card, attachedToAnchor: place)
          attachment = made
          animator.addBehavior(made)
        case .changed: attachment?.anchorPoint = place
        case .ended:
          animator.removeAllBehaviors()
          let push = UIPushBehavior(items: [card], mode: .instantaneous)
          let speed = pan.velocity(in: nil)
          push.pushDirection = CGVector(dx: speed.x / 100, dy: speed.y / 100)
          animator.addBehavior(push)
        default: break
        }
      }
      card.addGestureRecognizer(pan)
      scene.fingers.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
      UpdateCycle.main.advance(by: .seconds(0.5))
      XCTAssertGreaterThan(card.center.x, 300)
      XCTAssertEqual(card.center.y, 200, accuracy: 5)
    }
  }
}
