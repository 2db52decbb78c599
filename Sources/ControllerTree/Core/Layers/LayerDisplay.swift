import Foundation

/// Draws the content of layers (DRAW-32).
///
///     display()   → delegate.display(_:)   → by default:
///     a context   → delegate.layerWillDraw(_:) → draw(in:) → delegate.draw(_:in:) → for a view: draw(_:)
///     the context's image becomes the content
@MainActor enum LayerDisplay {
  /// What has to be drawn again.
  enum Mark {
    case none
    case all
    case part(CGRect)
  }

  static func mark(_ layer: CALayer, _ rect: CGRect?) {
    if let view = layer.view { return DisplayPass.mark(view, rect) }
    switch (layer.displayMark, rect) {
    case (.part(let old), let rect?): layer.displayMark = .part(old.union(rect))
    case (.none, let rect?): layer.displayMark = .part(rect)
    case (_, nil), (.all, _): layer.displayMark = .all
    }
    if layer.presented == nil { DisplayPass.add(layer) }
  }

  static func isMarked(_ layer: CALayer) -> Bool {
    if let view = layer.view { return view.layoutState.needsDisplay && view.links.window != nil }
    if case .none = layer.displayMark { return false }
    return true
  }

  static func runIfMarked(_ layer: CALayer) {
    guard isMarked(layer) else { return }
    layer.display()
    layer.displayMark = .none
    if let view = layer.view {
      view.layoutState.needsDisplay = false
      view.rare?.invalidRect = nil
    }
  }

  static func display(_ layer: CALayer) {
    if let delegate = layer.delegate { delegate.display(layer) } else { draw(layer) }
  }

  /// Draws the layer into a context of its own.
  static func draw(_ layer: CALayer) {
    let bounds = layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(bounds: bounds, scale: layer.contentsScale)
    layer.delegate?.layerWillDraw(layer)
    GraphicsStack.with(context) { layer.draw(in: context) }
    layer.values.contents = context.makeImage()
  }
}
