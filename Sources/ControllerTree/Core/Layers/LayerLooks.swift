import Foundation

/// The looks that a view and its layer have in common (LAYER-13). The view's are set, with the view's consequences.
@MainActor enum LayerLooks {
  static func setHidden(_ isHidden: Bool, of layer: CALayer) {
    guard isHidden != layer.isHidden else { return }
    layer.change("hidden") {
      if let view = layer.view { view.isHidden = isHidden } else { layer.values.isHidden = isHidden }
    }
  }

  static func setOpacity(_ opacity: Float, of layer: CALayer) {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    if let view = layer.view {
      view.alpha = CGFloat(opacity)
      return
    }
    guard opacity != layer.values.opacity else { return }
    layer.change("opacity") { layer.values.opacity = opacity }
  }

  static func setMasksToBounds(_ masks: Bool, of layer: CALayer) {
    guard masks != layer.masksToBounds else { return }
    layer.change("masksToBounds") {
      if let view = layer.view { view.clipsToBounds = masks } else { layer.values.masksToBounds = masks }
    }
  }

  static func backgroundColor(of layer: CALayer) -> CGColor? {
    guard let view = layer.view else { return layer.values.backgroundColor }
    guard let color = view.backgroundColor else { return nil }
    return color.resolvedColor(with: view.traitCollection).cgColor
  }

  static func setBackgroundColor(_ color: CGColor?, of layer: CALayer) {
    if let view = layer.view {
      view.backgroundColor = color.map { UIColor(cgColor: $0) }
      return
    }
    guard color != layer.values.backgroundColor else { return }
    layer.change("backgroundColor") { layer.values.backgroundColor = color }
  }
}
