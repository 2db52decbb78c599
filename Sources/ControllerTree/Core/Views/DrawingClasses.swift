import Foundation

/// Tells which classes of views draw: those that override `draw(_:)`, `draw(_:in:)` or `display(_:)` (DRAW-30).
@MainActor enum DrawingClasses {
  private static let methods = OverriddenMethods(
    of: UIView.self, plain: PlainProbe.self, probes: [DrawProbe.self, DrawInContextProbe.self, DisplayProbe.self])

  /// Whether the view's class overrides one of the methods.
  static func draws(_ view: UIView) -> Bool { methods.areOverridden(by: view) }
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UIView {}
private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { tag = 1 }
}
private final class DrawInContextProbe: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 2 }
}
private final class DisplayProbe: UIView {
  override func display(_ layer: CALayer) { tag = 3 }
}
