import Foundation

/// Puts one container through one scenario, on a stage of its own, and looks at it whenever it is at rest.
@MainActor final class ScenarioRun<Container: UIViewController> {
  typealias Step = ContainerConformance.Step
  typealias Change = ContainerConformance.Change
  typealias ChildName = ContainerConformance.ChildName

  /// What was wrong.
  struct Finding {
    let rule: ConformanceRule
    let message: String
    let advice: String
    let ending: ContainerConformance.Scenario.Ending
    let trace: [String]
  }

  /// What was wrong in a scenario, without what only follows from the rest.
  struct Outcome {
    let findings: [Finding]
    var rules: [ConformanceRule] { findings.map(\.rule) }
  }

  let subject: ConformanceSubject<Container>
  let stage: Stage
  private let recorder: EventRecorder?
  private(set) var container: Container?
  private(set) var children: [ChildName: ContainerConformance.Child] = [:]
  private var places: [ChildName: ChildPlace] = [:]
  private var window: UIWindow?
  private var outer: UIViewController?
  private var cover: UIViewController?
  /// Whether something animated was begun, and not waited for.
  private(set) var isUnderWay = false
  /// How many calls of the container are running, inside each other.
  private var changeDepth = 0
  private var findings: [Finding] = []

  private init(_ subject: ConformanceSubject<Container>, on stage: Stage, isTraced: Bool) {
    self.subject = subject
    self.stage = stage
    recorder = isTraced ? EventRecorder() : nil
    recorder?.start(on: stage)
    container = subject.make()
  }

  // MARK: Running

  /// What is wrong in a scenario; `nil` if it can't be played, as when the container has given up a child that it is to replace.
  static func outcome(
    of steps: [Step], by subject: ConformanceSubject<Container>, isTraced: Bool = false
  ) -> Outcome? {
    Stage.withPristine(pacing: .manual) { stage in
      let run = ScenarioRun(subject, on: stage, isTraced: isTraced)
      defer { run.tidyUp() }
      guard run.perform(steps) else { return nil }
      run.finish()
      return run.outcome
    }
  }

  /// The violation of `rule` in the scenario that shows it.
  static func violation(
    of rule: ConformanceRule, in steps: [Step], by subject: ConformanceSubject<Container>
  ) -> ContainerConformance.Violation? {
    guard let finding = outcome(of: steps, by: subject, isTraced: true)?.findings.first(where: { $0.rule == rule })
    else { return nil }
    return ContainerConformance.Violation(
      rule: rule.id, message: finding.message, advice: finding.advice,
      scenario: ContainerConformance.Scenario(
        container: String(describing: Container.self), steps: steps, ending: finding.ending),
      trace: finding.trace)
  }

  /// Half of what an animated change takes, in milliseconds; `nil` if it takes no time.
  static func halfWay(_ subject: ConformanceSubject<Container>) -> Int? {
    guard subject.animates else { return nil }
    return Stage.withPristine(pacing: .manual) { stage in
      let run = ScenarioRun(subject, on: stage, isTraced: false)
      defer { run.tidyUp() }
      guard run.perform([.appear, .change(.show(.a), animated: false)]) else { return nil }
      let start = stage.cycle.now
      guard run.perform([.change(.show(.b), animated: true)]) else { return nil }
      let milliseconds = Int((stage.cycle.now - start) / .milliseconds(2))
      return milliseconds > 0 ? milliseconds : nil
    }
  }

  private var outcome: Outcome {
    Outcome(findings: findings.indices.filter { !follows($0) }.map { findings[$0] })
  }

  /// Whether a finding follows from another one. Of two that follow from each other, the first counts.
  private func follows(_ index: Int) -> Bool {
    let rule = findings[index].rule
    return findings.indices.contains {
      findings[$0].rule.explains(rule) && ($0 < index || !rule.explains(findings[$0].rule))
    }
  }

  /// Returns whether all steps were possible.
  private func perform(_ steps: [Step]) -> Bool {
    let isForeseeable = !steps.contains { if case .inside = $0 { true } else { false } }
    for (index, step) in steps.enumerated() {
      guard isPossible(step, after: index > 0 ? steps[index - 1] : nil) else { return false }
      let goesOn = step.isWait || index + 1 < steps.count && steps[index + 1].isWait
      let before = Before(self)
      collectIssues {
        perform(step)
        if !goesOn { settle() }
      }
      if step.isWait, !stage.cycle.hasTimedWork { return false }
      guard !goesOn else { continue }
      if case .release = step { checkRelease() } else { check(step, since: before, isForeseeable: isForeseeable) }
    }
    return steps.last?.isWait != true
  }

  private func settle() {
    stage.cycle.settle()
    isUnderWay = false
  }

  private func collectIssues(_ body: () -> Void) {
    for issue in stage.diagnostics.collect(body) where !issue.kind.isCallers {
      add(ConformanceRule(issue), issue.message)
    }
  }

  func add(_ rule: ConformanceRule, _ message: String, ending: ContainerConformance.Scenario.Ending = .rest) {
    guard !findings.contains(where: { $0.rule == rule }) else { return }
    let heard = recorder?.recording.without(.layout).events.map(\.line)
    findings.append(
      Finding(rule: rule, message: message, advice: rule.advice, ending: ending, trace: heard ?? []))
  }

  // MARK: Steps

  private func isPossible(_ step: Step, after last: Step?) -> Bool {
    guard let container else { return false }
    let isShown = window?.rootViewController != nil && window?.isHidden == false
    switch step {
    case .change(let change, _): return isPossible(change)
    case .cancel(let name): return isShown && cover == nil && child(name).parent == nil && places[name] == nil
    case .inside(_, let name, _): return places[name] == nil || places[name] == .shown
    case .wait:
      if case .change(_, animated: true) = last { return stage.cycle.hasTimedWork }
      return false
    case .load: return !container.isViewLoaded
    case .appear: return window?.rootViewController == nil
    case .nest: return window?.rootViewController == nil && outer == nil
    case .leave: return window?.rootViewController != nil && cover == nil
    case .hideWindow: return isShown
    case .showWindow: return window?.isHidden == true
    case .resizeWindow: return isShown && window?.bounds.size != ScenarioStaging.otherSize
    case .cover: return isShown && cover == nil
    case .uncover: return cover != nil
    case .release: return true
    }
  }

  private func isPossible(_ change: Change) -> Bool {
    switch change {
    case .show(let name): mayArrive(name)
    case .replace(let old, let new): places[old] == .shown && mayArrive(new)
    case .remove(let name): places[name] == .shown || places[name] == .covered && belongs(child(name))
    }
  }

  /// Nobody is given up before the container has it.
  private func isPossibleInside(_ change: Change) -> Bool {
    switch change {
    case .show: isPossible(change)
    case .replace(let child, _), .remove(let child): isPossible(change) && belongs(self.child(child))
    }
  }

  private func mayArrive(_ name: ChildName) -> Bool { child(name).parent == nil && places[name] != .shown }

  private func perform(_ step: Step) {
    switch step {
    case .change(let change, let animated): perform(change, animated: animated)
    case .cancel(let name):
      isUnderWay = true
      if let container { subject.cancel?(container, child(name)) }
    case .inside(let callback, let name, let change):
      child(name).inside(callback) { [weak self] in
        if let self, isPossibleInside(change) { perform(change, animated: false) }
      }
    case .wait(let milliseconds): stage.cycle.advance(by: .milliseconds(milliseconds))
    case .load: container?.loadViewIfNeeded()
    case .appear: enterWindow()
    case .nest:
      nest()
      enterWindow()
    case .leave: window?.rootViewController = nil
    case .hideWindow: window?.isHidden = true
    case .showWindow: window?.isHidden = false
    case .resizeWindow: window?.frame.size = ScenarioStaging.otherSize
    case .cover:
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      self.cover = cover
      container?.present(cover, animated: false)
    case .uncover:
      cover = nil
      container?.dismiss(animated: false)
    case .release:
      if cover != nil { perform(.uncover) }
      window?.rootViewController = nil
      outer = nil
    }
  }

  private func nest() {
    guard let container else { return }
    let outer = UIViewController()
    outer.addChild(container)
    container.view.frame = outer.view.bounds
    outer.view.addSubview(container.view)
    container.didMove(toParent: outer)
    self.outer = outer
  }

  private func enterWindow() {
    let window = window ?? UIWindow(frame: CGRect(origin: .zero, size: ScenarioStaging.size))
    self.window = window
    window.rootViewController = outer ?? container
    window.makeKeyAndVisible()
  }

  /// The child of that name, which is made when it is first needed.
  private func child(_ name: ChildName) -> ContainerConformance.Child {
    if let child = children[name] { return child }
    let child = ContainerConformance.Child()
    child.title = name.rawValue
    children[name] = child
    return child
  }

  private func perform(_ change: Change, animated: Bool) {
    guard let container else { return }
    // While something is under way, a container may refuse.
    let isOrder = !isUnderWay
    if animated { isUnderWay = true }
    changeDepth += 1
    defer { changeDepth -= 1 }
    switch change {
    case .show(let name):
      arrive(name, isOrder)
      subject.show(container, child(name), animated)
    case .replace(let old, let new):
      arrive(new, isOrder)
      places[old] = isOrder ? .gone : .asked
      subject.replace?(container, child(old), child(new), animated)
    case .remove(let name):
      places[name] = isOrder ? .gone : .asked
      subject.remove?(container, child(name), animated)
    }
  }

  private func arrive(_ name: ChildName, _ isOrder: Bool) {
    for (other, place) in places where place == .shown { places[other] = .covered }
    // Of two calls inside each other, the outer one may have the last word.
    places[name] = isOrder && changeDepth == 1 ? .shown : .asked
  }

  // MARK: What is where

  /// The children that the container was told to show, in the order of their names.
  var known: [(name: ChildName, child: ContainerConformance.Child)] {
    ChildName.allCases.compactMap { name in children[name].map { (name, $0) } }
  }

  /// Whether the child is the container's, or that of a container inside it, which it may not have taken in before it is loaded.
  func belongs(_ child: UIViewController) -> Bool {
    if container?.isViewLoaded == false { return child.parent != nil }
    var current = child.parent
    while let parent = current, parent !== container { current = parent.parent }
    return current != nil
  }

  func isInTree(_ child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let whole = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: whole)
  }

  /// Where the child has to be, now that everything is at rest.
  func place(of name: ChildName) -> ChildPlace? {
    guard places[name] == .asked, let child = children[name] else { return places[name] }
    let place: ChildPlace? =
      belongs(child) ? (isInTree(child) ? .shown : .covered) : (child.log.hasBeenChild ? .gone : nil)
    places[name] = place
    return place
  }

  // MARK: The end

  /// Lets go of the children that the container gave up, and then of the container.
  private func finish() {
    guard container != nil else { return }
    let givenUp = known.filter { $0.child.log.hasBeenChild && !belongs($0.child) }.map(\.name)
    for name in givenUp { checkLettingGo(of: name) }
    collectIssues {
      perform(.release)
      stage.cycle.settle()
    }
    checkRelease()
  }

  private func checkLettingGo(of name: ChildName) {
    weak let child = children[name]
    children[name] = nil
    guard child != nil else { return }
    add(.keepsRemovedChild, "\(containerName) gave up \(name), and \(name) is still alive.", ending: .lettingGo)
  }

  private func checkRelease() {
    let name = containerName
    weak let container = container
    self.container = nil
    if container != nil {
      return add(.isKept, "\(name) is nobody's any more, and is still alive.", ending: .release)
    }
    for childName in known.map(\.name) {
      weak let child = children[childName]
      children[childName] = nil
      if child != nil {
        add(.keepsRemovedChild, "\(name) is gone, and its child \(childName) is still alive.", ending: .release)
      }
    }
  }

  var containerName: String { container.map { $0.hierarchyName.description } ?? String(describing: Container.self) }

  /// Nothing of the run is heard of after it.
  private func tidyUp() {
    _ = stage.diagnostics.collect {
      window?.isHidden = true
      stage.cycle.settle()
    }
    recorder?.stop(on: stage)
  }
}

/// Where a child has to be.
enum ChildPlace {
  /// It was shown last.
  case shown
  /// Another one was shown after it; whether it stays a child is the container's business.
  case covered
  /// The container was told to give it up.
  case gone
  /// The container was told something about it while an animation was under way, and may have refused.
  case asked
}

extension Recording.Filter {
  /// What is sent in a layout pass.
  fileprivate static var layout: Self {
    let names = ["Layout", "SafeArea"].flatMap { part in ["view", "viewWill", "viewDid"].map { $0 + part } }
    return Self { event in event.kind == .callback && names.contains { event.text.hasPrefix($0) } }
  }
}

enum ScenarioStaging {
  static let size = CGSize(width: 390, height: 844)
  static let otherSize = CGSize(width: 844, height: 390)
}
