import Foundation

// The path under construction. Its points are kept in the coordinates of the context.

extension CGContext {
  /// Begins a new path.
  public func beginPath() { building = CGMutablePath() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { building.move(to: point, transform: ctm) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { building.addLine(to: point, transform: ctm) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Adds a line back to the beginning of the part.
  public func closePath() { building.closeSubpath() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { building.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { building.addRects(rects, transform: ctm) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { building.addLines(between: points, transform: ctm) }
  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect, transform: ctm) }
  /// Adds a part of a circle; ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` describes the
  /// arguments.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }
  /// Adds an arc that rounds the corner of two lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    building.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { building.addPath(path, transform: ctm) }
  /// Replaces the path by the outline of its line. Rules: DRAW-04.
  public func replacePathWithStrokedPath() {
    let line = state.line
    let whole = building.moved(by: ctm.inverted())
    let dashed = PathDashes.path(of: whole, phase: line.dashPhase, lengths: line.dashes) ?? whole
    building = CGMutablePath()
    building.addPath(PathOutline.path(around: dashed, line), transform: ctm)
  }

  /// The path so far, in the coordinates of the next calls.
  public var path: CGPath? { building.isEmpty ? nil : CGPath(steps: building.moved(by: ctm.inverted()).steps) }
  /// Whether the path has no steps.
  public var isPathEmpty: Bool { building.isEmpty }
  /// The point at which the next step begins.
  public var currentPointOfPath: CGPoint { building.currentPoint.applying(ctm.inverted()) }
  /// The smallest rectangle around all points of the path, control points included.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode.rule) ?? false
  }

  // MARK: Drawing. Rules: DRAW-20.

  /// Fills the path, draws its line, or both; then the path is empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { addFill(building, mode.rule) }
    if mode != .fill, mode != .eoFill { addStroke(building, state.line) }
    beginPath()
  }
  /// Fills the path; then it is empty.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
  /// Draws the line of the path; then it is empty.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(CGPath(rect: rect, transform: nil), .winding) }
  }
  /// Draws the border of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil), state.line) }
  /// Draws the border of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(CGPath(rect: rect, transform: nil), line)
  }
  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), .winding) }
  /// Draws the border of the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil), state.line) }
  /// Draws a line between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { lines.move(to: point) } else { lines.addLine(to: point) }
    }
    stroke(lines, state.line)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { add(.clear(rect.applying(ctm))) }
  /// Draws an image.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(UIImage(cgImage: image), in: rect)
  }
  /// Draws colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    add(.linearGradient(gradient, from: startPoint.applying(ctm), to: endPoint.applying(ctm)))
  }
  /// Draws colours between two circles. The radii are not transformed.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    add(
      .radialGradient(
        gradient, from: startCenter.applying(ctm), fromRadius: startRadius, to: endCenter.applying(ctm),
        toRadius: endRadius))
  }

  package func fill(_ path: CGPath, _ rule: CGPathFillRule) { addFill(path.moved(by: ctm), rule) }
  package func stroke(_ path: CGPath, _ line: CGLineStyle) { addStroke(path.moved(by: ctm), line) }
  package func draw(_ image: UIImage, in rect: CGRect) { add(.image(image, in: rect.applying(ctm))) }
  package func draw(_ text: String, in rect: CGRect) { add(.text(text, in: rect.applying(ctm))) }

  /// - Parameter path: In the coordinates of the context. It is copied, as it may change later.
  private func addFill(_ path: CGPath, _ rule: CGPathFillRule) {
    if !path.isEmpty { add(.fill(CGPath(steps: path.steps), rule: rule, color: state.fillColor)) }
  }

  private func addStroke(_ path: CGPath, _ line: CGLineStyle) {
    if !path.isEmpty { add(.stroke(CGPath(steps: path.steps), line: line, color: state.strokeColor)) }
  }

  // MARK: Clipping. Rules: DRAW-21.

  /// Limits what is drawn from now on to the inside of the path; then the path is empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.init(path: CGPath(steps: building.steps), rule: rule))
    beginPath()
  }
  /// Limits what is drawn from now on to a rectangle; then the path is empty.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Limits what is drawn from now on to rectangles; then the path is empty.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
  /// Limits what is drawn from now on to a rectangle; the mask has no effect.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Removes all limits.
  public func resetClip() { state.clips = [] }
  /// The box inside all limits, in the coordinates of the next calls.
  public var boundingBoxOfClipPath: CGRect {
    var box = bounds
    for clip in state.clips { box = box.intersection(clip.path.boundingBox) }
    return box.isNull ? .null : box.applying(ctm.inverted())
  }

  package func clip(to path: CGPath, _ rule: CGPathFillRule) {
    state.clips.append(.init(path: CGPath(steps: path.moved(by: ctm).steps), rule: rule))
  }
}

extension CGPathDrawingMode {
  fileprivate var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}
