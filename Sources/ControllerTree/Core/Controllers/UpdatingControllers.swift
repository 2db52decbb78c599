import Foundation

/// Tells which classes of controllers update something before a layout.
@MainActor struct UpdatingControllers {
  /// `updateProperties()` (LAY-08).
  let properties = OverriddenMethod(of: UIViewController.self, plain: PlainProbe.self, probe: PropertiesProbe.self)
  /// `updateContentUnavailableConfiguration(using:)` (TEXT-70).
  let unavailableContent = OverriddenMethod(
    of: UIViewController.self, plain: PlainProbe.self, probe: UnavailableContentProbe.self)

  /// Made on first use; not a constant, since to read one that is computed costs a call of the runtime.
  static var shared: Self { made ?? make() }
  private static var made: Self?

  @inline(never)
  private static func make() -> Self {
    let classes = Self()
    made = classes
    return classes
  }

  /// The controller has got a view. If its class updates something, the first layout of the view does so, else the controller waits for
  /// nothing any more.
  @inline(never)
  static func noteView(_ view: UIView, of controller: UIViewController) {
    let classes = shared
    if controller.needsPropertyUpdate {
      controller.needsPropertyUpdate = classes.properties.isOverridden(by: controller)
      if controller.needsPropertyUpdate { PropertyUpdates.visitLater(view) }
    }
    if controller.needsContentUnavailableUpdate {
      controller.needsContentUnavailableUpdate =
        controller.hasUnavailableContent || classes.unavailableContent.isOverridden(by: controller)
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
