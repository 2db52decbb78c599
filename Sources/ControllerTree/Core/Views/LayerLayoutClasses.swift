import Foundation

/// Tells which classes of views place layers: those that override `layoutSublayers(of:)`. Their layer is made for the first layout (LAYER-12).
@MainActor enum LayerLayoutClasses {
  private static let method = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: LayerLayoutProbe.self)

  /// Whether the view's class overrides the method.
  static func place(in view: UIView) -> Bool { method.isOverridden(by: view) }
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UIView {}
private final class LayerLayoutProbe: UIView {
  override func layoutSublayers(of layer: CALayer) { tag = 5 }
}
