import Foundation

/// Tells which classes of controllers update something before a layout, so that the others pay for one question, when they get their view.
@MainActor struct UpdatingControllers {
  /// `updateProperties()` (LAY-08).
  let properties = OverriddenMethod(of: UIViewController.self, plain: PlainProbe.self, probe: PropertiesProbe.self)
  /// `updateContentUnavailableConfiguration(using:)` (TEXT-70).
  let unavailableContent = OverriddenMethod(
    of: UIViewController.self, plain: PlainProbe.self, probe: UnavailableContentProbe.self)

  static let shared = Self()

  /// A controller gets a view, before whose first layout it updates what its class overrides.
  @inline(__always)
  static func begin(_ controller: UIViewController, with view: UIView) {
    let methods = shared
    if methods.unavailableContent.isOverridden(by: controller), controller.loadedView == nil {
      controller.needsContentUnavailableUpdate = true
    }
    if methods.properties.isOverridden(by: controller), controller.needsPropertyUpdate {
      PropertyUpdates.visitLater(view)
    }
  }
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UIViewController {}
private final class PropertiesProbe: UIViewController {
  override func updateProperties() { definesPresentationContext = true }
}
private final class UnavailableContentProbe: UIViewController {
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    definesPresentationContext = false
  }
}
