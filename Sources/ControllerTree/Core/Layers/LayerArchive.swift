import Foundation

/// Writes layers into archives, and reads them. Rules: CODE-14.
@MainActor enum LayerArchive {
  private static let key = "ControllerTree.layer"

  private struct Values: Codable {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    var zPosition: CGFloat
    var opacity: Float
    var isHidden: Bool
    var masksToBounds: Bool
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var shadowOffset: CGSize
    var contentsScale: CGFloat
    var name: String?
  }

  static func write(_ layer: CALayer, to coder: NSCoder) {
    guard coder.hasKeys else { return }
    coder.write(
      json: Values(
        bounds: layer.bounds, position: layer.position, anchorPoint: layer.anchorPoint, zPosition: layer.zPosition,
        opacity: layer.opacity, isHidden: layer.isHidden, masksToBounds: layer.masksToBounds,
        cornerRadius: layer.cornerRadius, borderWidth: layer.borderWidth, shadowOpacity: layer.shadowOpacity,
        shadowRadius: layer.shadowRadius, shadowOffset: layer.shadowOffset, contentsScale: layer.contentsScale,
        name: layer.name), key)
    coder.write(layer.backgroundColor.map { UIColor(cgColor: $0) }, "ControllerTree.background")
    coder.write(layer.borderColor.map { UIColor(cgColor: $0) }, "ControllerTree.border")
    coder.write(layer.shadowColor.map { UIColor(cgColor: $0) }, "ControllerTree.shadow")
    var sublayers: [CALayer] = []
    // The layer of a view belongs to the view's own archive.
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) { sublayers.append(sublayer) }
    coder.write(sublayers, "ControllerTree.sublayers")
    coder.write(layer.mask, "ControllerTree.mask")
  }

  static func read(_ layer: CALayer, from coder: NSCoder) {
    guard let values = coder.read(Values.self, key) else { return }
    (layer.anchorPoint, layer.bounds, layer.position) = (values.anchorPoint, values.bounds, values.position)
    (layer.zPosition, layer.opacity, layer.isHidden) = (values.zPosition, values.opacity, values.isHidden)
    (layer.masksToBounds, layer.cornerRadius) = (values.masksToBounds, values.cornerRadius)
    (layer.borderWidth, layer.shadowOpacity) = (values.borderWidth, values.shadowOpacity)
    (layer.shadowRadius, layer.shadowOffset) = (values.shadowRadius, values.shadowOffset)
    (layer.contentsScale, layer.name) = (values.contentsScale, values.name)
    layer.backgroundColor = coder.color("ControllerTree.background")?.cgColor
    layer.borderColor = coder.color("ControllerTree.border")?.cgColor
    layer.shadowColor = coder.color("ControllerTree.shadow")?.cgColor
    for sublayer in coder.objects(CALayer.self, "ControllerTree.sublayers") { layer.addSublayer(sublayer) }
    layer.mask = coder.object(CALayer.self, "ControllerTree.mask")
  }
}

extension CALayer: @preconcurrency NSSecureCoding {
  /// `true`: a secure unarchiver can read layers.
  nonisolated public class var supportsSecureCoding: Bool { true }
}
