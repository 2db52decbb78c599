import Foundation

/// Reads and sets properties of layers by name, and parts of them by path: the keys of animations and of `value(forKeyPath:)`
/// (LAYER-26).
@MainActor enum LayerKeys {
  /// The properties that animate (LAYER-30).
  static let animatable: Set<String> = [
    "anchorPoint", "anchorPointZ", "backgroundColor", "backgroundFilters", "borderColor", "borderWidth", "bounds",
    "compositingFilter", "contents", "contentsCenter", "contentsRect", "cornerRadius", "doubleSided", "filters",
    "hidden",
    "mask", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
    "shadowRadius", "sublayerTransform", "transform", "zPosition",
  ]

  static func value(_ key: String, of layer: CALayer) -> Any? {
    switch key {
    case "anchorPoint": layer.anchorPoint
    case "anchorPointZ": layer.anchorPointZ
    case "backgroundColor": layer.backgroundColor
    case "borderColor": layer.borderColor
    case "borderWidth": layer.borderWidth
    case "bounds": layer.bounds
    case "contents": layer.contents
    case "contentsCenter": layer.contentsCenter
    case "contentsRect": layer.contentsRect
    case "contentsScale": layer.contentsScale
    case "cornerRadius": layer.cornerRadius
    case "doubleSided", "isDoubleSided": layer.isDoubleSided
    case "frame": layer.frame
    case "hidden", "isHidden": layer.isHidden
    case "masksToBounds": layer.masksToBounds
    case "name": layer.name
    case "opacity": layer.opacity
    case "position": layer.position
    case "shadowColor": layer.shadowColor
    case "shadowOffset": layer.shadowOffset
    case "shadowOpacity": layer.shadowOpacity
    case "shadowPath": layer.shadowPath
    case "shadowRadius": layer.shadowRadius
    case "speed": layer.speed
    case "sublayerTransform": layer.sublayerTransform
    case "timeOffset": layer.timeOffset
    case "transform": layer.transform
    case "zPosition": layer.zPosition
    default: layer.values.others[key]
    }
  }

  static func set(_ value: Any?, _ key: String, of layer: CALayer) {
    let number = LayerValue.number(value)
    switch key {
    case "anchorPoint": if let point = LayerValue.point(value) { layer.anchorPoint = point }
    case "anchorPointZ": if let number { layer.anchorPointZ = CGFloat(number) }
    case "backgroundColor": if let color = optionalColor(value) { layer.backgroundColor = color }
    case "borderColor": if let color = optionalColor(value) { layer.borderColor = color }
    case "borderWidth": if let number { layer.borderWidth = CGFloat(number) }
    case "bounds": if let rect = LayerValue.rect(value) { layer.bounds = rect }
    case "contents": layer.contents = value
    case "contentsCenter": if let rect = LayerValue.rect(value) { layer.contentsCenter = rect }
    case "contentsRect": if let rect = LayerValue.rect(value) { layer.contentsRect = rect }
    case "contentsScale": if let number { layer.contentsScale = CGFloat(number) }
    case "cornerRadius": if let number { layer.cornerRadius = CGFloat(number) }
    case "doubleSided", "isDoubleSided": if let number { layer.isDoubleSided = number != 0 }
    case "frame": if let rect = LayerValue.rect(value) { layer.frame = rect }
    case "hidden", "isHidden": if let number { layer.isHidden = number != 0 }
    case "masksToBounds": if let number { layer.masksToBounds = number != 0 }
    case "name": layer.name = value as? String
    case "opacity": if let number { layer.opacity = Float(number) }
    case "position": if let point = LayerValue.point(value) { layer.position = point }
    case "shadowColor": if let color = optionalColor(value) { layer.shadowColor = color }
    case "shadowOffset": if let size = LayerValue.size(value) { layer.shadowOffset = size }
    case "shadowOpacity": if let number { layer.shadowOpacity = Float(number) }
    case "shadowPath": layer.shadowPath = value as? CGPath
    case "shadowRadius": if let number { layer.shadowRadius = CGFloat(number) }
    case "speed": if let number { layer.speed = Float(number) }
    case "sublayerTransform":
      if let transform = LayerValue.transform(value as Any) { layer.sublayerTransform = transform }
    case "timeOffset": if let number { layer.timeOffset = number }
    case "transform": if let transform = LayerValue.transform(value as Any) { layer.transform = transform }
    case "zPosition": if let number { layer.zPosition = CGFloat(number) }
    default: layer.values.others[key] = value
    }
  }

  /// A colour or none; `nil` for a value that is neither.
  private static func optionalColor(_ value: Any?) -> CGColor?? {
    guard let value else { return .some(nil) }
    return LayerValue.color(value).map { .some($0) }
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
