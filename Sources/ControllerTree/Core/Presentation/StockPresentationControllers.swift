import Foundation

/// The choice of a presentation controller, and the durations of the built-in animations. Rules PC-02,
/// PC-03, STYLE-09 to STYLE-12.
extension UIViewController {
  /// The style for presenting the controller; `.automatic` becomes a form sheet (STYLE-01).
  final var resolvedPresentationStyle: UIModalPresentationStyle { presentationStyle(for: modalPresentationStyle) }

  /// The style that a presentation would use now: that of the presentation controller, if it exists (PRES-09).
  final var styleToPresentWith: UIModalPresentationStyle {
    rare?.presentation?.controller?.presentationStyle ?? resolvedPresentationStyle
  }

  /// The controller's own presentation controller, made on first use and kept until the controller is dismissed.
  /// - Parameters:
  ///   - presenter: The presenter; `nil` if it is not known yet.
  ///   - source: The controller that `present` was called on, if any.
  final func presentationController(
    presenting presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let controller = presentationState.controller { return controller }
    let made = makePresentationController(presenting: presenter, source: source)
    presentationState.controller = made
    return made
  }

  private func makePresentationController(
    presenting presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if resolvedPresentationStyle == .custom, let delegate = transitioningDelegate {
      TransitioningQuestions.record("presentationController(forPresented:presenting:source:)", of: self, to: delegate)
      if let controller = delegate.presentationController(
        forPresented: self, presenting: presenter, source: source ?? presenter ?? self)
      {
        return controller
      }
    }
    return stockPresentationController(presenting: presenter)
  }
}

extension UIPresentationController {
  /// The stock controller of a style.
  static func stock(
    _ style: UIModalPresentationStyle, of presented: UIViewController, presenting presenter: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none,
      .automatic:
      UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// The stock controller of a style that `other` adapts to.
  static func stock(_ style: UIModalPresentationStyle, adapting other: UIPresentationController)
    -> UIPresentationController
  {
    switch style {
    case .pageSheet, .formSheet: UISheetPresentationController(adapting: other, to: style)
    case .popover: UIPopoverPresentationController(adapting: other, to: style)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none,
      .automatic:
      UIPresentationController(adapting: other, to: style)
    }
  }
}

extension BuiltInAnimator {
  /// The animation of a presentation or dismissal without a client's animator (STYLE-11, STYLE-12).
  convenience init(for presentation: Presentation) {
    self.init(
      duration: presentation.controller.builtInDuration ?? (presentation.transitionStyle == .crossDissolve ? 0.4 : 0.5),
      zoom: presentation.presenter.flatMap { ZoomAnimation(of: presentation.presented, above: $0) })
  }
}

extension Presentation {
  /// The presented controller's transition style, or that of the controller that defines the context, if
  /// that provides one (STYLE-11).
  fileprivate var transitionStyle: UIModalTransitionStyle {
    guard controller.presentationStyle.usesContext, let presenter, presenter.providesPresentationContextTransitionStyle
    else {
      if case .style(let style)? = presented.rare?.preferredTransition?.kind { return style }
      return presented.modalTransitionStyle
    }
    return presenter.modalTransitionStyle
  }
}

/// Finds the stock presentation controller of a kind.
@MainActor enum StockPresentation {
  /// The presentation controller of `controller` or of its nearest presented ancestor, or else the one that `controller`
  /// would be presented with; makes it only if the style is of the kind (SHEET-01, POP-01).
  static func controller<Kind: UIPresentationController>(of controller: UIViewController) -> Kind? {
    if let presentation = controller.nearestPresentation {
      return presentation.controller as? Kind ?? presentation.original as? Kind
    }
    if let made = controller.rare?.presentation?.controller { return made as? Kind }
    guard controller.resolvedPresentationStyle.hasSheetOrPopover else { return nil }
    return controller.presentationController as? Kind
  }
}

extension UIModalPresentationStyle {
  fileprivate var hasSheetOrPopover: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen, .none,
      .automatic:
      false
    }
  }
}
