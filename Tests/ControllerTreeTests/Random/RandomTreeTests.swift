import XCTest

@testable import ControllerTree

/// Random right and wrong calls, also from inside callbacks, against what is true of every tree.
///
/// A failure prints the seed and the shortest sequence of calls that still fails. `CONTROLLERTREE_RANDOM_RUNS` asks for
/// more runs than the default, `CONTROLLERTREE_RANDOM_SEED` for another first seed.
final class RandomTreeTests: XCTestCase {
  private static let callsPerRun = 60

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  /// APP-26, and the agreement of parents, children, superviews, subviews and states at rest; nothing leaks.
  func test_APP26_randomCallsKeepTheTreeLegal() async {
    let runs = Self.number("CONTROLLERTREE_RANDOM_RUNS") ?? 2_000
    let first = Self.number("CONTROLLERTREE_RANDOM_SEED") ?? 1
    await MainActor.run {
      for seed in first..<first + runs {
        var generator = SeededGenerator(seed: UInt64(seed))
        // Where nobody drives a transition by hand, the tree alone says who has appeared.
        let actions = seed.isMultiple(of: 2) ? RandomCall.Action.allCases : RandomCall.Action.notExplicit
        let calls = (0..<Self.callsPerRun).map { _ in RandomCall.random(among: actions, using: &generator) }
        guard RandomWorld.failure(of: calls) != nil else { continue }
        let shortest = Self.shrink(calls)
        let reason = RandomWorld.failure(of: shortest) ?? ""
        XCTFail("Seed \(seed): \(reason)\n" + shortest.map(\.description).joined(separator: "\n"))
        return
      }
    }
  }

  /// Leaves out ever smaller pieces as long as the rest still fails.
  @MainActor private static func shrink(_ calls: [RandomCall]) -> [RandomCall] {
    var calls = calls
    var piece = calls.count / 2
    while piece > 0 {
      var start = 0
      while start < calls.count {
        var shorter = calls
        shorter.removeSubrange(start..<min(start + piece, calls.count))
        if RandomWorld.failure(of: shorter) != nil { calls = shorter } else { start += piece }
      }
      piece /= 2
    }
    return calls
  }
}

/// One call on numbered objects, so that a sequence can be shortened and run again.
struct RandomCall: CustomStringConvertible {
  enum Action: CaseIterable {
    case addChild, removeFromParent, willMoveNil, didMove, addView, insertPlainView, removeView, addToPlainView
    case addRecipe, removeRecipe, showWindow, hideWindow, setRoot, clearRoot, begin, beginDisappearing, end, transition
    case readView, dropView, settle, animate, layout, useInCallback

    static let notExplicit = allCases.filter { ![.begin, .beginDisappearing, .end].contains($0) }
  }

  let action: Action
  let first: Int
  let second: Int
  let flag: Bool

  static let controllers = 6

  static func random(among actions: [Action], using generator: inout SeededGenerator) -> Self {
    let action = actions[Int(generator.next() % UInt64(actions.count))]
    return Self(
      action: action, first: Int(generator.next() % UInt64(controllers)),
      second: Int(generator.next() % UInt64(controllers)), flag: generator.next() & 1 == 0)
  }

  var description: String { "\(action)(\(first), \(second), \(flag))" }
}

/// Six controllers, two windows and two plain views, and what happens to them.
@MainActor final class RandomWorld {
  private final class Subject: UIViewController {
    var number = 0
    var stream: [ControllerCallback.Kind] = []
    /// Runs once, inside the next callback.
    var inNextCallback: (() -> Void)?

    private func note(_ kind: ControllerCallback.Kind) {
      stream.append(kind)
      let action = inNextCallback
      inNextCallback = nil
      action?()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note(.viewWillAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note(.viewIsAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note(.viewDidAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note(.viewWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note(.viewDidDisappear)
    }
  }

  private var subjects: [Subject]
  private var windows: [UIWindow]
  private var plain: [UIView]
  private let stage: Stage
  private var usedExplicitCalls = false

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
  }

  /// What is wrong after `calls`, or `nil`.
  static func failure(of calls: [RandomCall]) -> String? {
    Stage.withPristine { stage in
      var failure: String?
      _ = stage.diagnostics.collect {
        let world = RandomWorld(stage: stage)
        for call in calls where failure == nil {
          world.perform(call)
          failure = world.streamFailure()
        }
        stage.cycle.settle()
        failure = failure ?? world.streamFailure() ?? world.stateFailure()
        let left = world.dropEverything()
        if failure == nil, left > 0 { failure = "\(left) objects are alive after everything was dropped" }
      }
      return failure
    }
  }

  // MARK: Calls

  private func perform(_ call: RandomCall, depth: Int = 0) {
    let a = subjects[call.first]
    let b = subjects[call.second]
    let window = windows[call.flag ? 0 : 1]
    switch call.action {
    case .addChild: a.addChild(b)
    case .removeFromParent: a.removeFromParent()
    case .willMoveNil: a.willMove(toParent: nil)
    case .didMove: a.didMove(toParent: a.parent)
    case .addView: a.view.addSubview(b.view)
    case .insertPlainView: a.view.insertSubview(plain[call.flag ? 0 : 1], at: 0)
    case .removeView: a.viewIfLoaded?.removeFromSuperview()
    case .addToPlainView: plain[call.flag ? 0 : 1].addSubview(a.view)
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
    case .begin:
      usedExplicitCalls = true
      a.beginAppearanceTransition(true, animated: call.flag)
    case .beginDisappearing:
      usedExplicitCalls = true
      a.beginAppearanceTransition(false, animated: call.flag)
    case .end: a.endAppearanceTransition()
    case .transition:
      a.parent?.transition(
        from: a, to: b, duration: call.flag ? 1 : 0, options: [], animations: nil, completion: nil)
    case .readView: a.loadViewIfNeeded()
    case .dropView: a.view = nil
    case .settle: stage.cycle.settle()
    case .animate: UIView.animate(withDuration: 1) { a.view.addSubview(b.view) }
    case .layout: a.view.layoutIfNeeded()
    case .useInCallback:
      guard depth == 0 else { return }
      let inner = RandomCall(
        action: RandomCall.Action.notExplicit[(call.first * 7 + call.second * 3) % RandomCall.Action.notExplicit.count],
        first: call.second, second: call.first, flag: call.flag)
      a.inNextCallback = { [unowned self] in perform(inner, depth: 1) }
    }
  }

  // MARK: What is always true

  /// APP-26: who may follow whom in one controller's stream.
  private func streamFailure() -> String? {
    for subject in subjects {
      var last: ControllerCallback.Kind = .viewDidDisappear
      var enteredSinceWill = false
      for kind in subject.stream {
        let isLegal =
          switch (last, kind) {
          case (.viewWillAppear, .viewIsAppearing): !enteredSinceWill
          case (.viewWillAppear, .viewDidAppear), (.viewWillAppear, .viewWillDisappear): true
          case (.viewIsAppearing, .viewDidAppear), (.viewIsAppearing, .viewWillDisappear): true
          case (.viewDidAppear, .viewWillDisappear): true
          case (.viewWillDisappear, .viewWillAppear), (.viewWillDisappear, .viewDidDisappear): true
          case (.viewDidDisappear, .viewWillAppear): true
          default: false
          }
        guard isLegal else { return "\(subject.number): \(kind) after \(last) in \(subject.stream)" }
        if kind == .viewWillAppear { enteredSinceWill = false }
        if kind == .viewIsAppearing { enteredSinceWill = true }
        last = kind
      }
    }
    return nil
  }

  /// What holds at rest.
  private func stateFailure() -> String? {
    for subject in subjects {
      for child in subject.children where child.parent !== subject { return "parent and child disagree" }
      if let view = subject.viewIfLoaded, view.owner !== subject { return "view and controller disagree" }
    }
    for window in windows {
      var open: [UIView] = [window]
      while let view = open.popLast() {
        if view.window !== window { return "a view has another window than its tree" }
        for (index, subview) in view.subviews.enumerated() {
          if subview.superview !== view { return "superview and subview disagree" }
          if Int(subview.siblingIndex) != index { return "a view does not know its place" }
          open.append(subview)
        }
      }
    }
    guard !usedExplicitCalls else { return nil }
    for subject in subjects {
      let isOnScreen = subject.viewIfLoaded?.window?.isOnScreen == true
      guard subject.appearance.transition == nil else {
        return "\(subject.number) is \(subject.appearance.name) at rest"
      }
      if !isOnScreen, subject.appearance == .appeared { return "\(subject.number) appeared off screen" }
      if isOnScreen, subject.parent == nil, subject.appearance == .disappeared {
        return "\(subject.number) is on screen and has not appeared"
      }
      if isOnScreen, let parent = subject.parent, let view = subject.viewIfLoaded, let host = parent.viewIfLoaded,
        view.isDescendant(of: host), parent.appearance != subject.appearance
      {
        return
          "\(subject.number) is \(subject.appearance.name) in \(parent.title ?? ""), which is \(parent.appearance.name)"
      }
    }
    return nil
  }

  /// Lets go of everything and counts what is still alive.
  private func dropEverything() -> Int {
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
