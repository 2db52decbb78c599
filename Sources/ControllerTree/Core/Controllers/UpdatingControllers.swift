import Foundation

/// Tells which classes of controllers update something before a layout.
@MainActor struct UpdatingControllers {
  /// `updateProperties()` (LAY-08).
  let properties = OverriddenMethod(of: UIViewController.self, plain: PlainProbe.self, probe: PropertiesProbe.self)
  /// `updateContentUnavailableConfiguration(using:)` (TEXT-70).
  let unavailableContent = OverriddenMethod(
    of: UIViewController.self, plain: PlainProbe.self, probe: UnavailableContentProbe.self)

  static let shared = Self()
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
