import ControllerTree
import Foundation

/// How a renderer makes its contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that the renderer draws in; zero for a format that no renderer has made.
  public internal(set) final var bounds = CGRect.zero

  /// Makes a format with the usual values.
  public required override init() { super.init() }

  /// A format with the usual values.
  open class func `default`() -> Self { Self() }
  /// A format with the values that suit the main screen.
  open class func preferred() -> Self { Self() }

  /// A format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self()
    result.bounds = bounds
    return result
  }
}

/// A renderer's context, during its work.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn in.
  public final let cgContext: CGContext
  /// How the context was made.
  public final let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle. Rules: DRAW-20.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode. Rules: DRAW-20.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode) { cgContext.fill(rect) } }
  /// Draws a border of one point inside of a rectangle. Rules: DRAW-20.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws a border of one point inside of a rectangle, with a blend mode. Rules: DRAW-20.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode) { stroke(rect) } }
  /// Limits what is drawn from now on to a rectangle. Rules: DRAW-21.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes contexts; its subclasses make images and documents from them. Rules: DRAW-23.
open class UIGraphicsRenderer: NSObject {
  let rectangle: CGRect
  /// How the contexts are made.
  public final let format: UIGraphicsRendererFormat

  /// Makes a renderer for a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes a renderer for a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rectangle = bounds.standardized
    self.format = (format.copy() as? UIGraphicsRendererFormat) ?? format
    self.format.bounds = rectangle
  }

  /// Runs `body` with a context of its own as the current one.
  func render<Context: UIGraphicsRendererContext>(
    _ context: CGContext, _ make: (CGContext, UIGraphicsRendererFormat) -> Context, _ body: (Context) -> Void
  ) {
    // The origin of the rectangle is that of the image.
    if rectangle.origin != .zero { context.translateBy(x: -rectangle.minX, y: -rectangle.minY) }
    GraphicsStack.with(context) { body(make(context, format)) }
  }
}
