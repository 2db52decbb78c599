import Foundation

/// A zoom between two controllers: asks its providers when the animation begins. Rules VAL-31 to VAL-33.
@MainActor struct ZoomAnimation {
  private let options: UIViewController.Transition.ZoomOptions?
  private let source: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIViewController.Transition.Source
  private let context: UIViewController.Transition.ZoomSourceViewProviderContext

  /// - Returns: `nil` if the controller does not zoom.
  init?(of zoomed: UIViewController, above below: UIViewController) {
    guard case .zoom(let options, let source)? = zoomed.rare?.preferredTransition?.kind else { return nil }
    self.options = options
    self.source = source
    context = .init(source: below, zoomed: zoomed)
  }

  /// The animation begins.
  func begin() {
    guard case .view(let view?) = source(context) else { return }
    _ = options?.alignmentRectProvider?(.init(source: view, zoomed: context.zoomedViewController))
  }

  /// Whether a person's gesture may end the zoom of a controller (VAL-33).
  static func mayEnd(_ controller: UIViewController?, by pan: UIPanGestureRecognizer? = nil) -> Bool {
    guard let controller, case .zoom(let options?, _)? = controller.rare?.preferredTransition?.kind,
      let decide = options.interactiveDismissShouldBegin
    else { return true }
    let (location, speed) = (pan?.location(in: controller.viewIfLoaded), pan?.velocity(in: controller.viewIfLoaded))
    return decide(
      .init(location: location ?? .zero, velocity: CGVector(dx: speed?.x ?? 0, dy: speed?.y ?? 0)))
  }
}

extension UIViewController {
  /// Whether the controller is presented or pushed by a zoom.
  final var zooms: Bool {
    if case .zoom? = rare?.preferredTransition?.kind { true } else { false }
  }
}
