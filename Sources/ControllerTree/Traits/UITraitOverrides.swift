/// The traits that an environment sets for itself and for everything inside it.
///
/// Reading a trait that is not overridden gives its default, not what comes from above; ``contains(_:)`` tells the two apart.
/// An override of `unspecified` is an override: ``remove(_:)`` lets the value from above through again. Rules: TRAIT-06.
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

  /// `unspecified` takes the override away, as `overrideUserInterfaceStyle` has it.
  mutating func setStyle(_ style: UIUserInterfaceStyle) {
    if style == .unspecified { remove(UITraitUserInterfaceStyle.self) } else { userInterfaceStyle = style }
  }

  /// Takes the override of `trait` away; nothing happens if there is none.
  public mutating func remove(_ trait: UITrait) { values.remove(ObjectIdentifier(trait)) }
}
