import Foundation

/// Adapts a presentation's style to narrow surroundings. Rules STYLE-06, PC-11, PC-14.
///
///     adaptivePresentationStyle(for:traitCollection:) → if another style: ⟨its presentation controller⟩ → (_:prepare:)
///     → (_:viewControllerForAdaptivePresentationStyle:) → always: (_:willPresentWithAdaptiveStyle:transitionCoordinator:)
@MainActor enum Adaptation {
  /// Asks the delegate, or else the presentation controller, right before the presentation begins; replaces the presentation
  /// controller if the style changes.
  static func adapt(_ presentation: Presentation, with transition: ControllerTransition) {
    let original = presentation.original
    let style = style(of: original)
    if let style {
      let change = prepare(presentation, for: style)
      if let shown = change.shown { presentation.show(shown) }
      presentation.adapt(to: change.controller)
    }
    announce(style, of: original, with: transition)
  }

  /// The adapted style; `nil` if the style stays.
  static func style(of original: UIPresentationController) -> UIModalPresentationStyle? {
    let answer = answer(of: original)
    switch answer {
    case .none, .automatic: return nil
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .blurOverFullScreen:
      return answer == original.presentationStyle ? nil : answer
    }
  }

  private static func answer(of original: UIPresentationController) -> UIModalPresentationStyle {
    let traits = original.surroundings
    guard let delegate = original.delegate else { return original.adaptivePresentationStyle(for: traits) }
    let style = delegate.adaptivePresentationStyle(for: original, traitCollection: traits)
    TransitionRecord.add("adaptivePresentationStyle(for:traitCollection:)", .text(style.name), of: original)
    return style
  }

  /// Makes the presentation controller of `style`. `shown` is the controller that the delegate shows instead; `nil`
  /// keeps the presented one.
  static func prepare(
    _ presentation: Presentation, for style: UIModalPresentationStyle
  ) -> (controller: UIPresentationController, shown: UIViewController?) {
    let original = presentation.original
    let adapted = original.adapted(to: style)
    guard let delegate = original.delegate else { return (adapted, nil) }
    if adapted.delegate == nil { adapted.delegate = delegate }
    TransitionRecord.add("presentationController(_:prepare:)", .text(style.name), of: original)
    delegate.presentationController(original, prepare: adapted)
    TransitionRecord.add(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)", .text(style.name), of: original)
    let shown = presentation.whileItMayBeWrapped {
      delegate.presentationController(original, viewControllerForAdaptivePresentationStyle: style)
    }
    guard let shown, shown !== presentation.presented, shown.canStandIn else { return (adapted, nil) }
    adapted.present(shown)
    return (adapted, shown)
  }

  static func announce(
    _ style: UIModalPresentationStyle?, of original: UIPresentationController,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let delegate = original.delegate else { return }
    let style = style ?? .none
    TransitionRecord.add(
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", .text(style.name), of: original)
    delegate.presentationController(original, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }
}

extension UIViewController {
  /// Whether the controller can be shown in place of a presented one.
  fileprivate final var canStandIn: Bool { links.parent == nil && ownPresentation == nil && rare?.windowAsRoot == nil }
}
