/// What a child presents in its own context lies in its container, in the child's place. It leaves the screen with the child, and
/// returns with it, as long as it is presented (CTX-09).
extension Presentation {
  /// Whether the container view has left the screen with the presenter's place.
  fileprivate var isAway: Bool {
    guard !isOver, let containerView else { return false }
    return containerView.links.superview == nil
  }
}

extension UIViewController {
  /// The presentation by the controller in its own context: the container view is in the controller's place, or has left it.
  private final var inPlace: Presentation? {
    guard let presentation = ownPresented, !presentation.isOver, !presentation.controller.shouldPresentInFullscreen,
      presentation.containerView != nil
    else { return nil }
    return presentation
  }

  /// Whether the controller's view is out of its place, and a presentation that has left the screen with the place still covers it.
  final var isCoveredInPlace: Bool {
    guard let presentation = rare?.presentation?.coveredBy else { return false }
    return presentation.isAway && presentation === inPlace
  }

  /// The view in the controller's place in its container: its own, or the container view of what covers it there.
  final var viewInPlace: UIView? {
    guard isCovered, let presentation = inPlace, presentation === rare?.presentation?.coveredBy else {
      return loadedView
    }
    return presentation.containerView
  }

  /// The controllers that are presented in the controller's place, from the bottom to the top.
  final var presentedInPlace: [UIViewController] {
    guard let bottom = inPlace, let place = bottom.containerView else { return [] }
    var found = [bottom.presented]
    for above in Presentation.above(bottom.presented, where: { $0.containerView?.isDescendant(of: place) == true }) {
      found.append(above.presented)
    }
    return found
  }

  /// Finishes at once a transition of what is presented in the controller's place: the place is about to leave the screen.
  final func finishTransitionsInPlace() {
    guard let presentation = inPlace else { return }
    for above in presentation.withEverythingAbove.reversed() { above.transition?.finishNow() }
  }

  /// Removes the container view in the controller's place.
  final func takeOutPresentedInPlace() { inPlace?.containerView?.removeFromSuperview() }

  /// Puts the container view back, above the controller's view, or into its place while it is covered.
  final func putBackPresentedInPlace(in superview: UIView) {
    guard let presentation = inPlace, let container = presentation.containerView else { return }
    if !isCovered, let view = loadedView, let home = view.links.superview {
      if container.frame != view.frame { container.frame = view.frame }
      let isAbove = container.links.superview === home && container.siblingIndex > view.siblingIndex
      if !isAbove { home.insertSubview(container, aboveSubview: view) }
    } else {
      if container.links.superview !== superview { superview.addSubview(container) }
      presentation.covered.renewPlace(of: self, at: container)
    }
  }

  /// The controller's view has moved: the container view follows it at the end of the turn.
  final func presentedFollowsLater() {
    guard let presentation = inPlace, links.parent != nil else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { [self] in if presentation === inPlace, !isCovered { followPlace(of: presentation) } },
      in: .transitions)
  }

  private final func followPlace(of presentation: Presentation) {
    guard presentation.transition == nil, let view = loadedView, let container = presentation.containerView else {
      return
    }
    if let superview = view.links.superview {
      if container.links.superview !== superview { putBackPresentedInPlace(in: superview) }
    } else {
      container.removeFromSuperview()
    }
  }
}
