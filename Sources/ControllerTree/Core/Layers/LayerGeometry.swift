import Foundation

/// The geometry of layers (LAYER-07 to LAYER-11). That of a view's layer is the view's: setting one of its properties is a change of the
/// view, with all consequences.
@MainActor struct LayerGeometry {
  private let bounds: CGRect
  private let position: CGPoint
  private let anchor: CGPoint
  private let transform: CGAffineTransform

  init(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchor = layer.anchorPoint
    transform = layer.affineTransform()
  }

  /// The bounding box of the transformed bounds.
  var frame: CGRect { bounds.applying(toSuperlayer) }

  /// One step up: the anchor point of the bounds comes to the position.
  private var toSuperlayer: CGAffineTransform {
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    var step = transform
    step.tx += position.x - (transform.a * x + transform.c * y)
    step.ty += position.y - (transform.b * x + transform.d * y)
    return step
  }

  // MARK: Setting

  static func setFrame(_ frame: CGRect, of layer: CALayer) {
    guard layer.accepts(frame, for: "frame") else { return }
    if let view = layer.view { return GeometryChange.setFrame(frame, of: view) }
    let frame = frame.standardized
    let anchor = layer.anchorPoint
    // The size in the layer's own coordinates, as for a view (GEO-03).
    let size = frame.size.applying(layer.affineTransform().inverse)
    let bounds = CGRect(origin: layer.bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
    guard layer.accepts(bounds, for: "frame") else { return }
    setBounds(bounds, of: layer)
    // The position for which the box around the transformed bounds is the frame.
    let box = LayerGeometry(of: layer).frame
    let position = layer.position
    setPosition(
      layer.affineTransform().isIdentity
        ? CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        : CGPoint(x: position.x + frame.midX - box.midX, y: position.y + frame.midY - box.midY), of: layer)
  }

  static func setBounds(_ bounds: CGRect, of layer: CALayer) {
    if let view = layer.view { return GeometryChange.setBounds(bounds, of: view) }
    guard layer.accepts(bounds, for: "bounds") else { return }
    let bounds = bounds.standardized
    let old = layer.values.bounds
    guard bounds != old else { return }
    Stage.turn("bounds", layer) {
      layer.change("bounds") { layer.values.bounds = bounds }
      if bounds.size != old.size { layer.setNeedsLayout() }
    }
  }

  static func setPosition(_ position: CGPoint, of layer: CALayer) {
    if let view = layer.view { return GeometryChange.setCenter(position, of: view) }
    guard position != layer.values.position, layer.accepts(position, for: "position") else { return }
    layer.change("position") { layer.values.position = position }
  }

  static func setAnchorPoint(_ anchor: CGPoint, of layer: CALayer) {
    guard anchor != layer.anchorPoint, layer.accepts(anchor, for: "anchorPoint") else { return }
    layer.change("anchorPoint") {
      if let view = layer.view {
        GeometryChange.setAnchorPoint(anchor, of: view)
      } else {
        layer.values.anchorPoint = anchor
      }
    }
  }

  /// A view keeps the part of the plane; its layer keeps the rest, as long as the view's part is the same.
  static func transform(of layer: CALayer) -> CATransform3D {
    guard let view = layer.view else { return layer.values.transform }
    let plane = view.rare?.transform ?? .identity
    let stored = layer.values.transform
    return CATransform3DGetAffineTransform(stored) == plane ? stored : CATransform3DMakeAffineTransform(plane)
  }

  static func setTransform(_ transform: CATransform3D, of layer: CALayer) {
    guard layer.accepts(transform, for: "transform") else { return }
    guard transform != self.transform(of: layer) else { return }
    guard let view = layer.view else { return layer.change("transform") { layer.values.transform = transform } }
    let plane = CATransform3DGetAffineTransform(transform)
    // The view's own change has the action for the key.
    guard plane == view.rare?.transform ?? .identity else {
      if Animation.isInBlock { AnimatedValues.note("transform", of: layer) }
      layer.values.transform = transform
      return GeometryChange.setTransform(plane, of: view)
    }
    layer.change("transform") { layer.values.transform = transform }
  }

  // MARK: Converting

  /// The conversion between two layers; `nil` for the coordinates around the topmost layer of `base`. Layers of two trees are converted
  /// as if the coordinates around their topmost layers were the same.
  static func conversion(_ source: CALayer?, _ target: CALayer?, of base: CALayer) -> CGAffineTransform {
    guard source !== target else { return .identity }
    let up = source.map { path(from: $0) } ?? .identity
    let down = target.map { path(from: $0) } ?? .identity
    return up.concatenating(down.inverse)
  }

  private static func path(from layer: CALayer) -> CGAffineTransform {
    var way = CGAffineTransform.identity
    var current: CALayer? = layer
    while let step = current {
      // The topmost layer of a window is not moved by the window's place on the screen.
      let above = step.superlayer ?? LayerTree.containing(step)
      if above == nil, step.view != nil { break }
      way = way.concatenating(LayerGeometry(of: step).toSuperlayer)
      current = above
    }
    return way
  }

  // MARK: Hit testing

  /// Calls `hitTest(_:)` of each sublayer, frontmost first, as a subclass may override it.
  static func hit(_ point: CGPoint, _ layer: CALayer) -> CALayer? {
    guard !layer.isHidden else { return nil }
    let inside = point.applying(LayerGeometry(of: layer).toSuperlayer.inverse)
    let contains = layer.contains(inside)
    guard contains || !layer.masksToBounds else { return nil }
    for sublayer in frontToBack(layer) {
      if let hit = sublayer.hitTest(inside) { return hit }
    }
    return contains ? layer : nil
  }

  private static func frontToBack(_ layer: CALayer) -> [CALayer] {
    let sublayers = LayerTree.sublayers(of: layer)
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers.reversed() }
    let sorted = sublayers.enumerated().sorted { one, other in
      one.element.zPosition == other.element.zPosition
        ? one.offset > other.offset : one.element.zPosition > other.element.zPosition
    }
    return sorted.map(\.element)
  }
}
