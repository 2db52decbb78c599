import Foundation

@testable import ControllerTree

/// Sizes of narrow and wide windows.
extension CGSize {
  static let phone = CGSize(width: 400, height: 800)
  static let phoneOnItsSide = CGSize(width: 600, height: 400)
  static let tablet = CGSize(width: 1000, height: 800)
}

/// Returns answers of the test, and stores the arguments of the questions.
class AnsweringDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var style: (UITraitCollection) -> UIModalPresentationStyle = { _ in .none }
  var shouldDismiss = true
  var prepare: (UIPresentationController) -> Void = { _ in }
  var standIn: (UIPresentationController) -> UIViewController? = { _ in nil }
  var willPresent: (UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?) -> Void = { _, _ in }
  var willDismiss: (UIPresentationController) -> Void = { _ in }
  var didDismiss: (UIPresentationController) -> Void = { _ in }
  var didAttempt: (UIPresentationController) -> Void = { _ in }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style(traitCollection)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    prepare(adaptivePresentationController)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    standIn(controller)
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    willPresent(style, transitionCoordinator)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    shouldDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss(presentationController)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss(presentationController)
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    didAttempt(presentationController)
  }
}

extension Trace {
  /// A visible root `R`, and a controller `V` with a style; the trace begins after it. The delegate, if any, lives as long as the
  /// test.
  func stagePresentation(
    _ style: UIModalPresentationStyle = .automatic, in size: CGSize = .phone,
    delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) -> (root: UIViewController, modal: UIViewController, window: UIWindow) {
    let root = controller("R")
    let window = show(root, size: size)
    let modal = controller("V")
    modal.modalPresentationStyle = style
    if let delegate {
      modal.presentationController?.delegate = delegate
      kept.append(delegate)
    }
    return (root, modal, window)
  }

  /// The same, presented without animation.
  func presented(
    _ style: UIModalPresentationStyle = .automatic, in size: CGSize = .phone,
    delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  ) -> (root: UIViewController, modal: UIViewController, window: UIWindow) {
    let scene = stagePresentation(style, in: size, delegate: delegate)
    scene.root.present(scene.modal, animated: false)
    begin()
    return scene
  }
}
