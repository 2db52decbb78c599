import XCTest

@testable import ControllerTree

final class SplitModesTests: XCTestCase {
  /// SPLIT-06: to ask for the arrangement that should be in view changes nothing: a requested number of sidebars is dropped only
  /// when an arrangement with another behavior is reached.
  func test_SPLIT06_theRequestLastsUntilAnotherBehaviorIsReached() async {
    await withStage { trace in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(trace.controller("P"), for: .primary)
      split.setViewController(trace.controller("S"), for: .secondary)
      trace.show(split, size: CGSize(width: 1100, height: 800))
      split.hide(.primary)
      let modes = split.modes
      XCTAssertEqual(modes.chosen, 0)
      XCTAssertEqual(modes.next().behavior, .tile)

      let narrow = modes.arrangement(at: 900)
      UpdateCycle.main.turn {
        split.contentView?.bounds.size.width = 900
        XCTAssertEqual(modes.next(), narrow)
        XCTAssertEqual(modes.next().behavior, .overlay)
        XCTAssertEqual(modes.chosen, 0)
        split.contentView?.bounds.size.width = 1100
        XCTAssertEqual(modes.next().sidebars, 0)
      }
      XCTAssertEqual(split.displayMode, .secondaryOnly)

      modes.reach(narrow)
      XCTAssertNil(modes.chosen)
    }
  }
}
