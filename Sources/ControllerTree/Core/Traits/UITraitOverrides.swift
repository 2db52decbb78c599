/// The traits that an environment sets for itself and its descendants.
///
/// Reading a trait that is not overridden returns its default, not the inherited value; ``contains(_:)`` distinguishes the two.
/// An override of `unspecified` is an override: ``remove(_:)`` restores the inherited value. Rules: TRAIT-06.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues = TraitValues()) { self.values = values }

  /// The override of a trait, or the trait's default without one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, for: trait) }
  }

  /// Whether there is an override of `trait`.
  public func contains(_ trait: UITrait) -> Bool { values.entry(for: ObjectIdentifier(trait)) != nil }

  /// Sets the style; `unspecified` removes the override, as for `overrideUserInterfaceStyle`.
  mutating func setStyle(_ style: UIUserInterfaceStyle) {
    if style == .unspecified { remove(UITraitUserInterfaceStyle.self) } else { userInterfaceStyle = style }
  }

  /// Removes the override of `trait`; does nothing if there is none.
  public mutating func remove(_ trait: UITrait) { values.remove(ObjectIdentifier(trait)) }
}
