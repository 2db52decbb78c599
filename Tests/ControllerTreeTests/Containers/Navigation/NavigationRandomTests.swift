import XCTest

@testable import ControllerTree

/// Calls at random, from outside and from inside callbacks: the tree is legal whenever it comes to rest.
final class NavigationRandomTests: XCTestCase {
  /// NAV-02 to NAV-16, NAV-30, NAV-31, APP-26.
  func test_NAV16_randomCallsLeaveALegalTree() async {
    for seed in 0..<100 as Range<UInt64> {
      for pacing in [UpdateCycle.Pacing.immediate, .manual] {
        await withTrace(pacing: pacing) { trace in
          let world = NavigationWorld(trace, seed: seed)
          for step in 0..<30 {
            world.act()
            guard step % 3 == 2 else { continue }
            world.comeToRest()
            let faults = world.faults()
            guard !faults.isEmpty else { continue }
            let lines = ["seed \(seed), \(pacing), step \(step):"] + faults + world.log + world.lastEvents
            XCTFail(lines.joined(separator: "\n"))
            return trace.skip()
          }
          trace.skip()
        }
      }
    }
  }
}

/// A navigation controller in a window, and somebody who does anything to it.
@MainActor private final class NavigationWorld {
  private let trace: Trace
  private let navigation: UINavigationController
  private let window: UIWindow
  private var random: SeededGenerator
  private var made: [ScriptedController] = []
  private var events: [HierarchyEvent] = []
  private var depth = 0
  private(set) var log: [String] = []

  init(_ trace: Trace, seed: UInt64) {
    self.trace = trace
    random = SeededGenerator(seed: seed)
    navigation = trace.controller("N") { UINavigationController() }
    window = trace.window()
    window.rootViewController = navigation
    navigation.viewControllers = [makeController()]
    window.isHidden = false
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// A controller that now and then calls something from one of its callbacks.
  private func makeController() -> ScriptedController {
    let controller = trace.scripted("C\(made.count)")
    made.append(controller)
    if chance(30), let moment = ScriptedController.Moment.allCases.randomElement(using: &random) {
      controller.once(moment) { [weak self] in
        guard let self, depth < 2 else { return }
        depth += 1
        log.append("in \(moment) of \(controller.title ?? ""):")
        change()
        depth -= 1
      }
    }
    return controller
  }

  func act() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: toggleWindow()
    case 1: swipe()
    case 2: togglePresentation()
    case 3: trace.advance(0.1)
    case 4:
      trace.stage.cycle.turn("event") {
        log.append("turn")
        for _ in 0..<3 { change() }
      }
    default: change()
    }
  }

  private func change() {
    let animated = chance(50)
    let stack = navigation.viewControllers
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      log.append("push \(animated)")
      navigation.pushViewController(makeController(), animated: animated)
    case 3, 4:
      log.append("pop \(animated)")
      navigation.popViewController(animated: animated)
    case 5:
      guard let target = stack.randomElement(using: &random) else { return }
      log.append("pop to \(target.title ?? "") \(animated)")
      navigation.popToViewController(target, animated: animated)
    case 6:
      let kept = stack.filter { _ in chance(60) }.shuffled(using: &random)
      let new = kept + (chance(50) ? [makeController()] : [])
      log.append("set \(new.map { $0.title ?? "" }) \(animated)")
      navigation.setViewControllers(new, animated: animated)
    default:
      guard let member = stack.randomElement(using: &random) else { return }
      log.append("remove \(member.title ?? "")")
      member.willMove(toParent: nil)
      member.removeFromParent()
    }
  }

  private func toggleWindow() {
    log.append("window")
    window.isHidden.toggle()
  }

  private func togglePresentation() {
    let animated = chance(50)
    log.append("modal \(animated)")
    if navigation.presentedViewController == nil {
      navigation.present(trace.modal("V", .fullScreen), animated: animated)
    } else {
      navigation.dismiss(animated: animated)
    }
  }

  private func swipe() {
    guard navigation.interactivePop.begin() else { return }
    log.append("swipe")
    if chance(50) { change() }
    if chance(50) { navigation.interactivePop.finish() } else { navigation.interactivePop.cancel() }
  }

  func comeToRest() {
    window.isHidden = false
    for _ in 0..<12 { trace.advance(1) }
    navigation.dismiss(animated: false)
    for _ in 0..<12 { trace.advance(1) }
    events += trace.recorder.drain()
  }

  var lastEvents: [String] { events.suffix(80).map { $0.noteText ?? $0.line } }

  // MARK: What is true at rest

  private static let expected = ["M-NAV-06", "M-NAV-11", "M-PRES-", "M-DIS-", "MIS-17", "M-TRANS-02"]

  func faults() -> [String] {
    var faults = AppearanceStream.faults(in: events)
    for event in events where event.kind == .issue && !Self.expected.contains(where: { event.text.hasPrefix($0) }) {
      faults.append(event.line)
    }
    let stack = navigation.viewControllers
    if Set(stack) != Set(navigation.children) || Set(stack).count != stack.count {
      let children = navigation.children.map { $0.title ?? "" }
      faults.append("The stack is \(navigation.titles), the children are \(children).")
    }
    if navigation.transitionCoordinator != nil { faults.append("A transition has not ended.") }
    if navigation.appearance != .appeared { faults.append("N is \(navigation.appearance.name).") }
    for controller in made { faults += self.faults(of: controller, on: stack) }
    return faults
  }

  private func faults(of controller: UIViewController, on stack: [UIViewController]) -> [String] {
    var faults: [String] = []
    let name = controller.title ?? ""
    let isTop = controller === stack.last
    if (controller.appearance == .appeared) != isTop { faults.append("\(name) is \(controller.appearance.name).") }
    if (controller.viewIfLoaded?.window != nil) != isTop { faults.append("The view of \(name) is in the wrong place.") }
    if controller.isMovingToParent || controller.isMovingFromParent { faults.append("\(name) is on the move.") }
    if stack.contains(controller) != (controller.parent === navigation) {
      faults.append("\(name) has the wrong parent.")
    }
    let last = events.last { $0.subject.title == name && ($0.text.contains("willMove") || $0.text.contains("didMove")) }
    let hasArrived = last?.text == "didMove(toParent: N)" || last?.text == "willMove(toParent: nil)"
    if stack.contains(controller), !hasArrived { faults.append("\(name) has not heard that its move is over.") }
    return faults
  }
}
