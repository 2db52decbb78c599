/// The traits that a parent overrides for its children. Rules TRAIT-05, CON-24, M-TRAIT-01.
@MainActor enum ChildTraits {
  static func set(_ collection: UITraitCollection?, for child: UIViewController, in parent: UIViewController) {
    Stage.turn("setOverrideTraitCollection(_:forChild:)", parent) {
      guard child.links.parent === parent else { return parent.report(.notAChild(child, of: parent)) }
      setOverride(collection?.values ?? TraitValues(), for: child)
    }
  }

  static func override(for child: UIViewController, in parent: UIViewController) -> UITraitCollection? {
    guard child.links.parent === parent, let values = child.traitState?.fromContainer, !values.isEmpty else {
      return nil
    }
    return UITraitCollection(values)
  }

  /// Sets traits that override the inherited ones of `controller`; its own overrides win over them. A parent calls it
  /// for a child; a presentation may call it, in a turn, for the presented controller (PC-16), which has no parent.
  static func setOverride(_ values: TraitValues, for controller: UIViewController) {
    guard values != controller.traitState?.fromContainer ?? TraitValues() else { return }
    SizeTransition.willOverride(values, for: controller)
    TraitChange.overlay(of: controller) { $0.fromContainer = values }
  }

  /// Drops the parent's overrides for a child that has left it.
  static func left(_ child: UIViewController) {
    guard let state = child.traitState, !state.fromContainer.isEmpty else { return }
    TraitChange.overlay(of: child) { $0.fromContainer = TraitValues() }
  }
}
