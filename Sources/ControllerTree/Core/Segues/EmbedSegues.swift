/// Makes the children of a controller's container views: between `loadView()` and `viewDidLoad()`, in the order of the templates.
/// Rules SEGUE-03, SEGUE-09, M-SEGUE-05, M-SEGUE-06.
@MainActor enum EmbedSegues {
  typealias Container = @MainActor (UIViewController) -> UIView?

  static func perform(in source: UIViewController) {
    for template in source.segueTemplates where template.isEmbed {
      SeguePerformance.performIfAllowed(template, of: source, sender: nil)
    }
  }

  /// The view to fill; `nil`, with a report, if there is none or it is filled.
  static func emptyContainer(
    _ container: Container, of source: UIViewController, _ template: SegueTemplate
  ) -> UIView? {
    guard let view = container(source) else {
      source.report(.segueWithoutContainer(source, template.identifier))
      return nil
    }
    guard view.subviews.isEmpty else {
      source.report(.filledContainer(source, template.identifier, view))
      return nil
    }
    return view
  }

  /// Adds the child, loads its view and puts it into the container view.
  static func embed(
    _ destination: UIViewController, in source: UIViewController, _ template: SegueTemplate, _ container: Container
  ) {
    // `prepare` may have filled the view.
    guard let container = emptyContainer(container, of: source, template) else { return }
    source.addChild(destination)
    guard destination.parent === source, let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}
