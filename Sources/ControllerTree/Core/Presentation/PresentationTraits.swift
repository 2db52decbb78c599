/// The trait overrides of a presentation. They apply to the presented controller and everything inside it, not to other
/// contents of the container. Rule PC-16.
@MainActor enum PresentationTraits {
  /// The values that override the traits of the presentation's place.
  static func overrides(of controller: UIPresentationController) -> TraitValues {
    let collection = controller.overrideTraitCollection?.values ?? TraitValues()
    return collection.overlaid(with: controller.traitOverrides.values)
  }

  /// Applies changed overrides to the presented controller.
  static func apply(of controller: UIPresentationController) {
    Stage.turn("traitOverrides", controller, .other) {
      ChildTraits.setOverride(overrides(of: controller), for: controller.presentedViewController)
    }
  }

  /// Removes the overrides when the presentation ends.
  static func end(of controller: UIPresentationController) {
    guard !overrides(of: controller).isEmpty else { return }
    TraitChange.overlay(of: controller.presentedViewController) { $0.fromContainer = TraitValues() }
  }
}
