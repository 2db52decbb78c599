/// Whether views of a stage can have a safe area, or take over their superviews' margins. Until then no change of a view
/// reaches further than the view itself, and nobody walks the tree for it.
@MainActor final class InsetsUse {
  var hasSafeArea = false
  /// Some view has taken over its superview's margins.
  var preservesMargins = false

  /// Spares processes that use neither the look at their stage.
  @exclusivity(unchecked) private static var isAnywhere = false

  /// What `stage` uses; `nil` if nobody uses anything.
  static func on(_ stage: Stage) -> InsetsUse? { isAnywhere ? make(on: stage) : nil }

  static func make(on stage: Stage) -> InsetsUse {
    isAnywhere = true
    return stage.part(InsetsUse.self) { InsetsUse() }
  }

  /// Whether a change of `view` can change the insets of others.
  static func around(_ view: UIView) -> Bool {
    guard isAnywhere, let window = view.links.window, let use = on(window.stage) else { return false }
    return use.hasSafeArea || use.preservesMargins
  }
}
