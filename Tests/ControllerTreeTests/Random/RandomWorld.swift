import XCTest

@testable import ControllerTree

/// Six controllers, two windows and two plain views, and random calls on them.
@MainActor final class RandomWorld {
  private final class Subject: UIViewController {
    var number = 0
    /// Runs once, inside the next callback.
    var inNextCallback: (() -> Void)?
    private(set) var stream = AppearanceStream()

    private func note(_ callback: AppearanceStream.Callback, _ animated: Bool) {
      stream.add(callback, animated: animated)
      let action = inNextCallback
      inNextCallback = nil
      action?()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note(.viewWillAppear, animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note(.viewIsAppearing, animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(.viewDidAppear, animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note(.viewWillDisappear, animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note(.viewDidDisappear, animated)
    }
  }

  private var subjects: [Subject]
  private var windows: [UIWindow]
  private var plain: [UIView]
  private let stage: Stage
  private var usedExplicitCalls = false
  /// The number of calls from inside callbacks.
  private var callsInside = 0
  private var model: TreeModel

  private init(stage: Stage) {
    self.stage = stage
    subjects = (0..<RandomCall.controllers).map { number in
      let subject = Subject()
      subject.number = number
      subject.title = "\(number)"
      return subject
    }
    windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    plain = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    model = TreeModel(tree: TreeStructure(controllers: 0..<RandomCall.controllers))
  }

  /// The fault after `calls`, or `nil`.
  static func failure(of calls: [RandomCall]) -> String? {
    Stage.withPristine { stage in
      var failure: String?
      _ = stage.diagnostics.collect {
        let world = RandomWorld(stage: stage)
        for call in calls where failure == nil { failure = world.failure(of: call) }
        stage.cycle.settle()
        failure =
          failure ?? world.streamFailure() ?? world.linkFailure() ?? world.appearanceFailure(in: world.structure)
        let left = world.releaseEverything()
        if failure == nil, left > 0 { failure = "\(left) objects are alive after everything was released" }
      }
      return failure
    }
  }

  /// Makes a call, in the tree and in the model, and compares them.
  private func failure(of call: RandomCall) -> String? {
    let inside = callsInside
    if !RandomCall.Action.notExplicit.contains(call.action) { usedExplicitCalls = true }
    let issues = stage.diagnostics.collect { perform(call) }
    if let failure = streamFailure() ?? linkFailure() { return failure }
    let actual = structure
    // The model does not predict calls from inside callbacks.
    guard inside == callsInside else {
      adopt(actual, issues)
      return stage.cycle.isGateClosed ? nil : appearanceFailure(in: actual)
    }
    predict(call)
    let expected = model.takeIssues()
    if let failure = difference(from: actual) ?? issueFailure(issues, expected: expected) {
      return "after \(call): \(failure)"
    }
    if !stage.cycle.isGateClosed, let failure = appearanceFailure(in: actual) { return "after \(call): \(failure)" }
    if usedExplicitCalls || callsInside > 0 {
      adopt(actual, issues)
    } else if model.isHolding != stage.cycle.isGateClosed {
      return "after \(call): a move \(model.isHolding ? "keeps" : "does not keep") back what the turn owes"
    }
    return nil
  }

  // MARK: Calls

  private func perform(_ call: RandomCall, depth: Int = 0) {
    let a = subjects[call.first]
    let b = subjects[call.second]
    let window = windows[call.flag ? 0 : 1]
    let view = plain[call.flag ? 0 : 1]
    callsInside += depth
    switch call.action {
    case .addChild: a.addChild(b)
    case .removeFromParent: a.removeFromParent()
    case .willMoveNil: a.willMove(toParent: nil)
    case .didMove: a.didMove(toParent: a.parent)
    case .addView: a.view.addSubview(b.view)
    case .insertPlainView: a.view.insertSubview(view, at: 0)
    case .addPlainToWindow: window.addSubview(plain[call.first % 2])
    case .removeView: a.viewIfLoaded?.removeFromSuperview()
    case .addToPlainView: view.addSubview(a.view)
    case .addRecipe:
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
    case .removeRecipe:
      a.willMove(toParent: nil)
      a.viewIfLoaded?.removeFromSuperview()
      a.removeFromParent()
    case .showWindow: window.makeKeyAndVisible()
    case .hideWindow: window.isHidden = true
    case .setRoot: window.rootViewController = a
    case .clearRoot: window.rootViewController = nil
    case .begin: a.beginAppearanceTransition(true, animated: call.flag)
    case .beginDisappearing: a.beginAppearanceTransition(false, animated: call.flag)
    case .end: a.endAppearanceTransition()
    case .transition:
      a.parent?.transition(
        from: a, to: b, duration: call.flag ? 1 : 0, options: [], animations: nil, completion: nil)
    case .readView: a.loadViewIfNeeded()
    case .dropView: a.view = nil
    case .settle: stage.cycle.settle()
    case .animate:
      UIView.animate(withDuration: 1) {
        changeSomething()
        a.view.addSubview(b.view)
      }
    case .layout: a.view.layoutIfNeeded()
    case .useInCallback:
      guard depth == 0 else { return }
      a.inNextCallback = { [unowned self] in perform(call.inner, depth: 1) }
    }
  }

  /// Makes the same call in the model.
  private func predict(_ call: RandomCall) {
    let (a, b) = (call.first, call.second)
    let number = call.flag ? 0 : 1
    func read(_ controllers: Int...) { for controller in controllers { model.load(controller) } }
    switch call.action {
    case .addChild: model.addChild(b, to: a)
    case .removeFromParent: model.removeFromParent(a)
    case .willMoveNil: model.willMoveToNoParent(a)
    case .didMove: model.didMove(a, to: model.tree.parent(of: a))
    case .addView:
      read(a, b)
      model.add(.root(b), to: .root(a))
    case .insertPlainView:
      read(a)
      model.add(.plain(number), to: .root(a), at: .back)
    case .addPlainToWindow: model.add(.plain(a % 2), to: .window(number))
    case .removeView: model.remove(.root(a))
    case .addToPlainView:
      read(a)
      model.add(.root(a), to: .plain(number))
    case .addRecipe:
      model.addChild(b, to: a)
      read(a, b)
      model.add(.root(b), to: .root(a))
      model.didMove(b, to: a)
    case .removeRecipe:
      model.willMoveToNoParent(a)
      model.remove(.root(a))
      model.removeFromParent(a)
    case .showWindow: model.makeKeyAndVisible(number)
    case .hideWindow: model.hide(number)
    case .setRoot: model.setRoot(a, of: number)
    case .clearRoot: model.setRoot(nil, of: number)
    case .begin, .beginDisappearing, .end:
      // An explicit appearance transition loads the view first, if it begins.
      if subjects[a].isViewLoaded { model.tree.loaded.insert(a) }
    case .transition: model.transition(from: a, to: b)
    case .readView, .layout: read(a)
    case .dropView: model.dropView(of: a)
    case .settle: model.settle()
    case .animate:
      read(a, b)
      model.add(.root(b), to: .root(a), inAnimation: true)
    case .useInCallback: break
    }
  }

  // MARK: Comparing with the model

  /// The actual tree.
  private var structure: TreeStructure {
    var names: [ObjectIdentifier: TreeStructure.View] = [:]
    for (number, window) in windows.enumerated() { names[ObjectIdentifier(window)] = .window(number) }
    for (number, view) in plain.enumerated() { names[ObjectIdentifier(view)] = .plain(number) }
    var structure = TreeStructure(controllers: 0..<subjects.count)
    for subject in subjects {
      if !subject.children.isEmpty {
        structure.children[subject.number] = subject.children.compactMap { ($0 as? Subject)?.number }
      }
      guard let view = subject.viewIfLoaded else { continue }
      structure.loaded.insert(subject.number)
      names[ObjectIdentifier(view)] = .root(subject.number)
    }
    for view in plain + windows as [UIView] + subjects.compactMap(\.viewIfLoaded) where !view.subviews.isEmpty {
      guard let name = names[ObjectIdentifier(view)] else { continue }
      structure.subviews[name] = view.subviews.map { names[ObjectIdentifier($0)] ?? .stranger }
    }
    for (number, window) in windows.enumerated() {
      structure.roots[number] = (window.rootViewController as? Subject)?.number
      if !window.isHidden { structure.visible.insert(number) }
      if window.isKeyWindow { structure.key = number }
    }
    return structure
  }

  private func difference(from structure: TreeStructure) -> String? {
    guard model.tree != structure else { return nil }
    let (expected, actual) = (model.tree.lines, structure.lines)
    let missing = expected.filter { !actual.contains($0) }.map { "- " + $0 }
    let surplus = actual.filter { !expected.contains($0) }.map { "+ " + $0 }
    return "the tree is another one (- model, + tree):\n" + (missing + surplus).joined(separator: "\n")
  }

  /// Issues that depend on explicit transitions, or on recipes begun in callbacks, are left out: the model can't predict them.
  private func issueFailure(_ issues: [HierarchyIssue], expected: [HierarchyIssue.Kind]) -> String? {
    var unforeseen: Set<HierarchyIssue.Kind> = []
    if usedExplicitCalls {
      unforeseen = [.unbalancedAppearance, .transitionViewsInPlace, .unparentedControllerView, .willMoveMissing]
    }
    if usedExplicitCalls || callsInside > 0 { unforeseen.formUnion([.didMoveMissing, .viewLeftBehind]) }
    func list(_ kinds: [HierarchyIssue.Kind]) -> [String] {
      kinds.filter { !unforeseen.contains($0) }.map(\.rawValue).sorted()
    }
    let (expected, actual) = (list(expected), list(issues.map(\.kind)))
    return expected == actual ? nil : "issues are \(actual), not \(expected)"
  }

  /// Copies into the model what it can't predict.
  private func adopt(_ structure: TreeStructure, _ issues: [HierarchyIssue]) {
    model.adopt(structure)
    for subject in subjects {
      model.announced.remove(subject.number)
      model.departing.remove(subject.number)
      switch subject.movement {
      case .none, .toParent: break
      case .fromParent: model.announced.insert(subject.number)
      case .disappearingFromParent, .awaitingRemoval:
        model.announced.insert(subject.number)
        model.departing.insert(subject.number)
      }
      switch subject.appearance {
      case .appearing, .entering: model.underway[subject.number] = true
      case .disappearing: model.underway[subject.number] = false
      case .appeared, .disappeared: model.underway[subject.number] = nil
      }
    }
    let remarked = issues.filter { $0.kind == .unparentedControllerView }
    model.remarked.formUnion(remarked.compactMap { $0.objects.first?.title.flatMap { Int($0) } })
  }

  // MARK: What is always true

  /// APP-26: the order of callbacks in each controller's stream.
  private func streamFailure() -> String? {
    for subject in subjects {
      if let fault = subject.stream.faults.first { return "\(subject.number): \(fault)" }
    }
    return nil
  }

  /// Links must agree in both directions.
  private func linkFailure() -> String? {
    for subject in subjects {
      for child in subject.children where child.parent !== subject { return "parent and child disagree" }
      if let view = subject.viewIfLoaded, view.owner !== subject { return "view and controller disagree" }
    }
    return TreeInvariants.linkFaults(in: windows).first
  }

  /// After settling, the tree determines which controllers have appeared, unless explicit transitions were used.
  private func appearanceFailure(in structure: TreeStructure) -> String? {
    guard !usedExplicitCalls else { return nil }
    let expected = structure.appeared
    for subject in subjects {
      let state: AppearanceState = expected.contains(subject.number) ? .appeared : .disappeared
      if subject.appearance != state { return "\(subject.number) is \(subject.appearance.name), not \(state.name)" }
    }
    return nil
  }

  /// Releases everything and counts the objects that are still alive.
  private func releaseEverything() -> Int {
    for window in windows { window.isHidden = true }
    stage.cycle.settle()
    let controllers = subjects.map { WeakReference($0) }
    let views = (plain + windows as [UIView] + subjects.compactMap(\.viewIfLoaded)).map { WeakReference($0) }
    subjects = []
    plain = []
    windows = []
    return (controllers + views).count { $0.object != nil }
  }

  private struct WeakReference {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
