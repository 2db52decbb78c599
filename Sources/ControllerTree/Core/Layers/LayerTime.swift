import Foundation

/// The time of a layer: that of its superlayer, moved and scaled by the layer's own properties. Rules: LAYER-23.
@MainActor enum LayerTime {
  /// Media time now, in seconds.
  static var now: CFTimeInterval { UpdateCycle.main.currentTime / .seconds(1) }

  static func localTime(_ mediaTime: CFTimeInterval, of layer: CALayer) -> CFTimeInterval {
    var time = mediaTime
    for timing in timings(of: layer).reversed() { time = timing.localTime(time) }
    return time
  }

  /// The media time at a time of `layer`. The time of a layer that stands still is that of its beginning.
  static func mediaTime(_ localTime: CFTimeInterval, of layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return localTime }
    var time = localTime
    for timing in timings(of: layer) { time = timing.outerTime(time) ?? timing.beginTime }
    return time
  }

  /// How long a part of the layer's time takes; `nil` while it stands still.
  static func mediaDuration(_ localDuration: CFTimeInterval, of layer: CALayer) -> CFTimeInterval? {
    var duration = localDuration
    for timing in timings(of: layer) {
      guard timing.speed > 0 else { return nil }
      duration /= Double(timing.speed)
    }
    return duration
  }

  /// The layer's own timing and those above it, as far as they have an effect. Views without a layer have none.
  private static func timings(of layer: CALayer) -> [MediaTiming] {
    var timings: [MediaTiming] = []
    var current: CALayer? = layer.presented ?? layer
    while let step = current {
      if step.timing.speed != 1 || step.timing.beginTime != 0 || step.timing.timeOffset != 0 {
        timings.append(step.timing)
      }
      current = LayerTree.containing(step)
      guard current == nil, var view = step.view else { continue }
      while current == nil, let superview = view.links.superview {
        current = superview.rare?.layer
        view = superview
      }
    }
    return timings
  }
}
