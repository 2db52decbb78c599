/// `show(_:sender:)` and `showDetailViewController(_:sender:)`, from the inside out. Rules SHOW-01 to SHOW-06, CON-27.
///
/// Nobody can see from outside whether a class overrides a method. So each controller around is called, and the base of the
/// method notes that it was reached: then nobody has handled the call, or who has passes it on with `super`, perhaps with
/// another controller. The climb is a loop: chains of parents may be deeper than any stack.
@MainActor struct Showing {
  /// What is called, and with what.
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

  /// The call that a climb has on its way.
  private struct Question {
    unowned(unsafe) let controller: UIViewController
    let action: Selector
    /// What the base got.
    var passedOn: Call?
  }

  private static var question: Question?

  /// The base of one of the two methods runs.
  static func baseReached(by call: Call, of controller: UIViewController) {
    if let question, question.controller === controller, question.action == call.action, question.passedOn == nil {
      Self.question?.passedOn = call
    } else {
      climb(call, from: controller)
    }
  }

  private static func climb(_ call: Call, from controller: UIViewController) {
    Stage.current.cycle.turn(PublicCall(call.name, controller, .other)) {
      var call = call
      if let target = chosenTarget(for: call, of: controller) { return call.make(on: target) }
      var current = controller.parent
      while let candidate = current {
        current = candidate.parent
        guard candidate.canPerformAction(call.action, withSender: call.sender) else { continue }
        guard let passedOn = ask(candidate, call) else { return }
        call = passedOn
      }
      controller.present(call.shown, animated: true)
    }
  }

  /// What the candidate's class leaves to others; `nil` if it has handled the call.
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

  /// What an override of ``UIViewController/targetViewController(forAction:sender:)`` has chosen; `nil` where the base answers.
  private static func chosenTarget(for call: Call, of controller: UIViewController) -> UIViewController? {
    searchReachedBase = false
    let target = controller.targetViewController(forAction: call.action, sender: call.sender)
    return searchReachedBase || target === controller ? nil : target
  }

  /// The nearest controller that says it handles `action`.
  static func declaredTarget(
    of action: Selector, sender: Any?, from controller: UIViewController
  ) -> UIViewController? {
    searchReachedBase = true
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.handledActions.contains(action), candidate.canPerformAction(action, withSender: sender) {
        return candidate
      }
      current = candidate.parent
    }
    return nil
  }
}
