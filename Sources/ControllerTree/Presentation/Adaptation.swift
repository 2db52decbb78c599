import Foundation

/// What a style becomes in narrow surroundings. Rules STYLE-06, PC-11, PC-14.
@MainActor enum Adaptation {
  /// Asks the delegate, or the presentation controller itself, right before the presentation begins, and exchanges the
  /// presentation controller if the style changes.
  static func adapt(_ presentation: Presentation, with transition: ControllerTransition) {
    let original = presentation.controller
    let style = style(of: original, in: original.presentingViewController.traitCollection)
    let adapts = style != .none && style != original.presentationStyle
    if adapts { exchange(presentation, for: style) }
    guard let delegate = original.delegate else { return }
    let told = adapts ? style : .none
    TransitionRecord.add(
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", .text(told.name), of: original)
    delegate.presentationController(
      original, willPresentWithAdaptiveStyle: told, transitionCoordinator: transition)
  }

  /// What the presentation's style becomes; `.none` if it stays.
  static func style(
    of controller: UIPresentationController, in traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let delegate = controller.delegate else { return controller.adaptivePresentationStyle(for: traits) }
    let style = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
    TransitionRecord.add("adaptivePresentationStyle(for:traitCollection:)", .text(style.name), of: controller)
    return style
  }

  private static func exchange(_ presentation: Presentation, for style: UIModalPresentationStyle) {
    let original = presentation.controller
    let adapted = UIPresentationController.stock(style, adapting: original)
    adapted.delegate = original.delegate
    if let delegate = original.delegate {
      TransitionRecord.add("presentationController(_:prepare:)", .text(style.name), of: original)
      delegate.presentationController(original, prepare: adapted)
      TransitionRecord.add(
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)", .text(style.name), of: original)
      let shown = delegate.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
      if let shown, shown !== presentation.presented, shown.canStandIn {
        presentation.show(shown)
        adapted.present(shown)
      }
    }
    presentation.adapt(to: adapted)
  }
}

extension UIViewController {
  /// Whether the controller can be shown in place of a presented one.
  fileprivate final var canStandIn: Bool { links.parent == nil && ownPresentation == nil && rare?.windowAsRoot == nil }
}
