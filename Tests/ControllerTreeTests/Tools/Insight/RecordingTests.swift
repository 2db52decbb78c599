import Foundation
import XCTest

@testable import ControllerTree

final class RecordingTests: XCTestCase {
  /// A visible `P` gets a child `C`, which fades in and is removed again, with one misuse in between.
  @MainActor private static func record(title: String = "C", animated: Bool = true) -> Recording {
    Stage.withPristine(device: .bare) { stage in
      stage.diagnostics.policies = [.all: .ignore, .severity(.error): .collect]
      let parent = UIViewController()
      parent.title = "P"
      let window = UIWindow()
      window.rootViewController = parent
      window.isHidden = false
      let recorder = EventRecorder()
      recorder.record {
        let child = UIViewController()
        child.title = title
        stage.cycle.turn("add") {
          parent.addChild(child)
          UIView.animate(withDuration: animated ? 0.35 : 0) {
            changeSomething()
            parent.view.addSubview(child.view)
          }
          child.didMove(toParent: parent)
        }
        parent.addChild(parent)
        stage.cycle.turn("remove") {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
      window.isHidden = true
      return recorder.recording
    }
  }

  /// The JSON of equal runs is equal, byte for byte, and has this format on every platform.
  func test_jsonIsTheSameEverywhere() async throws {
    let recording = await Self.record().only(.callback("viewDidAppear"), .issues)
    XCTAssertEqual(
      recording.json,
      """
      {"events":[
      {"cause":"add","circumstances":17,"kind":"callback","nanoseconds":350000000,"origin":{"kind":"screen"},\
      "stateAfter":"appeared","stateBefore":"entering","subject":{"number":1,"title":"C","type":"UIViewController"},\
      "text":"viewDidAppear(false)","turn":3},
      {"cause":"P.addChild(_:)","circumstances":0,"kind":"issue","nanoseconds":350000000,"stateAfter":"",\
      "stateBefore":"","subject":{"number":2,"title":"P","type":"UIViewController"},\
      "text":"MIS-11 containmentCycle: P.addChild(_:)","turn":4}
      ],"version":1}

      """)
    let again = await Self.record()
    let first = await Self.record()
    XCTAssertEqual(first, again)
    XCTAssertEqual(first.json, again.json)
  }

  /// A recording can be decoded, whether `json` or a `JSONEncoder` wrote it.
  func test_writtenRecordingsCanBeRead() async throws {
    let recording = await Self.record(title: "quote \" slash / back \\ line \n tab \t bell \u{7} ümlaut 🌳")
    XCTAssertEqual(try Recording(json: recording.json), recording)
    let encoded = try JSONEncoder().encode(recording)
    XCTAssertEqual(try JSONDecoder().decode(Recording.self, from: encoded), recording)
    XCTAssertEqual(try Recording(json: Recording().json), Recording())
    XCTAssertThrowsError(try Recording(json: "{\"events\":[],\"version\":2}")) { XCTAssertTrue($0 is DecodingError) }
    XCTAssertThrowsError(try Recording(json: "no JSON"))
  }

  /// Filters by object, class, callback, turns and kind; chained filters narrow, listed filters widen.
  func test_filters() async {
    let recording = await Self.record()
    XCTAssertEqual(
      recording.only(.callback("didMove"), .callback("willMove")).text,
      """
      C.willMove(toParent: P)
      C.didMove(toParent: P)
      C.willMove(toParent: nil)
      C.didMove(toParent: nil)
      """)
    XCTAssertEqual(
      recording.only(.turns(5...9)).only(.type(UIViewController.self)).without(.callback("willMove")).text,
      """
      C.viewWillDisappear(false)
      C.didMove(toParent: nil)
      P.viewWillLayoutSubviews()
      P.viewDidLayoutSubviews()
      C.viewDidDisappear(false)
      """)
    XCTAssertEqual(recording.only(.issues).text, "! MIS-11 containmentCycle: P.addChild(_:)")
    XCTAssertEqual(recording.only(.name("P")).only(.kind(.issue)), recording.only(.issues))
    XCTAssertEqual(recording.only(.type("Other")), Recording())
    XCTAssertEqual(recording.only(Recording.Filter { $0.time > 0 }).events.first?.line, "C.viewDidAppear(false)")
  }

  /// Equal recordings have no difference.
  func test_noDifference() async {
    let recording = await Self.record()
    XCTAssertEqual(recording.difference(from: recording), "")
  }

  /// A difference shows the common lines around it, its turn and its cause.
  func test_differenceIsReadable() async {
    var recording = await Self.record()
    let old = recording
    recording.events.removeAll { $0.text == "viewDidDisappear(false)" }
    XCTAssertEqual(
      recording.difference(from: old, context: 1),
      """
      --- 17 events
      +++ 16 events
        …
      turn 5: remove
        P.viewDidLayoutSubviews()
      - C.viewDidDisappear(false) movingFromParent window: nil [disappearing → disappeared]
      """)
    XCTAssertEqual(
      old.difference(from: recording, context: 0),
      """
      --- 16 events
      +++ 17 events
        …
      turn 5: remove
      + C.viewDidDisappear(false) movingFromParent window: nil [disappearing → disappeared]
      """)
    XCTAssertEqual(
      recording.only(.name("P")).only(.issues).difference(from: Recording()),
      """
      --- 0 events
      +++ 1 event
      turn 4: P.addChild(_:)
      + ! MIS-11 containmentCycle: P.addChild(_:)
      """)
  }

  /// For the same events at other times, the first difference is named.
  func test_differenceOfMoments() async {
    let (slow, fast) = (await Self.record(), await Self.record(animated: false))
    XCTAssertEqual(
      fast.only(.callback("viewDidAppear")).difference(from: slow.only(.callback("viewDidAppear"))),
      """
      The events are the same; they happened at other moments, first number 1:
      C.viewDidAppear(false) movingToParent [entering → appeared]
      - turn 3, 0.350 s, entering
      + turn 3, 0.000 s, entering
      """)
  }

  /// A timeline shows turn, time and cause only where they change.
  func test_timeline() async {
    let recording = await Self.record().only(.name("C"), .issues).without(.callback("viewWillLayoutSubviews"))
    XCTAssertEqual(
      recording.timeline(),
      """
      turn   time  event                      object  state                       cause
         3  0.000  willMove(toParent: P)      C                                   add
                   viewDidLoad()              C
                   viewWillAppear(false)      C       disappeared → appearing
                   didMove(toParent: P)       C
                   viewIsAppearing(false)     C       appearing → entering
                   viewDidLayoutSubviews()    C
            0.350  viewDidAppear(false)       C       entering → appeared
         4  0.350  ! MIS-11 containmentCycle  P                                   P.addChild(_:)
         5  0.350  willMove(toParent: nil)    C                                   remove
                   viewWillDisappear(false)   C       appeared → disappearing
                   didMove(toParent: nil)     C
                   viewDidDisappear(false)    C       disappearing → disappeared
      """)
    XCTAssertEqual(
      recording.only(.turns(4...4)).timeline(width: 60),
      """
      turn   time  event                      object  state  cause
         4  0.350  ! MIS-11 containmentCycle  P              P.ad…
      """)
    XCTAssertEqual(
      recording.without(.type("UIView")).only(.callback("viewWillAppear")).timeline(color: true),
      """
      \u{1B}[2mturn  event                  object  state                    cause\u{1B}[0m
      \u{1B}[32m   3  viewWillAppear(false)  C       disappeared → appearing  add\u{1B}[0m
      """)
    XCTAssertEqual(Recording().timeline(), "turn  event  object  state  cause")
  }

  /// A recorder and its recordings retain no controller, view or window.
  func test_recordingKeepsNothingAlive() async {
    await Stage.withPristine { stage in
      let recorder = EventRecorder(includesViews: true, includesWindows: true)
      recorder.start(on: stage)
      weak var controller: UIViewController?
      weak var view: UIView?
      weak var window: UIWindow?
      do {
        let (root, child, shown) = (UIViewController(), UIViewController(), UIWindow())
        shown.rootViewController = root
        shown.isHidden = false
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        shown.isHidden = true
        (controller, view, window) = (child, child.view, shown)
      }
      XCTAssertNil(controller)
      XCTAssertNil(view)
      XCTAssertNil(window)
      XCTAssertFalse(recorder.recording.events.isEmpty)
      recorder.stop(on: stage)
    }
  }
}
