/// Performs unwind segues: search, `prepare`, the action of the destination, the change. Rules SEGUE-05 to SEGUE-08, SEGUE-14.
@MainActor enum UnwindPerformance {
  /// The segue that is being made: ``UIViewController/segueForUnwinding(to:from:identifier:)`` of the base returns it.
  /// It is the state of the call stack, not of a stage.
  private static var current: UIStoryboardSegue?

  static func run(_ template: SegueTemplate, unwindingTo action: Selector, from source: UIViewController, sender: Any?)
  {
    let request = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = UnwindSearch.destination(for: request) else {
      return source.report(.unwindWithoutDestination(source, action))
    }
    guard let method = UnwindActions.method(action, of: destination) else {
      return source.report(.unwindActionMissing(destination, action, from: source))
    }
    let path = UnwindPath(from: source, to: destination)
    let segue = makeSegue(template, along: path, from: source, to: destination)
    SegueDelivery.prepare(source, for: segue, sender: sender)
    SegueDelivery.perform(action, of: destination, for: segue, method)
    segue.perform()
  }

  /// The segue of the template's class, unless a controller on the path makes one itself.
  private static func makeSegue(
    _ template: SegueTemplate, along path: UnwindPath, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue = SeguePerformance.makeSegue(template, from: source, to: destination)
    segue.performHandler = handler(for: segue, isAnimated: template.isAnimated)
    let outer = current
    current = segue
    defer { current = outer }
    for controller in path.controllers {
      let own = controller.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
      if let own, own !== segue { return own }
    }
    return segue
  }

  /// The base of `segueForUnwinding(to:from:identifier:)`.
  static func baseSegue(
    to destination: UIViewController, from source: UIViewController, identifier: String?
  ) -> UIStoryboardSegue {
    if let current, current.source === source, current.destination === destination { return current }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.performHandler = handler(for: segue, isAnimated: true)
    return segue
  }

  /// The change as the tree is when the segue is performed: the action may have changed it.
  private static func handler(for segue: UIStoryboardSegue, isAnimated: Bool) -> () -> Void {
    { [unowned segue] in
      let path = UnwindPath(from: segue.source, to: segue.destination)
      change(path, for: segue, isAnimated: isAnimated)
    }
  }

  /// Lets the containers on the path show the way to the destination, and dismisses what covers it. Under a dismissal the containers
  /// change without animation.
  private static func change(_ path: UnwindPath, for segue: UIStoryboardSegue, isAnimated: Bool) {
    guard path.controllers.last === segue.destination else { return }
    ShowRequest.withAnimation(isAnimated && path.presenter == nil) {
      for (controller, next) in zip(path.controllers, path.controllers.dropFirst()).dropFirst() {
        SegueDelivery.unwind(controller, for: segue, towards: next)
      }
    }
    path.presenter?.dismiss(animated: isAnimated)
  }
}
