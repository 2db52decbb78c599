/// Whether views of a stage can have a safe area, or preserve their superviews' margins. While neither is so, a change of a view
/// affects no other view, and the tree is not walked.
@MainActor final class InsetsUse {
  var hasSafeArea = false
  /// Some view preserves its superview's margins.
  var preservesMargins = false

  /// Avoids the access to the stage in processes that use neither.
  private static var isAnywhere = false

  /// The use of insets on `stage`; `nil` while no stage uses them.
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
