/// Performs `show(_:sender:)` and `showDetailViewController(_:sender:)`, from the innermost controller outwards. Rules
/// SHOW-01 to SHOW-06, CON-27.
///
/// The library can't see whether a class overrides a method. So it calls each parent in turn, and the base method notes
/// that it was reached: either the class does not override the method, or its override passes the call on with `super`,
/// perhaps with another controller. The climb is a loop: a chain of parents may be deeper than the call stack allows.
@MainActor struct ShowRequest {
  /// The called method and its arguments.
  struct Call {
    let action: Selector
    let shown: UIViewController
    let sender: Any?

    static func show(_ shown: UIViewController, sender: Any?) -> Self {
      Self(action: .show, shown: shown, sender: sender)
    }

    static func showDetail(_ shown: UIViewController, sender: Any?) -> Self {
      Self(action: .showDetail, shown: shown, sender: sender)
    }

    fileprivate var name: StaticString {
      action == .show ? "show(_:sender:)" : "showDetailViewController(_:sender:)"
    }

    @MainActor fileprivate func make(on controller: UIViewController) {
      if action == .show {
        controller.show(shown, sender: sender)
      } else {
        controller.showDetailViewController(shown, sender: sender)
      }
    }
  }

  /// The call that a climb has made and that has not returned.
  private struct Question {
    let controller: UIViewController
    let action: Selector
    /// The call that reached the base method.
    var passedOn: Call?
  }

  private static var question: Question?
  /// Whether what is shown takes time: `false` while a segue without animation is performed.
  private(set) static var isAnimated = true

  /// Runs `body`, which shows a controller.
  static func withAnimation(_ isAnimated: Bool, _ body: () -> Void) {
    let outer = Self.isAnimated
    Self.isAnimated = isAnimated
    body()
    Self.isAnimated = outer
  }

  /// Called by the base implementation of each of the two methods.
  static func baseReached(by call: Call, of controller: UIViewController) {
    if let question, question.controller === controller, question.action == call.action, question.passedOn == nil {
      Self.question?.passedOn = call
    } else {
      climb(call, from: controller)
    }
  }

  private static func climb(_ call: Call, from controller: UIViewController) {
    Stage.turn(call.name, controller, .other) {
      var call = call
      if let target = chosenTarget(for: call, of: controller) { return call.make(on: target) }
      var current = controller.parent
      while let candidate = current {
        current = candidate.parent
        guard candidate.canPerformAction(call.action, withSender: call.sender) else { continue }
        guard let passedOn = ask(candidate, call) else { return }
        call = passedOn
      }
      controller.present(call.shown, animated: isAnimated)
    }
  }

  /// Calls `candidate`. Returns the call that its class passes on; `nil` if the class has handled it.
  private static func ask(_ candidate: UIViewController, _ call: Call) -> Call? {
    let outer = question
    question = Question(controller: candidate, action: call.action)
    call.make(on: candidate)
    let passedOn = question?.passedOn
    question = outer
    return passedOn
  }

  // MARK: Targets

  private static var searchReachedBase = false

  /// The target that an override of ``UIViewController/targetViewController(forAction:sender:)`` returns; `nil` if the
  /// base was reached.
  private static func chosenTarget(for call: Call, of controller: UIViewController) -> UIViewController? {
    searchReachedBase = false
    let target = controller.targetViewController(forAction: call.action, sender: call.sender)
    return searchReachedBase || target === controller ? nil : target
  }

  /// The nearest controller that lists `action` in its `handledActions` and can perform it.
  static func declaredTarget(
    of action: Selector, sender: Any?, from controller: UIViewController
  ) -> UIViewController? {
    searchReachedBase = true
    return TargetSearch(action, sender: sender, from: controller).target
  }
}

/// Finds the target of an action that a controller passes on, from the controller outwards. Rules SHOW-01, SHOW-05.
@MainActor struct TargetSearch {
  /// The result of examining one controller.
  enum Answer {
    case doesNotHandle
    /// It lists the action, and `canPerformAction(_:withSender:)` answers `false`.
    case canNotPerform
    case handles
  }

  struct Step {
    let controller: UIViewController
    let answer: Answer
  }

  /// The controllers examined, the first one first.
  let steps: [Step]
  /// The nearest controller that handles the action; `nil` if there is none.
  let target: UIViewController?

  /// - Complexity: O(depth).
  init(_ action: Selector, sender: Any?, from controller: UIViewController) {
    var steps: [Step] = []
    var current: UIViewController? = controller
    while let candidate = current {
      let answer = Self.answer(of: candidate, to: action, sender)
      steps.append(Step(controller: candidate, answer: answer))
      if case .handles = answer { break }
      current = candidate.parent
    }
    self.steps = steps
    target = current
  }

  private static func answer(of candidate: UIViewController, to action: Selector, _ sender: Any?) -> Answer {
    guard candidate.handledActions.contains(action) else { return .doesNotHandle }
    return candidate.canPerformAction(action, withSender: sender) ? .handles : .canNotPerform
  }
}
