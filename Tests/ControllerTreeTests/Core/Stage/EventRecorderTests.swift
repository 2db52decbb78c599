import XCTest

@testable import ControllerTree

final class EventRecorderTests: XCTestCase {
  /// An event has a callback, an object, a time, states, circumstances and a cause.
  func test_APP01_eventsInFull() async {
    await Stage.withPristine(pacing: .manual, device: .bare) { stage in
      let recorder = EventRecorder()
      let (root, child, window) = Self.scene(child: "C")
      UpdateCycle.main.advance(by: .milliseconds(250))
      recorder.record { UpdateCycle.main.turn("tap") { Self.add(child, to: root) } }
      let events = recorder.events
      XCTAssertEqual(
        recorder.text,
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
      XCTAssertEqual(
        events.filter { $0.subject.short == "C" }.map { "\($0.stateBefore)-\($0.stateAfter)" },
        [
          "disappeared-disappeared", "disappeared-disappeared", "disappeared-appearing", "appearing-appearing",
          "appearing-entering", "entering-entering", "entering-entering", "entering-appeared",
        ])
      XCTAssertEqual(Set(events.map(\.turn)), [stage.cycle.turn])
      XCTAssertEqual(Set(events.map(\.time)), [0.25])
      XCTAssertEqual(Set(events.map(\.cause)), ["tap"])
      XCTAssertEqual(Set(events.map(\.kind)), [.callback])
      XCTAssertEqual(events[0].subject, ObjectName(type: "UIViewController", title: "C", number: 1))
      XCTAssertEqual(events[2].text, "viewWillAppear(false)")
      XCTAssertEqual(events[2].circumstances, .movingToParent)
      XCTAssertEqual(events[2].detailedLine, "C.viewWillAppear(false) movingToParent window: nil")
      XCTAssertEqual(events[9].circumstances, [.movingToParent, .inWindow])
      XCTAssertEqual(events[9].detailedLine, "C.viewDidAppear(false) movingToParent")
      window.isHidden = true
    }
  }

  /// The cause of a turn is the outermost public call, with its receiver.
  func test_TURN01_causes() async {
    await Stage.withPristine(device: .bare) { _ in
      let recorder = EventRecorder()
      let (root, child, window) = Self.scene(child: "C")
      recorder.record {
        Self.add(child, to: root)
        window.isHidden = true
      }
      XCTAssertEqual(
        recorder.events.map { "\($0.text) by \($0.cause ?? "nobody")" },
        [
          "willMove(toParent: P) by P.addChild(_:)",
          "viewDidLoad() by C.view",
          "viewWillAppear(false) by P.view.addSubview(_:)",
          "didMove(toParent: P) by C.didMove(toParent:)",
          "viewWillLayoutSubviews() by C.didMove(toParent:)",
          "viewDidLayoutSubviews() by C.didMove(toParent:)",
          "viewIsAppearing(false) by C.didMove(toParent:)",
          "viewWillLayoutSubviews() by C.didMove(toParent:)",
          "viewDidLayoutSubviews() by C.didMove(toParent:)",
          "viewDidAppear(false) by C.didMove(toParent:)",
          "viewWillDisappear(false) by UIWindow #1.isHidden",
          "viewWillDisappear(false) by UIWindow #1.isHidden",
          "viewDidDisappear(false) by UIWindow #1.isHidden",
          "viewDidDisappear(false) by UIWindow #1.isHidden",
        ])
    }
  }

  /// Only recorders that include views record the hooks of views.
  func test_VIEW27_viewsOnlyOnRequest() async {
    await Stage.withPristine(device: .bare) { _ in
      let (callbacks, everything) = (EventRecorder(), EventRecorder(includesViews: true))
      let (root, _, window) = Self.scene(child: "C")
      callbacks.record {
        everything.record {
          root.view.setNeedsLayout()
          UpdateCycle.main.settle()
        }
      }
      XCTAssertEqual(callbacks.text, "P.viewWillLayoutSubviews()\nP.viewDidLayoutSubviews()")
      XCTAssertEqual(
        everything.text, "P.viewWillLayoutSubviews()\nP.view.layoutSubviews()\nP.viewDidLayoutSubviews()")
      XCTAssertEqual(everything.events.map(\.kind), [.callback, .viewHook, .callback])
      XCTAssertEqual(everything.events[1].detailedLine, "P.view.layoutSubviews()")
      window.isHidden = true
    }
  }

  /// A recorder records from start to stop, once even if it was started twice; `drain()` empties it.
  func test_APP01_listening() async {
    await Stage.withPristine(device: .bare) { stage in
      let recorder = EventRecorder()
      let (root, _, window) = Self.scene(child: "C")
      let pair = ["P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()"]
      @MainActor func act() {
        root.view.setNeedsLayout()
        stage.cycle.settle()
      }
      act()
      XCTAssertEqual(recorder.events, [])
      recorder.start()
      recorder.start()
      act()
      XCTAssertEqual(recorder.events.map(\.line), pair)
      XCTAssertEqual(recorder.drain().map(\.line), pair)
      XCTAssertEqual(recorder.drain(), [])
      act()
      recorder.stop()
      act()
      XCTAssertEqual(recorder.events.map(\.line), pair)
      XCTAssertFalse(stage.isObserved)
      window.isHidden = true
    }
  }

  /// A recording consists of values: it retains no object, and can be encoded to JSON and decoded.
  func test_APP01_recordingsAreValues() async throws {
    let events = await Stage.withPristine(device: .bare) { stage in
      let recorder = EventRecorder(includesViews: true)
      weak var root: UIViewController?
      weak var view: UIView?
      recorder.record {
        let scene = Self.scene(child: "C")
        (root, view) = (scene.root, scene.root.view)
        Self.add(scene.child, to: scene.root)
        _ = stage.diagnostics.collect { scene.root.addChild(scene.child) }
        scene.window.rootViewController = nil
        scene.window.isHidden = true
      }
      XCTAssertNil(root)
      XCTAssertNil(view)
      return recorder.events
    }
    XCTAssertTrue(events.contains { $0.kind == .issue })
    XCTAssertEqual(try JSONDecoder().decode([HierarchyEvent].self, from: JSONEncoder().encode(events)), events)
  }

  /// Equal runs give equal recordings: names have numbers in the order of naming, not addresses.
  func test_APP01_equalRunsGiveEqualRecordings() async {
    await MainActor.run {
      let runs = (0..<2).map { _ in
        Stage.withPristine(device: .bare) { _ in
          let recorder = EventRecorder(includesViews: true)
          recorder.record {
            let (root, _, window) = Self.scene(child: nil)
            let children = (0..<3).map { _ in UIViewController() }
            for child in children { Self.add(child, to: root) }
            children[1].view.removeFromSuperview()
            window.isHidden = true
          }
          return recorder.events
        }
      }
      XCTAssertEqual(runs[0], runs[1])
      XCTAssertTrue(runs[0].contains { $0.line == "UIViewController #3.viewDidAppear(false)" })
    }
  }

  @MainActor private static func scene(
    child: String?
  ) -> (root: UIViewController, child: UIViewController, window: UIWindow) {
    let (root, controller, window) = (UIViewController(), UIViewController(), UIWindow())
    root.title = "P"
    controller.title = child
    window.rootViewController = root
    window.isHidden = false
    return (root, controller, window)
  }

  @MainActor private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
