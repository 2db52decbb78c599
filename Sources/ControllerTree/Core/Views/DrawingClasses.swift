import Foundation

/// Tells which classes of views draw: those that override `draw(_:)`, `draw(_:in:)` or `display(_:)` (DRAW-30).
@MainActor struct DrawingClasses {
  private let draw = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DrawProbe.self)
  private let drawInContext = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DrawInContextProbe.self)
  private let display = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DisplayProbe.self)

  private static let shared = Self()

  /// Whether the view's class overrides one of the methods.
  static func draws(_ view: UIView) -> Bool {
    let methods = shared
    return methods.draw.isOverridden(by: view) || methods.drawInContext.isOverridden(by: view)
      || methods.display.isOverridden(by: view)
  }
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
