import Foundation

/// A stock view with content of its own, which it draws where a hierarchy is drawn (DRAW-33).
@preconcurrency @MainActor
package protocol ContentDrawing: UIView {
  /// Draws the content in the current context.
  func drawContent(in bounds: CGRect)
}

/// A stock layer with content of its own, which it draws where a hierarchy is drawn (DRAW-33).
@preconcurrency @MainActor
package protocol LayerContentDrawing: CALayer {
  /// Draws the content in the context, which is the current one.
  func drawContent(in context: CGContext)
}

/// Draws layers with their sublayers: colour, content, sublayers, border (DRAW-33).
@MainActor enum HierarchyDrawing {
  private enum Step {
    case draw(CALayer)
    case end(CALayer)
  }

  /// Draws a view into the current context.
  static func draw(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current else { return false }
    if afterUpdates { update(view) }
    let bounds = view.bounds
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(view.layer, into: context)
    context.restoreGState()
    return true
  }

  /// A view with what is drawn in a part of another one.
  static func snapshot(of view: UIView, _ rect: CGRect, afterUpdates: Bool) -> UIView {
    if afterUpdates { update(view) }
    let snapshot = UIView(frame: rect == view.bounds ? view.frame : CGRect(origin: .zero, size: rect.size))
    snapshot.backgroundColor = view.backgroundColor
    let context = CGContext(bounds: CGRect(origin: .zero, size: rect.size), scale: view.contentScaleFactor)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    draw(view.layer, into: context)
    snapshot.layer.values.contents = context.makeImage()
    return snapshot
  }

  /// Draws a layer and what is inside, in its own coordinates.
  static func draw(_ root: CALayer, into context: CGContext) {
    var open = [Step.draw(root)]
    while let step = open.popLast() {
      switch step {
      case .draw(let layer):
        guard !layer.isHidden, layer.opacity > 0 else { continue }
        context.saveGState()
        if layer !== root { enter(layer, context) }
        if layer.opacity < 1 { context.setAlpha(context.state.alpha * CGFloat(layer.opacity)) }
        drawContent(of: layer, context)
        open.append(.end(layer))
        for sublayer in LayerTree.sublayers(of: layer).reversed() { open.append(.draw(sublayer)) }
      case .end(let layer):
        if layer.borderWidth > 0, let color = layer.borderColor {
          context.setStrokeColor(color)
          let inset = layer.borderWidth / 2
          context.stroke(layer.bounds.insetBy(dx: inset, dy: inset), width: layer.borderWidth)
        }
        context.restoreGState()
      }
    }
  }

  /// Moves the context to a sublayer's coordinates.
  private static func enter(_ layer: CALayer, _ context: CGContext) {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    context.translateBy(x: layer.position.x, y: layer.position.y)
    context.concatenate(layer.affineTransform())
    context.translateBy(
      x: -(bounds.minX + anchor.x * bounds.width), y: -(bounds.minY + anchor.y * bounds.height))
  }

  private static func drawContent(of layer: CALayer, _ context: CGContext) {
    let bounds = layer.bounds
    if layer.masksToBounds { context.clip(to: rounded(layer), .winding) }
    if let color = layer.backgroundColor, color.alpha > 0 {
      context.setFillColor(color)
      context.fill(rounded(layer), .winding)
    }
    if let content = layer.contents as? CGImage {
      context.saveGState()
      if content.commands.isEmpty {
        context.draw(content, in: bounds)
      } else {
        // A drawing has the coordinates of its bounds.
        context.replay(content.commands)
      }
      context.restoreGState()
    }
    GraphicsStack.with(context) {
      (layer as? any LayerContentDrawing)?.drawContent(in: context)
      (layer.view as? any ContentDrawing)?.drawContent(in: bounds)
    }
  }

  private static func rounded(_ layer: CALayer) -> CGPath {
    guard layer.cornerRadius > 0 else { return CGPath(rect: layer.bounds, transform: nil) }
    return CGPath(
      roundedRect: layer.bounds, cornerWidth: layer.cornerRadius, cornerHeight: layer.cornerRadius, transform: nil)
  }

  /// Does waiting layout and drawing.
  private static func update(_ root: UIView) {
    root.layoutIfNeeded()
    var open = [root]
    while let view = open.popLast() {
      if view.layoutState.needsDisplay, view.links.window != nil { view.madeLayer.displayIfNeeded() }
      open.append(contentsOf: view.orderedSubviews.reversed())
    }
  }
}
