import Foundation

/// The traits of an environment: size classes, light or dark, the preferred text size. It is immutable.
///
/// Every view and every controller has one; it comes from the screen and is overlaid on the way down by scenes, windows,
/// controllers and views. Two collections are equal if their traits are. A trait without a value is *unspecified*.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values.specified }

  /// A collection in which nothing is specified.
  public override init() { values = TraitValues() }

  /// A collection with the traits that `mutations` sets.
  public convenience init(mutations: TraitMutations) {
    self.init(Self.values(after: mutations, on: TraitValues()))
  }

  /// All traits of `traitCollections`; if two specify the same trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.overlay($1.values) })
  }

  /// Sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// A copy of the collection with the traits that `mutations` sets.
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

  /// The value of a trait; its default if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The direction in which text runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
  /// Pixels per point; 0 for unspecified.
  open var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Whether the screen measures the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The preferred size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
  /// The colours that the screen can show.
  open var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether colours should have more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Whether content is elevated above other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// Whether text should be bolder.
  open var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the interface is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

  // MARK: Comparing

  /// Whether all traits that `trait` specifies are the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool { values.contains(trait?.values ?? TraitValues()) }

  /// The traits that differ from `traitCollection`, or all specified ones for `nil`; in the order of their names.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues()).compactMap { ($0.new ?? $0.old)?.trait }
  }

  /// Whether a colour may look different here.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of the system on which colours may depend.
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

  /// A hash of the traits that `isEqual(_:)` compares.
  open override var hash: Int {
    values.entries.reduce(0) { sum, entry in
      guard !entry.isDefault else { return sum }
      var hasher = Hasher()
      hasher.combine(entry.key)
      entry.hash(into: &hasher)
      return sum ^ hasher.finalize()
    }
  }

  /// The specified traits, in the order of their names, as in `<UITraitCollection: horizontalSizeClass compact>`.
  open override var description: String {
    let traits = values.entries.map { "\($0.trait.name) \($0.text)" }.sorted()
    return "<UITraitCollection: \(traits.isEmpty ? "nothing specified" : traits.joined(separator: ", "))>"
  }

  /// This collection: it is immutable and need not be copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: NSSecureCoding

  /// `true`: a secure unarchiver can read collections.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a collection that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no collection. Rules: CODE-02.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedTraits(coder) else { return nil }
    values = archived.values
    super.init()
  }

  /// Writes the specified traits of the system under keys, and none of the client's; does nothing if `coder` has no keys.
  /// Rules: CODE-02.
  open func encode(with coder: NSCoder) { ArchivedTraits(values).write(to: coder) }
}

extension UITraitCollection {
  /// Equality without calling overrides; in most cases one comparison of addresses.
  final func isSame(as other: UITraitCollection) -> Bool { self === other || values == other.values }

  /// This collection with the values of `overlay`, which win; the same object if `overlay` is empty.
  final func overlaid(with overlay: TraitValues) -> UITraitCollection {
    overlay.isEmpty ? self : UITraitCollection(values.overlaid(with: overlay))
  }

  /// The changes from `old` to this collection, as in `horizontalSizeClass compact → regular`.
  func changeText(from old: UITraitCollection) -> String {
    values.differences(from: old.values).map { difference in
      let name = (difference.new ?? difference.old)?.trait.name ?? ""
      return "\(name) \(difference.old?.text ?? "unspecified") → \(difference.new?.text ?? "unspecified")"
    }.joined(separator: ", ")
  }
}
