extension ContainerConformance.Scenario {
  /// The scenario as Swift, in which `make`, `show`, `replace`, `remove` and `cancel` are the closures of the check.
  ///
  /// Animated changes run on a stage with manual pacing; `advance(by:)` and `settle()` let time pass.
  public var code: String {
    var code = ScenarioCode(of: self)
    for (index, step) in steps.enumerated() {
      code.add(step, isInterrupted: index + 1 < steps.count && steps[index + 1].isWait)
    }
    code.add(ending)
    return code.text
  }
}

extension ContainerConformance.Step {
  var isWait: Bool { if case .wait = self { true } else { false } }
}

/// Writes a scenario as Swift.
private struct ScenarioCode {
  private var lines: [String]
  private var declared: Set<String> = []
  /// The children that run an action inside their callbacks.
  private let acting: [ContainerConformance.ChildName]
  /// Whether an animation was begun, and has not settled.
  private var isUnderWay = false
  private var isTimed = false
  private var isInWindow = false
  private var isCovered = false

  init(of scenario: ContainerConformance.Scenario) {
    lines = ["let container: \(scenario.container) = make()"]
    acting = scenario.steps.compactMap { if case .inside(_, let child, _) = $0 { child } else { nil } }
  }

  var text: String {
    guard isTimed else { return lines.joined(separator: "\n") }
    return (["Stage.withPristine(pacing: .manual) { _ in"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  mutating func add(_ step: ContainerConformance.Step, isInterrupted: Bool) {
    switch step {
    case .change(let change, let animated):
      declare(change.children)
      lines.append(call(change, animated: animated))
      if animated { begin() }
    case .cancel(let child):
      declare([child])
      lines.append("cancel(container, \(child))")
      begin()
    case .inside(let callback, let child, let change):
      declare([child] + change.children)
      lines.append("\(child).inside(.\(callback)) { \(call(change, animated: false)) }")
    case .wait(let milliseconds):
      lines.append("UpdateCycle.main.advance(by: .milliseconds(\(milliseconds)))")
    case .load: lines.append("container.loadViewIfNeeded()")
    case .appear: enterWindow()
    case .nest:
      declared.insert("outer")
      lines += [
        "let outer = UIViewController()", "outer.addChild(container)", "container.view.frame = outer.view.bounds",
        "outer.view.addSubview(container.view)", "container.didMove(toParent: outer)",
      ]
      enterWindow()
    case .leave: leaveWindow()
    case .hideWindow: lines.append("window.isHidden = true")
    case .showWindow: lines.append("window.isHidden = false")
    case .resizeWindow: lines.append("window.frame.size = CGSize(width: 844, height: 390)")
    case .cover:
      if declared.insert("cover").inserted {
        lines += ["let cover = UIViewController()", "cover.modalPresentationStyle = .fullScreen"]
      }
      lines.append("container.present(cover, animated: false)")
      isCovered = true
    case .uncover: uncover()
    case .release: release()
    }
    if isUnderWay, !isInterrupted, !step.isWait {
      lines.append("UpdateCycle.main.settle()")
      isUnderWay = false
    }
  }

  mutating func add(_ ending: ContainerConformance.Scenario.Ending) {
    switch ending {
    case .rest: break
    case .lettingGo: lines.append("// Nothing else retains the removed child.")
    case .release: release()
    }
  }

  private mutating func uncover() {
    if isCovered { lines.append("container.dismiss(animated: false)") }
    isCovered = false
  }

  private mutating func release() {
    uncover()
    leaveWindow()
    lines.append("// Nothing retains the container any more.")
  }

  private mutating func begin() { (isUnderWay, isTimed) = (true, true) }

  private mutating func declare(_ children: [ContainerConformance.ChildName]) {
    for child in children where declared.insert(child.rawValue).inserted {
      let type = acting.contains(child) ? "ContainerConformance.Child" : "UIViewController"
      lines.append("let \(child) = \(type)()")
    }
  }

  private mutating func enterWindow() {
    let root = declared.contains("outer") ? "outer" : "container"
    if declared.insert("window").inserted {
      lines.append("let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))")
    }
    lines += ["window.rootViewController = \(root)", "window.makeKeyAndVisible()"]
    isInWindow = true
  }

  private mutating func leaveWindow() {
    if isInWindow { lines.append("window.rootViewController = nil") }
    isInWindow = false
  }

  private func call(_ change: ContainerConformance.Change, animated: Bool) -> String {
    switch change {
    case .show(let child): "show(container, \(child), animated: \(animated))"
    case .replace(let old, let new): "replace(container, \(old), \(new), animated: \(animated))"
    case .remove(let child): "remove(container, \(child), animated: \(animated))"
    }
  }
}
