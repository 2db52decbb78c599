import Foundation

/// A drawing that is drawn again and again into contexts. Rules: DRAW-65.
public final class CGLayer: Hashable {
  private let content: CGContext
  /// The size, in points of its context.
  public let size: CGSize

  /// Makes a layer.
  /// - Parameters:
  ///   - context: A context in which the layer will be drawn; it gives the pixels per point.
  ///   - size: The size, in points.
  ///   - auxiliaryInfo: Never read.
  /// - Returns: `nil` for an empty size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    content = CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.scale)
  }

  /// Where the content of the layer is drawn. Never `nil` in this library.
  public var context: CGContext? { content }

  /// Whether both are the same object.
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }
  /// Adds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws a layer in a rectangle: its commands so far, stretched and inside of the rectangle. Rules: DRAW-65.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let commands = layer.context?.commands else { return }
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    replay(commands)
    restoreGState()
  }
  /// Draws a layer in its size.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
