import XCTest

@testable import ControllerTree

/// Random calls and user actions on the containers, from outside and from inside callbacks, checked against the invariants of
/// every tree; see `RandomRuns` and `ContainerWorld`.
final class RandomContainersTests: XCTestCase {
  typealias Act = ContainerCall.Act

  /// Runs `opening`, and then random calls of `acts`.
  @MainActor private static func check(
    _ runs: Int, _ cast: Cast, opening: [ContainerCall], _ acts: [Act], callsPerRun: Int = 40,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    RandomRuns<ContainerCall> { _, generator in
      opening + (0..<callsPerRun).map { _ in ContainerCall.draw(acts, among: cast, using: &generator) }
    } failure: { calls, seed in
      ContainerWorld.failure(of: calls, cast, seed.isMultiple(of: 2) ? .immediate : .manual)
    }
    .check(runs, file: file, line: line)
  }

  private static func plain(_ numbers: Range<Int>) -> [Member] { numbers.map { Member(kind: .plain, number: $0) } }

  /// NAV-02 to NAV-16, NAV-30, NAV-31, APP-26: one navigation controller.
  func test_NAV16_NAV30_NAV31_APP26_randomCallsLeaveALegalStack() async {
    await MainActor.run {
      let stack = Member(kind: .navigation, number: 0)
      Self.check(
        40, Cast(counts: [.plain: 6, .navigation: 1]),
        opening: [.setStack(stack, Self.plain(0..<2), animated: false), .setRoot(0, stack), .hide(0, false)],
        Act.navigation + Act.navigation + Act.presentations + Act.surroundings + Act.nesting
          + [.leaveParent, .direct, .endAnimations, .drive, .release])
    }
  }

  /// PAGE-03, PAGE-06, PAGE-07, APP-26: pages that scroll, and pages that curl.
  func test_PAGE03_PAGE06_PAGE07_APP26_randomActsOnPages() async {
    await MainActor.run {
      for number in 0..<2 {
        let pages = Member(kind: .pages, number: number)
        Self.check(
          20, Cast(counts: [.plain: 5, .pages: 2]),
          opening: [.setPages(pages, Self.plain(0..<1), animated: false), .setRoot(0, pages), .hide(0, false)],
          Act.pages + Act.pages + Act.presentations + Act.surroundings + Act.nesting + [.leaveParent, .release])
      }
    }
  }

  /// TAB-01 to TAB-18, APP-26: tabs with navigation stacks in them.
  func test_TAB03_TAB05_TAB08_TAB12_APP26_randomCallsLeaveLegalTabs() async {
    await MainActor.run {
      let tabs = Member(kind: .tabs, number: 0)
      let stack = Member(kind: .navigation, number: 0)
      Self.check(
        40, Cast(counts: [.plain: 8, .navigation: 2, .tabs: 1]),
        opening: [
          .setTabs(tabs, Self.plain(0..<2) + [stack], made: false, animated: false), .setRoot(0, tabs), .hide(0, false),
        ],
        Act.tabs + Act.tabs + Act.navigation + Act.presentations + Act.surroundings + Act.delegates + Act.nesting
          + [.leaveParent, .release])
    }
  }

  /// All containers together, in two windows.
  func test_APP26_CON06_randomCallsAmongAllContainers() async {
    await MainActor.run {
      let (tabs, stack, pages) = (
        Member(kind: .tabs, number: 0), Member(kind: .navigation, number: 0), Member(kind: .pages, number: 0)
      )
      Self.check(
        25, Cast(counts: [.plain: 8, .navigation: 3, .tabs: 2, .pages: 2], windows: 2),
        opening: [
          .setPages(pages, Self.plain(0..<1), animated: false), .setStack(stack, [pages], animated: false),
          .setTabs(tabs, [stack] + Self.plain(1..<3), made: false, animated: false), .setRoot(0, tabs), .hide(0, false),
        ],
        Act.tabs + Act.navigation + Act.pages + Act.presentations + Act.presentations + Act.surroundings
          + Act.containment + Act.delegates + Act.nesting + [.setRoot], callsPerRun: 50)
    }
  }
}
