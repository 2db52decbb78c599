/// Searches the controller that an unwind segue leads to: from the source outwards, in each parent and presenter first its other
/// children, then itself. Rules SEGUE-05, SEGUE-06.
@MainActor enum UnwindSearch {
  /// The running search: all controllers get the same request. It is the state of the call stack, not of a stage.
  private static var current: UIStoryboardUnwindSegueSource?

  static func destination(for request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let outer = current
    current = request
    defer { current = outer }
    var next = UnwindPath.next(after: request.source)
    while let candidate = next {
      let found = candidate.forUnwindSegueAction(
        request.unwindAction, from: request.source, withSender: request.sender)
      if let found { return found }
      next = UnwindPath.next(after: candidate)
    }
    return nil
  }

  /// The base of `forUnwindSegueAction(_:from:withSender:)`.
  static func destination(
    in top: UIViewController, _ action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    if let current, current.source === source, current.unwindAction == action {
      return destination(in: top, for: current)
    }
    let request = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    return destination(in: top, for: request)
  }

  /// A controller in the order of the search: all its allowed children come before it.
  private struct Step {
    let controller: UIViewController
    var children: ArraySlice<UIViewController>
  }

  /// The first controller below `top`, or `top` itself, that takes the action. A loop: the tree may be deeper than the call stack
  /// allows.
  private static func destination(in top: UIViewController, for request: UIStoryboardUnwindSegueSource)
    -> UIViewController?
  {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(top)]
    var steps = [step(into: top, request)]
    while var last = steps.popLast() {
      if let child = last.children.popFirst() {
        steps.append(last)
        // An override may return any controller.
        if visited.insert(ObjectIdentifier(child)).inserted { steps.append(step(into: child, request)) }
      } else if takes(last.controller, request) {
        return last.controller
      }
    }
    return nil
  }

  private static func step(into controller: UIViewController, _ request: UIStoryboardUnwindSegueSource) -> Step {
    Step(controller: controller, children: SegueDelivery.allowedChildren(of: controller, for: request)[...])
  }

  private static func takes(_ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource) -> Bool {
    SegueDelivery.canPerform(request, controller)
  }
}
