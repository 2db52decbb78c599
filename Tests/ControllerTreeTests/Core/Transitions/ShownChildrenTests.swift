import XCTest

@testable import ControllerTree

/// `ShownChildren` in a container of one's own: one child, chosen by name.
final class ShownChildrenTests: XCTestCase {
  /// APP-09, TAB-16: off screen, children come and go without appearance callbacks; the wanted one appears with the container.
  func test_APP09_TAB16_offScreenThenWithTheContainer() async {
    await withTrace { trace in
      let container = trace.controller("P", ShowingContainer.init)
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      container.shown.add(first)
      container.shown.add(second)
      container.want(first)
      container.want(second)
      trace.expect(
        """
        A.willMove(toParent: P)
        B.willMove(toParent: P)
        A.didMove(toParent: P)
        B.didMove(toParent: P)
        """)
      trace.show(container)
      trace.begin()
      XCTAssertEqual([first.appearance, second.appearance], [.disappeared, .appeared])
      XCTAssertTrue(second.view.superview === container.view)
      XCTAssertNil(first.viewIfLoaded?.superview)
      XCTAssertFalse(container.shouldAutomaticallyForwardAppearanceMethods)
    }
  }

  /// TAB-05: an update on screen is one change, which begins within the call.
  func test_TAB05_updateOnScreen() async {
    await withTrace { trace in
      let (container, first, second) = Self.visible(in: trace, .tabs)
      var log: [String] = []
      var update = ShownChildren.Update.animated
      update.willStart = { log.append("start \(container.shown.target.count)") }
      update.prepare = { log.append("prepare \($0.leaving == [first]), \($0.arriving == [second])") }
      update.didEnd = { log.append("end \($0)") }
      update.completion = { log.append("completion") }
      container.wanted = [second]
      container.shown.update(update)
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        """)
      XCTAssertEqual(log, ["start 1", "prepare true, true", "end true", "completion"])
      container.shown.update(update)
      trace.expect("")
      XCTAssertEqual(log.suffix(1), ["completion"])
      XCTAssertEqual(log.count, 5, "Nothing changes: only the completion runs.")
    }
  }

  /// NAV-02, NAV-15: changes of a stack begin at the end of the event; an update during a change follows it.
  func test_NAV02_NAV15_updatesThatWait() async {
    await withTrace(pacing: .manual) { trace in
      let (container, first, second) = Self.visible(in: trace, .stack)
      let third = trace.controller("C")
      trace.stage.cycle.turn {
        container.shown.add(third)
        container.want(third, animated: false)
        container.want(second, animated: true)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        """)
      container.want(third, animated: false)
      trace.expect("")
      XCTAssertEqual(container.shown.target, [second])
      trace.stage.cycle.settle()
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.didMove(toParent: P)
        C.viewDidLoad()
        B.viewWillDisappear(false)
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        B.viewDidDisappear(false)
        C.viewDidAppear(false)
        """)
      XCTAssertEqual(container.shown.children, [third])
      XCTAssertTrue(container.shown.isAtRest)
      XCTAssertEqual(first.appearance, .disappeared)
    }
  }

  /// TAB-05: an update in a callback of a change follows it; of several, the last one counts and the others are dropped.
  func test_TAB05_updatesInCallbacks() async {
    await withTrace { trace in
      let (container, first, second) = Self.visible(in: trace, .tabs)
      var log: [String] = []
      let arriving = trace.scripted("C")
      container.shown.add(arriving)
      arriving.once(.viewWillAppear) {
        for (name, child) in [("B", second), ("A", first)] {
          var update = ShownChildren.Update()
          update.request = { container.wanted = [child] }
          update.didDrop = { log.append("\(name) dropped") }
          update.completion = { log.append("\(name) completed") }
          container.shown.update(update)
        }
      }
      container.want(arriving)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        C.didMove(toParent: P)
        A.viewWillAppear(false)
        C.viewWillDisappear(false)
        A.viewIsAppearing(false)
        C.viewDidDisappear(false)
        A.viewDidAppear(false)
        """)
      XCTAssertEqual(log, ["B dropped", "A completed"])
      XCTAssertEqual(container.shown.children, [first])
      XCTAssertEqual([first.appearance, arriving.appearance], [.appeared, .disappeared])
    }
  }

  /// CON-05, MIS-09: a child that is removed by its own call leaves the screen; a controller that can't be added changes nothing.
  func test_CON05_removedByOthersAndRefused() async {
    await withTrace { trace in
      let (container, first, second) = Self.visible(in: trace, .tabs)
      first.leaveParent()
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        A.didMove(toParent: nil)
        """)
      XCTAssertEqual(container.shown.children, [])
      XCTAssertEqual(container.shown.members, [second])
      XCTAssertEqual(container.shown.refusalToAdd(container)?.kind, .containmentCycle)
      trace.expectRefusal("! MIS-11 containmentCycle: P.add(_:)") { container.shown.add(container) }
      XCTAssertEqual(container.shown.members, [second])
      container.shown.remove(second)
      XCTAssertEqual(container.shown.members, [])
      container.shown.update()
      trace.expect("B.willMove(toParent: nil)\nB.didMove(toParent: nil)")
    }
  }

  /// CON-11: it does not retain the container; calls after the container's release do nothing.
  func test_CON11_outlivesTheContainer() async {
    await withTrace { trace in
      var container: ShowingContainer? = ShowingContainer()
      let shown = container?.shown
      weak let released = container
      let child = trace.controller("A")
      shown?.add(child)
      trace.begin()
      container = nil
      XCTAssertNil(released)
      shown?.update(.animated)
      shown?.add(child)
      shown?.remove(child)
      shown?.takeOutNow(child)
      shown?.updateLater()
      XCTAssertEqual(shown?.wanted, [])
      XCTAssertNil(shown?.container)
      trace.expect("")
    }
  }

  /// A container with two children on screen, of which the first is shown.
  @MainActor private static func visible(
    in trace: Trace, _ style: ShownChildren.Style
  ) -> (ShowingContainer, UIViewController, UIViewController) {
    let container = trace.controller("P") { ShowingContainer(style) }
    let (first, second) = (trace.controller("A"), trace.controller("B"))
    container.shown.add(first)
    container.shown.add(second)
    container.want(first)
    trace.show(container)
    trace.begin()
    return (container, first, second)
  }
}

/// A container that shows the children that a test wants.
@MainActor private final class ShowingContainer: UIViewController {
  private(set) var shown: ShownChildren!
  var wanted: [UIViewController] = []

  convenience init() { self.init(.tabs) }

  init(_ style: ShownChildren.Style) {
    super.init(nibName: nil, bundle: nil)
    shown = ShownChildren(of: self, style: style) { $0.wanted }
  }

  required init?(coder: NSCoder) { nil }

  func want(_ child: UIViewController, animated: Bool = false) {
    wanted = [child]
    shown.update(animated ? .animated : .plain)
  }
}
