@testable import ControllerTree

/// The examples of the section "Layers".
@MainActor let layerExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .layerOfView: { _ in
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    // example: layerOfView
    view.layer.addSublayer(other.layer)
    // end
  },
  .layerCycle: { _ in
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    // example: layerCycle
    inner.addSublayer(outer)
    // end
  },
  .invalidAnimation: { _ in
    let layer = CALayer()
    // example: invalidAnimation
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = .nan
    layer.add(animation, forKey: "fade")
    // end
  },
]
