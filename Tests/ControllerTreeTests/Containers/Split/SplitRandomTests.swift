import XCTest

@testable import ControllerTree

/// Random calls and user actions, from outside and from inside callbacks: whenever the stage has settled, a split view
/// controller shows the columns of its display mode. A failing sequence is shortened before it is reported.
final class SplitRandomTests: XCTestCase {
  /// SPLIT-02 to SPLIT-08, SPLIT-10, SPLIT-11, APP-26.
  func test_SPLIT08_randomCallsLeaveALegalTree() async {
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    for seed in randomSeeds(16) {
      for style in styles {
        for pacing in [UpdateCycle.Pacing.immediate, .manual] {
          var random = SeededGenerator(seed: UInt64(seed))
          let steps = (0..<24).map { _ in SplitStep(using: &random) }
          guard await !faults(steps, style, pacing).isEmpty else { continue }
          let short = await shortened(steps, style, pacing)
          let lines = ["seed \(seed), \(style), \(pacing):"] + short.map(\.description)
          XCTFail((lines + (await faults(short, style, pacing))).joined(separator: "\n"))
          return
        }
      }
    }
  }

  private func faults(
    _ steps: [SplitStep], _ style: UISplitViewController.Style, _ pacing: UpdateCycle.Pacing
  ) async -> [String] {
    var faults: [String] = []
    await withTrace(pacing: pacing) { trace in
      let world = SplitWorld(trace, style)
      for (index, step) in steps.enumerated() {
        world.perform(step)
        guard pacing == .immediate || index % 3 == 2 || index == steps.count - 1 else { continue }
        world.comeToRest()
        faults = world.faults()
        if !faults.isEmpty { break }
      }
    }
    return faults
  }

  private func shortened(
    _ steps: [SplitStep], _ style: UISplitViewController.Style, _ pacing: UpdateCycle.Pacing
  ) async -> [SplitStep] {
    var steps = steps
    var index = steps.count - 1
    while index >= 0 {
      var fewer = steps
      fewer.remove(at: index)
      if await !faults(fewer, style, pacing).isEmpty { steps = fewer }
      index = min(index, steps.count) - 1
    }
    return steps
  }
}

/// One action on a split view controller, with numbers that choose its object.
private struct SplitStep: CustomStringConvertible {
  enum Kind: CaseIterable {
    case resize, show, hide, set, push, pop, wishMode, wishBehavior, showDetail, showPrimary, tap, button, swipe, goBack
    case window, modal, remove, advance, inOneTurn, inCallback, override, otherTab
  }

  let kind: Kind
  let first: Int
  let second: Int
  let flag: Bool

  init(using random: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &random) ?? .resize
    (first, second) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
    flag = Bool.random(using: &random)
  }

  private init(_ kind: Kind, _ first: Int, _ second: Int, _ flag: Bool) {
    (self.kind, self.first, self.second, self.flag) = (kind, first, second, flag)
  }

  /// The action that a callback, or a part of a turn, does for this step.
  var inner: Self {
    let kinds = Kind.allCases.filter { ![.inOneTurn, .inCallback, .advance].contains($0) }
    return Self(kinds[(first * 7 + second * 3) % kinds.count], second, first, !flag)
  }

  var description: String { "\(kind)(\(first), \(second), \(flag))" }
}

/// A split view controller in a window, and the actions on it.
@MainActor private final class SplitWorld {
  private let trace: Trace
  private let split: UISplitViewController
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let delegate: ProbeSplitDelegate
  private var made: [ScriptedController] = []
  private var events: [HierarchyEvent] = []
  private var planned: SplitStep?
  private var depth = 0

  init(_ trace: Trace, _ style: UISplitViewController.Style) {
    self.trace = trace
    split = trace.controller("S") { UISplitViewController(style: style) }
    delegate = ProbeSplitDelegate(trace)
    split.delegate = delegate
    window = trace.window(size: CGSize(width: 1100, height: 800))
    tabs.viewControllers = [split, trace.controller("T")]
    window.rootViewController = tabs
    if style == .unspecified {
      split.viewControllers = [stack(), stack()]
    } else {
      for column in style.columns { split.setViewController(stack(), for: column) }
    }
    window.isHidden = false
  }

  private var columns: [UISplitViewController.Column] { split.style.columns }

  private func controller() -> ScriptedController {
    let controller = trace.scripted("C\(made.count)")
    made.append(controller)
    if let step = planned {
      planned = nil
      let moments = ScriptedController.Moment.allCases
      controller.once(moments[step.second % moments.count]) { [weak self] in
        guard let self, depth < 2 else { return }
        depth += 1
        perform(step.inner)
        depth -= 1
      }
    }
    return controller
  }

  private func stack() -> UINavigationController {
    let stack = trace.controller("N\(made.count)") { UINavigationController() }
    stack.viewControllers = [controller()]
    return stack
  }

  /// A navigation controller of a column, or on the stack of one.
  private func anyStack(_ number: Int) -> UINavigationController? {
    let base = split.folding.stack.map { [$0] } ?? []
    let hosts = split.columns.hosts.compactMap { $0 as? UINavigationController } + base
    return hosts.isEmpty ? nil : hosts[number % hosts.count]
  }

  func perform(_ step: SplitStep) {
    let column = columns[step.first % columns.count]
    let isClassic = split.style == .unspecified
    switch step.kind {
    case .resize: window.frame.size.width = [400, 700, 1100, 1300][step.first % 4]
    case .show: if !isClassic { split.show(column) }
    case .hide: if !isClassic, column != .secondary { split.hide(column) }
    case .set: set(step, column)
    case .push: anyStack(step.first)?.pushViewController(controller(), animated: step.flag)
    case .pop: anyStack(step.first)?.popViewController(animated: step.flag)
    case .wishMode: split.preferredDisplayMode = .init(rawValue: step.first % 7) ?? .automatic
    case .wishBehavior: split.preferredSplitBehavior = .init(rawValue: step.first % 4) ?? .automatic
    case .showDetail: split.showDetailViewController(step.flag ? stack() : controller(), sender: nil)
    case .showPrimary: split.show(controller(), sender: nil)
    case .tap: split.tapBesideSidebars()
    case .button: split.displayModeButtonItem.performPrimaryAction()
    case .swipe:
      guard split.interactiveSidebar.begin(step.flag ? .showing : .hiding) else { return }
      if step.second % 3 == 0 { perform(step.inner) }
      if step.first % 2 == 0 { split.interactiveSidebar.finish() } else { split.interactiveSidebar.cancel() }
    case .goBack: split.folding.stack?.navigationBar.goBack()
    case .window: window.isHidden.toggle()
    case .modal:
      if split.presentedViewController == nil {
        split.present(trace.modal("V", .fullScreen), animated: step.flag)
      } else {
        split.dismiss(animated: step.flag)
      }
    case .remove:
      guard !split.children.isEmpty else { return }
      split.children[step.first % split.children.count].leaveParent()
    case .advance: trace.advance(0.1)
    case .inOneTurn:
      trace.stage.cycle.turn("event") {
        perform(step.inner)
        perform(step.inner.inner)
      }
    case .inCallback: planned = step
    case .override: tabs.traitOverrides.horizontalSizeClass = step.flag ? .compact : .regular
    case .otherTab: tabs.selectedIndex = 1 - tabs.selectedIndex
    }
  }

  private func set(_ step: SplitStep, _ column: UISplitViewController.Column) {
    if split.style == .unspecified {
      let keeps = step.flag && !split.isCollapsed
      split.viewControllers = (keeps ? Array(split.viewControllers.prefix(1)) : [stack()]) + [stack()]
      return
    }
    let target = step.second % 5 == 0 ? .compact : column
    switch step.second % 3 {
    case 0: split.setViewController(nil, for: target)
    case 1: split.setViewController(controller(), for: target)
    default: split.setViewController(stack(), for: target)
    }
  }

  func comeToRest() {
    depth += 2
    defer { depth -= 2 }
    window.isHidden = false
    for _ in 0..<12 { trace.advance(1) }
    tabs.selectedIndex = 0
    for controller in [split, tabs] + split.columns.hosts { controller.dismiss(animated: false) }
    for _ in 0..<12 { trace.advance(1) }
    events += trace.recorder.drain()
  }

  // MARK: What is true at rest

  private static let expected = ["M-NAV-06", "M-NAV-11", "M-PRES-", "M-DIS-", "M-TRANS-0", "MIS-19", "MIS-17"]

  func faults() -> [String] {
    var faults = AppearanceStream.faults(in: events)
    for event in events where event.kind == .issue && !Self.expected.contains(where: { event.text.hasPrefix($0) }) {
      faults.append(event.line)
    }
    if split.isCollapsed != (split.traitCollection.horizontalSizeClass == .compact) {
      faults.append("S is \(split.isCollapsed ? "collapsed" : "expanded").")
    }
    if split.transitionCoordinator != nil { faults.append("A transition has not ended.") }
    if split.appearance != .appeared { faults.append("S is \(split.appearance.name).") }
    let shown = shownChildren
    for child in split.children { faults += self.faults(of: child, isShown: shown.contains(child)) }
    if !Set(shown).isSubset(of: split.children) { faults.append("S shows what is not its child.") }
    for host in split.columns.hosts where host.parent !== split && host.parent !== split.folding.base {
      faults.append("\(host.title ?? "?") has the wrong parent.")
    }
    let visible = shown.compactMap { ($0 as? UINavigationController)?.innermost.topViewController ?? $0 }
    for controller in made {
      let isVisible = visible.contains(controller)
      if (controller.appearance == .appeared) != isVisible {
        faults.append("\(controller.title ?? "") is \(controller.appearance.name).")
      }
      if (controller.viewIfLoaded?.window != nil) != isVisible {
        faults.append("The view of \(controller.title ?? "") is in the wrong place.")
      }
      if isVisible, controller.isMovingToParent || controller.isMovingFromParent {
        faults.append("\(controller.title ?? "") is on the move.")
      }
    }
    if !faults.isEmpty { faults += [trace.tree] + events.suffix(60).map { $0.noteText ?? $0.line } }
    return faults
  }

  private var shownChildren: [UIViewController] {
    if split.isCollapsed { return split.viewControllers }
    return split.columns.hosts(of: split.arrangement.columns)
  }

  private func faults(of child: UIViewController, isShown: Bool) -> [String] {
    var faults: [String] = []
    let name = child.title ?? "\(child)"
    if (child.appearance == .appeared) != isShown { faults.append("\(name) is \(child.appearance.name).") }
    if (child.viewIfLoaded?.window != nil) != isShown { faults.append("The view of \(name) is in the wrong place.") }
    if isShown, let view = child.viewIfLoaded, view.frame != split.shown.frame(of: child) {
      faults.append("\(name) lies at \(view.frame).")
    }
    return faults
  }
}
