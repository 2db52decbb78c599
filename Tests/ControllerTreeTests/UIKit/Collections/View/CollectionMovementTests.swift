import UIKit
import XCTest

@testable import ControllerTree

/// Items that a person moves.
final class CollectionMovementTests: XCTestCase {
  /// LIST-78: a drag asks for permission and for the target, and tells the data source at its end.
  func test_LIST78_drag() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [4], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
      let cell = scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))
      XCTAssertTrue(
        scene.collection.dragItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)))
      trace.expect("canMove 0.0\ntargetIndexPath 0.0 to 0.2\nmoveItem 0.0 to 0.2")
      XCTAssertTrue(scene.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
      XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 200, width: 100, height: 100))
      scene.answers = ["canMove": false]
      XCTAssertFalse(
        scene.collection.dragItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)))
      trace.expect("canMove 0.0")
    }
  }

  /// LIST-78: while it is moved, the cell is at the finger and the others make room; a cancelled movement restores all.
  func test_LIST78_steps() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [3], layout: NotedLayout(), size: CGSize(width: 100, height: 300))
      let cells = (0..<3).map { scene.collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
      XCTAssertTrue(scene.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      XCTAssertEqual(cells[0]?.configurationState.isReordering, true)
      scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 120))
      XCTAssertEqual(cells[0]?.center, CGPoint(x: 60, y: 120))
      XCTAssertEqual(cells[1]?.frame.minY, 0)
      XCTAssertTrue(scene.collection.subviews.last === cells[0])
      scene.collection.cancelInteractiveMovement()
      XCTAssertEqual(cells.map { $0?.frame.minY }, [0, 100, 200])
      XCTAssertEqual(cells[0]?.configurationState.isReordering, false)
      trace.expect("canMove 0.0\ntargetIndexPath 0.0 to 0.1")
    }
  }
}
