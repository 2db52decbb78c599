import Foundation

/// The view that a presentation takes place in; it tells its presentation controller when it is laid out (PC-09).
final class PresentationContainerView: UIView {
  private unowned(unsafe) var controller: UIPresentationController?

  init(of controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Another presentation controller takes the view over; `nil` if nobody does.
  func serve(_ controller: UIPresentationController?) { self.controller = controller }

  /// What is inside is laid out before the presentation controller hears that it is.
  override func layoutSubviews() {
    guard let controller else { return }
    PresentationDelivery.deliver(.containerViewWillLayoutSubviews, to: controller)
    for subview in orderedSubviews { subview.layoutIfNeeded() }
    PresentationDelivery.deliver(.containerViewDidLayoutSubviews, to: controller)
  }
}
