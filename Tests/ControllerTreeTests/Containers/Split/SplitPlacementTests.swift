import XCTest

@testable import ControllerTree

/// Where the columns lie, and how they get there, as tables: SPLIT-07, SPLIT-08.
final class SplitPlacementTests: XCTestCase {
  private typealias Column = UISplitViewController.Column
  private typealias Place = SplitPlacement.Place

  private let (two, three) = (
    [Column.primary, .secondary], [Column.primary, .supplementary, .secondary]
  )

  /// SPLIT-08: expanded, each column is a child.
  func test_SPLIT08_expanded() async {
    let placement = SplitPlacement.expanded([.primary, .secondary, .compact])
    XCTAssertEqual(placement.places, [.primary: .child, .secondary: .child, .compact: .child])
    XCTAssertNil(placement.base)
    XCTAssertNil(placement.top)
  }

  /// SPLIT-07: collapsed, the columns up to the top one are on the stack of the first of them.
  func test_SPLIT07_collapsed() async {
    let onPrimary = Place.stacked(on: .primary)
    let rows: [([Column], Column, [Column: Place], base: Column?, top: Column?)] = [
      (two, .secondary, [.primary: .child, .secondary: onPrimary], .primary, .secondary),
      (two, .primary, [.primary: .child, .secondary: .child], .primary, nil),
      (
        three, .secondary, [.primary: .child, .supplementary: onPrimary, .secondary: onPrimary], .primary, .secondary
      ),
      (
        three, .supplementary, [.primary: .child, .supplementary: onPrimary, .secondary: .child], .primary,
        .supplementary
      ),
      (
        [.supplementary, .secondary], .secondary, [.supplementary: .child, .secondary: .stacked(on: .supplementary)],
        .supplementary, .secondary
      ),
      ([.secondary], .secondary, [.secondary: .child], .secondary, nil),
      (two + [.compact], .compact, [.primary: .child, .secondary: .child, .compact: .child], .compact, nil),
      (
        two + [.compact], .secondary, [.primary: .child, .secondary: onPrimary, .compact: .child], .primary, .secondary
      ),
      ([], .primary, [:], nil, nil),
    ]
    for (columns, top, places, base, stacked) in rows {
      let placement = SplitPlacement.collapsed(columns, top: top)
      XCTAssertEqual(placement.places, places, "\(columns) \(top)")
      XCTAssertEqual(placement.base, base, "\(columns) \(top)")
      XCTAssertEqual(placement.top, stacked, "\(columns) \(top)")
    }
  }

  /// SPLIT-07: only the base and the top of its stack are in view while the interface is collapsed.
  func test_SPLIT07_inView() async {
    func inView(_ top: Column) -> [Column] {
      let placement = SplitPlacement.collapsed(three + [.compact], top: top)
      return (three + [.compact]).filter(placement.isInViewCollapsed)
    }
    XCTAssertEqual(inView(.secondary), [.primary, .secondary])
    XCTAssertEqual(inView(.supplementary), [.primary, .supplementary])
    XCTAssertEqual(inView(.primary), [.primary])
    XCTAssertEqual(inView(.compact), [.compact])
  }

  /// SPLIT-07, SPLIT-08: folding is the difference of two placements.
  func test_SPLIT07_SPLIT08_moves() async {
    let (expanded, collapsed) = (SplitPlacement.expanded(three), SplitPlacement.collapsed(three, top: .secondary))
    let partly = SplitPlacement.collapsed(three, top: .supplementary)
    XCTAssertEqual(expanded.moves(to: expanded), [])
    XCTAssertEqual(expanded.moves(to: collapsed), [.stack([.supplementary, .secondary], on: .primary)])
    XCTAssertEqual(collapsed.moves(to: expanded), [.makeChild(.supplementary), .makeChild(.secondary)])
    XCTAssertEqual(collapsed.moves(to: partly), [.makeChild(.secondary)])
    XCTAssertEqual(partly.moves(to: collapsed), [.stack([.secondary], on: .primary)])
  }

  /// SPLIT-02, SPLIT-07: the base has left: the next column becomes the base, and the rest moves to its stack.
  func test_SPLIT02_SPLIT07_movesToTheNextBase() async {
    let left = SplitPlacement(
      places: [.supplementary: .stacked(on: .primary), .secondary: .stacked(on: .primary)], base: .primary)
    XCTAssertEqual(
      left.moves(to: .collapsed([.supplementary, .secondary], top: .secondary)),
      [.makeChild(.supplementary), .stack([.secondary], on: .supplementary)])
  }

  /// SPLIT-03: a column without a parent comes back; one that another container has added stays there, and so does one
  /// that has no controller any more.
  func test_SPLIT03_movesOfColumnsThatAreNotInTheSplitView() async {
    func moves(_ place: Place?) -> [SplitPlacement.Move] {
      var places: [Column: Place] = [.primary: .child]
      places[.secondary] = place
      return SplitPlacement(places: places, base: nil).moves(to: .collapsed(two, top: .secondary))
    }
    XCTAssertEqual(moves(.detached), [.stack([.secondary], on: .primary)])
    XCTAssertEqual(moves(.child), [.stack([.secondary], on: .primary)])
    XCTAssertEqual(moves(.elsewhere), [])
    XCTAssertEqual(moves(nil), [])
  }
}
