import Foundation

/// Decides how a presentation adapts to its surroundings, and hears of a person who dismisses it. Clients implement it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// What the style becomes; `.none` keeps it. Rules: PC-14, STYLE-06.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// What the style becomes under `traitCollection`; `.none` keeps it. Rules: PC-14, STYLE-06.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation controller of the adapted style was made and can be set up. Rules: PC-14.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// What is shown in the adapted style; `nil` for the presented controller itself. Rules: PC-14.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to begin in `style`; `.none` if it has not adapted. Rules: PC-14.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether a person may dismiss. Never asked for `dismiss`. Rules: DIS-12, DIS-13.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person's dismissal begins. Rules: DIS-12, DIS-13.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person's dismissal has ended. Rules: DIS-12, DIS-13.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person wanted to dismiss and may not. Rules: DIS-12.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What the presentation controller itself would become.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }

  /// What ``adaptivePresentationStyle(for:)`` says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// The presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    nil
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
