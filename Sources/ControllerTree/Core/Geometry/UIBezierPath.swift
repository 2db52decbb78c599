import Foundation

/// Lines and curves, with the attributes of their line. Drawing it adds commands to the current context. Rules: DRAW-01 to DRAW-04.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()
  private var style = CGLineStyle()

  /// Makes an empty path.
  public override init() { super.init() }

  /// A rectangle, from its top left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners. Rules: DRAW-02.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round. A radius is at most half of the side. Rules: DRAW-02.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    RoundedCorners(rect: rect, corners: corners, radii: cornerRadii).add(to: path)
  }

  /// A part of a circle.
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc begins, in radians from the positive x-axis.
  ///   - endAngle: Where the arc ends, in radians.
  ///   - clockwise: The direction as seen on a screen, whose y-axis points downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path with the steps of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  // MARK: Building

  /// Begins a part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to its beginning; `init(arcCenter:radius:startAngle:endAngle:clockwise:)` describes the
  /// arguments. Rules: DRAW-02.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics sees the circle from the other side: its y-axis points upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds a line back to the beginning of the part.
  open func close() { path.closeSubpath() }
  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// A path with the same points in reverse order, and the same line. Rules: DRAW-03.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: path.reversed)
    result.style = style
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Asking

  /// The steps. A path that was got before does not change.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, control points included; `null` for an empty path. Rules: DRAW-03.
  /// - Complexity: O(n) in the steps.
  open var bounds: CGRect { path.boundingBox }
  /// The point at which the next step begins; zero for an empty path.
  /// - Complexity: O(n) in the steps.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside, by the rule of ``usesEvenOddFillRule``. Parts that are open count as closed. Rules: DRAW-03.
  /// - Complexity: O(n) in the steps.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  // MARK: The line

  /// The width of the line; 1 by default.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }
  /// The ends of the line.
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }
  /// The corners of the line.
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }
  /// The longest point of a corner, as a multiple of the width; 10 by default.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  /// How far a drawn curve may be from the true one. The library never reads it.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside if a ray from it crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  /// Gives the line dashes.
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, by turns; `nil` for a whole line.
  ///   - count: The number of lengths.
  ///   - phase: Where in the dashes the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    style.dashPhase = phase
  }

  /// Writes the dashes through the pointers; `nil` pointers are skipped. To know how long the pattern is, ask first without it.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in style.dashes.enumerated() { pattern?[index] = length }
    count?.pointee = style.dashes.count
    phase?.pointee = style.dashPhase
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Drawing

  /// Fills the path in the current context, with its fill colour. Rules: DRAW-20.
  open func fill() { CGContext.current?.fill(path, rule) }
  /// Draws the line in the current context, with its stroke colour and the line of this path. Rules: DRAW-20.
  open func stroke() { CGContext.current?.stroke(path, style) }
  /// Fills the path with a blend mode and an opacity. Rules: DRAW-20.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.fill(path, rule) } }
  /// Draws the line with a blend mode and an opacity. Rules: DRAW-20.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.stroke(path, style) } }
  /// Limits what is drawn from now on to the inside of the path. Rules: DRAW-21.
  open func addClip() { CGContext.current?.clip(to: path, rule) }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }

  // MARK: NSObject, NSCopying, NSSecureCoding

  /// Whether `object` is a path with the same steps and the same line.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && style == other.style && usesEvenOddFillRule == other.usesEvenOddFillRule
  }
  /// A hash of the steps.
  open override var hash: Int { path.hashValue }
  /// The steps in the notation of SVG.
  open override var description: String { "<UIBezierPath: \(path.text)>" }

  /// A path with the same steps and the same line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UIBezierPath(cgPath: path)
    result.style = style
    (result.flatness, result.usesEvenOddFillRule) = (flatness, usesEvenOddFillRule)
    return result
  }

  /// `true`: a secure unarchiver can read paths.
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let steps = "ControllerTree.steps"
    static let line = "ControllerTree.line"
    static let evenOdd = "ControllerTree.evenOdd"
  }

  /// Reads a path that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no path.
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.holds(Key.steps),
      let steps = coder.decodeObject(of: NSString.self, forKey: Key.steps),
      let read = PathNumbers.path(from: "\(steps)")
    else { return nil }
    path = read
    if coder.holds(Key.line), let line = coder.decodeObject(of: NSString.self, forKey: Key.line) {
      PathNumbers.read("\(line)", into: &style)
    }
    usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd)
  }

  /// Writes steps and line under keys; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.hasKeys else { return }
    coder.encode(NSString(string: PathNumbers.text(of: path)), forKey: Key.steps)
    coder.encode(NSString(string: PathNumbers.text(of: style)), forKey: Key.line)
    coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
  }
}
