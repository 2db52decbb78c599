import Foundation
import XCTest

@testable import ControllerTree

final class RecordingPageTests: XCTestCase {
  private static let data = "<script type=\"application/json\" id=\"data\">"

  /// The part of the page that comes from the recording.
  private static func data(in page: String) -> Substring? {
    guard let start = page.range(of: data), let end = page[start.upperBound...].range(of: "</script>") else {
      return nil
    }
    return page[start.upperBound..<end.lowerBound]
  }

  /// The page is one file that refers to no other, and that a policy keeps from loading anything.
  func test_pageLoadsNothing() async {
    let page = await Recordings.story(of: ["A", "B"]).html(title: "Story")
    XCTAssertTrue(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    XCTAssertTrue(page.hasSuffix("</html>\n"))
    XCTAssertTrue(page.contains("default-src 'none'"))
    for word in [" src=", "url(", "@import", "fetch(", "XMLHttpRequest", "import(", "innerHTML", "document.write"] {
      XCTAssertFalse(page.contains(word), word)
    }
    let addresses = page.components(separatedBy: "http").dropFirst().map { $0.prefix(6) }.filter { $0.contains("://") }
    XCTAssertEqual(addresses, ["://www"], "only the name of SVG's elements")
  }

  /// Names with markup stay data: there is no `<` in the data, and the title is escaped.
  func test_hostileNamesAreData() async throws {
    let page = await Recordings.story(of: Recordings.hostileNames).html(title: Recordings.hostileNames[0])
    let data = try XCTUnwrap(Self.data(in: page))
    XCTAssertFalse(data.unicodeScalars.contains("<"))
    XCTAssertTrue(page.contains("<title>&lt;/script&gt;&lt;script&gt;window.hostile = 1&lt;/script&gt;</title>"))
    XCTAssertEqual(page.components(separatedBy: "<script").count - 1, 2)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let part = try XCTUnwrap((object["parts"] as? [[String: Any]])?.first)
    let titles = Set((part["names"] as? [[Any]] ?? []).compactMap { $0.count > 2 ? $0[2] as? String : nil })
    XCTAssertTrue(titles.isSuperset(of: Recordings.hostileNames))
  }

  /// Equal recordings give equal bytes.
  func test_equalRecordingsGiveEqualPages() async {
    let (one, two) = (await Recordings.story(of: ["A", "B"]), await Recordings.story(of: ["A", "B"]))
    XCTAssertEqual(one.html(title: "T"), two.html(title: "T"))
    XCTAssertEqual(
      RecordingDifference(from: one, to: two).html(), RecordingDifference(from: two, to: one).html())
  }

  /// 10,000 events with their trees are less than 5 MB.
  func test_tenThousandEventsAreSmall() async {
    let recording = await Recordings.large(10_000)
    XCTAssertGreaterThanOrEqual(recording.events.count, 10_000)
    XCTAssertLessThan(recording.html(title: "Large").utf8.count, 5_000_000)
  }

  /// Empty recordings, recordings without trees and pages without recordings are pages too.
  func test_littleIsAPageToo() async throws {
    XCTAssertNotNil(Self.data(in: Recording().html(title: "")))
    let events = await Recordings.story(of: ["A"], includesTree: false)
    let data = try XCTUnwrap(Self.data(in: events.html(title: "Events")))
    XCTAssertFalse(data.contains("\"nodes\""))
    XCTAssertTrue(data.contains(HierarchyIssue.Kind.containmentCycle.entry().advice))
  }

  /// A difference has a row for each event of both recordings.
  func test_differencePage() async throws {
    let (old, new) = (await Recordings.story(of: ["A", "B"]), await Recordings.story(of: ["A", "B"], isShorter: true))
    let difference = RecordingDifference(from: old, to: new)
    XCTAssertFalse(difference.isEmpty)
    let data = try XCTUnwrap(Self.data(in: difference.html(names: ("Now", "Then"))))
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    XCTAssertEqual((object["rows"] as? [[Int]])?.count, difference.lines.count)
    XCTAssertEqual((object["parts"] as? [[String: Any]])?.compactMap { $0["name"] as? String }, ["Now", "Then"])
    XCTAssertTrue(RecordingDifference(from: old, to: old).isEmpty)
  }

  /// Writes the pages that `.ci/check-html` opens, if `CONTROLLERTREE_PAGES` names a folder for them.
  func test_pagesForTheBrowser() async throws {
    guard let folder = ProcessInfo.processInfo.environment["CONTROLLERTREE_PAGES"] else { return }
    let (old, new) = (await Recordings.story(of: ["A", "B"]), await Recordings.story(of: ["A", "B"], isShorter: true))
    let pages = [
      "empty": Recording().html(title: "Empty"),
      "events": await Recordings.story(of: ["A", "B"], includesTree: false).html(title: "Events"),
      "hostile": await Recordings.story(of: Recordings.hostileNames).html(title: Recordings.hostileNames[0]),
      "large": await Recordings.large(10_000).html(title: "Large"),
      "difference": RecordingDifference(from: old, to: new).html(),
      "equal": RecordingDifference(from: old, to: old).html(),
    ]
    for (name, page) in pages {
      try Data(page.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).html"))
    }
    let trees = old.tree(at: 0).map { [$0, old.tree(at: old.events.count - 1) ?? $0] } ?? []
    for (number, tree) in trees.enumerated() {
      try Data(tree.svg.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("tree\(number).svg"))
    }
  }
}
