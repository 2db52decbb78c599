import XCTest

@testable import ControllerTree

/// The messages before a change of the columns in view, as a table: SPLIT-05.
final class SplitAnnouncementTests: XCTestCase {
  private func announcement(
    _ style: UISplitViewController.Style, _ old: Int, _ new: Int, _ cause: ShownColumns.Cause,
    behavior: UISplitViewController.SplitBehavior = .tile
  ) -> SplitAnnouncement? {
    let surroundings = SplitSurroundings(style: style, preference: SplitPreference(behavior: behavior), width: 1300)
    return SplitAnnouncement(
      from: surroundings.arrangement(sidebars: old), to: surroundings.arrangement(sidebars: new), cause)
  }

  /// SPLIT-05: the columns are named if the user, the width or a preference has changed the mode.
  func test_SPLIT05_columns() async {
    for cause in [ShownColumns.Cause.surroundings, .user(nil)] {
      let fewer = announcement(.tripleColumn, 2, 0, cause)
      XCTAssertEqual(fewer?.mode, .secondaryOnly)
      XCTAssertEqual(fewer?.hidden, [.primary, .supplementary])
      XCTAssertEqual(fewer?.shown, [])
      let more = announcement(.tripleColumn, 1, 2, cause, behavior: .overlay)
      XCTAssertEqual(more?.mode, .twoOverSecondary)
      XCTAssertEqual(more?.hidden, [])
      XCTAssertEqual(more?.shown, [.primary])
    }
  }

  /// SPLIT-05: a call, and any change in the classic style, names only the mode.
  func test_SPLIT05_modeOnly() async {
    for announcement in [announcement(.doubleColumn, 0, 1, .call), announcement(.unspecified, 0, 1, .user(nil))] {
      XCTAssertEqual(announcement?.mode, .oneBesideSecondary)
      XCTAssertEqual(announcement?.shown, [])
    }
  }

  /// SPLIT-05: nothing is sent for the same mode, nor for a collapse or an expansion.
  func test_SPLIT05_nothing() async {
    XCTAssertNil(announcement(.tripleColumn, 1, 1, .user(nil)))
    XCTAssertNil(announcement(.tripleColumn, 2, 0, .folding))
  }
}
