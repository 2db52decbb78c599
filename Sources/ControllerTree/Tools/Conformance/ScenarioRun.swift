import Foundation

/// Runs one container through one scenario, on a stage of its own, and checks it whenever everything has settled.
@MainActor final class ScenarioRun<Container: UIViewController> {
  typealias Step = ContainerConformance.Step
  typealias Change = ContainerConformance.Change
  typealias ChildName = ContainerConformance.ChildName

  /// A broken rule in a scenario.
  struct Finding {
    let rule: ConformanceRule
    let message: String
    let advice: String
    let ending: ContainerConformance.Scenario.Ending
    let trace: [String]
  }

  /// The findings of a scenario, without those that only follow from others.
  struct Outcome {
    let findings: [Finding]
    var rules: [ConformanceRule] { findings.map(\.rule) }
  }

  let subject: ConformanceSubject<Container>
  let stage: Stage
  private let recorder: EventRecorder?
  var container: Container?
  var children: [ChildName: ContainerConformance.Child] = [:]
  var places: [ChildName: ChildPlace] = [:]
  var window: UIWindow?
  var outer: UIViewController?
  var cover: UIViewController?
  /// Whether an animated change was begun, and has not settled.
  var isUnderWay = false
  /// The number of nested calls of the container that are running.
  var changeDepth = 0
  private var findings: [Finding] = []

  private init(_ subject: ConformanceSubject<Container>, on stage: Stage, isTraced: Bool) {
    self.subject = subject
    self.stage = stage
    recorder = isTraced ? EventRecorder() : nil
    recorder?.start(on: stage)
    container = subject.make()
  }

  // MARK: Running

  /// The broken rules of a scenario; `nil` if it is not possible, for instance if the container has already removed a child that
  /// it should replace.
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

  /// The violation of `rule` with the scenario that shows it.
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

  /// Half the duration of an animated change, in milliseconds; `nil` if it takes no time.
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
    for issue in stage.diagnostics.collect(body) where !issue.kind.isAnswerToCaller {
      add(ConformanceRule(issue), issue.message)
    }
  }

  func add(_ rule: ConformanceRule, _ message: String, ending: ContainerConformance.Scenario.Ending = .rest) {
    guard !findings.contains(where: { $0.rule == rule }) else { return }
    let lines = recorder?.recording.without(.layout).events.map(\.line)
    findings.append(
      Finding(rule: rule, message: message, advice: rule.advice, ending: ending, trace: lines ?? []))
  }

  // MARK: The end

  /// Releases the children that the container removed, and then the container.
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
    let child = Observed(object: children[name])
    children[name] = nil
    guard child.isAlive else { return }
    add(.keepsRemovedChild, "\(containerName) removed \(name), but \(name) is still alive.", ending: .lettingGo)
  }

  private func checkRelease() {
    let name = containerName
    let observed = Observed(object: container)
    container = nil
    if observed.isAlive {
      return add(.isKept, "The caller released \(name), but it is still alive.", ending: .release)
    }
    for childName in known.map(\.name) {
      let child = Observed(object: children[childName])
      children[childName] = nil
      if child.isAlive {
        add(.keepsRemovedChild, "\(name) was released, but its child \(childName) is still alive.", ending: .release)
      }
    }
  }

  var containerName: String { container.map { $0.hierarchyName.description } ?? String(describing: Container.self) }

  /// Hides the window and settles, so that no event or issue of the run comes later.
  private func tidyUp() {
    _ = stage.diagnostics.collect {
      window?.isHidden = true
      stage.cycle.settle()
    }
    recorder?.stop(on: stage)
  }
}

/// A weak reference, to check for release.
private struct Observed<Object: AnyObject> {
  private(set) weak var object: Object?
  var isAlive: Bool { object != nil }

  init(object: Object?) { self.object = object }
}

extension Recording.Filter {
  /// Callbacks of a layout pass.
  fileprivate static var layout: Self {
    let names = ["Layout", "SafeArea"].flatMap { part in ["view", "viewWill", "viewDid"].map { $0 + part } }
    return Self { event in event.kind == .callback && names.contains { event.text.hasPrefix($0) } }
  }
}
