import Foundation

/// A presented controller hears of its container's size through its presentation controller (PC-12, TRAIT-08).
@MainActor enum PresentationResizing {
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
