/// Performs segues: makes the destination, sets its style, calls `prepare`, performs. Rules SEGUE-01 to SEGUE-04, SEGUE-10, SEGUE-11.
@MainActor enum SeguePerformance {
  /// The segue of that name, on request of the app: `shouldPerformSegue` is not asked.
  static func perform(_ identifier: String, of source: UIViewController, sender: Any?) {
    Stage.turn("performSegue(withIdentifier:sender:)", source, .other) {
      guard let template = source.rare?.segues?.template(identifiedBy: identifier) else {
        return source.report(.unknownSegue(source, identifier))
      }
      run(template, from: source, sender: sender)
    }
  }

  /// A segue that a user has triggered, or that comes with the loading of the view.
  static func performIfAllowed(_ template: SegueTemplate, of source: UIViewController, sender: Any?) {
    guard SegueDelivery.shouldPerform(template, of: source, sender: sender) else { return }
    run(template, from: source, sender: sender)
  }

  private static func run(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
    switch template.kind {
    case .unwind(let action):
      return UnwindPerformance.run(template, unwindingTo: action, from: source, sender: sender)
    case .embed(let container):
      // The call is refused before anything is made.
      guard EmbedSegues.emptyContainer(container, of: source, template) != nil else { return }
    case .show, .showDetail, .presentation, .popover, .custom: break
    }
    guard let destination = template.makeDestination(from: source, sender: sender) else { return }
    setStyle(of: destination, for: template, source)
    let segue = makeSegue(template, from: source, to: destination)
    segue.performHandler = handler(of: template, for: segue, sender: sender)
    SegueDelivery.prepare(source, for: segue, sender: sender)
    segue.perform()
  }

  /// Sets the styles before `prepare`, which may change them.
  private static func setStyle(
    of destination: UIViewController, for template: SegueTemplate, _ source: UIViewController
  ) {
    if let style = template.modalPresentationStyle { destination.modalPresentationStyle = style }
    if let style = template.modalTransitionStyle { destination.modalTransitionStyle = style }
    guard case .popover(let popover) = template.kind else { return }
    destination.modalPresentationStyle = .popover
    guard let controller = destination.popoverPresentationController else { return }
    controller.sourceItem = popover.anchor(source)
    controller.permittedArrowDirections = popover.arrowDirections
    let views = popover.passthroughViews(source)
    if !views.isEmpty { controller.passthroughViews = views }
  }

  static func makeSegue(
    _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = template.segueClass ?? UIStoryboardSegue.self
    return type.init(
      madeBy: SegueInitialization(identifier: template.identifier, source: source, destination: destination))
  }

  /// What the kind does; `nil` for a kind of which only the class can perform segues.
  private static func handler(
    of template: SegueTemplate, for segue: UIStoryboardSegue, sender: Any?
  ) -> (() -> Void)? {
    // The segue retains its handler.
    let (source, destination, isAnimated) = (segue.source, segue.destination, template.isAnimated)
    switch template.kind {
    case .show:
      return { ShowRequest.withAnimation(isAnimated) { source.show(destination, sender: sender) } }
    case .showDetail:
      return { ShowRequest.withAnimation(isAnimated) { source.showDetailViewController(destination, sender: sender) } }
    case .presentation, .popover:
      return { source.present(destination, animated: isAnimated) }
    case .embed(let container):
      return { EmbedSegues.embed(destination, in: source, template, container) }
    case .custom, .unwind:
      return nil
    }
  }
}
