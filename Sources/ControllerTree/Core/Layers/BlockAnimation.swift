import Foundation

/// The animations that animation blocks of views add to layers (LAYER-32). Their time and progress are the block's: a paused or reversed
/// property animator pauses and reverses them.
@MainActor enum BlockAnimation {
  /// The properties whose animations add up: each shrinks a distance from the new value to nothing.
  static func adds(_ key: String) -> Bool {
    switch key {
    case "position", "bounds", "opacity", "anchorPoint", "cornerRadius", "borderWidth", "shadowOffset", "shadowOpacity",
      "shadowRadius", "zPosition":
      true
    default: false
    }
  }

  /// An animation of a property with the block's duration and curve.
  static func make(_ key: String, for block: Animation) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch block.curve {
    case .cubic(let x1, let y1, let x2, let y2):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    case .spring(let curve):
      let spring = CASpringAnimation(keyPath: key)
      (spring.mass, spring.stiffness) = (CGFloat(curve.mass), CGFloat(curve.stiffness))
      (spring.damping, spring.initialVelocity) = (CGFloat(curve.damping), CGFloat(curve.velocity))
      animation = spring
    }
    animation.block = block
    animation.duration = block.duration
    animation.fillMode = .both
    return animation
  }

  /// Makes the old value of an animation that adds up a distance, now that the layer has the new one.
  static func complete(_ animation: CAAnimation, on layer: CALayer) {
    guard let animation = animation as? CABasicAnimation, let path = animation.keyPath,
      let new = layer.value(forKeyPath: path)
    else { return }
    // A later key frame may change the model again.
    guard animation.isAdditive, let old = animation.fromValue else {
      animation.toValue = new
      return
    }
    animation.fromValue = LayerValue.sum(old, new, -1)
    animation.toValue = LayerValue.sum(new, new, -1)
  }

  /// The key under which the layer keeps an animation of a block: `position`, then `position-2`. Animations that don't add up replace each
  /// other, except within one block.
  static func key(_ key: String?, of animation: CAAnimation, in block: Animation?, on layer: CALayer) -> String? {
    guard let key, let block, let property = animation as? CABasicAnimation else { return key }
    let present = layer.running.filter { $0.key == key || $0.key?.hasPrefix("\(key)-") == true }
    guard let last = present.last, property.isAdditive || last.block === block else { return key }
    var number = 2
    while present.contains(where: { $0.key == "\(key)-\(number)" }) { number += 1 }
    return "\(key)-\(number)"
  }

  /// Gives the layer of `view` a transition that takes the time of the running block. Does nothing outside of a window.
  static func addTransition(to view: UIView) {
    let state = AnimationState.current
    guard view.links.window != nil, state.takesTime, let block = state.block, block.duration > 0 else { return }
    let transition = CATransition()
    transition.block = block
    transition.duration = block.duration
    view.layer.add(transition, forKey: kCATransition)
  }

  /// The part of a block's time that a key frame takes.
  struct Window {
    let start: Double
    let length: Double
    /// Whether the value before the window is an earlier animation's.
    private let hasPredecessor: Bool

    @MainActor init(of block: Animation, _ animation: CAAnimation, _ layer: CALayer) {
      (start, length) = block.keyframe ?? (0, 1)
      let path = (animation as? CAPropertyAnimation)?.keyPath
      let isAdditive = (animation as? CAPropertyAnimation)?.isAdditive == true
      hasPredecessor =
        !isAdditive
        && layer.running.contains {
          $0.block === block && ($0.animation as? CAPropertyAnimation)?.keyPath == path
        }
    }

    /// The part of the window that has passed; `nil` before a window that another animation precedes.
    func fraction(of progress: Double) -> Double? {
      guard progress > start || !hasPredecessor else { return nil }
      guard length > 0 else { return progress >= start ? 1 : 0 }
      return min(max((progress - start) / length, 0), 1)
    }
  }
}

extension Animation {
  /// The time of a block.
  enum Clock {
    case notBegun
    case work(TimedWork)
    /// A block that is repeated for ever.
    case repeating(MediaTiming)
  }

  /// The part of the block's time that has passed, from 0 to 1.
  var progress: Double {
    switch clock {
    case .notBegun: 0
    case .work(let work): work.progress
    case .repeating(let timing): timing.moment(at: LayerTime.now)?.fraction ?? 0
    }
  }
}
