import Foundation

/// A presented controller hears of its container's size through its presentation controller, and the presentation adapts anew
/// if there is much or little room now. Rules PC-12, PC-15, TRAIT-08.
@MainActor enum PresentationResizing {
  /// The window's presentations hear of its new size after its root, before the window has it.
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

  /// The window's presentations hear of its new traits after its root, before anybody hears of the size (TRAIT-10, TRAIT-12).
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

  /// The container of a presentation inside a context gets another size.
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

  /// Plans the adaptation for when the window has its size, before layout.
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

  /// The default of `viewWillTransition(to:with:)`: tells the presented controller if its size changes.
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
