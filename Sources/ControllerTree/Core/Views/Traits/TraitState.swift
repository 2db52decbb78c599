/// The trait overrides and registrations of the few views, controllers and scenes that have some.
final class TraitState {
  /// The overrides that the environment sets itself; they win.
  var overrides = TraitValues()
  /// The overrides that a parent or a presentation sets for a controller (TRAIT-05, PC-16).
  var fromContainer = TraitValues()
  /// The overlay before a change whose callback has not been sent; `nil` if there is no such change.
  var sentOverlay: TraitValues?
  var registrations: [TraitRegistration] = []

  /// The sizes of content that a view allows (TRAIT-20).
  var limits: ContentSizeLimits?

  /// The values laid over the traits from above.
  var overlay: TraitValues {
    var values = fromContainer.isEmpty ? overrides : fromContainer.overlaid(with: overrides)
    if let limits { values.set(limits.laid(over: values.entry(for: limits.key))) }
    return values
  }

  /// Whether there is an overlay, or was one before a change whose callback has not been sent.
  var hasOverlay: Bool { !overrides.isEmpty || !fromContainer.isEmpty || limits != nil || sentOverlay != nil }

  func overlay(at moment: TraitMoment) -> TraitValues {
    switch moment {
    case .now: overlay
    case .sent: sentOverlay ?? overlay
    }
  }
}

/// The moment for which traits are read.
enum TraitMoment {
  /// The current traits.
  case now
  /// The traits that the environment last received, or returned.
  case sent
}

/// Whether anything has traits other than the default screen's. Until then every environment has the same collection, and no
/// look-up is needed. In a window without overrides, every environment has the window's; see ``UIWindow/hasTraitOverrides``.
@MainActor final class TraitUse: StagePart {
  /// Whether anything in the process differs from the default screen. Avoids all other checks in processes without traits.
  private(set) static var isAnywhere = false
  /// Counts changes of the traits that windows get from their screens and scenes.
  private(set) static var epoch = 0

  /// Whether text can run from right to left on the stage, and whether it can on any.
  private var hasRightToLeft = false
  private static var hasRightToLeftAnywhere = false

  /// Called when a screen or a window has traits other than the default screen's.
  static func begin() { isAnywhere = true }

  /// Called when the traits of a screen or scene have changed.
  static func sourceChanged() { epoch += 1 }

  /// Called when an object in `window`, or in none, overrides `values`.
  static func overrides(_ values: TraitValues, in window: UIWindow?) {
    guard !values.isEmpty else { return }
    begin()
    window?.hasTraitOverrides = true
    noteDirection(values, on: window?.stage ?? .current)
  }

  /// Called when `view` has entered its window, or has got its controller.
  static func noteOverrides(around view: UIView) {
    guard let window = view.links.window, !window.hasTraitOverrides else { return }
    let (own, owners) = (view.traitState?.hasOverlay ?? false, view.owner?.traitState?.hasOverlay ?? false)
    if own || owners { window.hasTraitOverrides = true }
  }

  /// Called when an object or a screen sets `values`.
  static func noteDirection(_ values: TraitValues, on stage: Stage) {
    guard values.value(of: UITraitLayoutDirection.self) == .rightToLeft else { return }
    hasRightToLeftAnywhere = true
    of(stage).hasRightToLeft = true
  }

  /// Whether text may run from right to left around `view`.
  static func hasRightToLeft(around view: UIView) -> Bool {
    hasRightToLeftAnywhere && of(view.links.window?.stage ?? .current).hasRightToLeft
  }
}
