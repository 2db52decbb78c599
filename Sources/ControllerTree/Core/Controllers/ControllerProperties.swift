import Foundation

/// Updates the properties of controllers, before those of their root views (LAY-08).
@MainActor enum ControllerProperties {
  private static let methods = OverriddenMethods(
    of: UIViewController.self, plain: PlainProbe.self, probes: [UpdateProbe.self])

  /// Marks a controller for an update; without a view it waits for its first layout.
  static func mark(_ controller: UIViewController) {
    guard !controller.needsPropertyUpdate, methods.areOverridden(by: controller) else { return }
    controller.needsPropertyUpdate = true
    if let view = controller.loadedView { PropertyUpdates.visitLater(view) }
  }

  static func update(_ controller: UIViewController) {
    controller.needsPropertyUpdate = false
    guard methods.areOverridden(by: controller) else { return }
    let reference = controller.reference
    PropertyUpdates.track {
      Delivery.deliver("updateProperties", .none, to: controller) { controller.updateProperties() }
    } onChange: {
      if let controller = reference.controller { mark(controller) }
    }
  }
}

private final class PlainProbe: UIViewController {}
private final class UpdateProbe: UIViewController {
  override func updateProperties() { definesPresentationContext = true }
}
