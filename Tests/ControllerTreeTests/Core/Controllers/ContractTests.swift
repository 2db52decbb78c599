import ControllerTree
import XCTest

/// The contract of appearance for every way onto the screen: written once, run for all.
final class ContractTests: XCTestCase {
  /// APP-01, APP-03, APP-05, APP-26: every visit is will, is, did; will, did, with one value of `animated` for each
  /// direction; the next visit is the same.
  func test_APP01_APP03_APP05_APP26_everyVisitHasTheSameFiveCallbacks() async {
    for way in WayIn.allCases {
      await withTrace { trace in
        let visit = Visit(way, trace)
        for _ in 0..<2 {
          visit.enter()
          let animated = way.isAnimated
          XCTAssertEqual(
            visit.stream,
            ["viewWillAppear(\(animated))", "viewIsAppearing(\(animated))", "viewDidAppear(\(animated))"], "\(way)")
          visit.leave()
          XCTAssertEqual(
            visit.stream.map { $0.prefix { $0 != "(" } }, ["viewWillDisappear", "viewDidDisappear"], "\(way)")
          XCTAssertEqual(AppearanceStream.faults(in: visit.events), [], "\(way)")
        }
      }
    }
  }

  /// APP-02, APP-27: the window is missing in the first `viewWillAppear`, and there from `viewIsAppearing` to
  /// `viewWillDisappear`.
  func test_APP02_APP27_windowIsThereWhileTheControllerIsOnScreen() async {
    for way in WayIn.allCases {
      await withTrace { trace in
        let visit = Visit(way, trace)
        var seen: [String] = []
        for moment in ScriptedController.Moment.allCases where "\(moment)".contains("ppear") {
          visit.subject.on(moment) { [unowned subject = visit.subject] in
            seen.append("\(moment): \(subject.view.window == nil ? "no window" : "window")")
          }
        }
        visit.enter()
        visit.leave()
        XCTAssertEqual(
          seen.dropLast(),
          [
            "viewWillAppear: no window", "viewIsAppearing: window", "viewDidAppear: window",
            "viewWillDisappear: window",
          ], "\(way)")
        // Hiding a window leaves the view in it.
        XCTAssertEqual(seen.last, "viewDidDisappear: \(way.leavesByHiding ? "window" : "no window")", "\(way)")
      }
    }
  }

  /// LOAD-01, LOAD-05, APP-04: the view is loaded once, before anything else, and laid out before `viewDidAppear`.
  func test_LOAD01_LOAD05_APP04_loadedFirstAndLaidOutBeforeDidAppear() async {
    for way in WayIn.allCases {
      await withTrace { trace in
        let visit = Visit(way, trace)
        visit.enter()
        visit.leave()
        let order = visit.events.filter { $0.subject.title == "S" }.map(\.text).filter { $0.hasPrefix("view") }
        XCTAssertEqual(order.first, "viewDidLoad()", "\(way)")
        XCTAssertEqual(order.filter { $0 == "viewDidLoad()" }.count, 1, "\(way)")
        guard let did = order.firstIndex(where: { $0.hasPrefix("viewDidAppear") }) else { return XCTFail("\(way)") }
        let layout = order[..<did].suffix(2)
        XCTAssertEqual(Array(layout), ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"], "\(way)")
      }
    }
  }

  /// APP-07: a child inside the controller gets every callback after it, except where layout comes in between.
  func test_APP07_childFollowsHoweverItsParentComes() async {
    for way in WayIn.allCases {
      await withTrace { trace in
        let visit = Visit(way, trace)
        let child = trace.controller("Inner")
        visit.subject.once(.viewDidLoad) { [unowned subject = visit.subject] in subject.adopt(child) }
        visit.enter()
        visit.leave()
        let both = visit.events.filter { ["S", "Inner"].contains($0.subject.title) && $0.text.contains("ppear") }
        let expected = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
          .flatMap { ["S.\($0)", "Inner.\($0)"] }
        XCTAssertEqual(both.map { "\($0.line.prefix { $0 != "(" })" }, expected, "\(way)")
      }
    }
  }

  /// APP-25, APP-26, CON-28: whatever a callback does, all callback sequences stay legal, and every transition ends.
  func test_APP26_CON28_callbacksMayDoAnything() async {
    for way in WayIn.allCases {
      for moment in ScriptedController.Moment.allCases {
        for disruption in Disruption.allCases {
          await withTrace { trace in
            let visit = Visit(way, trace)
            visit.subject.once(moment) { [unowned visit] in disruption.run(visit) }
            visit.enter()
            visit.leave()
            if disruption.appearsByHand { visit.leaveByHand() }
            visit.finish()
            let place = "\(way), in \(moment): \(disruption)"
            XCTAssertEqual(AppearanceStream.faults(in: visit.events), [], place)
            XCTAssertEqual(visit.unfinished, [], place)
          }
        }
      }
    }
  }
}

/// A way of bringing a controller on screen.
private enum WayIn: CaseIterable {
  case rootOfAWindow, newRootOfAWindow
  case childOfAnAppearedParent, childInOneTurn, childInAnAnimation, childOfAChild
  case childAddedInViewDidLoad, childAddedInViewWillAppear, childAddedInViewIsAppearing, childAddedInViewDidAppear
  case viewWithoutAParent, viewWithoutAParentInASubtree
  case transitionOfChildren, beginAndEnd

  var isAnimated: Bool {
    switch self {
    case .transitionOfChildren, .beginAndEnd: true
    default: false
    }
  }

  var leavesByHiding: Bool {
    switch self {
    case .rootOfAWindow, .childOfAChild, .viewWithoutAParentInASubtree: true
    default: false
    }
  }
}

/// One controller, `S`, and the objects that bring it on screen and off again.
@MainActor private final class Visit {
  let subject: ScriptedController
  let window: UIWindow
  let trace: Trace
  private let way: WayIn
  private let parent: ScriptedController
  private let other: UIViewController
  private(set) var events: [HierarchyEvent] = []
  private var read = 0

  init(_ way: WayIn, _ trace: Trace) {
    self.way = way
    self.trace = trace
    subject = trace.controller("S", ScriptedController.init)
    window = trace.window()
    other = trace.controller("Other")
    parent = trace.controller("P", way == .beginAndEnd ? ManualScriptedController.init : ScriptedController.init)
    prepare()
    collect()
    read = events.count
  }

  private func prepare() {
    switch way {
    case .rootOfAWindow: window.rootViewController = subject
    case .newRootOfAWindow: window.rootViewController = other
    case .childOfAChild, .viewWithoutAParentInASubtree, .childAddedInViewDidLoad, .childAddedInViewWillAppear,
      .childAddedInViewIsAppearing, .childAddedInViewDidAppear, .childOfAnAppearedParent, .childInOneTurn,
      .childInAnAnimation, .viewWithoutAParent, .transitionOfChildren, .beginAndEnd:
      window.rootViewController = parent
    }
    switch way {
    case .newRootOfAWindow, .childOfAnAppearedParent, .childInOneTurn, .childInAnAnimation, .viewWithoutAParent,
      .beginAndEnd:
      window.isHidden = false
    case .transitionOfChildren:
      parent.adopt(other)
      window.isHidden = false
    case .rootOfAWindow, .childOfAChild, .childAddedInViewDidLoad, .childAddedInViewWillAppear,
      .childAddedInViewIsAppearing, .childAddedInViewDidAppear, .viewWithoutAParentInASubtree:
      break
    }
  }

  func enter() {
    switch way {
    case .rootOfAWindow: window.isHidden = false
    case .newRootOfAWindow: window.rootViewController = subject
    case .childOfAnAppearedParent: parent.adopt(subject)
    case .childInOneTurn: UpdateCycle.main.turn { parent.adopt(subject) }
    case .childInAnAnimation:
      UIView.animate(withDuration: 1) {
        changeSomething()
        self.parent.adopt(self.subject)
      }
    case .childOfAChild: enterInside { trace.controller("Middle") }
    case .childAddedInViewDidLoad: enter(in: .viewDidLoad)
    case .childAddedInViewWillAppear: enter(in: .viewWillAppear)
    case .childAddedInViewIsAppearing: enter(in: .viewIsAppearing)
    case .childAddedInViewDidAppear: enter(in: .viewDidAppear)
    case .viewWithoutAParent: parent.view.addSubview(subject.view)
    case .viewWithoutAParentInASubtree:
      parent.view.addSubview(subject.view)
      window.isHidden = false
    case .transitionOfChildren:
      parent.addChild(subject)
      other.willMove(toParent: nil)
      parent.transition(from: other, to: subject, duration: 0.3, animations: nil) { [parent, other, subject] _ in
        other.removeFromParent()
        subject.didMove(toParent: parent)
      }
    case .beginAndEnd:
      UpdateCycle.main.turn {
        parent.addChild(subject)
        subject.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(subject.view)
        subject.endAppearanceTransition()
        subject.didMove(toParent: parent)
      }
    }
    collect()
  }

  func leave() {
    switch way {
    case .rootOfAWindow, .childOfAChild, .viewWithoutAParentInASubtree: window.isHidden = true
    case .newRootOfAWindow: window.rootViewController = other
    case .childOfAnAppearedParent, .childInOneTurn, .childInAnAnimation: subject.leaveParent()
    case .childAddedInViewDidLoad, .childAddedInViewWillAppear, .childAddedInViewIsAppearing,
      .childAddedInViewDidAppear:
      subject.leaveParent()
      window.isHidden = true
    case .viewWithoutAParent: subject.viewIfLoaded?.removeFromSuperview()
    case .transitionOfChildren:
      parent.addChild(other)
      subject.willMove(toParent: nil)
      parent.transition(from: subject, to: other, duration: 0.3, animations: nil) { [parent, other, subject] _ in
        subject.removeFromParent()
        other.didMove(toParent: parent)
      }
    case .beginAndEnd:
      UpdateCycle.main.turn {
        subject.willMove(toParent: nil)
        subject.beginAppearanceTransition(false, animated: true)
        subject.viewIfLoaded?.removeFromSuperview()
        subject.endAppearanceTransition()
        subject.removeFromParent()
      }
    }
    collect()
  }

  /// Reverses by hand an appearance that was begun by hand off screen.
  func leaveByHand() {
    let isOnScreen = subject.viewIfLoaded?.window?.isHidden == false
    guard !isOnScreen, unfinished.contains(where: { $0.hasPrefix("S: viewDidAppear") }) else { return }
    subject.beginAppearanceTransition(false, animated: false)
    subject.endAppearanceTransition()
    collect()
  }

  /// Removes everything from the screen.
  func finish() {
    for window in UIApplication.shared.windows { window.isHidden = true }
    UpdateCycle.main.settle()
    collect()
  }

  /// The appearance callbacks of `S` since the last reading.
  var stream: [String] {
    defer { read = events.count }
    return events[read...].filter { $0.subject.title == "S" && $0.text.contains("ppear") }.map(\.text)
  }

  /// The controllers that have begun a transition and not ended it, or are on screen. A container that forwards by hand
  /// leaves its child where it is.
  var unfinished: [String] {
    var last: [String: String] = [:]
    for event in events where event.kind == .callback && event.text.contains("ppear") {
      last[event.subject.short] = event.text
    }
    return last.filter { name, text in
      !text.hasPrefix("viewDidDisappear") && !(way == .beginAndEnd && name != "P" && text.hasPrefix("viewDidAppear"))
    }.map { "\($0.key): \($0.value)" }.sorted()
  }

  private func enterInside(_ make: () -> UIViewController) {
    if subject.parent == nil {
      let middle = make()
      middle.adopt(subject)
      parent.adopt(middle)
    }
    window.isHidden = false
  }

  private func enter(in moment: ScriptedController.Moment) {
    // viewDidLoad is sent once; the next time the child is there before the parent appears.
    if moment == .viewDidLoad, parent.isViewLoaded {
      parent.adopt(subject)
    } else {
      parent.once(moment) { [unowned self] in parent.adopt(subject) }
    }
    window.isHidden = false
  }

  private func collect() { events += trace.recorder.drain() }
}

private final class ManualScriptedController: ScriptedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Changes that a callback may make to the tree around it.
private enum Disruption: CaseIterable {
  case removesItself, removesItsView, removesItsParent, replacesTheRoot, removesTheRoot, hidesTheWindow
  case hidesAndShowsTheWindow, addsAChild, addsAndRemovesAChild, addsAViewWithoutAParent, movesItsView
  case exchangesItsView, losesItsView, reversesByHand, beginsAndEnds, endsTooMuch, joinsAnotherParent
  case transitionsItsChildren, opensAnotherWindow, settles, callsByHand

  /// Whether explicit calls decide the final state, wherever the view is.
  var appearsByHand: Bool {
    switch self {
    case .reversesByHand, .beginsAndEnds: true
    default: false
    }
  }

  @MainActor func run(_ visit: Visit) {
    let (subject, window, trace) = (visit.subject, visit.window, visit.trace)
    switch self {
    case .removesItself: subject.leaveParent()
    case .removesItsView: subject.viewIfLoaded?.removeFromSuperview()
    case .removesItsParent: subject.parent?.leaveParent()
    case .replacesTheRoot: window.rootViewController = trace.controller("New")
    case .removesTheRoot: window.rootViewController = nil
    case .hidesTheWindow: window.isHidden = true
    case .hidesAndShowsTheWindow:
      window.isHidden = true
      window.isHidden = false
    case .addsAChild: subject.adopt(trace.controller("Child"))
    case .addsAndRemovesAChild:
      let child = trace.controller("Child")
      subject.adopt(child)
      child.leaveParent()
    case .addsAViewWithoutAParent: subject.view.addSubview(trace.keep(trace.controller("Loose")).view)
    case .movesItsView:
      guard let view = subject.viewIfLoaded, let superview = view.superview else { return }
      let box = UIView()
      superview.addSubview(box)
      box.addSubview(view)
    case .exchangesItsView: subject.view = UIView()
    case .losesItsView: subject.view = nil
    case .reversesByHand:
      subject.beginAppearanceTransition(false, animated: true)
      subject.endAppearanceTransition()
      subject.beginAppearanceTransition(true, animated: true)
      subject.endAppearanceTransition()
    case .beginsAndEnds:
      subject.beginAppearanceTransition(true, animated: true)
      subject.endAppearanceTransition()
    case .endsTooMuch: subject.endAppearanceTransition()
    case .joinsAnotherParent: trace.keep(trace.controller("Elsewhere")).addChild(subject)
    case .transitionsItsChildren:
      let (old, new) = (trace.controller("Old"), trace.controller("Fresh"))
      subject.adopt(old)
      subject.addChild(new)
      subject.transition(from: old, to: new, duration: 0.2, animations: nil)
    case .opensAnotherWindow:
      let second = trace.window()
      second.rootViewController = trace.controller("Second")
      second.makeKeyAndVisible()
    case .settles: UpdateCycle.main.settle()
    case .callsByHand:
      subject.viewWillAppear(true)
      subject.viewDidDisappear(true)
    }
  }
}

extension Trace {
  /// Retains a controller that no other object retains.
  fileprivate func keep(_ controller: UIViewController) -> UIViewController {
    kept.append(controller)
    return controller
  }
}
