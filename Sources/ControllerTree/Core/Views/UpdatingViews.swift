/// Tells which classes of views update something before a layout, or in it.
@MainActor struct UpdatingViews {
  /// `updateProperties()` (LAY-08).
  let properties = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: PropertiesProbe.self)
  /// `layoutSublayers(of:)`: the layer of such a view is made for the first layout (LAYER-12).
  let layers = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: LayersProbe.self)

  static let shared = Self()
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UIView {}
private final class PropertiesProbe: UIView {
  override func updateProperties() { tag = 4 }
}
private final class LayersProbe: UIView {
  override func layoutSublayers(of layer: CALayer) { tag = 5 }
}
