/// What few views, controllers and scenes have to do with traits: what they override, and who wants to hear of changes.
final class TraitState {
  /// What the environment says itself; it wins.
  var overrides = TraitValues()
  /// What a parent or a presentation says for a controller (TRAIT-05, PC-16).
  var fromContainer = TraitValues()
  /// The overlay that a change waits to be told of; `nil` where there is none.
  var heardOverlay: TraitValues?
  var registrations: [TraitRegistration] = []

  /// What comes on top of the traits from above.
  var overlay: TraitValues { fromContainer.isEmpty ? overrides : fromContainer.overlaid(with: overrides) }

  func overlay(at moment: TraitMoment) -> TraitValues {
    switch moment {
    case .now: overlay
    case .heard: heardOverlay ?? overlay
    }
  }
}

/// As of when traits are asked for.
enum TraitMoment {
  /// As they are.
  case now
  /// As the environment last heard, or answered, that they are.
  case heard
}

/// Whether anything in the process differs from the default screen's traits. Until then every environment has the same
/// collection, and nobody looks for another.
@MainActor enum TraitUse {
  @exclusivity(unchecked) private(set) static var isAnywhere = false
  /// Whether anybody overrides a trait: until then a window's traits are those of everything inside it.
  @exclusivity(unchecked) private(set) static var hasOverrides = false
  /// Whether text can run from right to left anywhere.
  @exclusivity(unchecked) private(set) static var hasRightToLeft = false
  /// Counts changes of what windows take from their screens and scenes.
  @exclusivity(unchecked) private(set) static var epoch = 0

  /// A screen or a window has other traits than the default screen's.
  static func begin() { isAnywhere = true }

  /// Somebody overrides `values`.
  static func overrides(_ values: TraitValues) {
    guard !values.isEmpty else { return }
    isAnywhere = true
    hasOverrides = true
    noteDirection(values)
  }

  /// A screen or scene says something else than before.
  static func sourceChanged() { epoch += 1 }

  static func noteDirection(_ values: TraitValues) {
    if values.value(of: UITraitLayoutDirection.self) == .rightToLeft { hasRightToLeft = true }
  }
}
