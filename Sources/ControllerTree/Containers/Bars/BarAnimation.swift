import Foundation

/// How bars come into the view of a container, and how they leave it. Rules: NAV-38, NAV-39, NAV-41, TAB-63.
///
///     overEdges      the bar at the top comes from above the view and leaves there, the one at the bottom from below and there;
///                    the content is laid out within the animation, in the call
///     besidePages    in a change of pages: bars leave at the leading side and come back from there;
///                    the content is laid out with the change, which drives the bars: they follow a finger (NAV-41)
@MainActor struct BarAnimation {
  enum Way { case overEdges, besidePages }

  let way: Way
  /// In seconds.
  let duration: TimeInterval
  /// The change of pages that drives the bars; `nil` for bars that move alone.
  let change: ControllerTransition?

  /// A bar on its way out of view.
  struct Leaving {
    let bar: UIView
    let way: Way
    /// Counts the animations of a container: a later one of the same bar takes over.
    let number: Int
  }

  /// The animation for a container; `nil` off screen, and while animations are disabled.
  /// - Parameter change: The animated change of pages that waits or runs.
  init?(
    of container: UILayoutContainerView?, during change: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let container, container.window != nil, UIView.areAnimationsEnabled else { return nil }
    (way, duration) =
      change.map { (.besidePages, $0.transitionDuration) }
      ?? (.overEdges, TimeInterval(UINavigationController.hideShowBarDuration))
    self.change = change as? ControllerTransition
    if duration <= 0 { return nil }
  }
}

extension UILayoutContainerView {
  /// Lets bars come and leave with an animation.
  /// - Parameter change: Brings bars into view, or takes them out.
  func animate(_ animation: BarAnimation, _ change: () -> Void) {
    // What waits already is no part of the animation.
    if animation.way == .overEdges { layoutIfNeeded() }
    if current == nil { animations += 1 }
    current = animation
    change()
    switch animation.way {
    case .overEdges:
      current = nil
      move(animation) { $0.layoutIfNeeded() }
    case .besidePages: setNeedsLayout()
    }
  }

  /// Moves the bars to their places, and removes those that have left when the animation ends.
  func move(_ animation: BarAnimation, _ body: @escaping (UILayoutContainerView) -> Void) {
    let run = { [self] in
      UIView.animateAsSystem(withDuration: animation.duration) { [self] in
        body(self)
      } completion: { [self, number = animations] _ in
        for gone in leaving where gone.number == number { remove(gone.bar) }
      }
    }
    if let change = animation.change, change.isInProgress { change.animations.collect(run) } else { run() }
  }

  /// A bar leaves the view.
  func leave(_ bar: UIView) {
    guard let current else { return remove(bar) }
    leaving.append(.init(bar: bar, way: current.way, number: animations))
  }

  /// A bar comes into view: from beyond its edge, or from where it is on its way out.
  func come(_ bar: UIView, from start: CGRect) {
    leaving.removeAll { $0.bar === bar }
    guard bar.superview !== self else { return }
    addSubview(bar)
    if current != nil { UIView.performWithoutAnimation { bar.frame = start } }
  }

  private func remove(_ bar: UIView) {
    leaving.removeAll { $0.bar === bar }
    removeWithoutLayout(bar)
    barHasLeft(bar)
  }

  /// The place of a bar out of view, for its place in view.
  func outOfView(_ place: CGRect, isAtTop: Bool, _ way: BarAnimation.Way) -> CGRect {
    switch way {
    case .overEdges: return CGRect(x: 0, y: isAtTop ? -place.height : bounds.height, size: place.size)
    case .besidePages:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(x: isMirrored ? bounds.width : -place.width, y: place.minY, size: place.size)
    }
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}
