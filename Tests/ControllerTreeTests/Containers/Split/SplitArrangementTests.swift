import XCTest

@testable import ControllerTree

/// The columns in view, as a table: SPLIT-04, SPLIT-06.
final class SplitArrangementTests: XCTestCase {
  private typealias Style = UISplitViewController.Style
  private typealias Mode = UISplitViewController.DisplayMode
  private typealias Behavior = UISplitViewController.SplitBehavior

  private func mode(
    _ style: Style, _ width: CGFloat, preference: Mode = .automatic, _ behavior: Behavior = .automatic,
    requested: Int? = nil
  ) -> Mode {
    SplitArrangement(
      style: style, preference: SplitPreference(displayMode: preference, behavior: behavior), requested: requested,
      width: width
    ).displayMode
  }

  /// SPLIT-04: without a preference the width decides.
  func test_SPLIT04_automaticModes() async {
    for style in [Style.unspecified, .doubleColumn] {
      XCTAssertEqual(mode(style, 1023), .secondaryOnly)
      XCTAssertEqual(mode(style, 1024), .oneBesideSecondary)
      XCTAssertEqual(mode(style, 1400), .oneBesideSecondary)
    }
    XCTAssertEqual(mode(.tripleColumn, 1023), .secondaryOnly)
    XCTAssertEqual(mode(.tripleColumn, 1024), .oneBesideSecondary)
    XCTAssertEqual(mode(.tripleColumn, 1193), .oneBesideSecondary)
    XCTAssertEqual(mode(.tripleColumn, 1194), .twoBesideSecondary)
  }

  /// SPLIT-04: a preferred mode implies its behavior; with a preferred behavior, only the mode's number of sidebars
  /// counts.
  func test_SPLIT04_preferencesOfTheDisplayMode() async {
    let modes: [Mode] = [
      .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ]
    for preferred in modes { XCTAssertEqual(mode(.tripleColumn, 800, preference: preferred), preferred) }
    XCTAssertEqual(
      modes.map { mode(.doubleColumn, 800, preference: $0) },
      [
        .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .oneBesideSecondary, .oneOverSecondary,
        .oneBesideSecondary,
      ])
    let read: [Behavior: [Mode]] = [
      .tile: [
        .secondaryOnly, .oneBesideSecondary, .oneBesideSecondary, .twoBesideSecondary, .twoBesideSecondary,
        .twoBesideSecondary,
      ],
      .overlay: [
        .secondaryOnly, .oneOverSecondary, .oneOverSecondary, .twoOverSecondary, .twoOverSecondary, .twoOverSecondary,
      ],
      .displace: [
        .secondaryOnly, .oneBesideSecondary, .oneBesideSecondary, .twoDisplaceSecondary, .twoDisplaceSecondary,
        .twoDisplaceSecondary,
      ],
    ]
    for (behavior, expected) in read {
      XCTAssertEqual(modes.map { mode(.tripleColumn, 800, preference: $0, behavior) }, expected, "\(behavior)")
    }
  }

  /// SPLIT-04: only a preferred behavior.
  func test_SPLIT04_behaviorAlone() async {
    XCTAssertEqual(mode(.tripleColumn, 800, .tile), .oneBesideSecondary)
    XCTAssertEqual(mode(.tripleColumn, 1300, .tile), .twoBesideSecondary)
    XCTAssertEqual(mode(.tripleColumn, 1300, .overlay), .secondaryOnly)
    XCTAssertEqual(mode(.tripleColumn, 1300, .displace), .oneBesideSecondary)
  }

  /// SPLIT-06: the nearest mode in which a column is fully in view, or hidden.
  func test_SPLIT06_nearestModes() async {
    func arrangement(_ behavior: Behavior, _ sidebars: Int) -> SplitArrangement {
      SplitArrangement(
        style: .tripleColumn, preference: SplitPreference(behavior: behavior), requested: sidebars, width: 1300)
    }
    for behavior in [Behavior.tile, .overlay, .displace] {
      XCTAssertEqual((0...2).map { arrangement(behavior, $0).sidebars(showing: .primary) }, [2, 2, 2])
      XCTAssertEqual((0...2).map { arrangement(behavior, $0).sidebars(showing: .supplementary) }, [1, 1, 2])
      XCTAssertEqual((0...2).map { arrangement(behavior, $0).sidebars(hiding: .primary) }, [0, 1, 1])
      XCTAssertEqual((0...2).map { arrangement(behavior, $0).sidebars(hiding: .supplementary) }, [0, 0, 0])
    }
    XCTAssertEqual((0...2).map { arrangement(.tile, $0).sidebars(showing: .secondary) }, [0, 1, 2])
    XCTAssertEqual((0...2).map { arrangement(.overlay, $0).sidebars(showing: .secondary) }, [0, 0, 0])
    XCTAssertEqual((0...2).map { arrangement(.displace, $0).sidebars(showing: .secondary) }, [0, 1, 1])
    XCTAssertEqual((0...2).map { arrangement(.tile, $0).sidebarsAfterButton }, [1, 2, 1])
    XCTAssertEqual((0...2).map { arrangement(.overlay, $0).sidebarsAfterButton }, [1, 2, 0])
    XCTAssertEqual((0...2).map { arrangement(.displace, $0).sidebarsAfterButton }, [1, 2, 1])
    XCTAssertEqual((0...2).map { arrangement(.tile, $0).isDimmed }, [false, false, false])
    XCTAssertEqual((0...2).map { arrangement(.overlay, $0).isDimmed }, [false, true, true])
    XCTAssertEqual((0...2).map { arrangement(.displace, $0).isDimmed }, [false, false, true])
  }
}
