import Foundation

/// What an environment is like: how much room there is, light or dark, how large text should be. It never changes.
///
/// Every view and every controller has one; it comes from the screen and is overlaid on the way down by scenes, windows,
/// controllers and views. Two collections are equal if their traits are. A trait that nobody has set is *unspecified*.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values.specified }

  /// A collection in which nothing is specified.
  public override init() { values = TraitValues() }

  /// A collection with what `mutations` sets.
  public convenience init(mutations: TraitMutations) {
    self.init(Self.values(after: mutations, on: TraitValues()))
  }

  /// All traits of `traitCollections`; where two say something of one trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.overlay($1.values) })
  }

  /// Sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The same collection with what `mutations` sets.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(Self.values(after: mutations, on: values))
  }

  private static func values(after mutations: TraitMutations, on values: TraitValues) -> TraitValues {
    let overrides = UITraitOverrides(values)
    var traits: any UIMutableTraits = overrides
    mutations(&traits)
    return (traits as? UITraitOverrides ?? overrides).values
  }

  // MARK: Reading

  /// The value of a trait; its default where it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The direction in which text runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
  /// Pixels to a point; 0 for unspecified.
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The size that text should have.
  open var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
  /// The colours that the screen can show.
  open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether colours should stand out more.
  open var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Whether content lies on other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// Whether text should be bolder.
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the interface is the one in use.
  open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

  // MARK: Comparing

  /// Whether everything that `trait` specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool { values.contains(trait?.values ?? TraitValues()) }

  /// The traits that differ from `traitCollection`, or all that are specified for `nil`; in the order of their names.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues()).compactMap { ($0.new ?? $0.old)?.trait }
  }

  /// Whether a colour may look different here.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of the system that colours may depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  // MARK: NSObject, NSCopying

  /// Whether `object` is a collection of the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return isSame(as: other)
  }

  /// A hash of what `isEqual(_:)` compares.
  open override var hash: Int {
    values.entries.reduce(0) { sum, entry in
      guard !entry.isDefault else { return sum }
      var hasher = Hasher()
      hasher.combine(entry.key)
      entry.hash(into: &hasher)
      return sum ^ hasher.finalize()
    }
  }

  /// The traits that are specified, in the order of their names, as in `<UITraitCollection: horizontalSizeClass compact>`.
  open override var description: String {
    let traits = values.entries.map { "\($0.trait.name) \($0.text)" }.sorted()
    return "<UITraitCollection: \(traits.isEmpty ? "nothing specified" : traits.joined(separator: ", "))>"
  }

  /// This collection: what cannot change need not be copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection {
  /// Equality without a look at overrides; in most cases one comparison of addresses.
  final func isSame(as other: UITraitCollection) -> Bool { self === other || values == other.values }

  /// This collection under `overlay`, which wins; this very one if there is nothing to overlay.
  final func overlaid(with overlay: TraitValues) -> UITraitCollection {
    overlay.isEmpty ? self : UITraitCollection(values.overlaid(with: overlay))
  }

  /// What changes on the way from `old` to this collection, as in `horizontalSizeClass compact → regular`.
  func changeText(from old: UITraitCollection) -> String {
    values.differences(from: old.values).map { difference in
      let name = (difference.new ?? difference.old)?.trait.name ?? ""
      return "\(name) \(difference.old?.text ?? "unspecified") → \(difference.new?.text ?? "unspecified")"
    }.joined(separator: ", ")
  }
}
