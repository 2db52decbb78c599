import Foundation

/// Updates the properties of controllers, before those of their root views (LAY-08).
@MainActor enum ControllerProperties {
  /// Marks a controller for an update; without a view it waits for its first layout.
  static func mark(_ controller: UIViewController) {
    guard !controller.needsPropertyUpdate, overrides(controller) else { return }
    controller.needsPropertyUpdate = true
    if let view = controller.loadedView { PropertyUpdates.visitLater(view) }
  }

  static func update(_ controller: UIViewController) {
    controller.needsPropertyUpdate = false
    guard overrides(controller) else { return }
    let reference = controller.reference
    PropertyUpdates.track {
      Delivery.deliver("updateProperties", .none, to: controller) { controller.updateProperties() }
    } onChange: {
      if let controller = reference.controller { mark(controller) }
    }
  }

  private static func overrides(_ controller: UIViewController) -> Bool {
    UpdatingControllers.shared.properties.isOverridden(by: controller)
  }
}
