import Foundation

/// A place to draw in, which draws no pixels: it keeps what was drawn as ``commands``, for tests to read.
///
/// A context has the coordinates of UIKit: the origin is at the top left, and a unit is a point. Its ``ctm`` is the identity at first.
/// The state (transform, clip, colours, line) is saved and restored as a stack; the path under construction is not part of it.
/// Rules: DRAW-20 to DRAW-25.
public class CGContext {
  /// What was drawn, in order. Rules: DRAW-20.
  public private(set) final var commands: [Command] = []
  /// The rectangle that is drawn in.
  package let bounds: CGRect
  /// Pixels per point.
  package let scale: CGFloat
  final var state = State()
  final var saved: [State] = []
  final var building = CGMutablePath()

  /// What ``saveGState()`` saves.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [Command.Clip] = []
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var line = CGLineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Command.Shadow?
    var interpolation = CGInterpolationQuality.default
    var text = CGTextState()
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
  }

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The memory of a context for a bitmap.
  final var bitmap: CGBitmapMemory?

  /// A context for a bitmap. Nothing draws into its memory. Rules: VAL-03.
  /// - Parameters:
  ///   - data: The memory; `nil` for memory of the context's own.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a number.
  ///   - bytesPerRow: The bytes of a row; 0 for as many as are needed.
  ///   - space: The meaning of the numbers.
  ///   - bitmapInfo: Where the opacity is, and the order of bytes.
  /// - Returns: `nil` if a side is not above 0.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    bitmap = CGBitmapMemory(
      data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      info: CGBitmapInfo(rawValue: bitmapInfo))
  }

  /// The width in pixels.
  public var width: Int { CGImage.pixels(bounds.width, scale) }
  /// The height in pixels.
  public var height: Int { CGImage.pixels(bounds.height, scale) }

  /// An image of this size, with the commands so far.
  public func makeImage() -> CGImage? {
    CGImage(width: width, height: height, content: .drawing(commands), layout: bitmap?.layout)
  }

  // MARK: State

  /// Saves the state.
  public func saveGState() { saved.append(state) }
  /// Restores the state that was saved last. Does nothing if none is saved.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Saves the state, without effects of its own on what follows: nothing is composed.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
    saveGState()
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }
  /// The same; the rectangle has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }
  /// Restores the state from before the layer.
  public func endTransparencyLayer() { restoreGState() }

  /// The transform from the coordinates of the next calls to those of the context.
  public var ctm: CGAffineTransform { state.transform }
  /// Changes the unit of the next calls.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Moves the origin of the next calls.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Turns the axes of the next calls, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Puts a transform before ``ctm``.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform from the coordinates of the next calls to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
  /// The point of a pixel.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the colour of fills, in the sRGB space.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines, in the sRGB space.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the grey of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the longest point of a corner, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the dashes of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }
  /// Sets the opacity, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.unit }
  /// Sets how colours are mixed with those below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Gives what is drawn a shadow, or none without a colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Command.Shadow(offset: offset, blur: blur, color: $0) }
  }
  /// Gives what is drawn a shadow of black with the opacity 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// How images are scaled. The library never reads it.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Does nothing: no pixels are drawn.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: no pixels are drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: no pixels are drawn.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: all commands are kept at once.
  public func flush() {}
  /// Does nothing: all commands are kept at once.
  public func synchronize() {}

  // MARK: Commands

  /// Adds a command, with the state of this moment.
  final func add(_ mark: Command.Mark) {
    commands.append(
      Command(
        mark, clips: state.clips, transform: state.transform, alpha: state.alpha, blendMode: state.blendMode,
        shadow: state.shadow))
  }

  /// Adds the commands of something that was drawn elsewhere, moved to the present coordinates.
  package final func replay(_ others: [Command]) {
    for command in others {
      commands.append(command.moved(by: state.transform, clips: state.clips, alpha: state.alpha))
    }
  }
}
