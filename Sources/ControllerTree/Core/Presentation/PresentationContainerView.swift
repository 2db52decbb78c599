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

  /// The recognizers, among them the presentation's own; made when they are asked for, as for a touch (TOUCH-42).
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      if let controller, fingers?.controller !== controller, controller.yieldsToPerson || controller.canBePulled {
        if let fingers {
          removeGestureRecognizer(fingers.pull)
          removeGestureRecognizer(fingers.tap)
        }
        let made = PresentationFingers(of: controller, in: self)
        fingers = made
        addGestureRecognizer(made.pull)
        addGestureRecognizer(made.tap)
      }
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }
  private var fingers: PresentationFingers?

  /// What is beside the presented view may let a finger through (SHEET-07, POP-05).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let controller else { return hit }
    return controller.viewTouchedBeside(at: point, in: self, with: event)
  }

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
