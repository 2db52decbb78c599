/// What a parent overrides of its children's traits. Rules TRAIT-05, CON-24, M-TRAIT-01.
@MainActor enum ChildTraits {
  static func set(_ collection: UITraitCollection?, for child: UIViewController, in parent: UIViewController) {
    guard child.links.parent === parent else {
      return parent.report(
        .notAChild(child, of: parent, "setOverrideTraitCollection(_:forChild:)"),
        by: "setOverrideTraitCollection(_:forChild:)")
    }
    setOverride(collection, for: child, by: parent, call: "setOverrideTraitCollection(_:forChild:)")
  }

  static func override(for child: UIViewController, in parent: UIViewController) -> UITraitCollection? {
    guard child.links.parent === parent, let values = child.traitState?.fromContainer, !values.isEmpty else {
      return nil
    }
    return UITraitCollection(values)
  }

  /// Sets what comes on top of the traits from above for `controller`, below its own overrides. A parent does it for a child;
  /// a presentation may do it for what it presents (PC-16), which has no parent.
  static func setOverride(
    _ collection: UITraitCollection?, for controller: UIViewController, by container: UIResponder?, call: StaticString
  ) {
    let values = collection?.values ?? TraitValues()
    guard !values.isEmpty || controller.traitState?.fromContainer.isEmpty == false else { return }
    Stage.current.cycle.turn(PublicCall(call, container)) {
      TraitChange.overlay(of: controller) { $0.fromContainer = values }
    }
  }

  /// The child has left its parent, and what that overrode for it.
  static func left(_ child: UIViewController) {
    setOverride(nil, for: child, by: child, call: "removeFromParent()")
  }
}
