import Foundation

/// Finds and performs the action for an event of a layer (LAYER-30).
///
///     the action is searched → the property changes → the action runs
///
/// A layer outside of every window changes without an action, but for properties that it stores by their names (LAYER-43). A copy for
/// presentation has no actions.
@MainActor enum LayerActions {
  static func perform(_ key: String, on layer: CALayer, _ change: () -> Void) {
    run(found(key, on: layer), key, on: layer, change)
  }

  /// Performs the action for a property that the layer stores by its name, also outside of a window.
  static func performManaged(_ key: String, on layer: CALayer, _ change: () -> Void) {
    run(layer.presented == nil ? layer.action(forKey: key) : nil, key, on: layer, change)
  }

  private static func run(_ action: (any CAAction)?, _ key: String, on layer: CALayer, _ change: () -> Void) {
    guard let action else { return change() }
    Stage.turn("setValue(_:forKey:)", layer) {
      change()
      action.run(forKey: key, object: layer, arguments: nil)
    }
  }

  /// The action for a change of a property; `nil` outside of a window, and for a copy.
  static func found(_ key: String, on layer: CALayer) -> (any CAAction)? {
    layer.presented == nil && LayerTree.isInWindow(layer) ? layer.action(forKey: key) : nil
  }

  /// Performs the action for an event that is no change of a property.
  static func run(_ event: String, on layer: CALayer) {
    layer.action(forKey: event)?.run(forKey: event, object: layer, arguments: nil)
  }

  /// The action that `action(forKey:)` finds. `NSNull` ends the search.
  static func search(_ key: String, _ layer: CALayer) -> (any CAAction)? {
    let styled = layer.style?["actions"] as? [String: any CAAction]
    let found =
      layer.delegate?.action(for: layer, forKey: key) ?? layer.actions?[key] ?? styled?[key]
      ?? type(of: layer).defaultAction(forKey: key) ?? implicit(key, layer)
    return found is NSNull ? nil : found
  }

  /// The animation from the present value to the one that is about to be set.
  private static func implicit(_ key: String, _ layer: CALayer) -> (any CAAction)? {
    let group = AnimationState.current.group
    guard group?.disablesActions != true, LayerKeys.animates(key, of: layer) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = PresentationLayer.value(forKey: key, of: layer)
    animation.duration = group?.animationDuration ?? 0.25
    animation.timingFunction = group?.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  // MARK: Views

  /// The action of a view's layer: in an animation block an animation with the block's time, else none (LAYER-32).
  static func ofView(_ key: String, _ layer: CALayer) -> any CAAction {
    let state = AnimationState.current
    guard let block = state.block, block.duration > 0, state.takesTime, LayerKeys.animates(key, of: layer) else {
      return NSNull()
    }
    let animation = BlockAnimation.make(key, for: block)
    // The animation adds the difference between the old and the new value, and reduces it to zero: a second one can then begin
    // without a jump.
    let isAtModel = BlockAnimation.adds(key) || layer.running.contains { $0.block === block }
    let old = isAtModel ? layer.value(forKey: key) : PresentationLayer.value(forKey: key, of: layer)
    animation.fromValue = old
    animation.isAdditive = BlockAnimation.adds(key)
    return animation
  }

  /// A property of a view is about to change, or has changed. The layer gets the action for it, inside an animation block.
  static func viewChanges(_ view: UIView, _ keys: [String], _ change: () -> Void) {
    guard Animation.isInBlock else { return change() }
    let state = AnimationState.current
    guard view.links.window != nil, state.takesTime, let block = state.block, block.duration > 0 else {
      return change()
    }
    let layer = view.layer
    var actions: [(key: String, action: any CAAction)] = []
    for key in keys { if let action = layer.action(forKey: key) { actions.append((key, action)) } }
    change()
    for (key, action) in actions { action.run(forKey: key, object: layer, arguments: nil) }
  }
}
