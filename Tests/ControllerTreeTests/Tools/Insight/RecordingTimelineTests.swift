import XCTest

@testable import ControllerTree

/// The parts of a timeline, and lines that have no room.
final class RecordingTimelineTests: XCTestCase {
  /// Parts of a recording have the columns of the whole; the first line of a part has its turn and cause.
  func test_partsHaveTheSameColumns() async {
    let recording = await Self.record()
    let timeline = Recording.Timeline(of: recording)
    let (first, second) = (recording.events.prefix(2), recording.events.suffix(2))
    XCTAssertEqual(
      ([timeline.header, "── first"] + timeline.lines(of: Array(first)) + ["── second"]
        + timeline.lines(of: Array(second))).joined(separator: "\n"),
      """
      turn  event                    object  state  cause
      ── first
         1  willMove(toParent: P)    C              P.addChild(_:)
         2  didMove(toParent: P)     C              C.didMove(toParent:)
      ── second
         3  willMove(toParent: nil)  C              C.willMove(toParent:)
         4  didMove(toParent: nil)   C              C.removeFromParent()
      """)
    XCTAssertEqual(timeline.indentOfEvents, 6)
    XCTAssertEqual(timeline.lines(of: []), [])
  }

  /// Where a call has no room its last labels are left out, then the end of the line.
  func test_causesLoseTheirLabelsFirst() {
    let name = ObjectName(type: "T", title: "C", number: 1)
    let event = HierarchyEvent(
      kind: .callback, turn: 1, nanoseconds: 0, subject: name, text: "viewDidLoad()", stateBefore: "", stateAfter: "",
      circumstances: [], cause: "Pair.transition(from:to:duration:options:animations:completion:)")
    let causes = [80, 66, 59, 54, 50].map { width in
      Recording.Timeline(of: Recording(events: [event]), width: width).lines(of: [event]).map {
        String($0.dropFirst(36))
      }
    }
    XCTAssertEqual(
      causes,
      [
        ["Pair.transition(from:to:duration:options:…)"], ["Pair.transition(from:to:…)"], ["Pair.transition(from:…)"],
        ["Pair.transition(…)"], ["Pair.transiti…"],
      ])
  }

  /// A long event leaves room for the other columns.
  func test_longEventsAreCut() {
    let name = ObjectName(type: "T", title: "C", number: 1)
    let event = HierarchyEvent(
      kind: .callback, turn: 1, nanoseconds: 0, subject: name, text: String(repeating: "x", count: 70),
      stateBefore: "", stateAfter: "", circumstances: [], cause: "C.view")
    let recording = Recording(events: [event])
    let cut = String(repeating: "x", count: 43) + "…"
    XCTAssertEqual(
      Recording.Timeline(of: recording, width: 90).lines(of: [event]), ["   1  \(cut)  C              C.view"])
    XCTAssertTrue(recording.timeline().contains(event.text))
  }

  @MainActor private static func record() -> Recording {
    Stage.withPristine { _ in
      let recorder = EventRecorder()
      let (parent, child) = (UIViewController(), UIViewController())
      (parent.title, child.title) = ("P", "C")
      recorder.record {
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      return recorder.recording
    }
  }
}
