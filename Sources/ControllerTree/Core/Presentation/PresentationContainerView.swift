import Foundation

/// The container view of a presentation; it sends the layout callbacks to its presentation controller (PC-09).
final class PresentationContainerView: UIView {
  /// A released controller clears it.
  @Uncounted private(set) var controller: UIPresentationController?

  init(of controller: UIPresentationController) {
    _controller = Uncounted(wrappedValue: controller)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Assigns the view to another presentation controller, or to none.
  func serve(_ controller: UIPresentationController?) { self.controller = controller }

  /// Runs in the `deinit` of `controller`.
  func forget(_ controller: UIPresentationController) {
    if self.controller === controller { self.controller = nil }
  }

  /// Announces the size change of a container inside a context: its size results from a layout, so it
  /// can't be announced earlier.
  override func boundsSizeWillChange(to size: CGSize) {
    guard let controller, let window = links.window, links.superview !== window else { return }
    PresentationResizing.context(of: controller, willResizeTo: size, in: window)
  }

  /// Lays out the contents before sending `containerViewDidLayoutSubviews`.
  override func layoutSubviews() {
    guard let controller else { return }
    PresentationDelivery.deliver(.containerViewWillLayoutSubviews, to: controller)
    placePresentedView(of: controller)
    for subview in orderedSubviews { subview.layoutIfNeeded() }
    PresentationDelivery.deliver(.containerViewDidLayoutSubviews, to: controller)
  }

  /// During a transition, the transition places the view (PC-08).
  private func placePresentedView(of controller: UIPresentationController) {
    guard controller.keepsPresentedViewInPlace, case .presented = controller.presentation?.phase else { return }
    controller.containerViewChanges()
    guard let view = controller.presentedView, view.links.superview === self else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
  }
}
