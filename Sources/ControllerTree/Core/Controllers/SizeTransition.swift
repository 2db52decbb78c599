import Foundation

/// The change of a window's size, for its controllers. Rules WIN-13, CON-22, CON-23, TRAIT-07 to TRAIT-12.
///
///     willTransition(to:with:)      down the tree, if there are other size classes
///     viewWillTransition(to:with:)  down the tree, if there is another size
///     ⟨bounds⟩ → traits → layout → blocks that run alongside → completions
///
/// In a rotation an animation encloses bounds, traits and layout, and begins before the blocks (TRAIT-11).
///
/// The object is the coordinator of both callbacks, also when a container overrides the traits of a child on screen.
@MainActor final class SizeTransition: NSObject {
  private let window: UIWindow
  private let alongside = AlongsideWork()
  /// The angle of a rotation of the device, which is animated (TRAIT-11).
  private let angle: CGFloat?

  init(in window: UIWindow, turnedBy angle: CGFloat? = nil) {
    self.window = window
    self.angle = angle
    super.init()
  }

  /// Schedules the end, after the controllers got the callbacks.
  /// - Returns: The animation that the change of the window's bounds is a part of; `nil` if nothing is animated.
  @discardableResult
  func start() -> Animation? {
    let cycle = window.stage.cycle
    if isAnimated { return animate(on: cycle) }
    cycle.enqueue(ClosureWork { [self] in alongside.start(with: self) }, in: .appearance)
    cycle.enqueue(ClosureWork { [self] in alongside.complete(with: self) }, in: .coordinators)
    return nil
  }

  private func animate(on cycle: UpdateCycle) -> Animation {
    let duration = transitionDuration
    let animation = Animation(duration: duration, allowsTouches: true, curve: .easeInOut)
    // After the delegates of scenes, which are told before layout (LAUNCH-19), and before the window's own pass, unless something
    // has asked for layout earlier in the turn.
    let layOut = ClosureWork { [self] in animation.perform { LayoutPass.run(in: window) } }
    cycle.enqueue(layOut, in: .layout)
    let start = ClosureWork { [self] in
      animation.begin(on: cycle, .init(duration).ofSystem)
      alongside.start(with: self, duration: duration)
      _ = cycle.schedule(after: .seconds(duration)) { [self] _ in
        cycle.enqueue(ClosureWork { [self] in alongside.complete(with: self) }, in: .coordinators)
      }
    }
    cycle.enqueue(start, in: .appearance)
    return animation
  }

  /// Sends the callbacks about the new size, and about the traits that it brings, to the root and to the window's
  /// presentations, before the window changes.
  /// - Returns: The animation that the change is a part of; `nil` if nothing is animated.
  static func window(_ window: UIWindow, willResizeTo size: CGSize) -> Animation? {
    guard let root = window.root, window.bounds.size != size else { return nil }
    let transition = SizeTransition(in: window, turnedBy: InterfaceOrientations.of(window.stage).turnedBy)
    if TraitUse.isAnywhere {
      let traits = window.inheritedTraits(at: size).overlaid(with: window)
      if window.rootInPlace === root { tell(root, traits.overlaid(with: root), transition) }
      PresentationResizing.window(window, willHave: traits, with: transition)
    }
    // The callback may have given the window another root.
    if window.rootInPlace === root, root.loadedView?.bounds.size != size {
      Delivery.deliver(.viewWillTransition(size, transition), to: root)
    }
    PresentationResizing.window(window, willResizeTo: size, with: transition)
    return transition.start()
  }

  /// The base of a presentation controller's `willTransition(to:with:)`: forwards to the presented controller.
  static func forward(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator,
    toPresented presented: UIViewController
  ) {
    guard presented.loadedView?.links.window != nil else { return }
    tell(presented, traits.overlaid(with: presented), coordinator)
  }

  /// The base of `willTransition(to:with:)`: forwards to each child on screen whose traits would change.
  static func forward(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator,
    from parent: UIViewController
  ) {
    guard !parent.links.children.isEmpty else { return }
    for child in parent.orderedChildren where child.links.parent === parent && child.isBesideItsParent {
      tell(child, traits.overlaid(onTheWayFrom: parent, to: child).overlaid(with: child), coordinator)
    }
  }

  /// Called before a container overrides traits of `controller`, without a change of size (CON-24).
  static func willOverride(_ traits: TraitValues, for controller: UIViewController) {
    guard let view = controller.loadedView, let window = view.links.window, window.isOnScreen else { return }
    let transition = SizeTransition(in: window)
    let above = TraitClimb.traits(above: view, at: .now).overlaid(with: traits)
    let own = controller.traitState?.overrides ?? TraitValues()
    if tell(controller, above.overlaid(with: own), transition) { transition.start() }
  }

  @discardableResult
  private static func tell(
    _ controller: UIViewController, _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) -> Bool {
    let now = TraitClimb.traits(of: controller)
    guard !traits.isSame(as: now) else { return false }
    Delivery.deliver(.willTransitionToTraits(traits, from: now, coordinator), to: controller)
    return true
  }

  /// The base of `viewWillTransition(to:with:)`: forwards to each child on screen whose size would change.
  static func forward(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator, from parent: UIViewController
  ) {
    guard !parent.links.children.isEmpty else { return }
    for child in parent.orderedChildren where child.links.parent === parent && child.isBesideItsParent {
      guard let view = child.loadedView else { continue }
      let target = parent.size(forChildContentContainer: child, withParentContainerSize: size)
      if target != view.bounds.size { Delivery.deliver(.viewWillTransition(target, coordinator), to: child) }
    }
  }
}

extension UIViewController {
  /// Whether the view is loaded, and in the same window as the parent's view. A child that its container keeps off
  /// screen gets the callback when it is shown (TRAIT-10).
  fileprivate final var isBesideItsParent: Bool {
    guard let view = loadedView else { return false }
    return view.links.window === links.parent?.loadedView?.links.window
  }
}

extension UIWindow {
  /// The root, if its view is in the window, or is covered and will be restored there (TRAIT-10).
  fileprivate final var rootInPlace: UIViewController? {
    guard let root, let view = root.loadedView else { return nil }
    return view.links.superview === self || root.rare?.presentation?.coveredBy != nil ? root : nil
  }
}

extension UITraitCollection {
  /// The traits with the overrides of `node` on top.
  @MainActor fileprivate func overlaid(with node: any TraitNode) -> UITraitCollection {
    node.traitState.map { overlaid(with: $0.overlay) } ?? self
  }

  /// The parent's traits with the overrides of the views between `parent` and `child`.
  @MainActor fileprivate func overlaid(
    onTheWayFrom parent: UIViewController, to child: UIViewController
  ) -> UITraitCollection {
    guard let top = parent.loadedView else { return self }
    var overlay = TraitValues()
    var current = child.loadedView?.links.superview
    while let view = current {
      if let own = view.traitState?.overlay { overlay = own.overlaid(with: overlay) }
      if view === top { return overlaid(with: overlay) }
      current = view.links.superview
    }
    return self
  }
}

extension SizeTransition: UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { angle != nil }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { isAnimated ? 0.3 : 0 }
  var percentComplete: CGFloat { alongside.isComplete ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { angle.map(CGAffineTransform.init(rotationAngle:)) ?? .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, with: self)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}
