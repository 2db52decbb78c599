/// The callbacks of segues. ``Delivery`` sends and records them.
@MainActor enum SegueDelivery {
  static func shouldPerform(_ template: SegueTemplate, of source: UIViewController, sender: Any?) -> Bool {
    let identifier = template.identifier ?? ""
    return Delivery.deliver("shouldPerformSegue", .words("withIdentifier: \"\(identifier)\""), to: source) {
      source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

  static func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    Delivery.deliver("prepare", .words("for: \(segue.text)"), to: source) {
      source.prepare(for: segue, sender: sender)
    }
  }

  // MARK: Unwinding

  /// Calls the unwind action of the destination.
  static func perform(
    _ action: Selector, of destination: UIViewController, for segue: UIStoryboardSegue, _ method: UnwindActions.Method
  ) {
    let isTaken = Delivery.deliver("perform", .words("\(action), for: \(segue.text)"), to: destination) {
      method(segue)
    }
    if !isTaken { destination.report(.unwindActionMissing(destination, action, from: segue.source)) }
  }

  static func unwind(_ controller: UIViewController, for segue: UIStoryboardSegue, towards next: UIViewController) {
    Delivery.deliver("unwind", .words("for: \(segue.text), towards: \(next.hierarchyName.short)"), to: controller) {
      controller.unwind(for: segue, towards: next)
    }
  }

  static func allowedChildren(
    of controller: UIViewController, for request: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    TransitionRecord.add("allowedChildrenForUnwinding", .words("\(request.unwindAction)"), of: controller)
    return controller.allowedChildrenForUnwinding(from: request)
  }

  static func canPerform(_ request: UIStoryboardUnwindSegueSource, _ controller: UIViewController) -> Bool {
    TransitionRecord.add("canPerformUnwindSegueAction", .words("\(request.unwindAction)"), of: controller)
    return controller.canPerformUnwindSegueAction(
      request.unwindAction, from: request.source, sender: request.sender)
  }
}

extension UIStoryboardSegue {
  /// The segue in timelines: `"detail" → B`.
  fileprivate var text: String {
    let arrow = "→ \(destination.hierarchyName.short)"
    return identifier.map { "\"\($0)\" \(arrow)" } ?? arrow
  }
}
