import ControllerTree
import Foundation

// What layers with content of their own draw where a hierarchy is drawn (DRAW-33).

extension CAShapeLayer: LayerContentDrawing {
  package func drawContent(in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      let shape = UIBezierPath(cgPath: path)
      shape.usesEvenOddFillRule = fillRule == .evenOdd
      context.setFillColor(fillColor)
      shape.fill()
    }
    guard let strokeColor, lineWidth > 0, let line = StrokedPart.of(path, from: strokeStart, to: strokeEnd) else {
      return
    }
    let shape = UIBezierPath(cgPath: line)
    (shape.lineWidth, shape.miterLimit) = (lineWidth, miterLimit)
    shape.lineCapStyle = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    shape.lineJoinStyle = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    if let lineDashPattern {
      let lengths = lineDashPattern.map { CGFloat($0.doubleValue) }
      shape.setLineDash(lengths, count: lengths.count, phase: lineDashPhase)
    }
    context.setStrokeColor(strokeColor)
    shape.stroke()
  }
}

extension CAGradientLayer: LayerContentDrawing {
  package func drawContent(in context: CGContext) {
    let places = locations?.map { CGFloat($0.doubleValue) }
    guard let colors, places?.count ?? colors.count == colors.count,
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places)
    else { return }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    guard type == .radial else { return context.drawLinearGradient(gradient, start: start, end: end, options: []) }
    let (x, y) = (end.x - start.x, end.y - start.y)
    context.drawRadialGradient(
      gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: (x * x + y * y).squareRoot(),
      options: [])
  }
}

extension CATextLayer: LayerContentDrawing {
  package func drawContent(in context: CGContext) {
    switch string {
    case let text as String: text.draw(in: bounds)
    case let text as NSAttributedString: text.draw(in: bounds)
    default: break
    }
  }
}
