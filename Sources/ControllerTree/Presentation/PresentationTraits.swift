/// What a presentation says of the traits of what it presents: of the controller and everything inside it, not of what else
/// lies in the container. Rule PC-16.
@MainActor enum PresentationTraits {
  /// What comes on top of the traits of the place that the presentation has.
  static func overrides(of controller: UIPresentationController) -> TraitValues {
    let collection = controller.overrideTraitCollection?.values ?? TraitValues()
    return collection.overlaid(with: controller.traitOverrides.values)
  }

  /// The overrides have changed.
  static func apply(of controller: UIPresentationController) {
    Stage.current.cycle.turn(PublicCall("traitOverrides", controller, .other)) {
      ChildTraits.setOverride(overrides(of: controller), for: controller.presentedViewController)
    }
  }

  /// The presentation is over, and says nothing any more.
  static func end(of controller: UIPresentationController) {
    guard !overrides(of: controller).isEmpty else { return }
    TraitChange.overlay(of: controller.presentedViewController) { $0.fromContainer = TraitValues() }
  }
}
