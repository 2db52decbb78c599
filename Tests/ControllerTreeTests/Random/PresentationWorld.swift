import Foundation

@testable import ControllerTree

/// One call on numbered objects, so that a sequence can be shortened and run again.
struct PresentationCall: RandomCallable {
  enum Action: CaseIterable {
    case present, presentAgain, dismiss, dismissAgain, endByHand, advance
    case addRecipe, removeRecipe, removeView, setRoot, clearRoot, showWindow, hideWindow, toggleContext
    case beginTurn, useInCallback
  }

  let action: Action
  let first: Int
  let second: Int
  let flag: Bool

  static let controllers = 7

  static func random(using generator: inout SeededGenerator) -> Self {
    let action = Action.allCases[Int(generator.next() % UInt64(Action.allCases.count))]
    return Self(
      action: action, first: Int(generator.next() % UInt64(controllers)),
      second: Int(generator.next() % UInt64(controllers)), flag: generator.next() & 1 == 0)
  }

  /// The call that a callback makes for this call.
  var inner: Self {
    let actions = Action.allCases.filter { $0 != .useInCallback && $0 != .beginTurn }
    return Self(action: actions[(first * 7 + second * 3) % actions.count], first: second, second: first, flag: flag)
  }

  var description: String { "\(action)(\(first), \(second), \(flag))" }
}

/// Seven controllers in two windows. The world ends the animations of the odd ones; each has a style of its own.
@MainActor final class PresentationWorld {
  private final class Subject: ScriptedController {
    private(set) var stream = AppearanceStream()
    var inNextCallback: (() -> Void)?

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

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .formSheet, .currentContext, .overCurrentContext, .overFullScreen, .fullScreen, .pageSheet,
  ]

  private let stage: Stage
  private var subjects: [Subject]
  private var windows: [UIWindow]
  private let delegate = ProbeTransitioningDelegate()
  private let animator = HandAnimator()

  private init(stage: Stage) {
    self.stage = stage
    delegate.animator = animator
    subjects = Self.styles.enumerated().map { number, style in
      let subject = Subject()
      subject.title = "\(number)"
      subject.modalPresentationStyle = style
      return subject
    }
    windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for number in stride(from: 1, to: subjects.count, by: 2) { subjects[number].transitioningDelegate = delegate }
    windows[0].rootViewController = subjects[0]
    windows[0].isHidden = false
  }

  /// The fault after `calls`, or `nil`.
  static func failure(of calls: [PresentationCall], _ pacing: UpdateCycle.Pacing) -> String? {
    Stage.withPristine(pacing: pacing) { stage in
      var failure: String?
      _ = stage.diagnostics.collect {
        let world = PresentationWorld(stage: stage)
        failure = world.run(calls) ?? world.failureAtRest()
        let left = world.releaseEverything()
        if failure == nil, !left.isEmpty { failure = "\(left) are alive after everything was released" }
      }
      return failure
    }
  }

  private func run(_ calls: [PresentationCall]) -> String? {
    var next = 0
    while next < calls.count {
      let call = calls[next]
      next += 1
      if call.action == .beginTurn, next + 1 < calls.count {
        stage.cycle.turn { for inner in calls[next...next + 1] { perform(inner) } }
        next += 2
      } else {
        perform(call)
      }
      if let failure = failure() { return "after \(call): \(failure)" }
    }
    return nil
  }

  private func perform(_ call: PresentationCall) {
    let (a, b) = (subjects[call.first], subjects[call.second])
    let window = windows[call.flag ? 0 : 1]
    switch call.action {
    case .present, .presentAgain: a.present(b, animated: call.flag)
    case .dismiss, .dismissAgain: a.dismiss(animated: call.flag)
    case .endByHand: animator.end(completed: call.flag)
    case .advance: stage.cycle.advance(by: .seconds(1))
    case .addRecipe: a.adopt(b)
    case .removeRecipe: a.leaveParent()
    case .removeView: a.viewIfLoaded?.removeFromSuperview()
    case .setRoot: window.rootViewController = a
    case .clearRoot: window.rootViewController = nil
    case .showWindow: window.makeKeyAndVisible()
    case .hideWindow: window.isHidden = true
    case .toggleContext: a.definesPresentationContext.toggle()
    case .beginTurn: break
    case .useInCallback: a.inNextCallback = { [unowned self] in perform(call.inner) }
    }
  }

  // MARK: What is always true

  private func failure() -> String? {
    for subject in subjects {
      if let fault = subject.stream.faults.first { return "\(subject.title ?? ""): \(fault)" }
    }
    let tops = subjects.filter { $0.links.parent == nil && $0.ownPresentation == nil }
    return PresentationInvariants.linkFaults(in: tops).first
  }

  /// After all transitions have ended, the tree determines which controllers have appeared.
  private func failureAtRest() -> String? {
    for subject in subjects { subject.inNextCallback = nil }
    repeat {
      stage.cycle.settle()
    } while animator.end(completed: true)
    stage.cycle.settle()
    if let failure = failure() { return "at rest: \(failure)" }
    for subject in subjects {
      if subject.ownTransition != nil { return "\(subject.title ?? "") has a transition at rest" }
      if subject.isBeingPresented || subject.isBeingDismissed { return "\(subject.title ?? "") has a flag at rest" }
      let isOnScreen = subject.viewIfLoaded?.window?.isOnScreen == true
      switch subject.appearance {
      case .appeared: if !isOnScreen, !isMissing(subject) { return "\(subject.title ?? "") has appeared off screen" }
      case .disappeared: if isOnScreen { return "\(subject.title ?? "") is on screen and has not appeared" }
      case .appearing, .entering, .disappearing: return "\(subject.title ?? "") is \(subject.appearance.name) at rest"
      }
    }
    return nil
  }

  /// Whether the view was removed while the controller, or its ancestor, was presented. It has appeared all the same
  /// (M-TRANS-02).
  private func isMissing(_ subject: Subject) -> Bool {
    guard let presented = subject.rootAncestor.ownPresentation, let container = presented.containerView else {
      return false
    }
    return presented.presented.viewIfLoaded?.isDescendant(of: container) == false
  }

  /// Releases everything and returns the names of objects that are still alive.
  private func releaseEverything() -> [String] {
    for window in windows { window.isHidden = true }
    stage.cycle.settle()
    animator.forget()
    let left =
      subjects.map { WeakReference(object: $0, name: $0.title ?? "") }
      + windows.map { WeakReference(object: $0, name: "window") }
    subjects = []
    windows = []
    stage.cycle.settle()
    return left.filter { $0.object != nil }.map(\.name)
  }

  private struct WeakReference {
    private(set) weak var object: AnyObject?
    let name: String
  }
}
