extension HierarchyIssue.Kind {
  /// The layer of a view was added or removed by hand, or made a mask while the view has a superview.
  public static let layerOfView = Self(
    "layerOfView", .error, rule: "LAYER-05",
    advice: "Add and remove the view: its layer follows. Only the layer of a view without a superview can be a mask.")
  /// A layer was added inside itself.
  public static let layerCycle = Self(
    "layerCycle", .error, rule: "LAYER-05", advice: "Remove the outer layer from its superlayer first.")
  /// An animation has times that are NaN or infinite.
  public static let invalidAnimation = Self(
    "invalidAnimation", .error, rule: "LAYER-20", advice: "Check the times of the animation before you add it.")
}

extension HierarchyIssue {
  @MainActor static func layerOfView(_ layer: CALayer, _ view: UIView) -> Self {
    let name = view.hierarchyName
    return Self(
      .layerOfView, "The layer of \(name) can't be moved without its view; it stays where it is.", objects: [name])
  }

  @MainActor static func layerCycle(_ layer: CALayer, _ parent: CALayer) -> Self {
    let names = [layer.hierarchyName, parent.hierarchyName]
    return Self(
      .layerCycle, "\(names[0]) was not added to \(names[1]), which is inside it or the same.", objects: names,
      uikitText: "layer \(names[0]) is a part of cycle in its layer tree")
  }

  @MainActor static func invalidAnimation(_ layer: CALayer, _ key: String?) -> Self {
    let name = layer.hierarchyName
    return Self(
      .invalidAnimation,
      "An animation\(key.map { " '\($0.shortened)'" } ?? "") was not added to \(name): one of its times is NaN or infinite.",
      objects: [name])
  }
}
