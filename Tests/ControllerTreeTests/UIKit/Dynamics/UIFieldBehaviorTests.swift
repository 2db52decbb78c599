import UIKit
import XCTest

@testable import ControllerTree

/// Fields, regions and groups.
final class UIFieldBehaviorTests: XCTestCase {
  /// Two items of 100 by 100 points in a reference view: the first one 100 points right of the field's middle.
  @MainActor private final class Scene {
    let animator: UIDynamicAnimator
    let view = UIView(frame: CGRect(x: 250, y: 150, width: 100, height: 100))
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let properties: UIDynamicItemBehavior

    init(_ field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 1, _ trace: Trace) {
      animator = UIDynamicAnimator(referenceView: reference)
      properties = UIDynamicItemBehavior(items: [view])
      reference.addSubview(view)
      trace.kept += [animator, reference]
      field.position = CGPoint(x: 200, y: 200)
      field.addItem(view)
      field.addItem(view)
      properties.charge = charge
      properties.addLinearVelocity(velocity, for: view)
      animator.addBehavior(properties)
      animator.addBehavior(field)
    }

    var velocity: CGPoint { properties.linearVelocity(for: view) }
    func wait(_ seconds: Double = 0.5) { UpdateCycle.main.advance(by: .seconds(seconds)) }
  }

  @MainActor private static func velocity(
    _ field: UIFieldBehavior, from velocity: CGPoint = .zero, charge: CGFloat = 1, _ trace: Trace
  ) -> CGPoint {
    let scene = Scene(field, velocity: velocity, charge: charge, trace)
    scene.wait()
    return scene.velocity
  }

  /// DYN-10: directions and amounts of the kinds.
  func test_DYN10_kinds() async {
    await withStage(pacing: .manual) { trace in
      let linear = Self.velocity(.linearGravityField(direction: CGVector(dx: 0, dy: 1)), trace)
      XCTAssertEqual(linear.y, 50, accuracy: 1)
      XCTAssertEqual(linear.x, 0)
      XCTAssertEqual(Self.velocity(.radialGravityField(position: .zero), trace).x, -50, accuracy: 1)
      let dragged = Self.velocity(.dragField(), from: CGPoint(x: 100, y: 0), trace)
      XCTAssertEqual(dragged.x, 100 * CGFloat(exp(-0.5)), accuracy: 2)
      let vortex = Self.velocity(.vortexField(), trace)
      XCTAssertLessThan(vortex.y, -40, "Counter-clockwise.")
      XCTAssertEqual(Self.velocity(.velocityField(direction: CGVector(dx: 7, dy: 3)), trace), CGPoint(x: 7, y: 3))
      XCTAssertLessThan(Self.velocity(.springField(), trace).x, -40)
      XCTAssertEqual(Self.velocity(.electricField(), trace).x, 50, accuracy: 1)
      XCTAssertEqual(Self.velocity(.electricField(), charge: -1, trace).x, -50, accuracy: 1)
      XCTAssertEqual(Self.velocity(.electricField(), charge: 0, trace), .zero)
      let bent = Self.velocity(.magneticField(), from: CGPoint(x: 0, y: 100), trace)
      XCTAssertGreaterThan(bent.x, 30)
      XCTAssertEqual(Self.velocity(.magneticField(), trace), .zero)
      let strong = UIFieldBehavior.dragField()
      strong.strength = 1_000_000
      XCTAssertEqual(Self.velocity(strong, from: CGPoint(x: 100, y: 0), trace).x, 0, accuracy: 1e-6)
    }
  }

  /// DYN-10: the block of a field of your own gets what the item does; its force counts by the mass.
  func test_DYN10_block() async {
    await withStage(pacing: .manual) { trace in
      var got: (CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)?
      let field = UIFieldBehavior.field { _, place, velocity, mass, charge, time in
        got = got ?? (place, velocity, mass, charge, time)
        return CGVector(dx: 1, dy: 0)
      }
      let scene = Scene(field, charge: 3, trace)
      scene.properties.density = 2
      scene.wait()
      XCTAssertEqual(got?.0, CGPoint(x: 100, y: 0))
      XCTAssertEqual(got?.1, CGVector(dx: 0, dy: 0))
      XCTAssertEqual(got?.2, 2)
      XCTAssertEqual(got?.3, 3)
      XCTAssertEqual(got?.4 ?? 0, 1.0 / 240, accuracy: 1e-9)
      XCTAssertEqual(scene.velocity.x, 25, accuracy: 1)
      let broken = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
      XCTAssertEqual(Self.velocity(broken, trace), .zero)
    }
  }

  /// DYN-10: noise and turbulence look random, and are the same in each run.
  func test_DYN10_noise() async {
    await withStage(pacing: .manual) { trace in
      @MainActor func noise(_ smoothness: CGFloat, _ speed: CGFloat) -> CGPoint {
        Self.velocity(.noiseField(smoothness: smoothness, animationSpeed: speed), trace)
      }
      XCTAssertEqual(noise(0.2, 1), noise(0.2, 1))
      XCTAssertNotEqual(noise(0.2, 1), noise(0.2, 0))
      XCTAssertNotEqual(noise(0.2, 0), noise(0.9, 0))
      let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 2)
      XCTAssertEqual([turbulence.smoothness, turbulence.animationSpeed], [0.5, 2])
      XCTAssertEqual(Self.velocity(turbulence, trace), .zero, "An item at rest is not moved.")
      let moving = Self.velocity(
        .turbulenceField(smoothness: 0.5, animationSpeed: 2), from: CGPoint(x: 50, y: 0), trace)
      XCTAssertNotEqual(moving, CGPoint(x: 50, y: 0))
    }
  }

  /// DYN-10, DYN-11: a field acts in its region, less with the distance; not on items that were removed or are anchored.
  func test_DYN10_regionAndFalloff() async {
    await withStage(pacing: .manual) { trace in
      let field = UIFieldBehavior.radialGravityField(position: .zero)
      field.region = UIRegion(radius: 99)
      XCTAssertEqual(Self.velocity(field, trace), .zero)
      let far = UIFieldBehavior.radialGravityField(position: .zero)
      (far.falloff, far.minimumRadius) = (2, 50)
      let scene = Scene(far, trace)
      scene.wait(0.1)
      XCTAssertEqual(scene.velocity.x, -2.5, accuracy: 0.2, "A quarter, at twice the radius.")
      far.removeItem(scene.view)
      XCTAssertTrue(far.items.isEmpty)
      let held = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      let anchored = Scene(held, trace)
      anchored.properties.isAnchored = true
      anchored.wait()
      XCTAssertEqual(anchored.view.center, CGPoint(x: 300, y: 200))
    }
  }

  /// DYN-11: combinations of regions.
  func test_DYN11_regions() async {
    await withStage { _ in
      let (circle, box) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
      let points = [CGPoint.zero, CGPoint(x: 0, y: 9), CGPoint(x: 19, y: 1), CGPoint(x: 30, y: 30)]
      @MainActor func found(_ region: UIRegion) -> [Bool] { points.map { region.contains($0) } }
      XCTAssertEqual(found(circle), [true, true, false, false])
      XCTAssertEqual(found(box), [true, false, true, false])
      XCTAssertEqual(found(.infinite), [true, true, true, true])
      XCTAssertEqual(found(UIRegion.infinite.inverse()), [false, false, false, false])
      XCTAssertEqual(found(circle.byUnion(with: box)), [true, true, true, false])
      XCTAssertEqual(found(circle.byDifference(from: box)), [false, true, false, false])
      XCTAssertEqual(found(circle.byIntersection(with: box)), [true, false, false, false])
      XCTAssertEqual((circle.copy() as? UIRegion).map(found), [true, true, false, false])
    }
  }

  /// DYN-12: the items of a group move and turn as one.
  func test_DYN12_group() async {
    await withStage(pacing: .manual) { trace in
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let views = [0, 1].map { UIView(frame: CGRect(x: 100 + 100 * $0, y: 100, width: 100, height: 100)) }
      let group = UIDynamicItemGroup(items: views)
      XCTAssertEqual(group.center, CGPoint(x: 200, y: 150))
      XCTAssertEqual(group.bounds.size, CGSize(width: 200, height: 100))
      XCTAssertEqual(group.collisionBoundsType, .path)
      XCTAssertEqual(group.collisionBoundingPath.bounds, CGRect(x: -100, y: -50, width: 200, height: 100))
      let animator = UIDynamicAnimator(referenceView: reference)
      trace.kept += [reference, animator]
      animator.addBehavior(UISnapBehavior(item: group, snapTo: CGPoint(x: 200, y: 300)))
      UpdateCycle.main.advance(by: .seconds(5))
      for view in views { XCTAssertEqual(view.center.y, 300, accuracy: 1e-6) }
      XCTAssertEqual(views[1].center.x - views[0].center.x, 100, accuracy: 1e-6)
      group.transform = CGAffineTransform(rotationAngle: .pi / 2)
      XCTAssertEqual(views[0].center.x, 200, accuracy: 1e-6)
      XCTAssertEqual(views[0].center.y, 250, accuracy: 1e-6)
      XCTAssertEqual(views[1].transform.b, 1, accuracy: 1e-9)
      XCTAssertEqual(group.transform.b, 1, accuracy: 1e-9)
      XCTAssertEqual(UIDynamicItemGroup(items: []).bounds, .zero)
      XCTAssertEqual(group.items.count, 2)
    }
  }
}
