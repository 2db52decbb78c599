import ControllerTree

/// Tells which layouts of an app override `invalidateLayout()` or `invalidateLayout(with:)` (LIST-62).
@MainActor struct InvalidatingLayouts {
  private let all = OverriddenMethod(
    of: UICollectionViewLayout.self, plain: PlainProbe.self, probe: InvalidationProbe.self)
  private let some = OverriddenMethod(
    of: UICollectionViewLayout.self, plain: PlainProbe.self, probe: ContextProbe.self)
  private let someOfFlow = OverriddenMethod(
    of: UICollectionViewFlowLayout.self, plain: PlainFlowProbe.self, probe: FlowContextProbe.self)

  private static let shared = Self()

  /// Whether the class of a layout overrides one of the methods.
  static func override(_ layout: UICollectionViewLayout) -> Bool {
    let methods = shared
    if methods.all.isOverridden(by: layout) { return true }
    switch layout {
    case is UICollectionViewFlowLayout: return methods.someOfFlow.isOverridden(by: layout)
    // An app rarely derives from the compositional layout, whose own method is an override.
    case is UICollectionViewCompositionalLayout: return false
    default: return methods.some.isOverridden(by: layout)
    }
  }
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UICollectionViewLayout {}
private final class InvalidationProbe: UICollectionViewLayout {
  override func invalidateLayout() { validity = .invalid }
}
private final class ContextProbe: UICollectionViewLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { validity = .preparing }
}
private final class PlainFlowProbe: UICollectionViewFlowLayout {}
private final class FlowContextProbe: UICollectionViewFlowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { validity = .valid }
}
