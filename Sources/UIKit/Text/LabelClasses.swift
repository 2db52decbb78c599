import ControllerTree

/// Tells which classes of labels draw: those that override `draw(_:)` or `drawText(in:)` (DRAW-37).
@MainActor enum LabelClasses {
  /// Tells the display. Labels call it before they can be displayed.
  @inline(__always)
  static func register() { _ = isRegistered }

  private static let isRegistered: Bool = {
    let draw = OverriddenMethod(of: UILabel.self, plain: PlainProbe.self, probe: DrawProbe.self)
    let text = OverriddenMethod(of: UILabel.self, plain: PlainProbe.self, probe: DrawTextProbe.self)
    StockDrawing.register(labels: StockDrawing(draw: draw, part: text))
    return true
  }()
}

// The bodies differ, so that no linker merges them.
private final class PlainProbe: UILabel {}
private final class DrawProbe: UILabel {
  override func draw(_ rect: CGRect) { tag = 1 }
}
private final class DrawTextProbe: UILabel {
  override func drawText(in rect: CGRect) { tag = 2 }
}
