import Foundation

/// The view that a presentation takes place in; it tells its presentation controller when it is laid out (PC-09).
final class PresentationContainerView: UIView {
  private(set) unowned(unsafe) var controller: UIPresentationController?

  init(of controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Another presentation controller takes the view over; `nil` if nobody does.
  func serve(_ controller: UIPresentationController?) { self.controller = controller }

  /// Inside a context the size follows from a layout, so nobody could say it before.
  override func boundsSizeWillChange(to size: CGSize) {
    guard let controller, let window = links.window, links.superview !== window else { return }
    PresentationResizing.context(of: controller, willResizeTo: size, in: window)
  }

  /// What is inside is laid out before the presentation controller hears that it is.
  override func layoutSubviews() {
    guard let controller else { return }
    PresentationDelivery.deliver(.containerViewWillLayoutSubviews, to: controller)
    placePresentedView(of: controller)
    for subview in orderedSubviews { subview.layoutIfNeeded() }
    PresentationDelivery.deliver(.containerViewDidLayoutSubviews, to: controller)
  }

  /// A transition places the view itself (PC-08).
  private func placePresentedView(of controller: UIPresentationController) {
    guard controller.keepsPresentedViewInPlace, case .presented = controller.presentation?.phase else { return }
    controller.containerViewChanges()
    guard let view = controller.presentedView, view.links.superview === self else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
  }
}
