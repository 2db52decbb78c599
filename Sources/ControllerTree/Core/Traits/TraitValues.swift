/// Values of some traits, each at most once: the content of a collection, and the overrides of an environment.
///
/// A dozen traits at most are in use, so a linear search is quicker than a hash.
struct TraitValues {
  private(set) var entries: [TraitValue] = []

  var isEmpty: Bool { entries.isEmpty }

  func entry(for key: ObjectIdentifier) -> TraitValue? {
    for entry in entries where entry.key == key { return entry }
    return nil
  }

  /// The value of `trait`, or its default.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    (entry(for: ObjectIdentifier(trait)) as? ValueOf<Trait>)?.value ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
    set(ValueOf<Trait>(value))
  }

  mutating func set(_ entry: TraitValue) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func remove(_ key: ObjectIdentifier) { entries.removeAll { $0.key == key } }

  /// Adds the values of `other`, which win.
  mutating func overlay(_ other: Self) {
    if isEmpty {
      self = other
    } else {
      for entry in other.entries { set(entry.laid(over: self.entry(for: entry.key))) }
    }
  }

  func overlaid(with other: Self) -> Self {
    var result = self
    result.overlay(other)
    return result
  }

  /// Without unspecified values, such as a size class that is `unspecified`.
  var specified: Self {
    var result = self
    result.entries.removeAll(where: \.isUnspecified)
    return result
  }

  /// Whether all values that `other` specifies are the same here.
  func contains(_ other: Self) -> Bool {
    other.entries.allSatisfy { entry in
      entry.isUnspecified || self.entry(for: entry.key).map { $0.isEqual(to: entry) } ?? entry.isDefault
    }
  }

  /// The traits that differ, in the order of their names.
  func differences(from other: Self) -> [(old: TraitValue?, new: TraitValue?)] {
    var found: [(old: TraitValue?, new: TraitValue?)] = []
    for entry in entries {
      let old = other.entry(for: entry.key)
      if old.map({ !$0.isEqual(to: entry) }) ?? !entry.isDefault { found.append((old, entry)) }
    }
    for entry in other.entries where !entry.isDefault && self.entry(for: entry.key) == nil {
      found.append((entry, nil))
    }
    return found.sorted { name($0) < name($1) }
  }

  private func name(_ difference: (old: TraitValue?, new: TraitValue?)) -> String {
    (difference.new ?? difference.old)?.trait.name ?? ""
  }
}

extension TraitValues: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.contains(right) && right.contains(left) }
}

/// One immutable trait with its value.
class TraitValue: @unchecked Sendable {
  let key: ObjectIdentifier
  let trait: UITrait
  /// Whether the value is the trait's default.
  let isDefault: Bool
  /// Whether the value is unspecified: the default of a trait of the system.
  let isUnspecified: Bool
  /// The value as text.
  var text: String { "" }

  init(_ trait: UITrait, isDefault: Bool) {
    key = ObjectIdentifier(trait)
    self.trait = trait
    self.isDefault = isDefault
    isUnspecified = isDefault && trait is any SystemTrait.Type
  }

  /// An entry with a value of a trait.
  static func of<Trait: UITraitDefinition>(_ value: Trait.Value, _ trait: Trait.Type) -> TraitValue {
    ValueOf<Trait>(value)
  }

  /// The entry that counts in place of `other`, the entry from above: usually this one.
  func laid(over other: TraitValue?) -> TraitValue { self }

  func isEqual(to other: TraitValue) -> Bool { self === other }
  func hash(into hasher: inout Hasher) {}
}

private final class ValueOf<Trait: UITraitDefinition>: TraitValue, @unchecked Sendable {
  let value: Trait.Value

  init(_ value: Trait.Value) {
    self.value = value
    super.init(Trait.self, isDefault: areEqual(value, Trait.defaultValue))
  }

  override var text: String { (Trait.self as? any SystemTrait.Type)?.text(of: value) ?? "\(value)" }

  override func isEqual(to other: TraitValue) -> Bool {
    if self === other { return true }
    guard let other = other as? ValueOf<Trait> else { return false }
    return areEqual(value, other.value)
  }

  override func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}

/// Whether two values are equal; values that aren't `Equatable` count as different.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.equals(right)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
