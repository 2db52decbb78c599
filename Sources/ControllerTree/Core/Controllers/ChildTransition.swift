import Foundation

/// `transition(from:to:duration:options:animations:completion:)`. Rules CON-19 to CON-21, MIS-23 to MIS-25.
@MainActor struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController
  let duration: TimeInterval
  let options: UIView.AnimationOptions
  let animations: (() -> Void)?
  let completion: ((Bool) -> Void)?

  /// The sides that get appearance callbacks.
  private struct Sides {
    var from = false
    var to = false
  }

  func run() {
    Stage.turn("transition(from:to:duration:options:animations:completion:)", parent, .other) {
      if let refusal { return parent.report(refusal) }
      let sides = begin()
      place()
      Animation.run(
        "transition(from:to:duration:options:animations:completion:)", .init(duration, options).ofSystem,
        body: animations ?? {}, completion: { finished in end(sides, finished) })
    }
  }

  private var refusal: HierarchyIssue? {
    if from.links.parent !== parent || to.links.parent !== parent || from === to {
      return .noCommonParent(from, to, of: parent)
    }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .manualForwarding(parent) }
    return parent.refusalToShow(to)
  }

  /// Off screen, neither side gets callbacks; on screen, a side that is in its end state already gets none (MIS-25).
  private func begin() -> Sides {
    var sides = Sides()
    guard parent.appearance != .disappeared else { return sides }
    let isAnimated = duration > 0
    let (leaves, arrives) = (!from.isCovered, !to.isCovered)
    if leaves { sides.from = Appearance.begin(from, appearing: false, animated: isAnimated, by: .explicit) }
    if arrives { sides.to = Appearance.begin(to, appearing: true, animated: isAnimated, by: .explicit) }
    if sides.from != leaves || sides.to != arrives { parent.report(.transitionViewsInPlace(from, to, of: parent)) }
    return sides
  }

  private func place() {
    to.loadViewIfNeeded()
    guard let new = to.viewInPlace else { return }
    if options.contains(.showHideTransitionViews) { new.isHidden = false }
    if let old = from.viewInPlace, let container = old.links.superview {
      container.insertSubview(new, aboveSubview: old)
    } else {
      parent.view.addSubview(new)
    }
    if let superview = new.links.superview { to.putBackPresentedInPlace(in: superview) }
  }

  /// During the transition the new child may have left, or its parent may have disappeared.
  private var isNewChildInPlace: Bool {
    guard to.links.parent === parent, let view = to.loadedView, let parentView = parent.loadedView else { return false }
    switch parent.appearance {
    case .appearing, .entering, .appeared: return view.isDescendant(of: parentView)
    case .disappeared, .disappearing: return false
    }
  }

  private func end(_ sides: Sides, _ finished: Bool) {
    if options.contains(.showHideTransitionViews) {
      from.loadedView?.isHidden = true
    } else {
      from.loadedView?.removeFromSuperview()
      from.takeOutPresentedInPlace()
    }
    if sides.to { Appearance.finish(to, isOnScreen: isNewChildInPlace) }
    if sides.from { Appearance.finish(from, isOnScreen: false) }
    completion?(finished)
  }
}
