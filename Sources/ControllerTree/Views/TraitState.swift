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

/// Whether a stage has other traits than the default screen's, and overrides. Until then every environment has the same
/// collection, or its window's, and nobody looks for another.
@MainActor final class TraitUse {
  /// Whether anything in the process differs from the default screen: spares processes without traits every other question.
  @exclusivity(unchecked) private(set) static var isAnywhere = false
  /// Counts changes of what windows take from their screens and scenes.
  @exclusivity(unchecked) private(set) static var epoch = 0

  /// Whether anybody overrides a trait: until then a window's traits are those of everything inside it.
  private(set) var hasOverrides = false
  /// Whether text can run from right to left anywhere.
  private(set) var hasRightToLeft = false

  static func on(_ stage: Stage) -> TraitUse { stage.part(TraitUse.self) { TraitUse() } }

  /// A screen or a window has other traits than the default screen's.
  static func begin() { isAnywhere = true }

  /// A screen or scene says something else than before.
  static func sourceChanged() { epoch += 1 }

  /// Somebody overrides `values`.
  static func overrides(_ values: TraitValues, on stage: Stage) {
    guard !values.isEmpty else { return }
    begin()
    on(stage).hasOverrides = true
    noteDirection(values, on: stage)
  }

  /// Somebody, or a screen, says `values`.
  static func noteDirection(_ values: TraitValues, on stage: Stage) {
    if values.value(of: UITraitLayoutDirection.self) == .rightToLeft { on(stage).hasRightToLeft = true }
  }

  /// Whether text may run from right to left around `view`.
  static func hasRightToLeft(around view: UIView) -> Bool {
    isAnywhere && on(view.links.window?.stage ?? .current).hasRightToLeft
  }
}
