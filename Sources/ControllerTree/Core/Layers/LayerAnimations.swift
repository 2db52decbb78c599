import Foundation

/// Adds and removes the animations of layers (LAYER-20 to LAYER-22), and knows all that run on a stage.
@MainActor final class LayerAnimations: EndingPart {
  private static var current: LayerAnimations { Stage.current.part(LayerAnimations.self) { LayerAnimations() } }

  private var running: [RunningAnimation] = []
  /// How many animations run in the process. If none runs, nobody has to look at the stage.
  private(set) static var count = 0
  /// Whether any animation runs in the process.
  @inline(__always)
  static var isAnyRunning: Bool { count > 0 }

  func stageEnds() {
    Self.count -= running.count
    // The block, its animations and its completion retain each other.
    for animation in running { animation.block?.abandon() }
    running = []
  }

  static func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    guard layer.presented == nil else { return }
    guard animation.timing.isFinite else { return layer.report(.invalidAnimation(layer, key), by: "add(_:forKey:)") }
    Animation.join()
    Stage.turn("add(_:forKey:)", layer) { (stage: Stage) in
      let copy = animation.frozen()
      copy.setDefaultDuration(AnimationState.current.group?.animationDuration ?? 0.25)
      // Only this run follows the block: who reads or copies the layer's animation gets an ordinary one.
      let block = copy.block.take()
      if block != nil { BlockAnimation.complete(copy, on: layer) }
      let key = BlockAnimation.key(key, of: copy, in: block, on: layer)
      if let key { stop(in: layer, block == nil ? .removed : .replaced) { $0.key == key } }
      let added = RunningAnimation(copy, key: key, layer: layer, in: block, on: stage.cycle)
      layer.running.append(added)
      current.running.append(added)
      count += 1
      added.start()
    }
  }

  static func remove(from layer: CALayer, _ call: StaticString, where isMeant: (RunningAnimation) -> Bool) {
    guard layer.running.contains(where: isMeant) else { return }
    Stage.turn(call, layer) { stop(in: layer, .removed, where: isMeant) }
  }

  private static func stop(
    in layer: CALayer, _ end: RunningAnimation.End, where isMeant: (RunningAnimation) -> Bool
  ) {
    let stopped = layer.running.filter(isMeant)
    layer.running.removeAll { animation in stopped.contains { $0 === animation } }
    for animation in stopped { animation.stop(end) }
  }

  /// An animation has ended.
  static func ended(_ animation: RunningAnimation) {
    let part = current
    guard let index = part.running.firstIndex(where: { $0 === animation }) else { return }
    part.running.remove(at: index)
    count -= 1
  }

  /// Views or layers have left a window: the animations there end, unfinished.
  static func leftWindow(_ layer: CALayer? = nil) {
    guard isAnyRunning else { return }
    for animation in current.running {
      guard let layer = animation.layer, !LayerTree.isInWindow(layer) else { continue }
      layer.running.removeAll { $0 === animation }
      animation.stop(.removed)
    }
  }

  /// Whether an animation block without `.allowUserInteraction` moves `view` (HIT-07).
  @inline(never)
  static func keepTouches(from view: UIView) -> Bool {
    guard let layer = view.rare?.layer else { return false }
    return layer.running.contains { $0.block?.allowsTouches == false }
  }

  /// Changes a property of the layer's time, and plans the animations of the layer and of those inside anew.
  static func changeTime<Value: Equatable>(
    of layer: CALayer, _ property: WritableKeyPath<MediaTiming, Value>, _ value: Value
  ) {
    var timing = layer.timing
    timing[keyPath: property] = value
    guard timing != layer.timing else { return }
    guard timing.isFinite else { return layer.report(.invalidAnimation(layer, nil), by: "speed") }
    layer.timing = timing
    guard isAnyRunning, layer.presented == nil else { return }
    Stage.turn("speed", layer) {
      for animation in current.running { animation.reschedule() }
    }
  }
}
