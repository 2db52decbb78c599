import UIKit
import XCTest

@testable import ControllerTree

final class FocusTests: XCTestCase {
  private final class Tile: UIView {
    var isNext = false
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      coordinator.addCoordinatedAnimations { self.isNext = context.nextFocusedView === self }
    }
  }

  private final class Environment: NSObject, UIFocusItem {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    var canBecomeFocused: Bool { true }
    var frame: CGRect { .zero }
  }

  /// A test makes a change of focus, and calls a view's override with it.
  func test_overridesAreCalledByTests() async {
    await withStage { _ in
      let (old, new) = (Tile(), Tile())
      let context = UIFocusUpdateContext(from: old, to: new, heading: .right)
      XCTAssertTrue(new.shouldUpdateFocus(in: context))
      new.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
      old.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
      XCTAssertEqual([old.isNext, new.isNext], [false, true])
      XCTAssertTrue(context.previouslyFocusedView === old)
      XCTAssertEqual(context.focusHeading, .right)
      XCTAssertFalse(new.isFocused)
      new.didHintFocusMovement(UIFocusMovementHint())
    }
  }

  /// The defaults of environments, controllers and coordinators.
  func test_defaults() async {
    await withStage { _ in
      let (item, controller) = (Environment(), UIViewController())
      let context = UIFocusUpdateContext(from: nil, to: item)
      let coordinator = UIFocusAnimationCoordinator()
      XCTAssertTrue(item.shouldUpdateFocus(in: context) && controller.shouldUpdateFocus(in: context))
      item.didUpdateFocus(in: context, with: coordinator)
      controller.didUpdateFocus(in: context, with: coordinator)
      XCTAssertNil(context.nextFocusedView)
      XCTAssertNil(item.focusItemContainer)
      XCTAssertNil(item.focusGroupIdentifier)
      XCTAssertNil(item.focusEffect)
      XCTAssertEqual(item.focusGroupPriority, .ignored)
      XCTAssertFalse(item.isTransparentFocusItem)
      item.didHintFocusMovement(UIFocusMovementHint())
      XCTAssertNil(controller.focusItemContainer)
      controller.loadViewIfNeeded()
      XCTAssertTrue(controller.focusItemContainer === controller.view)
      var calls: [String] = []
      coordinator.addCoordinatedFocusingAnimations(
        { calls.append("in \($0.duration)") }, completion: { calls.append("1") })
      coordinator.addCoordinatedUnfocusingAnimations(
        { calls.append("out \($0.duration)") }, completion: { calls.append("2") })
      XCTAssertEqual(calls, ["in 0.0", "1", "out 0.0", "2"])
    }
  }

  /// Nothing is focused; what can be focused is found by its place, and environments by their parents.
  func test_systemAndContainers() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let tile = Tile(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
      root.addSubview(tile)
      root.addSubview(UIView(frame: root.bounds))
      XCTAssertEqual(root.focusItems(in: CGRect(x: 40, y: 40, width: 20, height: 20)).count, 1)
      XCTAssertTrue(root.focusItems(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
      XCTAssertTrue(root.focusItemContainer?.coordinateSpace === root)
      XCTAssertTrue(UIFocusSystem.environment(root, contains: tile))
      XCTAssertFalse(UIFocusSystem.environment(tile, contains: root))
      XCTAssertNil(UIFocusSystem.focusSystem(for: root))
      let system = UIFocusSystem()
      system.requestFocusUpdate(to: tile)
      system.updateFocusIfNeeded()
      XCTAssertNil(system.focusedItem)
      let hint = UIFocusMovementHint()
      XCTAssertEqual([hint.movementDirection, hint.rotation, hint.translation], [.zero, .zero, .zero])
      XCTAssertTrue(CATransform3DIsIdentity(hint.perspectiveTransform))
      let guide = UIFocusGuide()
      guide.preferredFocusedView = tile
      XCTAssertTrue(guide.preferredFocusEnvironments?.first === tile && guide.preferredFocusedView === tile)
      XCTAssertTrue(UIFocusEffect.effect().copy() is UIFocusEffect)
    }
  }
}
