import ControllerTree
import Foundation

// The contexts that UIKit's drawing goes to. Each thread has its own (DRAW-24).

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current context of the running thread; `nil` outside of `draw(_:)`, of a renderer and of an image context. Rules: DRAW-24.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one. Rules: DRAW-24.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the context before the last `UIGraphicsPushContext(_:)` the current one. Does nothing without one. Rules: DRAW-24.
public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image of one pixel per point the current one. Rules: DRAW-24.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context for an image the current one. Does nothing for a size without area. Rules: DRAW-24.
/// - Parameters:
///   - size: The size in points.
///   - opaque: The library never reads it.
///   - scale: Pixels per point; 0 for those of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
  let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : ScreenScale.current)
  GraphicsStack.push(context, making: .image)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image of the commands so far; `nil` if the current context makes no image. Rules: DRAW-24.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, entry.makesImage else { return nil }
  return entry.context.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current context if it makes an image. Rules: DRAW-24.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.entries.last?.makesImage == true { GraphicsStack.entries.removeLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context. Rules: DRAW-20.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context, with a blend mode. Rules: DRAW-20.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current else { return }
  context.with(blendMode) { context.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a border of one point inside of a rectangle, in the fill colour of the current context. Rules: DRAW-20.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a border of one point inside of a rectangle, with a blend mode. Rules: DRAW-20.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current else { return }
  let frame = UIBezierPath(rect: rect)
  frame.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  frame.usesEvenOddFillRule = true
  context.with(blendMode) { frame.fill() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits what is drawn in the current context from now on to a rectangle. Rules: DRAW-21.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension CGContext {
  /// The image of the commands so far.
  var image: UIImage {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  func with(_ blendMode: CGBlendMode, _ body: () -> Void) {
    saveGState()
    setBlendMode(blendMode)
    body()
    restoreGState()
  }
}

/// The scale of the main screen, for code of any thread.
enum ScreenScale {
  static var current: CGFloat {
    // Another thread can't ask the screen; most devices have 3.
    Thread.isMainThread ? MainActor.assumeIsolated { UIScreen.main.scale } : 3
  }
}

extension UIColor {
  /// Makes the colour that of fills and lines in the current context. Does nothing without one. Rules: DRAW-22.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes the colour that of fills in the current context. Does nothing without one. Rules: DRAW-22.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Makes the colour that of lines in the current context. Does nothing without one. Rules: DRAW-22.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
