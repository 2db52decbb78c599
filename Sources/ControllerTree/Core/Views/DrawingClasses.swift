import Foundation

/// Tells which classes of views draw: those that override `draw(_:)`, `draw(_:in:)` or `display(_:)` (DRAW-30). A label has a `draw(_:)` of its
/// own, and counts only if its class overrides that, or the method that draws its text (DRAW-37).
@MainActor struct DrawingClasses {
  private let draw = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DrawProbe.self)
  private let drawInContext = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DrawInContextProbe.self)
  private let display = OverriddenMethod(of: UIView.self, plain: PlainProbe.self, probe: DisplayProbe.self)

  private static let shared = Self()

  /// Whether the view's class overrides one of the methods.
  static func draws(_ view: UIView) -> Bool {
    let methods = shared
    return methods.draw.isOverridden(by: view) && !StockDrawing.isPlainLabel(view)
      || methods.drawInContext.isOverridden(by: view) || methods.display.isOverridden(by: view)
  }
}

/// The methods with which a stock class of a higher floor draws.
@MainActor package struct StockDrawing {
  /// Those of labels; `nil` before the first label is made.
  private static var labels: Self?

  /// Tells the display how labels draw.
  package static func register(labels: Self) { self.labels = labels }

  private let draw: OverriddenMethod
  private let part: OverriddenMethod

  /// - Parameters:
  ///   - draw: The class's own `draw(_:)`.
  ///   - part: The method of the class that its `draw(_:)` calls.
  package init(draw: OverriddenMethod, part: OverriddenMethod) { (self.draw, self.part) = (draw, part) }

  /// Whether a view is a label whose class overrides neither method.
  fileprivate static func isPlainLabel(_ view: UIView) -> Bool {
    // The second entry exists only if the first one is a label's.
    if let labels { !labels.draw.isOverridden(by: view) && !labels.part.isOverridden(by: view) } else { false }
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
