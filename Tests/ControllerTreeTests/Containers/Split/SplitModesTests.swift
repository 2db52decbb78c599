import XCTest

@testable import ControllerTree

/// The arrangement in view and the requested one, as a table and on screen: SPLIT-06.
final class SplitModesTests: XCTestCase {
  private func surroundings(_ width: CGFloat) -> SplitSurroundings {
    SplitSurroundings(style: .tripleColumn, preference: SplitPreference(), width: width)
  }

  /// SPLIT-06: a request holds until an arrangement with another behavior is reached.
  func test_SPLIT06_nextArrangements() async {
    let wide = surroundings(1300)
    // The requested sidebars, the width that is reached first, the width now, and the sidebars that follow.
    let rows: [(requested: Int?, from: CGFloat?, to: CGFloat, sidebars: Int)] = [
      (nil, nil, 1300, 2), (nil, nil, 900, 0), (1, nil, 1300, 1), (1, nil, 900, 1),
      (nil, 1300, 1100, 1), (0, 1300, 1100, 0), (0, 1300, 900, 0), (1, 1300, 900, 0),
      (2, 900, 900, 2), (2, 900, 1100, 1),
    ]
    for row in rows {
      let current = row.from.map { surroundings($0).arrangement(sidebars: nil) }
      let modes = SplitModes(current: current, requested: row.requested)
      XCTAssertEqual(modes.next(in: surroundings(row.to)).sidebars, row.sidebars, "\(row)")
    }
    var modes = SplitModes(current: wide.arrangement(sidebars: nil), requested: 1)
    modes.reach(wide.arrangement(sidebars: 1))
    XCTAssertEqual(modes.requested, 1)
    modes.reach(surroundings(900).arrangement(sidebars: 1))
    XCTAssertNil(modes.requested)
    modes.expand(to: 2, in: surroundings(900))
    XCTAssertEqual(modes.current?.displayMode, .twoOverSecondary)
    XCTAssertEqual(modes.requested, 2)
  }

  /// SPLIT-05: the arrangement of which the delegate was told is shown, whatever was requested meanwhile; a cancellation restores
  /// the one before.
  func test_SPLIT05_announcedArrangements() async {
    let wide = surroundings(1300)
    let (one, two) = (wide.arrangement(sidebars: 1), wide.arrangement(sidebars: 2))
    var modes = SplitModes(current: two, requested: 1)
    modes.announce(modes.next(in: wide))
    modes.requested = 0
    XCTAssertEqual(modes.upcoming(in: wide), one)
    modes.beginChange(in: wide)
    XCTAssertEqual(modes.current, one)
    XCTAssertEqual(modes.upcoming(in: wide).sidebars, 0)
    modes.cancelChange(requested: nil)
    XCTAssertEqual(modes, SplitModes(current: two, requested: nil))
  }

  /// SPLIT-06: to ask for the arrangement that should be in view changes nothing: a requested number of sidebars is dropped only
  /// when an arrangement with another behavior is reached.
  func test_SPLIT06_theRequestLastsUntilAnotherBehaviorIsReached() async {
    await withStage { trace in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(trace.controller("P"), for: .primary)
      split.setViewController(trace.controller("S"), for: .secondary)
      trace.show(split, size: CGSize(width: 1100, height: 800))
      split.hide(.primary)
      XCTAssertEqual(split.modes.requested, 0)
      XCTAssertEqual(split.nextArrangement.behavior, .tile)

      UpdateCycle.main.turn {
        split.contentView?.bounds.size.width = 900
        XCTAssertEqual(split.nextArrangement.behavior, .overlay)
        XCTAssertEqual(split.modes.requested, 0)
        split.contentView?.bounds.size.width = 1100
        XCTAssertEqual(split.nextArrangement.sidebars, 0)
      }
      XCTAssertEqual(split.displayMode, .secondaryOnly)
    }
  }
}
