import Foundation

// Animations change the model at once and end later; nothing is drawn in between. All times are virtual seconds; the
// stage's pacing decides how they pass: with `.immediate`, completions have run when the outermost call returns.

extension UIView {
  /// Runs `animations` now, as one turn, and `completion` when the animation has ended.
  ///
  /// Controllers whose views are added or removed in the block get their `viewDid…` callbacks when the animation has ended,
  /// before `completion`. Rules: APP-23.
  ///
  /// - Parameters:
  ///   - duration: In seconds. With 0, with animations disabled, or if nothing is animated, `completion` runs at the end of the turn. Rules: LAYER-62.
  ///   - delay: How long the animation waits, in seconds. `animations` still runs at once.
  ///   - options: `.repeat` has no end; `.overrideInheritedDuration` keeps `duration` inside another block.
  ///   - animations: Runs within this call.
  ///   - completion: Receives `true` at the end. Receives `false` once the last of the layers' animations has been removed. Rules: LAYER-35.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animate(withDuration:delay:options:animations:completion:)", .init(duration, delay: delay, options),
      body: animations, completion: completion)
  }

  /// Runs `animations` now, as one turn, and `completion` after `duration` seconds. Rules: APP-23.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animate(withDuration:animations:completion:)", .init(duration), body: animations, completion: completion)
  }

  /// Runs `animations` now, as one turn. Rules: APP-23.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    Animation.run("animate(withDuration:animations:)", .init(duration), body: animations, completion: nil)
  }

  /// Runs `animations` now, as one turn, and `completion` after `delay` and `duration`. Presentation layers move as on a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
      .init(duration, delay: delay, options)
        .with(.spring(.init(settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)))),
      body: animations, completion: completion)
  }

  /// Runs `animations` now, as one turn, and `completion` after `delay` and `duration`. Presentation layers move as on a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
      .init(duration, delay: delay, options)
        .with(.spring(.init(duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity)))),
      body: animations, completion: completion)
  }

  // MARK: Keyframes

  /// Runs `animations` and the keyframes that it adds now, as one turn, and `completion` after `delay` and `duration`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animateKeyframes(withDuration:delay:options:animations:completion:)", .init(duration, delay: delay, options),
      body: animations, completion: completion)
  }

  /// Runs `animations` now. Presentation layers change in the keyframe's part of the time. Rules: LAYER-33.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Animation.addKeyframe(start: frameStartTime, length: frameDuration, animations)
  }

  // MARK: Transitions

  /// Runs `animations` now, as one turn, and `completion` after `duration` seconds. Rules: APP-23.
  /// - Parameters:
  ///   - view: The view whose content would change visibly.
  ///   - duration: In seconds.
  ///   - options: Options that concern only drawing have no effect.
  ///   - animations: Runs within this call.
  ///   - completion: Receives whether the animation ran to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "transition(with:duration:options:animations:completion:)", .init(duration, options).ofSystem,
      body: {
        BlockAnimation.addTransition(to: view)
        animations?()
      }, completion: completion)
  }

  /// Replaces `fromView` with `toView` now, and runs `completion` after `duration` seconds.
  ///
  /// `toView` is added to `fromView`'s superview, directly in front of `fromView`, which is then removed. With
  /// `.showHideTransitionViews` both stay where they are: `toView` is shown and `fromView` hidden.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else if let superview = fromView.superview, fromView !== toView {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
      BlockAnimation.addTransition(to: toView)
    }
    Animation.run(
      "transition(from:to:duration:options:completion:)", .init(duration, options).ofSystem, body: exchange,
      completion: completion)
  }

  /// Performs the system's animation on `views`, along with `parallelAnimations`.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "perform(_:on:options:animations:completion:)", .init(systemDuration, options).ofSystem,
      body: {
        for view in views { BlockAnimation.addTransition(to: view) }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }

  /// The duration of the system's own animations, in seconds.
  private static var systemDuration: TimeInterval { 0.25 }

  /// Runs `animations` as an animation of the library, which takes its time whatever they change, and lets touches through.
  /// Rules: LAYER-62, HIT-07.
  package class func animateAsSystem(
    withDuration duration: TimeInterval, animations: () -> Void = {}, completion: ((Bool) -> Void)? = nil
  ) {
    Animation.run(
      "animate(withDuration:animations:completion:)", .init(duration, .allowUserInteraction).ofSystem,
      body: animations, completion: completion)
  }

  // MARK: Switching off

  /// Runs `actionsWithoutAnimation` with animations disabled.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = AnimationState.current
    let outer = state.isEnabled
    state.isEnabled = false
    defer { state.isEnabled = outer }
    actionsWithoutAnimation()
  }

  /// Enables or disables animations on the current stage, until the next call.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.current.isEnabled = enabled }

  /// Whether animations take time; they do unless they have been disabled.
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside every block.
  public class var inheritedAnimationDuration: TimeInterval {
    let state = AnimationState.current
    return state.isEnabled ? state.block?.duration ?? 0 : 0
  }
}
