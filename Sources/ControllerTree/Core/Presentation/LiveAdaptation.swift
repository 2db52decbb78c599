import Foundation

/// Changes the style of a presentation on screen when its surroundings change. Rule PC-15.
///
/// The relation and the container stay. The presented controller gets no callback but layout. The controllers behind appear
/// or disappear if only one of the two styles leaves their views in the window.
@MainActor enum LiveAdaptation {
  /// Determines the style anew, and replaces the presentation controller if the style differs.
  static func reconsider(
    _ presentation: Presentation, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard case .presented = presentation.phase, presentation.containerView != nil else { return }
    let original = presentation.original
    let style = Adaptation.style(of: original)
    guard style ?? original.presentationStyle != presentation.controller.presentationStyle else { return }
    var change: (controller: UIPresentationController, shown: UIViewController?) = (original, nil)
    if let style { change = Adaptation.prepare(presentation, for: style) }
    Adaptation.announce(style, of: original, with: coordinator)
    // The delegate may have ended the presentation.
    guard case .presented = presentation.phase else { return }
    exchange(presentation, for: change.controller, showing: change.shown ?? presentation.asked)
  }

  private static func exchange(
    _ presentation: Presentation, for new: UIPresentationController, showing shown: UIViewController
  ) {
    guard let container = presentation.containerView, let window = container.links.window else { return }
    let old = presentation.controller
    let oldView = old.presentedView
    PresentationDelivery.deliver(.dismissalTransitionWillBegin, to: old)
    let isReplaced = presentation.presented !== shown
    // A wrapped controller's view has already left its place; it reappears as part of the wrapper.
    let leaving = isReplaced && !presentation.presented.isWithin(shown) ? presentation.presented : nil
    if let leaving { Appearance.begin(leaving, appearing: false, animated: false, by: .explicit) }
    presentation.adapt(to: new)
    for presentation in presentation.withEverythingAbove { presentation.noteFrontPresentation() }
    PresentationDelivery.deliver(.presentationTransitionWillBegin, to: new)
    if isReplaced { replacePresented(of: presentation, with: shown) }
    if let view = new.presentedView {
      view.frame = new.frameOfPresentedViewInContainerView
      if view !== oldView || view.links.superview == nil {
        container.addSubview(view)
        if let oldView, !oldView.isDescendant(of: view) { oldView.removeFromSuperview() }
      }
    }
    container.markForLayout()
    let settled = settleCover(of: presentation)
    LayoutPass.run(in: window)
    for controller in settled.returning { Appearance.finishReturn(of: controller) }
    if isReplaced { Appearance.finish(shown, isOnScreen: window.isOnScreen) }
    for controller in settled.leaving { Appearance.finish(controller, isOnScreen: false) }
    if let leaving { Appearance.finish(leaving, isOnScreen: false) }
    PresentationDelivery.deliver(.dismissalTransitionDidEnd(true), to: old)
    old.leave()
    PresentationDelivery.deliver(.presentationTransitionDidEnd(true), to: new)
  }

  /// Shows another controller: a wrapper, or the controller that it was wrapped around, which leaves the wrapper first.
  private static func replacePresented(of presentation: Presentation, with shown: UIViewController) {
    if shown.links.parent != nil {
      shown.willMove(toParent: nil)
      shown.loadedView?.removeFromSuperview()
      shown.removeFromParent()
    }
    presentation.show(shown)
    shown.presentationState.movement = .none
    Appearance.begin(shown, appearing: true, animated: false, by: .explicit)
  }

  /// Removes or restores the views behind, as the new style requires.
  private static func settleCover(
    of presentation: Presentation
  ) -> (returning: [UIViewController], leaving: [UIViewController]) {
    guard let presenter = presentation.presenter else { return ([], []) }
    let new = presentation.controller
    switch (presentation.covered.isEmpty, new.shouldRemovePresentersView) {
    case (true, true):
      presentation.covered = CoveredViews(behind: presenter, isInContext: !new.shouldPresentInFullscreen)
      let leaving = presentation.covered.controllers.filter {
        Appearance.begin($0, appearing: false, animated: false, by: .explicit)
      }
      presentation.covered.takeOut(for: presentation)
      return ([], leaving)
    case (false, false):
      let views = ReturningViews(uncoveredBy: presentation)
      let returning = presentation.covered.controllers(comingBackWith: views).filter {
        Appearance.begin($0, appearing: true, animated: false, by: .explicit)
      }
      presentation.covered.putBack(from: presentation)
      presentation.covered.forget(presentation)
      presentation.covered = .none
      return (returning, [])
    case (true, false), (false, true): return ([], [])
    }
  }
}
