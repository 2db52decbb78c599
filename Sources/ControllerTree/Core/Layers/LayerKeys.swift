import Foundation

/// Reads and sets properties of layers by name, and parts of them by path: the keys of animations and of `value(forKeyPath:)`
/// (LAYER-26).
@MainActor enum LayerKeys {
  /// The properties of every layer.
  private static let all = table([
    LayerKey("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, animates: false),
    LayerKey("allowsGroupOpacity", \CALayer.allowsGroupOpacity, animates: false),
    LayerKey("anchorPoint", \CALayer.anchorPoint),
    LayerKey("anchorPointZ", \CALayer.anchorPointZ),
    LayerKey("autoreverses", \CALayer.autoreverses, animates: false),
    LayerKey("backgroundColor", \CALayer.backgroundColor),
    LayerKey("backgroundFilters", \CALayer.backgroundFilters),
    LayerKey("beginTime", \CALayer.beginTime, animates: false),
    LayerKey("borderColor", \CALayer.borderColor),
    LayerKey("borderWidth", \CALayer.borderWidth),
    LayerKey("bounds", \CALayer.bounds),
    LayerKey("compositingFilter", \CALayer.compositingFilter),
    LayerKey("contents", \CALayer.contents),
    LayerKey("contentsCenter", \CALayer.contentsCenter),
    LayerKey("contentsGravity", \CALayer.contentsGravity, animates: false),
    LayerKey("contentsRect", \CALayer.contentsRect),
    LayerKey("contentsScale", \CALayer.contentsScale, animates: false),
    LayerKey("cornerCurve", \CALayer.cornerCurve, animates: false),
    LayerKey("cornerRadius", \CALayer.cornerRadius),
    LayerKey("doubleSided", \CALayer.isDoubleSided),
    LayerKey("drawsAsynchronously", \CALayer.drawsAsynchronously, animates: false),
    LayerKey("duration", \CALayer.duration, animates: false),
    LayerKey("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask, animates: false),
    LayerKey("fillMode", \CALayer.fillMode, animates: false),
    LayerKey("filters", \CALayer.filters),
    LayerKey("frame", \CALayer.frame, animates: false),
    LayerKey("geometryFlipped", \CALayer.isGeometryFlipped, animates: false),
    LayerKey("hidden", \CALayer.isHidden),
    LayerKey("isDoubleSided", \CALayer.isDoubleSided, animates: false),
    LayerKey("isGeometryFlipped", \CALayer.isGeometryFlipped, animates: false),
    LayerKey("isHidden", \CALayer.isHidden, animates: false),
    LayerKey("isOpaque", \CALayer.isOpaque, animates: false),
    LayerKey("magnificationFilter", \CALayer.magnificationFilter, animates: false),
    LayerKey("mask", \CALayer.mask),
    LayerKey("maskedCorners", \CALayer.maskedCorners, animates: false),
    LayerKey("masksToBounds", \CALayer.masksToBounds),
    LayerKey("minificationFilter", \CALayer.minificationFilter, animates: false),
    LayerKey("name", \CALayer.name, animates: false),
    LayerKey("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, animates: false),
    LayerKey("opacity", \CALayer.opacity),
    LayerKey("opaque", \CALayer.isOpaque, animates: false),
    LayerKey("position", \CALayer.position),
    LayerKey("rasterizationScale", \CALayer.rasterizationScale, animates: false),
    LayerKey("repeatCount", \CALayer.repeatCount, animates: false),
    LayerKey("repeatDuration", \CALayer.repeatDuration, animates: false),
    LayerKey("shadowColor", \CALayer.shadowColor),
    LayerKey("shadowOffset", \CALayer.shadowOffset),
    LayerKey("shadowOpacity", \CALayer.shadowOpacity),
    LayerKey("shadowPath", \CALayer.shadowPath),
    LayerKey("shadowRadius", \CALayer.shadowRadius),
    LayerKey("shouldRasterize", \CALayer.shouldRasterize, animates: false),
    LayerKey("speed", \CALayer.speed, animates: false),
    LayerKey("sublayerTransform", \CALayer.sublayerTransform),
    LayerKey("timeOffset", \CALayer.timeOffset, animates: false),
    LayerKey("transform", \CALayer.transform),
    LayerKey("zPosition", \CALayer.zPosition),
  ])

  static func table(_ keys: [LayerKey]) -> [String: LayerKey] {
    Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The property with a name; `nil` if the layer has none of that name.
  private static func key(_ name: String, of layer: CALayer) -> LayerKey? {
    (type(of: layer) as? any StockLayer.Type)?.key(name) ?? all[name]
  }

  /// Whether a change of the property is animated if no action is set.
  static func animates(_ name: String, of layer: CALayer) -> Bool { key(name, of: layer)?.animates ?? false }

  static func value(_ name: String, of layer: CALayer) -> Any? {
    guard let key = key(name, of: layer) else { return layer.values.others[name] }
    return key.value(layer)
  }

  static func set(_ value: Any?, _ name: String, of layer: CALayer) {
    if let key = key(name, of: layer) { key.set(layer, value) } else { layer.values.others[name] = value }
  }

  // MARK: Paths

  static func value(atPath path: String, of layer: CALayer) -> Any? {
    let parts = path.split(separator: ".").map { String($0) }
    guard let key = parts.first else { return nil }
    let value = layer.value(forKey: key)
    return parts.count == 1 ? value : value.flatMap { LayerParts.part(parts.dropFirst(), of: $0) }
  }

  static func set(_ value: Any?, atPath path: String, of layer: CALayer) {
    let parts = path.split(separator: ".").map { String($0) }
    guard let key = parts.first else { return }
    guard parts.count > 1 else { return layer.setValue(value, forKey: key) }
    guard let whole = layer.value(forKey: key), let value,
      let changed = LayerParts.changing(parts.dropFirst(), of: whole, to: value)
    else { return }
    layer.setValue(changed, forKey: key)
  }
}

/// Parts of values: the sides of rectangles, the steps of transforms.
enum LayerParts {
  static func part(_ path: ArraySlice<String>, of value: Any) -> Any? {
    guard let name = path.first else { return value }
    let rest = path.dropFirst()
    if let transform = LayerValue.transform(value) { return part(of: transform, path.joined(separator: ".")) }
    switch (value, name) {
    case (let point as CGPoint, "x"): return point.x
    case (let point as CGPoint, "y"): return point.y
    case (let size as CGSize, "width"): return size.width
    case (let size as CGSize, "height"): return size.height
    case (let rect as CGRect, "origin"): return part(rest, of: rect.origin)
    case (let rect as CGRect, "size"): return part(rest, of: rect.size)
    default: return nil
    }
  }

  static func changing(_ path: ArraySlice<String>, of value: Any, to new: Any) -> Any? {
    guard let name = path.first else { return new }
    let rest = path.dropFirst()
    if let transform = LayerValue.transform(value) {
      return changing(transform, path.joined(separator: "."), to: new)
    }
    if var rect = value as? CGRect {
      switch name {
      case "origin": if let origin = changing(rest, of: rect.origin, to: new) as? CGPoint { rect.origin = origin }
      case "size": if let size = changing(rest, of: rect.size, to: new) as? CGSize { rect.size = size }
      default: return nil
      }
      return rect
    }
    guard let number = LayerValue.number(new).map({ CGFloat($0) }) else { return nil }
    switch (value, name) {
    case (let point as CGPoint, "x"): return CGPoint(x: number, y: point.y)
    case (let point as CGPoint, "y"): return CGPoint(x: point.x, y: number)
    case (let size as CGSize, "width"): return CGSize(width: number, height: size.height)
    case (let size as CGSize, "height"): return CGSize(width: size.width, height: number)
    default: return nil
    }
  }

  /// Core Animation's paths of a transform: rotation, scale and translation, with or without an axis.
  private static func part(of transform: CATransform3D, _ path: String) -> Any? {
    guard let parts = TransformParts(transform) else { return nil }
    switch path {
    case "rotation", "rotation.z": return parts.rotation.z
    case "rotation.x": return parts.rotation.x
    case "rotation.y": return parts.rotation.y
    case "scale.x": return parts.scale.x
    case "scale.y": return parts.scale.y
    case "scale.z": return parts.scale.z
    case "scale": return (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case "translation": return CGSize(width: parts.translation.x, height: parts.translation.y)
    case "translation.x": return parts.translation.x
    case "translation.y": return parts.translation.y
    case "translation.z": return parts.translation.z
    default: return nil
    }
  }

  private static func changing(_ transform: CATransform3D, _ path: String, to new: Any) -> Any? {
    var parts = TransformParts(transform) ?? TransformParts()
    if path == "translation" {
      let size = LayerValue.size(new) ?? LayerValue.point(new).map { CGSize(width: $0.x, height: $0.y) }
      guard let size else { return nil }
      (parts.translation.x, parts.translation.y) = (size.width, size.height)
      return parts.transform
    }
    guard let number = LayerValue.number(new).map({ CGFloat($0) }) else { return nil }
    switch path {
    case "rotation", "rotation.z": parts.rotation.z = number
    case "rotation.x": parts.rotation.x = number
    case "rotation.y": parts.rotation.y = number
    case "scale.x": parts.scale.x = number
    case "scale.y": parts.scale.y = number
    case "scale.z": parts.scale.z = number
    case "scale": parts.scale = (number, number, number)
    case "translation.x": parts.translation.x = number
    case "translation.y": parts.translation.y = number
    case "translation.z": parts.translation.z = number
    default: return nil
    }
    return parts.transform
  }
}
