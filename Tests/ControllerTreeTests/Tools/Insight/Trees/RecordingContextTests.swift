import Foundation
import XCTest

@testable import ControllerTree

final class RecordingContextTests: XCTestCase {
  /// A recording with the tree: `P` gets a child and presents `S`.
  @MainActor private static func record(includesTree: Bool = true) -> Recording {
    Stage.withPristine(device: .bare) { stage in
      stage.diagnostics.policies = [.all: .collect]
      let (parent, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
      (parent.title, child.title, sheet.title) = ("P", "C", "S")
      let window = UIWindow()
      window.rootViewController = parent
      window.isHidden = false
      let recorder = EventRecorder(includesTree: includesTree)
      recorder.record {
        stage.cycle.turn("add") {
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        parent.addChild(parent)
        parent.present(sheet, animated: true)
      }
      let recording = recorder.recording
      window.isHidden = true
      return recording
    }
  }

  /// The tree at an event is the one that the callback sees; the tree after a turn includes what happened after its last event.
  func test_treeAtEvents() async {
    let recording = await Self.record()
    let load = recording.events.firstIndex { $0.line == "C.viewDidLoad()" }
    let appear = recording.events.firstIndex { $0.line == "C.viewDidAppear(false)" }
    XCTAssertEqual(
      load.flatMap { recording.tree(at: $0) }?.text,
      """
      UIWindow #1 (0, 0, 393, 852)
      └─ UIViewController "P" appeared, view (0, 0, 393, 852)
         └─ UIViewController "C" disappeared, view (0, 0, 393, 852), not in the tree
      """)
    XCTAssertEqual(
      appear.flatMap { recording.tree(at: $0) }?.text,
      """
      UIWindow #1 (0, 0, 393, 852)
      └─ UIViewController "P" appeared, view (0, 0, 393, 852)
         └─ UIViewController "C" appeared, view (0, 0, 393, 852)
      """)
    let last = recording.events.last?.turn ?? 0
    XCTAssertEqual(
      recording.tree(afterTurn: last)?.withoutViews.text.split(separator: "\n").last,
      #"   └─ presents → UIViewController "S" appeared, view (0, 10, 393, 842)"#)
    XCTAssertNil(recording.tree(at: recording.events.count))
    XCTAssertNil(recording.tree(afterTurn: 99))
  }

  /// Issues keep their messages.
  func test_issuesKeepTheirMessages() async throws {
    let recording = await Self.record()
    let index = try XCTUnwrap(recording.events.firstIndex { $0.kind == .issue })
    let issue = try XCTUnwrap(recording.context?.issues[index])
    XCTAssertEqual(issue.kind, .containmentCycle)
    XCTAssertTrue(recording.events[index].text.hasPrefix("\(issue.rule) \(issue.kind.rawValue)"))
    XCTAssertEqual(recording.context?.issues.count, 1)
  }

  /// A recorder without trees records none, and its events are the same.
  func test_treesAreNotedOnRequest() async {
    let (with, without) = (await Self.record(), await Self.record(includesTree: false))
    XCTAssertNil(without.context)
    XCTAssertNil(without.tree(at: 0))
    XCTAssertEqual(with.text, without.text)
  }

  /// Trees are stored with the events, and read again; equal runs give equal bytes.
  func test_treesAreStored() async throws {
    let (recording, again) = (await Self.record(), await Self.record())
    XCTAssertEqual(recording.json, again.json)
    XCTAssertEqual(try Recording(json: recording.json), recording)
    let encoded = try JSONEncoder().encode(recording)
    XCTAssertEqual(try JSONDecoder().decode(Recording.self, from: encoded), recording)
  }

  /// Filtered recordings keep the tree of each event, and of the end of each turn. After a change of the events by hand there is none.
  func test_filtersKeepTheTrees() async {
    let recording = await Self.record()
    let filtered = recording.only(.callback("viewDidAppear"), .issues)
    for (place, event) in filtered.events.enumerated() {
      let index = recording.events.firstIndex(of: event) ?? 0
      XCTAssertEqual(filtered.tree(at: place), recording.tree(at: index))
      XCTAssertEqual(filtered.tree(afterTurn: event.turn), recording.tree(afterTurn: event.turn))
    }
    XCTAssertEqual(filtered.context?.issues.keys.map { filtered.events[$0].kind }, [.issue])
    var changed = recording
    changed.events.removeLast()
    XCTAssertNil(changed.tree(at: 0))
  }

  /// After the events are drained, recording goes on with the tree as it was.
  func test_drainingKeepsTheTree() async {
    await Stage.withPristine(device: .bare) { stage in
      let root = UIViewController()
      root.title = "R"
      let window = UIWindow()
      let recorder = EventRecorder(includesTree: true)
      recorder.start(on: stage)
      window.rootViewController = root
      window.isHidden = false
      _ = recorder.drain()
      root.setNeedsLayoutForTest()
      XCTAssertEqual(recorder.recording.context?.last.text, stage.hierarchyDescription)
      window.isHidden = true
      XCTAssertEqual(recorder.recording.tree(at: 0)?.nodes.first?.name.type, "UIWindow")
      XCTAssertEqual(recorder.recording.context?.last.text, stage.hierarchyDescription)
      recorder.stop(on: stage)
    }
  }

  /// Stored data that does not fit together gives a tree, not a trap.
  func test_damagedContextsAreHarmless() throws {
    let node = #"{"depth":7,"flags":0,"kind":"view","name":{"number":1,"type":"V"},"state":""}"#
    let context = """
      {"changes":[{"edits":[{"inserted":[0,-1,9],"removed":0,"start":0},{"inserted":[0],"removed":5,"start":-3},\
      {"inserted":[],"removed":99,"start":1}],"event":0,"turn":1}],"eventCount":1,"issues":{"77":null},"nodes":[\(node)]}
      """
    let event = """
      {"circumstances":0,"kind":"viewHook","nanoseconds":0,"stateAfter":"","stateBefore":"",\
      "subject":{"number":1,"type":"V"},"text":"x","turn":1}
      """
    let json =
      "{\"context\":\(context.replacingOccurrences(of: "\"77\":null", with: "")),\"events\":[\(event)],\"version\":1}"
    let recording = try Recording(json: json)
    XCTAssertEqual(recording.tree(at: 0)?.nodes.count, 1)
    XCTAssertEqual(recording.tree(at: 0)?.text.contains("V #1"), true)
    XCTAssertTrue(recording.html(title: "damaged").contains("</html>"))
  }
}

extension UIViewController {
  fileprivate func setNeedsLayoutForTest() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
