import Foundation

/// Sends size and trait changes of a container to the presentation controller, which passes them on to the presented
/// controller. The presentation adapts anew if a size class changes. Rules PC-12, PC-15, TRAIT-08.
@MainActor enum PresentationResizing {
  /// Sends the new size to the window's presentations: after the root, before the window changes.
  static func window(
    _ window: UIWindow, willResizeTo size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let root = window.root else { return }
    let presentations = Presentation.above(root)
    for presentation in presentations where presentation.containerView?.links.superview === window {
      tell(presentation.controller, size, coordinator)
    }
    adapt(presentations, of: window, with: coordinator)
  }

  /// Sends the new traits to the window's presentations: after the root, before any controller gets
  /// the size (TRAIT-10, TRAIT-12).
  static func window(
    _ window: UIWindow, willHave traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let root = window.root else { return }
    for presentation in Presentation.above(root) where presentation.containerView?.links.superview === window {
      let controller = presentation.controller
      let (old, new) = (
        controller.traitCollection, traits.overlaid(with: PresentationTraits.overrides(of: controller))
      )
      guard !old.isSame(as: new) else { continue }
      TransitionRecord.add("willTransition", .traits(from: old, to: new), of: controller)
      controller.willTransition(to: new, with: coordinator)
    }
  }

  /// Sends the new size of a container inside a context.
  static func context(of controller: UIPresentationController, willResizeTo size: CGSize, in window: UIWindow) {
    guard case .presented = controller.presentation?.phase else { return }
    let transition = SizeTransition(in: window)
    tell(controller, size, transition)
    transition.start()
  }

  private static func tell(
    _ controller: UIPresentationController, _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let container = controller.containerView, container.bounds.size != size else { return }
    TransitionRecord.add("viewWillTransition", .size(size), of: controller)
    controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Adapts the presentations when the window has its new size, before layout.
  private static func adapt(
    _ presentations: [Presentation], of window: UIWindow, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard !presentations.isEmpty else { return }
    let before = SizeClasses(of: window.bounds.size)
    let work = ClosureWork {
      guard SizeClasses(of: window.bounds.size) != before else { return }
      for presentation in presentations { LiveAdaptation.reconsider(presentation, with: coordinator) }
    }
    window.stage.cycle.enqueue(work, in: .transitions)
  }

  /// The default of `viewWillTransition(to:with:)`: sends it to the presented controller if its size changes.
  static func forward(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator,
    from controller: UIPresentationController
  ) {
    let presented = controller.presentedViewController
    guard let view = presented.loadedView else { return }
    let target = controller.size(forChildContentContainer: presented, withParentContainerSize: size)
    if target != view.bounds.size { Delivery.deliver(.viewWillTransition(target, coordinator), to: presented) }
  }
}
